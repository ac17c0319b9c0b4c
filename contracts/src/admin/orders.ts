// Admin calls of orders: the list, one order with everything about it, and its actions. [§4 Orders, decisions §8]
import { z } from 'zod';
import { day, form, id, text } from '../calls/call.ts';
import { ORDER_STATUSES, PAYMENT_MODES } from '../views/order.ts';
import {
  defineAdminCall,
  flagFilter,
  idParams,
  idsFilter,
  langQuery,
  listOf,
  listQuery,
  searchFilter,
} from './admin-call.ts';
import { ERP_FORMATS, TABLE_FORMATS } from './customer-words.ts';
import { order, row } from './order-views.ts';

const minor = z.number().int().describe('minor units of the base currency');
const status = z.enum(ORDER_STATUSES);
/** Made by the form: what is sent twice is done once. */
const once = text(60).min(8);
const pieces = z.number().int().min(1).max(1_000_000);

const filters = {
  q: searchFilter,
  status: status.optional(),
  from: day.optional(),
  to: day.optional(),
  toShip: flagFilter.describe('confirmed and paid: what may leave'),
  unpaid: flagFilter,
  overdue: flagFilter,
  returns: flagFilter,
  refundDue: flagFilter,
  customerId: idParams.shape.id.optional(),
};

export const listAdminOrders = defineAdminCall({
  name: 'listAdminOrders',
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
  query: z.strictObject({
    ...langQuery.shape,
    ...filters,
    format: z.enum(TABLE_FORMATS).optional(),
  }),
  response: z.any(),
});

export const exportErpOrders = defineAdminCall({
  name: 'exportErpOrders',
  method: 'GET',
  path: '/exports/orders-erp',
  right: 'orders:read',
  summary:
    'Orders for an ERP in the order of their changes, with tax split, addresses, freight, payments, shipments and invoices, as JSON, CSV or XLSX; the account of the buyer for who may read customers',
  query: z.strictObject({
    ...langQuery.shape,
    changedSince: day.optional().describe('a day of the shop'),
    format: z.enum(ERP_FORMATS).optional(),
  }),
  response: z.any(),
});

export const getAdminOrder = defineAdminCall({
  name: 'getAdminOrder',
  method: 'GET',
  path: '/orders/:id',
  right: 'orders:read',
  summary:
    'One order with its lines, amounts, history, shipments, payments, notes, returns and mails',
  params: idParams,
  query: langQuery,
  response: order,
});

/** Before all of it is paid, nothing leaves without a reason, which stays as a note of the order. */
const unpaidReason = text(500).optional().describe('why it leaves before it is paid');

/** Actions on an order return the order afterwards. */
const change = {
  params: idParams,
  query: langQuery,
  response: order,
  right: 'orders:write',
} as const;

export const changeAdminOrderStatus = defineAdminCall({
  ...change,
  name: 'changeAdminOrderStatus',
  method: 'POST',
  path: '/orders/:id/status',
  summary:
    'Confirmed (once freight is agreed), Shipped (with everything that is left), Completed or Cancelled; stock, mails and invoice follow',
  body: z.strictObject({
    to: status,
    carrier: text(100).optional(),
    trackingNumber: text(100).optional(),
    unpaidReason,
    locationId: id
      .optional()
      .describe('with Shipped: from where; absent: each unit from where it was taken'),
  }),
});
export const changeAdminOrderContents = defineAdminCall({
  ...change,
  name: 'changeAdminOrderContents',
  method: 'PUT',
  path: '/orders/:id/contents',
  summary:
    'Lines (one that is not named goes, one that is new is added), pieces, unit prices and freight, while the order is Pending; amounts, taxes and stock follow, and the buyer is told. A higher total without `consent` is proposed to the buyer and changes nothing yet',
  body: z.strictObject({
    version: z.number().int().min(0),
    lines: z
      .array(
        z.strictObject({
          productId: id,
          quantity: pieces,
          unitPrice: minor
            .min(1)
            .max(1_000_000_000_000)
            .optional()
            .describe(
              'minor units of the base currency; absent: as it is, of a new line the shop’s price',
            ),
        }),
      )
      .max(500),
    freight: minor
      .min(0)
      .max(1_000_000_000_000)
      .nullable()
      .describe('minor units of the base currency; 0: free; null: not agreed yet'),
    freightCollected: z.boolean().optional().describe('the buyer collects the goods; freight is 0'),
    reason: text(500)
      .optional()
      .describe('needed where a line is new or a price changes; the buyer reads it'),
    consent: text(500)
      .optional()
      .describe('how the buyer agreed to a higher total; without it such a change is proposed'),
    answerDays: z
      .number()
      .int()
      .min(1)
      .max(60)
      .optional()
      .describe('days in which the buyer may answer a proposal; 7 unless it is said'),
  }),
});
const proposalParams = z.strictObject({
  ...idParams.shape,
  proposalId: idParams.shape.id,
});
export const withdrawOrderProposal = defineAdminCall({
  ...change,
  name: 'withdrawOrderProposal',
  method: 'POST',
  path: '/orders/:id/proposals/:proposalId/withdraw',
  summary: 'Takes back a proposed change that the buyer has not answered; the buyer is told',
  params: proposalParams,
  body: z.strictObject({}),
});
export const recordOrderConsent = defineAdminCall({
  ...change,
  name: 'recordOrderConsent',
  method: 'POST',
  path: '/orders/:id/proposals/:proposalId/consent',
  summary:
    'Applies a proposed change to which the buyer agreed elsewhere, as by telephone, with a note of how; the buyer is told',
  params: proposalParams,
  body: z.strictObject({ note: text(500).describe('who agreed, when and how') }),
});
export const shipAdminOrder = defineAdminCall({
  ...change,
  right: 'shipping:write',
  name: 'shipAdminOrder',
  method: 'POST',
  path: '/orders/:id/shipments',
  summary: 'What leaves now; once everything has left the order is Shipped',
  body: z.strictObject({
    once,
    carrier: text(100),
    trackingNumber: text(100),
    lines: z.array(z.strictObject({ productId: id, quantity: pieces })).max(500),
    unpaidReason,
    locationId: id
      .optional()
      .describe('from where; absent: the default location, or the first that has enough'),
  }),
});
export const printShipmentLabels = defineAdminCall({
  name: 'printShipmentLabels',
  method: 'GET',
  path: '/orders/:id/shipments/:shipmentId/labels',
  right: 'orders:read',
  summary:
    'Address labels of a shipment as a PDF, 100 x 150 mm each: one for each of `parcels` (1 unless it is said), in the language of `lang`',
  params: z.strictObject({ ...idParams.shape, shipmentId: idParams.shape.id }),
  query: z.strictObject({
    ...langQuery.shape,
    parcels: form(/^[1-9][0-9]?$/, '2')
      .transform(Number)
      .optional(),
  }),
  response: z.any(),
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
    amount: minor.min(1).max(9_007_199_254_740_991),
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
    amount: minor.min(1).max(9_007_199_254_740_991),
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
    locationId: id
      .optional()
      .describe('where the pieces are put back; absent: at the default location'),
  }),
});
