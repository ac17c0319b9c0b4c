// Which orders of a customer are not done yet?
import type { Db, Tx } from '../../platform/db/index.ts';

/** The ids that people know, oldest first. */
export async function listOpenOrders(db: Db | Tx, customerId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('purchase_order')
    .select('public_id')
    .where('customer_id', '=', customerId)
    .where('status', 'not in', ['Completed', 'Cancelled'])
    .orderBy('id')
    .execute();
  return rows.map((row) => row.public_id);
}
