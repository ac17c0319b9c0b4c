// Documents of an order in /api/v1: the list of them, and each as PDF. [decisions 0114]
import { z } from 'zod';
import { text } from '../calls/call.ts';
import { orderParam } from './orders.ts';
import { dayText, defineV1Call, v1List, v1Query } from './v1-call.ts';

export const listDocuments = defineV1Call({
  name: 'orders.documents',
  area: 'Orders',
  method: 'GET',
  path: '/me/orders/:order/documents',
  summary: 'Invoice and credit notes of an order',
  access: 'customer',
  scope: null,
  params: orderParam,
  query: v1Query,
  rejects: ['order-not-found'],
  response: v1List(
    z
      .object({
        kind: z.enum(['invoice', 'credit-note']),
        number: z.string(),
        issuedOn: dayText,
        url: z.string().describe('Path of its file.'),
      })
      .meta({ id: 'OrderDocument' }),
  ),
});

const file = {
  area: 'Orders',
  method: 'GET',
  access: 'customer',
  scope: null,
  answersFile: 'application/pdf',
  rejects: ['order-not-found', 'invoice-not-issued'],
} as const;
const pdf = z.string().meta({ format: 'binary' });

export const getInvoice = defineV1Call({
  ...file,
  name: 'orders.invoice',
  path: '/me/orders/:order/invoice',
  summary: 'The tax invoice of an order as PDF, in the language that is asked for',
  params: orderParam,
  query: v1Query,
  response: pdf,
});

export const getCreditNote = defineV1Call({
  ...file,
  name: 'orders.creditNote',
  path: '/me/orders/:order/credit-note',
  summary: 'A credit note of an order as PDF, in the language that is asked for',
  params: orderParam,
  query: v1Query.extend({
    number: text(40).optional().describe('One of several; absent: the newest.'),
  }),
  response: pdf,
});
