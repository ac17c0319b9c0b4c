// Where is the PDF of an invoice fetched: by the page of the order, and by programs beside the call of the order? [§2.4, §7.5]
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import '../../platform/http/request.ts';
import type { InvoiceKind } from './invoice.rules.ts';
import { getInvoiceFile } from './invoices.service.ts';

export function registerInvoiceRoutes(app: FastifyInstance): void {
  for (const kind of ['invoice', 'credit-note'] as const) {
    const send = async (request: FastifyRequest, reply: FastifyReply) => sendInvoice(request, reply, kind);
    const summary = `The ${kind === 'invoice' ? 'tax invoice' : 'credit note'} of one of the customer’s own orders as PDF; lang picks its language`;
    app.get(`/account/order/:orderId/${kind}.pdf`, { schema: { hide: true } }, send);
    app.get(
      `/api/auth/orders/:orderId/${kind}`,
      { schema: { summary, tags: ['Section 7.5'], security: [{ authToken: [] }], produces: ['application/pdf'] } },
      send,
    );
  }
}

async function sendInvoice(request: FastifyRequest, reply: FastifyReply, kind: InvoiceKind): Promise<FastifyReply> {
  const { orderId } = request.params as { orderId: string };
  const { number, sha256, bytes } = await getInvoiceFile(request.ctx, orderId, kind);
  const { download } = request.query as { download?: unknown };
  const name = `${kind}-${number.replaceAll('/', '-')}-${request.ctx.locale}.pdf`;
  return (
    reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `${download === undefined ? 'inline' : 'attachment'}; filename="${name}"`)
      // It never changes, but it is one person's: kept by nobody else, and asked for again with each look.
      .header('cache-control', 'private, no-cache')
      .header('etag', `"${sha256.toString('hex')}"`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .send(bytes)
  );
}
