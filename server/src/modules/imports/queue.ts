// Import queue: a job works for some seconds and leaves the rest to the next.
import { defineQueue } from '../../platform/jobs/index.ts';

export const IMPORT_QUEUE = defineQueue<{ importId: number }>({
  name: 'imports',
  expireInSeconds: 120,
  retryLimit: 3,
  retryDelay: 2,
  retryDelayMax: 30,
});

/** Pictures by address, fetched after the products were written; null: those that calls named. */
export const IMAGE_QUEUE = defineQueue<{ importId: number | null }>({
  name: 'import-images',
  expireInSeconds: 300,
  retryLimit: 5,
  retryDelay: 10,
  retryDelayMax: 120,
});

/** Work whose worker died is begun again; old files are forgotten. */
export const IMPORT_CLEANUP = defineQueue<object>({
  name: 'import-sweep',
  cron: '* * * * *',
  expireInSeconds: 120,
  retryLimit: 0,
  retryDelay: 1,
  retryDelayMax: 1,
});
