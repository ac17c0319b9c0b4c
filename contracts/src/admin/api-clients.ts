// Admin calls of API clients: programs that call /api/v1 with a key and chosen rights; a key is shown once. [decisions 0110]
import { z } from 'zod';
import { digits, id, text } from '../calls/call.ts';
import {
  defineAdminCall,
  idParams,
  idsFilter,
  langQuery,
  listOf,
  listQuery,
  moment,
  searchFilter,
} from './admin-call.ts';
import { defineCrud } from './crud.ts';
import { GRANTABLE_RIGHTS } from './rights.ts';

export const API_KEY_STATES = ['live', 'expired', 'revoked'] as const;

const day = z.string().nullable().describe('in UTC, as `2026-05-31`; null: never');
const key = z.object({
  id,
  prefix: z.string().describe('the part of the key that is no secret'),
  state: z.enum(API_KEY_STATES),
  createdAt: moment,
  expiresAt: moment.nullable().describe('null: valid until it is revoked'),
  lastUsedDay: day,
});
const client = z.object({
  id,
  name: z.string(),
  rights: z.array(z.string()).describe('one of each area: `orders:write` includes reading'),
  addresses: z.array(z.string()).describe('networks its keys are accepted from; none: any'),
  callsPerMinute: z.number().int(),
  active: z.boolean(),
  createdAt: moment,
  createdBy: z.string().nullable(),
  lastUsedDay: day,
  keys: z.array(key).describe('the newest first'),
});
export type AdminApiClient = z.output<typeof client>;

const fields = {
  name: text(80),
  rights: z
    .array(z.enum(GRANTABLE_RIGHTS as [string, ...string[]]))
    .max(GRANTABLE_RIGHTS.length)
    .describe('those of an own role: what is the administrator’s alone is none of them'),
  addresses: z
    .array(text(64))
    .max(50)
    .describe('IPv4 or IPv6 addresses, or networks as `203.0.113.0/24`; none: from anywhere'),
  callsPerMinute: z.number().int().min(1).max(100_000),
};
const newClient = z.strictObject(fields);
const changedClient = z.strictObject({ ...fields, active: z.boolean() });
export type ApiClientInput = z.output<typeof newClient> & { active?: boolean };

export const apiClients = defineCrud({
  area: 'staff',
  path: '/api-clients',
  calls: {
    list: ['listApiClients', 'Programs that call /api/v1'],
    get: ['getApiClient', 'One of them with its keys'],
    create: ['addApiClient', 'A new one, still without a key'],
    update: ['changeApiClient', 'Changes it, or switches it off, from its next call on'],
  },
  query: listQuery(['name', 'createdAt', 'id'], { ids: idsFilter, q: searchFilter }),
  row: client,
  update: changedClient,
  create: newClient,
});

export const listPrograms = defineAdminCall({
  name: 'listPrograms',
  method: 'GET',
  path: '/programs',
  right: 'staff',
  summary:
    'Numbers and names of API clients, for everybody of the staff: records say who changed them',
  query: listQuery(['name', 'id'], { ids: idsFilter, q: searchFilter }),
  response: listOf(z.object({ id, name: z.string() })),
});
export const addApiKey = defineAdminCall({
  name: 'addApiKey',
  method: 'POST',
  path: '/api-clients/:id/keys',
  right: 'staff:write',
  summary: 'A new key: this answer alone shows it; a client has at most two that are valid',
  params: idParams,
  query: langQuery,
  body: z.strictObject({
    validDays: z.number().int().min(1).max(3_650).nullable().describe('null: until it is revoked'),
  }),
  response: z.object({ key: z.string(), client }),
});
export const revokeApiKey = defineAdminCall({
  name: 'revokeApiKey',
  method: 'POST',
  path: '/api-clients/:id/keys/:keyId/revoke',
  right: 'staff:write',
  summary: 'Ends a key at once, and for good',
  params: idParams.extend({ keyId: digits() }),
  query: langQuery,
  response: client,
});
