// The call of the first page of the back office.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answerAdmin } from '../../platform/http/admin-calls.ts';
import { getDashboard } from './dashboard.desk.ts';

export function registerDashboardRoutes(app: FastifyInstance): void {
  answerAdmin(app, ADMIN_CALLS.getDashboard, async ({ ctx, query }) => await getDashboard(ctx, query.days === '90' ? 90 : 30));
}
