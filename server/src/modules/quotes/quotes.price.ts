// Price of a quote version: with today's taxes and the buyer's delivery address, by the arithmetic of orders.
import type { QuoteTotals } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { StoredAccount } from '../customers/index.ts';
import {
  type NegotiatedOrder,
  type PricedOrderFromQuote,
  priceOrderFromQuote,
} from '../orders/index.ts';
import type { QuoteVersion } from './quotes.queries.ts';
import { quoteTotals } from './quotes.rules.ts';

/** Lines without a product are still words of the staff, and cost nothing yet. */
export function quoteOrderOf({ lines, freight, rates }: QuoteVersion): NegotiatedOrder {
  return {
    lines: lines.flatMap(({ productId, quantity, net }) =>
      productId === null ? [] : [{ productId, quantity, unitPrice: net }],
    ),
    freight,
    rates,
  };
}

export async function priceVersion(
  ctx: Ctx,
  db: Db | Tx,
  version: QuoteVersion,
  account: StoredAccount | undefined,
): Promise<{ totals: QuoteTotals; priced: PricedOrderFromQuote }> {
  const priced = await priceOrderFromQuote(ctx, db, quoteOrderOf(version), account);
  const { freight, taxes, total } = priced.totals;
  return { totals: quoteTotals(version.lines, { freight, taxes, total }), priced };
}
