// Lead rows.
import type { LeadEvent, LeadKind, LeadState, Locale } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { listed } from '../../platform/list.ts';
import { likeOf } from '../../platform/sql.ts';
import type { LeadText } from './leads.rules.ts';

export type NewLead = LeadText & {
  reference: string;
  kind: LeadKind;
  state: LeadState;
  locale: Locale;
  customerId: number | null;
  lotId: number | null;
  needId: number | null;
  idempotencyKey: Buffer;
};

/** @returns its id, or null and the reference of the one that was sent before */
export async function insertLead(
  tx: Tx,
  lead: NewLead,
): Promise<{ id: number | null; reference: string }> {
  const row = await tx
    .insertInto('lead')
    .values({
      reference: lead.reference,
      kind: lead.kind,
      state: lead.state,
      locale: lead.locale,
      customer_id: lead.customerId,
      name: lead.name,
      company: lead.company,
      email: lead.email,
      phone: lead.phone,
      subject: lead.subject,
      message: lead.message,
      lot_id: lead.lotId,
      need_id: lead.needId,
      idempotency_key: lead.idempotencyKey,
    })
    .onConflict((conflict) => conflict.constraint('lead_sent_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row !== undefined) return { id: row.id, reference: lead.reference };
  const before = await tx
    .selectFrom('lead')
    .select('reference')
    .where('idempotency_key', '=', lead.idempotencyKey)
    .executeTakeFirstOrThrow();
  return { id: null, reference: before.reference };
}

export async function saveLeadFile(
  tx: Tx,
  id: number,
  file: { name: string; label: string },
): Promise<void> {
  await tx
    .updateTable('lead')
    .set({ file_name: file.name, file_label: file.label })
    .where('id', '=', id)
    .execute();
}

export type NewEvent = {
  leadId: number;
  at: Date;
  actor: string;
  kind: LeadEvent['kind'];
  value?: string;
  note?: string;
};

export async function insertEvent(tx: Tx, { leadId, ...event }: NewEvent): Promise<void> {
  await tx
    .insertInto('lead_event')
    .values({ lead_id: leadId, ...event })
    .execute();
}

export async function listEvents(db: Db | Tx, leadId: number): Promise<LeadEvent[]> {
  const rows = await db
    .selectFrom('lead_event')
    .select(['at', 'actor', 'kind', 'value', 'note'])
    .where('lead_id', '=', leadId)
    .orderBy('id')
    .execute();
  return rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
}

export type LeadRow = Awaited<ReturnType<typeof findLead>> & {};

function leads(db: Db | Tx) {
  return db
    .selectFrom('lead')
    .leftJoin('private_file', 'private_file.name', 'lead.file_name')
    .selectAll('lead')
    .select([
      'private_file.content_type',
      sql<number | null>`file_size(private_file.bytes, private_file.object_key)`.as('file_size'),
    ]);
}

export async function findLead(db: Db | Tx, id: number) {
  return await leads(db).where('lead.id', '=', id).executeTakeFirst();
}

export async function findOwnLead(
  db: Db | Tx,
  customerId: number,
  reference: string,
): Promise<LeadRow | undefined> {
  return await leads(db)
    .where('lead.customer_id', '=', customerId)
    .where('lead.reference', '=', reference)
    .executeTakeFirst();
}

/** @param customerId whose it must be. @returns null when there is none, or it is somebody else's */
export async function findReference(
  db: Db,
  id: number,
  customerId?: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('lead')
    .select(['reference', 'customer_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined || (customerId !== undefined && row.customer_id !== customerId)
    ? null
    : row.reference;
}

/** Its state stays as it is until the transaction ends. */
export async function lockLeadRow(tx: Tx, id: number): Promise<LeadRow | undefined> {
  return await leads(tx).where('lead.id', '=', id).forUpdate('lead').executeTakeFirst();
}

export type LeadFilter = {
  kind?: LeadKind | undefined;
  state?: LeadState | undefined;
  /** null: without an owner. */
  ownerId?: number | null | undefined;
  /** Part of a reference, name, company or mail address. */
  text?: string | undefined;
};

/** The newest first; one statement. */
export async function listLeadRows(
  db: Db,
  filter: LeadFilter & { customerId?: number },
  range: { start: number; count: number },
): Promise<{ rows: LeadRow[]; total: number }> {
  let query = leads(db).select(sql<number>`count(*) over ()`.as('total'));
  if (filter.kind !== undefined) query = query.where('lead.kind', '=', filter.kind);
  if (filter.state !== undefined) query = query.where('lead.state', '=', filter.state);
  if (filter.customerId !== undefined)
    query = query.where('lead.customer_id', '=', filter.customerId);
  if (filter.ownerId === null) query = query.where('lead.owner_id', 'is', null);
  else if (filter.ownerId !== undefined) query = query.where('lead.owner_id', '=', filter.ownerId);
  const like = likeOf(filter.text);
  if (like !== null)
    query = query.where((where) =>
      where.or(
        (['reference', 'name', 'company', 'email'] as const).map((name) =>
          where(`lead.${name}`, 'ilike', like),
        ),
      ),
    );
  const rows = await query
    .orderBy('lead.created_at', 'desc')
    .orderBy('lead.id', 'desc')
    .offset(range.start)
    .limit(range.count)
    .execute();
  return listed(rows);
}

export async function saveState(tx: Tx, id: number, state: LeadState, now: Date): Promise<void> {
  await tx.updateTable('lead').set({ state, changed_at: now }).where('id', '=', id).execute();
}

export async function saveOwner(
  tx: Tx,
  id: number,
  ownerId: number | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('lead')
    .set({ owner_id: ownerId, changed_at: now })
    .where('id', '=', id)
    .execute();
}

/** Persons, words and files of a customer's leads go; the rows stay. @returns files that are no longer needed, and the addresses that were given */
export async function forgetLeadRows(
  tx: Tx,
  customerId: number,
  now: Date,
): Promise<{ files: string[]; emails: string[] }> {
  const before = await tx
    .selectFrom('lead')
    .select(['id', 'file_name', 'email'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (before.length === 0) return { files: [], emails: [] };
  const ids = before.map((row) => row.id);
  const nothing = {
    name: '',
    company: '',
    email: '',
    phone: '',
    subject: '',
    message: '',
    file_name: null,
    file_label: '',
    remind_at: null,
    reminder: '',
  };
  await tx
    .updateTable('lead')
    .set({ ...nothing, forgotten_at: now, changed_at: now })
    .where('id', 'in', ids)
    .execute();
  await tx
    .updateTable('lead_event')
    .set({ note: '' })
    .where('lead_id', 'in', ids)
    .where('note', '<>', '')
    .execute();
  const files = before.flatMap((row) => (row.file_name === null ? [] : [row.file_name]));
  return { files, emails: [...new Set(before.map((row) => row.email))] };
}
