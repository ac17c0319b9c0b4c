// Documents of an order for staff: invoice and credit note, as the buyer has them.
import type { InvoiceSummary } from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { service as orders } from '../orders/index.ts';
import type { InvoiceKind } from './invoice.rules.ts';
import { findFile, listReady, type StoredFile } from './invoices.queries.ts';

/** @throws Problem not-found, right-missing, order-not-found */
export async function listOrderDocuments(ctx: Ctx, orderId: number): Promise<InvoiceSummary[]> {
  staffOf(ctx, 'orders:read');
  const { id } = await orders.getAdminOrder(ctx, orderId);
  return (await listReady(ctx.db, id)).map(({ kind, number, issued_on }) => ({
    kind,
    number,
    issuedOn: issued_on,
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
