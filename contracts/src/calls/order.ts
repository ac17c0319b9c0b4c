// The calls of orders. [§7.5]
import { z } from 'zod';
import { CURRENCY_CODES } from '../currencies.ts';
import {
  ORDER_STATUSES,
  PAYMENT_MODES,
  PAYMENT_STATES,
  RETURN_REASONS,
  RETURN_STATES,
} from '../views/order.ts';
import {
  amount,
  cartCode,
  common,
  commonQuery,
  day,
  defineCall,
  digits,
  id,
  rowCount,
  text,
} from './call.ts';
import { wireAddress } from './customer.ts';

const prices = {
  subTotal: amount,
  subUsdTotal: amount.nullable(),
  subSarTotal: amount.nullable(),
  total: amount,
  usdTotal: amount.nullable(),
  sarTotal: amount.nullable(),
};
const taxRate = z.object({
  name: z.string(),
  taxPercentage: z.number(),
  value: amount,
  usdValue: amount.nullable(),
  sarValue: amount.nullable(),
});

const history = z.array(
  z.object({
    status: z.string().describe('text, by lang'),
    statusCode: z.enum(ORDER_STATUSES),
    at: z.string(),
  }),
);
/** `status` is the text in the language of the request; the code is the same in every language. */
const statusText = {
  orderStatus: z.string().describe('text, by lang'),
  orderStatusCode: z.enum(ORDER_STATUSES),
};
const displayCurrency = z
  .enum(CURRENCY_CODES)
  .describe('in which the buyer saw the prices; charged is the base currency');
const orderReturn = z.object({
  id: z.number(),
  requestedAt: z.string(),
  state: z.enum(RETURN_STATES),
  note: z.string(),
  answer: z.string(),
  credited: amount.nullable().describe('total of its credit note; null: none'),
  lines: z.array(
    z.object({
      productId: z.number(),
      name: z.string(),
      quantity: z.number(),
      reason: z.enum(RETURN_REASONS),
    }),
  ),
});

const orderProduct = z.object({
  productId: z.number(),
  productName: z.string(),
  image: z.string(),
  sku: z.string(),
  manufacturer: z.string(),
  quantity: z.number(),
  price: amount,
  usdPrice: amount.nullable(),
  sarPrice: amount.nullable(),
  subtotal: amount,
  subUsdTotal: amount.nullable(),
  subSarTotal: amount.nullable(),
});

const deliveryId = digits(2_147_483_647);
const deliveryOption = z.object({
  id: z.number(),
  name: z.string(),
  price: amount,
  usdPrice: amount.nullable(),
  sarPrice: amount.nullable(),
  expectedDelivery: z.string(),
  collected: z.boolean(),
});

export const orderPrices = defineCall({
  name: 'orderPrices',
  section: '7.5',
  method: 'GET',
  path: '/order/prices',
  bare: true,
  summary: 'What the cart costs with tax; the order is held to what is answered here',
  access: 'everybody',
  query: z.strictObject({ ...common, cartcode: cartCode, deliveryId: deliveryId.optional() }),
  response: z.object({
    ...prices,
    delivery: z
      .object({ options: z.array(deliveryOption), chosen: deliveryOption.nullable() })
      .describe(
        'ways of delivery to the address; the total has the chosen one, null: quoted later',
      ),
    taxRate: z.array(taxRate),
    readyToOrder: z.boolean(),
    notices: z
      .array(z.object({ code: z.string(), defaultMessage: z.string() }))
      .describe('what is missing before it can be ordered: without an address no tax is known'),
  }),
});

export const commitOrder = defineCall({
  name: 'commitOrder',
  section: '7.5',
  method: 'POST',
  path: '/order/commitOrder',
  bare: true,
  summary: 'Places the order of a cart; the same cart always answers the same order',
  access: 'customer',
  query: z.strictObject({ ...common, cartCode }),
  body: z
    .strictObject({
      purchaseOrderNumber: text(60).optional(),
      note: text(1000).optional(),
      paymentMode: z.enum(PAYMENT_MODES).optional(),
      termsAccepted: z.boolean().optional(),
      deliveryId: z
        .number()
        .int()
        .min(1)
        .optional()
        .describe('way of delivery of the prices; absent: the cheapest that brings the goods'),
      currency: z
        .enum(CURRENCY_CODES)
        .optional()
        .describe('in which the buyer was shown the prices; kept as displayCurrency'),
    })
    .nullish(),
  response: z.object({
    id: z.number(),
    orderId: z.string(),
    displayCurrency,
    companyName: z.string(),
    customerName: z.string(),
    billing: wireAddress,
    delivery: wireAddress,
    products: z.array(orderProduct),
    total: z.object({ price: amount, usdPrice: amount.nullable(), sarPrice: amount.nullable() }),
  }),
});

export const listOrders = defineCall({
  name: 'listOrders',
  section: '7.5',
  method: 'GET',
  path: '/orders/customers/:customerId',
  missing: 'customer-not-found',
  bare: true,
  summary: 'The customer’s own orders, newest first; the id in the path is only compared',
  access: 'customer',
  params: z.strictObject({ customerId: digits(Number.MAX_SAFE_INTEGER) }),
  query: z.strictObject({
    ...common,
    count: rowCount().optional(),
    start: digits(1_000_000).optional(),
    status: z.enum(ORDER_STATUSES).optional(),
    from: day.optional(),
    to: day.optional(),
    text: text(100).optional(),
  }),
  response: z.object({
    orders: z.array(
      z.object({
        id: z.number(),
        orderId: z.string(),
        datePurchased: z.string(),
        ...statusText,
        displayCurrency,
        total: amount,
        usdTotal: amount.nullable(),
        sarTotal: amount.nullable(),
        products: z.array(orderProduct.omit({ image: true })),
      }),
    ),
    total: z.number(),
  }),
});

// Everything that its owner may see of an order.
const wholeOrder = z.object({
  id: z.number(),
  orderId: z.string(),
  datePurchased: z.string(),
  ...statusText,
  displayCurrency,
  companyName: z.string(),
  customerName: z.string().describe('the person who ordered, as called then'),
  billing: wireAddress,
  delivery: wireAddress,
  products: z.array(orderProduct),
  totals: z.array(
    z.object({
      module: z.string(),
      title: z.string(),
      value: amount,
      usdValue: amount.nullable(),
      sarValue: amount.nullable(),
    }),
  ),
  purchaseOrderNumber: z.string(),
  note: z.string(),
  paymentMode: z.enum(PAYMENT_MODES),
  paymentModeTitle: z.string(),
  expectedDelivery: z.string(),
  paymentDue: z
    .string()
    .nullable()
    .describe('two working days after the invoice; null until there is one'),
  bankDetails: z
    .object({
      holder: z.string(),
      bank: z.string(),
      account: z.string(),
      ifsc: z.string(),
      swift: z.string(),
      reference: z.string(),
    })
    .nullable()
    .describe(
      'where to pay; null for a cancelled order, and while the seller has not entered them',
    ),
  termsVersion: z.string(),
  carrier: z.string(),
  trackingNumber: z.string(),
  history,
  shipments: z.array(
    z.object({
      id: z.number(),
      shippedAt: z.string(),
      carrier: z.string(),
      trackingNumber: z.string(),
      lines: z.array(
        z.object({
          productId: z.number(),
          sku: z.string(),
          name: z.string(),
          quantity: z.number(),
        }),
      ),
    }),
  ),
  paid: amount.describe('received less paid back'),
  credited: amount.describe('taken back by credit notes of returns'),
  refunded: amount,
  refundDue: amount.describe('received beyond what the order costs now'),
  paymentState: z.enum(PAYMENT_STATES),
  paymentStateTitle: z.string(),
  canCancel: z.boolean(),
  returns: z.array(orderReturn),
});
const ownOrder = z.object({ orderId: text(40) });

export const getOrder = defineCall({
  name: 'getOrder',
  section: '7.5',
  method: 'GET',
  path: '/auth/orders/:orderId',
  bare: true,
  summary: 'One of the customer’s own orders, by number or public id',
  access: 'customer',
  params: ownOrder,
  query: commonQuery,
  response: wholeOrder,
});

export const cancelOrder = defineCall({
  name: 'cancelOrder',
  section: '7.5',
  method: 'POST',
  path: '/auth/orders/:orderId/cancel',
  bare: true,
  summary: 'Takes back an order that is still Pending; a second time answers the same',
  access: 'customer',
  params: ownOrder,
  query: commonQuery,
  response: wholeOrder,
});

export const requestReturn = defineCall({
  name: 'requestReturn',
  section: '7.5',
  method: 'POST',
  path: '/auth/orders/:orderId/returns',
  bare: true,
  summary: 'Asks to send lines of an order back, within 7 days of its completion',
  access: 'customer',
  params: ownOrder,
  query: commonQuery,
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
  response: wholeOrder,
});

export const orderAgain = defineCall({
  name: 'orderAgain',
  section: '7.5',
  method: 'POST',
  path: '/auth/orders/:orderId/again',
  bare: true,
  summary:
    'Puts the lines of an order in the cart again; says of each line how much of it is there and why not all',
  access: 'customer',
  params: ownOrder,
  query: z.strictObject({ ...common, cartCode: cartCode.optional() }),
  response: z.object({
    cartCode: z.string().nullable(),
    lines: z.array(
      z.object({
        productId: z.number(),
        name: z.string(),
        sku: z.string(),
        ordered: z.number(),
        inCart: z.number(),
        missing: z.enum(['gone', 'out-of-stock', 'limited', 'removed']).nullable(),
      }),
    ),
  }),
});

export const trackOrder = defineCall({
  name: 'trackOrder',
  section: '2.1',
  method: 'POST',
  path: '/order/track',
  bare: true,
  summary:
    'Where an order is, for whoever knows its number and email address; a wrong pair answers like an unknown order',
  access: 'everybody',
  query: commonQuery,
  body: z.strictObject({ orderId: text(60), emailId: text(254) }),
  response: z.object({
    orderId: z.string(),
    datePurchased: z.string(),
    ...statusText,
    expectedDelivery: z.string(),
    carrier: z.string(),
    trackingNumber: z.string(),
    history,
  }),
});
