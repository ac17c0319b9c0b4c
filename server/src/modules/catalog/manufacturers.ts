// Manufacturer pages: manufacturers that have published products, with their categories. Counts are those that search keeps. Open to everybody.
import {
  knownCode,
  type LocalizedText,
  type ManufacturerDetail,
  type ManufacturerSummary,
} from '@millwright/contracts';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { textIn } from '../../platform/sql.ts';
import { type CountedCategory, toFamilies } from './manufacturers.rules.ts';

/** By name, as the database orders it. */
export async function listManufacturers(ctx: Ctx): Promise<ManufacturerSummary[]> {
  const { rows } = await sql<ManufacturerSummary>`
    select m.slug, m.name, m.logo, n.products as "productCount"
    from manufacturer m join manufacturer_products n on n.manufacturer_id = m.id
    order by lower(m.name), m.id`.execute(ctx.db);
  return rows;
}

type ManufacturerRow = ManufacturerSummary & {
  country: string;
  description: string;
  logoAlt: string;
  website: string;
  categories: (Omit<CountedCategory, 'name'> & { name: LocalizedText })[] | null;
};

/** @throws Problem not-found (also one whose products are all unpublished) */
export async function getManufacturer(ctx: Ctx, slug: string): Promise<ManufacturerDetail> {
  const { rows } = await sql<ManufacturerRow>`
    select m.slug, m.name, m.logo, n.products as "productCount", m.country, m.website,
      ${textIn(ctx.locale, 'm.description')} as description, ${textIn(ctx.locale, 'm.logo_alt')} as "logoAlt",
      (select jsonb_agg(jsonb_build_object('name', c.name, 'lineage', c.lineage, 'depth', c.depth, 'image', c.image, 'products', k.products)
          order by k.products desc, c.lineage)
       from manufacturer_category_products k join category c on c.id = k.category_id
       where k.manufacturer_id = m.id and c.depth <= 2) as categories
    from manufacturer m join manufacturer_products n on n.manufacturer_id = m.id
    where m.slug = ${slug}`.execute(ctx.db);
  const row = rows[0];
  if (row === undefined) throw new Problem('not-found');
  const { categories, country, ...own } = row;
  return {
    ...own,
    country: knownCode(country),
    categories: toFamilies(
      (categories ?? []).map((category) => ({
        ...category,
        name: category.name[ctx.locale] ?? category.name.en,
      })),
    ),
  };
}
