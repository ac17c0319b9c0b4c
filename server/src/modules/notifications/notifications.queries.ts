// Email outbox rows.
import { type RawBuilder, sql } from 'kysely';
import { mayRead } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { FOOTER_PLACE, INTRO_PLACE } from './notifications.templates.ts';

/** A document that is stored elsewhere: who keeps it, and under which key. */
export type AttachmentRef = { source: string; key: string };

export type NewMessage = {
  messageId: string;
  template: string;
  locale: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: readonly AttachmentRef[];
  /** The public number of an order, or ''. */
  about: string;
  /** Values that the back office's words may repeat. */
  places: { text: Record<string, string>; html: Record<string, string> };
};

/** Words of staff that are not stored. */
export type TypedWords = {
  subject: string;
  intro: string;
  footer: string;
  intro_html: string;
  footer_html: string;
};

/** The same columns as `email_template_text`. */
export function typed(words: TypedWords): RawBuilder<unknown> {
  const { subject, intro, footer, intro_html, footer_html } = words;
  return sql`(select ${subject}::text as subject, ${intro}::text as intro, ${footer}::text as footer,
    ${intro_html}::text as intro_html, ${footer_html}::text as footer_html) w`;
}

/** @param words instead of those that are stored for the template */
export async function insertMessage(
  tx: Tx,
  message: NewMessage,
  words?: TypedWords,
): Promise<number> {
  const { rows } = await insertingMessage(message, undefined, words).execute(tx);
  return (rows[0] as { id: number }).id;
}

/** An insert that answers its id, for a statement of its own or as a part of a bigger one. @param recipient as SQL; where it is '' nothing is written */
export function insertingMessage(
  message: NewMessage,
  recipient: RawBuilder<unknown> = sql`${message.recipient}`,
  words?: TypedWords,
): RawBuilder<{ id: number }> {
  const added =
    words === undefined
      ? sql`email_template_text w on w.template = ${message.template} and w.locale = ${message.locale}`
      : sql`${typed(words)} on true`;
  return sql`
    insert into email_outbox (message_id, template, locale, recipient, subject, body_text, body_html, headers, attachments, about)
    select ${message.messageId}, ${message.template}, ${message.locale}, recipient.address, placed.*, ${JSON.stringify(message.headers)}::jsonb,
      ${JSON.stringify(message.attachments)}::jsonb, ${message.about}
    from (select ${recipient}::text as address) recipient left join ${added}
    cross join lateral (${placing(message)}) placed where recipient.address <> ''
    returning id`;
}

/** Subject, text and HTML with the words of `w`, a row of email_template_text or none: in the statement that stores them, so that no process keeps old ones. */
export function placing({
  subject,
  text,
  html,
  places,
}: Pick<NewMessage, 'subject' | 'text' | 'html' | 'places'>): RawBuilder<unknown> {
  const filled = (column: string, values: Record<string, string>) =>
    sql`fill_places(nullif(w.${sql.ref(column)}, ''), ${JSON.stringify(values)}::jsonb)`;
  return sql`select
    coalesce(regexp_replace(${filled('subject', places.text)}, '[[:cntrl:]]+', ' ', 'g'), ${subject}) as subject,
    replace(replace(${text}::text, ${INTRO_PLACE}, coalesce(${filled('intro', places.text)} || E'\n\n', '')),
      ${FOOTER_PLACE}, coalesce(${filled('footer', places.text)} || E'\n\n', '')) as body_text,
    replace(replace(${html}::text, ${INTRO_PLACE}, coalesce(${filled('intro_html', places.html)}, '')),
      ${FOOTER_PLACE}, coalesce(${filled('footer_html', places.html)}, '')) as body_html`;
}

export type MailAbout = {
  id: number;
  template: string;
  subject: string;
  recipient: string;
  state: string;
  at: string;
};

/** Mails about the order of this public number, the oldest first; null for a role that reads no mails. */
export async function listMailsAbout(
  ctx: Pick<Ctx, 'actor'>,
  db: Db | Tx,
  about: string,
): Promise<MailAbout[] | null> {
  if (!mayRead(ctx, 'mails')) return null;
  const rows = await db
    .selectFrom('email_outbox')
    .select(['id', 'template', 'subject', 'recipient', 'state', 'created_at'])
    .where('about', '=', about)
    .where('about', '<>', '')
    .orderBy('id')
    .limit(200)
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, at: created_at.toISOString() }));
}

export async function findWaiting(db: Db, id: number) {
  return await db
    .selectFrom('email_outbox')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
}

export async function saveSent(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable('email_outbox')
    .set({ state: 'sent', sent_at: at, last_fault: null })
    .where('id', '=', id)
    .execute();
}

export async function saveKept(db: Db, id: number): Promise<void> {
  await db.updateTable('email_outbox').set({ state: 'kept' }).where('id', '=', id).execute();
}

export async function saveFault(
  db: Db | Tx,
  id: number,
  fault: { attempts: number; state: 'waiting' | 'failed'; words: string },
): Promise<void> {
  const { attempts, state, words } = fault;
  await db
    .updateTable('email_outbox')
    .set({ attempts, state, last_fault: words })
    .where('id', '=', id)
    .execute();
}

/** Mails to a customer who is erased, or to staff about what they wrote; those that still wait are sent first. */
export async function forgetMails(tx: Tx, email: string): Promise<void> {
  await sql`delete from email_outbox where (recipient = ${email} or headers ->> 'Reply-To' = ${email}) and state <> 'waiting'`.execute(
    tx,
  );
}
