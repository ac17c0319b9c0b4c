// Job workers: pg-boss inside this process: it fetches rows, retries with back-off, and frees what a dead process held. [decisions 0014]
import type { ConstructorOptions, Job, PgBoss } from 'pg-boss';
import type { Ctx } from '../context.ts';
import type { Log } from '../log.ts';
import { tracedJob } from '../tracing/index.ts';
import { JOB_SCHEMA, type JobQueue } from './queue.ts';

/** A queue and what is done with its jobs. Work must bear being done twice: a job is done at least once. */
export type JobWorker<Data extends object = object> = {
  queue: JobQueue<Data>;
  work(ctx: Ctx, data: Data): Promise<void>;
};

export type RunningJobs = {
  /** Takes no new jobs; running ones have `withinMs` to end, then they are released. */
  stop(withinMs?: number): Promise<void>;
};

/** A look at the table each second; a queue that is full is emptied without pauses. */
const POLL_SECONDS = 1;
const AT_ONCE = 5;
/** How soon the job of a dead process is given to another, beyond its own time. */
const SUPERVISE_SECONDS = 15;

/** Makes or updates the tables of pg-boss and the queues. Several processes may do it at once. */
export async function installJobs(url: string, queues: readonly JobQueue<object>[]): Promise<void> {
  const boss = await openBoss({
    connectionString: url,
    schema: JOB_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const { name, expireInSeconds, retryLimit, retryDelay, retryDelayMax, cron } of queues) {
      const settings = {
        expireInSeconds,
        retryLimit,
        retryDelay,
        retryDelayMax,
        retryBackoff: true,
      };
      await boss.createQueue(name, settings);
      await boss.updateQueue(name, settings);
      if (cron === undefined) await boss.unschedule(name);
      else await boss.schedule(name, cron, {});
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Queues that this program has no worker for, because another version had one: their jobs can be kept. */
export async function addQueues(url: string, names: readonly string[]): Promise<void> {
  const boss = await openBoss({
    connectionString: url,
    schema: JOB_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
    migrate: false,
  });
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const name of names) await boss.createQueue(name);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Starts working. `installJobs` came before. */
export async function startJobs(options: {
  url: string;
  workers: readonly JobWorker[];
  /** A context for each job, with the system as actor. */
  ctx: () => Ctx;
  log: Pick<Log, 'warn' | 'error'>;
}): Promise<RunningJobs> {
  const boss = await openBoss({
    connectionString: options.url,
    schema: JOB_SCHEMA,
    application_name: 'millwright jobs',
    max: 3,
    connectionTimeoutMillis: 2_000,
    migrate: false,
    // Several processes watch the clock; the database lets one of them write the job of a tick.
    schedule: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  // A database that is away for a while is waited for; pg-boss asks again by itself.
  boss.on('error', (error) => options.log.warn({ err: error }, 'background jobs had to wait'));
  await boss.start();
  for (const worker of options.workers) await serve(boss, worker, options);
  return { stop: (withinMs = 8_000) => boss.stop({ graceful: true, timeout: withinMs }) };
}

/** Loaded here: a process that only writes jobs does without. */
async function openBoss(options: ConstructorOptions): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss');
  return new PgBoss(options);
}

async function serve(
  boss: PgBoss,
  { queue, work }: JobWorker,
  { ctx, log }: { ctx: () => Ctx; log: Pick<Log, 'error'> },
): Promise<void> {
  const settings = {
    batchSize: queue.atOnce ?? AT_ONCE,
    pollingIntervalSeconds: POLL_SECONDS,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
  await boss.work(queue.name, settings, async (jobs: Job<object>[]) =>
    Promise.all(
      jobs.map(async (job) => {
        try {
          await tracedJob(queue.name, () => work(ctx(), job.data));
          return { id: job.id, status: 'completed' as const };
        } catch (error) {
          log.error(
            { err: error, queue: queue.name, job: job.id },
            'a background job failed and will be tried again',
          );
          return {
            id: job.id,
            status: 'failed' as const,
            output: { reason: error instanceof Error ? error.name : 'unknown' },
          };
        }
      }),
    ),
  );
}
