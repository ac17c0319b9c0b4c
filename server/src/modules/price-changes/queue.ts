// Price change queues: one change at a time, and a look each minute at those whose moment has come.
import { defineQueue } from '../../platform/jobs/index.ts';

export const PRICE_CHANGE_QUEUE = defineQueue<{ priceChangeId: number }>({
  name: 'price-changes',
  expireInSeconds: 120,
  retryLimit: 5,
  retryDelay: 5,
  retryDelayMax: 60,
});

export const PRICE_CHANGE_SCHEDULE = defineQueue<object>({
  name: 'price-change-schedule',
  cron: '* * * * *',
  expireInSeconds: 60,
  retryLimit: 0,
  retryDelay: 1,
  retryDelayMax: 1,
});
