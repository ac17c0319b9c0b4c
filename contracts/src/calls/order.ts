// The calls of orders. [§7.5]
import { z } from 'zod';
import { ORDER_STATUSES, PAYMENT_MODES } from '../views/order.ts';
import { amount, cartCode, common, defineCall, digits, text } from './call.ts';
import { wireAddress } from './customer.ts';

const prices = { subTotal: amount, subUsdTotal: amount, subSarTotal: amount, total: amount, usdTotal: amount, sarTotal: amount };
const taxRate = z.object({ name: z.string(), taxPercentage: z.number(), value: amount, usdValue: amount, sarValue: amount });

const orderProduct = z.object({
  productId: z.number(),
  productName: z.string(),
  image: z.string(),
  sku: z.string(),
  manufacturer: z.string(),
  quantity: z.number(),
  price: amount,
  usdPrice: amount,
  sarPrice: amount,
  subtotal: amount,
  subUsdTotal: amount,
  subSarTotal: amount,
});

export const orderPrices = defineCall({
  name: 'orderPrices',
  section: '7.5',
  method: 'GET',
  path: '/order/prices',
  bare: true,
  summary: 'What the cart costs with tax; the order is held to what is answered here',
  access: 'everybody',
  query: z.object({ ...common, cartcode: cartCode }),
  response: z.object({ ...prices, taxRate: z.array(taxRate), readyToOrder: z.boolean() }),
});

export const commitOrder = defineCall({
  name: 'commitOrder',
  section: '7.5',
  method: 'POST',
  path: '/order/commitOrder',
  bare: true,
  summary: 'Places the order of a cart; the same cart always answers the same order',
  access: 'customer',
  query: z.object({ ...common, cartCode }),
  body: z
    .strictObject({
      purchaseOrderNumber: text(60).optional(),
      note: text(1000).optional(),
      paymentMode: z.enum(PAYMENT_MODES).optional(),
      termsAccepted: z.boolean().optional(),
    })
    .nullish(),
  response: z.object({
    id: z.number(),
    orderId: z.string(),
    companyName: z.string(),
    billing: wireAddress,
    delivery: wireAddress,
    products: z.array(orderProduct),
    total: z.object({ price: amount, usdPrice: amount, sarPrice: amount }),
  }),
});

export const listOrders = defineCall({
  name: 'listOrders',
  section: '7.5',
  method: 'GET',
  path: '/orders/customers/:customerId',
  bare: true,
  summary: 'The customer’s own orders, newest first; the id in the path is only compared',
  access: 'customer',
  params: z.object({ customerId: digits(Number.MAX_SAFE_INTEGER) }),
  query: z.object({ ...common, count: digits(100).optional(), start: digits(1_000_000).optional() }),
  response: z.object({
    orders: z.array(
      z.object({
        id: z.number(),
        orderId: z.string(),
        datePurchased: z.string(),
        orderStatus: z.enum(ORDER_STATUSES),
        total: amount,
        usdTotal: amount,
        sarTotal: amount,
        products: z.array(orderProduct.omit({ image: true })),
      }),
    ),
    total: z.number(),
  }),
});

export const getOrder = defineCall({
  name: 'getOrder',
  section: '7.5',
  method: 'GET',
  path: '/auth/orders/:orderId',
  bare: true,
  summary: 'One of the customer’s own orders, by number or public id',
  access: 'customer',
  params: z.object({ orderId: text(40) }),
  query: z.object(common),
  response: z.object({
    id: z.number(),
    orderId: z.string(),
    datePurchased: z.string(),
    orderStatus: z.enum(ORDER_STATUSES),
    companyName: z.string(),
    billing: wireAddress,
    delivery: wireAddress,
    products: z.array(orderProduct),
    totals: z.array(z.object({ module: z.string(), title: z.string(), value: amount, usdValue: amount, sarValue: amount })),
    purchaseOrderNumber: z.string(),
    note: z.string(),
    paymentMode: z.enum(PAYMENT_MODES),
    expectedDelivery: z.string(),
    paymentDue: z.string(),
  }),
});
