// The calls of negotiations and quotes in the back office.
import { ADMIN_CALLS, type DeskQuoteView } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { answerAdmin } from '../../platform/http/admin-calls.ts';
import { getNegotiationThread, limitNegotiation, listNegotiationThreads } from './negotiations.desk.ts';
import { acceptForDesk, counterForDesk, declineForDesk, getLimits, setLimits } from './offers.desk.ts';
import { createQuote, editQuote, type QuoteFor, reviseQuote, sendQuote, withdrawQuote } from './quotes.desk.ts';
import { findQuoteGoods, getDeskQuoteView, listDeskQuotes } from './quotes.desk.views.ts';
import { getDeskQuoteFile } from './quotes.files.ts';
import { sendQuoteFile } from './quotes.paper.ts';

export function registerOfferDeskRoutes(app: FastifyInstance): void {
  answerAdmin(
    app,
    ADMIN_CALLS.listNegotiationThreads,
    async ({ ctx, query, page }) => await listNegotiationThreads(ctx, query, page('waiting')),
  );
  answerAdmin(app, ADMIN_CALLS.getNegotiationThread, async ({ ctx, params }) => await getNegotiationThread(ctx, params.id));
  answerAdmin(app, ADMIN_CALLS.acceptNegotiation, async ({ ctx, params }) => {
    await acceptForDesk(ctx, params.id);
    return await getNegotiationThread(ctx, params.id);
  });
  answerAdmin(app, ADMIN_CALLS.declineNegotiation, async ({ ctx, params }) => {
    await declineForDesk(ctx, params.id);
    return await getNegotiationThread(ctx, params.id);
  });
  answerAdmin(app, ADMIN_CALLS.counterNegotiation, async ({ ctx, params, body }) => {
    await counterForDesk(ctx, params.id, body);
    return await getNegotiationThread(ctx, params.id);
  });
  answerAdmin(app, ADMIN_CALLS.limitNegotiation, async ({ ctx, params, body }) => await limitNegotiation(ctx, params.id, body));
  answerAdmin(app, ADMIN_CALLS.getLotLimits, async ({ ctx, params }) => await getLimits(ctx, { lotId: params.id }));
  answerAdmin(app, ADMIN_CALLS.changeLotLimits, async ({ ctx, params, body }) => await setLimits(ctx, { lotId: params.id }, body));

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
