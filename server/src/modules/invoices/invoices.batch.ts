// Invoice batches for staff: many orders' invoices as one file, rendered from the stored content, so that it says the same as the buyer's own.
import { createHash } from 'node:crypto';
import type { BatchDocument } from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { drawInThread } from '../../platform/pdf/index.ts';
import { Problem } from '../../platform/problem.ts';
import type { InvoiceKind } from './invoice.rules.ts';
import { listBatch, listContents, type StoredFile } from './invoices.queries.ts';

/** @throws Problem not-found, right-missing */
export async function listBatchDocuments(ctx: Ctx, orderIds: readonly number[], kind: InvoiceKind): Promise<BatchDocument[]> {
  staffOf(ctx, 'orders:read');
  const rows = await listBatch(ctx.db, orderIds, kind);
  return rows.map(({ order_id, public_id, number, issued_on }) => ({ id: order_id, orderId: public_id, number, issuedOn: issued_on }));
}

/** In the language of the request. @throws Problem not-found, right-missing, papers-none */
export async function printBatch(ctx: Ctx, orderIds: readonly number[], kind: InvoiceKind): Promise<StoredFile> {
  staffOf(ctx, 'orders:read');
  const contents = await listContents(ctx.db, orderIds, kind);
  if (contents.length === 0) throw new Problem('papers-none');
  // One batch after the other: each has a thread of its own, and pages need the processor too.
  const mine = drawing.then(() => drawInThread(new URL('./invoice-batch-thread.ts', import.meta.url), { contents, locale: ctx.locale }));
  drawing = mine.catch(() => {});
  const [file] = await mine;
  const bytes = Buffer.from(file?.bytes ?? []);
  return { number: `batch-${contents.length}`, sha256: createHash('sha256').update(bytes).digest(), bytes };
}

let drawing: Promise<unknown> = Promise.resolve();
