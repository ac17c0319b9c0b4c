// Cleanup job of the change feed, daily.
import { defineQueue, type JobWorker } from '../../platform/jobs/index.ts';
import { removeOldEvents } from './feed.ts';

export const EVENT_CLEAN_UP = defineQueue<object>({
  name: 'event-clean-up',
  expireInSeconds: 1_800,
  retryLimit: 3,
  retryDelay: 60,
  retryDelayMax: 600,
  cron: '41 2 * * *',
});

export function eventCleanupJob(): JobWorker<object> {
  return { queue: EVENT_CLEAN_UP, work: async (ctx) => void (await removeOldEvents(ctx)) };
}
