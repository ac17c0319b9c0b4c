// Orders on behalf of a customer who rang up or wrote: the shop's own prices, limits and taxes, in the customer's name and the staff's own; the customer's cart stays as it is. [decisions 0035]
import {
  type Address,
  type CartLine,
  formatMoney,
  type OnBehalf,
  type OnBehalfPrices,
  problemText,
} from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { priceStored } from '../cart/index.ts';
import { lockStock } from '../catalog/index.ts';
import { getCompany } from '../company/index.ts';
import { findAccount, findOwner, lockOpen, type StoredAccount } from '../customers/index.ts';
import type { Terms } from '../pricing/index.ts';
import { ordersPlaced } from './orders.metrics.ts';
import { findOrderByKey } from './orders.queries.ts';
import { rejectOrder, type Totals, totalsFor } from './orders.rules.ts';
import { writeOrder } from './orders.write.ts';

type Wanted = readonly { productId: number; quantity: number }[];
type Priced = {
  lines: CartLine[];
  hsnOf: (productId: number) => string;
  totals: Totals;
  terms: Terms;
};

/**
 * What it would cost, delivered to the customer's address, and what stands in the way; nothing is written.
 * @throws Problem not-found, right-missing, customer-not-found, customer-closed, customer-blocked, product-not-found
 */
export async function priceOnBehalf(
  ctx: Ctx,
  customerId: number,
  wanted: Wanted,
): Promise<OnBehalfPrices> {
  staffOf(ctx, 'orders:write');
  const account = await buyer(ctx.db, customerId);
  const { lines, totals, terms } = await priced(ctx, ctx.db, wanted, account);
  const rejection = rejectOrder(lines, account, terms, true, ctx.locale);
  return {
    lines: lines.map(
      ({ productId, sku, name, quantity, unitPrice, subtotal, stock, limits, blocked }) => ({
        ...{
          productId,
          sku,
          name,
          quantity,
          unitPrice: unitPrice.base,
          subtotal: subtotal.base,
          stock,
          blocked,
        },
        ...{ minimum: limits.minimum, step: limits.step, maximum: limits.maximum },
      }),
    ),
    subtotal: totals.subtotal.base,
    taxes: totals.taxes.map(({ code, name, value }) => ({ code, name, value: value.base })),
    total: totals.total.base,
    delivery: account.delivery as Address | null,
    rejection:
      rejection === null ? null : problemText(rejection.code, ctx.locale, rejection.params),
  };
}

/**
 * Places it, once, at the total that staff were shown; the buyer is notified by mail as of any order.
 * @throws Problem not-found, right-missing, customer-not-found, customer-closed, customer-blocked, agreed-total-changed, and what keeps a cart from becoming an order
 */
export async function placeOnBehalf(
  ctx: Ctx,
  customerId: number,
  input: OnBehalf,
): Promise<{ id: number; orderId: string }> {
  const actor = staffOf(ctx, 'orders:write');
  const company = await getCompany(ctx);
  let isNew = false;
  const placed = await inTransaction(ctx.db, async (tx) => {
    // One at a time for a customer, and none while the customer is being erased.
    await lockOpen(tx, customerId);
    const before = await findOrderByKey(tx, customerId, input.once);
    isNew = before === undefined;
    if (before !== undefined) return before;
    const account = await buyer(tx, customerId);
    await lockStock(
      tx,
      input.lines.map((line) => line.productId),
    );
    const own: Ctx = {
      ...ctx,
      db: ctx.db,
      locale: account.locale,
      currency: company.currencies[0],
    };
    const { lines, hsnOf, totals, terms } = await priced(own, tx, input.lines, account);
    const rejection = rejectOrder(lines, account, terms, input.termsAccepted, ctx.locale);
    if (rejection !== null) throw rejection;
    const { base } = totals.total;
    if (base !== input.total)
      throw new Problem('agreed-total-changed', {
        after: formatMoney(base, terms.rates.base, ctx.locale),
      });
    const { once, purchaseOrderNumber, note, paymentMode, termsAccepted } = input;
    const checkout = { purchaseOrderNumber, note, paymentMode, termsAccepted };
    const onBehalf = { actor, once };
    const frozen = {
      cartId: null,
      account,
      checkout,
      lines,
      hsnOf,
      totals,
      rates: terms.rates,
      terms,
      company,
      onBehalf,
    };
    const { id, orderId } = await writeOrder(own, tx, frozen);
    return { id, orderId };
  });
  if (isNew) ordersPlaced.add({ from: 'staff' });
  return placed;
}

/** @throws Problem customer-not-found, customer-blocked */
async function buyer(db: Db | Tx, customerId: number): Promise<StoredAccount> {
  const account = await findAccount(db, customerId);
  if (account !== undefined) return account;
  throw new Problem(
    (await findOwner(db, customerId)) === undefined ? 'customer-not-found' : 'customer-blocked',
  );
}

/** As lines of a cart that is none: today's prices, the limits of the shop. @throws Problem product-not-found */
async function priced(
  ctx: Ctx,
  db: Db | Tx,
  wanted: Wanted,
  account: StoredAccount,
): Promise<Priced> {
  const stored = wanted.map(({ productId, quantity }, index) => ({
    id: index + 1,
    productId,
    quantity,
    agreed: null,
  }));
  if (new Set(wanted.map((line) => line.productId)).size !== wanted.length)
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'value-repeated', pointer: '/lines' }] },
    );
  const { lines, purchasables, terms } = await priceStored(ctx, db, stored);
  if (lines.length !== wanted.length) throw new Problem('product-not-found');
  const hsnOf = (productId: number): string => purchasables.get(productId)?.hsn ?? '';
  return { lines, hsnOf, totals: totalsFor(lines, hsnOf, account, terms), terms };
}
