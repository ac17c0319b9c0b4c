// Wishlist service. [§2.1 /savedlist, §4 Wishlist, §7.4]
import {
  MAX_ENTRIES,
  type SavedEntry,
  type SharedList,
  type WishlistHead,
  type WishlistItem,
  type Wishlists,
} from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { listPurchasables } from '../catalog/index.ts';
import { customerOf } from '../customers/index.ts';
import { getRates } from '../pricing/index.ts';
import {
  countEntries,
  deleteEntries,
  type EntryRow,
  findShared,
  type HeadRow,
  insertEntries,
  listEntries,
  listHeads,
  listSavedIds,
  lockOwnList,
} from './wishlist.queries.ts';

const NO_MAIN: WishlistHead = { id: 0, kind: 'main', name: null, count: 0, shareCode: null };

/** All lists of the customer and what is in one of them; null = the wishlist. @throws Problem login-required, wishlist-not-found */
export async function getLists(ctx: Ctx, listId: number | null): Promise<Wishlists> {
  const heads = (await listHeads(ctx.db, customerOf(ctx))).map(toHead);
  const lists = heads[0]?.kind === 'main' ? heads : [NO_MAIN, ...heads];
  const chosen = lists.find((list) =>
    listId === null ? list.kind === 'main' : list.id === listId && listId > 0,
  );
  if (chosen === undefined) throw new Problem('wishlist-not-found');
  return {
    lists,
    chosen,
    entries: chosen.id === 0 ? [] : await toEntries(ctx, await listEntries(ctx.db, chosen.id)),
  };
}

/** View of a shared list, for anybody with its link. @throws Problem wishlist-not-found */
export async function getShared(ctx: Ctx, shareCode: string): Promise<SharedList> {
  const list = /^[\w-]{22}$/.test(shareCode) ? await findShared(ctx.db, shareCode) : undefined;
  if (list === undefined) throw new Problem('wishlist-not-found');
  const entries = await toEntries(ctx, await listEntries(ctx.db, list.id));
  // "None of it for now" is its owner's note to himself; a reader begins with the minimum.
  return {
    kind: list.kind,
    name: list.name,
    entries: entries.map((entry) => ({ ...entry, quantity: entry.quantity || minimumOf(entry) })),
  };
}

/** A visitor's list from the browser, as a wishlist view; discontinued products are left out. */
export async function listWishlistItems(
  ctx: Ctx,
  wishlistItems: readonly WishlistItem[],
): Promise<SavedEntry[]> {
  return await toEntries(
    ctx,
    wishlistItems.map(({ productId, quantity }) => ({
      id: productId,
      product_id: productId,
      quantity: quantity === 0 ? null : quantity,
    })),
  );
}

/** Ids of what is in the wishlist, for the hearts of a page; none for a visitor. */
export async function listSaved(ctx: Ctx): Promise<ReadonlySet<number>> {
  return new Set(
    ctx.actor.kind === 'customer' ? await listSavedIds(ctx.db, ctx.actor.customerId) : [],
  );
}

/** @throws Problem login-required, product-not-found, wishlist-duplicate, wishlist-full */
export async function saveProduct(ctx: Ctx, productId: number): Promise<SavedEntry> {
  const customerId = customerOf(ctx);
  const rates = await getRates(ctx.db, ctx.clock.now());
  const product = (await listPurchasables(ctx.db, [productId], ctx.locale, rates)).get(productId);
  if (product === undefined || !product.published) throw new Problem('product-not-found');
  const id = await inTransaction(ctx.db, async (tx) => {
    const list = await lockOwnList(tx, customerId, 'main');
    const held = await countEntries(tx, list.id);
    const [entry] = await insertEntries(tx, list.id, [{ productId, quantity: 0 }]);
    if (entry === undefined) throw new Problem('wishlist-duplicate');
    if (held >= MAX_ENTRIES) throw new Problem('wishlist-full', { n: MAX_ENTRIES });
    return entry.id;
  });
  const [entry] = await toEntries(ctx, [{ id, product_id: productId, quantity: null }]);
  if (entry === undefined) throw new Problem('product-not-found');
  return entry;
}

/** @throws Problem login-required, wishlist-entry-not-found for an unknown or a foreign one alike */
export async function removeEntry(ctx: Ctx, id: number): Promise<void> {
  if ((await removeEntries(ctx, [id])) === 0) throw new Problem('wishlist-entry-not-found');
}

/** @returns how many of them were the customer's and are gone now. @throws Problem login-required */
export async function removeEntries(ctx: Ctx, ids: readonly number[]): Promise<number> {
  return (await deleteEntries(ctx.db, customerOf(ctx), ids)).length;
}

async function toEntries(ctx: Ctx, rows: readonly EntryRow[]): Promise<SavedEntry[]> {
  const rates = await getRates(ctx.db, ctx.clock.now());
  const products = await listPurchasables(
    ctx.db,
    rows.map((row) => row.product_id),
    ctx.locale,
    rates,
  );
  return rows.flatMap((row) => {
    const product = products.get(row.product_id);
    if (product === undefined) return [];
    const { id: productId, published, hsn: _, ...shown } = product;
    const stock = published ? Math.max(0, product.stock) : 0;
    return [
      { ...shown, id: row.id, productId, stock, quantity: row.quantity ?? minimumOf(product) },
    ];
  });
}

function minimumOf({ limits }: Pick<SavedEntry, 'limits'>): number {
  return Math.max(1, limits.minimum);
}

function toHead({ id, kind, name, count, share_code }: HeadRow): WishlistHead {
  return { id, kind, name, count, shareCode: share_code };
}
