// Verified purchases: customers with a shipped or completed order of a product.
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Those of `customerIds` who did. */
export async function listBuyers(
  db: Db | Tx,
  productId: number,
  customerIds: readonly number[],
): Promise<Set<number>> {
  if (customerIds.length === 0) return new Set();
  const { rows } = await sql<{ customer_id: number }>`
    select distinct o.customer_id from sales_order o
    where o.customer_id = any(${[...customerIds]}::bigint[]) and o.status in ('Shipped', 'Completed')
      and exists (select from order_line l where l.order_id = o.id and l.product_id = ${productId})`.execute(
    db,
  );
  return new Set(rows.map((row) => row.customer_id));
}
