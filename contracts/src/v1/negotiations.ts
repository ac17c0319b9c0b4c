// Negotiations in /api/v1: an offer on a product or lot, and the thread that follows. [decisions 0114]
import { z } from 'zod';
import { id, quantity, text } from '../calls/call.ts';
import { OFFER_STATES } from '../views/negotiations.ts';
import {
  defineV1Call,
  idNumber,
  int,
  money,
  pageParams,
  sentAmount,
  sentMoney,
  time,
  v1Common,
  v1Page,
  v1Query,
} from './v1-call.ts';

const OFFERED = [
  'offer-above-asking',
  'offer-too-many',
  'agreed-price-held',
  'product-out-of-stock',
  'stock-not-enough',
] as const;

export const beginNegotiation = defineV1Call({
  name: 'negotiations.begin',
  area: 'Requests',
  method: 'POST',
  path: '/negotiations',
  summary: 'Offers a price for a product or a lot',
  description:
    'A customer gets a thread at /me/negotiations; a visitor is called back. The same offer sent twice is one. Limits of the seller may accept or decline it at once.',
  access: 'public',
  scope: null,
  query: v1Query,
  body: z.strictObject({
    productId: id.optional(),
    lotId: id.optional().describe('Instead of productId.'),
    price: sentMoney.describe('Of one unit, before tax; in a currency of the shop.'),
    quantity: quantity.optional().describe('The smallest that can be ordered, if absent.'),
    phone: text(60).meta({ examples: ['+91 44 2827 1234'] }),
  }),
  status: 201,
  rejects: [
    ...OFFERED,
    'product-not-found',
    'quantity-above-maximum',
    'quantity-below-minimum',
    'quantity-not-in-steps',
  ],
  response: z
    .object({
      reference: z
        .string()
        .describe('What to quote on the telephone.')
        .meta({ examples: ['NG-7K3F-92QD'] }),
      state: z.enum(OFFER_STATES),
      isOwnThread: z.boolean().describe('False: staff call back, there is nothing to read.'),
    })
    .meta({ id: 'StartedNegotiation' }),
});

const step = z
  .object({
    by: z.enum(['buyer', 'seller']),
    unitPrice: money,
    state: z.enum(OFFER_STATES),
    madeAt: time,
    closedAt: time.nullable(),
    expiresAt: time,
    isAutomatic: z.boolean().describe('Answered by limits of the seller.'),
  })
  .meta({ id: 'OfferStep' });

const thread = {
  reference: z.string(),
  name: z.string(),
  productId: idNumber,
  lotId: int.nullable(),
  sku: z.string(),
  url: z.string().describe('Path of the page of the product.'),
  image: z.string(),
  unit: z.string(),
  quantity: int,
  state: z
    .enum(OFFER_STATES)
    .describe('open: the buyer’s offer waits for the seller; countered: the seller’s waits.'),
  startedAt: time,
  changedAt: time,
  last: step.describe('The newest offer.'),
};
const v1Negotiation = z
  .object({
    ...thread,
    history: z.array(step),
    asking: money
      .nullable()
      .describe('List price of one unit now; null when it is no longer sold in this currency.'),
    offersLeft: int.describe('How many the buyer may still make on this item.'),
    heldUntil: time
      .nullable()
      .describe('Once accepted: until when price and units wait in the customer’s cart.'),
  })
  .meta({ id: 'Negotiation' });

export const listNegotiations = defineV1Call({
  name: 'negotiations.list',
  area: 'Requests',
  method: 'GET',
  path: '/me/negotiations',
  summary: 'Negotiations of the customer, the newest first',
  access: 'customer',
  scope: null,
  query: z.strictObject({ ...v1Common, ...pageParams(100) }),
  response: v1Page(z.object(thread).meta({ id: 'NegotiationSummary' })),
});

const referenceParam = z.strictObject({
  reference: text(20)
    .describe('Number of the negotiation.')
    .meta({ examples: ['NG-7K3F-92QD'] }),
});

export const getNegotiation = defineV1Call({
  name: 'negotiations.get',
  area: 'Requests',
  method: 'GET',
  path: '/me/negotiations/:reference',
  summary: 'A negotiation with all offers so far',
  access: 'customer',
  scope: null,
  params: referenceParam,
  query: v1Query,
  rejects: ['offer-not-found'],
  response: v1Negotiation,
});

const MOVED = ['offer-not-found', 'offer-not-open', 'offer-expired'] as const;

export const counterOffer = defineV1Call({
  name: 'negotiations.counter',
  area: 'Requests',
  method: 'POST',
  path: '/me/negotiations/:reference/offers',
  summary: 'Offers another price, which closes the seller’s',
  access: 'customer',
  scope: null,
  params: referenceParam,
  query: v1Query,
  body: z.strictObject({
    price: sentAmount.describe('Of one unit, in the currency of the negotiation.'),
  }),
  status: 201,
  rejects: [...MOVED, ...OFFERED, 'offer-accept-instead', 'offer-counter-too-low'],
  response: v1Negotiation,
});

export const acceptOffer = defineV1Call({
  name: 'negotiations.accept',
  area: 'Requests',
  method: 'POST',
  path: '/me/negotiations/:reference/accept',
  summary:
    'Accepts the seller’s price: it becomes a line of the customer’s cart, with its units reserved',
  access: 'customer',
  scope: null,
  params: referenceParam,
  query: v1Query,
  rejects: [
    ...MOVED,
    'product-not-found',
    'product-out-of-stock',
    'stock-not-enough',
    'agreed-price-held',
    'cart-full',
  ],
  response: v1Negotiation,
});

export const withdrawOffer = defineV1Call({
  name: 'negotiations.withdraw',
  area: 'Requests',
  method: 'POST',
  path: '/me/negotiations/:reference/withdraw',
  summary: 'Ends a negotiation, no matter which side is to answer',
  access: 'customer',
  scope: null,
  params: referenceParam,
  query: v1Query,
  rejects: MOVED,
  response: v1Negotiation,
});
