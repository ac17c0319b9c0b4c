// What does the rest of the program use of background jobs?
export { defineQueue, insertingJob, type JobQueue, sendJob } from './queue.ts';
export { queueFigures } from './queue-figures.ts';
export { installJobs, type JobWorker, type RunningJobs, startJobs } from './workers.ts';
