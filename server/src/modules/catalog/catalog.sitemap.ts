// Sitemap of the catalogue: every address with its picture and last change, read in batches that fit in memory. [§1]
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

export type SitemapProduct = { id: number; slug: string; image: string; createdAt: Date };
export type SitemapPlaces = {
  categories: { lineage: string; image: string }[];
  industries: { slug: string; image: string }[];
  manufacturers: { slug: string; logo: string }[];
};

/** The ids with which each file of `perFile` products begins, in order; empty when nothing is published. */
export async function listSitemapStarts(ctx: Ctx, perFile: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (select id, row_number() over (order by id) - 1 as place from product where published) p
    where place % ${perFile} = 0 order by id`.execute(ctx.db);
  return rows.map((row) => row.id);
}

/** Published products from an id on, in the order of their ids. */
export async function listSitemapProducts(
  ctx: Ctx,
  fromId: number,
  count: number,
): Promise<SitemapProduct[]> {
  const { rows } = await sql<SitemapProduct>`
    select p.id, p.slug, p.image, p.created_at as "createdAt" from product p
    where p.published and p.id >= ${fromId} order by p.id limit ${count}`.execute(ctx.db);
  return rows;
}

/** Categories and manufacturers that have at least one product, and industries. */
export async function listSitemapPlaces(ctx: Ctx): Promise<SitemapPlaces> {
  const [categories, industries, manufacturers] = await Promise.all([
    sql<SitemapPlaces['categories'][number]>`
      select c.lineage, c.image from category c
      where exists (select from product p join category d on d.id = p.category_id
        where p.published and (d.id = c.id or starts_with(d.lineage, c.lineage || '/')))
      order by c.lineage`.execute(ctx.db),
    sql<
      SitemapPlaces['industries'][number]
    >`select slug, image from industry order by position, id`.execute(ctx.db),
    sql<SitemapPlaces['manufacturers'][number]>`
      select m.slug, m.logo from manufacturer m join manufacturer_products n on n.manufacturer_id = m.id
      order by m.slug`.execute(ctx.db),
  ]);
  return {
    categories: categories.rows,
    industries: industries.rows,
    manufacturers: manufacturers.rows,
  };
}
