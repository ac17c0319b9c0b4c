// Admin routes of invoices.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { getOrderDocument, listOrderDocuments } from './invoices.admin.ts';
import { listBatchDocuments, printBatch } from './invoices.batch.ts';
import { sendDocument } from './invoices.document.ts';
import { invoiceDocument } from './invoices.machine.ts';

export function registerAdminInvoiceRoutes(app: FastifyInstance): void {
  adminRoute(app, ADMIN_CALLS.listOrderDocuments, async ({ ctx, params }) => ({
    papers: await listOrderDocuments(ctx, params.id),
  }));
  adminRoute(app, ADMIN_CALLS.getOrderDocument, async ({ ctx, params, query, reply }) =>
    sendDocument(
      reply,
      await getOrderDocument(ctx, params.id, { kind: params.kind, number: query.number ?? '' }),
      {
        kind: params.kind,
        locale: ctx.locale,
        asAttachment: false,
      },
    ),
  );
  adminRoute(app, ADMIN_CALLS.listBatchDocuments, async ({ ctx, query }) => ({
    papers: await listBatchDocuments(ctx, query.ids, query.kind),
  }));
  adminRoute(app, ADMIN_CALLS.printBatchDocuments, async ({ ctx, query, reply }) =>
    sendDocument(reply, await printBatch(ctx, query.ids, query.kind), {
      kind: query.kind,
      locale: ctx.locale,
      asAttachment: false,
    }),
  );
  adminRoute(app, ADMIN_CALLS.getInvoiceDocument, async ({ ctx, params, query, reply }) => {
    const { name, contentType, text } = await invoiceDocument(ctx, query.number, params.format);
    return (
      reply
        .header('content-type', contentType)
        .header('content-disposition', `attachment; filename="${name}"`)
        // It never changes, but it is private.
        .header('cache-control', 'private, no-cache')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(text)
    );
  });
}
