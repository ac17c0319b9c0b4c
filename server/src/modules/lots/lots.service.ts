// Lot service: reads for pages and the API, open to everybody. [§2.2, §7.6]
import type { Lot, LotCategory } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { getCachedRates } from '../pricing/index.ts';
import { findLotRow, listAddressRows, listCategoryRows, listLotRows } from './lots.queries.ts';
import { toCategory, toLot } from './lots.views.ts';

/** Categories that have something to offer, in their curated order. */
export async function listLotCategories(ctx: Ctx): Promise<LotCategory[]> {
  const rows = await listCategoryRows(ctx.db);
  return rows.filter((row) => row.lots > 0).map((row) => toCategory(row, ctx.locale));
}

/** A category, whether anything is offered in it now or not. @throws Problem not-found */
export async function getLotCategory(ctx: Ctx, id: number): Promise<LotCategory> {
  const row = (await listCategoryRows(ctx.db)).find((candidate) => candidate.id === id);
  if (row === undefined) throw new Problem('not-found');
  return toCategory(row, ctx.locale);
}

/** The lots of a category that are offered. @throws Problem not-found: no such category */
export async function listLots(ctx: Ctx, categoryId: number): Promise<Lot[]> {
  await getLotCategory(ctx, categoryId);
  const [rows, rates] = await Promise.all([
    listLotRows(ctx.db, categoryId, ctx.locale),
    getCachedRates(ctx.db, ctx.clock.now()),
  ]);
  return rows.map((row) => toLot(row, ctx.locale, rates));
}

/** @throws Problem not-found, lot-gone (was offered, is no more) */
export async function getLot(ctx: Ctx, id: number): Promise<Lot> {
  // int4 is the id's type; anything beyond cannot be one.
  const known = Number.isInteger(id) && id > 0 && id < 2 ** 31;
  const [row, rates] = await Promise.all([
    known ? findLotRow(ctx.db, { lotId: id }, ctx.locale) : undefined,
    getCachedRates(ctx.db, ctx.clock.now()),
  ]);
  if (row === undefined) throw new Problem('not-found');
  if (!row.published) throw new Problem('lot-gone');
  return toLot(row, ctx.locale, rates);
}

/** The lot that this product sells as a whole, if it is one that is offered. */
export async function findLotOfProduct(ctx: Ctx, productId: number): Promise<Lot | null> {
  const row = await findLotRow(ctx.db, { productId }, ctx.locale);
  return row?.published === true
    ? toLot(row, ctx.locale, await getCachedRates(ctx.db, ctx.clock.now()))
    : null;
}

export type LotAddress = {
  id: number;
  slug: string;
  image: string;
  category: { id: number; slug: string };
};

/** Lots of the sitemap: every lot on offer. */
export async function listSitemapLots(ctx: Ctx): Promise<LotAddress[]> {
  return (await listAddressRows(ctx.db)).map(({ category_id, category_slug, ...lot }) => ({
    ...lot,
    category: { id: category_id, slug: category_slug },
  }));
}
