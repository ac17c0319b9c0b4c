// Webhook sender queries: what is to be done, the fan-out of the change feed, deliveries that are due, and what came of a try.
import type { WebhookFailure, WebhookOffReason } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { AfterTry } from './webhooks.rules.ts';

/** Events of one endpoint in one transaction. */
const BATCH = 500;

/** Endpoints with new events, and endpoints with deliveries that are due: one statement a second. */
export async function findWork(db: Db, now: Date): Promise<{ fanOut: number[]; send: number[] }> {
  const { rows } = await sql<{ id: number; has_events: boolean; has_due: boolean }>`
    select w.id,
      exists (select from event e where (e.xid, e.id) > (w.cursor_xid, w.cursor_id) and e.xid < pg_snapshot_xmin(pg_current_snapshot())) as has_events,
      exists (select from webhook_delivery d where d.endpoint_id = w.id and d.state = 'waiting' and d.next_at <= ${now}) as has_due
    from webhook_endpoint w where w.state <> 'off' order by w.id`.execute(db);
  return {
    fanOut: rows.filter((row) => row.has_events).map(({ id }) => id),
    send: rows.filter((row) => row.has_due).map(({ id }) => id),
  };
}

/**
 * The next events of the feed become deliveries, and the cursor moves, in one statement. An endpoint that another process has is passed over.
 * @returns whether there may be more
 */
export async function fanOutSome(db: Db, endpointId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ looked: number }>`
    with place as materialized (
      select id, types, cursor_xid, cursor_id from webhook_endpoint where id = ${endpointId} and state <> 'off' for update skip locked
    ), batch as materialized (
      select e.* from place p cross join lateral (
        select e.id, e.xid, e.type, e.at, e.data from event e
        where (e.xid, e.id) > (p.cursor_xid, p.cursor_id) and e.xid < pg_snapshot_xmin(pg_current_snapshot()) order by e.xid, e.id limit ${BATCH}) e
    ), added as (
      insert into webhook_delivery (endpoint_id, message_id, event_id, type, at, data, next_at)
      select p.id, 'evt_' || b.id, b.id, b.type, b.at, b.data, ${now}::timestamptz from batch b cross join place p where b.type = any(p.types)
      on conflict on constraint webhook_delivery_once do nothing
    )
    update webhook_endpoint w set cursor_xid = l.xid, cursor_id = l.id
    from (select xid, id from batch order by xid desc, id desc limit 1) l where w.id = ${endpointId}
    returning (select count(*)::int from batch) as looked`.execute(db);
  return (rows[0]?.looked ?? 0) === BATCH;
}

export type DueDelivery = {
  id: number;
  endpoint_id: number;
  message_id: string;
  event_id: number | null;
  type: string;
  at: Date;
  data: Record<string, unknown>;
  attempts: number;
  url: string;
  secrets: string[];
};

/** Takes due deliveries of an endpoint until `leasedUntil`: then another process may, as this one may have ended. */
export async function leaseDue(
  db: Db,
  endpointId: number,
  { now, leasedUntil, atMost }: { now: Date; leasedUntil: Date; atMost: number },
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    update webhook_delivery d set next_at = ${leasedUntil} from webhook_endpoint w
    where w.id = d.endpoint_id and w.state <> 'off' and d.id in (
      select id from webhook_delivery where endpoint_id = ${endpointId} and state = 'waiting' and next_at <= ${now}
      order by next_at, id limit ${atMost} for update skip locked)
    returning d.id, d.endpoint_id, d.message_id, d.event_id, d.type, d.at, d.data, d.attempts, w.url, w.secrets`.execute(
    db,
  );
  return rows;
}

export type Noted = AfterTry & {
  at: Date;
  ms: number;
  status: number | null;
  failure: WebhookFailure | null;
  answer: string | null;
};

/** What was done meanwhile by another process stays done. */
export async function saveTry(tx: Tx, id: number, noted: Noted): Promise<void> {
  const { state, reason, attempts, waitMs, at, ms, status, failure, answer } = noted;
  await tx
    .updateTable('webhook_delivery')
    .set({
      ...{ state, reason, attempts, last_at: at, last_ms: ms, last_status: status },
      ...{ last_failure: failure, last_answer: answer },
      next_at: new Date(at.getTime() + (waitMs ?? 0)),
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

export type EndpointInTrouble = {
  url: string;
  state: 'on' | 'failing' | 'off';
  failing_since: Date | null;
  /** The person who made it; null when there is no such account any more. */
  email: string | null;
  locale: 'en' | 'ru' | 'ar' | null;
};

export async function lockEndpoint(tx: Tx, id: number): Promise<EndpointInTrouble | undefined> {
  const { rows } = await sql<EndpointInTrouble>`
    select w.url, w.state, w.failing_since, s.email, s.locale
    from webhook_endpoint w left join staff s on s.id = w.created_by and s.disabled_at is null where w.id = ${id} for update of w`.execute(
    tx,
  );
  return rows[0];
}

export async function saveEndpointState(
  tx: Tx,
  id: number,
  to:
    | { state: 'on' }
    | { state: 'failing'; since: Date }
    | { state: 'off'; reason: WebhookOffReason },
): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set({
      state: to.state,
      failing_since: to.state === 'failing' ? to.since : null,
      off_reason: to.state === 'off' ? to.reason : null,
    })
    .where('id', '=', id)
    .execute();
}

/** Ended deliveries go, those that wait stay. @returns how many went */
export async function deleteEnded(db: Db, before: Date, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from webhook_delivery where id in (
    select id from webhook_delivery where state <> 'waiting' and last_at < ${before} limit ${atMost})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
