// Public API of the health module: state of the running shop, background jobs, data integrity checks.
export { listJobs } from './health.admin.ts';
export { INTEGRITY_CHECK_QUEUE, integrityCheckJob } from './health.jobs.ts';
export { registerHealthRoutes } from './health.routes.ts';
export { failedIntegrityChecks, INVARIANTS } from './integrity-checks.ts';
