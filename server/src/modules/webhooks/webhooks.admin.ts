// Admin service of webhooks: endpoints are added, changed, tested, switched and replayed, deliveries are read and sent again. [decisions 0109]
import { randomUUID } from 'node:crypto';
import {
  WEBHOOK_TEST_TYPE,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookEndpointWithSecret,
  type WebhookInput,
  type WholeWebhookDelivery,
} from '@millwright/contracts';
import { staffIdOf, staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, noteChange, type Tx } from '../../platform/db/index.ts';
import type { Listed, ListPage } from '../../platform/list.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { rejectAddress } from '../../platform/public-post.ts';
import { cleanLine } from '../../platform/text.ts';
import {
  type DeliveryFilter,
  type DeliveryRow,
  deleteEndpoint,
  type EndpointColumns,
  type EndpointRow,
  findDelivery,
  insertEndpoint,
  insertTest,
  listDeliveryRows,
  listEndpointRows,
  lockDelivery,
  lockEndpointOfStaff,
  type Place,
  replaySome,
  saveAgain,
  saveSecrets,
  saveSwitch,
  updateEndpoint,
} from './webhooks.admin.queries.ts';
import { payloadOf } from './webhooks.rules.ts';
import { newWebhookSecret } from './webhooks.signature.ts';

/** Events of a replay in one statement. */
const REPLAY_BATCH = 2_000;

/** @throws Problem not-found, right-missing */
export async function listWebhooks(
  ctx: Ctx,
  filter: { ids?: number[] | undefined },
  page: ListPage,
): Promise<Listed<WebhookEndpoint>> {
  staffOf(ctx, 'system:read');
  const { rows, total } = await listEndpointRows(ctx.db, { ...page, ids: filter.ids ?? null });
  return { rows: rows.map(toEndpoint), total };
}

/** @throws Problem not-found, right-missing, record-not-found */
export async function getWebhook(ctx: Ctx, id: number): Promise<WebhookEndpoint> {
  staffOf(ctx, 'system:read');
  return await readOne(ctx, id);
}

/** @throws Problem not-found, right-missing, invalid-request */
export async function addWebhook(
  ctx: Ctx,
  input: WebhookInput,
): Promise<WebhookEndpointWithSecret> {
  staffOf(ctx, 'system:write');
  const columns = columnsOf(input);
  const secret = newWebhookSecret();
  const id = await inTransaction(
    ctx.db,
    async (tx) =>
      await insertEndpoint(tx, {
        ...columns,
        secrets: [secret],
        created_by: staffIdOf(ctx),
        rotated_at: ctx.clock.now(),
      }),
  );
  return { ...(await readOne(ctx, id)), secret };
}

/** @throws Problem not-found, right-missing, record-not-found, invalid-request */
export async function changeWebhook(
  ctx: Ctx,
  id: number,
  input: WebhookInput,
): Promise<WebhookEndpoint> {
  const columns = columnsOf(input);
  return await change(ctx, id, async (tx) => await updateEndpoint(tx, id, columns));
}

/** @throws Problem not-found, right-missing, record-not-found */
export async function removeWebhook(ctx: Ctx, id: number): Promise<void> {
  staffOf(ctx, 'system:write');
  await inTransaction(ctx.db, async (tx) => {
    await lockOne(tx, id);
    await deleteEndpoint(tx, id);
  });
}

/** Off, nothing is sent, and the endpoint keeps its place in the change feed. @throws Problem not-found, right-missing, record-not-found */
export async function switchWebhook(ctx: Ctx, id: number, isOn: boolean): Promise<WebhookEndpoint> {
  return await change(ctx, id, async (tx, { state }) => {
    if ((state !== 'off') !== isOn) await saveSwitch(tx, id, isOn);
  });
}

/** The newest two secrets sign. @throws Problem not-found, right-missing, record-not-found */
export async function rotateWebhookSecret(
  ctx: Ctx,
  id: number,
): Promise<WebhookEndpointWithSecret> {
  const secret = newWebhookSecret();
  const endpoint = await change(ctx, id, async (tx, { secrets }) => {
    await saveSecrets(tx, id, [secret, ...secrets.slice(0, 1)], ctx.clock.now());
  });
  return { ...endpoint, secret };
}

/** @throws Problem not-found, right-missing, record-not-found, webhook-off */
export async function testWebhook(ctx: Ctx, id: number): Promise<{ deliveryId: number }> {
  staffOf(ctx, 'system:write');
  return await inTransaction(ctx.db, async (tx) => {
    if ((await lockOne(tx, id)).state === 'off') throw new Problem('webhook-off');
    const deliveryId = await insertTest(tx, id, {
      messageId: `test_${randomUUID()}`,
      type: WEBHOOK_TEST_TYPE,
      data: { webhook: id },
      now: ctx.clock.now(),
    });
    await note(tx, 'webhook', id, { test: deliveryId });
    return { deliveryId };
  });
}

/** @param from ISO moment @throws Problem not-found, right-missing, record-not-found, webhook-off, invalid-request */
export async function replayWebhook(
  ctx: Ctx,
  id: number,
  from: string,
): Promise<{ events: number }> {
  staffOf(ctx, 'system:write');
  const now = ctx.clock.now();
  const since = new Date(from);
  // Hours may be 25.
  if (Number.isNaN(since.getTime()) || since > now)
    throw invalid([{ code: 'value-not-valid', pointer: '/from' }]);
  await inTransaction(ctx.db, async (tx) => {
    if ((await lockOne(tx, id)).state === 'off') throw new Problem('webhook-off');
    await note(tx, 'webhook', id, { replay: since.toISOString() });
  });
  let events = 0;
  // Batch by batch, so that no statement is long; one that is sent meanwhile is sent.
  for (let after: Place = { xid: '0', id: 0 }; ; ) {
    const batch = await replaySome(ctx.db, id, { from: since, after, now, atMost: REPLAY_BATCH });
    if (batch === undefined) return { events };
    events += batch.sent;
    after = batch;
  }
}

/** @throws Problem not-found, right-missing */
export async function listWebhookDeliveries(
  ctx: Ctx,
  filter: DeliveryFilter,
  page: ListPage,
): Promise<Listed<WebhookDelivery>> {
  staffOf(ctx, 'system:read');
  const { rows, total } = await listDeliveryRows(ctx.db, filter, page);
  return { rows: rows.map(toDelivery), total };
}

/** @throws Problem not-found, right-missing, record-not-found */
export async function getWebhookDelivery(ctx: Ctx, id: number): Promise<WholeWebhookDelivery> {
  staffOf(ctx, 'system:read');
  const row = await findDelivery(ctx.db, id);
  if (row === undefined) throw new Problem('record-not-found');
  return { ...toDelivery(row), payload: payloadOf(row), lastAnswer: row.last_answer };
}

/** @throws Problem not-found, right-missing, record-not-found, webhook-off */
export async function sendWebhookAgain(ctx: Ctx, id: number): Promise<WholeWebhookDelivery> {
  staffOf(ctx, 'system:write');
  await inTransaction(ctx.db, async (tx) => {
    const state = await lockDelivery(tx, id);
    if (state === undefined) throw new Problem('record-not-found');
    if (state === 'off') throw new Problem('webhook-off');
    await saveAgain(tx, id, ctx.clock.now());
    await note(tx, 'webhook-delivery', id, { state: 'waiting' });
  });
  return await getWebhookDelivery(ctx, id);
}

async function change(
  ctx: Ctx,
  id: number,
  step: (tx: Tx, endpoint: Awaited<ReturnType<typeof lockOne>>) => Promise<void>,
): Promise<WebhookEndpoint> {
  staffOf(ctx, 'system:write');
  await inTransaction(ctx.db, async (tx) => await step(tx, await lockOne(tx, id)));
  return await readOne(ctx, id);
}

async function lockOne(tx: Tx, id: number) {
  const endpoint = await lockEndpointOfStaff(tx, id);
  if (endpoint === undefined) throw new Problem('record-not-found');
  return endpoint;
}

async function readOne(ctx: Ctx, id: number): Promise<WebhookEndpoint> {
  const { rows } = await listEndpointRows(ctx.db, { start: 0, count: 1, order: 'asc', ids: [id] });
  const [row] = rows;
  if (row === undefined) throw new Problem('record-not-found');
  return toEndpoint(row);
}

/** What staff did that changes no row of an audited table. */
async function note(tx: Tx, subject: string, id: number, after: object): Promise<void> {
  await noteChange(tx, {
    subject,
    id: String(id),
    table: 'webhook_delivery',
    before: {},
    after,
  });
}

/** @throws Problem invalid-request */
function columnsOf({ url, types, description }: WebhookInput): EndpointColumns {
  const address = url.trim();
  const fields: FieldProblem[] = [];
  const rejected = rejectAddress(address);
  if (address === '') fields.push({ code: 'field-required', pointer: '/url' });
  else if (rejected !== undefined)
    fields.push({
      code: rejected === 'not-https' ? 'webhook-address-not-https' : 'webhook-address-private',
      pointer: '/url',
    });
  if (types.length === 0) fields.push({ code: 'field-required', pointer: '/types' });
  if (fields.length > 0) throw invalid(fields);
  return {
    // As it is understood: 0x7f.1 is 127.0.0.1.
    url: new URL(address).href,
    types: [...new Set(types)],
    description: cleanLine(description),
  };
}

function invalid(fields: FieldProblem[]): Problem {
  return new Problem('invalid-request', {}, { fields });
}

function toEndpoint(row: EndpointRow): WebhookEndpoint {
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    types: row.types,
    state: row.state,
    failingSince: row.failing_since?.toISOString() ?? null,
    offReason: row.off_reason,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    rotatedAt: row.rotated_at.toISOString(),
    secrets: row.secrets,
    waiting: row.waiting,
    dead: row.dead,
    lastDeliveredAt: row.last_delivered_at?.toISOString() ?? null,
  };
}

function toDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    webhookId: row.endpoint_id,
    url: row.url,
    messageId: row.message_id,
    type: row.type,
    at: row.at.toISOString(),
    state: row.state,
    reason: row.reason,
    attempts: row.attempts,
    nextAt: row.state === 'waiting' ? row.next_at.toISOString() : null,
    lastAt: row.last_at?.toISOString() ?? null,
    lastStatus: row.last_status,
    lastFailure: row.last_failure,
    lastMs: row.last_ms,
  };
}
