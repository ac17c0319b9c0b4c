// Order export: the staff's list, one line per order, newest first, a page of orders at a time.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { type AdminFilter, matchingOrders } from './orders.admin.queries.ts';

export type ExportedOrderLine = {
  id: number;
  public_id: string;
  placed_at: Date;
  status: string;
  company_name: string;
  payment_mode: string;
  buyer_po_number: string;
  display_currency: string;
  sku: string;
  name: string;
  hsn: string;
  quantity: number;
  unit_base: number;
  subtotal_base: number;
  total_base: number;
  credited: number;
  order_credited_base: number;
  order_paid_base: number;
};

const PAGE = 500;

/** @param today day of the shop */
export async function* exportOrderLines(
  db: Db,
  filter: AdminFilter,
  today: string,
): AsyncGenerator<ExportedOrderLine, void> {
  const where = matchingOrders(filter, today);
  for (let before: number | null = null; ; ) {
    const { rows }: { rows: ExportedOrderLine[] } = await sql<ExportedOrderLine>`
      with chosen as materialized (
        select * from sales_order o where (${before}::bigint is null or o.id < ${before}) and ${where}
        order by o.id desc limit ${PAGE}
      )
      select o.id, o.public_id, o.placed_at, o.status, o.company_name, o.payment_mode, o.buyer_po_number, o.display_currency,
        l.sku, l.name, l.hsn, l.quantity, l.unit_base, l.subtotal_base, o.total_base, coalesce(l.credited, 0) as credited, o.credited_base as order_credited_base, o.paid_base as order_paid_base
      from chosen o join order_line l on l.order_id = o.id order by o.id desc, l.position`.execute(
      db,
    );
    yield* rows;
    const last: ExportedOrderLine | undefined = rows.at(-1);
    if (last === undefined) return;
    before = last.id;
  }
}
