// Negotiation list of the back office, in one statement.
import type { OfferState } from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { type ListPage, listed } from '../../platform/list.ts';
import { allOf, likeOf, sortDirection } from '../../platform/sql.ts';
import { type NegotiationRow, negotiationColumns } from './negotiations.queries.ts';

export type AdminThreadRow = NegotiationRow & { customer: string };

/** The name belongs to the negotiation; the company is the account's. */
const customerOf = (column: RawBuilder<unknown>, withCompany: boolean) => sql`coalesce((
  select concat_ws(', ', nullif(btrim(c.first_name || ' ' || c.last_name), ''), case when ${withCompany} then nullif(c.company_name, '') end) from customer c where c.id = ${column}), '')`;

export type ThreadFilter = {
  q?: string | undefined;
  state?: OfferState | undefined;
  customerId?: number | undefined;
};

export async function listThreads(
  db: Db,
  { q, state, customerId }: ThreadFilter,
  page: ListPage,
  withCompany: boolean,
): Promise<{ rows: AdminThreadRow[]; total: number }> {
  const parts: RawBuilder<unknown>[] = [];
  if (state !== undefined) parts.push(sql`n.state = ${state}`);
  if (customerId !== undefined) parts.push(sql`n.customer_id = ${customerId}`);
  const like = likeOf(q);
  if (like !== null)
    parts.push(
      sql`(n.reference ilike ${like} or n.phone like ${like} or n.item_name ilike ${like})`,
    );
  const where = allOf(parts);
  const way = sortDirection(page.order);
  const orders: Record<string, RawBuilder<unknown>> = {
    waiting: sql`(n.state = 'open') desc, (n.state = 'countered') desc, n.changed_at desc, n.id desc`,
    changedAt: sql`n.changed_at ${way}, n.id ${way}`,
    id: sql`n.id ${way}`,
  };
  const order = orders[page.sort] ?? sql`n.id desc`;
  const { rows } = await sql<AdminThreadRow & { total: number }>`
    select ${negotiationColumns}, ${customerOf(sql`n.customer_id`, withCompany)} as customer, (select count(*)::int from negotiation n where ${where}) as total
    from (select * from negotiation n where ${where} order by ${order} limit ${page.count} offset ${page.start}) n
    join product p on p.id = n.product_id order by ${order}`.execute(db);
  return listed(rows);
}

export async function findCustomerName(
  db: Db,
  customerId: number | null,
  withCompany: boolean,
): Promise<string> {
  if (customerId === null) return '';
  const { rows } = await sql<{
    name: string;
  }>`select ${customerOf(sql`${customerId}::bigint`, withCompany)} as name`.execute(db);
  return rows[0]?.name ?? '';
}
