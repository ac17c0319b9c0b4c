// Bulk adding to a cart: one transaction and a handful of statements, however many products. [§4 Cart]
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { listPurchasables } from '../catalog/index.ts';
import { getTerms } from '../pricing/index.ts';
import { listLines, saveLines, savePriceSnapshot } from './cart.queries.ts';
import { planAdding, priceSnapshotOf } from './cart.rules.ts';
import { openCart, priceStored } from './cart.service.ts';

/**
 * Puts as many of each product into the cart as stock, limits and the cart's size allow; what cannot be had at all is left out.
 * @returns the code of the cart, or null when nothing could be put in and there was none
 */
export async function addItems(
  ctx: Ctx,
  code: string | null,
  items: readonly { productId: number; quantity: number }[],
): Promise<string | null> {
  const terms = await getTerms(ctx.db, ctx.clock.now());
  const ids = items.map((item) => item.productId);
  const known = await listPurchasables(ctx.db, ids, ctx.locale, terms.rates);
  const isWanted = items.some(({ productId }) => known.get(productId)?.published === true);
  // No empty cart is made for things that are all gone.
  if (!isWanted) return code;
  return await inTransaction(ctx.db, async (tx) => {
    const cart = await openCart(ctx, tx, code);
    const before = await listLines(tx, cart.id);
    const concerned = [...ids, ...before.map((line) => line.productId)];
    await saveLines(
      tx,
      cart.id,
      planAdding(before, items, await listPurchasables(tx, concerned, ctx.locale, terms.rates)),
    );
    const priced = await priceStored(ctx, tx, await listLines(tx, cart.id));
    await savePriceSnapshot(tx, cart.id, priceSnapshotOf(priced.lines));
    return cart.code;
  });
}
