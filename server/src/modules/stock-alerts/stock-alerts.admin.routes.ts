// Admin route of stock alerts.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { listStockAlerts } from './stock-alerts.admin.ts';

export function registerAdminStockAlertRoutes(app: FastifyInstance): void {
  adminRoute(
    app,
    ADMIN_CALLS.listStockAlerts,
    async ({ ctx, query, page }) => await listStockAlerts(ctx, query, page('waiting', 'desc')),
  );
}
