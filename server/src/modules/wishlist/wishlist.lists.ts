// Several wishlists: make, name, remove, share them, and move what is in them. Each is one transaction that locks the list first.
import { MAX_ENTRIES, MAX_LISTS } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { newShareCode } from '../../platform/secret.ts';
import { customerOf } from '../customers/index.ts';
import {
  changeList,
  countEntries,
  countNamedLists,
  deleteList,
  insertNamedList,
  isNameTaken,
  type ListRow,
  lockList,
  moveEntries,
  saveQuantities,
} from './wishlist.queries.ts';
import { checkListName } from './wishlist.rules.ts';

/** @returns the new list's id. @throws Problem login-required, wishlist-name-not-valid, wishlist-name-taken, wishlist-too-many */
export async function createList(ctx: Ctx, typed: string): Promise<number> {
  const customerId = customerOf(ctx);
  const name = checkListName(typed);
  return await inTransaction(ctx.db, async (tx) => {
    if ((await countNamedLists(tx, customerId)) >= MAX_LISTS)
      throw new Problem('wishlist-too-many', { n: MAX_LISTS });
    const id = await insertNamedList(tx, customerId, name);
    if (id === undefined) throw new Problem('wishlist-name-taken');
    return id;
  });
}

/** A named one. @throws Problem as createList, wishlist-not-found */
export async function renameList(ctx: Ctx, listId: number, typed: string): Promise<void> {
  const customerId = customerOf(ctx);
  const name = checkListName(typed);
  await inTransaction(ctx.db, async (tx) => {
    await countNamedLists(tx, customerId);
    await lockNamed(tx, customerId, listId);
    if (await isNameTaken(tx, customerId, name, listId)) throw new Problem('wishlist-name-taken');
    await changeList(tx, listId, { name });
  });
}

/** A named one, with what is in it. @throws Problem login-required, wishlist-not-found */
export async function removeList(ctx: Ctx, listId: number): Promise<void> {
  const customerId = customerOf(ctx);
  await inTransaction(ctx.db, async (tx) => {
    await lockNamed(tx, customerId, listId);
    await deleteList(tx, listId);
  });
}

/**
 * Shares a list by link, or stops sharing it: the old link never works again.
 * @throws Problem login-required, wishlist-not-found
 */
export async function shareList(ctx: Ctx, listId: number, shared: boolean): Promise<void> {
  const customerId = customerOf(ctx);
  await inTransaction(ctx.db, async (tx) => {
    const list = await lockOwn(tx, customerId, listId);
    // Pressed twice, the link that was sent already stays good.
    if (shared === (list.share_code !== null)) return;
    await changeList(tx, listId, { share_code: shared ? newShareCode() : null });
  });
}

/** @returns how many were moved. @throws Problem login-required, wishlist-not-found, wishlist-full */
export async function moveToList(
  ctx: Ctx,
  from: number,
  to: number,
  ids: readonly number[],
): Promise<number> {
  const customerId = customerOf(ctx);
  return await inTransaction(ctx.db, async (tx) => {
    for (const id of [...new Set([from, to])].sort((a, b) => a - b))
      await lockOwn(tx, customerId, id);
    if (from === to) return 0;
    const moved = await moveEntries(tx, from, to, ids);
    if ((await countEntries(tx, to)) > MAX_ENTRIES)
      throw new Problem('wishlist-full', { n: MAX_ENTRIES });
    return moved;
  });
}

/** Product -> what Add to Cart shall add. @throws Problem login-required, wishlist-not-found */
export async function changeQuantities(
  ctx: Ctx,
  listId: number,
  quantities: ReadonlyMap<number, number>,
): Promise<void> {
  const customerId = customerOf(ctx);
  await inTransaction(ctx.db, async (tx) => {
    await lockOwn(tx, customerId, listId);
    await saveQuantities(tx, listId, quantities);
  });
}

async function lockOwn(tx: Tx, customerId: number, listId: number): Promise<ListRow> {
  const list = await lockList(tx, customerId, listId);
  if (list === undefined) throw new Problem('wishlist-not-found');
  return list;
}

/** The two standard lists keep their place and name. */
async function lockNamed(tx: Tx, customerId: number, listId: number): Promise<void> {
  if ((await lockOwn(tx, customerId, listId)).kind !== 'named')
    throw new Problem('wishlist-not-found');
}
