// Admin route of the dashboard.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { getDashboard } from './dashboard.admin.ts';

export function registerDashboardRoutes(app: FastifyInstance): void {
  adminRoute(
    app,
    ADMIN_CALLS.getDashboard,
    async ({ ctx, query }) => await getDashboard(ctx, query.days === '90' ? 90 : 30),
  );
}
