// How does the staff print the invoices of many orders? As one file, drawn again from what each of them keeps, so that it says the same as the buyer's own.
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { BatchDocument, Locale } from '@millwright/contracts';
import pLimit from 'p-limit';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { renderPdfs, type Sheet } from '../../platform/pdf/index.ts';
import { Problem } from '../../platform/problem.ts';
import type { InvoiceContent, InvoiceKind } from './invoice.rules.ts';
import { sheetOf } from './invoice-sheet.rules.ts';
import { listBatch, listContents, type StoredFile } from './invoices.queries.ts';

/** @throws Problem not-found, right-missing */
export async function listBatchDocuments(
  ctx: Ctx,
  orderIds: readonly number[],
  kind: InvoiceKind,
): Promise<BatchDocument[]> {
  staffOf(ctx, 'orders:read');
  const rows = await listBatch(ctx.db, orderIds, kind);
  return rows.map(({ order_id, public_id, number, issued_on }) => ({
    id: order_id,
    orderId: public_id,
    number,
    issuedOn: issued_on,
  }));
}

/** In the language of the request. @throws Problem not-found, right-missing, papers-none */
export async function printBatch(
  ctx: Ctx,
  orderIds: readonly number[],
  kind: InvoiceKind,
): Promise<StoredFile> {
  staffOf(ctx, 'orders:read');
  const contents = await listContents(ctx.db, orderIds, kind);
  if (contents.length === 0) throw new Problem('papers-none');
  // One batch after the other: pages need the processor, and other documents the second worker.
  const bytes = await oneBatch(async () => await renderBatch(contents, ctx.locale));
  return {
    number: `batch-${contents.length}`,
    sha256: createHash('sha256').update(bytes).digest(),
    bytes,
  };
}

const oneBatch = pLimit(1);

async function renderBatch(contents: readonly InvoiceContent[], locale: Locale): Promise<Buffer> {
  const sheets: Sheet[] = [];
  for (const content of contents) {
    sheets.push(sheetOf(content, locale));
    // Hundreds of them: whoever else is served has a turn between two.
    await setImmediate();
  }
  const title = [...new Set([sheets[0]?.number, sheets.at(-1)?.number])].join(' – ');
  // The day of the newest, so that the same papers make the same file again.
  const newest =
    contents
      .map(({ issuedAt }) => issuedAt)
      .sort()
      .at(-1) ?? 0;
  const [bytes] = await renderPdfs([{ sheets, title, at: new Date(newest) }]);
  return bytes as Buffer;
}
