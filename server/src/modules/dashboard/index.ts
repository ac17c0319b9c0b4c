// The door of the dashboard: what happened lately, and what waits for somebody.
export { FIGURES_QUEUE, figureKeeper, keepFigures } from './dashboard.jobs.ts';
export { registerDashboardRoutes } from './dashboard.routes.ts';
