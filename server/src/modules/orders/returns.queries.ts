// Rows of returns: requested and credited quantities.
import type { ReturnReason } from '@millwright/contracts';
import { sql } from 'kysely';
import { byCurrency } from '../../platform/amounts.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { ReturnCredit } from './returns.credit.rules.ts';

export type NewReturn = {
  orderId: number;
  note: string;
  lines: readonly { productId: number; quantity: number; reason: ReturnReason }[];
};

/** Its lines and itself in one statement. @throws order_return_line_open_once when one of the lines is asked for already */
export async function insertReturn(
  tx: Tx,
  { orderId, note, lines }: NewReturn,
  at: Date,
): Promise<void> {
  await sql`
    with asked as (insert into order_return (order_id, note, requested_at) values (${orderId}, ${note}, ${at}) returning id)
    insert into order_return_line (return_id, order_id, product_id, quantity, reason)
    select asked.id, ${orderId}, l."productId", l.quantity, l.reason
    from asked, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("productId" int, quantity int, reason text)`.execute(
    tx,
  );
}

/** The order is locked. The units are counted by the lines, the total by the order; the credit itself stays with the return. */
export async function saveCredit(
  tx: Tx,
  orderId: number,
  returnId: number,
  credit: ReturnCredit,
): Promise<void> {
  await sql`
    update order_line l set credited = coalesce(l.credited, 0) + c.quantity
    from jsonb_to_recordset(${JSON.stringify(credit.lines)}::jsonb) as c ("productId" int, quantity int)
    where l.order_id = ${orderId} and l.product_id = c."productId"`.execute(tx);
  await sql`
    update sales_order set credited_base = credited_base + ${credit.total.base},
      credited_in = amounts_plus(credited_in, ${JSON.stringify(byCurrency(credit.total))}::jsonb)
    where id = ${orderId}`.execute(tx);
  await tx
    .updateTable('order_return')
    .set({ credit: JSON.stringify(credit) })
    .where('id', '=', returnId)
    .execute();
}
