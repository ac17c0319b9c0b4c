// Import queue: a job works for some seconds and leaves the rest to the next.
import { defineQueue } from '../../platform/jobs/index.ts';

export const IMPORT_QUEUE = defineQueue<{ importId: number }>({
  name: 'imports',
  expireInSeconds: 120,
  retryLimit: 3,
  retryDelay: 2,
  retryDelayMax: 30,
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
