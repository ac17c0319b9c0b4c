// Order from quote, without a cart: at the quote's prices, with current stock, taxes and addresses. [decisions 0027]
import {
  type CartLine,
  type Company,
  formatMoney,
  multiplyPrices,
  type OrderDetail,
  type Prices,
} from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { listPurchasables, lockStock, type Purchasable } from '../catalog/index.ts';
import { findAccount, type StoredAccount } from '../customers/index.ts';
import { getTerms, type Rates, type Terms } from '../pricing/index.ts';
import { rejectOrder, type Totals, totalsFor } from './orders.rules.ts';
import { type Checkout, writeOrder } from './orders.write.ts';

export type NegotiatedOrder = {
  /** Each product once. */
  lines: readonly { productId: number; quantity: number; unitPrice: Prices }[];
  /** null: staff quote it once the order is there. */
  freight: Prices | null;
  /** Those the prices were made with. */
  rates: Rates;
};

export type PricedOrderFromQuote = {
  lines: CartLine[];
  purchasables: Map<number, Purchasable>;
  totals: Totals;
  terms: Terms;
};

/** Totals of an accepted quote delivered to this account, by today's taxes; without an address no tax is known. */
export async function priceOrderFromQuote(
  ctx: Ctx,
  db: Db | Tx,
  { lines: agreed, freight, rates }: NegotiatedOrder,
  account: StoredAccount | undefined,
): Promise<PricedOrderFromQuote> {
  const terms = await getTerms(db, ctx.clock.now());
  const ids = agreed.map((line) => line.productId);
  const purchasables = await listPurchasables(db, ids, ctx.locale, rates);
  const lines = agreed.flatMap((line): CartLine[] => {
    const purchasable = purchasables.get(line.productId);
    return purchasable === undefined ? [] : [toLine(line, purchasable)];
  });
  return {
    lines,
    purchasables,
    totals: totalsFor(lines, (id) => purchasables.get(id)?.hsn ?? '', account, terms, freight),
    terms,
  };
}

/** Only stock can block: what was agreed may lie outside the limits of the shop. */
function toLine(
  { productId, quantity, unitPrice }: NegotiatedOrder['lines'][number],
  purchasable: Purchasable,
): CartLine {
  const { sku, name, slug, image, manufacturer, originCountry, unit, hsn, limits } = purchasable;
  const stock = Math.max(0, purchasable.stock);
  return {
    ...{
      id: 0,
      productId,
      sku,
      name,
      slug,
      image,
      manufacturer,
      originCountry,
      unit,
      hsn,
      quantity,
      stock,
      limits,
      unitPrice,
    },
    withdrawn: !purchasable.published,
    agreed: null,
    subtotal: multiplyPrices(unitPrice, quantity),
    blocked: stock <= 0 ? 'out-of-stock' : quantity > stock ? 'stock-not-enough' : null,
  };
}

/**
 * Places it for the logged-in customer, as a step of the caller's transaction, which sees to it that this happens once.
 * @param seen the total that the buyer was shown, in minor units
 * @throws Problem login-required-to-order, agreed-stock-not-enough, address-missing, terms-not-accepted, buyer-not-verified, agreed-total-changed
 */
export async function placeOrderFromQuote(
  ctx: Ctx,
  tx: Tx,
  input: { agreement: NegotiatedOrder; checkout: Checkout; seen: number; company: Company },
): Promise<OrderDetail> {
  const { agreement, checkout, seen, company } = input;
  const account =
    ctx.actor.kind === 'customer' ? await findAccount(tx, ctx.actor.customerId) : undefined;
  if (account === undefined) throw new Problem('login-required-to-order');
  const ids = agreement.lines.map((line) => line.productId);
  await lockStock(tx, ids);
  await failpoint('order: stock locked');
  const { lines, purchasables, totals, terms } = await priceOrderFromQuote(
    ctx,
    tx,
    agreement,
    account,
  );
  if (lines.length !== ids.length)
    throw new Error('an agreement names a product that is not there');
  const short = lines.filter((line) => line.blocked !== null);
  if (short.length > 0) throw shortProblem(short);
  // No minimum order: the staff agreed to this one.
  const rejection = rejectOrder(
    lines,
    account,
    { ...terms, minimumOrder: 0 },
    checkout.termsAccepted,
    ctx.locale,
  );
  if (rejection !== null) throw rejection;
  if (seen !== totals.total.base)
    throw new Problem('agreed-total-changed', {
      after: formatMoney(totals.total.base, terms.rates.base, ctx.locale),
    });
  const hsnOf = (id: number): string => purchasables.get(id)?.hsn ?? '';
  return await writeOrder(ctx, tx, {
    cartId: null,
    account,
    checkout,
    lines,
    hsnOf,
    totals,
    rates: agreement.rates,
    terms,
    company,
  });
}

function shortProblem(lines: readonly CartLine[]): Problem {
  const fields = lines.map(
    (line): FieldProblem => ({
      code: 'agreed-stock-not-enough',
      pointer: `/lines/${line.productId}`,
      params: { n: line.stock, name: line.name },
    }),
  );
  return new Problem('agreed-stock-not-enough', fields[0]?.params, { fields });
}
