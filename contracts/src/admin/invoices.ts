// The calls of the order desk for papers: which invoices and credit notes an order has, and their PDFs. [decisions 0021]
import { z } from 'zod';
import { defineAdminCall, idParams, idsFilter, langQuery } from './admin-call.ts';

const kind = z.enum(['invoice', 'credit-note']);

export const listOrderPapers = defineAdminCall({
  name: 'listOrderPapers',
  method: 'GET',
  path: '/orders/:id/papers',
  right: 'orders:read',
  summary: 'What was issued for an order and can be opened',
  params: idParams,
  query: langQuery,
  response: z.object({ papers: z.array(z.object({ kind, number: z.string(), issuedOn: z.string() })) }),
});
export const getOrderPaper = defineAdminCall({
  name: 'getOrderPaper',
  method: 'GET',
  path: '/orders/:id/papers/:kind',
  right: 'orders:read',
  summary: 'The PDF of an invoice or credit note; `lang` picks its language, `number` one of several credit notes (without it: the newest)',
  params: z.strictObject({ ...idParams.shape, kind }),
  query: z.strictObject({ ...langQuery.shape, number: z.string().max(16).optional() }),
  response: z.any(),
});

const batch = z.strictObject({ ...langQuery.shape, ids: idsFilter.unwrap().describe('orders, at most 200'), kind });
const batchPaper = z.object({ id: z.number().int(), orderId: z.string(), number: z.string(), issuedOn: z.string() });
export type BatchPaper = z.output<typeof batchPaper>;
export const listBatchPapers = defineAdminCall({
  name: 'listBatchPapers',
  method: 'GET',
  path: '/order-papers',
  right: 'orders:read',
  summary: 'Which of these orders have an invoice, or a credit note',
  query: batch,
  response: z.object({ papers: z.array(batchPaper) }),
});
export const printBatchPapers = defineAdminCall({
  name: 'printBatchPapers',
  method: 'GET',
  path: '/order-papers/print',
  right: 'orders:read',
  summary: 'The invoices of these orders as one PDF, in the order of their numbers; `lang` picks its language',
  query: batch,
  response: z.any(),
});
