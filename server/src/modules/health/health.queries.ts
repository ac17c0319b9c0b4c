// Health queries.
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { listed } from '../../platform/list.ts';
import { sortDirection } from '../../platform/sql.ts';
import type { Broken } from './integrity-checks.ts';

export type FactsRow = {
  version: string;
  bytes: number;
  connections: number;
  connections_most: number;
  feed_lag: number;
  mail_waiting: number;
  mail_failed: number;
  mail_kept: number;
  mail_sent: number;
  mail_last: Date | null;
};

/** Mails that left are counted for a day only: the table keeps all of them. */
export async function readFacts(db: Db): Promise<FactsRow> {
  const { rows } = await sql<FactsRow>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as connections_most,
      (select coalesce(greatest(floor(extract(epoch from clock_timestamp() - min(at))), 0), 0)::int from event
        where xid >= pg_snapshot_xmin(pg_current_snapshot())) as feed_lag,
      (select count(*)::int from email_outbox where state = 'waiting') as mail_waiting,
      (select count(*)::int from email_outbox where state = 'failed') as mail_failed,
      (select count(*)::int from email_outbox where state = 'kept') as mail_kept,
      (select count(*)::int from email_outbox where state = 'sent' and sent_at > now() - interval '1 day') as mail_sent,
      (select sent_at from email_outbox where state = 'sent' order by id desc limit 1) as mail_last`.execute(
    db,
  );
  return rows[0] as FactsRow;
}

export type QueueRow = {
  name: string;
  waiting: number;
  active: number;
  failed: number;
  last_done: Date | null;
  cron: string | null;
};

export async function listQueues(db: Db): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select q.name, coalesce(j.waiting, 0) as waiting, coalesce(j.active, 0) as active, coalesce(j.failed, 0) as failed, j.last_done, s.cron
    from pgboss.queue q
    left join (select name, count(*) filter (where state in ('created', 'retry'))::int as waiting, count(*) filter (where state = 'active')::int as active,
        count(*) filter (where state = 'failed')::int as failed, max(completed_on) filter (where state = 'completed') as last_done
      from pgboss.job group by name) j on j.name = q.name
    left join (select name, min(cron) as cron from pgboss.schedule group by name) s on s.name = q.name
    where q.name not like '\\_\\_%' order by coalesce(j.failed, 0) desc, q.name`.execute(db);
  return rows;
}

export type RunRow = {
  id: number;
  at: Date;
  who: string;
  took_ms: number;
  checked: number;
  broken: Broken[];
};

export async function findLastRun(
  db: Db,
  { nightly }: { nightly: boolean },
): Promise<RunRow | undefined> {
  const { rows } =
    await sql<RunRow>`select id::int, at, who, took_ms, checked, broken from integrity_check_run
    where not ${nightly} or who = 'nightly' order by at desc, id desc limit 1`.execute(db);
  return rows[0];
}

export async function insertRun(db: Db, run: Omit<RunRow, 'id'>): Promise<RunRow> {
  const { rows } =
    await sql<RunRow>`insert into integrity_check_run (at, who, took_ms, checked, broken)
    values (${run.at}, ${run.who}, ${run.took_ms}, ${run.checked}, ${JSON.stringify(run.broken)}::jsonb) returning id::int, at, who, took_ms, checked, broken`.execute(
      db,
    );
  return rows[0] as RunRow;
}

/** A year of nights is enough. */
export async function deleteOldRuns(db: Db, before: Date): Promise<void> {
  await sql`delete from integrity_check_run where at < ${before}`.execute(db);
}

export type JobRow = {
  id: string;
  name: string;
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  created_on: Date;
  start_after: Date;
  started_on: Date | null;
  completed_on: Date | null;
  retry_count: number;
  data: unknown;
  output: { reason?: unknown; message?: unknown } | null;
};

export async function listJobRows(
  db: Db,
  filter: { queue?: string | undefined; state?: string | undefined },
  page: { start: number; count: number; order: 'asc' | 'desc' },
): Promise<{ rows: JobRow[]; total: number }> {
  const { rows } = await sql<JobRow & { total: number }>`
    select id, name, state, created_on, start_after, started_on, completed_on, retry_count, data, output, count(*) over ()::int as total
    from pgboss.job
    where name not like '\\_\\_%' and (${filter.queue ?? null}::text is null or name = ${filter.queue ?? null})
      and (${filter.state ?? null}::text is null or state::text = ${filter.state ?? null})
    order by created_on ${sortDirection(page.order)}, id limit ${page.count} offset ${page.start}`.execute(
    db,
  );
  return listed(rows);
}

export async function lockJob(
  tx: Tx,
  queue: string,
  id: string,
): Promise<JobRow['state'] | undefined> {
  const { rows } = await sql<{
    state: JobRow['state'];
  }>`select state from pgboss.job where name = ${queue} and id = ${id}::uuid for update`.execute(
    tx,
  );
  return rows[0]?.state;
}

/** As pg-boss itself does it; a job that waits begins at once. */
export async function saveRetry(
  tx: Tx,
  queue: string,
  id: string,
  state: 'created' | 'retry',
): Promise<void> {
  await sql`update pgboss.job set state = ${state}, start_after = now(), completed_on = null,
      retry_limit = case when retry_limit <= retry_count then retry_count + 1 else retry_limit end, keep_until = greatest(keep_until, now() + interval '14 days')
    where name = ${queue} and id = ${id}::uuid`.execute(tx);
}

export async function saveCancelled(tx: Tx, queue: string, id: string): Promise<void> {
  await sql`update pgboss.job set state = 'cancelled', completed_on = now() where name = ${queue} and id = ${id}::uuid`.execute(
    tx,
  );
}
