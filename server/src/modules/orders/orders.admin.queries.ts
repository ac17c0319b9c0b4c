// Which orders are there for the staff, and what belongs to one beside the order itself? Lists go by indexes, whatever is asked.
import { type OrderStatus, type PaymentMode, RETURN_TRANSITIONS } from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import { type Db, literals, type Tx } from '../../platform/db/index.ts';
import type { ListPage } from '../../platform/list.ts';
import { allOf, sortDirection } from '../../platform/sql.ts';
import { dayEnd, dayStart } from '../pricing/index.ts';

export type AdminFilter = {
  ids?: number[] | undefined;
  q?: string | undefined;
  status?: OrderStatus | undefined;
  /** Days of the shop, both included. */
  from?: string | undefined;
  to?: string | undefined;
  toShip?: boolean | undefined;
  unpaid?: boolean | undefined;
  overdue?: boolean | undefined;
  returns?: boolean | undefined;
  refundDue?: boolean | undefined;
  customerId?: number | undefined;
  /** Whether `q` also finds by the account of the buyer. */
  byCustomer?: boolean | undefined;
};

export type AdminRow = {
  id: number;
  public_id: string;
  placed_at: Date;
  status: OrderStatus;
  customer_id: number;
  customer_name: string;
  company_name: string;
  buyer_po_number: string;
  total_base: number;
  credited_base: number;
  paid_base: number;
  refunded_base: number;
  payment_due: string | null;
  pieces: number;
  shipped: number;
  open_returns: number;
};

const SORTS: Readonly<Record<string, RawBuilder<unknown>>> = {
  id: sql`o.id`,
  total: sql`o.total_base`,
  paymentDue: sql`o.payment_due`,
};
const OPEN_RETURNS = literals(RETURN_TRANSITIONS.open());
const OPEN = sql`o.paid_base < o.total_base - o.credited_base and o.status <> 'Cancelled'`;
/** Of `sales_order o`: goods leave after payment. What has left whole is Shipped. */
export const TO_SHIP = sql`o.status = 'Confirmed' and o.paid_base >= o.total_base - o.credited_base`;
const REFUND_DUE = sql`o.paid_base > case when o.status = 'Cancelled' then 0 else o.total_base - o.credited_base end`;

/** The condition on `sales_order o`, for lists and for what leaves as a table. */
export function matchingOrders(filter: AdminFilter, today: string): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [];
  if (filter.ids !== undefined) parts.push(sql`o.id = any(${filter.ids}::bigint[])`);
  if (filter.status !== undefined) parts.push(sql`o.status = ${filter.status}`);
  if (filter.customerId !== undefined) parts.push(sql`o.customer_id = ${filter.customerId}`);
  if (filter.from !== undefined) parts.push(sql`o.placed_at >= ${dayStart(filter.from)}`);
  if (filter.to !== undefined) parts.push(sql`o.placed_at < ${dayEnd(filter.to)}`);
  if (filter.toShip !== undefined) parts.push(filter.toShip ? TO_SHIP : sql`not (${TO_SHIP})`);
  if (filter.unpaid !== undefined) parts.push(filter.unpaid ? OPEN : sql`not (${OPEN})`);
  if (filter.overdue === true) parts.push(sql`${OPEN} and o.payment_due < ${today}::date`);
  if (filter.refundDue === true) parts.push(REFUND_DUE);
  if (filter.returns === true)
    parts.push(sql`o.id in (select order_id from order_return where state in ${OPEN_RETURNS})`);
  if (filter.q !== undefined && filter.q.trim() !== '')
    parts.push(sql`o.id in (
      select p.id from sales_order p
        where staff_words(p.public_id, replace(p.public_id, '-', ''), p.company_name, p.buyer_po_number) @@ staff_query(${filter.q})
      union select i.order_id from invoice i where i.number = ${filter.q.trim().toUpperCase()}${
        filter.byCustomer === true
          ? sql`
      union select p.id from customer c join sales_order p on p.customer_id = c.id
        where staff_words(c.email, c.first_name, c.last_name, c.company_name, c.mobile, c.tax_id) @@ staff_query(${filter.q})`
          : sql``
      })`);
  return allOf(parts);
}

/** The page is found by its ids first; what else is shown is read for these alone. */
export async function listAdminRows(
  db: Db,
  filter: AdminFilter,
  page: ListPage,
  today: string,
): Promise<{ rows: AdminRow[]; total: number }> {
  const where = matchingOrders(filter, today);
  const by = SORTS[page.sort] ?? SORTS.id;
  const direction = sortDirection(page.order);
  // Written into the statement: with a place of the page that it does not know, the planner would sort all orders.
  const [count, start] = [sql.lit(page.count), sql.lit(page.start)];
  const [{ rows }, counted] = await Promise.all([
    sql<AdminRow>`
      with page as materialized (
        select o.id, ${by} as key from sales_order o where ${where}
        order by ${by} ${direction}, o.id ${direction} limit ${count} offset ${start}
      )
      select o.id, o.public_id, o.placed_at, o.status, o.customer_id, o.company_name, o.buyer_po_number, o.total_base, o.credited_base, o.paid_base, o.refunded_base, o.payment_due,
        btrim(c.first_name || ' ' || c.last_name) as customer_name, l.pieces, l.shipped, r.open_returns
      from page join sales_order o using (id) join customer c on c.id = o.customer_id
      join lateral (select sum(quantity)::int as pieces, sum(shipped)::int as shipped from order_line where order_id = o.id) l on true
      join lateral (select count(*)::int as open_returns from order_return where order_id = o.id and state in ${OPEN_RETURNS}) r on true
      order by page.key ${direction}, o.id ${direction}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from sales_order o where ${where}`.execute(
      db,
    ),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export type AdminExtras = {
  /** Shipment -> name of the location that it left from. */
  locations: Record<number, string> | null;
  /** Product -> number of the manufacturer, and barcode if it has one. */
  codes: Record<number, string[]> | null;
  customer: {
    id: number;
    first_name: string;
    last_name: string;
    email: string;
    mobile: string;
    verified: boolean;
    disabled_at: string | null;
  };
  history: { status: OrderStatus; at: string; actor: string }[];
  edits: { version: number; at: string; actor: string; changes: unknown }[] | null;
  payments:
    | {
        id: number;
        received_on: string;
        mode: PaymentMode;
        reference: string;
        amount_base: number;
        note: string;
        reverses: number | null;
        at: string;
        actor: string;
      }[]
    | null;
  notes: { id: number; at: string; actor: string; text: string }[] | null;
};

/** Data of an order for staff, besides the buyer's view; one statement. */
export async function findAdminExtras(db: Db | Tx, orderId: number): Promise<AdminExtras> {
  const { rows } = await sql<AdminExtras>`
    select (select to_jsonb(c) from customer c where c.id = o.customer_id) as customer,
      (select jsonb_agg(to_jsonb(s) order by s.at) from order_status_change s where s.order_id = o.id) as history,
      (select jsonb_agg(to_jsonb(e) order by e.version) from order_edit e where e.order_id = o.id) as edits,
      (select jsonb_agg(to_jsonb(p) order by p.id) from order_payment p where p.order_id = o.id) as payments,
      (select jsonb_agg(to_jsonb(n) order by n.id) from order_note n where n.order_id = o.id) as notes,
      (select jsonb_object_agg(s.id, l.name) from order_shipment s join stock_location l on l.id = s.location_id where s.order_id = o.id) as locations,
      (select jsonb_object_agg(p.id, array_remove(array[p.mpn, p.gtin], null)) from order_line l join product p on p.id = l.product_id where l.order_id = o.id) as codes
    from sales_order o where o.id = ${orderId}`.execute(db);
  return rows[0] as AdminExtras;
}

export async function insertNote(
  tx: Tx,
  orderId: number,
  actor: string,
  text: string,
): Promise<void> {
  await tx.insertInto('order_note').values({ order_id: orderId, actor, text }).execute();
}
