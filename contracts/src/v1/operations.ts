// The shop's own books by key in /api/v1: whole orders for an ERP, invoices as documents for machines. [decisions 0112, 0114]
import { z } from 'zod';
import { text } from '../calls/call.ts';
import { erpOrder } from '../views/erp-order.ts';
import { INVOICE_FORMATS } from '../views/invoice.ts';
import { defineV1Call, pageParams, v1Query } from './v1-call.ts';

const { after, limit } = pageParams(200);

export const listErpOrders = defineV1Call({
  name: 'erpOrders.list',
  area: 'Operations',
  method: 'GET',
  path: '/erp/orders',
  summary: 'Whole orders with lines, tax split, tax numbers, addresses, payments and shipments',
  description:
    'For books and e-invoices: tax split, tax numbers, payments and documents of each order. `GET /changes/orders` has the same orders without them, for who keeps a copy of the shop. Each order once, as it is now, in the order of its last change; one that changes again comes again behind the cursor. Keep `next` and ask from there: nothing is missed. The account of the buyer is in it with the right customers:read.',
  access: 'client',
  scope: 'orders:read',
  query: v1Query.extend({
    after,
    limit,
    changedSince: z
      .union([z.iso.datetime({ offset: true }), z.iso.date()])
      .optional()
      .describe('A day of the shop, or a moment; only where there is no cursor.'),
  }),
  rejects: ['cursor-not-valid'],
  response: z.object({
    items: z.array(erpOrder.meta({ id: 'ErpOrder' })),
    next: z
      .string()
      .nullable()
      .describe(
        'Cursor for the next call, at once or later: keep it. Behind the last order it is the one that was sent; null while there is none.',
      ),
    more: z.boolean().describe('True: there may be more at once. False: ask again later.'),
  }),
});

export const getInvoiceDocument = defineV1Call({
  name: 'invoiceDocuments.get',
  area: 'Operations',
  method: 'GET',
  path: '/invoice-documents/:format',
  summary: 'An invoice or credit note as UBL 2.1, or as INV-01 for India’s e-invoice portal',
  access: 'client',
  scope: 'orders:read',
  params: z.strictObject({
    format: z.enum(INVOICE_FORMATS).describe('`ubl` answers XML, `inv-01` JSON.'),
  }),
  query: v1Query.extend({ number: text(40).min(1).describe('Number of the document.') }),
  missing: 'invoice-not-issued',
  rejects: ['einvoice-not-indian', 'einvoice-incomplete'],
  answersFile: '*/*',
  response: z.union([
    z.string().meta({ format: 'binary' }).describe('UBL, as XML.'),
    z.array(z.record(z.string(), z.unknown())).describe('INV-01, a list of one.'),
  ]),
});
