// Customer lists and details for staff. Lists use indexes; tables of other modules are read here and written there.
import type { CustomerState, Locale } from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ListPage } from '../../platform/list.ts';
import { allOf, sortDirection } from '../../platform/sql.ts';
import { dayEnd, dayStart } from '../pricing/index.ts';

export type CustomerFilter = {
  ids?: number[] | undefined;
  q?: string | undefined;
  /** The search text as a telephone number, if it can be one. */
  phone?: string | null;
  verified?: boolean | undefined;
  state?: CustomerState | undefined;
  withOrders?: boolean | undefined;
  toReview?: boolean | undefined;
  /** Days of the shop, both included. */
  from?: string | undefined;
  to?: string | undefined;
};

export type CustomerRow = {
  id: number;
  first_name: string;
  last_name: string;
  company_name: string;
  email: string;
  mobile: string;
  tax_id: string;
  locale: Locale;
  verified: boolean;
  disabled_at: Date | null;
  closed_at: Date | null;
  created_at: Date;
  orders: number;
  last_order_at: Date | null;
  to_review: number;
};

const SORTS: Readonly<Record<string, RawBuilder<unknown>>> = {
  id: sql`c.id`,
  email: sql`c.email`,
  company: sql`lower(c.company_name)`,
};
const STATES: Readonly<Record<CustomerState, RawBuilder<unknown>>> = {
  active: sql`c.disabled_at is null`,
  blocked: sql`c.disabled_at is not null and c.closed_at is null`,
  closed: sql`c.closed_at is not null`,
};
const HAS_ORDERS = sql`c.id in (select customer_id from sales_order)`;
const TO_REVIEW = sql`c.id in (select customer_id from customer_certificate where state = 'sent')`;

/** The condition on `customer c`, for lists and for what leaves as a table. */
export function matchingCustomers(filter: CustomerFilter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [];
  const either = (wanted: boolean | undefined, condition: RawBuilder<unknown>) => {
    if (wanted !== undefined) parts.push(wanted ? condition : sql`not (${condition})`);
  };
  if (filter.ids !== undefined) parts.push(sql`c.id = any(${filter.ids}::bigint[])`);
  if (filter.state !== undefined) parts.push(STATES[filter.state]);
  either(filter.verified, sql`c.verified`);
  either(filter.withOrders, HAS_ORDERS);
  either(filter.toReview, TO_REVIEW);
  if (filter.from !== undefined) parts.push(sql`c.created_at >= ${dayStart(filter.from)}`);
  if (filter.to !== undefined) parts.push(sql`c.created_at < ${dayEnd(filter.to)}`);
  const typed = filter.q?.trim() ?? '';
  if (typed !== '') parts.push(found(typed, filter.phone ?? null));
  return allOf(parts);
}

function found(typed: string, phone: string | null): RawBuilder<unknown> {
  const words = sql`staff_words(c.email, c.first_name, c.last_name, c.company_name, c.mobile, c.tax_id) @@ staff_query(${typed})`;
  return phone === null ? words : sql`(${words} or c.mobile = ${phone})`;
}

/** The page is found by its ids first; what else is shown is read for these alone. */
export async function listCustomerRows(
  db: Db,
  filter: CustomerFilter,
  page: ListPage,
): Promise<{ rows: CustomerRow[]; total: number }> {
  const where = matchingCustomers(filter);
  const by = SORTS[page.sort] ?? SORTS.id;
  const direction = sortDirection(page.order);
  const [count, start] = [sql.lit(page.count), sql.lit(page.start)];
  const [{ rows }, counted] = await Promise.all([
    sql<CustomerRow>`
      with page as materialized (
        select c.id, ${by} as key from customer c where ${where} order by ${by} ${direction}, c.id ${direction} limit ${count} offset ${start}
      )
      select ${ROW} from page join customer c using (id) ${JOINED} order by page.key ${direction}, c.id ${direction}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from customer c where ${where}`.execute(
      db,
    ),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

const ROW = sql`c.id, c.first_name, c.last_name, c.company_name, c.email, c.mobile, c.tax_id, c.locale, c.verified, c.disabled_at, c.closed_at, c.created_at,
  o.orders, o.last_order_at, r.to_review`;
const JOINED = sql`
  join lateral (select count(*)::int as orders, max(placed_at) as last_order_at from sales_order where customer_id = c.id) o on true
  join lateral (select count(*)::int as to_review from customer_certificate where customer_id = c.id and state = 'sent') r on true`;

type Json<Row> = Row[] | null;
export type Known = CustomerRow & {
  billing: Place | null;
  delivery: Place | null;
  sums: Json<{ currency: string; orders: number; total: number; charged: number }>;
  recent_orders: Json<{
    id: number;
    public_id: string;
    placed_at: string;
    status: string;
    total_base: number;
  }>;
  quotes: Json<{ public_id: string; created_at: string; state: string }>;
  negotiations: Json<{ reference: string; created_at: string; item_name: string; state: string }>;
  leads: Json<{ id: number; reference: string; created_at: string; kind: string; state: string }>;
  reviews: Json<{ id: number; sku: string; created_at: string; rating: number; state: string }>;
  counts: { quotes: number; negotiations: number; leads: number; reviews: number };
  sessions: Json<{ created_at: string; last_seen_at: string; open: boolean }>;
  notes: Json<{ id: number; at: string; actor: string; text: string }>;
  history: Json<{
    id: number;
    at: string;
    who: string;
    table_name: string;
    operation: string;
    row_key: Record<string, unknown>;
    before: Record<string, unknown> | null;
    after: Record<string, unknown> | null;
  }>;
};
type Place = {
  address: string;
  city: string;
  country: string;
  postalCode: string;
  phoneNumber: string;
};

const placeOf = (
  type: 'billing' | 'delivery',
) => sql`(select jsonb_build_object('address', a.address, 'city', a.city, 'country', a.country,
  'postalCode', a.postal_code, 'phoneNumber', a.phone_number) from customer_address a where a.customer_id = c.id and a.type = ${sql.lit(type)})`;
/** The newest of something, as a list. */
const newest = (rows: RawBuilder<unknown>, count = 10) =>
  sql`(select jsonb_agg(to_jsonb(n)) from (${rows} order by id desc limit ${sql.lit(count)}) n)`;

/** Everything that staff see of a customer, in one statement. */
export async function findKnown(db: Db | Tx, customerId: number): Promise<Known | undefined> {
  const { rows } = await sql<Known>`
    select ${ROW}, ${placeOf('billing')} as billing, ${placeOf('delivery')} as delivery,
      (select jsonb_agg(to_jsonb(s)) from (
        select display_currency as currency, count(*)::int as orders, sum(total_base)::bigint as charged,
          sum((total_in ->> display_currency)::bigint)::bigint as total
        from sales_order where customer_id = c.id and status <> 'Cancelled' group by 1 order by 1) s) as sums,
      ${newest(sql`select id, public_id, placed_at, status, total_base from sales_order where customer_id = c.id`)} as recent_orders,
      ${newest(sql`select q.id, q.public_id, q.created_at, v.state from quote q
        join lateral (select state from quote_version where quote_id = q.id order by version desc limit 1) v on true where q.customer_id = c.id`)} as quotes,
      ${newest(sql`select id, reference, created_at, item_name, state from negotiation where customer_id = c.id`)} as negotiations,
      ${newest(sql`select id, reference, created_at, kind, state from lead where customer_id = c.id`)} as leads,
      ${newest(sql`select w.id, p.sku, w.created_at, w.rating, w.state from review w join product p on p.id = w.product_id where w.customer_id = c.id`)} as reviews,
      jsonb_build_object('quotes', (select count(*) from quote where customer_id = c.id), 'negotiations', (select count(*) from negotiation where customer_id = c.id),
        'leads', (select count(*) from lead where customer_id = c.id), 'reviews', (select count(*) from review where customer_id = c.id)) as counts,
      (select jsonb_agg(to_jsonb(s)) from (
        select created_at, last_seen_at, revoked_at is null and expires_at > now() and last_seen_at > now() - interval '12 hours' as open
        from session where customer_id = c.id order by last_seen_at desc limit 20) s) as sessions,
      ${newest(sql`select id, at, actor, text from customer_note where customer_id = c.id`, 200)} as notes,
      ${newest(
        sql`select id, at, who, table_name, operation, row_key, before, after from audit_log where subject = 'customer' and subject_id = c.id::text`,
        100,
      )} as history
    from customer c ${JOINED} where c.id = ${customerId}`.execute(db);
  return rows[0];
}

export type LockedCustomer = {
  id: number;
  email: string;
  first_name: string;
  locale: Locale;
  verified: boolean;
  disabled_at: Date | null;
  demo_closed_at: Date | null;
  closed_at: Date | null;
};

export async function lockCustomer(
  tx: Tx,
  customerId: number,
): Promise<LockedCustomer | undefined> {
  const { rows } = await sql<LockedCustomer>`
    select id, email, first_name, locale, verified, disabled_at, demo_closed_at, closed_at from customer where id = ${customerId} for update`.execute(
    tx,
  );
  return rows[0];
}

export async function saveVerified(tx: Tx, customerId: number, verified: boolean): Promise<void> {
  await tx.updateTable('customer').set({ verified }).where('id', '=', customerId).execute();
}

/** A blocked customer has no access: no login, no session, no ticket, no link. */
export async function saveBlocked(tx: Tx, customerId: number, at: Date | null): Promise<void> {
  await tx.updateTable('customer').set({ disabled_at: at }).where('id', '=', customerId).execute();
}

export async function insertCustomerNote(
  tx: Tx,
  customerId: number,
  actor: string,
  text: string,
): Promise<void> {
  await tx.insertInto('customer_note').values({ customer_id: customerId, actor, text }).execute();
}
