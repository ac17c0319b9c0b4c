// Webhook clean-up: deliveries that ended are kept for 30 days.
import { systemOf } from '../../platform/authorise.ts';
import { inBatches } from '../../platform/db/index.ts';
import { defineQueue, type JobWorker } from '../../platform/jobs/index.ts';
import { deleteEnded } from './webhooks.queries.ts';

const KEPT_MS = 30 * 24 * 3_600_000;

export const WEBHOOK_CLEAN_UP = defineQueue<object>({
  name: 'webhook-clean-up',
  cron: '41 3 * * *',
  expireInSeconds: 600,
  retryLimit: 3,
  retryDelay: 60,
  retryDelayMax: 600,
});

export function webhookCleanupJob(): JobWorker {
  return {
    queue: WEBHOOK_CLEAN_UP,
    async work(ctx) {
      systemOf(ctx);
      const before = new Date(ctx.clock.now().getTime() - KEPT_MS);
      await inBatches(async (atMost) => await deleteEnded(ctx.db, before, atMost));
    },
  };
}
