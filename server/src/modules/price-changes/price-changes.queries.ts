// Price change queries: the new prices as one expression, for the preview and for the batches that write them.
import {
  MAX_PRICE,
  type PriceChangeForm,
  type PriceChangePreview,
  type Rounding,
} from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { listed } from '../../platform/list.ts';
import { matchingProducts, productName, scaledOwnPrices } from '../catalog/index.ts';

export type PriceChangeRecord = {
  id: number;
  filter: PriceChangeForm['filter'];
  basis_points: number;
  rounding: Rounding;
  state: 'scheduled' | 'applying' | 'applied' | 'cancelled' | 'undoing' | 'undone';
  applies_at: Date;
  cursor: number;
  matched: number;
  changed: number;
  undone: number;
  stayed: number;
  created_by: number;
  undone_by: number | null;
  created_at: Date;
  ended_at: Date | null;
};

/** Minor units to which a price is rounded, half up. */
const STEPS: Readonly<Record<Exclude<Rounding, 'ninety-nine'>, number>> = {
  none: 1,
  whole: 100,
  five: 500,
  ten: 1_000,
};

type Change = Pick<PriceChangeForm, 'basisPoints' | 'rounding'>;

/** The prices of `product p` after the change: never nothing, never above the limit; a discount that would be none goes. */
function newPrices({ basisPoints, rounding }: Change): RawBuilder<unknown> {
  const scaled = (column: string): RawBuilder<unknown> =>
    sql`(p.${sql.ref(column)} * (10000 + ${basisPoints}::bigint) + 5000) / 10000`;
  const bounded = (amount: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`least(greatest(${amount}, 1), ${MAX_PRICE}::bigint)`;
  const rounded = (column: string): RawBuilder<unknown> => {
    const amount = scaled(column);
    if (rounding === 'ninety-nine') return bounded(sql`(${amount} + 99) / 100 * 100 - 1`);
    const step = STEPS[rounding];
    return bounded(
      sql`(${amount} + ${Math.floor(step / 2)}::bigint) / ${step}::bigint * ${step}::bigint`,
    );
  };
  return sql`select n.price_base, case when n.discount_base < n.price_base then n.discount_base end as discount_base, n.own_prices
    from (select ${rounded('price_base')} as price_base, case when p.discount_base is not null then ${rounded('discount_base')} end as discount_base,
      ${scaledOwnPrices('p.own_prices', basisPoints)} as own_prices) n`;
}

const PRICES = ['price_base', 'discount_base', 'own_prices'] as const;
const pricesOf = (table: string): RawBuilder<unknown> =>
  sql.join(PRICES.map((name) => sql.ref(`${table}.${name}`)));
const jsonOf = (table: string): RawBuilder<unknown> =>
  sql`jsonb_build_object(${sql.join(PRICES.flatMap((name) => [sql.lit(name), sql.ref(`${table}.${name}`)]))})`;

/** What is left of every 10,000 that is asked, of the products whose cost is known. */
const marginOf = (asked: string): RawBuilder<unknown> =>
  sql`round(10000 * sum(${sql.ref(asked)} - cost_base) / nullif(sum(${sql.ref(asked)}) filter (where cost_base is not null), 0))::int`;

export async function previewPrices(
  db: Db,
  change: PriceChangeForm,
  locale: string,
  count: number,
): Promise<PriceChangePreview> {
  const { rows } = await sql<PriceChangePreview>`
    with changed as materialized (
      select p.id, p.price_base, p.discount_base, n.price_base as new_price, n.discount_base as new_discount, p.cost_base,
        coalesce(p.discount_base, p.price_base) as asked, coalesce(n.discount_base, n.price_base) as new_asked, (${pricesOf('p')}) is distinct from (${pricesOf('n')}) as differs
      from product p cross join lateral (${newPrices(change)}) n where ${matchingProducts(change.filter)}
    )
    select count(*)::int as matched, count(*) filter (where differs)::int as changed,
      coalesce(sum(price_base), 0)::float8 as "sumBefore", coalesce(sum(new_price), 0)::float8 as "sumAfter",
      count(cost_base)::int as costed, (count(*) filter (where new_asked < cost_base))::int as "belowCost",
      ${marginOf('asked')} as "marginBefore", ${marginOf('new_asked')} as "marginAfter",
      (select coalesce(jsonb_agg(s order by s.id), '[]') from (
        select c.id, p.sku, ${productName(locale, 'p.sku')} as name, c.price_base as price, c.discount_base as "discountPrice", c.new_price as "newPrice", c.new_discount as "newDiscountPrice", c.cost_base as "costPrice"
        from changed c join product p on p.id = c.id order by c.id limit ${count}
      ) s) as sample
    from changed`.execute(db);
  return rows[0] as PriceChangePreview;
}

export async function insertPriceChange(
  tx: Tx,
  change: PriceChangeForm,
  { appliesAt, staffId }: { appliesAt: Date; staffId: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into price_change (filter, basis_points, rounding, state, applies_at, created_by)
    values (${JSON.stringify(change.filter)}::jsonb, ${change.basisPoints}, ${change.rounding}, 'scheduled', ${appliesAt}, ${staffId}) returning id`.execute(
    tx,
  );
  return (rows[0] as { id: number }).id;
}

export async function findPriceChange(
  db: Db | Tx,
  id: number,
  { locks = false } = {},
): Promise<PriceChangeRecord | undefined> {
  const { rows } = await sql<PriceChangeRecord>`
    select * from price_change where id = ${id} ${locks ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

export async function listPriceChangeRecords(
  db: Db,
  { start, count, id }: { start: number; count: number; id?: number | undefined },
): Promise<{ rows: (PriceChangeRecord & { staff: string })[]; total: number }> {
  const { rows } = await sql<PriceChangeRecord & { staff: string; total: number }>`
    select c.*, s.name as staff, count(*) over ()::int as total from price_change c join staff s on s.id = c.created_by
    where ${id ?? null}::int is null or c.id = ${id ?? null} order by c.id desc limit ${count} offset ${start}`.execute(
    db,
  );
  return listed(rows);
}

export async function setPriceChangeState(
  tx: Tx,
  id: number,
  state: PriceChangeRecord['state'],
  { staffId = null, endedAt = null }: { staffId?: number | null; endedAt?: Date | null } = {},
): Promise<void> {
  await sql`update price_change set state = ${state}, ended_at = coalesce(${endedAt}, ended_at), undone_by = coalesce(${staffId}::int, undone_by),
    cursor = case when ${state} = 'undoing' then 0 else cursor end where id = ${id}`.execute(tx);
}

/** The next products by id get their new prices. @returns how many were looked at; 0: none is left */
export async function applyPriceBatch(
  tx: Tx,
  record: PriceChangeRecord,
  size: number,
): Promise<number> {
  const change = { basisPoints: record.basis_points, rounding: record.rounding };
  const { rows } = await sql<{ matched: number }>`
    with batch as materialized (
      select p.* from product p where p.id > ${record.cursor} and ${matchingProducts(record.filter)} order by p.id limit ${size} for update of p
    ), priced as (
      select p.id, ${jsonOf('p')} as before, ${jsonOf('n')} as after, ${pricesOf('n')} from batch p cross join lateral (${newPrices(change)}) n
      where (${pricesOf('p')}) is distinct from (${pricesOf('n')})
    ), noted as (
      insert into price_change_product (price_change_id, product_id, before, after) select ${record.id}::int, id, before, after from priced
    ), written as (
      update product p set (price_base, discount_base, own_prices) = (n.price_base, n.discount_base, n.own_prices) from priced n where p.id = n.id returning p.id
    )
    update price_change c set matched = c.matched + b.matched, cursor = greatest(c.cursor, b.last), changed = c.changed + (select count(*) from written)
    from (select count(*)::int as matched, coalesce(max(id), 0) as last from batch) b where c.id = ${record.id} returning b.matched`.execute(
    tx,
  );
  return rows[0]?.matched ?? 0;
}

/** The next products get the prices back that they had, unless they have other ones by now. @returns how many were looked at */
export async function undoPriceBatch(
  tx: Tx,
  { id, cursor }: PriceChangeRecord,
  size: number,
): Promise<number> {
  const { rows } = await sql<{ seen: number }>`
    with batch as materialized (
      select c.product_id, c.before, c.after from price_change_product c join product p on p.id = c.product_id
      where c.price_change_id = ${id} and c.product_id > ${cursor} order by c.product_id limit ${size} for update of p
    ), written as (
      update product p set (price_base, discount_base, own_prices) = (b.price_base, b.discount_base, b.own_prices)
      from batch c cross join lateral jsonb_to_record(c.before) as b (price_base bigint, discount_base bigint, own_prices jsonb)
      where p.id = c.product_id and ${jsonOf('p')} = c.after returning p.id
    )
    update price_change c set undone = c.undone + w.n, stayed = c.stayed + b.seen - w.n, cursor = greatest(c.cursor, b.last)
    from (select count(*)::int as seen, coalesce(max(product_id), 0) as last from batch) b, (select count(*)::int as n from written) w
    where c.id = ${id} returning b.seen`.execute(tx);
  return rows[0]?.seen ?? 0;
}

/** Whose moment has come, or whose worker is gone. */
export async function listDuePriceChanges(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from price_change where state in ('applying', 'undoing') or (state = 'scheduled' and applies_at <= ${now}) order by applies_at, id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export type PricePointRow = {
  id: string;
  at: Date;
  who: string;
  price: number | null;
  discount: number | null;
};

/** Rows before decision 0098 call the base currency `inr`. */
function logged(name: 'price' | 'discount'): RawBuilder<number | null> {
  return sql`coalesce(l.after ->> ${sql.lit(`${name}_base`)}, l.after ->> ${sql.lit(`${name}_inr`)})::float8`;
}

export async function listPricePoints(
  db: Db,
  productId: number,
  { start, count }: { start: number; count: number },
): Promise<{ rows: PricePointRow[]; total: number }> {
  const { rows } = await sql<PricePointRow & { total: number }>`
    select l.id::text as id, l.at, coalesce(n.name, l.who) as who, ${logged('price')} as price, ${logged('discount')} as discount, count(*) over ()::int as total
    from audit_log l left join actor_name n on n.who = l.who
    where l.subject = 'product' and l.subject_id = ${String(productId)} and l.table_name = 'product' and l.after ?| array['price_base', 'price_inr', 'discount_base', 'discount_inr']
    order by l.id desc limit ${count} offset ${start}`.execute(db);
  return listed(rows);
}
