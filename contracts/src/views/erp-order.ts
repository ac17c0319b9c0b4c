// Order record for an ERP: everything of one order that books and warehouses need, amounts as text with their currency. [decisions 0112]
import { z } from 'zod';
import { CURRENCY_CODES } from '../currencies.ts';
import { ORDER_STATUSES, PAYMENT_MODES } from './order.ts';

const money = z.object({
  amount: z.string().describe('two decimals: 12.50'),
  currency: z.enum(CURRENCY_CODES),
});
const moment = z.string().describe('ISO 8601, UTC');
const dayText = z.string().describe('2026-05-31');
const rate = z.string().describe('per cent: 18 or 2.5');
const tax = z.object({
  type: z.string().describe('CGST, SGST, IGST, GST or VAT'),
  rate,
  reverseCharge: z.boolean(),
  amount: money,
});
const taxed = {
  hsn: z.string(),
  taxRate: rate,
  net: money,
  taxes: z.array(tax),
  gross: money,
};
const address = z.object({
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  country: z.string(),
  phone: z.string(),
});

export const erpOrder = z.object({
  id: z.number().int(),
  number: z.string().describe('as people quote it'),
  changedAt: moment,
  placedAt: moment,
  status: z.enum(ORDER_STATUSES),
  purchaseOrderNumber: z.string().describe('the buyer’s own'),
  paymentMode: z.enum(PAYMENT_MODES),
  paymentDue: dayText.nullable().describe('null before the invoice'),
  company: z.string(),
  contact: z.string(),
  taxId: z.string(),
  customer: z
    .object({ id: z.number().int(), email: z.string(), mobile: z.string() })
    .nullable()
    .describe('null without the right customers:read'),
  placeOfSupply: z
    .object({ country: z.string(), state: z.string().nullable() })
    .describe('state: GST code, inside India'),
  billing: address,
  delivery: address,
  collected: z.boolean(),
  deliveryService: z.string(),
  expectedDelivery: dayText,
  lines: z.array(
    z.object({
      position: z.number().int(),
      sku: z.string(),
      name: z.string(),
      unit: z.string(),
      quantity: z.number().int(),
      shipped: z.number().int(),
      credited: z.number().int(),
      unitPrice: money,
      ...taxed,
    }),
  ),
  freight: z.object(taxed).nullable().describe('null: not agreed yet'),
  taxes: z.array(tax),
  net: money.describe('of lines and freight'),
  total: money,
  paid: money,
  refunded: money,
  credited: money.describe('taken back by credit notes of returns'),
  payments: z.array(
    z.object({
      id: z.number().int(),
      receivedOn: dayText,
      mode: z.enum(PAYMENT_MODES),
      reference: z.string(),
      amount: money.describe('below nought: paid back, or taken back'),
      reverses: z.number().int().nullable(),
    }),
  ),
  shipments: z.array(
    z.object({
      id: z.number().int(),
      shippedAt: moment,
      carrier: z.string(),
      trackingNumber: z.string(),
      lines: z.array(z.object({ sku: z.string(), quantity: z.number().int() })),
    }),
  ),
  invoices: z.array(
    z.object({
      kind: z.enum(['invoice', 'credit-note']),
      number: z.string(),
      issuedOn: dayText,
    }),
  ),
});
export type ErpOrder = z.output<typeof erpOrder>;
