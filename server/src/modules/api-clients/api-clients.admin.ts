// API clients in the back office: administrators make and change them; a key is answered once, ends by its day or when it is revoked. [decisions 0110]
import { isIP } from 'node:net';
import { type AdminApiClient, type ApiClientInput, plainRights } from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { defineCrud } from '../../platform/crud.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import type { ListPage } from '../../platform/list.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { newApiKey } from '../../platform/secret.ts';
import { cleanLine } from '../../platform/text.ts';
import {
  type ClientRow,
  insertKey,
  type KeyRow,
  listClientRows,
  listKeys,
  lockClient,
  revokeKeyRow,
} from './api-clients.queries.ts';
import { keyState, LIVE_KEYS } from './api-clients.rules.ts';

const DAY_MS = 86_400_000;
const ONE_PAGE = { start: 0, count: 1, sort: 'id', order: 'asc' } as const;

export const apiClientCrud = defineCrud<AdminApiClient, ApiClientInput>({
  area: 'staff',
  table: 'api_client',
  read: async (ctx, db, filter, page) => {
    const { rows, total } = await listClientRows(db, filter, page);
    return { rows: await withKeys(ctx, db, rows), total };
  },
  toColumns: (_tx, input, id) => {
    const name = cleanLine(input.name);
    const scopes = plainRights(input.rights);
    const fields: FieldProblem[] = [];
    if (name === '') fields.push({ code: 'field-required', pointer: '/name' });
    if (scopes.length === 0) fields.push({ code: 'field-required', pointer: '/rights' });
    const networks = input.addresses.map((each) => each.trim()).filter((each) => each !== '');
    const faulty = networks.find((each) => !isNetwork(each));
    if (faulty !== undefined)
      fields.push({
        ...{ code: 'network-not-valid', pointer: '/addresses', params: { value: faulty } },
      });
    if (fields.length > 0) throw new Problem('invalid-request', {}, { fields });
    return {
      name,
      scopes,
      // As networks: 203.0.113.7/24 is 203.0.113.0/24.
      ip_allow: sql`(select coalesce(array_agg(network(n::inet)), '{}') from unnest(${networks}::text[]) n)`,
      calls_per_minute: input.callsPerMinute,
      ...(id === null
        ? { created_by: sql`nullif(current_setting('millwright.staff', true), '')::int` }
        : { disabled_at: input.active ? null : sql`coalesce(disabled_at, now())` }),
    };
  },
  atFields: async (work) => {
    try {
      return await work();
    } catch (error) {
      if ((error as { constraint?: string }).constraint !== 'api_client_name_unique') throw error;
      throw new Problem('value-taken', {}, { fields: [{ code: 'value-taken', pointer: '/name' }] });
    }
  },
});

/** Names alone: what a program may do is the administrators' concern. @throws Problem not-found */
export async function listPrograms(
  ctx: Ctx,
  filter: { ids?: number[] | undefined; q?: string | undefined },
  page: ListPage,
): Promise<{ rows: { id: number; name: string }[]; total: number }> {
  if (ctx.actor.kind !== 'staff') throw new Problem('not-found');
  const { rows, total } = await listClientRows(ctx.db, filter, page);
  return { rows: rows.map(({ id, name }) => ({ id, name })), total };
}

/** @returns the key, which nothing else ever shows @throws Problem not-found, right-missing, record-not-found, api-keys-enough */
export async function addKey(
  ctx: Ctx,
  id: number,
  { validDays }: { validDays: number | null },
): Promise<{ key: string; client: AdminApiClient }> {
  staffOf(ctx, 'staff:write');
  const now = ctx.clock.now();
  return await inTransaction(ctx.db, async (tx) => {
    if (!(await lockClient(tx, id))) throw new Problem('record-not-found');
    const keys = await listKeys(tx, [id]);
    if (keys.filter((each) => keyState(each, now) === 'live').length >= LIVE_KEYS)
      throw new Problem('api-keys-enough', { n: LIVE_KEYS });
    const { key, prefix, hash } = newApiKey();
    const expires_at = validDays === null ? null : new Date(now.getTime() + validDays * DAY_MS);
    await insertKey(tx, { client_id: id, prefix, hash, created_at: now, expires_at });
    return { key, client: await readClient(ctx, tx, id) };
  });
}

/** From the next request on. @throws Problem not-found, right-missing, record-not-found, api-key-not-found */
export async function revokeKey(ctx: Ctx, id: number, keyId: number): Promise<AdminApiClient> {
  staffOf(ctx, 'staff:write');
  return await inTransaction(ctx.db, async (tx) => {
    if (!(await lockClient(tx, id))) throw new Problem('record-not-found');
    if (!(await revokeKeyRow(tx, { clientId: id, keyId, at: ctx.clock.now() })))
      throw new Problem('api-key-not-found');
    return await readClient(ctx, tx, id);
  });
}

async function readClient(ctx: Ctx, tx: Tx, id: number): Promise<AdminApiClient> {
  const { rows } = await listClientRows(tx, { ids: [id] }, ONE_PAGE);
  const [client] = await withKeys(ctx, tx, rows);
  if (client === undefined) throw new Problem('record-not-found');
  return client;
}

async function withKeys(ctx: Ctx, db: Db | Tx, rows: ClientRow[]): Promise<AdminApiClient[]> {
  const now = ctx.clock.now();
  const keys = await listKeys(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    rights: row.scopes,
    addresses: row.ip_allow.map(withoutFullLength),
    callsPerMinute: row.calls_per_minute,
    active: row.disabled_at === null,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    lastUsedDay: row.last_used_day,
    keys: keys.filter((key) => key.client_id === row.id).map((key) => toKey(key, now)),
  }));
}

function toKey(row: KeyRow, now: Date): AdminApiClient['keys'][number] {
  return {
    id: row.id,
    prefix: row.prefix,
    state: keyState(row, now),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    lastUsedDay: row.last_used_day,
  };
}

/** A single address is shown as it was typed. */
function withoutFullLength(network: string): string {
  return network.replace(network.includes(':') ? /\/128$/ : /\/32$/, '');
}

function isNetwork(text: string): boolean {
  const [, address = '', length] = /^([0-9a-f:.]+)(?:\/([0-9]{1,3}))?$/i.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && (length === undefined || Number(length) <= (version === 4 ? 32 : 128));
}
