// Health page of the back office: database, jobs, mails, disk, data integrity, and repairs. [promises invariants]
import {
  type BackgroundJob,
  FEED_HELD_BACK_SECONDS,
  type Health,
  type IntegrityCheckRun,
} from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, noteChange } from '../../platform/db/index.ts';
import { readDisk } from '../../platform/disk.ts';
import { Problem } from '../../platform/problem.ts';
import {
  deleteOldRuns,
  findLastRun,
  insertRun,
  type JobRow,
  listJobRows,
  listQueues,
  lockJob,
  type RunRow,
  readFacts,
  saveCancelled,
  saveRetry,
} from './health.queries.ts';
import { failedIntegrityChecks, INVARIANTS } from './integrity-checks.ts';

const STARTED_AT = new Date(Date.now() - process.uptime() * 1_000);
/** Below it the database may soon be unable to write. */
const DISK_LOW_BYTES = 1_000_000_000;
const KEPT_DAYS = 365;

/** @param dataDir where the shop keeps its files; without it the disk is not known @throws Problem not-found, right-missing */
export async function getHealth(ctx: Ctx, dataDir: string | undefined): Promise<Health> {
  staffOf(ctx, 'system:read');
  const begun = performance.now();
  const facts = await readFacts(ctx.db);
  const answersInMs = Math.round((performance.now() - begun) * 10) / 10;
  const [queues, last, nightly, disk] = await Promise.all([
    listQueues(ctx.db),
    findLastRun(ctx.db, { nightly: false }),
    findLastRun(ctx.db, { nightly: true }),
    dataDir === undefined ? null : readDisk(dataDir),
  ]);
  return {
    well:
      facts.mail_failed === 0 &&
      facts.feed_lag < FEED_HELD_BACK_SECONDS &&
      queues.every((queue) => queue.failed === 0) &&
      (disk === null || disk.freeBytes > DISK_LOW_BYTES) &&
      (last === undefined || last.broken.length === 0),
    database: {
      version: facts.version,
      bytes: facts.bytes,
      connections: facts.connections,
      connectionsMost: facts.connections_most,
      answersInMs,
      feedLagSeconds: facts.feed_lag,
    },
    queues: queues.map(({ last_done, ...queue }) => ({
      ...queue,
      lastDoneAt: last_done?.toISOString() ?? null,
    })),
    mail: {
      waiting: facts.mail_waiting,
      failed: facts.mail_failed,
      kept: facts.mail_kept,
      sent: facts.mail_sent,
      lastSentAt: facts.mail_last?.toISOString() ?? null,
    },
    disk,
    program: {
      node: process.version,
      startedAt: STARTED_AT.toISOString(),
      memoryBytes: process.memoryUsage.rss(),
    },
    invariants: {
      last: last === undefined ? null : toRun(last),
      nightly: nightly === undefined ? null : toRun(nightly),
    },
  };
}

/** Checks now, by a person or by the night's job, and keeps the result. @throws Problem not-found, right-missing */
export async function checkDataIntegrity(ctx: Ctx): Promise<IntegrityCheckRun> {
  const by = staffOf(ctx, 'system:write');
  const at = ctx.clock.now();
  const begun = performance.now();
  const broken = await failedIntegrityChecks(ctx.db);
  if (broken.length > 0) ctx.log.error({ broken }, 'invariants of the data do not hold');
  await deleteOldRuns(ctx.db, new Date(at.getTime() - KEPT_DAYS * 86_400_000));
  const who = by === 'system' ? 'nightly' : by;
  const took_ms = Math.round(performance.now() - begun);
  return toRun(
    await insertRun(ctx.db, { at, who, took_ms, checked: Object.keys(INVARIANTS).length, broken }),
  );
}

/** @throws Problem not-found, right-missing */
export async function listJobs(
  ctx: Ctx,
  filter: { queue?: string | undefined; state?: string | undefined },
  page: { start: number; count: number; order: 'asc' | 'desc' },
): Promise<{ rows: BackgroundJob[]; total: number }> {
  staffOf(ctx, 'system:read');
  const { rows, total } = await listJobRows(ctx.db, filter, page);
  return { rows: rows.map(toJob), total };
}

/** @throws Problem not-found, right-missing, record-not-found, job-state-not-allowed */
export async function retryJob(ctx: Ctx, queue: string, id: string): Promise<void> {
  staffOf(ctx, 'system:write');
  await inTransaction(ctx.db, async (tx) => {
    const state = await lockJob(tx, queue, id);
    if (state === undefined) throw new Problem('record-not-found');
    if (state === 'active' || state === 'completed') throw new Problem('job-state-not-allowed');
    const next = state === 'failed' || state === 'retry' ? 'retry' : 'created';
    await saveRetry(tx, queue, id, next);
    await noteChange(tx, {
      subject: 'job',
      id,
      table: 'pgboss.job',
      before: { state },
      after: { queue, state: next },
    });
  });
}

/** @throws Problem not-found, right-missing, record-not-found, job-state-not-allowed */
export async function cancelJob(ctx: Ctx, queue: string, id: string): Promise<void> {
  staffOf(ctx, 'system:write');
  await inTransaction(ctx.db, async (tx) => {
    const state = await lockJob(tx, queue, id);
    if (state === undefined) throw new Problem('record-not-found');
    if (!['created', 'retry', 'active'].includes(state)) throw new Problem('job-state-not-allowed');
    await saveCancelled(tx, queue, id);
    await noteChange(tx, {
      subject: 'job',
      id,
      table: 'pgboss.job',
      before: { state },
      after: { queue, state: 'cancelled' },
    });
  });
}

function toRun({ id, at, who, took_ms, checked, broken }: RunRow): IntegrityCheckRun {
  return { id, at: at.toISOString(), who, tookMs: took_ms, checked, broken };
}

function toJob(row: JobRow): BackgroundJob {
  const reason = row.output?.message ?? row.output?.reason ?? '';
  return {
    id: row.id,
    queue: row.name,
    state: row.state,
    createdAt: row.created_on.toISOString(),
    startAfter: row.start_after.toISOString(),
    startedAt: row.started_on?.toISOString() ?? null,
    completedAt: row.completed_on?.toISOString() ?? null,
    retryCount: row.retry_count,
    data: JSON.stringify(row.data ?? {}),
    reason: typeof reason === 'string' ? reason : '',
  };
}
