// Daily sales: finished days are summed up once and read; the others, and those of which an order changed since, are summed up from their orders.
import type { CurrencyCode } from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** By currency, in the minor units of each. */
export type Amounts = Partial<Record<CurrencyCode, number>>;
export type DayRow = { day: string; orders: number; revenue: Amounts; total_base: number };
export type PartRow = { product_id: number; sku: string; name: string };

/** The orders of the day in `d`, by the shop's clock. Cancelled ones brought nothing, nor did what came back and was credited. */
const ORDERS_OF_DAY = sql`o.placed_at >= d.day::timestamp at time zone shop_zone()
  and o.placed_at < (d.day + 1)::timestamp at time zone shop_zone() and o.status <> 'Cancelled'`;
/** Day by day, each by the index: there are two or three, and plans are made before anybody knows which. */
const SUMS_OF_DAY = sql`lateral (
  select count(*)::int as orders,
    amounts_sum(jsonb_build_object(o.display_currency,
      (o.total_in ->> o.display_currency)::bigint - coalesce((o.credited_in ->> o.display_currency)::bigint, 0))) as revenue,
    coalesce(sum(o.total_base - o.credited_base), 0)::bigint as total_base
  from sales_order o where ${ORDERS_OF_DAY}) s`;
const PARTS_OF_DAY = sql`lateral (
  select l.product_id, sum(l.quantity - coalesce(l.credited, 0))::bigint as quantity, sum(l.unit_base * (l.quantity - coalesce(l.credited, 0)))::bigint as revenue_base
  from sales_order o join order_line l on l.order_id = o.id where ${ORDERS_OF_DAY} group by l.product_id) s`;

const missing = (first: RawBuilder<unknown>, last: RawBuilder<unknown>) => sql`
  select g.day::date as day from generate_series((${first})::timestamp, (${last})::timestamp, interval '1 day') g (day)
  where not exists (select from daily_sales k where k.day = g.day::date)`;
const dayOf = (day: string) => sql`${day}::date`;

/** @param first and last day, both counted; a day without an order may be missing */
export async function listDailySales(db: Db, first: string, last: string): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select s.day::text as day, s.orders, s.revenue, s.total_base
    from (select * from daily_sales where day between ${dayOf(first)} and ${dayOf(last)}
      union all select d.day, s.* from (${missing(dayOf(first), dayOf(last))}) d cross join ${SUMS_OF_DAY}) s
    order by s.day`.execute(db);
  return rows;
}

export async function listBestSellers(
  db: Db,
  first: string,
  last: string,
  locale: string,
  most: number,
): Promise<(PartRow & { quantity: number; revenue_base: number })[]> {
  const { rows } = await sql<PartRow & { quantity: number; revenue_base: number }>`
    select b.product_id, p.sku, coalesce(nullif(t.name, ''), e.name) as name, b.quantity, b.revenue_base
    from (select s.product_id, sum(s.quantity)::bigint as quantity, sum(s.revenue_base)::bigint as revenue_base
      from (select product_id, quantity, revenue_base from daily_sales_part where day between ${dayOf(first)} and ${dayOf(last)}
        union all select s.* from (${missing(dayOf(first), dayOf(last))}) d cross join ${PARTS_OF_DAY}) s
      group by s.product_id order by 3 desc, s.product_id limit ${most}) b
    join product p on p.id = b.product_id
    join product_text e on e.product_id = p.id and e.locale = 'en'
    left join product_text t on t.product_id = p.id and t.locale = ${locale}
    order by b.revenue_base desc, b.product_id`.execute(db);
  return rows;
}

/** The lock of the triggers in server/migrations/0023_dashboard.sql. */
const ALONE = sql`select pg_advisory_xact_lock(1836544874)`;

/**
 * Adds up the days that are over for 25 hours and missing. An order that changes after a day has a trigger that takes its day out again;
 * the hour between is for transactions that began before it had. @returns how many days were added up
 */
export async function addUpDays(tx: Tx, back: number): Promise<number> {
  await ALONE.execute(tx);
  const last = sql`shop_day(now() - interval '25 hours') - 1`;
  await sql`delete from daily_sales where day < ${last} - ${back}::int`.execute(tx);
  const { rows } = await sql<{ n: number }>`
    with d as materialized (${missing(sql`${last} - ${back}::int`, last)}),
    days as (insert into daily_sales (day, orders, revenue, total_base)
      select d.day, s.* from d cross join ${SUMS_OF_DAY} returning day),
    parts as (insert into daily_sales_part (day, product_id, quantity, revenue_base)
      select d.day, s.* from d cross join ${PARTS_OF_DAY})
    select count(*)::int as n from days`.execute(tx);
  return rows[0]?.n ?? 0;
}
