// The door of the dashboard: what happened lately, and what waits for somebody.
export { dailySalesJob, FIGURES_QUEUE, keepMetrics } from './dashboard.jobs.ts';
export { registerDashboardRoutes } from './dashboard.routes.ts';
