// Audit rows as text: one line for each changed field; ids of other records become their names.
import {
  type CatalogueChange,
  isCurrencyCode,
  type Locale,
  type LocalizedText,
} from '@millwright/contracts';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { localNumber } from './catalog.cards.ts';

type Columns = Record<string, unknown>;
export type LoggedRow = {
  table: string;
  operation: 'insert' | 'update' | 'delete';
  key: Columns;
  before: Columns | null;
  after: Columns | null;
};
type Line = CatalogueChange['lines'][number];
/** `category 7` -> its name, `value 3.12` -> its text. */
export type Names = ReadonlyMap<string, string>;

const AMOUNTS = new Set(['price_base', 'discount_base', 'cost_base']);
/** What rows of products before decision 0098 called prices. */
const BEFORE: Readonly<Record<string, string>> = {
  price_inr: 'price_base',
  discount_inr: 'discount_base',
  price_usd: 'USD',
  price_sar: 'SAR',
};
/** Rows that name a product by a column of their key. */
const OF_PRODUCTS: Readonly<Record<string, string>> = {
  lot_item: 'product_id',
  product_link: 'other_id',
};
const REFERENCES: Readonly<Record<string, string>> = {
  category_id: 'category',
  parent_id: 'category',
  manufacturer_id: 'manufacturer',
};
/** Columns without meaning for people, or covered by another line. */
const SILENT: Readonly<Record<string, readonly string[]>> = {
  product: ['id', 'kind', 'sort_rank', 'rating_sum', 'rating_count', 'created_at'],
  category: ['id', 'depth', 'position'],
  manufacturer: ['id'],
  attribute: ['id'],
  attribute_value: ['attribute_id', 'ordinal', 'slug'],
  product_text: ['product_id', 'locale'],
  stock: ['product_id', 'reserved'],
  reorder_point: ['product_id'],
  industry: ['id'],
  lot: ['id', 'product_id'],
};

/** The names of everything that these rows refer to, in one statement. */
export async function namesFor(ctx: Ctx, rows: readonly LoggedRow[]): Promise<Names> {
  const wanted = {
    category: new Set<number>(),
    manufacturer: new Set<number>(),
    industry: new Set<number>(),
    attribute: new Set<number>(),
    lotCategory: new Set<number>(),
    product: new Set<number>(),
  };
  for (const { table, key, before, after } of rows) {
    for (const side of [before, after])
      for (const [column, kind] of Object.entries(REFERENCES))
        if (typeof side?.[column] === 'number')
          wanted[table === 'lot' ? 'lotCategory' : (kind as 'category' | 'manufacturer')].add(
            side[column],
          );
    const ofProduct = OF_PRODUCTS[table];
    if (ofProduct !== undefined) wanted.product.add(Number(key[ofProduct]));
    if (table === 'product_industry') wanted.industry.add(Number(key.industry_id));
    if (table === 'product_attribute' || table === 'attribute_value')
      wanted.attribute.add(Number(key.attribute_id));
  }
  const { rows: found } = await sql<{
    key: string;
    name: LocalizedText | string;
    number: number | null;
  }>`
    select 'category ' || id as key, name, null::float8 as number from category where id = any(${[...wanted.category]}::int[])
    union all select 'manufacturer ' || id, to_jsonb(name), null from manufacturer where id = any(${[...wanted.manufacturer]}::int[])
    union all select 'lot category ' || id, name, null from lot_category where id = any(${[...wanted.lotCategory]}::int[])
    union all select 'product ' || id, to_jsonb(sku), null from product where id = any(${[...wanted.product]}::int[])
    union all select 'industry ' || id, name, null from industry where id = any(${[...wanted.industry]}::int[])
    union all select 'attribute ' || id, name, null from attribute where id = any(${[...wanted.attribute]}::int[])
    union all select 'value ' || v.attribute_id || '.' || v.ordinal, v.label, v.number::float8
      from attribute_value v where (v.attribute_id, v.ordinal) in (select a, o from unnest(${valuesIn(rows).attributes}::int[], ${valuesIn(rows).ordinals}::int[]) w (a, o))`.execute(
    ctx.db,
  );
  return new Map(
    found.map(({ key, name, number }) => [
      key,
      number === null ? worded(name, ctx.locale) : localNumber(number, ctx.locale),
    ]),
  );
}

function valuesIn(rows: readonly LoggedRow[]): { attributes: number[]; ordinals: number[] } {
  const pairs = rows
    .filter((row) => row.table === 'product_attribute')
    .flatMap(({ key, before, after }) =>
      [before, after].flatMap((side) =>
        side?.ordinal === undefined ? [] : [[key.attribute_id, side.ordinal]],
      ),
    );
  return {
    attributes: pairs.map(([attribute]) => Number(attribute)),
    ordinals: pairs.map(([, ordinal]) => Number(ordinal)),
  };
}

export function linesOf(row: LoggedRow, names: Names): Line[] {
  const { table, key, before, after } = row;
  const line = (field: string, of: string | null, was: string | null, is: string | null): Line => ({
    table,
    field,
    of,
    before: was,
    after: is,
  });
  if (table === 'product_attribute') {
    const valueIn = (side: Columns | null): string | null =>
      side?.ordinal === undefined
        ? null
        : (names.get(`value ${key.attribute_id}.${side.ordinal}`) ?? '?');
    return [
      line(
        'attribute',
        names.get(`attribute ${key.attribute_id}`) ?? null,
        valueIn(before),
        valueIn(after),
      ),
    ];
  }
  if (table === 'product_industry') {
    const industry = names.get(`industry ${key.industry_id}`) ?? '?';
    return [
      line('industry', null, before === null ? null : industry, after === null ? null : industry),
    ];
  }
  if (table === 'lot_item' || table === 'product_link') {
    const product = names.get(`product ${key[OF_PRODUCTS[table] as string]}`) ?? '?';
    if (table === 'lot_item') {
      const pieces = (side: Columns | null): string | null =>
        side?.quantity === undefined ? null : String(side.quantity);
      return [line('part', product, pieces(before), pieces(after))];
    }
    // Another place among the others says nothing to people.
    if (before !== null && after !== null) return [];
    return [
      line(
        String(key.kind),
        null,
        before === null ? null : product,
        after === null ? null : product,
      ),
    ];
  }
  if (table === 'product_media') {
    const said = (side: Columns | null): string | null =>
      side === null ? null : text(side.target ?? side.title, 'target', undefined, names);
    return [line(String(key.kind), null, said(before), said(after))];
  }
  if (table === 'product')
    return [
      ...linesOfColumns(row, withoutOwnPrices(before), withoutOwnPrices(after), names),
      ...ownPriceLines(before, after),
    ];
  return linesOfColumns(row, before, after, names);
}

function linesOfColumns(
  { table, key }: LoggedRow,
  before: Columns | null,
  after: Columns | null,
  names: Names,
): Line[] {
  const of = table === 'product_text' ? String(key.locale) : null;
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (column) => !SILENT[table]?.includes(column),
  );
  return columns.flatMap((column) => {
    const named = table === 'lot' && column === 'category_id' ? 'lot category' : REFERENCES[column];
    const was = before === null ? null : text(before[column], column, named, names);
    const is = after === null ? null : text(after[column], column, named, names);
    return was === is ? [] : [{ table, field: column, of, before: was, after: is }];
  });
}

function withoutOwnPrices(side: Columns | null): Columns | null {
  return (
    side &&
    Object.fromEntries(
      Object.entries(side).flatMap(([column, value]) => {
        const name = BEFORE[column] ?? column;
        return name === 'own_prices' || isCurrencyCode(name) ? [] : [[name, value]];
      }),
    )
  );
}

/** A line a currency, which stands where other lines name a language. */
function ownPriceLines(before: Columns | null, after: Columns | null): Line[] {
  const [were, are] = [ownPricesIn(before), ownPricesIn(after)];
  return [...new Set([...Object.keys(were), ...Object.keys(are)])].flatMap((currency) => {
    const [was, is] = [were, are].map((side) =>
      text(side[currency], 'price_base', undefined, new Map()),
    ) as [string | null, string | null];
    return was === is
      ? []
      : [{ table: 'product', field: 'own_prices', of: currency, before: was, after: is }];
  });
}

function ownPricesIn(side: Columns | null): Columns {
  const old = Object.entries(side ?? {}).flatMap(([column, value]) => {
    const name = BEFORE[column] ?? '';
    return isCurrencyCode(name) ? [[name, value] as const] : [];
  });
  return { ...Object.fromEntries(old), ...(side?.own_prices as Columns | undefined) };
}

function text(
  value: unknown,
  column: string,
  kind: string | undefined,
  names: Names,
): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (kind !== undefined) return names.get(`${kind} ${value}`) ?? `${value}`;
  if (AMOUNTS.has(column)) return (Number(value) / 100).toFixed(2);
  if (typeof value === 'object') return Object.values(value as object).join(' · ');
  return String(value);
}

function worded(name: LocalizedText | string, locale: Locale): string {
  return typeof name === 'string' ? name : name[locale] || name.en;
}
