// The calls of the desk for invoices.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answerAdmin } from '../../platform/http/admin-calls.ts';
import { listBatchPapers, printBatch } from './invoices.batch.ts';
import { getOrderPaper, listOrderPapers } from './invoices.desk.ts';
import { sendPaper } from './invoices.paper.ts';

export function registerInvoiceDeskRoutes(app: FastifyInstance): void {
  answerAdmin(app, ADMIN_CALLS.listOrderPapers, async ({ ctx, params }) => ({ papers: await listOrderPapers(ctx, params.id) }));
  answerAdmin(app, ADMIN_CALLS.getOrderPaper, async ({ ctx, params, query, reply }) =>
    sendPaper(reply, await getOrderPaper(ctx, params.id, { kind: params.kind, number: query.number ?? '' }), {
      kind: params.kind,
      locale: ctx.locale,
      asAttachment: false,
    }),
  );
  answerAdmin(app, ADMIN_CALLS.listBatchPapers, async ({ ctx, query }) => ({ papers: await listBatchPapers(ctx, query.ids, query.kind) }));
  answerAdmin(app, ADMIN_CALLS.printBatchPapers, async ({ ctx, query, reply }) =>
    sendPaper(reply, await printBatch(ctx, query.ids, query.kind), { kind: query.kind, locale: ctx.locale, asAttachment: false }),
  );
}
