// Documents of an invoice for machines: UBL and INV-01 of what was issued, for staff and for its buyer. [decisions 0112]
import type { InvoiceFormat } from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { customerOf } from '../customers/index.ts';
import { inv01Draft, isForIrp, missingForIrp } from './inv-01.rules.ts';
import { INV_01, type Inv01 } from './inv-01.schema.ts';
import type { InvoiceContent } from './invoice.rules.ts';
import { findContent } from './invoices.queries.ts';
import { ublOf } from './ubl.rules.ts';

export type MachineDocument = { name: string; contentType: string; text: string };

/**
 * A customer gets the documents of their own orders alone; who reads orders, all of them.
 * @param number of the invoice or credit note
 * @throws Problem not-found, right-missing, invoice-not-issued; einvoice-not-indian, einvoice-incomplete with each field that is missing
 */
export async function invoiceDocument(
  ctx: Ctx,
  number: string,
  format: InvoiceFormat,
): Promise<MachineDocument> {
  const content = await findContent(ctx.db, number, readerOf(ctx));
  if (content === undefined) throw new Problem('invoice-not-issued');
  const name = `${format}-${number.replaceAll('/', '-')}`;
  if (format === 'ubl')
    return { name: `${name}.xml`, contentType: 'application/xml', text: ublOf(content) };
  return {
    name: `${name}.json`,
    contentType: 'application/json; charset=utf-8',
    // The portal of the tax office takes a list.
    text: `${JSON.stringify([inv01Of(content)], null, 2)}\n`,
  };
}

/** @returns the customer, whose own documents they are, or everybody's */
function readerOf(ctx: Ctx): number | 'anybody' {
  if (ctx.actor.kind === 'customer') return customerOf(ctx);
  staffOf(ctx, 'orders:read');
  return 'anybody';
}

/** A whole document or none. @throws Problem einvoice-not-indian, einvoice-incomplete */
function inv01Of(content: InvoiceContent): Inv01 {
  if (!isForIrp(content)) throw new Problem('einvoice-not-indian');
  const missing = missingForIrp(content);
  if (missing.length > 0) throw new Problem('einvoice-incomplete', {}, { fields: missing });
  const read = INV_01.safeParse(inv01Draft(content));
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path }) => ({
    code: 'einvoice-field' as const,
    pointer: `/${path.join('/')}`,
    params: { field: path.join('.') },
  }));
  throw new Problem('einvoice-incomplete', {}, { fields });
}
