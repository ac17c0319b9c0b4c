// Statements of the change feed: the state of the stream, its events in order, retention, and how far it is held back.
import type { EventType } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Position } from './cursor.rules.ts';

export type StreamRow = {
  epoch: number;
  /** The last event that the cleanup removed. */
  removed_xid: string;
  removed_id: number;
  /** The oldest transaction that still runs: nothing before it can be written any more. */
  horizon: string;
  /** The next transaction of this cluster. */
  ceiling: string;
};
export type EventRow = {
  id: number;
  xid: string;
  at: Date;
  type: EventType;
  about: string;
  customer_id: number | null;
  data: Record<string, unknown>;
};

/** So many events are looked through for some of the types asked for, at most. */
export const WINDOW = 10_000;

export async function readStream(tx: Tx): Promise<StreamRow> {
  const { rows } = await sql<StreamRow>`
    select epoch, removed_xid::text as removed_xid, removed_id,
      pg_snapshot_xmin(pg_current_snapshot())::text as horizon, pg_snapshot_xmax(pg_current_snapshot())::text as ceiling
    from event_stream`.execute(tx);
  return rows[0] as StreamRow;
}

/** After a place in the order of transactions, and before the oldest that still runs. */
const unread = (after: Position, horizon: string) =>
  sql`(e.xid, e.id) > (${after.xid}::xid8, ${after.id}::bigint) and e.xid < ${horizon}::xid8`;

/** In the order of transactions, and nothing that a running transaction could still precede. */
export async function listEvents(
  tx: Tx,
  { after, horizon, types, limit }: ListOptions,
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select w.id, w.xid::text as xid, w.at, w.type, w.about, w.customer_id, w.data from (
      select * from event e
      where ${unread(after, horizon)}
      order by e.xid, e.id limit ${WINDOW}
    ) w where w.type = any(${types}::text[])
    order by w.xid, w.id limit ${limit}`.execute(tx);
  return rows;
}
type ListOptions = {
  after: Position;
  horizon: string;
  types: readonly EventType[];
  limit: number;
};

/** The last event of a full window; undefined: the window ends before. */
export async function findWindowEnd(
  tx: Tx,
  { after, horizon }: Pick<ListOptions, 'after' | 'horizon'>,
): Promise<Position | undefined> {
  const { rows } = await sql<Position>`
    select e.xid::text as xid, e.id from event e
    where ${unread(after, horizon)}
    order by e.xid, e.id offset ${WINDOW - 1} limit 1`.execute(tx);
  return rows[0];
}

/** The oldest events, if they are from before: always a beginning of the stream, so that no cursor has a gap behind it. */
export async function deleteFirstEvents(db: Db, before: Date, atMost: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with old as (
      select id, bool_and(at < ${before}) over (order by xid, id rows unbounded preceding) as is_old
      from (select * from event order by xid, id limit ${atMost}) f
    ), gone as (
      delete from event e using old where e.id = old.id and old.is_old returning e.xid, e.id
    ), noted as (
      update event_stream set removed_xid = g.xid, removed_id = g.id
      from (select xid, id from gone order by xid desc, id desc limit 1) g
    )
    select count(*)::int as n from gone`.execute(db);
  return rows[0]?.n ?? 0;
}

export type LagRow = {
  /** Age of the oldest event that is committed and cannot be read yet; 0: none. */
  seconds: number;
  /** Such events. */
  waiting: number;
  newest: Date | null;
  oldest: Date | null;
};

export async function readLag(db: Db): Promise<LagRow> {
  const { rows } = await sql<LagRow>`
    select coalesce(greatest(extract(epoch from clock_timestamp() - min(at)), 0), 0)::float8 as seconds, count(*)::int as waiting,
      (select at from event order by xid desc, id desc limit 1) as newest, (select at from event order by xid, id limit 1) as oldest
    from event where xid >= pg_snapshot_xmin(pg_current_snapshot())`.execute(db);
  return rows[0] as LagRow;
}
