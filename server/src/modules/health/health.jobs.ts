// Nightly data integrity check, before staff begin work in India.
import { defineQueue, type JobWorker } from '../../platform/jobs/index.ts';
import { checkDataIntegrity } from './health.admin.ts';

export const INTEGRITY_CHECK_QUEUE = defineQueue<object>({
  name: 'invariants',
  expireInSeconds: 3_600,
  retryLimit: 2,
  retryDelay: 60,
  retryDelayMax: 600,
  cron: '13 21 * * *',
});

export function integrityCheckJob(): JobWorker<object> {
  return {
    queue: INTEGRITY_CHECK_QUEUE,
    work: async (ctx) => {
      await checkDataIntegrity(ctx);
    },
  };
}
