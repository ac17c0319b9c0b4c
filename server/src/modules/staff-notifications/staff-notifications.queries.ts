// Rows of staff notifications and of how each member is told by mail.
import type { NotificationMail, NotificationSubject } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type ListPage, listed } from '../../platform/list.ts';
import { sortDirection } from '../../platform/sql.ts';

export type NotificationRow = {
  id: number;
  staff_id: number;
  kind: 'mention' | 'assignment';
  subject: NotificationSubject;
  subject_id: string;
  subject_name: string;
  actor: string;
  created_at: Date;
  read_at: Date | null;
  mailed_at: Date | null;
};

export async function insertNotifications(
  tx: Tx,
  rows: readonly Omit<NotificationRow, 'id' | 'read_at'>[],
): Promise<void> {
  await tx
    .insertInto('staff_notification')
    .values([...rows])
    .execute();
}

/** @param subjects that the member may read */
export async function listNotificationRows(
  db: Db,
  of: { staffId: number; subjects: readonly NotificationSubject[]; unread: boolean | undefined },
  page: ListPage,
): Promise<{ rows: NotificationRow[]; total: number }> {
  const where = sql`staff_id = ${of.staffId} and subject = any(${[...of.subjects]}::text[])
    and (${of.unread ?? null}::boolean is null or (read_at is null) = ${of.unread ?? null}::boolean)`;
  const { rows } = await sql<NotificationRow & { total: number }>`
    select n.*, (select count(*)::int from staff_notification where ${where}) as total
    from staff_notification n where ${where}
    order by id ${sortDirection(page.order)} limit ${page.count} offset ${page.start}`.execute(db);
  return listed(rows);
}

export async function countUnread(
  db: Db | Tx,
  staffId: number,
  subjects: readonly NotificationSubject[],
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from staff_notification
    where staff_id = ${staffId} and subject = any(${[...subjects]}::text[]) and read_at is null`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** @param ids absent: all of the member's */
export async function saveRead(
  tx: Tx,
  staffId: number,
  ids: readonly number[] | undefined,
  readAt: Date | null,
): Promise<void> {
  await sql`update staff_notification set read_at = ${readAt}
    where staff_id = ${staffId} and (read_at is null) = ${readAt !== null}
      and (${ids === undefined} or id = any(${[...(ids ?? [])]}::bigint[]))`.execute(tx);
}

export async function findMailSetting(db: Db, staffId: number): Promise<NotificationMail> {
  const row = await db
    .selectFrom('staff_notification_setting')
    .select('mail')
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row?.mail ?? 'at-once';
}

export async function listMailSettings(
  tx: Tx,
  staffIds: readonly number[],
): Promise<Map<number, NotificationMail>> {
  const rows = await tx
    .selectFrom('staff_notification_setting')
    .selectAll()
    .where('staff_id', 'in', [...staffIds])
    .execute();
  return new Map(rows.map(({ staff_id, mail }) => [staff_id, mail]));
}

export async function saveMailSetting(
  tx: Tx,
  staffId: number,
  mail: NotificationMail,
): Promise<void> {
  await tx
    .insertInto('staff_notification_setting')
    .values({ staff_id: staffId, mail })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ mail }))
    .execute();
}

/** Name of the member or the API client; undefined for the system, and for one who is gone. */
export async function findAuthor(tx: Tx, actor: string): Promise<string | undefined> {
  const [, kind, id] = /^(staff|client):([0-9]+)$/.exec(actor) ?? [];
  if (id === undefined) return undefined;
  const row = await tx
    .selectFrom(kind === 'staff' ? 'staff' : 'api_client')
    .select('name')
    .where('id', '=', Number(id))
    .executeTakeFirst();
  return row?.name;
}

/** Members who want one mail a day and have something unread that no mail told. */
export async function listDigestReaders(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('staff_notification_setting as s')
    .select('s.staff_id')
    .where('s.mail', '=', 'daily')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('staff_notification as n')
          .select('n.id')
          .whereRef('n.staff_id', '=', 's.staff_id')
          .where('n.read_at', 'is', null)
          .where('n.mailed_at', 'is', null),
      ),
    )
    .orderBy('s.staff_id')
    .execute();
  return rows.map((row) => row.staff_id);
}

/** @returns how many of them are about subjects that the member may read */
export async function saveMailed(
  tx: Tx,
  staffId: number,
  subjects: readonly NotificationSubject[],
  at: Date,
): Promise<number> {
  const rows = await tx
    .updateTable('staff_notification')
    .set({ mailed_at: at })
    .where('staff_id', '=', staffId)
    .where('read_at', 'is', null)
    .where('mailed_at', 'is', null)
    .returning('subject')
    .execute();
  return rows.filter((row) => subjects.includes(row.subject)).length;
}

export async function deleteNotificationsBefore(
  db: Db,
  before: Date,
  atMost: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from staff_notification where id in (
      select id from staff_notification where created_at < ${before} order by created_at limit ${atMost})`.execute(
    db,
  );
  return Number(numAffectedRows);
}
