// Lot rows; a list is one statement.
import type { LocalizedText, LotCondition, UnitOfSale } from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { type CardFacts, cardFactColumns, productName } from '../catalog/index.ts';

export type CategoryRow = {
  id: number;
  slug: string;
  name: LocalizedText;
  image: string;
  lots: number;
};

/** A lot beside the facts of the product that sells it as a whole. */
export type LotRow = CardFacts & {
  lot_id: number;
  lot_slug: string;
  lot_name: LocalizedText;
  lot_image: string;
  details: LocalizedText;
  condition: LotCondition;
  location: LocalizedText;
  age_months: number;
  sold_whole: boolean;
  published: boolean;
  category: { id: number; slug: string; name: LocalizedText };
  items: ItemRow[] | null;
};

export type ItemRow = {
  product_id: number;
  mpn: string;
  name: string;
  slug: string;
  unit: UnitOfSale;
  quantity: number;
  published: boolean;
};

/** All categories in their order, each with the number of lots that are offered in it. */
export async function listCategoryRows(db: Db): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.slug, c.name, c.image,
      (select count(*)::int from lot l join product p on p.id = l.product_id where l.category_id = c.id and (p.published or l.listed)) as lots
    from lot_category c order by c.position, c.id`.execute(db);
  return rows;
}

/** The lots of a category that are offered, in their order. */
export async function listLotRows(
  db: Db,
  categoryId: number,
  locale: keyof LocalizedText,
): Promise<LotRow[]> {
  return await selectLots(
    db,
    locale,
    sql`l.category_id = ${categoryId} and (p.published or l.listed)`,
  );
}

/** One lot, offered or not, by its own number or that of its product. */
export async function findLotRow(
  db: Db,
  by: { lotId: number } | { productId: number },
  locale: keyof LocalizedText,
): Promise<LotRow | undefined> {
  const [row] = await selectLots(
    db,
    locale,
    'lotId' in by ? sql`l.id = ${by.lotId}` : sql`l.product_id = ${by.productId}`,
  );
  return row;
}

async function selectLots(
  db: Db,
  locale: keyof LocalizedText,
  where: RawBuilder<unknown>,
): Promise<LotRow[]> {
  const { rows } = await sql<LotRow>`
    select ${sql.raw(cardFactColumns(locale))}, l.id as lot_id, l.slug as lot_slug, l.name as lot_name, l.image as lot_image,
      l.details, l.condition, l.location, l.age_months, l.sold_whole, p.published or l.listed as published,
      jsonb_build_object('id', c.id, 'slug', c.slug, 'name', c.name) as category,
      (select jsonb_agg(jsonb_build_object('product_id', i.product_id, 'mpn', part.mpn, 'slug', part.slug, 'unit', part.unit,
          'quantity', i.quantity, 'published', part.published, 'name', ${productName(locale, 'part.sku')})
        order by part.sort_rank, part.id)
       from lot_item i join product part on part.id = i.product_id where i.lot_id = l.id) as items
    from lot l join lot_category c on c.id = l.category_id join product p on p.id = l.product_id
    where ${where} order by l.position, l.id`.execute(db);
  return rows;
}

/** Lots of the sitemap: every lot on offer with its category. */
export async function listAddressRows(
  db: Db,
): Promise<
  { id: number; slug: string; image: string; category_id: number; category_slug: string }[]
> {
  return await db
    .selectFrom('lot')
    .innerJoin('lot_category', 'lot_category.id', 'lot.category_id')
    .innerJoin('product', 'product.id', 'lot.product_id')
    .select([
      'lot.id',
      'lot.slug',
      'lot.image',
      'lot_category.id as category_id',
      'lot_category.slug as category_slug',
    ])
    .where((eb) => eb.or([eb('product.published', '=', true), eb('lot.listed', '=', true)]))
    .orderBy('lot.id')
    .execute();
}
