// When is the data checked by itself? Each night, before the desk begins in India.
import { defineQueue, type JobWorker } from '../../platform/jobs/index.ts';
import { checkInvariants } from './health.desk.ts';

export const INVARIANTS_QUEUE = defineQueue<object>({
  name: 'invariants',
  expireInSeconds: 3_600,
  retryLimit: 2,
  retryDelay: 60,
  retryDelayMax: 600,
  cron: '13 21 * * *',
});

export function invariantChecker(): JobWorker<object> {
  return {
    queue: INVARIANTS_QUEUE,
    work: async (ctx) => {
      await checkInvariants(ctx);
    },
  };
}
