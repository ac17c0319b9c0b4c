// The calls of the order desk: the list of all orders, one of them with everything about it, and what is done with it. [§4 Orders, decisions §8]
import { z } from 'zod';
import { id, text } from '../calls/call.ts';
import { CURRENCY_CODES } from '../money.ts';
import { isDay, ORDER_STATUSES, PAYMENT_MODES, PAYMENT_STATES, RETURN_REASONS, RETURN_STATES } from '../views/order.ts';
import {
  companyFields,
  defineAdminCall,
  flagFilter,
  idParams,
  idsFilter,
  langQuery,
  listOf,
  listQuery,
  moment,
  searchFilter,
} from './admin-call.ts';
import { TABLE_FORMATS } from './customer-words.ts';

const paise = z.number().int().describe('paise');
const prices = z.object({ INR: z.number().int(), USD: z.number().int(), SAR: z.number().int() });
const status = z.enum(ORDER_STATUSES);
const day = text(10).refine(isDay, 'must be a day, 2026-05-31');
/** Made by the form: what is sent twice is done once. */
const once = text(60).min(8);
const pieces = z.number().int().min(1).max(1_000_000);

const row = z.object({
  id,
  orderId: z.string(),
  placedAt: moment,
  status,
  customerId: id,
  customerName: z.string(),
  companyName: z.string(),
  purchaseOrderNumber: z.string(),
  total: paise,
  paid: paise,
  credited: paise,
  refundDue: paise,
  paymentState: z.enum(PAYMENT_STATES),
  paymentDue: z.string().nullable().describe('ISO date; null before the invoice'),
  overdue: z.boolean(),
  pieces: z.number().int(),
  shipped: z.number().int(),
  openReturns: z.number().int(),
});
export type DeskOrderRow = z.output<typeof row>;

const filters = {
  q: searchFilter,
  status: status.optional(),
  from: day.optional(),
  to: day.optional(),
  unpaid: flagFilter,
  overdue: flagFilter,
  returns: flagFilter,
  refundDue: flagFilter,
  customerId: idParams.shape.id.optional(),
};

export const listDeskOrders = defineAdminCall({
  name: 'listDeskOrders',
  method: 'GET',
  path: '/orders',
  right: 'orders:read',
  summary:
    'All orders; `q` finds the beginnings of words of number, company and purchase order number, and of the customer for who may read customers',
  query: listQuery(['id', 'total', 'paymentDue'], {
    ids: idsFilter,
    ...filters,
  }),
  response: listOf(row),
});
export const exportOrders = defineAdminCall({
  name: 'exportOrders',
  method: 'GET',
  path: '/exports/orders',
  right: 'orders:read',
  summary: 'Orders as CSV or XLSX, a line each, with the filters of the list',
  query: z.strictObject({ ...langQuery.shape, ...filters, format: z.enum(TABLE_FORMATS).optional() }),
  response: z.any(),
});

const address = z.object({ address: z.string(), city: z.string(), country: z.string(), postalCode: z.string(), phoneNumber: z.string() });
const line = z.object({
  productId: id,
  sku: z.string(),
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
  lines: z.array(z.object({ productId: id, sku: z.string(), name: z.string(), quantity: z.number().int() })),
});
const payment = z.object({
  id,
  receivedOn: z.string(),
  mode: z.enum(PAYMENT_MODES),
  reference: z.string(),
  amount: paise,
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
    z.object({ productId: id, sku: z.string(), name: z.string(), quantity: z.number().int(), reason: z.enum(RETURN_REASONS) }),
  ),
});
const edit = z.object({
  version: z.number().int(),
  at: moment,
  actor: z.string(),
  lines: z.array(z.object({ sku: z.string(), name: z.string(), from: z.number().int(), to: z.number().int() })),
  freight: z.object({ from: paise.nullable(), to: paise.nullable() }).nullable(),
  total: z.object({ from: paise, to: paise }),
});
export type OrderEdit = Omit<z.output<typeof edit>, 'version' | 'at' | 'actor'>;

const order = z.object({
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
      .object({ email: z.string(), mobile: z.string(), verified: z.boolean(), blocked: z.boolean() })
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
  freight: prices.nullable(),
  taxes: z.array(z.object({ code: z.string(), name: z.string(), basisPoints: z.number().int(), value: prices })),
  total: prices,
  paid: paise.describe('received less paid back, paise'),
  credited: prices.describe('taken back by credit notes of returns'),
  refunded: paise,
  refundDue: paise.describe('received beyond what is owed, paise'),
  paymentState: z.enum(PAYMENT_STATES),
  paymentMode: z.enum(PAYMENT_MODES),
  paymentDue: z.string().nullable(),
  overdue: z.boolean(),
  expectedDelivery: z.string(),
  purchaseOrderNumber: z.string(),
  note: z.string(),
  commission: z
    .object({ basisPoints: z.number().int(), amount: paise })
    .describe('of the value of the invoice less what was credited; not charged to the buyer'),
  history: z.array(z.object({ status, at: moment, actor: z.string() })),
  edits: z.array(edit),
  shipments: z.array(shipment),
  payments: z.array(payment),
  notes: z.array(z.object({ id, at: moment, actor: z.string(), text: z.string() })),
  returns: z.array(orderReturn),
  companyMissing: companyFields.describe('what must be entered of the company before this order can be confirmed and invoiced'),
  mails: z
    .array(z.object({ id, template: z.string(), subject: z.string(), recipient: z.string(), state: z.string(), at: moment }))
    .nullable()
    .describe('null for a role that may not read mails'),
});
export type DeskOrder = z.output<typeof order>;

export const getDeskOrder = defineAdminCall({
  name: 'getDeskOrder',
  method: 'GET',
  path: '/orders/:id',
  right: 'orders:read',
  summary: 'One order with its lines, amounts, history, shipments, payments, notes, returns and mails',
  params: idParams,
  query: langQuery,
  response: order,
});

/** What is done with an order answers the order as it is then. */
const change = { params: idParams, query: langQuery, response: order, right: 'orders:write' } as const;

export const changeDeskOrderStatus = defineAdminCall({
  ...change,
  name: 'changeDeskOrderStatus',
  method: 'POST',
  path: '/orders/:id/status',
  summary: 'Confirmed, Shipped (with everything that is left), Completed or Cancelled; stock, mails and invoice follow',
  body: z.strictObject({ to: status, carrier: text(100).optional(), trackingNumber: text(100).optional() }),
});
export const changeDeskOrderContents = defineAdminCall({
  ...change,
  name: 'changeDeskOrderContents',
  method: 'PUT',
  path: '/orders/:id/contents',
  summary: 'Pieces of each line (a line that is not named goes) and freight, while the order is Pending; amounts, taxes and stock follow',
  body: z.strictObject({
    version: z.number().int().min(0),
    lines: z.array(z.strictObject({ productId: id, quantity: pieces })).max(500),
    freight: paise.min(0).max(1_000_000_000_000).nullable(),
  }),
});
export const shipDeskOrder = defineAdminCall({
  ...change,
  name: 'shipDeskOrder',
  method: 'POST',
  path: '/orders/:id/shipments',
  summary: 'What leaves now; once everything has left the order is Shipped',
  body: z.strictObject({
    once,
    carrier: text(100),
    trackingNumber: text(100),
    lines: z.array(z.strictObject({ productId: id, quantity: pieces })).max(500),
  }),
});
export const recordPayment = defineAdminCall({
  ...change,
  name: 'recordPayment',
  method: 'POST',
  path: '/orders/:id/payments',
  summary: 'Money that was received for an order',
  body: z.strictObject({
    once,
    receivedOn: day,
    mode: z.enum(PAYMENT_MODES),
    reference: text(100),
    amount: paise.min(1).max(9_007_199_254_740_991),
    note: text(500).optional(),
  }),
});
export const reversePayment = defineAdminCall({
  ...change,
  name: 'reversePayment',
  method: 'POST',
  path: '/orders/:id/payments/:paymentId/reverse',
  summary: 'Takes a payment back by an opposite one',
  params: z.strictObject({ ...idParams.shape, paymentId: idParams.shape.id }),
  body: z.strictObject({ note: text(500) }),
});
export const recordRefund = defineAdminCall({
  ...change,
  name: 'recordRefund',
  method: 'POST',
  path: '/orders/:id/refunds',
  summary: 'Money that was paid back for an order: at most what is due back',
  body: z.strictObject({
    once,
    paidOn: day,
    mode: z.enum(PAYMENT_MODES),
    reference: text(100),
    amount: paise.min(1).max(9_007_199_254_740_991),
    note: text(500).optional(),
  }),
});
export const addOrderNote = defineAdminCall({
  ...change,
  name: 'addOrderNote',
  method: 'POST',
  path: '/orders/:id/notes',
  summary: 'A note that only the staff sees',
  body: z.strictObject({ text: text(2_000) }),
});
export const answerReturn = defineAdminCall({
  ...change,
  name: 'answerReturn',
  method: 'POST',
  path: '/orders/:id/returns/:returnId',
  summary:
    'Accepts or refuses a return, or closes an accepted one: its pieces are credited (unless `credit` is false, with the reason in `answer`) and put back in stock or not; the buyer is told',
  params: z.strictObject({ ...idParams.shape, returnId: idParams.shape.id }),
  body: z.strictObject({
    to: z.enum(['accepted', 'refused', 'closed']),
    answer: text(1_000),
    restock: z.boolean().optional(),
    credit: z.boolean().optional(),
  }),
});
