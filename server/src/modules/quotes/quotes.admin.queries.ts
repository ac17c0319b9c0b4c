// Quote list of the back office, in one statement.
import type { QuoteState } from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { type ListPage, listed } from '../../platform/list.ts';
import { allOf, likeOf, sortDirection } from '../../platform/sql.ts';

export type QuoteListRow = {
  public_id: string;
  name: string;
  company_name: string;
  email: string;
  customer_id: number | null;
  lead_id: number | null;
  created_at: Date;
  version: number;
  state: QuoteState;
  valid_until: Date;
  sent_at: Date | null;
  net: number;
  order_number: string | null;
};

export type QuoteFilter = {
  q?: string | undefined;
  state?: QuoteState | undefined;
  leadId?: number | undefined;
  customerId?: number | undefined;
};

/** With the newest version of each. */
export async function listQuotesForStaff(
  db: Db,
  { q, state, leadId, customerId }: QuoteFilter,
  page: ListPage,
): Promise<{ rows: QuoteListRow[]; total: number }> {
  const newest = sql`join lateral (select * from quote_version x where x.quote_id = q.id order by x.version desc limit 1) v on true`;
  const parts: RawBuilder<unknown>[] = [];
  if (leadId !== undefined) parts.push(sql`q.lead_id = ${leadId}`);
  if (customerId !== undefined) parts.push(sql`q.customer_id = ${customerId}`);
  const like = likeOf(q);
  if (like !== null)
    parts.push(
      sql`(q.public_id ilike ${like} or q.name ilike ${like} or q.company_name ilike ${like} or q.email ilike ${like})`,
    );
  // Without a wish about the state, versions are read for the page alone.
  const from = state === undefined ? sql`quote q` : sql`quote q ${newest}`;
  if (state !== undefined) parts.push(sql`v.state = ${state}`);
  const where = allOf(parts);
  const way = sortDirection(page.order);
  const { rows } = await sql<QuoteListRow & { total: number }>`
    select q.public_id, q.name, q.company_name, q.email, q.customer_id, q.lead_id, q.created_at, v.version, v.state, v.valid_until, v.sent_at,
      coalesce((select sum(l.net_base * l.quantity) from quote_line l where l.version_id = v.id), 0)::bigint as net,
      (select o.public_id from quote_version a join sales_order o on o.id = a.order_id where a.quote_id = q.id and a.state = 'accepted') as order_number,
      (select count(*)::int from ${from} where ${where}) as total
    from (select q.* from ${from} where ${where} order by q.id ${way} limit ${page.count} offset ${page.start}) q ${newest}
    order by q.id ${way}`.execute(db);
  return listed(rows);
}

export async function findOrderNumbers(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('sales_order')
    .select(['id', 'public_id'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row.public_id]));
}

export async function findQuoteMade(db: Db, quoteId: number): Promise<Date> {
  return (
    await db
      .selectFrom('quote')
      .select('created_at')
      .where('id', '=', quoteId)
      .executeTakeFirstOrThrow()
  ).created_at;
}
