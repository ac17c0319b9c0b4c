// The call of stock alerts in the back office.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answerAdmin } from '../../platform/http/admin-calls.ts';
import { listStockAlerts } from './stock-alerts.desk.ts';

export function registerStockAlertDeskRoutes(app: FastifyInstance): void {
  answerAdmin(app, ADMIN_CALLS.listStockAlerts, async ({ ctx, query, page }) => await listStockAlerts(ctx, query, page('waiting', 'desc')));
}
