// Negotiations in /api/v1. [decisions 0114]
import {
  type CurrencyCode,
  type Negotiation,
  type NegotiationSummary,
  type OfferStep,
  V1_CALLS,
} from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { v1Route } from '../../platform/http/v1-calls.ts';
import { naming } from '../../platform/v1-fields.ts';
import { moneyIn, nextOf, pictureUrl, productUrl, startOf } from '../../platform/v1-wire.ts';
import {
  acceptOffer,
  counterOffer,
  getOffer,
  listOffers,
  withdrawOffer,
} from './negotiations.moves.ts';
import { submitOffer } from './negotiations.service.ts';

const PAGE = 25;
const OFFER_FIELDS = { '/price': '/price/amount', '/currency': '/price/currency' };

export function registerNegotiationV1Routes(app: FastifyInstance): void {
  v1Route(app, V1_CALLS.beginNegotiation, async ({ ctx, body }) => {
    const { price, ...item } = body;
    const { reference, state, ownThread } = await naming(OFFER_FIELDS, () =>
      submitOffer(ctx, {
        ...item,
        // What the item is called is the catalogue's word.
        lotName: '-',
        price: price.amount,
        currency: price.currency,
      }),
    );
    return { reference, state, isOwnThread: ownThread };
  });
  v1Route(app, V1_CALLS.listNegotiations, async ({ ctx, query: { after, limit = PAGE } }) => {
    const start = startOf(after);
    const { offers, total } = await listOffers(ctx, { start, count: limit });
    return { items: offers.map(toSummary), next: nextOf(start, offers.length, total) };
  });
  v1Route(app, V1_CALLS.getNegotiation, async ({ ctx, params }) =>
    toThread(await getOffer(ctx, params.reference)),
  );
  v1Route(app, V1_CALLS.counterOffer, async ({ ctx, params, body }) =>
    toThread(await counterOffer(ctx, params.reference, body)),
  );
  v1Route(app, V1_CALLS.acceptOffer, async ({ ctx, params }) =>
    toThread(await acceptOffer(ctx, params.reference)),
  );
  v1Route(app, V1_CALLS.withdrawOffer, async ({ ctx, params }) =>
    toThread(await withdrawOffer(ctx, params.reference)),
  );
}

/** In the currency in which the buyer offered. */
function toSummary(thread: NegotiationSummary) {
  return {
    reference: thread.reference,
    name: thread.itemName,
    productId: thread.productId,
    lotId: thread.lotId,
    sku: thread.sku,
    url: productUrl(thread.productId, thread.slug),
    image: pictureUrl(thread.image),
    unit: thread.unit,
    quantity: thread.quantity,
    state: thread.state,
    startedAt: thread.startedAt,
    changedAt: thread.changedAt,
    last: toStep(thread.last, thread.currency),
  };
}

function toThread(thread: Negotiation) {
  const { asking, currency } = thread;
  return {
    ...toSummary(thread),
    history: thread.history.map((step) => toStep(step, currency)),
    // The shop may have given the currency up since.
    asking: asking?.[currency] === undefined ? null : moneyIn(asking, currency),
    offersLeft: thread.offersLeft,
    heldUntil: thread.heldUntil,
  };
}

function toStep(step: OfferStep, currency: CurrencyCode) {
  return {
    by: step.by,
    unitPrice: moneyIn(step.unitPrice, currency),
    state: step.state,
    madeAt: step.madeAt,
    closedAt: step.closedAt,
    expiresAt: step.expiresAt,
    isAutomatic: step.automatic,
  };
}
