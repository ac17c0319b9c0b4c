// Order rows: written once, in one statement; only the status changes.
import type {
  Address,
  CartLine,
  CurrencyCode,
  Locale,
  OrderChange,
  OrderFilter,
  OrderStatus,
  PaymentMode,
  ReturnReason,
  ReturnState,
} from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import {
  type AmountRow,
  amountColumns,
  byCurrency,
  type FreightColumns,
} from '../../platform/amounts.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { allOf, likeOf } from '../../platform/sql.ts';
import { takingStock } from '../catalog/index.ts';
import { dayEnd, dayStart, type Rates } from '../pricing/index.ts';
import type { ProposalRow } from './orders.proposals.queries.ts';
import type { Totals } from './orders.rules.ts';
import type { ReturnCredit } from './returns.credit.rules.ts';

export type NewOrder = {
  publicId: string;
  /** null: no cart became it. */
  cartId: number | null;
  customerId: number;
  locale: string;
  displayCurrency: CurrencyCode;
  companyName: string;
  /** The person, as the account was called then. */
  buyerName: string;
  /** GSTIN or VAT number of the buyer, and the GST state where the delivery is taxed. */
  taxId: string;
  placeOfSupply: string | null;
  billing: Address;
  delivery: Address;
  rates: Rates;
  totals: Totals;
  freightTax: { hsn: string; basisPoints: number };
  lines: readonly (CartLine & { hsn: string; taxBasisPoints: number })[];
  paymentMode: PaymentMode;
  purchaseOrderNumber: string;
  note: string;
  termsVersion: string;
  placedAt: Date;
  expectedDelivery: string;
  /** Way of delivery that the buyer chose; '' = agreed with staff. */
  deliveryService: string;
  freightCollected: boolean;
  commissionBasisPoints: number;
  /** Who placed it: 'customer' or 'staff:<id>', with the number of the form it was sent by. */
  placedBy: { actor: string; once: string | null };
};

/**
 * Writes the order with its lines, taxes and first status, takes its stock, closes its cart and leaves the mail about it: one statement.
 * @param mail common table expressions that end in `mail_job`
 * @returns its id and moment, or undefined when a line had too little on hand; the transaction must then be given up
 */
export async function insertOrder(
  tx: Tx,
  order: NewOrder,
  mail: RawBuilder<unknown>,
): Promise<{ id: number; placedAt: Date } | undefined> {
  const { subtotal, freight, total, taxes } = order.totals;
  const lines = order.lines.map((line, index) => ({
    position: index + 1,
    product_id: line.productId,
    sku: line.sku,
    name: line.name,
    slug: line.slug,
    image: line.image,
    manufacturer: line.manufacturer.name,
    hsn: line.hsn,
    tax_basis_points: line.taxBasisPoints,
    quantity: line.quantity,
    shipped: 0,
    credited: 0,
    ...amountColumns('unit', line.unitPrice),
    ...amountColumns('subtotal', line.subtotal),
  }));
  const taxRows = taxes.map((tax, index) => ({
    position: index + 1,
    code: tax.code,
    name: tax.name,
    basis_points: tax.basisPoints,
    ...amountColumns('value', tax.value),
  }));
  const { rows } = await sql<{
    id: number;
    placed_at: Date;
    taken: number;
    wanted: number;
    mails: number;
  }>`
    with placed as (
      insert into sales_order (public_id, cart_id, customer_id, locale, display_currency, company_name, buyer_name, tax_id, place_of_supply, billing, delivery, rates,
        subtotal_base, subtotal_in, freight_base, freight_in, freight_hsn, freight_tax_basis_points,
        total_base, total_in, payment_mode, buyer_po_number, note, terms_version, placed_at, expected_delivery,
        commission_basis_points, idempotency_key, delivery_service, freight_collected)
      values (${order.publicId}, ${order.cartId}::bigint, ${order.customerId}, ${order.locale}, ${order.displayCurrency}, ${order.companyName},
        ${order.buyerName}, ${order.taxId}, ${order.placeOfSupply}, ${JSON.stringify(order.billing)}::jsonb, ${JSON.stringify(order.delivery)}::jsonb, ${JSON.stringify(order.rates)}::jsonb,
        ${subtotal.base}, ${JSON.stringify(byCurrency(subtotal))}::jsonb, ${freight?.base ?? null}::bigint, ${freight === null ? null : JSON.stringify(byCurrency(freight))}::jsonb,
        ${order.freightTax.hsn}, ${order.freightTax.basisPoints}::int,
        ${total.base}, ${JSON.stringify(byCurrency(total))}::jsonb, ${order.paymentMode}, ${order.purchaseOrderNumber}, ${order.note}, ${order.termsVersion}, ${order.placedAt}, ${order.expectedDelivery}::date,
        ${order.commissionBasisPoints}::int, ${order.placedBy.once}::text, ${order.deliveryService}, ${order.freightCollected}::boolean)
      returning id, placed_at
    ), line as (
      insert into order_line select (r).* from (select jsonb_populate_record(null::order_line, l || jsonb_build_object('order_id', placed.id)) as r
        from placed, jsonb_array_elements(${JSON.stringify(lines)}::jsonb) l) rows
    ), tax as (
      insert into order_tax select (r).* from (select jsonb_populate_record(null::order_tax, t || jsonb_build_object('order_id', placed.id)) as r
        from placed, jsonb_array_elements(${JSON.stringify(taxRows)}::jsonb) t) rows
    ), status as (
      insert into order_status_change (order_id, status, actor, at) select id, 'Pending', ${order.placedBy.actor}, placed_at from placed
    ), spent as (
      update cart set status = 'ordered', seen = null where id = ${order.cartId}::bigint
    ), ${takingStock(order.lines, sql<number>`(select id from placed)`)}, ${mail}
    select id, placed_at, (select count(*)::int from taken) as taken, (select count(*)::int from wanted) as wanted, (select count(*)::int from mail_job) as mails from placed`.execute(
    tx,
  );
  const row = rows[0] as {
    id: number;
    placed_at: Date;
    taken: number;
    wanted: number;
    mails: number;
  };
  if (row.mails !== 1) throw new Error('the mail about an order found no queue');
  return row.taken === row.wanted ? { id: row.id, placedAt: row.placed_at } : undefined;
}

/** The order that this form of staff has placed already. */
export async function findOrderByKey(
  tx: Tx,
  customerId: number,
  once: string,
): Promise<{ id: number; orderId: string } | undefined> {
  return await tx
    .selectFrom('sales_order')
    .select(['id', 'public_id as orderId'])
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', once)
    .executeTakeFirst();
}

export type OrderRow = {
  id: number;
  public_id: string;
  placed_at: Date;
  status: OrderStatus;
  display_currency: CurrencyCode;
  company_name: string;
  buyer_name: string;
  billing: Address;
  delivery: Address;
  payment_mode: PaymentMode;
  buyer_po_number: string;
  note: string;
  expected_delivery: string;
  /** null until the invoice is issued. */
  payment_due: string | null;
  customer_id: number;
  tax_id: string;
  locale: Locale;
  terms_version: string;
  carrier: string;
  tracking_number: string;
  lines: LineRow[];
  taxes: TaxRow[] | null;
  history: { status: OrderStatus; at: string }[];
  returns: ReturnRow[] | null;
  shipments: ShipmentRow[] | null;
  edits:
    | {
        at: string;
        changes: Omit<OrderChange, 'at' | 'reason'> & { reason?: string; consent?: string };
      }[]
    | null;
  /** Changes that cost more, the oldest first. */
  proposals: ProposalRow[] | null;
  version: number;
  paid_base: number;
  refunded_base: number;
  commission_basis_points: number;
  place_of_supply: string | null;
  rates: Rates;
} & AmountRow<'subtotal'> &
  AmountRow<'total'> &
  AmountRow<'credited'> &
  FreightRow;

export type FreightRow = FreightColumns & {
  freight_collected: boolean;
  delivery_service: string;
};

export type ReturnRow = {
  id: number;
  requested_at: string;
  state: ReturnState;
  note: string;
  answer: string;
  restocked: boolean;
  credit: ReturnCredit | null;
  lines: { product_id: number; quantity: number; reason: ReturnReason; open: boolean }[];
};

export type ShipmentRow = {
  id: number;
  shipped_at: string;
  carrier: string;
  tracking_number: string;
  actor: string;
  once: string;
  lines: { product_id: number; quantity: number }[];
};

export type LineRow = {
  product_id: number;
  hsn: string;
  tax_basis_points: number;
  shipped: number;
  credited: number | null;
  sku: string;
  /** As it was ordered. */
  name: string;
  /** What the catalogue calls it now, unless it was renamed since. */
  names: Partial<Record<Locale, string>> | null;
  slug: string;
  image: string;
  manufacturer: string;
  quantity: number;
} & AmountRow<'unit'> &
  AmountRow<'subtotal'>;
export type TaxRow = { code: string; name: string; basis_points: number } & AmountRow<'value'>;

/** Of order line `l` in every language, while one of them is what was ordered; null when the product was renamed since. [decisions 0086] */
export const namesOfLine = sql`(select jsonb_object_agg(t.locale, t.name) from product_text t
  where t.product_id = l.product_id having bool_or(t.name = l.name))`;

const orderColumns = sql`o.id, o.public_id, o.placed_at, o.status, o.display_currency, o.company_name, o.buyer_name, o.billing, o.delivery, o.payment_mode,
  o.buyer_po_number, o.note, o.expected_delivery, o.payment_due, o.customer_id, o.tax_id, o.locale, o.terms_version, o.carrier, o.tracking_number,
  o.subtotal_base, o.subtotal_in, o.total_base, o.total_in, o.freight_base, o.freight_in, o.freight_collected, o.delivery_service,
  o.credited_base, o.credited_in, o.version, o.paid_base, o.refunded_base, o.commission_basis_points, o.place_of_supply, o.rates,
  (select jsonb_agg(to_jsonb(l) || jsonb_build_object('names', ${namesOfLine}) order by l.position) from order_line l where l.order_id = o.id) as lines,
  (select jsonb_agg(to_jsonb(t) order by t.position) from order_tax t where t.order_id = o.id) as taxes,
  (select jsonb_agg(jsonb_build_object('at', e.at, 'changes', e.changes) order by e.version) from order_edit e where e.order_id = o.id) as edits,
  (select jsonb_agg(to_jsonb(p) order by p.id) from order_proposal p where p.order_id = o.id) as proposals,
  (select jsonb_agg(jsonb_build_object('status', s.status, 'at', s.at) order by s.at) from order_status_change s where s.order_id = o.id) as history,
  (select jsonb_agg(to_jsonb(r) || jsonb_build_object('lines',
    (select jsonb_agg(to_jsonb(rl) order by rl.product_id) from order_return_line rl where rl.return_id = r.id)) order by r.id)
    from order_return r where r.order_id = o.id) as returns,
  (select jsonb_agg(to_jsonb(s) || jsonb_build_object('lines',
    (select jsonb_agg(to_jsonb(sl) order by l.position) from order_shipment_line sl
      join order_line l on l.order_id = s.order_id and l.product_id = sl.product_id where sl.shipment_id = s.id)) order by s.id)
    from order_shipment s where s.order_id = o.id) as shipments`;

export type OrderKey = { id: number } | { code: string };

/** Whatever letters stood before it at that time. */
const withCode = (code: string | null) => sql`right(o.public_id, 9) = ${code}`;

/** An order by number or the code of its public id. With a customer only one of theirs: anybody else's is simply not there. */
export async function findOrder(
  db: Db | Tx,
  customerId: number | 'anybody',
  key: OrderKey,
): Promise<OrderRow | undefined> {
  const match = 'id' in key ? sql`o.id = ${key.id}` : withCode(key.code);
  const owner = customerId === 'anybody' ? sql`true` : sql`o.customer_id = ${customerId}`;
  const { rows } =
    await sql<OrderRow>`select ${orderColumns} from sales_order o where ${match} and ${owner}`.execute(
      db,
    );
  return rows[0];
}

/** The status of an order, locked until the transaction ends. Stock, if it is to be locked too, comes before. */
export async function lockOrder(tx: Tx, id: number): Promise<OrderStatus> {
  const row = await tx
    .selectFrom('sales_order')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.status;
}

/** Later than every step before it, whatever clocks say. @param actor 'customer', 'staff:<id>' or 'system' */
export async function saveStatus(
  tx: Tx,
  id: number,
  status: OrderStatus,
  actor: string,
  at: Date,
): Promise<void> {
  await sql`
    with changed as (update sales_order set status = ${status} where id = ${id} returning id)
    insert into order_status_change (order_id, status, actor, at) select id, ${status}, ${actor},
      greatest(${at}::timestamptz, (select max(at) + interval '1 microsecond' from order_status_change where order_id = ${id})) from changed`.execute(
    tx,
  );
}

export async function saveCarrier(
  tx: Tx,
  id: number,
  by: { carrier: string; trackingNumber: string },
): Promise<void> {
  const set = { carrier: by.carrier, tracking_number: by.trackingNumber };
  await tx.updateTable('sales_order').set(set).where('id', '=', id).execute();
}

/** The order that this cart became, if it is this customer's. */
export async function findOrderOfCart(
  db: Db | Tx,
  customerId: number,
  cartId: number,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from sales_order o where o.cart_id = ${cartId} and o.customer_id = ${customerId}`.execute(
    db,
  );
  return rows[0];
}

function matching(
  customerId: number,
  filter: OrderFilter,
  code: string | null,
): RawBuilder<unknown> {
  const parts = [sql`o.customer_id = ${customerId}`];
  if (filter.status !== undefined) parts.push(sql`o.status = ${filter.status}`);
  if (filter.from !== undefined) parts.push(sql`o.placed_at >= ${dayStart(filter.from)}`);
  if (filter.to !== undefined) parts.push(sql`o.placed_at < ${dayEnd(filter.to)}`);
  const like = likeOf(filter.text);
  if (like !== null)
    parts.push(sql`(${withCode(code)} or o.public_id ilike ${like} or o.buyer_po_number ilike ${like}
      or exists (select from order_line l where l.order_id = o.id and (l.sku ilike ${like} or l.name ilike ${like})))`);
  return allOf(parts);
}

/** A page of a customer's orders, newest first, with the number of all that match. `code`: of the order that the text names, if it is a number. */
export async function listOrderRows(
  db: Db,
  customerId: number,
  page: { start: number; count: number },
  filter: OrderFilter = {},
  code: string | null = null,
): Promise<{ rows: OrderRow[]; total: number }> {
  const where = matching(customerId, filter, code);
  const [{ rows }, counted] = await Promise.all([
    sql<OrderRow>`select ${orderColumns} from sales_order o where ${where} order by o.id desc limit ${page.count} offset ${page.start}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from sales_order o where ${where}`.execute(
      db,
    ),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The order of this number, if this is its buyer's address. */
export async function findTracked(
  db: Db,
  code: string,
  email: string,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from sales_order o join customer c on c.id = o.customer_id
    where ${withCode(code)} and c.email = ${email}`.execute(db);
  return rows[0];
}
