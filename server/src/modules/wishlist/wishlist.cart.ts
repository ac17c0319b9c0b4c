// Moves between wishlist and cart: one transaction, the cart locked first, so that a product is never in both places or in none. [§7.4, decisions §2]
import { type Cart, MAX_ENTRIES, type WishlistItem } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import {
  type ItemRejection,
  listLines,
  lockUsable,
  openCart,
  putItem,
  putItems,
  takeLine,
} from '../cart/index.ts';
import { listPurchasables } from '../catalog/index.ts';
import { customerOf } from '../customers/index.ts';
import { getRates, getTerms } from '../pricing/index.ts';
import {
  addToEntry,
  countEntries,
  deleteEntries,
  type EntryRow,
  findShared,
  listEntries,
  lockList,
  lockOwnList,
} from './wishlist.queries.ts';

/** Source list: one's own, a shared one, or the browser's. */
export type ListSource =
  | { listId: number }
  | { shareCode: string }
  | { wishlistItems: readonly WishlistItem[] };
export type AllAdded = { cart: Cart; added: number[]; refused: ItemRejection[] };

/**
 * Adds everything of a list to the cart, with the given quantities, else those of the list; the rest is reported product by product.
 * What was saved for later leaves its list with that.
 * @throws Problem login-required, wishlist-not-found
 */
export async function addAllToCart(
  ctx: Ctx,
  cartCode: string | null,
  source: ListSource,
  quantities: ReadonlyMap<number, number>,
): Promise<AllAdded> {
  const terms = await getTerms(ctx.db, ctx.clock.now());
  return await inTransaction(ctx.db, async (tx) => {
    const cart = await openCart(ctx, tx, cartCode);
    // Read once the cart is locked: of two concurrent calls the second sees what the first has left.
    const { rows, leaves } = await entriesOf(ctx, tx, source);
    const missing = rows
      .filter((row) => !quantities.has(row.product_id) && row.quantity === null)
      .map((row) => row.product_id);
    const minimums = await listPurchasables(tx, missing, ctx.locale, terms.rates);
    const items = rows.map(({ product_id, quantity }) => ({
      productId: product_id,
      quantity:
        quantities.get(product_id) ??
        quantity ??
        Math.max(1, minimums.get(product_id)?.limits.minimum ?? 1),
    }));
    const outcome = await putItems(ctx, tx, terms, cart, items);
    if (leaves !== null) {
      const gone = rows
        .filter((row) => outcome.added.includes(row.product_id))
        .map((row) => row.id);
      await deleteEntries(tx, leaves, gone);
    }
    return outcome;
  });
}

/** An entry back into the cart: it leaves its list. @throws Problem login-required, wishlist-entry-not-found, as addItem */
export async function moveToCart(
  ctx: Ctx,
  cartCode: string | null,
  entryId: number,
  quantity: number | null,
): Promise<Cart> {
  const customerId = customerOf(ctx);
  const terms = await getTerms(ctx.db, ctx.clock.now());
  return await inTransaction(ctx.db, async (tx) => {
    const cart = await openCart(ctx, tx, cartCode);
    const [entry] = await deleteEntries(tx, customerId, [entryId]);
    if (entry === undefined) throw new Problem('wishlist-entry-not-found');
    const wanted = quantity ?? entry.quantity ?? (await minimumOf(ctx, tx, entry.product_id));
    return await putItem(ctx, tx, terms, cart, { productId: entry.product_id, quantity: wanted });
  });
}

/** A line of the cart to the customer's list of what waits. @throws Problem login-required, cart-not-found, wishlist-full */
export async function saveForLater(
  ctx: Ctx,
  cartCode: string | null,
  lineId: number,
): Promise<Cart> {
  const customerId = customerOf(ctx);
  return await inTransaction(ctx.db, async (tx) => {
    const cart = await lockUsable(ctx, tx, cartCode);
    const line = (await listLines(tx, cart.id)).find((candidate) => candidate.id === lineId);
    if (line === undefined) return await takeLine(ctx, tx, cart, lineId);
    const list = await lockOwnList(tx, customerId, 'later');
    await addToEntry(tx, list.id, line);
    if ((await countEntries(tx, list.id)) > MAX_ENTRIES)
      throw new Problem('wishlist-full', { n: MAX_ENTRIES });
    return await takeLine(ctx, tx, cart, lineId);
  });
}

/** `leaves`: the customer whose entries go with what is added; null where they stay. */
async function entriesOf(
  ctx: Ctx,
  tx: Tx,
  source: ListSource,
): Promise<{ rows: EntryRow[]; leaves: number | null }> {
  if ('wishlistItems' in source)
    return {
      rows: source.wishlistItems.map(({ productId, quantity }) => ({
        id: productId,
        product_id: productId,
        quantity: quantity === 0 ? null : quantity,
      })),
      leaves: null,
    };
  if ('shareCode' in source) {
    const list = await findShared(tx, source.shareCode);
    if (list === undefined) throw new Problem('wishlist-not-found');
    return { rows: await listEntries(tx, list.id), leaves: null };
  }
  const customerId = customerOf(ctx);
  const list = await lockList(tx, customerId, source.listId);
  if (list === undefined) throw new Problem('wishlist-not-found');
  return {
    rows: await listEntries(tx, list.id),
    leaves: list.kind === 'later' ? customerId : null,
  };
}

async function minimumOf(ctx: Ctx, tx: Tx, productId: number): Promise<number> {
  const rates = await getRates(tx, ctx.clock.now());
  return Math.max(
    1,
    (await listPurchasables(tx, [productId], ctx.locale, rates)).get(productId)?.limits.minimum ??
      1,
  );
}
