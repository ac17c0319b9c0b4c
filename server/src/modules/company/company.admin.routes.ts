// The calls by which the back office reads and changes the company.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import {
  changeCompanySettings,
  changeInvoicingSettings,
  getCompanySettings,
  getInvoicingSettings,
} from './company.admin.ts';

export function registerAdminCompanyRoutes(app: FastifyInstance): void {
  adminRoute(app, ADMIN_CALLS.getCompanySettings, async ({ ctx }) => await getCompanySettings(ctx));
  adminRoute(
    app,
    ADMIN_CALLS.changeCompanySettings,
    async ({ ctx, body }) => await changeCompanySettings(ctx, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.getInvoicingSettings,
    async ({ ctx }) => await getInvoicingSettings(ctx),
  );
  adminRoute(
    app,
    ADMIN_CALLS.changeInvoicingSettings,
    async ({ ctx, body }) => await changeInvoicingSettings(ctx, body),
  );
}
