// Wishlist merge at login: what a visitor remembered goes into the customer's wishlist, each product once, however many logins run at a time. [decisions §1]
import { MAX_ENTRIES, type WishlistItem } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { listPurchasables } from '../catalog/index.ts';
import { customerOf } from '../customers/index.ts';
import { getRates } from '../pricing/index.ts';
import { insertEntries, listEntries, lockOwnList } from './wishlist.queries.ts';
import { roomFor } from './wishlist.rules.ts';

/** `added`: how many are new in the wishlist; `left`: what found no room there. What is there already, or gone from the shop, is neither. */
export type MergedWishes = { added: number; left: WishlistItem[] };

/** @throws Problem login-required */
export async function mergeWishlistItems(
  ctx: Ctx,
  wishlistItems: readonly WishlistItem[],
): Promise<MergedWishes> {
  const customerId = customerOf(ctx);
  if (wishlistItems.length === 0) return { added: 0, left: [] };
  const rates = await getRates(ctx.db, ctx.clock.now());
  const ids = wishlistItems.map((wish) => wish.productId);
  const known = await listPurchasables(ctx.db, ids, ctx.locale, rates);
  return await inTransaction(ctx.db, async (tx) => {
    const list = await lockOwnList(tx, customerId, 'main');
    const held = new Set((await listEntries(tx, list.id)).map((row) => row.product_id));
    const fresh = wishlistItems.filter(
      ({ productId }) => known.get(productId)?.published === true && !held.has(productId),
    );
    const { taken, left } = roomFor(held.size, MAX_ENTRIES, fresh);
    return { added: (await insertEntries(tx, list.id, taken)).length, left };
  });
}
