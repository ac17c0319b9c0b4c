// The calls of the order desk for papers: which invoices and credit notes an order has, and their PDFs. [decisions 0021]
import { z } from 'zod';
import { defineAdminCall, idParams, langQuery } from './admin-call.ts';

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
  summary: 'The PDF of an invoice or credit note; `lang` picks its language',
  params: z.strictObject({ ...idParams.shape, kind }),
  query: langQuery,
  response: z.any(),
});
