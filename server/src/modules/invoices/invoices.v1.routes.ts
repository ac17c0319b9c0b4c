// Invoices and credit notes of the customer's own orders, in /api/v1. [decisions 0114]
import { V1_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { V1_PREFIX, v1Route } from '../../platform/http/v1-calls.ts';
import { sendDocument } from './invoices.document.ts';
import { invoiceDocument } from './invoices.machine.ts';
import { getInvoiceFile, listInvoices } from './invoices.service.ts';

export function registerInvoiceV1Routes(app: FastifyInstance): void {
  v1Route(app, V1_CALLS.listOrderDocuments, async ({ ctx, params }) => {
    const order = `${V1_PREFIX}/me/orders/${encodeURIComponent(params.order)}`;
    return {
      items: (await listInvoices(ctx, params.order)).map(({ kind, number, issuedOn }) => ({
        kind,
        number,
        issuedOn,
        url:
          kind === 'invoice'
            ? `${order}/invoice`
            : `${order}/credit-note?number=${encodeURIComponent(number)}`,
      })),
    };
  });
  v1Route(app, V1_CALLS.getInvoice, async ({ ctx, params, reply }) => {
    const file = await getInvoiceFile(ctx, params.order, { kind: 'invoice', number: '' });
    return sendDocument(reply, file, { kind: 'invoice', locale: ctx.locale, asAttachment: true });
  });
  v1Route(app, V1_CALLS.getInvoiceDocument, async ({ ctx, params, query, reply }) => {
    const { name, contentType, text } = await invoiceDocument(ctx, query.number, params.format);
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .type(contentType)
      .serializer(String)
      .send(text);
  });
  v1Route(app, V1_CALLS.getCreditNote, async ({ ctx, params, query, reply }) => {
    const { number = '' } = query;
    const file = await getInvoiceFile(ctx, params.order, { kind: 'credit-note', number });
    return sendDocument(reply, file, {
      kind: 'credit-note',
      locale: ctx.locale,
      asAttachment: true,
    });
  });
}
