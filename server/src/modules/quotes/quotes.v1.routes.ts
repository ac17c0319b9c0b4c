// Quotes of a customer in /api/v1, and the requests that they answer. [decisions 0114]
import { V1_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { v1Route } from '../../platform/http/v1-calls.ts';
import { nextOf, startOf } from '../../platform/v1-wire.ts';
import { service as leads, toV1Request } from '../leads/index.ts';
import { chargedAmount, shownCurrency } from '../pricing/index.ts';
import { sendQuoteFile } from './quotes.document.ts';
import { getQuoteFile, getQuoteFileByLink } from './quotes.files.ts';
import * as service from './quotes.service.ts';
import { toV1LinkedQuote, toV1Quote, toV1QuoteSummary } from './quotes.v1.wire.ts';

const PAGE = 25;

export function registerQuoteV1Routes(app: FastifyInstance): void {
  v1Route(app, V1_CALLS.getRequest, async ({ ctx, params }) => {
    const lead = await leads.getOwnLead(ctx, params.reference);
    const quotes = await service.listQuotesOfRequest(ctx, lead.id);
    return {
      ...toV1Request(lead),
      quotes: quotes.map(({ number, state, sentAt }) => ({ number, state, sentAt })),
    };
  });
  v1Route(app, V1_CALLS.listQuotes, async ({ ctx, query: { after, limit = PAGE } }) => {
    const start = startOf(after);
    const { quotes, total } = await service.listQuotes(ctx, { start, count: limit });
    const base = await shownCurrency(ctx, undefined);
    return {
      items: quotes.map((quote) => toV1QuoteSummary(quote, base)),
      next: nextOf(start, quotes.length, total),
    };
  });
  v1Route(app, V1_CALLS.getQuote, async ({ ctx, params }) => await read(ctx, params.number));
  v1Route(app, V1_CALLS.acceptQuote, async ({ ctx, params, body }) => {
    const { version, total, paymentMode, termsAccepted } = body;
    const order = await service.acceptQuote(ctx, params.number, {
      version,
      seen: await chargedAmount(ctx, total, '/total'),
      checkout: {
        paymentMode,
        termsAccepted,
        purchaseOrderNumber: body.purchaseOrderNumber ?? '',
        note: body.note ?? '',
      },
    });
    return { orderNumber: order.orderId };
  });
  v1Route(app, V1_CALLS.declineQuote, async ({ ctx, params, body }) => {
    const { version, reason = '' } = body;
    await service.declineQuote(ctx, params.number, { version, reason });
    return await read(ctx, params.number);
  });
  v1Route(app, V1_CALLS.askForChange, async ({ ctx, params, body }) => {
    await service.askForChange(ctx, params.number, body);
    return await read(ctx, params.number);
  });
  v1Route(app, V1_CALLS.getQuotePdf, async ({ ctx, params, request, reply }) =>
    sendQuoteFile(request, reply, await getQuoteFile(ctx, params.number)),
  );
  registerLinkRoutes(app);
}

function registerLinkRoutes(app: FastifyInstance): void {
  v1Route(app, V1_CALLS.getQuoteByLink, async ({ ctx, query }) =>
    toV1LinkedQuote(
      await service.getQuoteByLink(ctx, query.token),
      await shownCurrency(ctx, undefined),
    ),
  );
  v1Route(app, V1_CALLS.getQuotePdfByLink, async ({ ctx, query, request, reply }) =>
    sendQuoteFile(request, reply, await getQuoteFileByLink(ctx, query.token)),
  );
  v1Route(app, V1_CALLS.claimQuote, async ({ ctx, body }) => ({
    number: await service.claimQuote(ctx, body.token),
  }));
}

async function read(ctx: Ctx, number: string) {
  return toV1Quote(await service.getQuote(ctx, number), await shownCurrency(ctx, undefined));
}
