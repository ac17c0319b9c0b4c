// Slow-moving stock: computed by a job, as it reads every sale of half a year, and read from its table.
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { PartRow } from './sales-days.queries.ts';

export type StockRow = {
  out_count: number;
  out: PartRow[];
  slow_count: number;
  slow: (PartRow & { on_hand: number; value_base: number; last_sold: string | null })[];
};

/** There for longer than `since` and not sold after it. */
const lying = (since: Date) => sql`
  select p.id, s.on_hand, p.price_base * s.on_hand as value_base from stock s join product p on p.id = s.product_id
  where s.on_hand > 0 and p.kind = 'item' and p.created_at < ${since}
    and not exists (select from stock_movement m where m.product_id = p.id and m.reason = 'sale' and m.at >= ${since})`;

type Kept = { count: number; product_ids: number[] };

/** Sold out: the most wanted first. Slow: the most money first. @param fresh an older result is ignored */
export async function readStock(
  db: Db,
  since: Date,
  fresh: Date,
  locale: string,
  most: number,
): Promise<StockRow> {
  const kept = (
    await sql<Kept>`select count, product_ids from slow_moving_stock where at >= ${fresh}`.execute(
      db,
    )
  ).rows[0];
  const named = (
    rows: ReturnType<typeof sql>,
    more: ReturnType<typeof sql>,
    order: ReturnType<typeof sql>,
  ) => sql`
    (select coalesce(jsonb_agg(jsonb_build_object('product_id', r.id, 'sku', p.sku, 'name', coalesce(nullif(t.name, ''), e.name)${more}) order by ${order}), '[]')
     from ${rows} r join product p on p.id = r.id join product_text e on e.product_id = r.id and e.locale = 'en'
     left join product_text t on t.product_id = r.id and t.locale = ${locale})`;
  const slow = kept === undefined ? sql`` : sql`and p.id = any(${kept.product_ids}::int[])`;
  const { rows } = await sql<StockRow>`
    with gone as materialized (
      select p.id, p.sort_rank from stock s join product p on p.id = s.product_id
      where s.on_hand - s.reserved <= 0 and p.published and p.kind = 'item'),
    lying as materialized (${lying(since)} ${slow})
    select (select count(*)::int from gone) as out_count,
      ${named(sql`(select * from gone order by sort_rank, id limit ${most})`, sql``, sql`r.sort_rank, r.id`)} as out,
      (select count(*)::int from lying) as slow_count,
      ${named(
        sql`(select * from lying order by value_base desc, id limit ${most})`,
        sql`, 'on_hand', r.on_hand, 'value_base', r.value_base,
          'last_sold', (select max(m.at) from stock_movement m where m.product_id = r.id and m.reason = 'sale')`,
        sql`r.value_base desc, r.id`,
      )} as slow`.execute(db);
  const row = rows[0] as StockRow;
  return kept === undefined ? row : { ...row, slow_count: kept.count };
}

/** @param most how many are kept: those that were sold since are left out when they are read */
export async function renewSlowMovingStock(
  tx: Tx,
  since: Date,
  now: Date,
  most: number,
): Promise<void> {
  await sql`
    with lying as materialized (${lying(since)})
    insert into slow_moving_stock (at, count, product_ids)
    select ${now}, (select count(*)::int from lying), array(select id from lying order by value_base desc, id limit ${most})
    on conflict (only_one) do update set at = excluded.at, count = excluded.count, product_ids = excluded.product_ids`.execute(
    tx,
  );
}
