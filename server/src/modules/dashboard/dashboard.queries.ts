// What was sold, asked, searched and left lying lately? A few statements over a window of days, each by an index.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

export type Amounts = { INR: number; USD: number; SAR: number };
export type DayRow = { day: string; orders: number; revenue: Amounts; total_inr: number };

/** Days in India. Cancelled orders brought nothing. `from` and `until` bound the window; days without an order are missing. */
export async function listSalesDays(db: Db, from: Date, until: Date): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select to_char(placed_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, count(*)::int as orders,
      jsonb_build_object(
        'INR', coalesce(sum(total_inr) filter (where display_currency = 'INR'), 0),
        'USD', coalesce(sum(total_usd) filter (where display_currency = 'USD'), 0),
        'SAR', coalesce(sum(total_sar) filter (where display_currency = 'SAR'), 0)) as revenue,
      sum(total_inr)::bigint as total_inr
    from purchase_order where placed_at >= ${from} and placed_at < ${until} and status <> 'Cancelled'
    group by 1 order by 1`.execute(db);
  return rows;
}

export type PartRow = { product_id: number; sku: string; name: string };

export async function listBestSellers(
  db: Db,
  from: Date,
  locale: string,
  most: number,
): Promise<(PartRow & { quantity: number; revenue_inr: number })[]> {
  const { rows } = await sql<PartRow & { quantity: number; revenue_inr: number }>`
    select b.product_id, p.sku, coalesce(nullif(t.name, ''), e.name) as name, b.quantity, b.revenue_inr
    from (select l.product_id, sum(l.quantity)::bigint as quantity, sum(l.subtotal_inr)::bigint as revenue_inr
      from purchase_order o join order_line l on l.order_id = o.id
      where o.placed_at >= ${from} and o.status <> 'Cancelled'
      group by l.product_id order by sum(l.subtotal_inr) desc, l.product_id limit ${most}) b
    join product p on p.id = b.product_id
    join product_text e on e.product_id = p.id and e.locale = 'en'
    left join product_text t on t.product_id = p.id and t.locale = ${locale}
    order by b.revenue_inr desc, b.product_id`.execute(db);
  return rows;
}

export async function listLeadKinds(db: Db, from: Date): Promise<{ kind: string; received: number; answered: number; won: number }[]> {
  const { rows } = await sql<{ kind: string; received: number; answered: number; won: number }>`
    select kind, count(*)::int as received, count(*) filter (where state in ('answered', 'won', 'lost'))::int as answered,
      count(*) filter (where state = 'won')::int as won
    from lead where created_at >= ${from} and state <> 'spam' group by kind order by 2 desc, kind`.execute(db);
  return rows;
}

export type StockRow = {
  out_count: number;
  out: PartRow[];
  slow_count: number;
  slow: (PartRow & { on_hand: number; value_inr: number; last_sold: string | null })[];
};

/** Sold out: the most wanted first. Slow: there for longer than `since` and not sold after it, the most money first. */
export async function readStock(db: Db, since: Date, locale: string, most: number): Promise<StockRow> {
  const named = (rows: ReturnType<typeof sql>, more: ReturnType<typeof sql>, order: ReturnType<typeof sql>) => sql`
    (select coalesce(jsonb_agg(jsonb_build_object('product_id', r.id, 'sku', p.sku, 'name', coalesce(nullif(t.name, ''), e.name)${more}) order by ${order}), '[]')
     from ${rows} r join product p on p.id = r.id join product_text e on e.product_id = r.id and e.locale = 'en'
     left join product_text t on t.product_id = r.id and t.locale = ${locale})`;
  const { rows } = await sql<StockRow>`
    with gone as materialized (
      select p.id, p.popularity from stock s join product p on p.id = s.product_id
      where s.on_hand - s.reserved <= 0 and p.published and p.kind = 'item'),
    lying as materialized (
      select p.id, s.on_hand, p.price_inr * s.on_hand as value_inr from stock s join product p on p.id = s.product_id
      where s.on_hand > 0 and p.kind = 'item' and p.created_at < ${since}
        and not exists (select from stock_movement m where m.product_id = p.id and m.reason = 'sale' and m.at >= ${since}))
    select (select count(*)::int from gone) as out_count,
      ${named(sql`(select * from gone order by popularity, id limit ${most})`, sql``, sql`r.popularity, r.id`)} as out,
      (select count(*)::int from lying) as slow_count,
      ${named(
        sql`(select * from lying order by value_inr desc, id limit ${most})`,
        sql`, 'on_hand', r.on_hand, 'value_inr', r.value_inr,
          'last_sold', (select max(m.at) from stock_movement m where m.product_id = r.id and m.reason = 'sale')`,
        sql`r.value_inr desc, r.id`,
      )} as slow`.execute(db);
  return rows[0] as StockRow;
}

export async function listVainSearches(
  db: Db,
  from: Date,
  most: number,
): Promise<{ text: string; locale: string; count: number; last_seen: Date }[]> {
  const { rows } = await sql<{ text: string; locale: string; count: number; last_seen: Date }>`
    select text, locale, count, last_seen from search_zero where last_seen >= ${from} order by count desc, last_seen desc, text limit ${most}`.execute(
    db,
  );
  return rows;
}

export type WorkRow = {
  orders_pending: number | null;
  returns_requested: number | null;
  leads_without_owner: number | null;
  reviews_waiting: number | null;
  jobs_failed: number | null;
  mails_failed: number | null;
};

/** What waits for somebody; null where the role may not read it. */
export async function readWork(
  db: Db,
  may: { orders: boolean; leads: boolean; reviews: boolean; system: boolean; mails: boolean },
): Promise<WorkRow> {
  const { rows } = await sql<WorkRow>`select
    case when ${may.orders} then (select count(*)::int from purchase_order where status = 'Pending') end as orders_pending,
    case when ${may.orders} then (select count(*)::int from order_return where state = 'requested') end as returns_requested,
    case when ${may.leads} then (select count(*)::int from lead where owner_id is null and state in ('new', 'in-progress', 'answered')) end as leads_without_owner,
    case when ${may.reviews} then (select count(*)::int from review where state = 'waiting') end as reviews_waiting,
    case when ${may.system} then (select count(*)::int from pgboss.job where state = 'failed') end as jobs_failed,
    case when ${may.mails} then (select count(*)::int from outgoing_message where state = 'failed') end as mails_failed`.execute(db);
  return rows[0] as WorkRow;
}
