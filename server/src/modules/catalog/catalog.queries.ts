// Catalogue queries, each one statement.
import type { CategoryNode, Incoming, Locale, LocalizedText } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { type CardRow, cardColumns, type ProductAttributeRow } from './catalog.cards.ts';

export type DetailRow = CardRow & {
  description: string;
  hsn: string;
  unspsc: string;
  gtin: string | null;
  weight_grams: number;
  created_at: Date;
  attributes: ProductAttributeRow[] | null;
  media:
    | {
        kind: 'image' | 'video' | 'document';
        target: string;
        title: LocalizedText;
        poster: string | null;
      }[]
    | null;
  categories: { name: LocalizedText; lineage: string }[];
  industries: { slug: string; name: LocalizedText }[] | null;
  incoming: Incoming | null;
};

/** Published products with everything their pages show; those that are not there are left out. */
export async function listDetails(
  db: Db,
  ids: readonly number[],
  locale: Locale,
): Promise<DetailRow[]> {
  const { rows } = await sql<DetailRow>`
    select ${cardColumns(locale)}, p.hsn, p.unspsc, p.gtin, p.weight_grams, p.created_at,
      coalesce((select t.description from product_text t where t.product_id = p.id and t.locale = ${locale}),
               (select t.description from product_text t where t.product_id = p.id and t.locale = 'en'), '') as description,
      (select jsonb_agg(jsonb_build_object('slug', a.slug, 'name', a.name, 'label', v.label, 'number', v.number, 'unit', a.unit) order by a.position, a.id)
       from product_attribute pa join attribute a on a.id = pa.attribute_id
       join attribute_value v on v.attribute_id = pa.attribute_id and v.ordinal = pa.ordinal where pa.product_id = p.id) as attributes,
      (select jsonb_agg(jsonb_build_object('kind', kind, 'target', target, 'title', title, 'poster', poster) order by kind, position)
       from product_media where product_id = p.id) as media,
      (select jsonb_agg(jsonb_build_object('name', a.name, 'lineage', a.lineage) order by a.depth)
       from category a where a.lineage = any(array(select array_to_string((string_to_array(c.lineage, '/'))[:n], '/') from generate_series(1, c.depth) n))) as categories,
      (select jsonb_agg(jsonb_build_object('slug', i.slug, 'name', i.name) order by i.position)
       from product_industry pi join industry i on i.id = pi.industry_id where pi.product_id = p.id) as industries,
      (select jsonb_build_object('quantity', sum(r.quantity), 'expectedOn', r.expected_on)
       from expected_receipt r where r.product_id = p.id and r.closed_at is null and r.expected_on >= shop_day(now())
       group by r.expected_on order by r.expected_on limit 1) as incoming
    from product p join manufacturer m on m.id = p.manufacturer_id join category c on c.id = p.category_id
    where p.id = any(${ids}::int[]) and p.published`.execute(db);
  return rows;
}

/** Of published products, in the order of `skus`; unknown ones are left out. */
export async function findProductIds(db: Db, skus: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from unnest(${[...skus]}::text[]) with ordinality as s (sku, n)
    join product p on p.sku = s.sku and p.published order by s.n`.execute(db);
  return rows.map(({ id }) => id);
}

/** The published product that names this document. */
export async function findProductOfDocument(db: Db, name: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('product_media')
    .innerJoin('product', 'product.id', 'product_media.product_id')
    .select('product.id')
    .where('product_media.kind', '=', 'document')
    .where('product_media.target', '=', name)
    .where('product.published', '=', true)
    .executeTakeFirst();
  return row?.id;
}

/** Of the 60 products that stand nearest in the same category those that share most attributes, the nearest first. Each side is read in the order of its index, however large the category. */
export async function listRelatedCards(
  db: Db,
  id: number,
  count: number,
  locale: Locale,
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    with this as (select id, category_id, sort_rank from product where id = ${id}), near as (
      select o.id from this cross join lateral (
        (select id, sort_rank from product where category_id = this.category_id and sort_rank >= this.sort_rank and published and id <> this.id order by sort_rank, id limit 60)
        union all
        (select id, sort_rank from product where category_id = this.category_id and sort_rank < this.sort_rank and published order by sort_rank desc, id limit 60)
      ) o order by abs(o.sort_rank - this.sort_rank), o.id limit 60
    ), ranked as (
      select near.id, count(mine.product_id) as shared
      from near
      left join product_attribute theirs on theirs.product_id = near.id
      left join product_attribute mine
        on mine.product_id = ${id} and mine.attribute_id = theirs.attribute_id and mine.ordinal = theirs.ordinal
      group by near.id order by shared desc, near.id limit ${count}
    )
    select ${cardColumns(locale)} from ranked join product p using (id) join manufacturer m on m.id = p.manufacturer_id
    order by ranked.shared desc, p.id`.execute(db);
  return rows;
}

export type CategoryRow = {
  id: number;
  parent_id: number | null;
  slug: string;
  lineage: string;
  image: string;
  name: LocalizedText;
  description: LocalizedText;
  products: number;
};

/** All categories, parents before children, with the number of published products in and below each. */
export async function listCategoryRows(db: Db): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.parent_id, c.slug, c.lineage, c.image, c.name, c.description, coalesce(n.products, 0) as products
    from category c left join category_products n on n.category_id = c.id
    order by c.depth, c.position, c.id`.execute(db);
  return rows;
}

/** Read at once, where the tree may be a second old: an address that has moved is not there any more. */
export async function findCategoryDescription(
  db: Db,
  lineage: string,
): Promise<LocalizedText | undefined> {
  const row = await db
    .selectFrom('category')
    .select('description')
    .where('lineage', '=', lineage)
    .executeTakeFirst();
  return row?.description;
}

export type IndustryRow = {
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
  image: string;
  products: number;
};

export async function listIndustryRows(db: Db): Promise<IndustryRow[]> {
  const { rows } = await sql<IndustryRow>`
    select i.slug, i.name, i.description, i.image, coalesce(n.products, 0) as products
    from industry i left join industry_products n on n.industry_id = i.id
    order by i.position, i.id`.execute(db);
  return rows;
}

/** Rows of the tree as nodes in one language. */
export function toTree(rows: readonly CategoryRow[], locale: Locale): CategoryNode[] {
  const nodes = new Map<number, CategoryNode>();
  const roots: CategoryNode[] = [];
  for (const row of rows) {
    const node: CategoryNode = {
      id: row.id,
      name: row.name[locale] ?? row.name.en,
      slug: row.slug,
      lineage: row.lineage,
      image: row.image,
      productCount: row.products,
      description: row.description[locale] ?? row.description.en,
      children: [],
    };
    nodes.set(row.id, node);
    (row.parent_id === null ? roots : (nodes.get(row.parent_id)?.children ?? roots)).push(node);
  }
  return roots;
}
