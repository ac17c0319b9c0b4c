// Lookups of an import: products by SKU, categories by path, and the small tables that rows refer to.
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export type PresentValue = string | number | boolean | null;
/** By the names that files have for them: `name_ru`, `price:USD`, `attribute:length`. */
export type PresentProduct = Record<string, PresentValue> & {
  id: number;
  kind: 'item' | 'lot';
  reserved: number;
};

type Row = Record<string, PresentValue> & {
  texts: Record<string, [string, string]> | null;
  attributes: Record<string, number> | null;
  own_prices: Record<string, number> | null;
};

export async function readPresentProducts(
  db: Db | Tx,
  skus: readonly string[],
): Promise<Map<string, PresentProduct>> {
  const { rows } = await sql<Row>`
    select p.id, p.kind, p.sku, p.mpn, p.gtin, p.category_id as category, m.name as manufacturer, p.hsn, p.unspsc, p.unit, p.origin_country,
      p.price_base as price, p.discount_base as discount_price, p.cost_base as cost_price,
      (select jsonb_object_agg('price:' || key, value) from jsonb_each(p.own_prices)) as own_prices, p.minimum, p.maximum, p.step, p.weight_grams, p.published, f.key as family,
      (select string_agg(a.slug, ',' order by o.place) from unnest(f.options) with ordinality o (id, place) join attribute a on a.id = o.id) as options,
      coalesce((select string_agg(url, E'\\n' order by position) from product_image_source i where i.product_id = p.id),
        (select string_agg(target, E'\\n' order by position) from product_media i where i.product_id = p.id and i.kind = 'image'), p.image) as image,
      coalesce(s.on_hand, 0) as stock, coalesce(s.reserved, 0) as reserved,
      (select jsonb_object_agg(t.locale, jsonb_build_array(t.name, t.description)) from product_text t where t.product_id = p.id) as texts,
      (select jsonb_object_agg('attribute:' || a.slug, coalesce(v.number, v.ordinal)) from product_attribute pa
        join attribute a on a.id = pa.attribute_id
        join attribute_value v on v.attribute_id = pa.attribute_id and v.ordinal = pa.ordinal where pa.product_id = p.id) as attributes
    from product p join manufacturer m on m.id = p.manufacturer_id left join stock s on s.product_id = p.id left join product_family f on f.id = p.family_id
    where p.sku = any(${[...skus]}::text[])`.execute(db);
  return new Map(
    rows.map(({ texts, attributes, own_prices, ...row }) => {
      const named = Object.entries(texts ?? {}).flatMap(([locale, [name, description]]) => [
        [`name_${locale}`, name],
        [`description_${locale}`, description],
      ]);
      return [
        String(row.sku),
        { ...row, ...Object.fromEntries(named), ...own_prices, ...attributes } as PresentProduct,
      ];
    }),
  );
}

export type PresentCategory = Record<string, PresentValue> & { id: number };

export async function readPresentCategories(
  db: Db | Tx,
  lineages: readonly string[],
): Promise<Map<string, PresentCategory>> {
  const { rows } = await sql<PresentCategory>`
    select id, lineage, position, name->>'en' as name_en, name->>'ru' as name_ru, name->>'ar' as name_ar,
      description->>'en' as description_en, description->>'ru' as description_ru, description->>'ar' as description_ar
    from category where lineage = any(${[...lineages]}::text[])`.execute(db);
  return new Map(rows.map((row) => [String(row.lineage), row]));
}

export type ImportReferences = {
  /** `paths`: the names from the top, `A > B`, in each language that has them all. */
  categories: { id: number; lineage: string; names: string[]; paths: string[] }[];
  attributes: {
    id: number;
    slug: string;
    kind: 'number' | 'text';
    unit: string | null;
    names: string[];
    values: { ordinal: number; names: string[] }[];
  }[];
  manufacturers: { name: string; slug: string }[];
  /** Categories that staff chose for paths of files. */
  chosen: { path: string; id: number }[];
};

export type ImportAttribute = Pick<
  ImportReferences['attributes'][number],
  'slug' | 'unit' | 'names'
>;

/** Records that rows may refer to; without numeric attribute values, because any number is possible. */
export async function readImportReferences(db: Db): Promise<ImportReferences> {
  const { rows } = await sql<ImportReferences>`select
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'lineage', lineage, 'names', jsonb_build_array(name->>'en', name->>'ru', name->>'ar'))), '[]') from category) as categories,
    (select coalesce(jsonb_agg(jsonb_build_object('path', path, 'id', category_id)), '[]') from category_path_choice) as chosen,
    (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'slug', slug)), '[]') from manufacturer) as manufacturers,
    (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'slug', a.slug, 'kind', a.kind, 'unit', a.unit,
        'names', jsonb_build_array(a.name->>'en', a.name->>'ru', a.name->>'ar'),
        'values', case when a.kind = 'number' then '[]' else (
          select coalesce(jsonb_agg(jsonb_build_object('ordinal', v.ordinal, 'names', jsonb_build_array(v.slug, v.label->>'en', v.label->>'ru', v.label->>'ar'))), '[]')
          from attribute_value v where v.attribute_id = a.id) end) order by a.position, a.id), '[]') from attribute a) as attributes`.execute(
    db,
  );
  const { categories, attributes, manufacturers, chosen } = rows[0] as ImportReferences;
  const byLineage = new Map(categories.map((category) => [category.lineage, category]));
  return {
    chosen,
    manufacturers,
    categories: categories.map((category) => ({
      ...category,
      names: said(category.names),
      paths: pathsOf(category.lineage, byLineage),
    })),
    attributes: attributes.map((attribute) => ({
      ...attribute,
      names: said(attribute.names),
      values: attribute.values.map(({ ordinal, names }) => ({ ordinal, names: said(names) })),
    })),
  };
}

function pathsOf(
  lineage: string,
  byLineage: ReadonlyMap<string, { names: readonly (string | null)[] }>,
): string[] {
  const steps = lineage.split('/').map((_, i, all) => all.slice(0, i + 1).join('/'));
  const names = steps.map((step) => byLineage.get(step)?.names ?? []);
  return said(
    [0, 1, 2].map((language) => {
      const path = names.map((own) => own[language] ?? '');
      return path.includes('') ? null : path.join(' > ');
    }),
  );
}

/** The columns that attributes may stand in; light, since a running import is looked at every second. */
export async function readImportAttributes(db: Db): Promise<ImportAttribute[]> {
  const { rows } = await sql<{ slug: string; unit: string | null; names: (string | null)[] }>`
    select slug, unit, array[name->>'en', name->>'ru', name->>'ar'] as names from attribute order by position, id`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, names: said(row.names) }));
}

/** A language may be missing. */
function said(names: readonly (string | null)[]): string[] {
  return names.filter((name): name is string => name !== null && name !== '');
}

/** Those of these names that the shop has as pictures. */
export async function findImages(db: Db, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{
    name: string;
  }>`select name from media_file where kind in ('drawing', 'photo') and name = any(${[...names]}::text[])
    union select image from product where image = any(${[...names]}::text[])`.execute(db);
  return new Set(rows.map((row) => row.name));
}

/** Numbers of every product that is no lot, some thousand at a time. */
export async function* readProductNumbers(
  db: Db,
): AsyncGenerator<{ id: number; sku: string; mpn: string }, void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; sku: string; mpn: string }>`
      select id, sku, coalesce(mpn, '') as mpn from product where id > ${after} and kind <> 'lot' order by id limit 5000`.execute(
      db,
    );
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** Names of product families by their keys; those that are not there are left out. */
export async function findFamilyNames(
  db: Db,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ key: string; name: string }>`
    select key, name ->> 'en' as name from product_family where key = any(${[...keys]}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ key, name }) => [key, name]));
}

/** The category that a path of a file means from now on. @returns whether there is such a category */
export async function chooseCategory(db: Db, path: string, categoryId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    insert into category_path_choice (path, category_id) select ${path}, id from category where id = ${categoryId}
    on conflict (path) do update set category_id = excluded.category_id returning category_id as id`.execute(
    db,
  );
  return rows.length === 1;
}
