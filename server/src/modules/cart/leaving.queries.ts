// Erasure of a customer's carts, except those that became orders.
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** No order can be placed from them in the meantime: a commit locks its cart first. */
export async function lockCartsOf(tx: Tx, customerId: number): Promise<void> {
  await sql`select from cart where customer_id = ${customerId} and status <> 'ordered' order by id for update`.execute(
    tx,
  );
}

export async function removeCartsOf(tx: Tx, customerId: number): Promise<void> {
  await tx
    .deleteFrom('cart')
    .where('customer_id', '=', customerId)
    .where('status', '<>', 'ordered')
    .execute();
}
