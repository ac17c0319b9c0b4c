// Statements of the events screen: the last events by type and thing, and what holds the stream back.
import { EVENTS_LISTED, type EventType } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { type ListPage, listed } from '../../platform/list.ts';
import { sortDirection } from '../../platform/sql.ts';

export type ListedRow = {
  id: number;
  at: Date;
  type: EventType;
  about: string;
  data: Record<string, unknown>;
  readable: boolean;
};

/** Of a thing all of its events; else those among the last ones. */
export async function listLastEvents(
  db: Db,
  { type, q }: { type?: EventType | undefined; q?: string | undefined },
  page: ListPage,
): Promise<{ rows: ListedRow[]; total: number }> {
  const way = sortDirection(page.order);
  const typed = q === undefined || q.trim() === '' ? undefined : q.trim();
  const about =
    typed === undefined
      ? sql`true`
      : sql`about = any(array[${typed}, upper(${typed})] || array(select id::text from product where lower(sku) collate "C" = lower(${typed})))`;
  const { rows } = await sql<ListedRow & { total: number }>`
    select w.id, w.at, w.type, w.about, w.data, w.xid < pg_snapshot_xmin(pg_current_snapshot()) as readable, count(*) over ()::int as total
    from (select * from event where ${about} order by xid desc, id desc limit ${EVENTS_LISTED}) w
    where ${type ?? null}::text is null or w.type = ${type ?? null}
    order by w.xid ${way}, w.id ${way} limit ${page.count} offset ${page.start}`.execute(db);
  return listed(rows);
}

export type HolderRow = { program: string; since: Date };

/** Of another database of the cluster only what the server lets this account see. */
export async function findOldestTransaction(db: Db): Promise<HolderRow | undefined> {
  const { rows } = await sql<HolderRow>`
    select application_name as program, xact_start as since from pg_stat_activity
    where backend_xid is not null and pid <> pg_backend_pid() and xact_start is not null order by xact_start limit 1`.execute(
    db,
  );
  return rows[0];
}
