// Invoice PDF routes for pages and API clients. [§2.4, §7.5]
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileSchema } from '../../platform/http/file-schema.ts';
import '../../platform/http/request.ts';
import type { InvoiceKind } from './invoice.rules.ts';
import { sendDocument } from './invoices.document.ts';
import { getInvoiceFile } from './invoices.service.ts';

export function registerInvoiceRoutes(app: FastifyInstance): void {
  for (const kind of ['invoice', 'credit-note'] as const) {
    const send = async (request: FastifyRequest, reply: FastifyReply) =>
      sendInvoice(request, reply, kind);
    const summary = `The ${kind === 'invoice' ? 'tax invoice' : 'credit note'} of one of the customer’s own orders as PDF; lang picks its language${kind === 'invoice' ? '' : ', number one of several'}`;
    app.get(`/account/order/:orderId/${kind}.pdf`, { schema: { hide: true } }, send);
    app.get(
      `/api/auth/orders/:orderId/${kind}`,
      {
        schema: {
          ...fileSchema(kind === 'invoice' ? 'orderInvoice' : 'orderCreditNote', summary, {
            tag: 'Section 7.5',
            type: 'application/pdf',
          }),
          security: [{ authToken: [] }],
        },
      },
      send,
    );
  }
}

async function sendInvoice(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: InvoiceKind,
): Promise<FastifyReply> {
  const { orderId } = request.params as { orderId: string };
  const { download, number } = request.query as { download?: unknown; number?: unknown };
  const file = await getInvoiceFile(request.ctx, orderId, {
    kind,
    number: typeof number === 'string' ? number : '',
  });
  return sendDocument(reply, file, {
    kind,
    locale: request.ctx.locale,
    asAttachment: download !== undefined,
  });
}
