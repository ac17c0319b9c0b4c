// The door of health: whether everything is well, background jobs, and what must be true of the data.
export { listJobs } from './health.admin.ts';
export { INTEGRITY_CHECK_QUEUE, integrityCheckJob } from './health.jobs.ts';
export { registerHealthRoutes } from './health.routes.ts';
export { failedIntegrityChecks, INVARIANTS } from './integrity-checks.ts';
