// Rows of a negotiated price. Callers that write hold the lock of the customer's cart; stock is locked after it, by product id.

import { sql } from 'kysely';
import { byCurrency } from '../../platform/amounts.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { freeStock, lockStock, piecesOf } from '../catalog/index.ts';
import type { StoredNegotiated } from './negotiated-price.rules.ts';

/** Reservation for a customer. Prices are per unit, before tax. */
export type NegotiatedOrder = Pick<
  StoredNegotiated,
  'source' | 'reference' | 'quantity' | 'unitPrice' | 'validUntil'
> & {
  productId: number;
};

/** The price, the units reserved for it, and its line in the cart, which replaces an ordinary one: one statement. */
export async function insertNegotiated(
  tx: Tx,
  owner: { customerId: number; cartId: number },
  { productId, quantity, unitPrice, validUntil, source, reference }: NegotiatedOrder,
): Promise<void> {
  await sql`
    with agreed as (
      insert into negotiated_price (customer_id, product_id, quantity, unit_base, unit_in, valid_until, source, reference)
      values (${owner.customerId}, ${productId}, ${quantity}, ${unitPrice.base}, ${JSON.stringify(byCurrency(unitPrice))}::jsonb, ${validUntil}, ${source}, ${reference})
      returning id
    ), hold as (
      insert into stock_reservation (negotiated_price_id, product_id, quantity)
      select agreed.id, p.product_id, p.quantity from agreed, (${piecesOf([{ productId, quantity }])}) p
    ), touched as (
      update cart set touched_at = now() where id = ${owner.cartId}
    )
    insert into cart_line (cart_id, product_id, quantity, negotiated_price_id)
    select ${owner.cartId}, ${productId}, ${quantity}, agreed.id from agreed
    on conflict (cart_id, product_id) do update set quantity = excluded.quantity, negotiated_price_id = excluded.negotiated_price_id`.execute(
    tx,
  );
}

/** Ends these prices where still reserved: their units are available to everybody again. @returns how many ended */
export async function endNegotiated(
  tx: Tx,
  ids: readonly number[],
  as: 'used' | 'released',
  at: Date,
): Promise<number> {
  if (ids.length === 0) return 0;
  const ended = await tx
    .updateTable('negotiated_price')
    .set({ state: as, ended_at: at })
    .where('id', 'in', [...ids])
    .where('state', '=', 'held')
    .returning('id')
    .execute();
  if (ended.length === 0) return 0;
  const { rows } = await sql<{ product_id: number; quantity: number }>`
    select product_id, sum(quantity)::int as quantity from stock_reservation
    where negotiated_price_id = any(${ended.map((row) => row.id)}::bigint[]) group by product_id order by product_id`.execute(
    tx,
  );
  const pieces = rows.map((row) => ({ productId: row.product_id, quantity: row.quantity }));
  await lockStock(
    tx,
    pieces.map((line) => line.productId),
  );
  await freeStock(tx, pieces);
  return ended.length;
}

/** Reservations of this customer. */
export async function listHeldOf(
  tx: Tx,
  customerId: number,
): Promise<{ id: number; productId: number; validUntil: Date }[]> {
  const rows = await tx
    .selectFrom('negotiated_price')
    .select(['id', 'product_id', 'valid_until'])
    .where('customer_id', '=', customerId)
    .where('state', '=', 'held')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    validUntil: row.valid_until,
  }));
}

/** Until when the price of this negotiation or quote waits in a cart; null when it does not. */
export async function findHeldUntil(
  db: Db | Tx,
  source: NegotiatedOrder['source'],
  reference: string,
): Promise<Date | null> {
  const row = await db
    .selectFrom('negotiated_price')
    .select('valid_until')
    .where('source', '=', source)
    .where('reference', '=', reference)
    .where('state', '=', 'held')
    .executeTakeFirst();
  return row?.valid_until ?? null;
}

/** Customers with expired reservations, the longest overdue first. */
export async function listOverdue(tx: Tx, now: Date, atMost: number): Promise<number[]> {
  const { rows } = await sql<{ customer_id: number }>`
    select customer_id from negotiated_price where state = 'held' and valid_until <= ${now}
    group by customer_id order by min(valid_until) limit ${atMost}`.execute(tx);
  return rows.map((row) => row.customer_id);
}

/** Deletes the negotiated prices of an erased customer; orders keep their own copies. All reservations have been ended before. */
export async function deleteNegotiatedOf(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom('negotiated_price').where('customer_id', '=', customerId).execute();
}
