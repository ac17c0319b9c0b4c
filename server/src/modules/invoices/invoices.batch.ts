// Print batch: the invoices of many orders as one file, rendered again from what each of them keeps, so that it says the same as the buyer's own.
import { createHash } from 'node:crypto';
import type { BatchDocument } from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { renderPdfs } from '../../platform/pdf/index.ts';
import { Problem } from '../../platform/problem.ts';
import type { InvoiceKind } from './invoice.rules.ts';
import { sheetOf } from './invoice-sheet.rules.ts';
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
  const title = [...new Set([contents[0]?.number, contents.at(-1)?.number])].join(' – ');
  // The day of the newest, so that the same invoices make the same file again.
  const newest = contents.map(({ issuedAt }) => issuedAt).sort().at(-1) ?? 0;
  const sheets = contents.map((content) => sheetOf(content, ctx.locale));
  const [bytes = Buffer.alloc(0)] = await renderPdfs([{ sheets, title, at: new Date(newest) }]);
  return { number: `batch-${contents.length}`, sha256: createHash('sha256').update(bytes).digest(), bytes };
}
