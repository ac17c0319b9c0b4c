// Admin calls of documents: the invoices and credit notes of an order, and their PDFs. [decisions 0021]
import { z } from 'zod';
import { form } from '../calls/call.ts';
import { E_INVOICE_STATES, INVOICE_FORMATS } from '../views/invoice.ts';
import { defineAdminCall, idParams, idsFilter, langQuery } from './admin-call.ts';

const kind = z.enum(['invoice', 'credit-note']);

export const listOrderDocuments = defineAdminCall({
  name: 'listOrderDocuments',
  method: 'GET',
  path: '/orders/:id/papers',
  right: 'orders:read',
  summary: 'What was issued for an order and can be opened',
  params: idParams,
  query: langQuery,
  response: z.object({
    papers: z.array(
      z.object({
        kind,
        number: z.string(),
        issuedOn: z.string(),
        einvoice: z
          .enum(E_INVOICE_STATES)
          .describe('whether it can leave as INV-01 of India, and why not'),
      }),
    ),
  }),
});
export const getOrderDocument = defineAdminCall({
  name: 'getOrderDocument',
  method: 'GET',
  path: '/orders/:id/papers/:kind',
  right: 'orders:read',
  summary:
    'The PDF of an invoice or credit note; `lang` picks its language, `number` one of several credit notes (without it: the newest)',
  params: z.strictObject({ ...idParams.shape, kind }),
  query: z.strictObject({ ...langQuery.shape, number: z.string().max(16).optional() }),
  response: z.any(),
});

const batch = z.strictObject({
  ...langQuery.shape,
  ids: idsFilter.unwrap().describe('orders, at most 200'),
  kind,
});
const batchDocument = z.object({
  id: z.number().int(),
  orderId: z.string(),
  number: z.string(),
  issuedOn: z.string(),
});
export type BatchDocument = z.output<typeof batchDocument>;
export const listBatchDocuments = defineAdminCall({
  name: 'listBatchDocuments',
  method: 'GET',
  path: '/order-papers',
  right: 'orders:read',
  summary: 'Which of these orders have an invoice, or a credit note',
  query: batch,
  response: z.object({ papers: z.array(batchDocument) }),
});
export const printBatchDocuments = defineAdminCall({
  name: 'printBatchDocuments',
  method: 'GET',
  path: '/order-papers/print',
  right: 'orders:read',
  summary:
    'The invoices of these orders as one PDF, in the order of their numbers; `lang` picks its language',
  query: batch,
  response: z.any(),
});

export const getInvoiceDocument = defineAdminCall({
  name: 'getInvoiceDocument',
  method: 'GET',
  path: '/invoice-documents/:format',
  right: 'orders:read',
  summary:
    'An invoice or credit note for machines, by its number: UBL 2.1 as XML, or INV-01, India’s e-invoice, as JSON; what INV-01 lacks is named by field',
  params: z.strictObject({ format: z.enum(INVOICE_FORMATS) }),
  query: z.strictObject({
    ...langQuery.shape,
    number: form(/^[A-Z0-9/-]{1,16}$/, 'MW/26-27/000123'),
  }),
  response: z.any(),
});
