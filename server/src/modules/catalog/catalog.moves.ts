// Moved addresses: categories that were renamed, parts that are no longer offered. [§4 SEO]
import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';

/** The present lineage of a category that was once found under this one; null when none was. */
export async function findMovedCategory(ctx: Ctx, lineage: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('category_redirect')
    .innerJoin('category', 'category.id', 'category_redirect.category_id')
    .select('category.lineage')
    .where('category_redirect.lineage', '=', lineage)
    .executeTakeFirst();
  return row?.lineage ?? null;
}

/** @returns the problem to throw for a product that is not offered: gone for good, or never known */
export async function missingProduct(db: Db, id: number): Promise<Problem> {
  const row = await db
    .selectFrom('product_discontinued')
    .select('product_id')
    .where('product_id', '=', id)
    .executeTakeFirst();
  return new Problem(row === undefined ? 'product-not-found' : 'product-gone');
}
