// Orders in the order of their changes, for an ERP: a page, and the moment before which no change can appear any more.
import type { Address, CurrencyCode, OrderStatus, PaymentMode } from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { AmountRow, FreightColumns } from '../../platform/amounts.ts';
import type { Db } from '../../platform/db/index.ts';
import { dayStart, type Rates } from '../pricing/index.ts';

/** Where a reader stands: behind this change of this order. Microseconds, which a Date has not. */
export type ChangePosition = { changedAt: string; id: number };

export type ErpRow = AmountRow<'subtotal'> &
  AmountRow<'total'> &
  FreightColumns & {
    id: number;
    public_id: string;
    /** ISO 8601 in UTC with microseconds. */
    changed_at: string;
    placed_at: Date;
    status: OrderStatus;
    company_name: string;
    buyer_name: string;
    tax_id: string;
    place_of_supply: string | null;
    billing: Address;
    delivery: Address;
    rates: Rates;
    display_currency: CurrencyCode;
    payment_mode: PaymentMode;
    payment_due: string | null;
    buyer_po_number: string;
    freight_collected: boolean;
    freight_hsn: string;
    freight_tax_basis_points: number;
    delivery_service: string;
    expected_delivery: string;
    paid_base: number;
    refunded_base: number;
    credited_base: number;
    customer: { id: number; email: string; mobile: string };
    lines: {
      position: number;
      sku: string;
      name: string;
      hsn: string;
      unit: string;
      quantity: number;
      shipped: number;
      credited: number | null;
      unit_base: number;
      subtotal_base: number;
      tax_basis_points: number;
    }[];
    taxes: { code: string; basis_points: number; value_base: number }[] | null;
    payments:
      | {
          id: number;
          received_on: string;
          mode: PaymentMode;
          reference: string;
          amount_base: number;
          reverses: number | null;
        }[]
      | null;
    shipments:
      | {
          id: number;
          shipped_at: string;
          carrier: string;
          tracking_number: string;
          lines: { sku: string; quantity: number }[];
        }[]
      | null;
    invoices: { kind: 'invoice' | 'credit-note'; number: string; issuedOn: string }[] | null;
  };

/**
 * No transaction that is open now, or begins later, notes a change before this moment: one that has written already began no earlier, one that has
 * not takes its moment from the clock. To be read before the page, in a statement of its own, on the primary.
 */
export async function changeHorizon(db: Db): Promise<string> {
  const { rows } = await sql<{ horizon: string }>`
    select ${asText(sql`least(clock_timestamp(), (select min(xact_start) from pg_stat_activity where backend_xid is not null and datname = current_database()))`)} as horizon`.execute(
    db,
  );
  return (rows[0] as { horizon: string }).horizon;
}

/** @param since a day of the shop, or a moment; null: from the beginning */
export async function listErpRows(
  db: Db,
  {
    after,
    since,
    horizon,
    limit,
  }: { after: ChangePosition | null; since: string | null; horizon: string; limit: number },
): Promise<ErpRow[]> {
  const behind =
    after === null
      ? sql`true`
      : sql`(t.changed_at, t.order_id) > (${after.changedAt}::timestamptz, ${after.id}::bigint)`;
  const from =
    since === null
      ? sql`true`
      : sql`t.changed_at >= ${since.length === 10 ? dayStart(since) : sql`${since}::timestamptz`}`;
  const { rows } = await sql<ErpRow>`
    with page as materialized (
      select t.order_id, t.changed_at from order_change_time t
      where t.changed_at < ${horizon}::timestamptz and ${behind} and ${from}
      order by t.changed_at, t.order_id limit ${limit}
    )
    select o.*, ${asText(sql`page.changed_at`)} as changed_at,
      (select jsonb_build_object('id', c.id, 'email', c.email, 'mobile', c.mobile) from customer c where c.id = o.customer_id) as customer,
      (select jsonb_agg(to_jsonb(l) || jsonb_build_object('unit', p.unit) order by l.position)
        from order_line l join product p on p.id = l.product_id where l.order_id = o.id) as lines,
      (select jsonb_agg(to_jsonb(x) order by x.position) from order_tax x where x.order_id = o.id) as taxes,
      (select jsonb_agg(to_jsonb(p) order by p.id) from order_payment p where p.order_id = o.id) as payments,
      (select jsonb_agg(to_jsonb(s) || jsonb_build_object('lines',
        (select jsonb_agg(jsonb_build_object('sku', l.sku, 'quantity', sl.quantity) order by l.position) from order_shipment_line sl
          join order_line l on l.order_id = s.order_id and l.product_id = sl.product_id where sl.shipment_id = s.id)) order by s.id)
        from order_shipment s where s.order_id = o.id) as shipments,
      (select jsonb_agg(jsonb_build_object('kind', i.kind, 'number', i.number, 'issuedOn', i.content ->> 'issuedOn') order by i.id)
        from invoice i where i.order_id = o.id) as invoices
    from page join sales_order o on o.id = page.order_id order by page.changed_at, page.order_id`.execute(
    db,
  );
  return rows;
}

function asText(moment: RawBuilder<unknown>): RawBuilder<string> {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
