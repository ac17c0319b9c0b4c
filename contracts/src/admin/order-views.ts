// Order views for staff: a row of the list, and one order with everything about it. [§4 Orders, decisions §8]
import { z } from 'zod';
import { id, prices } from '../calls/call.ts';
import { CURRENCY_CODES } from '../currencies.ts';
import {
  ORDER_STATUSES,
  PAYMENT_MODES,
  PAYMENT_STATES,
  PROPOSAL_STATES,
  RETURN_REASONS,
  RETURN_STATES,
} from '../views/order.ts';
import { companyFields, moment } from './admin-call.ts';

const minor = z.number().int().describe('minor units of the base currency');
const status = z.enum(ORDER_STATUSES);

export const row = z.object({
  id,
  orderId: z.string(),
  placedAt: moment,
  status,
  customerId: id,
  customerName: z.string(),
  companyName: z.string(),
  purchaseOrderNumber: z.string(),
  total: minor,
  paid: minor,
  credited: minor,
  refundDue: minor,
  paymentState: z.enum(PAYMENT_STATES),
  paymentDue: z.string().nullable().describe('ISO date; null before the invoice'),
  overdue: z.boolean(),
  pieces: z.number().int(),
  shipped: z.number().int(),
  openReturns: z.number().int(),
});
export type AdminOrderRow = z.output<typeof row>;

const address = z.object({
  address: z.string(),
  city: z.string(),
  country: z.string(),
  postalCode: z.string(),
  phoneNumber: z.string(),
});
const line = z.object({
  productId: id,
  sku: z.string(),
  codes: z
    .array(z.string())
    .describe('what a scanner reads on it: SKU, number of the manufacturer, barcode'),
  name: z.string(),
  slug: z.string(),
  image: z.string(),
  manufacturer: z.string(),
  hsn: z.string(),
  taxBasisPoints: z.number().int(),
  quantity: z.number().int(),
  shipped: z.number().int(),
  unitPrice: prices,
  subtotal: prices,
});
const shipment = z.object({
  id,
  shippedAt: moment,
  carrier: z.string(),
  trackingNumber: z.string(),
  actor: z.string(),
  location: z.string().nullable().describe('null: each unit left from where it was'),
  lines: z.array(
    z.object({ productId: id, sku: z.string(), name: z.string(), quantity: z.number().int() }),
  ),
});
const payment = z.object({
  id,
  receivedOn: z.string(),
  mode: z.enum(PAYMENT_MODES),
  reference: z.string(),
  amount: minor,
  note: z.string(),
  reverses: id.nullable(),
  reversed: z.boolean(),
  at: moment,
  actor: z.string(),
});
const orderReturn = z.object({
  id,
  requestedAt: moment,
  state: z.enum(RETURN_STATES),
  note: z.string(),
  answer: z.string(),
  restocked: z.boolean(),
  credited: prices.nullable().describe('total of its credit note; null: none'),
  lines: z.array(
    z.object({
      productId: id,
      sku: z.string(),
      name: z.string(),
      quantity: z.number().int(),
      reason: z.enum(RETURN_REASONS),
    }),
  ),
});
const edit = z.object({
  version: z.number().int(),
  at: moment,
  actor: z.string(),
  lines: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      from: z.number().int().describe('0: added'),
      to: z.number().int().describe('0: removed'),
      price: z
        .object({ from: minor.nullable(), to: minor })
        .optional()
        .describe('of one piece, where it changed; null: added'),
    }),
  ),
  freight: z
    .object({ from: minor.nullable(), to: minor.nullable(), collected: z.boolean().optional() })
    .nullable(),
  reason: z.string().optional(),
  consent: z.string().optional().describe('how the buyer agreed to pay more, as staff noted it'),
  total: z.object({ from: minor, to: minor }),
});
const change = z.object({ from: minor, to: minor });
const proposal = z.object({
  id,
  state: z.enum(PROPOSAL_STATES),
  proposedAt: moment,
  actor: z.string(),
  answerBy: z.string().describe('ISO date: the last day on which the buyer can answer'),
  reason: z.string(),
  lines: z.array(
    z.object({
      productId: id,
      sku: z.string(),
      name: z.string(),
      quantity: z.object({ from: z.number().int(), to: z.number().int() }),
      unitPrice: z.object({ from: minor.nullable(), to: minor.nullable() }),
      subtotal: change,
    }),
  ),
  freight: z.object({ from: minor.nullable(), to: minor.nullable(), collected: z.boolean() }),
  taxes: change,
  total: change,
  answer: z.string().describe('words of the buyer, or the note of staff about their consent'),
  closedAt: moment.nullable(),
  closedBy: z.string().nullable(),
});
export type OrderEdit = Omit<z.output<typeof edit>, 'version' | 'at' | 'actor'>;

export const order = z.object({
  id,
  orderId: z.string(),
  version: z.number().int(),
  placedAt: moment,
  status,
  nextStatuses: z.array(status),
  locale: z.string(),
  displayCurrency: z.enum(CURRENCY_CODES),
  customer: z.object({
    id,
    name: z.string(),
    account: z
      .object({
        email: z.string(),
        mobile: z.string(),
        verified: z.boolean(),
        blocked: z.boolean(),
      })
      .nullable()
      .describe('null for a role that may not read customers'),
  }),
  companyName: z.string(),
  buyerName: z.string().describe('the person, as the account was called then'),
  taxId: z.string(),
  billing: address,
  delivery: address,
  lines: z.array(line),
  subtotal: prices,
  freight: prices.nullable().describe('null: not agreed yet'),
  freightCollected: z.boolean().describe('the buyer collects the goods, so freight is 0'),
  deliveryService: z.string().describe('that the buyer chose; empty: agreed with staff'),
  pickup: z.string().describe('where the buyer collects the goods; empty: they are delivered'),
  taxes: z.array(
    z.object({ code: z.string(), name: z.string(), basisPoints: z.number().int(), value: prices }),
  ),
  total: prices,
  paid: minor.describe('received less paid back, minor units of the base currency'),
  credited: prices.describe('taken back by credit notes of returns'),
  refunded: minor,
  refundDue: minor.describe('received beyond what is owed, minor units of the base currency'),
  paymentState: z.enum(PAYMENT_STATES),
  paymentMode: z.enum(PAYMENT_MODES),
  paymentDue: z.string().nullable(),
  overdue: z.boolean(),
  expectedDelivery: z.string(),
  purchaseOrderNumber: z.string(),
  note: z.string(),
  commission: z
    .object({ basisPoints: z.number().int(), amount: minor })
    .describe('of the value of the invoice less what was credited; not charged to the buyer'),
  history: z.array(z.object({ status, at: moment, actor: z.string() })),
  edits: z.array(edit),
  proposals: z
    .array(proposal)
    .describe('changes that cost more, the oldest first; at most one of them is open'),
  shipments: z.array(shipment),
  payments: z.array(payment),
  notes: z.array(z.object({ id, at: moment, actor: z.string(), text: z.string() })),
  returns: z.array(orderReturn),
  companyMissing: companyFields.describe(
    'what must be entered of the company before this order can be confirmed and invoiced',
  ),
  mails: z
    .array(
      z.object({
        id,
        template: z.string(),
        subject: z.string(),
        recipient: z.string(),
        state: z.string(),
        at: moment,
      }),
    )
    .nullable()
    .describe('null for a role that may not read mails'),
});
export type AdminOrder = z.output<typeof order>;
