// Stock movements: rows are locked in the order of product ids, and decremented by conditional updates only; a whole lot takes its parts. [decisions §4, §7 Lots]
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

export type StockLine = { productId: number; quantity: number };

/**
 * Locks the stock rows of these products, of a whole lot those of its parts, until the transaction ends, always in the order of their
 * ids, so that two orders that share products wait for each other instead of deadlocking.
 * @returns product id -> units that can be bought now
 */
export async function lockStock(
  tx: Tx,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  const ids = sql`${[...productIds]}::int[]`;
  return await lockRows(
    tx,
    sql`select unnest(${ids}) union select part_id from product_part where whole_id = any(${ids})`,
  );
}

/** Locks the stock rows from which this order took units, as lockStock does. */
export async function lockStockOf(tx: Tx, orderId: number): Promise<Map<number, number>> {
  return await lockRows(
    tx,
    sql`select product_id from stock_movement where order_id = ${orderId} and reason = 'sale'`,
  );
}

/** Locks the stock rows of these products and those from which this order took units, as lockStock does, for `changeSale`. */
export async function lockStockToChange(
  tx: Tx,
  orderId: number,
  productIds: readonly number[],
): Promise<void> {
  const ids = sql`${[...productIds]}::int[]`;
  await lockRows(
    tx,
    sql`select unnest(${ids}) union select part_id from product_part where whole_id = any(${ids})
      union select product_id from stock_movement where order_id = ${orderId} and reason = 'sale'`,
  );
}

async function lockRows(tx: Tx, ids: RawBuilder<unknown>): Promise<Map<number, number>> {
  const { rows } = await sql<{ product_id: number; available: number }>`
    select product_id, on_hand - reserved as available from stock
    where product_id = any(array(${ids})) order by product_id for update`.execute(tx);
  return new Map(rows.map((row) => [row.product_id, row.available]));
}

/** The rows (product_id, quantity) of stock that these lines need: a whole lot its parts, which may be wanted singly besides. */
export function piecesOf(lines: readonly StockLine[]): RawBuilder<unknown> {
  return sql`select coalesce(p.part_id, l.product_id) as product_id, sum(l.quantity::bigint * coalesce(p.quantity, 1)) as quantity
    from unnest(${lines.map((line) => line.productId)}::int[], ${lines.map((line) => line.quantity)}::int[]) as l (product_id, quantity)
    left join product_part p on p.whole_id = l.product_id group by 1`;
}

/**
 * Reserves the units of these lines, all of them or none; the stock rows are locked already, by `lockStock`.
 * @returns false when a product has too little; the transaction must then be given up
 */
export async function reserveStock(tx: Tx, lines: readonly StockLine[]): Promise<boolean> {
  const { rows } = await sql<{ whole: boolean }>`
    with wanted as (${piecesOf(lines)}), held as (
      update stock s set reserved = s.reserved + w.quantity from wanted w
      where s.product_id = w.product_id and s.reserved + w.quantity <= s.on_hand returning s.product_id
    )
    select (select count(*) from held) = (select count(*) from wanted) as whole`.execute(tx);
  return rows[0]?.whole === true;
}

/** Undoes `reserveStock`: the units are available to everybody again. */
export async function freeStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  await sql`
    update stock s set reserved = s.reserved - w.quantity
    from unnest(${lines.map((line) => line.productId)}::int[], ${lines.map((line) => line.quantity)}::int[]) as w (product_id, quantity)
    where s.product_id = w.product_id`.execute(tx);
}

/**
 * Takes the units out of stock and notes the movements: common table expressions for the one statement that writes the order.
 * `taken` has a row for each of `wanted` that had enough on hand; when one is missing, the caller gives up the transaction.
 * @param orderId the order's id as SQL, e.g. a column of an earlier expression
 */
export function takingStock(
  lines: readonly StockLine[],
  orderId: RawBuilder<number>,
): RawBuilder<unknown> {
  return sql`wanted as (${piecesOf(lines)}), taken as (
      update stock s set on_hand = s.on_hand - w.quantity from wanted w
      where s.product_id = w.product_id and s.on_hand - s.reserved >= w.quantity returning s.product_id, w.quantity
    ), noted as (
      insert into stock_movement (product_id, delta, reason, order_id) select product_id, -quantity, 'sale', ${orderId} from taken
    )`;
}

/**
 * Puts the units of a cancelled order back and notes the movements: what it took then, whatever a lot is made of now.
 * Units that came back before do not come back again. The stock rows are locked already, by `lockStockOf`.
 */
export async function returnStock(tx: Tx, orderId: number): Promise<void> {
  await sql`
    with back as (
      insert into stock_movement (product_id, delta, reason, order_id)
      select product_id, -sum(delta), 'cancellation', order_id from stock_movement where order_id = ${orderId} and reason = 'sale'
      group by product_id, order_id having sum(delta) <> 0
      on conflict (order_id, product_id) where reason = 'cancellation' do nothing returning product_id, delta
    )
    update stock s set on_hand = s.on_hand + b.delta from back b where s.product_id = b.product_id`.execute(
    tx,
  );
}

/**
 * Makes what an order took what these lines need: more is taken by a conditional update, less goes back; movements are noted.
 * The stock rows are locked already, by `lockStockToChange`.
 * @returns false when a product has too little; the transaction must then be given up
 */
export async function changeSale(
  tx: Tx,
  orderId: number,
  lines: readonly StockLine[],
): Promise<boolean> {
  const { rows } = await sql<{ whole: boolean }>`
    with wanted as (${piecesOf(lines)}), had as (
      select product_id, -sum(delta) as quantity from stock_movement where order_id = ${orderId} and reason = 'sale' group by product_id
    ), more as (
      select product_id, coalesce(w.quantity, 0) - coalesce(h.quantity, 0) as n from wanted w full join had h using (product_id)
      where coalesce(w.quantity, 0) <> coalesce(h.quantity, 0)
    ), moved as (
      update stock s set on_hand = s.on_hand - m.n from more m
      where s.product_id = m.product_id and (m.n < 0 or s.on_hand - s.reserved >= m.n) returning s.product_id, m.n
    ), noted as (
      insert into stock_movement (product_id, delta, reason, order_id) select product_id, -n, 'sale', ${orderId} from moved
    )
    select (select count(*) from more) = (select count(*) from moved) as whole`.execute(tx);
  return rows[0]?.whole === true;
}

/**
 * Puts units that a buyer sent back on the shelf and notes the movements; the stock rows are locked already, by `lockStock`.
 * @param locationId null: the default location
 */
export async function putBack(
  tx: Tx,
  orderId: number,
  lines: readonly StockLine[],
  locationId: number | null = null,
): Promise<void> {
  await sql`
    with back as (${piecesOf(lines)}), moved as (
      update stock s set on_hand = s.on_hand + b.quantity from back b where s.product_id = b.product_id returning s.product_id, b.quantity
    )
    insert into stock_movement (product_id, delta, reason, order_id, location_id)
    select product_id, quantity, 'return', ${orderId}, ${locationId}::int from moved`.execute(tx);
}
