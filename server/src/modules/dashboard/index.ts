// Public API of the dashboard module: recent sales and open work.
export { dailySalesJob, FIGURES_QUEUE, keepMetrics } from './dashboard.jobs.ts';
export { registerDashboardRoutes } from './dashboard.routes.ts';
