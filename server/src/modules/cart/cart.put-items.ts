// Adding many products to a cart: all that may be added, in one transaction and a handful of statements; for the others the reason.
import type { Cart } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { listPurchasables } from '../catalog/index.ts';
import type { Terms } from '../pricing/index.ts';
import {
  type CartRow,
  deleteCart,
  listLines,
  saveLines,
  savePriceSnapshot,
} from './cart.queries.ts';
import {
  changedSince,
  decideLine,
  type LineRejection,
  MAX_LINES,
  priceSnapshotOf,
} from './cart.rules.ts';
import { EMPTY_CART, priceStored, toCart } from './cart.service.ts';
import { sharedPieces } from './shared-pieces.rules.ts';

export type ItemRejection = {
  productId: number;
  rejection: LineRejection | { code: 'product-not-found' };
};

/** A step of the transaction that has locked the cart. Each product once. */
export async function putItems(
  ctx: Ctx,
  tx: Tx,
  terms: Terms,
  cart: CartRow,
  items: readonly { productId: number; quantity: number }[],
): Promise<{ cart: Cart; added: number[]; refused: ItemRejection[] }> {
  const lines = await listLines(tx, cart.id);
  const held = new Map(lines.map((line) => [line.productId, line.quantity]));
  const agreed = new Set(
    lines.filter((line) => line.agreed?.held === true).map((line) => line.productId),
  );
  const ids = [...new Set([...items.map((item) => item.productId), ...held.keys()])];
  const purchasables = await listPurchasables(tx, ids, ctx.locale, terms.rates);
  const save: { productId: number; quantity: number }[] = [];
  const refused: ItemRejection[] = [];
  const pieces = sharedPieces(purchasables, lines);
  for (const { productId, quantity } of items) {
    const purchasable = purchasables.get(productId);
    const before = held.get(productId);
    const wanted = quantity < 1 ? 0 : (before ?? 0) + quantity;
    if (purchasable === undefined || !purchasable.published)
      refused.push({ productId, rejection: { code: 'product-not-found' } });
    else if (agreed.has(productId))
      refused.push({ productId, rejection: { code: 'agreed-quantity-fixed', limit: before ?? 0 } });
    else if (before === undefined && held.size >= MAX_LINES)
      refused.push({ productId, rejection: { code: 'cart-full', limit: MAX_LINES } });
    else {
      const rejection = decideLine(pieces.left(purchasable), wanted);
      if (rejection !== null) refused.push({ productId, rejection });
      else {
        save.push({ productId, quantity: wanted });
        held.set(productId, wanted);
        pieces.take(purchasable, wanted);
      }
    }
  }
  const added = save.map((line) => line.productId);
  // A cart that was made for this and stayed empty is none.
  if (held.size === 0) {
    await deleteCart(tx, cart.id);
    return { cart: EMPTY_CART, added, refused };
  }
  await saveLines(tx, cart.id, save);
  const priced = await priceStored(ctx, tx, await listLines(tx, cart.id));
  await savePriceSnapshot(tx, cart.id, priceSnapshotOf(priced.lines), []);
  return {
    cart: toCart(ctx, { ...cart, notices: [] }, priced, changedSince(cart.seen, priced.lines)),
    added,
    refused,
  };
}
