// Catalogue export: a thousand products at a time, so that a list of any length needs the memory of one page.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { allOf, likeOf } from '../../platform/sql.ts';
import type { OwnPrices } from './catalog.own-prices.ts';
import { matchingProducts, type ProductFilter } from './products.admin.queries.ts';

export type ExportFilters = {
  q?: string | undefined;
  category?: string | undefined;
  manufacturer?: string | undefined;
  published?: boolean | undefined;
  /** As the staff's list filters. */
  list?: ProductFilter | undefined;
};
/** By the names that import fields have. */
export type ExportedProduct = Record<string, string | number | boolean | null> & {
  id: number;
  attributes: Record<string, string> | null;
  own_prices: OwnPrices;
};

const PAGE = 1_000;

export async function* exportProducts(
  db: Db,
  filters: ExportFilters,
): AsyncGenerator<ExportedProduct, void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<ExportedProduct>`
      with chosen as materialized (
        select p.* from product p where p.id > ${after} and p.kind = 'item' and ${conditions(filters)} order by p.id limit ${PAGE}
      )
      select p.id, p.sku, p.mpn, p.gtin, p.slug, en.name as name_en, ru.name as name_ru, ar.name as name_ar,
        en.description as description_en, ru.description as description_ru, ar.description as description_ar,
        c.lineage as category, m.name as manufacturer, p.hsn, p.unspsc, p.unit, p.origin_country, p.price_base as price, p.discount_base as discount_price, p.cost_base as cost_price, p.own_prices,
        p.minimum, p.maximum, p.step, p.weight_grams, coalesce(s.on_hand, 0) as stock, coalesce(s.on_hand - s.reserved, 0) as available, p.published,
        coalesce((select string_agg(i.target, '|' order by i.position) from product_media i where i.product_id = p.id and i.kind = 'image'), p.image) as images,
        f.key as family, f.name ->> 'en' as family_name,
        (select string_agg(replace(coalesce(a.name ->> 'en', a.slug), ':', ' ') || ': ' || coalesce(trim_scale(v.number)::text || coalesce(' ' || a.unit, ''), v.label ->> 'en', v.slug), E'\\n' order by o.place)
          from unnest(f.options) with ordinality o (id, place) join attribute a on a.id = o.id
          join product_attribute pa on pa.product_id = p.id and pa.attribute_id = a.id join attribute_value v on v.attribute_id = pa.attribute_id and v.ordinal = pa.ordinal) as options,
        p.image,
        (select jsonb_object_agg(a.slug, coalesce(trim_scale(v.number)::text, v.slug)) from product_attribute pa join attribute a on a.id = pa.attribute_id
          join attribute_value v on v.attribute_id = pa.attribute_id and v.ordinal = pa.ordinal where pa.product_id = p.id) as attributes
      from chosen p join category c on c.id = p.category_id join manufacturer m on m.id = p.manufacturer_id left join stock s on s.product_id = p.id left join product_family f on f.id = p.family_id
      left join product_text en on en.product_id = p.id and en.locale = 'en'
      left join product_text ru on ru.product_id = p.id and ru.locale = 'ru'
      left join product_text ar on ar.product_id = p.id and ar.locale = 'ar'
      order by p.id`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.id;
  }
}

/** A category means everything below it too. */
function conditions({
  q,
  category,
  manufacturer,
  published,
  list,
}: ExportFilters): RawBuilder<unknown> {
  const all = list === undefined ? [] : [matchingProducts(list)];
  const like = likeOf(q);
  if (like !== null)
    all.push(
      sql`(p.sku ilike ${like} or p.mpn ilike ${like} or p.id in (select products_numbered(${q})) or exists (select from product_text t where t.product_id = p.id and t.name ilike ${like}))`,
    );
  if (category !== undefined && category !== '')
    all.push(
      sql`p.category_id in (select id from category where lineage = ${category} or starts_with(lineage, ${`${category}/`}))`,
    );
  if (manufacturer !== undefined && manufacturer !== '')
    all.push(
      sql`p.manufacturer_id in (select id from manufacturer where slug = ${manufacturer} or lower(name) = lower(${manufacturer}))`,
    );
  if (published !== undefined) all.push(sql`p.published = ${published}`);
  return allOf(all);
}

export type ExportedCategory = Record<string, string | number | null>;

/** A few hundred: the tree in its own order. */
export async function exportCategories(db: Db, lineage: string): Promise<ExportedCategory[]> {
  const { rows } = await sql<ExportedCategory>`
    select lineage, name->>'en' as name_en, name->>'ru' as name_ru, name->>'ar' as name_ar,
      description->>'en' as description_en, description->>'ru' as description_ru, description->>'ar' as description_ar, position
    from category where ${lineage} = '' or lineage = ${lineage} or starts_with(lineage, ${`${lineage}/`}) order by depth, lineage`.execute(
    db,
  );
  return rows;
}

export async function listAttributeSlugs(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    slug: string;
  }>`select slug from attribute order by position, id`.execute(db);
  return rows.map((row) => row.slug);
}
