// Stocktake queries: which products are counted, which numbers mean them, and what stands against posting a difference. [decisions 0100]
import { isGtin, plainGtin, type StocktakeLine, type StocktakeView } from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Listed, ListPage } from '../../platform/list.ts';
import { sortDirection } from '../../platform/sql.ts';
import { productName } from './catalog.cards.ts';
import { matchingProducts } from './products.admin.queries.ts';

export type ScopeRow = {
  id: number;
  name: string;
  state: 'open' | 'closed' | 'cancelled';
  scope: 'all' | 'category' | 'manufacturer' | 'list';
  category_id: number | null;
  manufacturer_id: number | null;
  product_ids: number[] | null;
  /** Null: all locations together. */
  location_id: number | null;
  /** Whether units that orders took and that have not left yet are counted too: they lie on the same shelves. */
  counts_ordered: boolean;
};

export async function findStocktake(
  db: Db | Tx,
  id: number,
  lock: 'none' | 'share' | 'update' = 'none',
): Promise<ScopeRow | undefined> {
  const locked = { none: sql``, share: sql`for share`, update: sql`for update` }[lock];
  const { rows } = await sql<ScopeRow>`
    select id, name, state, scope, category_id, manufacturer_id, product_ids, location_id, counts_ordered from stocktake where id = ${id} ${locked}`.execute(
    db,
  );
  return rows[0];
}

/** The condition on `product p`; a category or manufacturer that is gone has no products. */
export function inScope(
  { scope, category_id, manufacturer_id, product_ids }: ScopeRow,
  q?: string,
): RawBuilder<unknown> {
  return matchingProducts({
    q,
    categoryId: scope === 'category' ? (category_id ?? 0) : undefined,
    manufacturerId: scope === 'manufacturer' ? (manufacturer_id ?? 0) : undefined,
    ids: scope === 'list' ? (product_ids ?? []) : undefined,
  });
}

/** Stock with what the location of a stocktake holds of it, as `held`; of all locations together that is what is on hand. `on_shelf` is what a count finds. */
export const countedStock = ({ location_id, counts_ordered }: ScopeRow): RawBuilder<unknown> => {
  const here = location_id === null ? sql`true` : sql`w.location_id = ${location_id}`;
  const ordered = counts_ordered
    ? sql`coalesce((select sum(w.quantity) from stock_to_ship w where w.product_id = o.product_id and ${here}), 0)::int`
    : sql`0`;
  return location_id === null
    ? sql`(select o.product_id, o.on_hand, o.reserved, o.on_hand as held, o.on_hand + ${ordered} as on_shelf from stock o)`
    : sql`(select o.product_id, o.on_hand, o.reserved, b.quantity as held, b.quantity + ${ordered} as on_shelf
        from stock o join stock_by_location b on b.product_id = o.product_id and b.location_id = ${location_id})`;
};

/** Of `stocktake_line l` beside `countedStock s`: less than is reserved would be left, or than nothing; or somebody set stock to another number since. */
const IS_BELOW = sql`coalesce(s.on_hand, 0)::bigint + l.counted - l.expected < coalesce(s.reserved, 0)`;
const IS_GONE = sql`coalesce(s.held, 0)::bigint + l.counted - l.expected < 0`;
const IS_CORRECTED = sql`exists (select from stock_movement m
  where m.product_id = l.product_id and m.id > l.after_movement and m.reason in ('correction', 'import'))`;
const IS_DIFFERENT = sql`l.counted <> l.expected`;
export const IS_REJECTED = sql`(${IS_DIFFERENT} and l.is_open and (${IS_BELOW} or ${IS_GONE} or ${IS_CORRECTED}))`;

const SHOWN: Readonly<Record<StocktakeView, RawBuilder<unknown>>> = {
  all: sql`true`,
  uncounted: sql`l.product_id is null`,
  counted: sql`l.product_id is not null`,
  different: IS_DIFFERENT,
  rejected: sql`p.id in (select product_id from rejected)`,
};

type LineRow = Omit<StocktakeLine, 'countedAt'> & { counted_at: Date | null };

/** The page is read by the index of part numbers, and the number of all beside it. */
export async function listLines(
  ctx: Ctx,
  take: ScopeRow,
  { q, view }: { q?: string | undefined; view: StocktakeView },
  page: ListPage,
): Promise<Listed<LineRow>> {
  const isWhole = view === 'all' || view === 'uncounted';
  // What was counted stays, also of a product that has left the category since.
  const scope =
    view === 'all' && take.scope !== 'all'
      ? sql`(l.product_id is not null or ${inScope(take)}) and ${matchingProducts({ q })}`
      : isWhole
        ? inScope(take, q)
        : matchingProducts({ q });
  const lines = sql`product p ${isWhole ? sql`left join` : sql`join`} stocktake_line l
    on l.product_id = p.id and l.stocktake_id = ${take.id}`;
  const heldOf = (id: string) =>
    sql`left join ${countedStock(take)} s on s.product_id = ${sql.ref(id)}`;
  const where = sql`${scope} and ${SHOWN[view]}`;
  const order = sql`p.sku ${sortDirection(page.order)}`;
  const { rows } = await sql<LineRow & { id: number | null; total: number }>`
    with rejected as materialized (
      select l.product_id from stocktake_line l ${heldOf('l.product_id')} where l.stocktake_id = ${take.id} and ${IS_REJECTED}
    ), page as (
      select p.id, p.sku, p.gtin, l.expected, l.counted, l.counted_at, l.counted_by, coalesce(s.on_shelf, 0) as on_shelf,
        case when l.product_id is null or not l.is_open or not ${IS_DIFFERENT} then null
          when ${IS_BELOW} then 'below-reserved' when ${IS_GONE} then 'gone' when ${IS_CORRECTED} then 'corrected' end as rejection
      from ${lines} ${heldOf('p.id')} where ${where} order by ${order} limit ${page.count} offset ${page.start}
    )
    select p.id, p.sku, p.gtin, ${productName(ctx.locale, 'p.sku')} as name, coalesce(p.expected, p.on_shelf) as expected, p.counted,
      p.counted_at, coalesce(w.name, p.counted_by) as "countedBy", p.rejection, n.total
    from (select count(*)::int as total from ${lines} where ${where}) n
    left join page p on true left join actor_name w on w.who = p.counted_by order by ${order}`.execute(
    ctx.db,
  );
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [row])),
  };
}

export type Coded = { id: number; sku: string; isExact: boolean };

/** In the spelling that is stored; null for what is none. */
function gtinOf(code: string): string | null {
  const digits = code.replace(/[\s-]/g, '');
  return isGtin(digits) ? plainGtin(digits) : null;
}

/** Products with these numbers, by the place of the number: as the part number is written, by its letters and digits, or by barcode. */
export async function findCoded(
  db: Db | Tx,
  codes: readonly string[],
  scope: RawBuilder<unknown>,
): Promise<Map<number, Coded[]>> {
  const { rows } = await sql<Coded & { place: number }>`
    select c.place::int, p.id, p.sku, bool_or(f.is_exact) as "isExact"
    from unnest(${[...codes]}::text[], ${codes.map(gtinOf)}::text[]) with ordinality c (code, gtin, place)
    join lateral (
      select id, true as is_exact from product where sku = c.code
      union all select id, true from product where gtin = c.gtin
      union all select id, false from product
        where part_number_key(c.code) <> '' and part_number_key(sku) collate "C" = part_number_key(c.code)
    ) f on true
    join product p on p.id = f.id where ${scope}
    group by c.place, p.id order by c.place, p.id`.execute(db);
  const found = new Map<number, Coded[]>();
  for (const { place, ...coded } of rows)
    found.set(place - 1, [...(found.get(place - 1) ?? []), coded]);
  return found;
}

/** Of these products those that another open stocktake has counted, with its name. */
export async function findCountedElsewhere(
  db: Db | Tx,
  stocktakeId: number,
  productIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ product_id: number; name: string }>`
    select l.product_id, k.name from stocktake_line l join stocktake k on k.id = l.stocktake_id
    where l.is_open and l.stocktake_id <> ${stocktakeId} and l.product_id = any(${[...productIds]}::int[])`.execute(
    db,
  );
  return new Map(rows.map(({ product_id, name }) => [product_id, name]));
}

/** The first count of a product freezes what should be on the shelf; `isMore` adds to what was counted. */
export async function saveCounts(
  tx: Tx,
  take: ScopeRow,
  counts: ReadonlyMap<number, number>,
  { isMore, by, at }: { isMore: boolean; by: string; at: Date },
): Promise<{ product_id: number; expected: number; counted: number }[]> {
  const counted = isMore
    ? sql`least(stocktake_line.counted::bigint + excluded.counted, 1000000000)`
    : sql`excluded.counted`;
  const { rows } = await sql<{ product_id: number; expected: number; counted: number }>`
    insert into stocktake_line (stocktake_id, product_id, expected, after_movement, counted, counted_at, counted_by)
    select ${take.id}::int, c.product_id, coalesce(s.on_shelf, 0),
      coalesce((select max(m.id) from stock_movement m where m.product_id = c.product_id), 0), c.counted, ${at}, ${by}
    from unnest(${[...counts.keys()]}::int[], ${[...counts.values()]}::int[]) c (product_id, counted)
    left join ${countedStock(take)} s on s.product_id = c.product_id
    order by c.product_id
    on conflict (stocktake_id, product_id) do update
      set counted = ${counted}, counted_at = excluded.counted_at, counted_by = excluded.counted_by
    returning product_id, expected, counted`.execute(tx);
  return rows;
}
