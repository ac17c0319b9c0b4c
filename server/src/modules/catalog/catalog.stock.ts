// How does stock leave and return? Rows are locked in the order of product ids, and leave only by a conditional update. [decisions §4]
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

export type StockLine = { productId: number; quantity: number };

/**
 * Locks the stock rows of these products until the transaction ends, always in the order of their ids, so that two
 * orders that share products wait for each other instead of deadlocking.
 * @returns product id -> pieces that can be bought now
 */
export async function lockStock(tx: Tx, productIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ product_id: number; buyable: number }>`
    select product_id, on_hand - reserved as buyable from stock
    where product_id = any((select ${[...productIds]}::int[])::int[]) order by product_id for update`.execute(tx);
  return new Map(rows.map((row) => [row.product_id, row.buyable]));
}

/**
 * Sets pieces aside for somebody, all of them or none; the stock rows are locked already, by `lockStock`.
 * @returns false when a product has too little; the transaction must then be given up
 */
export async function reserveStock(tx: Tx, lines: readonly StockLine[]): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update stock s set reserved = s.reserved + w.quantity
    from unnest(${lines.map((line) => line.productId)}::int[], ${lines.map((line) => line.quantity)}::int[]) as w (product_id, quantity)
    where s.product_id = w.product_id and s.on_hand - s.reserved >= w.quantity`.execute(tx);
  return Number(numAffectedRows ?? 0) === lines.length;
}

/** The end of `reserveStock`: the pieces can be bought by anybody again. */
export async function freeStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  await sql`
    update stock s set reserved = s.reserved - w.quantity
    from unnest(${lines.map((line) => line.productId)}::int[], ${lines.map((line) => line.quantity)}::int[]) as w (product_id, quantity)
    where s.product_id = w.product_id`.execute(tx);
}

/**
 * Takes the pieces out of stock and notes the movements: common table expressions for the one statement that writes the order.
 * `taken` has a row for each line that had enough on hand; when one is missing, the caller gives up the transaction.
 * @param orderId the order's id as SQL, e.g. a column of an earlier expression
 */
export function takingStock(lines: readonly StockLine[], orderId: RawBuilder<number>): RawBuilder<unknown> {
  return sql`wanted as (
      select * from unnest(${lines.map((line) => line.productId)}::int[], ${lines.map((line) => line.quantity)}::int[]) as w (product_id, quantity)
    ), taken as (
      update stock s set on_hand = s.on_hand - w.quantity from wanted w
      where s.product_id = w.product_id and s.on_hand - s.reserved >= w.quantity returning s.product_id, w.quantity
    ), noted as (
      insert into stock_movement (product_id, delta, reason, order_id) select product_id, -quantity, 'sale', ${orderId} from taken
    )`;
}

/**
 * Puts the pieces of a cancelled order back and notes the movements. A line that came back before does not come back again.
 * The stock rows are locked already, by `lockStock`.
 */
export async function returnStock(tx: Tx, lines: readonly StockLine[], orderId: number): Promise<void> {
  await sql`
    with back as (
      insert into stock_movement (product_id, delta, reason, order_id)
      select w.product_id, w.quantity, 'cancellation', ${orderId}
      from unnest(${lines.map((line) => line.productId)}::int[], ${lines.map((line) => line.quantity)}::int[]) as w (product_id, quantity)
      on conflict (order_id, product_id) where reason = 'cancellation' do nothing returning product_id, delta
    )
    update stock s set on_hand = s.on_hand + b.delta from back b where s.product_id = b.product_id`.execute(tx);
}
