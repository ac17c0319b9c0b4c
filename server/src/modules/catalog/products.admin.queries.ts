// Admin queries of products, drafts included; beginnings of part numbers and of words are looked up in indexes.
import {
  type AdminProduct,
  type AdminProductRow,
  FEW_PIECES,
  isGtin,
  knownCode,
  type Locale,
  type LocalizedText,
  plainGtin,
} from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ListPage } from '../../platform/list.ts';
import { allOf, sortDirection, textIn } from '../../platform/sql.ts';
import { localNumber, productName } from './catalog.cards.ts';

export type ProductFilter = {
  ids?: number[] | undefined;
  q?: string | undefined;
  categoryId?: number | undefined;
  manufacturerId?: number | undefined;
  industryId?: number | undefined;
  published?: boolean | undefined;
  stock?: 'in' | 'few' | 'out' | undefined;
};

const SORTS: Readonly<Record<string, readonly string[]>> = {
  id: ['id'],
  sku: ['sku'],
  price: ['price_base', 'id'],
  sort_rank: ['sort_rank', 'id'],
};

/** One row too many would be a pity: the number of all stands beside the rows even when the page is past the end. */
export async function listProductRows(
  db: Db,
  filter: ProductFilter,
  page: ListPage,
  locale: Locale,
): Promise<{ rows: AdminProductRow[]; total: number }> {
  const where = matchingProducts(filter);
  const order = (SORTS[page.sort] ?? ['id']).map(
    (column) => sql`p.${sql.ref(column)} ${sortDirection(page.order)}`,
  );
  const { rows } = await sql<AdminProductRow & { total: number; id: number | null }>`
    with page as (
      select p.* from product p where ${where} order by ${sql.join(order)} limit ${page.count} offset ${page.start}
    )
    select t.total, p.id, p.sku, p.mpn, ${productName(locale, 'p.sku')} as name, p.image, p.category_id as "categoryId", ${textIn(locale, 'c.name')} as category,
      p.manufacturer_id as "manufacturerId", m.name as manufacturer, p.unit, p.price_base as price, p.discount_base as "discountPrice",
      coalesce(s.on_hand, 0) as "onHand", coalesce(s.reserved, 0) as reserved, p.published
    from (select count(*)::int as total from product p where ${where}) t
    left join page p on true
    left join category c on c.id = p.category_id left join manufacturer m on m.id = p.manufacturer_id left join stock s on s.product_id = p.id
    order by ${sql.join(order)}`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [row])),
  };
}

/** The condition on `product p`, for lists and for what leaves as a table. */
export function matchingProducts(filter: ProductFilter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`p.kind = 'item'`];
  // As sets, read once; asked product by product the same takes seconds at 100,000.
  const free = sql`select s.product_id from stock s where s.on_hand - s.reserved`;
  if (filter.ids !== undefined) parts.push(sql`p.id = any(${filter.ids}::int[])`);
  if (filter.q !== undefined && filter.q.trim() !== '')
    parts.push(sql`p.id in (${foundBy(filter.q.trim())})`);
  if (filter.categoryId !== undefined)
    parts.push(sql`p.category_id = any(array(${below(filter.categoryId)}))`);
  if (filter.manufacturerId !== undefined)
    parts.push(sql`p.manufacturer_id = ${filter.manufacturerId}`);
  if (filter.industryId !== undefined)
    parts.push(
      sql`exists (select from product_industry pi where pi.product_id = p.id and pi.industry_id = ${filter.industryId})`,
    );
  if (filter.published !== undefined) parts.push(sql`p.published = ${filter.published}`);
  if (filter.stock === 'in') parts.push(sql`p.id in (${free} > 0)`);
  if (filter.stock === 'few') parts.push(sql`p.id in (${free} between 1 and ${FEW_PIECES})`);
  if (filter.stock === 'out') parts.push(sql`p.id in (${free} <= 0)`);
  return allOf(parts);
}

const WORD = /[\p{L}\p{N}]+(?:[.,][\p{N}]+)*/gu;

/** `m8x40`, `20*35*7`: in names a size stands with a sign of its own (M8×40, two words one behind the other) or with the letter (one word). */
function sizeQuery(typed: string): string | undefined {
  if (!/^\p{L}{0,3}\d[\d.,]*(?:[x×х*]\d[\d.,]*)+$/u.test(typed)) return undefined;
  const parts = typed.split(/[x×х*]/).map((part) => part.replace(/[.,]+$/, ''));
  return `('${parts.join('x')}':* | ${parts.map((part) => `'${part}'`).join(' <-> ')}:*)`;
}

/** Products whose barcode has this number, or whose part number, by its letters and digits, or each word in whose name in some language, begins like this. */
function foundBy(q: string): RawBuilder<unknown> {
  const words = q
    .toLowerCase()
    .split(/\s+/)
    .flatMap((typed) => sizeQuery(typed) ?? typed.match(WORD)?.map((word) => `'${word}':*`) ?? []);
  const named =
    words.length === 0
      ? sql``
      : sql`union select t.product_id from product_text t
          where to_tsvector('simple', t.name) @@ to_tsquery('simple', ${words.join(' & ')})`;
  const digits = q.replace(/[\s-]/g, '');
  const scanned = isGtin(digits)
    ? sql`union select id from product where gtin = ${plainGtin(digits)}`
    : sql``;
  return sql`select n.id from products_numbered(${q}) n (id) ${scanned} ${named}`;
}

/** A category and everything below it. */
function below(categoryId: number): RawBuilder<unknown> {
  return sql`select c.id from category c join category top on top.id = ${categoryId}
    where c.id = top.id or starts_with(c.lineage, top.lineage || '/')`;
}

type AdminRow = Omit<
  AdminProduct,
  'texts' | 'attributes' | 'industries' | 'media' | 'createdAt' | 'version'
> & {
  texts: Partial<AdminProduct['texts']> | null;
  attributes:
    | {
        attributeId: number;
        ordinal: number;
        name: LocalizedText;
        label: LocalizedText | null;
        number: number | null;
        unit: string | null;
      }[]
    | null;
  industries: number[] | null;
  media: AdminProduct['media'] | null;
  created_at: Date;
};

/** Everything of one product that can be edited; undefined for a lot, which belongs to the lots. */
export async function findAdminProduct(
  db: Db | Tx,
  id: number,
  locale: Locale,
): Promise<Omit<AdminProduct, 'version'> | undefined> {
  const { rows } = await sql<AdminRow>`
    select p.id, p.sku, p.mpn, p.gtin, p.slug, p.category_id as "categoryId", p.manufacturer_id as "manufacturerId", p.hsn, p.unspsc, p.unit,
      p.origin_country as "originCountry", p.price_base as price, p.discount_base as "discountPrice", p.cost_base as "costPrice", p.own_prices as "ownPrices",
      p.minimum, p.maximum, p.step, p.weight_grams as "weightGrams", p.published, p.image, p.created_at, ${productName(locale, 'p.sku')} as name,
      coalesce(s.on_hand, 0) as "onHand", coalesce(s.reserved, 0) as reserved,
      coalesce((select sum(w.quantity) from stock_to_ship w where w.product_id = p.id), 0)::int as "toShip",
      (select jsonb_object_agg(t.locale, jsonb_build_object('name', t.name, 'description', t.description)) from product_text t where t.product_id = p.id) as texts,
      (select jsonb_agg(jsonb_build_object('attributeId', a.id, 'ordinal', v.ordinal, 'name', a.name, 'label', v.label, 'number', v.number, 'unit', a.unit)
         order by a.position, a.id)
       from product_attribute pa join attribute a on a.id = pa.attribute_id
       join attribute_value v on v.attribute_id = pa.attribute_id and v.ordinal = pa.ordinal where pa.product_id = p.id) as attributes,
      (select jsonb_agg(i.industry_id order by i.industry_id) from product_industry i where i.product_id = p.id) as industries,
      (select jsonb_agg(jsonb_build_object('kind', d.kind, 'position', d.position, 'target', d.target, 'title', d.title) order by d.kind, d.position)
       from product_media d where d.product_id = p.id) as media
    from product p left join stock s on s.product_id = p.id where p.id = ${id} and p.kind = 'item'`.execute(
    db,
  );
  const row = rows[0];
  if (row === undefined) return undefined;
  const { texts, attributes, industries, media, created_at, ...rest } = row;
  const none = { name: '', description: '' };
  return {
    ...rest,
    originCountry: knownCode(rest.originCountry),
    unspsc: knownCode(rest.unspsc),
    texts: { en: texts?.en ?? none, ru: texts?.ru ?? none, ar: texts?.ar ?? none },
    attributes: (attributes ?? []).map(({ attributeId, ordinal, name, label, number, unit }) => ({
      attributeId,
      ordinal,
      name: name[locale] ?? name.en,
      value: label === null ? localNumber(number ?? 0, locale) : (label[locale] ?? label.en),
      unit,
    })),
    industries: industries ?? [],
    media: media ?? [],
    createdAt: created_at.toISOString(),
  };
}

/** Concurrent changes of a product wait here for each other; in the order of ids. @returns those that are there */
export async function lockProducts(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product where id = any(${[...ids]}::int[]) and kind = 'item' order by id for update`.execute(
    tx,
  );
  return rows.map((row) => row.id);
}
