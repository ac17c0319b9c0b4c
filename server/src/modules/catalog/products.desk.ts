// How does the desk keep products? Listed with their drafts, added, changed by whoever saw the latest state; search follows in the same transaction. [back office catalogue]
import type { ProductDesk, ProductDeskRow, ProductInput } from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { followSearch, type Reindex } from './catalog.follow.ts';
import { refuseFaults, toldAtEntries } from './desk-faults.ts';
import { type DeskPage, findDeskProduct, listProductRows, lockProducts, type ProductFilter } from './products.desk.queries.ts';
import { markerOf, productFaults, tidyProduct } from './products.desk-check.ts';
import { insertProduct, updateProduct } from './products.desk-rows.ts';

/** @throws Problem not-found, right-missing */
export async function listDeskProducts(
  ctx: Ctx,
  filter: ProductFilter,
  page: DeskPage,
): Promise<{ rows: ProductDeskRow[]; total: number }> {
  staffOf(ctx, 'catalogue:read');
  return await listProductRows(ctx.db, filter, page, ctx.locale);
}

/** @throws Problem not-found, right-missing, record-not-found */
export async function getDeskProduct(ctx: Ctx, id: number): Promise<ProductDesk> {
  staffOf(ctx, 'catalogue:read');
  return await readProduct(ctx, ctx.db, id);
}

/** @throws Problem record-not-found */
export async function readProduct(ctx: Ctx, db: Db | Tx, id: number): Promise<ProductDesk> {
  const product = await findDeskProduct(db, id, ctx.locale);
  if (product === undefined) throw new Problem('record-not-found');
  return { ...product, marker: markerOf(product) };
}

/** @throws Problem not-found, right-missing, invalid-request, value-taken */
export async function addProduct(
  ctx: Ctx,
  reindex: Reindex,
  { onHand, ...input }: ProductInput & { onHand: number },
): Promise<ProductDesk> {
  const by = staffOf(ctx, 'catalogue:write');
  const product = tidyProduct(input);
  refuseFaults(productFaults(product));
  return await toldAtEntries(() =>
    inTransaction(ctx.db, async (tx) => {
      const id = await insertProduct(tx, product, onHand, by);
      await followSearch(tx, reindex, [id]);
      return await readProduct(ctx, tx, id);
    }),
  );
}

/** @throws Problem not-found, right-missing, record-not-found, record-changed, invalid-request, value-taken */
export async function changeProduct(
  ctx: Ctx,
  reindex: Reindex,
  id: number,
  { marker, ...input }: ProductInput & { marker: string },
): Promise<ProductDesk> {
  staffOf(ctx, 'catalogue:write');
  const product = tidyProduct(input);
  refuseFaults(productFaults(product));
  return await toldAtEntries(() =>
    inTransaction(ctx.db, async (tx) => {
      await lockProducts(tx, [id]);
      if ((await readProduct(ctx, tx, id)).marker !== marker) throw new Problem('record-changed');
      await updateProduct(tx, id, product);
      await followSearch(tx, reindex, [id]);
      return await readProduct(ctx, tx, id);
    }),
  );
}
