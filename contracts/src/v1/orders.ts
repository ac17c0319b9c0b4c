// The customer’s own orders in /api/v1: place, read, cancel, answer a change, send back, order again; and an order tracked without an account. [decisions 0114]
import { z } from 'zod';
import { cartCode, day, digits, id, text } from '../calls/call.ts';
import { CURRENCY_CODES } from '../currencies.ts';
import { ORDER_STATUSES, PAYMENT_MODES, RETURN_REASONS } from '../views/order.ts';
import { bank, history, orderSummary, v1Order } from './order.ts';
import {
  dayText,
  defineV1Call,
  int,
  pageParams,
  sentMoney,
  time,
  v1Page,
  v1Query,
} from './v1-call.ts';

const key = text(40)
  .describe('Order number as people quote it, or its id.')
  .meta({ examples: ['MW-7K3F-92QD'] });
/** Of a call that names one of the customer’s own orders. */
export const orderParam = z.strictObject({ order: key });

export const listOrders = defineV1Call({
  name: 'orders.list',
  area: 'Orders',
  method: 'GET',
  path: '/me/orders',
  summary: 'Orders of the customer, the newest first',
  access: 'customer',
  scope: null,
  query: v1Query.extend({
    ...pageParams(100),
    status: z.enum(ORDER_STATUSES).optional(),
    from: day.optional().describe('First day by the shop’s clock.'),
    to: day.optional().describe('Last day by the shop’s clock.'),
    text: text(100)
      .optional()
      .describe('In order number, purchase order number, part number or name.'),
  }),
  response: v1Page(z.object(orderSummary).meta({ id: 'OrderSummary' })),
});

export const getOrder = defineV1Call({
  name: 'orders.get',
  area: 'Orders',
  method: 'GET',
  path: '/me/orders/:order',
  summary: 'An order with its history, shipments, payments and where to pay',
  access: 'customer',
  scope: null,
  params: orderParam,
  query: v1Query,
  rejects: ['order-not-found'],
  response: v1Order,
});

export const placeOrder = defineV1Call({
  name: 'orders.place',
  area: 'Orders',
  method: 'POST',
  path: '/me/orders',
  summary: 'Places the order of a cart',
  description:
    'The same cart always answers the same order. Ask for the prices of the cart first, and send their `total`: an order that would cost anything else is rejected with `prices-changed`, however often it is sent. Without `total` the order is held to the prices that were last shown of this cart, those that a rejection named included.',
  access: 'customer',
  scope: null,
  query: v1Query,
  body: z.strictObject({
    cartCode,
    termsAccepted: z.boolean().describe('The terms and conditions of the shop.'),
    purchaseOrderNumber: text(60).optional(),
    note: text(1000).optional(),
    paymentMode: z.enum(PAYMENT_MODES).optional().describe('Telegraphic transfer if absent.'),
    deliveryId: id.optional().describe('Way of delivery for which the prices were.'),
    total: sentMoney
      .optional()
      .describe('What the order may cost in the base currency, in which it is charged.'),
    currency: z
      .enum(CURRENCY_CODES)
      .optional()
      .describe('In which the buyer saw the prices; the base currency is charged.'),
  }),
  status: 201,
  rejects: [
    'cart-not-found',
    'cart-empty',
    'out-of-stock-in-cart',
    'stock-not-enough',
    'cart-quantity-outside-limits',
    'address-missing',
    'minimum-order-not-reached',
    'terms-not-accepted',
    'prices-changed',
    'buyer-not-verified',
  ],
  response: v1Order,
});

export const cancelOrder = defineV1Call({
  name: 'orders.cancel',
  area: 'Orders',
  method: 'POST',
  path: '/me/orders/:order/cancel',
  summary: 'Takes back an order that is not confirmed yet; a second time answers the same',
  access: 'customer',
  scope: null,
  params: orderParam,
  query: v1Query,
  rejects: ['order-not-found', 'order-not-cancellable', 'order-partly-shipped'],
  response: v1Order,
});

export const reduceOrder = defineV1Call({
  name: 'orders.reduce',
  area: 'Orders',
  method: 'POST',
  path: '/me/orders/:order/reduce',
  summary: 'Takes pieces or whole lines off an order that is not confirmed yet',
  access: 'customer',
  scope: null,
  params: orderParam,
  query: v1Query,
  body: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          productId: id,
          quantity: z.number().int().min(0).max(2_147_483_647).describe('What is left; 0: none.'),
        }),
      )
      .min(1)
      .max(500)
      .describe('Lines that are not named stay as they are.'),
  }),
  rejects: [
    'order-not-found',
    'order-not-editable',
    'order-proposal-open',
    'order-only-less',
    'order-empty',
  ],
  response: v1Order,
});

export const answerProposal = defineV1Call({
  name: 'orders.answerProposal',
  area: 'Orders',
  method: 'POST',
  path: '/me/orders/:order/proposals/:id/answer',
  summary: 'Accepts or declines a change of the order that costs more',
  access: 'customer',
  scope: null,
  params: z.strictObject({
    order: key,
    id: digits(2_147_483_647, 1).describe('Id of the proposal.'),
  }),
  query: v1Query,
  body: z.strictObject({ accept: z.boolean(), answer: text(500).optional() }),
  rejects: [
    'order-not-found',
    'order-proposal-not-found',
    'order-proposal-closed',
    'order-not-editable',
    'stock-not-enough',
  ],
  response: v1Order,
});

export const requestReturn = defineV1Call({
  name: 'orders.return',
  area: 'Orders',
  method: 'POST',
  path: '/me/orders/:order/returns',
  summary: 'Asks to send lines of an order back',
  access: 'customer',
  scope: null,
  params: orderParam,
  query: v1Query,
  body: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          productId: id,
          quantity: z.number().int().min(1).max(1_000_000),
          reason: z.enum(RETURN_REASONS),
        }),
      )
      .max(500),
    note: text(1000).optional(),
  }),
  status: 201,
  rejects: ['order-not-found', 'return-not-possible', 'return-empty', 'return-too-many'],
  response: v1Order,
});

const againLines = z.array(
  z
    .object({
      productId: int,
      sku: z.string(),
      name: z.string(),
      ordered: int,
      inCart: int,
      missing: z
        .enum(['gone', 'out-of-stock', 'limited', 'removed'])
        .nullable()
        .describe('Why less is in the cart than was ordered.'),
    })
    .meta({ id: 'ReorderLine' }),
);

export const orderAgain = defineV1Call({
  name: 'orders.again',
  area: 'Orders',
  method: 'POST',
  path: '/me/orders/:order/again',
  summary: 'Puts the lines of an order into a cart again, as far as they can be had',
  access: 'customer',
  scope: null,
  params: orderParam,
  query: v1Query,
  body: z.strictObject({
    cartCode: cartCode.nullable().optional().describe('Absent: the customer’s open cart.'),
  }),
  rejects: ['order-not-found'],
  response: z
    .object({
      cartCode: z.string().nullable().describe('Null: nothing can be had, and there was no cart.'),
      lines: againLines,
    })
    .meta({ id: 'Reorder' }),
});

export const compareWithCart = defineV1Call({
  name: 'orders.compareWithCart',
  area: 'Orders',
  method: 'GET',
  path: '/me/orders/:order/again',
  summary: 'What of an order is in a cart; nothing is put in',
  access: 'customer',
  scope: null,
  params: orderParam,
  query: v1Query.extend({ cartCode: cartCode.optional() }),
  rejects: ['order-not-found'],
  response: z.object({ items: againLines }),
});

export const getProforma = defineV1Call({
  name: 'orders.proforma',
  area: 'Orders',
  method: 'GET',
  path: '/me/orders/:order/proforma',
  summary: 'The order as a document to pay by: seller, bank, tariff codes',
  description:
    'It is no invoice. Once there is an invoice, or the order is cancelled, there is no proforma.',
  access: 'customer',
  scope: null,
  params: orderParam,
  query: v1Query,
  rejects: ['order-not-found'],
  response: z
    .object({
      order: v1Order,
      taxId: z.string().nullable().describe('Of the buyer.'),
      hsn: z.array(z.object({ productId: int, code: z.string() })).describe('Tariff codes.'),
      seller: z
        .object({
          specimen: z.boolean().describe('The invented company of a demo shop.'),
          legalName: z.string(),
          address: z.string(),
          country: z.string(),
          gstin: z.string().nullable(),
          vatNumber: z.string().nullable(),
          terms: z.string(),
          bank: z.object(bank),
        })
        .nullable()
        .describe('Null while the shop has not entered who it is and where it is paid.'),
    })
    .meta({ id: 'Proforma' }),
});

export const trackOrder = defineV1Call({
  name: 'orders.track',
  area: 'Orders',
  method: 'POST',
  path: '/orders/track',
  summary: 'Where an order is, by its number and the buyer’s email address',
  description: 'A wrong pair answers like an unknown order.',
  access: 'public',
  scope: null,
  query: v1Query,
  body: z.strictObject({ number: text(60).describe('Of the order.'), email: text(254) }),
  rejects: ['order-not-tracked'],
  response: z
    .object({
      number: z.string(),
      placedAt: time,
      status: z.enum(ORDER_STATUSES),
      expectedDelivery: dayText,
      carrier: z.string().nullable(),
      trackingNumber: z.string().nullable(),
      history,
    })
    .meta({ id: 'TrackedOrder' }),
});
