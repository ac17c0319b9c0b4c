// Job queue: a job is a row, written in the caller's own transaction: it exists exactly if the change does.
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';

export const JOB_SCHEMA = 'pgboss';

/** Queues of pg-boss itself (the ticks of its clock) are named so: it makes them, and what is in them, anew at each start. */
export const LIBRARY_QUEUES = '__pgboss__';

export type JobQueue<Data extends object> = {
  name: string;
  /** Seconds that one run may take; afterwards another worker takes the job over. */
  expireInSeconds: number;
  /** How often a job that threw is tried again. */
  retryLimit: number;
  /** Seconds before the first retry; each wait doubles, with jitter, up to the longest. */
  retryDelay: number;
  retryDelayMax: number;
  /** How many a worker does side by side; 5 where nothing is said. */
  atOnce?: number;
  /** Also at these times (UTC): one job a tick, with an empty object, however many workers there are. */
  cron?: string;
  /** Only the type matters: what a job of this queue carries. Ids, never personal data. */
  data?: Data;
};

export function defineQueue<Data extends object>(
  queue: Omit<JobQueue<Data>, 'data'>,
): JobQueue<Data> {
  return queue;
}

/**
 * Writes a job. Workers see it when the transaction has committed, at once or `delaySeconds` later.
 * @throws Error when the queue was never installed: a job that no worker would ever take is a bug
 */
export async function sendJob<Data extends object>(
  db: Db | Tx,
  queue: JobQueue<Data>,
  data: Data,
  options: { delaySeconds?: number } = {},
): Promise<void> {
  const { numAffectedRows } = await insertingJob(
    queue,
    sql`${JSON.stringify(data)}::jsonb`,
    options,
  ).execute(db);
  if (numAffectedRows !== 1n)
    throw new Error(
      `there is no job queue named ${queue.name}; is it listed in server/src/jobs.ts?`,
    );
}

/**
 * The same as a part of a bigger statement, where each round trip counts: an insert that writes no row when there is no such queue.
 * @param data the job's data as SQL; `from` is where it comes from, e.g. an earlier common table expression
 */
export function insertingJob<Data extends object>(
  queue: JobQueue<Data>,
  data: RawBuilder<unknown>,
  options: { delaySeconds?: number; from?: RawBuilder<unknown> } = {},
): RawBuilder<unknown> {
  // The statement of pg-boss itself, without its process: the queue's row holds what its jobs inherit.
  return sql`
    insert into pgboss.job (name, data, start_after, expire_seconds, deletion_seconds, keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy)
    select q.name, ${data}, t.start_after, q.expire_seconds, q.deletion_seconds, t.start_after + q.retention_seconds * interval '1s',
      q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy
    from pgboss.queue q, (select now() + make_interval(secs => ${options.delaySeconds ?? 0}) as start_after) t${
      options.from === undefined ? sql`` : sql`, ${options.from}`
    }
    where q.name = ${queue.name}`;
}
