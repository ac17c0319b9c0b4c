// Orders ready to be confirmed or shipped: freight agreed as free, the whole total received.
import { sql } from 'kysely';
import type { Db } from '../src/platform/db/index.ts';

/** A checkout that says nothing in particular. */
export const CHECKOUT = {
  purchaseOrderNumber: '',
  note: '',
  paymentMode: 'escrow',
  termsAccepted: true,
} as const;

/** @param order its id or public id */
export async function agreeFreight(db: Db, order: number | string): Promise<void> {
  await sql`update sales_order set freight_base = 0, freight_in = (select jsonb_object_agg(currency, 0) from jsonb_object_keys(total_in) currency) where ${String(order)} in (id::text, public_id) and freight_base is null`.execute(
    db,
  );
}

/** @param order its id or public id */
export async function payInFull(db: Db, order: number | string): Promise<void> {
  await sql`
    insert into order_payment (order_id, received_on, mode, reference, amount_base, actor, once)
    select id, current_date, 'escrow', 'E-1', total_base - paid_base, 'system', 'paid-in-full-' || id from sales_order
    where ${String(order)} in (id::text, public_id) and total_base > paid_base`.execute(db);
}
