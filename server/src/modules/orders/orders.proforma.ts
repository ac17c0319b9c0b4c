// Proforma: the order as a document to pay by, with the seller, bank details and the due date. [§9 Terms, decisions §8 Order states]
import type { Proforma } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { getBankDetails, getInvoicing, isSpecimen } from '../company/index.ts';
import { customerOf } from '../customers/index.ts';
import { hasProforma } from './order-status.rules.ts';
import { getOrderRow } from './orders.service.ts';
import { detailOf } from './orders.views.ts';

/** Until the tax invoice takes its place, and not for a cancelled order. @throws Problem login-required, order-not-found */
export async function getProforma(ctx: Ctx, key: string): Promise<Proforma> {
  const row = await getOrderRow(ctx.db, customerOf(ctx), key);
  if (!hasProforma(row.status, row.payment_due)) throw new Problem('order-not-found');
  const seller = await getInvoicing(ctx.db);
  return {
    order: await detailOf(ctx, ctx.db, row),
    taxId: row.tax_id,
    hsn: Object.fromEntries(row.lines.map((line) => [line.product_id, line.hsn])),
    seller:
      (await getBankDetails(ctx.db)) === null
        ? null
        : {
            specimen: isSpecimen(seller, seller.bank.account),
            legalName: seller.legalName[ctx.locale],
            address: seller.address[ctx.locale],
            country: seller.country,
            gstin: seller.gstin,
            vatNumber: seller.vatNumber,
            terms: seller.terms[ctx.locale],
            bank: seller.bank,
          },
  };
}
