// Webhook queries of the back office: endpoints with their health, the log of deliveries, and deliveries that are made anew.
import type {
  DeadReason,
  DeliveryState,
  WebhookFailure,
  WebhookOffReason,
  WebhookState,
} from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Listed, type ListPage, listed } from '../../platform/list.ts';
import { allOf, sortDirection } from '../../platform/sql.ts';

export type EndpointRow = {
  id: number;
  url: string;
  description: string;
  types: string[];
  state: WebhookState;
  failing_since: Date | null;
  off_reason: WebhookOffReason | null;
  created_by: string;
  created_at: Date;
  rotated_at: Date;
  secrets: number;
  waiting: number;
  dead: number;
  last_delivered_at: Date | null;
};

export async function listEndpointRows(
  db: Db | Tx,
  { start, count, order, ids = null }: Omit<ListPage, 'sort'> & { ids?: number[] | null },
): Promise<Listed<EndpointRow>> {
  const { rows } = await sql<EndpointRow & { total: number }>`
    select w.id, w.url, w.description, w.types, w.state, w.failing_since, w.off_reason, s.name as created_by, w.created_at, w.rotated_at,
      cardinality(w.secrets) as secrets, count(*) over ()::int as total,
      (select count(*)::int from webhook_delivery d where d.endpoint_id = w.id and d.state = 'waiting') as waiting,
      (select count(*)::int from webhook_delivery d where d.endpoint_id = w.id and d.state = 'dead') as dead,
      (select max(d.last_at) from webhook_delivery d where d.endpoint_id = w.id and d.state = 'done') as last_delivered_at
    from webhook_endpoint w join staff s on s.id = w.created_by
    where ${ids}::int[] is null or w.id = any(${ids}::int[])
    order by w.id ${sortDirection(order)} limit ${count} offset ${start}`.execute(db);
  return listed(rows);
}

export type EndpointColumns = { url: string; description: string; types: string[] };

export async function insertEndpoint(
  tx: Tx,
  columns: EndpointColumns & { secrets: string[]; created_by: number; rotated_at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('webhook_endpoint')
    .values(columns)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns its secrets and state; undefined: there is none */
export async function lockEndpointOfStaff(
  tx: Tx,
  id: number,
): Promise<{ secrets: string[]; state: WebhookState } | undefined> {
  return await tx
    .selectFrom('webhook_endpoint')
    .select(['secrets', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateEndpoint(tx: Tx, id: number, columns: EndpointColumns): Promise<void> {
  await tx.updateTable('webhook_endpoint').set(columns).where('id', '=', id).execute();
}

export async function saveSecrets(
  tx: Tx,
  id: number,
  secrets: string[],
  rotatedAt: Date,
): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set({ secrets, rotated_at: rotatedAt })
    .where('id', '=', id)
    .execute();
}

export async function saveSwitch(tx: Tx, id: number, isOn: boolean): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set({ state: isOn ? 'on' : 'off', failing_since: null, off_reason: isOn ? null : 'staff' })
    .where('id', '=', id)
    .execute();
}

export async function deleteEndpoint(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('webhook_endpoint').where('id', '=', id).execute();
}

export async function insertTest(
  tx: Tx,
  endpointId: number,
  test: { messageId: string; type: string; data: object; now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('webhook_delivery')
    .values({
      endpoint_id: endpointId,
      message_id: test.messageId,
      type: test.type,
      at: test.now,
      data: JSON.stringify(test.data),
      next_at: test.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type Place = { xid: string; id: number };

/**
 * The next events since a moment, of the endpoint's types and behind its cursor, wait to be sent, those that ended too.
 * @returns the last one that was looked at; undefined: none was left
 */
export async function replaySome(
  db: Db,
  endpointId: number,
  { from, after, now, atMost }: { from: Date; after: Place; now: Date; atMost: number },
): Promise<(Place & { sent: number }) | undefined> {
  const { rows } = await sql<Place & { sent: number }>`
    with batch as materialized (
      select e.id, e.xid, e.type, e.at, e.data, w.types from webhook_endpoint w join event e on (e.xid, e.id) <= (w.cursor_xid, w.cursor_id)
      where w.id = ${endpointId} and (e.xid, e.id) > (${after.xid}::xid8, ${after.id}) and e.at >= ${from} order by e.xid, e.id limit ${atMost}
    ), sent as (
      insert into webhook_delivery as d (endpoint_id, message_id, event_id, type, at, data, next_at)
      select ${endpointId}::int, 'evt_' || id, id, type, at, data, ${now}::timestamptz from batch where type = any(types)
      on conflict on constraint webhook_delivery_once do update set state = 'waiting', reason = null, attempts = 0, next_at = excluded.next_at
      returning 1
    )
    select xid::text as xid, id, (select count(*)::int from sent) as sent from batch order by batch.xid desc, batch.id desc limit 1`.execute(
    db,
  );
  return rows[0];
}

export type DeliveryRow = {
  id: number;
  endpoint_id: number;
  url: string;
  message_id: string;
  type: string;
  at: Date;
  data: Record<string, unknown>;
  state: DeliveryState;
  reason: DeadReason | null;
  attempts: number;
  next_at: Date;
  last_at: Date | null;
  last_status: number | null;
  last_failure: WebhookFailure | null;
  last_ms: number | null;
  last_answer: string | null;
};

export type DeliveryFilter = {
  webhookId?: number | undefined;
  state?: DeliveryState | undefined;
  type?: string | undefined;
};

export async function listDeliveryRows(
  db: Db | Tx,
  { webhookId, state, type }: DeliveryFilter,
  { start, count, order }: Omit<ListPage, 'sort'>,
): Promise<Listed<DeliveryRow>> {
  const where = sql`where ${allOf([
    ...(webhookId === undefined ? [] : [sql`d.endpoint_id = ${webhookId}`]),
    ...(state === undefined ? [] : [sql`d.state = ${state}`]),
    ...(type === undefined ? [] : [sql`d.type = ${type}`]),
  ])}`;
  const [{ rows }, counted] = await Promise.all([
    sql<DeliveryRow>`select ${DELIVERY} from webhook_delivery d join webhook_endpoint w on w.id = d.endpoint_id ${where}
      order by d.id ${sortDirection(order)} limit ${count} offset ${start}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from webhook_delivery d ${where}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

export async function findDelivery(db: Db | Tx, id: number): Promise<DeliveryRow | undefined> {
  const { rows } =
    await sql<DeliveryRow>`select ${DELIVERY} from webhook_delivery d join webhook_endpoint w on w.id = d.endpoint_id
    where d.id = ${id}`.execute(db);
  return rows[0];
}

/** @returns the state of its endpoint; undefined: there is no such delivery */
export async function lockDelivery(tx: Tx, id: number): Promise<WebhookState | undefined> {
  const { rows } = await sql<{ state: WebhookState }>`
    select w.state from webhook_delivery d join webhook_endpoint w on w.id = d.endpoint_id where d.id = ${id} for update of d`.execute(
    tx,
  );
  return rows[0]?.state;
}

/** Its tries begin anew. */
export async function saveAgain(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', reason: null, attempts: 0, next_at: now })
    .where('id', '=', id)
    .execute();
}

const DELIVERY = sql`d.id, d.endpoint_id, w.url, d.message_id, d.type, d.at, d.data, d.state, d.reason, d.attempts, d.next_at,
  d.last_at, d.last_status, d.last_failure, d.last_ms, d.last_answer`;
