// The door of health: whether everything is well, background jobs, and what must be true of the data.
export { listJobs } from './health.desk.ts';
export { INVARIANTS_QUEUE, invariantChecker } from './health.jobs.ts';
export { registerHealthRoutes } from './health.routes.ts';
export { brokenInvariants, INVARIANTS } from './invariants.ts';
