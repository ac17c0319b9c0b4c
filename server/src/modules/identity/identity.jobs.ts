// Identity jobs: forgotten passwords are mailed; sessions that ended a week ago and spent counts of attempts are swept up every day, and rows of logging on that are 400 days old.
import { forgetOldSignIns } from '../../platform/audit-events.ts';
import { systemOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inBatches } from '../../platform/db/index.ts';
import { defineQueue, type JobWorker } from '../../platform/jobs/index.ts';
import { deleteExpiredCounters } from '../../platform/rate-limit.ts';
import { RESET_QUEUE } from '../customers/index.ts';
import { mailOneTimePassword } from './reset-password.service.ts';
import { deleteEndedSessions } from './sessions.queries.ts';

export const SESSION_CLEAN_UP = defineQueue<object>({
  name: 'session-clean-up',
  cron: '41 2 * * *',
  expireInSeconds: 300,
  retryLimit: 3,
  retryDelay: 30,
  retryDelayMax: 300,
});

/** A second run finds nothing left to do. @returns how many sessions went */
export async function cleanUpSessions(ctx: Ctx): Promise<number> {
  systemOf(ctx);
  await inBatches((atMost) => deleteExpiredCounters(ctx.db, atMost));
  await inBatches((atMost) => forgetOldSignIns(ctx.db, atMost));
  return await inBatches((atMost) => deleteEndedSessions(ctx.db, atMost));
}

export function sessionCleanupJob(): JobWorker {
  return { queue: SESSION_CLEAN_UP, work: async (ctx) => void (await cleanUpSessions(ctx)) };
}

export const resetWorker: JobWorker<{ id: number }> = {
  queue: RESET_QUEUE,
  work: (ctx, { id }) => mailOneTimePassword(ctx, id),
};
