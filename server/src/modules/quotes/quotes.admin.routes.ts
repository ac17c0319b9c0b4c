// Admin routes of quotes.
import { ADMIN_CALLS, type AdminQuoteView } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import {
  createQuote,
  editQuote,
  noteOnQuote,
  type QuoteFor,
  reviseQuote,
  sendQuote,
  withdrawQuote,
} from './quotes.admin.ts';
import { findQuoteGoods, getAdminQuoteView, listAdminQuotes } from './quotes.admin.views.ts';
import { sendQuoteFile } from './quotes.document.ts';
import { getAdminQuoteFile } from './quotes.files.ts';

export function registerAdminQuoteRoutes(app: FastifyInstance): void {
  adminRoute(
    app,
    ADMIN_CALLS.listAdminQuotes,
    async ({ ctx, query, page }) => await listAdminQuotes(ctx, query, page('createdAt', 'desc')),
  );
  adminRoute(
    app,
    ADMIN_CALLS.getAdminQuoteView,
    async ({ ctx, params }) => await getAdminQuoteView(ctx, params.id),
  );
  adminRoute(app, ADMIN_CALLS.getAdminQuoteDocument, async ({ ctx, params, reply }) =>
    sendQuoteFile(reply.request, reply, await getAdminQuoteFile(ctx, params.id)),
  );
  adminRoute(app, ADMIN_CALLS.createAdminQuote, async ({ ctx, body }) => {
    const { leadId, customerId, email, name, companyName, locale, currency, ...input } = body;
    const to = { leadId, customerId, email, name, companyName, locale, currency };
    const known = Object.fromEntries(
      Object.entries(to).filter(([, value]) => value !== undefined),
    ) as QuoteFor;
    return await getAdminQuoteView(ctx, await createQuote(ctx, known, input));
  });
  adminRoute(
    app,
    ADMIN_CALLS.changeAdminQuote,
    async ({ ctx, params, body: { stamp, ...input } }) =>
      after(ctx, params.id, editQuote(ctx, params.id, input, stamp)),
  );
  adminRoute(app, ADMIN_CALLS.sendAdminQuote, async ({ ctx, params, body }) =>
    after(ctx, params.id, sendQuote(ctx, params.id, body.stamp)),
  );
  adminRoute(app, ADMIN_CALLS.reviseAdminQuote, async ({ ctx, params }) =>
    after(ctx, params.id, reviseQuote(ctx, params.id)),
  );
  adminRoute(app, ADMIN_CALLS.withdrawAdminQuote, async ({ ctx, params, body }) =>
    after(ctx, params.id, withdrawQuote(ctx, params.id, body.note)),
  );
  adminRoute(app, ADMIN_CALLS.noteOnAdminQuote, async ({ ctx, params, body }) =>
    after(ctx, params.id, noteOnQuote(ctx, params.id, body.note)),
  );
  adminRoute(
    app,
    ADMIN_CALLS.findQuoteGoods,
    async ({ ctx, query }) => await findQuoteGoods(ctx, query),
  );
}

async function after(ctx: Ctx, number: string, change: Promise<void>): Promise<AdminQuoteView> {
  await change;
  return await getAdminQuoteView(ctx, number);
}
