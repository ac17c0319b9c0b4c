// Daily job of staff notifications: one mail to each member who asked for one a day, and old rows are removed.
import { mayStaff, NOTIFICATION_SUBJECTS, SUBJECT_AREAS } from '@millwright/contracts';
import { systemOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inBatches, inTransaction } from '../../platform/db/index.ts';
import { defineQueue, type JobWorker } from '../../platform/jobs/index.ts';
import { writeMail } from '../notifications/index.ts';
import { findMember } from '../staff/index.ts';
import {
  deleteNotificationsBefore,
  listDigestReaders,
  saveMailed,
} from './staff-notifications.queries.ts';
import { KEPT_DAYS } from './staff-notifications.rules.ts';

export const STAFF_NOTIFICATION_QUEUE = defineQueue<object>({
  name: 'staff-notifications',
  expireInSeconds: 1_800,
  retryLimit: 3,
  retryDelay: 60,
  retryDelayMax: 600,
  cron: '10 4 * * *',
});

export function staffNotificationJob(): JobWorker<object> {
  return { queue: STAFF_NOTIFICATION_QUEUE, work: async (ctx) => await workOnNotifications(ctx) };
}

/** Done twice, each notification is told once: the mail is written with the rows that it tells. */
export async function workOnNotifications(ctx: Ctx): Promise<void> {
  systemOf(ctx);
  for (const staffId of await listDigestReaders(ctx.db)) await writeDigest(ctx, staffId);
  const before = new Date(ctx.clock.now().getTime() - KEPT_DAYS * 86_400_000);
  await inBatches(async (atMost) => await deleteNotificationsBefore(ctx.db, before, atMost));
}

async function writeDigest(ctx: Ctx, staffId: number): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const member = await findMember(tx, staffId);
    const subjects = NOTIFICATION_SUBJECTS.filter(
      (subject) => member !== undefined && mayStaff(member.role, `${SUBJECT_AREAS[subject]}:read`),
    );
    const n = await saveMailed(tx, staffId, subjects, ctx.clock.now());
    if (member === undefined || n === 0) return;
    await writeMail(ctx, tx, {
      template: 'staff-digest',
      locale: member.locale,
      to: member.email,
      params: { n, url: `${ctx.origin}/admin#/notifications` },
    });
  });
}
