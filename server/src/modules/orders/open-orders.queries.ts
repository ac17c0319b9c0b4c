// Open orders of a customer, and orders after anonymisation.
import { ORDER_TRANSITIONS } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** The ids that people know, oldest first. */
export async function listOpenOrders(db: Db | Tx, customerId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('sales_order')
    .select('public_id')
    .where('customer_id', '=', customerId)
    .where('status', 'in', ORDER_TRANSITIONS.open())
    .orderBy('id')
    .execute();
  return rows.map((row) => row.public_id);
}

/** Names, addresses and tax numbers stay, as the law wants them of a sale; telephone numbers and what the buyer wrote do not. */
export async function forgetBuyer(tx: Tx, customerId: number): Promise<void> {
  await sql`update sales_order set note = '', billing = billing || '{"phoneNumber": ""}', delivery = delivery || '{"phoneNumber": ""}'
    where customer_id = ${customerId}`.execute(tx);
  await sql`update order_proposal set answer = '' where closed_by = 'customer'
    and order_id in (select id from sales_order where customer_id = ${customerId})`.execute(tx);
  await sql`update order_return set note = '' where order_id in (select id from sales_order where customer_id = ${customerId})`.execute(
    tx,
  );
}
