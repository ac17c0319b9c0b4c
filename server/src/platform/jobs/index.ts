// Public API of background jobs.
export { type RunningPoller, startPoller } from './poller.ts';
export {
  defineQueue,
  insertingJob,
  JOB_SCHEMA,
  type JobQueue,
  LIBRARY_QUEUES,
  sendJob,
} from './queue.ts';
export { queueMetrics } from './queue-metrics.ts';
export { addQueues, installJobs, type JobWorker, type RunningJobs, startJobs } from './workers.ts';
