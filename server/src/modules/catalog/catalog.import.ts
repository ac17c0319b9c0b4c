// Bulk writes of an import: a handful of statements per batch, whatever its size; the tables write the audit log.
import { NO_PICTURE, UNKNOWN_COUNTRY, UNKNOWN_UNSPSC } from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { writeAttributes } from './catalog.import-attributes.ts';
import { emptyFields } from './catalog.import-emptied.ts';
import { writeImages } from './catalog.import-images.ts';
import type { ImportedRow } from './catalog.imported-row.ts';
import { slugOfName } from './catalog.loader-ids.ts';

/** The number of the product or category of each row, and the products that search must look at again. */
export type Imported = { subjects: Map<number, number>; reindex: number[] };

const LOCALES = ['en', 'ru', 'ar'] as const;
const COLUMNS = [
  'mpn',
  'gtin',
  'category',
  'manufacturer',
  'hsn',
  'unspsc',
  'unit',
  'origin_country',
  'minimum',
  'maximum',
  'step',
  'weight_grams',
  'published',
  'family',
];
/** `price:USD` is a price of the product's own in that currency. */
const OWN_PRICE = 'price:';

/** Columns of the product table that a row sets under the same name. */
const RECORD = ['sku', 'name_en', ...COLUMNS];

const has = (rows: readonly ImportedRow[], names: readonly string[]): boolean =>
  rows.some(({ values }) => names.some((name) => values[name] !== undefined));

const hasPrices = (rows: readonly ImportedRow[]): boolean =>
  rows.some(({ values }) =>
    Object.keys(values).some(
      (name) => name === 'price' || name === 'discount_price' || name.startsWith(OWN_PRICE),
    ),
  );

/** Products with whatever the rows give: new ones are added, of others only what is named is changed or emptied. Rows name each SKU once, and only manufacturers and values that are there (addImportedNames). */
export async function importProducts(
  tx: Tx,
  rows: readonly ImportedRow[],
  importId: number | null,
): Promise<Imported> {
  const skus = rows.map(({ values }) => String(values.sku));
  const present = await sql<{
    id: number;
    sku: string;
  }>`select id, sku from product where sku = any(${skus}::text[]) order by id for update`.execute(
    tx,
  );
  const ids = new Map(present.rows.map((row) => [row.sku, row.id]));
  const idOf = ({ values }: ImportedRow): number => ids.get(String(values.sku)) as number;
  const [known, news] = [
    rows.filter(({ values }) => ids.has(String(values.sku))),
    rows.filter(({ values }) => !ids.has(String(values.sku))),
  ];
  const records = JSON.stringify(
    rows.map(({ values }) => ({
      ...Object.fromEntries(RECORD.map((name) => [name, values[name]])),
      price_base: values.price,
      discount_base: values.discount_price,
      cost_base: values.cost_price,
      own_prices: Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) =>
          name.startsWith(OWN_PRICE) ? [[name.slice(OWN_PRICE.length), value]] : [],
        ),
      ),
    })),
  );
  const record = sql`jsonb_to_recordset(${records}::jsonb) as r(sku text, mpn text, gtin text, name_en text, category int, manufacturer text, hsn text, unspsc text, unit text,
    origin_country text, price_base bigint, discount_base bigint, cost_base bigint, own_prices jsonb, minimum int, maximum int, step int, weight_grams int, published boolean, family text)`;
  // 0 takes one away.
  const ownPrices = (before: RawBuilder<unknown>) =>
    sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${before} || r.own_prices) where value <> '0')`;
  if (present.rows.length > 0 && (has(rows, [...COLUMNS, 'cost_price']) || hasPrices(rows))) {
    const kept = (name: string) =>
      sql`${sql.ref(name)} = coalesce(r.${sql.ref(name)}, p.${sql.ref(name)})`;
    const emptied = (name: string) =>
      sql`${sql.ref(name)} = case when r.${sql.ref(name)} = 0 then null else coalesce(r.${sql.ref(name)}, p.${sql.ref(name)}) end`;
    // A statement that names the prices makes every process read them again.
    const prices = hasPrices(rows)
      ? [
          kept('price_base'),
          emptied('discount_base'),
          sql`own_prices = ${ownPrices(sql`p.own_prices`)}`,
        ]
      : [];
    const plain = [
      'mpn',
      'gtin',
      'hsn',
      'unspsc',
      'unit',
      'origin_country',
      'minimum',
      'step',
      'weight_grams',
      'published',
    ].map(kept);
    const sets = sql.join([...plain, ...prices, emptied('maximum'), emptied('cost_base')]);
    await sql`update product p set category_id = coalesce(r.category, p.category_id), manufacturer_id = coalesce(m.id, p.manufacturer_id), family_id = coalesce(f.id, p.family_id), ${sets}
      from ${record} left join manufacturer m on m.name = r.manufacturer left join product_family f on f.key = r.family where p.sku = r.sku`.execute(
      tx,
    );
  }
  if (ids.size < rows.length) {
    const added = await sql<{ id: number; sku: string }>`
      insert into product (sku, mpn, gtin, slug, category_id, manufacturer_id, hsn, unspsc, unit, origin_country, price_base, discount_base, cost_base, own_prices,
        minimum, maximum, step, weight_grams, published, image, family_id, sort_rank)
      select r.sku, coalesce(r.mpn, r.sku), r.gtin, s.slug, r.category, m.id, coalesce(r.hsn, ''), coalesce(r.unspsc, ${UNKNOWN_UNSPSC}), coalesce(r.unit, 'piece'), coalesce(r.origin_country, ${UNKNOWN_COUNTRY}),
        r.price_base, nullif(r.discount_base, 0), nullif(r.cost_base, 0), ${ownPrices(sql`'{}'::jsonb`)}, coalesce(r.minimum, 1), nullif(r.maximum, 0), coalesce(r.step, 1),
        coalesce(r.weight_grams, 0), coalesce(r.published, false), ${NO_PICTURE}, f.id,
        (select coalesce(max(sort_rank), 0) from product) + (row_number() over (order by s.n))::int
      from ${record} join unnest(${skus}::text[], ${rows.map(({ values }) => slugOfName(String(values.name_en ?? '')))}::text[]) with ordinality s (sku, slug, n) on s.sku = r.sku
      join category c on c.id = r.category join manufacturer m on m.name = r.manufacturer left join product_family f on f.key = r.family
      where not r.sku = any(${[...ids.keys()]}::text[]) order by s.n returning id, sku`.execute(tx);
    for (const row of added.rows) ids.set(row.sku, row.id);
    if (ids.size < rows.length)
      throw Object.assign(new Error('a row refers to what is no longer there'), { code: '23503' });
  }
  const isText = await writeTexts(tx, rows, idOf);
  const isAttribute = await writeAttributes(tx, rows, idOf);
  if (news.length > 0) await addStock(tx, news, idOf);
  await writeStock(tx, known, idOf);
  await writeImages(tx, rows, idOf, importId);
  const isEmptied = await emptyFields(tx, rows, idOf);
  const isFound =
    isEmptied || isText || isAttribute || has(rows, COLUMNS) || present.rows.length < rows.length;
  return {
    subjects: new Map(rows.map((row) => [row.row, idOf(row)])),
    reindex: isFound ? [...ids.values()] : [],
  };
}

/** Texts of one language a row. */
export async function importTranslations(tx: Tx, rows: readonly ImportedRow[]): Promise<Imported> {
  const wide = rows.map(({ row, values: { sku, language, name, description } }): ImportedRow => {
    const values: ImportedRow['values'] = { sku: sku as string };
    if (name !== undefined) values[`name_${language}`] = name;
    if (description !== undefined) values[`description_${language}`] = description;
    return { row, values };
  });
  const skus = [...new Set(wide.map(({ values }) => String(values.sku)))];
  const { rows: present } = await sql<{
    id: number;
    sku: string;
  }>`select id, sku from product where sku = any(${skus}::text[]) order by id for update`.execute(
    tx,
  );
  const ids = new Map(present.map((row) => [row.sku, row.id]));
  if (ids.size < skus.length)
    throw Object.assign(new Error('a product is no longer there'), { code: '23503' });
  const idOf = ({ values }: ImportedRow): number => ids.get(String(values.sku)) as number;
  await writeTexts(tx, wide, idOf);
  return { subjects: new Map(wide.map((row) => [row.row, idOf(row)])), reindex: [...ids.values()] };
}

async function writeTexts(
  tx: Tx,
  rows: readonly ImportedRow[],
  idOf: (row: ImportedRow) => number,
): Promise<boolean> {
  const texts = rows.flatMap((row) =>
    LOCALES.flatMap((locale) => {
      const name = row.values[`name_${locale}`];
      const description = row.values[`description_${locale}`];
      return name === undefined && description === undefined
        ? []
        : [{ product_id: idOf(row), locale, name, description }];
    }),
  );
  if (texts.length === 0) return false;
  // A language that had no row yet takes the English name where only its description is given.
  await sql`insert into product_text as t (product_id, locale, name, description)
    select r.product_id, r.locale, coalesce(r.name, old.name, en.name, p.sku), coalesce(r.description, old.description, '')
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as r(product_id int, locale text, name text, description text)
    join product p on p.id = r.product_id
    left join product_text old on old.product_id = r.product_id and old.locale = r.locale
    left join product_text en on en.product_id = r.product_id and en.locale = 'en'
    on conflict (product_id, locale) do update set name = excluded.name, description = excluded.description
    where (t.name, t.description) is distinct from (excluded.name, excluded.description)`.execute(
    tx,
  );
  return true;
}

/** New products begin with their units, which are a movement too. */
async function addStock(
  tx: Tx,
  added: readonly ImportedRow[],
  idOf: (row: ImportedRow) => number,
): Promise<void> {
  await sql`with added as (
      insert into stock (product_id, on_hand) select * from unnest(${added.map(idOf)}::int[], ${added.map(({ values }) => Number(values.stock ?? 0))}::int[]) returning product_id, on_hand
    )
    insert into stock_movement (product_id, delta, reason, who)
    select product_id, on_hand, 'import', nullif(current_setting('millwright.who', true), '') from added where on_hand <> 0`.execute(
    tx,
  );
}

/** Units on hand; each difference is a movement with the name of the member of staff who imports. */
async function writeStock(
  tx: Tx,
  rows: readonly ImportedRow[],
  idOf: (row: ImportedRow) => number,
): Promise<void> {
  const given = rows
    .filter(({ values }) => values.stock !== undefined)
    .sort((a, b) => idOf(a) - idOf(b));
  if (given.length === 0) return;
  const ids = given.map(idOf);
  await sql`select product_id from stock where product_id = any(${ids}::int[]) order by product_id for update`.execute(
    tx,
  );
  await sql`with wanted as (
      select w.product_id, w.on_hand, w.on_hand - s.on_hand as delta from unnest(${ids}::int[], ${given.map(({ values }) => Number(values.stock))}::int[]) as w (product_id, on_hand)
      join stock s on s.product_id = w.product_id where s.on_hand <> w.on_hand
    ), moved as (
      insert into stock_movement (product_id, delta, reason, who) select product_id, delta, 'import', nullif(current_setting('millwright.who', true), '') from wanted
    )
    update stock s set on_hand = w.on_hand from wanted w where s.product_id = w.product_id`.execute(
    tx,
  );
}

/** Categories by address, parents before children; a new one inherits its picture from its parent. */
export async function importCategories(tx: Tx, rows: readonly ImportedRow[]): Promise<Imported> {
  const subjects = new Map<number, number>();
  const touched: number[] = [];
  const depthOf = (row: ImportedRow): number => String(row.values.lineage).split('/').length;
  for (const row of [...rows].sort((a, b) => depthOf(a) - depthOf(b) || a.row - b.row)) {
    const { values } = row;
    const lineage = String(values.lineage);
    const textsOf = (field: string): string =>
      JSON.stringify(
        Object.fromEntries(
          LOCALES.flatMap((locale) =>
            values[`${field}_${locale}`] === undefined
              ? []
              : [[locale, values[`${field}_${locale}`]]],
          ),
        ),
      );
    const position = values.position === undefined ? null : Number(values.position);
    const changed = await sql<{
      id: number;
    }>`update category set name = name || ${textsOf('name')}::jsonb, description = description || ${textsOf('description')}::jsonb,
      position = coalesce(${position}::int, position) where lineage = ${lineage} returning id`.execute(
      tx,
    );
    const id =
      changed.rows[0]?.id ??
      (await addCategory(tx, lineage, {
        name: textsOf('name'),
        description: textsOf('description'),
        position,
      }));
    subjects.set(row.row, id);
    if (changed.rows.length > 0) touched.push(id);
  }
  const { rows: products } = await sql<{
    id: number;
  }>`select id from product where category_id = any(${touched}::int[]) order by id`.execute(tx);
  return { subjects, reindex: products.map((product) => product.id) };
}

async function addCategory(
  tx: Tx,
  lineage: string,
  texts: { name: string; description: string; position: number | null },
): Promise<number> {
  const path = lineage.split('/');
  const parent = path.slice(0, -1).join('/');
  const { rows } = await sql<{ id: number }>`
    insert into category (parent_id, slug, lineage, depth, position, name, description, image)
    select p.id, ${path.at(-1)}, ${lineage}, ${path.length}, coalesce(${texts.position}::int, (select coalesce(max(position), 0) + 1 from category s where s.parent_id is not distinct from p.id)),
      ${texts.name}::jsonb, '{"en":"","ru":"","ar":""}'::jsonb || ${texts.description}::jsonb, coalesce(p.image, 'category.svg')
    from (select 1) one left join category p on p.lineage = ${parent} where p.id is not null or ${parent} = '' returning id`.execute(
    tx,
  );
  const id = rows[0]?.id;
  if (id === undefined)
    throw Object.assign(new Error('the category above is not there'), { code: '23503' });
  return id;
}
