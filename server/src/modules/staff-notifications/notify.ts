// Notifying staff in the transaction of a note or an assignment: a row for each person who may read the subject, and a mail where it is wanted at once.
import { mentionsIn, type NotificationSubject, SUBJECT_AREAS } from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import type { Ctx } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { writeMail } from '../notifications/index.ts';
import { listMembersWith, type MemberWith } from '../staff/index.ts';
import {
  findAuthor,
  insertNotifications,
  listMailSettings,
} from './staff-notifications.queries.ts';
import { pathOf } from './staff-notifications.rules.ts';

export type About = {
  subject: NotificationSubject;
  /** As addresses of the back office name it. */
  id: string;
  /** As people say it. */
  name: string;
  /** Who wrote: staff:7, client:3 or system. */
  actor: string;
};

/** Everybody whom the text mentions, once, without who wrote it. */
export async function notifyMentioned(ctx: Ctx, tx: Tx, about: About, text: string): Promise<void> {
  if (!text.includes('@')) return;
  const people = await readersOf(tx, about);
  const ids = new Set(mentionsIn(text, people).flatMap((mention) => mention.ids));
  await notify(
    ctx,
    tx,
    'mention',
    about,
    people.filter(({ id }) => ids.has(id)),
  );
}

export async function notifyAssigned(
  ctx: Ctx,
  tx: Tx,
  about: About,
  staffId: number,
): Promise<void> {
  const people = await readersOf(tx, about);
  await notify(
    ctx,
    tx,
    'assignment',
    about,
    people.filter(({ id }) => id === staffId),
  );
}

async function readersOf(tx: Tx, { subject }: About): Promise<MemberWith[]> {
  return await listMembersWith(tx, `${SUBJECT_AREAS[subject]}:read`);
}

async function notify(
  ctx: Ctx,
  tx: Tx,
  kind: 'mention' | 'assignment',
  about: About,
  people: readonly MemberWith[],
): Promise<void> {
  const told = people.filter(({ id }) => about.actor !== `staff:${id}`);
  if (told.length === 0) return;
  const at = ctx.clock.now();
  const settings = await listMailSettings(
    tx,
    told.map(({ id }) => id),
  );
  const isMailed = ({ id }: MemberWith): boolean => (settings.get(id) ?? 'at-once') === 'at-once';
  await insertNotifications(
    tx,
    told.map((person) => ({
      staff_id: person.id,
      kind,
      subject: about.subject,
      subject_id: about.id,
      subject_name: about.name,
      actor: about.actor,
      created_at: at,
      mailed_at: isMailed(person) ? at : null,
    })),
  );
  const author = await findAuthor(tx, about.actor);
  for (const { email, locale } of told.filter(isMailed))
    await writeMail(ctx, tx, {
      template: kind === 'mention' ? 'staff-mention' : 'staff-assigned',
      locale,
      to: email,
      params: {
        who: author ?? translator(locale)('staff-notifications.program'),
        reference: `\u2066${about.name}\u2069`,
        url: `${ctx.origin}${pathOf(about.subject, about.id)}`,
      },
    });
}
