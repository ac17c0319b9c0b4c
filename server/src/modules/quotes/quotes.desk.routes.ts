// The calls of quotes in the back office.
import { ADMIN_CALLS, type DeskQuoteView } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { answerAdmin } from '../../platform/http/admin-calls.ts';
import { createQuote, editQuote, type QuoteFor, reviseQuote, sendQuote, withdrawQuote } from './quotes.desk.ts';
import { findQuoteGoods, getDeskQuoteView, listDeskQuotes } from './quotes.desk.views.ts';
import { getDeskQuoteFile } from './quotes.files.ts';
import { sendQuoteFile } from './quotes.paper.ts';

export function registerQuoteDeskRoutes(app: FastifyInstance): void {
  answerAdmin(app, ADMIN_CALLS.listDeskQuotes, async ({ ctx, query, page }) => await listDeskQuotes(ctx, query, page('createdAt', 'desc')));
  answerAdmin(app, ADMIN_CALLS.getDeskQuoteView, async ({ ctx, params }) => await getDeskQuoteView(ctx, params.id));
  answerAdmin(app, ADMIN_CALLS.getDeskQuotePaper, async ({ ctx, params, reply }) =>
    sendQuoteFile(reply.request, reply, await getDeskQuoteFile(ctx, params.id)),
  );
  answerAdmin(app, ADMIN_CALLS.createDeskQuote, async ({ ctx, body }) => {
    const { leadId, customerId, email, name, companyName, locale, currency, ...input } = body;
    const to = { leadId, customerId, email, name, companyName, locale, currency };
    const known = Object.fromEntries(Object.entries(to).filter(([, value]) => value !== undefined)) as QuoteFor;
    return await getDeskQuoteView(ctx, await createQuote(ctx, known, input));
  });
  answerAdmin(app, ADMIN_CALLS.changeDeskQuote, async ({ ctx, params, body: { stamp, ...input } }) =>
    after(ctx, params.id, editQuote(ctx, params.id, input, stamp)),
  );
  answerAdmin(app, ADMIN_CALLS.sendDeskQuote, async ({ ctx, params, body }) =>
    after(ctx, params.id, sendQuote(ctx, params.id, body.stamp)),
  );
  answerAdmin(app, ADMIN_CALLS.reviseDeskQuote, async ({ ctx, params }) => after(ctx, params.id, reviseQuote(ctx, params.id)));
  answerAdmin(app, ADMIN_CALLS.withdrawDeskQuote, async ({ ctx, params, body }) =>
    after(ctx, params.id, withdrawQuote(ctx, params.id, body.note)),
  );
  answerAdmin(app, ADMIN_CALLS.findQuoteGoods, async ({ ctx, query }) => await findQuoteGoods(ctx, query));
}

async function after(ctx: Ctx, number: string, change: Promise<void>): Promise<DeskQuoteView> {
  await change;
  return await getDeskQuoteView(ctx, number);
}
