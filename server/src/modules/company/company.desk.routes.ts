// The calls by which the back office reads and changes the company.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answerAdmin } from '../../platform/http/admin-calls.ts';
import { changeCompanySettings, changeInvoicingSettings, getCompanySettings, getInvoicingSettings } from './company.desk.ts';

export function registerCompanyDeskRoutes(app: FastifyInstance): void {
  answerAdmin(app, ADMIN_CALLS.getCompanySettings, async ({ ctx }) => await getCompanySettings(ctx));
  answerAdmin(app, ADMIN_CALLS.changeCompanySettings, async ({ ctx, body }) => await changeCompanySettings(ctx, body));
  answerAdmin(app, ADMIN_CALLS.getInvoicingSettings, async ({ ctx }) => await getInvoicingSettings(ctx));
  answerAdmin(app, ADMIN_CALLS.changeInvoicingSettings, async ({ ctx, body }) => await changeInvoicingSettings(ctx, body));
}
