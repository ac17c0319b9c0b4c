// Which leads does the inbox show, and what does the staff write beside them?
import { type LeadKind, type LeadState, OPEN_LEAD_STATES } from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import { type Db, literals, type Tx } from '../../platform/db/index.ts';
import { type ListPage, listed } from '../../platform/list.ts';
import { allOf, sortDirection } from '../../platform/sql.ts';
import type { LeadRow } from './leads.queries.ts';

export type InboxFilter = {
  ids?: readonly number[] | undefined;
  q?: string | undefined;
  /** The words are a reference. */
  reference?: string | null | undefined;
  kind?: LeadKind | undefined;
  state?: LeadState | undefined;
  /** null: without an owner. */
  ownerId?: number | null | undefined;
  customerId?: number | undefined;
  open?: boolean | undefined;
  due?: boolean | undefined;
};

const ORDERS: Record<string, RawBuilder<unknown>> = {
  createdAt: sql`l.created_at`,
  remindAt: sql`l.remind_at`,
  id: sql`l.id`,
};

/** One statement: the page, with the size of its files, and how many there are. */
export async function listInbox(
  db: Db,
  filter: InboxFilter,
  page: ListPage,
  now: Date,
): Promise<{ rows: LeadRow[]; total: number }> {
  const where = conditions(filter, now);
  // created_at is never null, and its index knows only the plain order.
  const column = ORDERS[page.sort] ?? sql`l.created_at`;
  const plain = sortDirection(page.order);
  const order =
    page.sort === 'remindAt'
      ? sql`${column} ${plain} nulls last, l.id ${plain}`
      : sql`${column} ${plain}, l.id ${plain}`;
  const { rows } = await sql<LeadRow & { total: number }>`
    select l.*, f.content_type, file_size(f.bytes, f.object_key) as file_size, (select count(*)::int from lead l where ${where}) as total
    from (select * from lead l where ${where} order by ${order} limit ${page.count} offset ${page.start}) l
    left join private_file f on f.name = l.file_name order by ${order}`.execute(db);
  return listed(rows);
}

function conditions(
  { ids, q = '', reference = null, kind, state, ownerId, customerId, open, due }: InboxFilter,
  now: Date,
): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [];
  if (ids !== undefined) parts.push(sql`l.id = any(${[...ids]}::bigint[])`);
  if (kind !== undefined) parts.push(sql`l.kind = ${kind}`);
  if (state !== undefined) parts.push(sql`l.state = ${state}`);
  if (ownerId === null) parts.push(sql`l.owner_id is null`);
  else if (ownerId !== undefined) parts.push(sql`l.owner_id = ${ownerId}`);
  if (customerId !== undefined) parts.push(sql`l.customer_id = ${customerId}`);
  if (open !== undefined) parts.push(sql`(l.state in ${literals(OPEN_LEAD_STATES)}) = ${open}`);
  if (due !== undefined)
    parts.push(
      due ? sql`l.remind_at <= ${now}` : sql`(l.remind_at is null or l.remind_at > ${now})`,
    );
  const words = q.trim();
  if (reference !== null) parts.push(sql`l.reference = ${reference}`);
  else if (words !== '')
    parts.push(
      sql`staff_words(l.reference, replace(l.reference, '-', ''), l.name, l.company, l.email, l.subject) @@ staff_query(${words})`,
    );
  return allOf(parts);
}

export async function saveReminder(
  tx: Tx,
  id: number,
  remindAt: Date | null,
  reminder: string,
): Promise<void> {
  await tx
    .updateTable('lead')
    .set({ remind_at: remindAt, reminder })
    .where('id', '=', id)
    .execute();
}

/** Whether this is a member of staff who may log on. */
export async function isColleague(db: Db | Tx, staffId: number): Promise<boolean> {
  const query = db
    .selectFrom('staff')
    .select('id')
    .where('id', '=', staffId)
    .where('disabled_at', 'is', null);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function findSellerOfLead(db: Db | Tx, leadId: number): Promise<number | null> {
  return (
    (await db.selectFrom('seller').select('id').where('lead_id', '=', leadId).executeTakeFirst())
      ?.id ?? null
  );
}
