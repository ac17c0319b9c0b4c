// Idempotency clean-up: stored answers of calls go after seven days, every hour.
import { systemOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inBatches } from '../../platform/db/index.ts';
import { deleteOldAnswers } from '../../platform/idempotency.ts';
import { defineQueue, type JobWorker } from '../../platform/jobs/index.ts';

export const IDEMPOTENCY_CLEAN_UP = defineQueue<object>({
  name: 'idempotency-clean-up',
  cron: '23 * * * *',
  expireInSeconds: 300,
  retryLimit: 3,
  retryDelay: 30,
  retryDelayMax: 300,
});

/** A second run finds nothing left to do. @returns how many went */
export async function cleanUpAnswers(ctx: Ctx): Promise<number> {
  systemOf(ctx);
  return await inBatches((atMost) => deleteOldAnswers(ctx.db, ctx.clock.now(), atMost));
}

export function idempotencyCleanupJob(): JobWorker {
  return { queue: IDEMPOTENCY_CLEAN_UP, work: async (ctx) => void (await cleanUpAnswers(ctx)) };
}
