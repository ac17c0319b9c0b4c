// Admin calls of webhooks: endpoints with their health, and the log of deliveries. [decisions 0109]
import { z } from 'zod';
import { digits, form, id, text } from '../calls/call.ts';
import { EVENT_TYPE_NAMES } from '../event-types.ts';
import {
  defineAdminCall,
  done,
  idParams,
  idsFilter,
  langQuery,
  listOf,
  listQuery,
  moment,
} from './admin-call.ts';
import {
  DEAD_REASONS,
  DELIVERY_STATES,
  WEBHOOK_FAILURES,
  WEBHOOK_OFF_REASONS,
  WEBHOOK_STATES,
} from './webhook-kinds.ts';

const count = z.number().int();

const endpoint = z.object({
  id,
  url: z.string(),
  description: z.string(),
  types: z.array(z.string()),
  state: z.enum(WEBHOOK_STATES),
  failingSince: moment.nullable(),
  offReason: z.enum(WEBHOOK_OFF_REASONS).nullable(),
  createdBy: z.string(),
  createdAt: moment,
  rotatedAt: moment.describe('when the secret that signs first was made'),
  secrets: count.describe('how many sign: two while the receiver changes over'),
  waiting: count.describe('deliveries that are still to be made'),
  dead: count.describe('deliveries of the last 30 days that were given up'),
  lastDeliveredAt: moment.nullable(),
});
export type WebhookEndpoint = z.output<typeof endpoint>;
const withSecret = z.object({
  ...endpoint.shape,
  secret: z.string().describe('whsec_..., shown in this answer only'),
});
export type WebhookEndpointWithSecret = z.output<typeof withSecret>;

const endpointBody = z.strictObject({
  url: text(2_000).describe('https, and reachable by everybody'),
  types: z.array(z.enum(EVENT_TYPE_NAMES)).max(EVENT_TYPE_NAMES.length),
  description: text(200),
});
export type WebhookInput = z.output<typeof endpointBody>;

export const listWebhooks = defineAdminCall({
  name: 'listWebhooks',
  method: 'GET',
  path: '/webhooks',
  right: 'system:read',
  summary: 'Endpoints that events are sent to, and how they fare',
  query: listQuery(['id'], { ids: idsFilter }),
  response: listOf(endpoint),
});
export const getWebhook = defineAdminCall({
  name: 'getWebhook',
  method: 'GET',
  path: '/webhooks/:id',
  right: 'system:read',
  summary: 'One endpoint',
  params: idParams,
  query: langQuery,
  response: endpoint,
});
export const addWebhook = defineAdminCall({
  name: 'addWebhook',
  method: 'POST',
  path: '/webhooks',
  right: 'system:write',
  summary: 'A new endpoint, with the secret that signs what is sent to it; events from now on',
  query: langQuery,
  body: endpointBody,
  response: withSecret,
});
export const changeWebhook = defineAdminCall({
  name: 'changeWebhook',
  method: 'PUT',
  path: '/webhooks/:id',
  right: 'system:write',
  summary: 'Changes its address, types or description',
  params: idParams,
  query: langQuery,
  body: endpointBody,
  response: endpoint,
});
export const removeWebhook = defineAdminCall({
  name: 'removeWebhook',
  method: 'DELETE',
  path: '/webhooks/:id',
  right: 'system:write',
  summary: 'Removes it with its deliveries',
  params: idParams,
  query: langQuery,
  response: done,
});
export const switchWebhook = defineAdminCall({
  name: 'switchWebhook',
  method: 'POST',
  path: '/webhooks/:id/switch',
  right: 'system:write',
  summary:
    'Switches it off or on again; events of the time between wait as long as the change feed keeps them',
  params: idParams,
  query: langQuery,
  body: z.strictObject({ on: z.boolean() }),
  response: endpoint,
});
export const rotateWebhookSecret = defineAdminCall({
  name: 'rotateWebhookSecret',
  method: 'POST',
  path: '/webhooks/:id/rotate',
  right: 'system:write',
  summary: 'Another secret; the one before signs too until the next change',
  params: idParams,
  query: langQuery,
  response: withSecret,
});
export const testWebhook = defineAdminCall({
  name: 'testWebhook',
  method: 'POST',
  path: '/webhooks/:id/test',
  right: 'system:write',
  summary: 'Sends a test event, once',
  params: idParams,
  query: langQuery,
  response: z.object({ deliveryId: id }),
});
export const replayWebhook = defineAdminCall({
  name: 'replayWebhook',
  method: 'POST',
  path: '/webhooks/:id/replay',
  right: 'system:write',
  summary: 'Sends all events since a moment again, with the same ids',
  params: idParams,
  query: langQuery,
  body: z.strictObject({
    from: form(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/, '2026-05-31T00:00:00Z'),
  }),
  response: z.object({ events: count }),
});

const delivery = z.object({
  id,
  webhookId: id.describe('the endpoint'),
  url: z.string(),
  messageId: z.string().describe('the header webhook-id'),
  type: z.string(),
  at: moment.describe('when it happened'),
  state: z.enum(DELIVERY_STATES),
  reason: z.enum(DEAD_REASONS).nullable(),
  attempts: count,
  nextAt: moment.nullable(),
  lastAt: moment.nullable(),
  lastStatus: count.nullable(),
  lastFailure: z.enum(WEBHOOK_FAILURES).nullable(),
  lastMs: count.nullable(),
});
const wholeDelivery = z.object({
  ...delivery.shape,
  payload: z.string().describe('the body as it is sent'),
  lastAnswer: z.string().nullable().describe('how the last answer began'),
});
export type WebhookDelivery = z.output<typeof delivery>;
export type WholeWebhookDelivery = z.output<typeof wholeDelivery>;

export const listWebhookDeliveries = defineAdminCall({
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: '/webhook-deliveries',
  right: 'system:read',
  summary: 'Deliveries, the newest first; those that ended are kept for 30 days',
  query: listQuery(['id'], {
    webhookId: digits().optional(),
    state: z.enum(DELIVERY_STATES).optional(),
    type: text(60).optional(),
  }),
  response: listOf(delivery),
});
export const getWebhookDelivery = defineAdminCall({
  name: 'getWebhookDelivery',
  method: 'GET',
  path: '/webhook-deliveries/:id',
  right: 'system:read',
  summary: 'One delivery with what was sent and answered',
  params: idParams,
  query: langQuery,
  response: wholeDelivery,
});
export const sendWebhookAgain = defineAdminCall({
  name: 'sendWebhookAgain',
  method: 'POST',
  path: '/webhook-deliveries/:id/send-again',
  right: 'system:write',
  summary: 'Sends it again with the same id, up to ten times as at first',
  params: idParams,
  query: langQuery,
  response: wholeDelivery,
});
