// What does the rest of the program use of background jobs?
export { defineQueue, insertingJob, JOB_SCHEMA, type JobQueue, LIBRARY_QUEUES, sendJob } from './queue.ts';
export { queueFigures } from './queue-figures.ts';
export { addQueues, installJobs, type JobWorker, type RunningJobs, startJobs } from './workers.ts';
