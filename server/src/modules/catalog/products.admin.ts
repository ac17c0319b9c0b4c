// Product editing by staff: lists with drafts, new products, changes under an optimistic lock; search follows in the same transaction. [back office catalogue]
import type { AdminProduct, AdminProductRow, ProductInput } from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import type { ListPage } from '../../platform/list.ts';
import { Problem } from '../../platform/problem.ts';
import { getCachedTerms, type Terms } from '../pricing/index.ts';
import { rejectFaults, toldAtEntries } from './admin-errors.ts';
import { followSearch, type Reindex } from './catalog.follow.ts';
import { shownOwnPrices } from './catalog.own-prices.ts';
import {
  findAdminProduct,
  listProductRows,
  lockProducts,
  type ProductFilter,
} from './products.admin.queries.ts';
import { productFaults, tidyProduct, versionOf } from './products.admin-check.ts';
import { insertProduct, updateProduct } from './products.admin-rows.ts';

/** @throws Problem not-found, right-missing */
export async function listAdminProducts(
  ctx: Ctx,
  filter: ProductFilter,
  page: ListPage,
): Promise<{ rows: AdminProductRow[]; total: number }> {
  staffOf(ctx, 'catalogue:read');
  return await listProductRows(ctx.db, filter, page, ctx.locale);
}

/** @throws Problem not-found, right-missing, record-not-found */
export async function getAdminProduct(ctx: Ctx, id: number): Promise<AdminProduct> {
  staffOf(ctx, 'catalogue:read');
  return await readProduct(ctx, ctx.db, id);
}

/** @throws Problem record-not-found */
export async function readProduct(ctx: Ctx, db: Db | Tx, id: number): Promise<AdminProduct> {
  const product = await findAdminProduct(db, id, ctx.locale);
  if (product === undefined) throw new Problem('record-not-found');
  const ownPrices = shownOwnPrices(product.ownPrices, (await termsOf(ctx, db)).rates);
  const shown = { ...product, ownPrices };
  return { ...shown, version: versionOf(shown) };
}

/** @throws Problem not-found, right-missing, invalid-request, value-taken */
export async function addProduct(
  ctx: Ctx,
  reindex: Reindex,
  { onHand, ...input }: ProductInput & { onHand: number },
): Promise<AdminProduct> {
  const by = staffOf(ctx, 'catalogue:write');
  const product = tidyProduct(input);
  return await toldAtEntries(() =>
    inTransaction(ctx.db, async (tx) => {
      rejectFaults(productFaults(product, await termsOf(ctx, tx)));
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
  { version, ...input }: ProductInput & { version: string },
): Promise<AdminProduct> {
  staffOf(ctx, 'catalogue:write');
  const product = tidyProduct(input);
  return await toldAtEntries(() =>
    inTransaction(ctx.db, async (tx) => {
      const terms = await termsOf(ctx, tx);
      rejectFaults(productFaults(product, terms));
      await lockProducts(tx, [id]);
      if ((await readProduct(ctx, tx, id)).version !== version) throw new Problem('record-changed');
      await updateProduct(tx, id, product, terms.rates);
      await followSearch(tx, reindex, [id]);
      return await readProduct(ctx, tx, id);
    }),
  );
}

function termsOf(ctx: Ctx, db: Db | Tx): Promise<Terms> {
  return getCachedTerms(db, ctx.clock.now());
}
