// One's own notifications: listed, marked as read, and how one is told by mail. What a role may not read is left out.
import {
  NOTIFICATION_SUBJECTS,
  type NotificationMail,
  type NotificationSubject,
  type StaffNotification,
  SUBJECT_AREAS,
} from '@millwright/contracts';
import { mayRead, staffIdOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { ListPage } from '../../platform/list.ts';
import {
  countUnread,
  findMailSetting,
  listNotificationRows,
  saveMailSetting,
  saveRead,
} from './staff-notifications.queries.ts';

const readableSubjects = (ctx: Ctx): NotificationSubject[] =>
  NOTIFICATION_SUBJECTS.filter((subject) => mayRead(ctx, SUBJECT_AREAS[subject]));

/** @throws Problem not-found */
export async function listNotifications(
  ctx: Ctx,
  { unread }: { unread?: boolean | undefined },
  page: ListPage,
): Promise<{ rows: StaffNotification[]; total: number }> {
  const of = { staffId: staffIdOf(ctx), subjects: readableSubjects(ctx), unread };
  const { rows, total } = await listNotificationRows(ctx.db, of, page);
  return {
    total,
    rows: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      subject: row.subject,
      subjectId: row.subject_id,
      subjectName: row.subject_name,
      actor: row.actor,
      at: row.created_at.toISOString(),
      isRead: row.read_at !== null,
    })),
  };
}

/** Others' are passed over. @returns how many are unread now @throws Problem not-found */
export async function markNotifications(
  ctx: Ctx,
  { ids, isRead }: { ids?: readonly number[] | undefined; isRead: boolean },
): Promise<{ unread: number }> {
  const staffId = staffIdOf(ctx);
  return await inTransaction(ctx.db, async (tx) => {
    await saveRead(tx, staffId, ids, isRead ? ctx.clock.now() : null);
    return { unread: await countUnread(tx, staffId, readableSubjects(ctx)) };
  });
}

/** @throws Problem not-found */
export async function getNotificationSettings(ctx: Ctx): Promise<{ mail: NotificationMail }> {
  return { mail: await findMailSetting(ctx.db, staffIdOf(ctx)) };
}

/** @throws Problem not-found */
export async function setNotificationSettings(
  ctx: Ctx,
  { mail }: { mail: NotificationMail },
): Promise<{ mail: NotificationMail }> {
  const staffId = staffIdOf(ctx);
  await inTransaction(ctx.db, async (tx) => await saveMailSetting(tx, staffId, mail));
  return { mail };
}
