// Admin calls of orders on behalf of a customer: a price preview, and the order.
import { z } from 'zod';
import { id, text } from '../calls/call.ts';
import { PAYMENT_MODES } from '../views/order.ts';
import { defineAdminCall, idParams, langQuery } from './admin-call.ts';

const minor = z.number().int().describe('minor units of the base currency');
/** Made by the form: what is sent twice is done once. */
const once = text(60).min(8);
const pieces = z.number().int().min(1).max(1_000_000);
const wanted = z
  .array(z.strictObject({ productId: id, quantity: pieces }))
  .min(1)
  .max(500);
const onBehalfPrices = z.object({
  lines: z.array(
    z.object({
      productId: id,
      sku: z.string(),
      name: z.string(),
      quantity: z.number().int(),
      unitPrice: minor,
      subtotal: minor,
      stock: z.number().int(),
      minimum: z.number().int(),
      step: z.number().int(),
      maximum: z.number().int().nullable(),
      blocked: z.enum(['out-of-stock', 'stock-not-enough', 'outside-limits']).nullable(),
    }),
  ),
  subtotal: minor,
  taxes: z.array(z.object({ code: z.string(), name: z.string(), value: minor })),
  total: minor,
  delivery: z
    .object({
      address: z.string(),
      city: z.string(),
      country: z.string(),
      postalCode: z.string(),
      phoneNumber: z.string(),
    })
    .nullable(),
  /** Reason why it cannot be placed, besides the terms, as a sentence; null: none. */
  rejection: z.string().nullable(),
});
export type OnBehalfPrices = z.output<typeof onBehalfPrices>;
const onBehalf = z.strictObject({
  once,
  lines: wanted,
  /** The total that staff were shown. */
  total: minor.min(1),
  paymentMode: z.enum(PAYMENT_MODES),
  purchaseOrderNumber: text(60),
  note: text(1_000),
  /** The customer said so. */
  termsAccepted: z.boolean(),
});
export type OnBehalf = z.output<typeof onBehalf>;

export const priceOnBehalf = defineAdminCall({
  name: 'priceOnBehalf',
  method: 'POST',
  path: '/customers/:id/order-prices',
  right: 'orders:write',
  summary:
    'What an order for this customer would cost today, and what stands in its way; nothing is written',
  params: idParams,
  query: langQuery,
  body: z.strictObject({ lines: wanted }),
  response: onBehalfPrices,
});
export const placeOnBehalf = defineAdminCall({
  name: 'placeOnBehalf',
  method: 'POST',
  path: '/customers/:id/orders',
  right: 'orders:write',
  summary:
    'Places an order on behalf of a customer, at the shop’s prices; the customer’s cart stays as it is',
  params: idParams,
  query: langQuery,
  body: onBehalf,
  response: z.object({ id, orderId: z.string() }),
});
