// Queries of choices: a batch of clicks, reformulations and orders is stored at once; what a customer chose is listed and erased; old rows are deleted.
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { Visitor } from './visitors.ts';

export type Click = Visitor & { query: string; productId: number; position: number; at: Date };
export type Reformulation = Visitor & { first: string; second: string; locale: string; at: Date };
export type OrderedProduct = { visitor: string; productId: number; at: Date };

/** An order belongs to clicks of this many days before it. */
const ATTRIBUTED_DAYS = 30;

type Batch = {
  clicks: readonly Click[];
  reformulations: readonly Reformulation[];
  orders: readonly OrderedProduct[];
};

/** Rows are locked in the order of their keys, so that two processes that write at once wait instead of deadlocking. */
export async function storeChoices(
  db: Db,
  { clicks, reformulations, orders }: Batch,
): Promise<void> {
  if (clicks.length + reformulations.length + orders.length === 0) return;
  await inTransaction(db, async (tx) => {
    if (clicks.length > 0) await storeClicks(tx, clicks);
    if (reformulations.length > 0) await storeReformulations(tx, reformulations);
    if (orders.length > 0) await storeOrders(tx, orders);
  });
}

/** Of published products only: anything may be sent. */
async function storeClicks(tx: Tx, clicks: readonly Click[]): Promise<void> {
  await sql`
    insert into search_click as c (query, product_id, visitor, source, position, clicked_at)
    select n.query, n.product_id, decode(n.visitor, 'hex'), decode(n.source, 'hex'), n.position, n.at
    from unnest(${clicks.map(({ query }) => query)}::text[], ${clicks.map(({ productId }) => productId)}::int[],
      ${clicks.map(({ visitor }) => visitor)}::text[], ${clicks.map(({ source }) => source)}::text[],
      ${clicks.map(({ position }) => position)}::int[], ${clicks.map(({ at }) => at)}::timestamptz[])
      as n (query, product_id, visitor, source, position, at)
    where exists (select from search_document d where d.id = n.product_id)
    order by 1, 2, 3
    on conflict (query, product_id, visitor) do update set clicked_at = greatest(c.clicked_at, excluded.clicked_at)`.execute(
    tx,
  );
}

async function storeReformulations(tx: Tx, pairs: readonly Reformulation[]): Promise<void> {
  await sql`
    insert into search_reformulation as r (first_text, second_text, locale, visitor, source, seen_at)
    select first_text, second_text, locale, decode(visitor, 'hex'), decode(source, 'hex'), at
    from unnest(${pairs.map(({ first }) => first)}::text[], ${pairs.map(({ second }) => second)}::text[],
      ${pairs.map(({ locale }) => locale)}::text[], ${pairs.map(({ visitor }) => visitor)}::text[],
      ${pairs.map(({ source }) => source)}::text[], ${pairs.map(({ at }) => at)}::timestamptz[])
      as n (first_text, second_text, locale, visitor, source, at)
    order by 1, 2, 3, 4
    on conflict (first_text, second_text, locale, visitor) do update set seen_at = greatest(r.seen_at, excluded.seen_at)`.execute(
    tx,
  );
}

async function storeOrders(tx: Tx, orders: readonly OrderedProduct[]): Promise<void> {
  await sql`
    with ordered as (
      select decode(visitor, 'hex') as visitor, product_id, max(at) as at
      from unnest(${orders.map(({ visitor }) => visitor)}::text[], ${orders.map(({ productId }) => productId)}::int[],
        ${orders.map(({ at }) => at)}::timestamptz[]) as n (visitor, product_id, at)
      group by 1, 2
    ), chosen as (
      select c.query, c.product_id, c.visitor, o.at from search_click c join ordered o using (visitor, product_id)
      where c.clicked_at between o.at - make_interval(days => ${ATTRIBUTED_DAYS}) and o.at
      order by 1, 2, 3 for update of c
    )
    update search_click c set ordered_at = greatest(c.ordered_at, chosen.at) from chosen
    where (c.query, c.product_id, c.visitor) = (chosen.query, chosen.product_id, chosen.visitor)`.execute(
    tx,
  );
}

export type OwnChoice = { query: string; product: string; clickedAt: Date; orderedAt: Date | null };

/** @param visitor see visitorOfCustomer */
export async function listClicks(db: Db, visitor: Buffer): Promise<OwnChoice[]> {
  const { rows } = await sql<OwnChoice>`
    select c.query, p.mpn as product, c.clicked_at as "clickedAt", c.ordered_at as "orderedAt"
    from search_click c join product p on p.id = c.product_id where c.visitor = ${visitor} order by c.clicked_at desc, 1, 2`.execute(
    db,
  );
  return rows;
}

export async function deleteChoicesOf(tx: Tx, visitor: Buffer): Promise<void> {
  await sql`delete from search_click where visitor = ${visitor}`.execute(tx);
  await sql`delete from search_reformulation where visitor = ${visitor}`.execute(tx);
}

/** @returns how many rows of either table were deleted, `atMost` of each */
export async function deleteOldChoices(db: Db, before: Date, atMost: number): Promise<number> {
  const clicks = await sql`delete from search_click where ctid in (
    select ctid from search_click where clicked_at < ${before} limit ${atMost})`.execute(db);
  const pairs = await sql`delete from search_reformulation where ctid in (
    select ctid from search_reformulation where seen_at < ${before} limit ${atMost})`.execute(db);
  return Math.max(Number(clicks.numAffectedRows ?? 0), Number(pairs.numAffectedRows ?? 0));
}
