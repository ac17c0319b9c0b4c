// The door of the dashboard: what happened lately, and what waits for somebody.
export { registerDashboardRoutes } from './dashboard.routes.ts';
