// Documents of an order for staff: invoice and credit note, as the buyer has them.
import type { EInvoiceState, InvoiceSummary } from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { service as orders } from '../orders/index.ts';
import { eInvoiceState } from './inv-01.rules.ts';
import type { InvoiceKind } from './invoice.rules.ts';
import { findFile, listReady, type StoredFile } from './invoices.queries.ts';

/** @throws Problem not-found, right-missing, order-not-found */
export async function listOrderDocuments(
  ctx: Ctx,
  orderId: number,
): Promise<(InvoiceSummary & { einvoice: EInvoiceState })[]> {
  staffOf(ctx, 'orders:read');
  const { id } = await orders.getAdminOrder(ctx, orderId);
  return (await listReady(ctx.db, id)).map(({ kind, number, content }) => ({
    kind,
    number,
    issuedOn: content.issuedOn,
    einvoice: eInvoiceState(content),
  }));
}

/** @throws Problem right-missing, not-found (not issued yet) */
export async function getOrderDocument(
  ctx: Ctx,
  orderId: number,
  which: { kind: InvoiceKind; number: string },
): Promise<StoredFile> {
  staffOf(ctx, 'orders:read');
  const file = await findFile(ctx.db, orderId, which, ctx.locale);
  if (file === undefined) throw new Problem('not-found');
  return file;
}
