// Email service: an email is written in the transaction of its cause and sent by a job. [promises P13, P14]
import { randomUUID } from 'node:crypto';
import { type Company, DEFAULT_LOCALE, shopName } from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import { systemOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { defineQueue, insertingJob, sendJob } from '../../platform/jobs/index.ts';
import { type MailAttachment, type Mailer, MailFault } from '../../platform/mail/index.ts';
import { getCompany, staffEmail } from '../company/index.ts';
import {
  type AttachmentRef,
  findWaiting,
  insertingMessage,
  insertMessage,
  type NewMessage,
  saveFault,
  saveKept,
  saveSent,
} from './notifications.queries.ts';
import { afterFault, escapeHtml, type Letter, writePlaced } from './notifications.rules.ts';

/** Two weeks of tries; what ends a mail is decided with it, not with its job. */
export const MAIL_QUEUE = defineQueue<{ id: number }>({
  name: 'mail',
  expireInSeconds: 60,
  retryLimit: 15_000,
  retryDelay: 2,
  retryDelayMax: 60,
  // Each waits for another machine nearly all of its time.
  atOnce: 10,
});

export type Post = Letter & {
  to: string;
  /** RFC 8058: the reader's program offers to unsubscribe, and does so with one POST. */
  unsubscribeUrl?: string;
  /** Who gets the answer, when it is not us. */
  replyTo?: string;
  /** Documents that are stored already. */
  attachments?: readonly AttachmentRef[];
  /** Written by a member of staff, so it is not marked as automatic. */
  isPersonal?: boolean;
};

/** Writes a mail in the caller's transaction: it exists exactly if the change does. Nothing is sent here. */
export async function writeMail(ctx: Ctx, tx: Tx, post: Post): Promise<void> {
  // A back office without an address reads what came in on its screens.
  if (post.to === '') return;
  // Through the transaction's own connection: waiting for a second one could exhaust the pool.
  const company = await getCompany({ db: tx, clock: ctx.clock });
  await sendJob(tx, MAIL_QUEUE, { id: await insertMessage(tx, toMessage(post, company)) });
}

/**
 * The same as common table expressions of the caller's own statement, where each round trip counts; `company` was read before.
 * `mail_job` has one row, or none when the queue was never installed.
 */
export function writingMail(post: Post, company: Company): RawBuilder<unknown> {
  const job = insertingJob(MAIL_QUEUE, sql`jsonb_build_object('id', mail.id)`, { from: sql`mail` });
  return sql`mail as (${insertingMessage(toMessage(post, company))}), mail_job as (${job} returning 1)`;
}

/** For the mailbox of staff, in one statement; nothing where there is none. `company` was read before. */
export async function writeStaffMail(
  tx: Tx,
  post: Omit<Post, 'to'>,
  company: Company,
): Promise<void> {
  const message = insertingMessage(toMessage({ ...post, to: '' }, company), staffEmail);
  const job = insertingJob(MAIL_QUEUE, sql`jsonb_build_object('id', mail.id)`, { from: sql`mail` });
  const { rows } = await sql<{ isQueued: boolean }>`
    with mail as (${message}), mail_job as (${job} returning 1)
    select (select count(*) from mail) = (select count(*) from mail_job) as "isQueued"`.execute(tx);
  if (rows[0]?.isQueued !== true) throw new Error('the mail for staff found no queue');
}

export function toMessage(
  { to, unsubscribeUrl, replyTo, attachments = [], isPersonal = false, ...letter }: Post,
  company: Company,
): NewMessage {
  const headers: Record<string, string> =
    unsubscribeUrl === undefined
      ? isPersonal
        ? {}
        : { 'Auto-Submitted': 'auto-generated' }
      : {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        };
  return {
    messageId: `${randomUUID()}@${company.email.split('@')[1] ?? 'localhost'}`,
    template: letter.template,
    locale: letter.locale,
    recipient: to,
    about: String(letter.params.order ?? ''),
    headers: replyTo === undefined ? headers : { ...headers, 'Reply-To': replyTo },
    attachments,
    ...writePlaced(letter, company),
    places: placesOf(letter.params),
  };
}

/** Placeholders that staff may use in added texts. */
function placesOf(params: Letter['params']): NewMessage['places'] {
  const text = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, String(value)]),
  );
  return {
    text,
    html: Object.fromEntries(
      Object.entries(text).map(([name, value]) => [name, escapeHtml(value)]),
    ),
  };
}

/** Reads the documents of a kind, by their keys; passed in by the modules that keep them. */
export type AttachmentSources = Readonly<
  Record<string, (ctx: Ctx, key: string) => Promise<MailAttachment | undefined>>
>;
/** Together: many servers take ten megabytes, and a mail is a third larger than what it carries. What does not fit is behind the mail's link. */
const MAX_ATTACHED_BYTES = 7 * 1024 * 1024;

async function loadAttachments(
  ctx: Ctx,
  refs: readonly AttachmentRef[],
  sources: AttachmentSources,
): Promise<MailAttachment[]> {
  const loaded: MailAttachment[] = [];
  let bytes = 0;
  for (const { source, key } of refs) {
    const document = await sources[source]?.(ctx, key);
    if (document === undefined || bytes + document.content.length > MAX_ATTACHED_BYTES) continue;
    bytes += document.content.length;
    loaded.push(document);
  }
  return loaded;
}

/** Sends one mail, or notes why not. Done twice it sends once, unless the process died between the server's yes and our note. @throws MailFault to be tried again */
export async function sendMail(
  ctx: Ctx,
  mailer: Mailer | null,
  id: number,
  sources: AttachmentSources = {},
): Promise<void> {
  systemOf(ctx);
  const message = await findWaiting(ctx.db, id);
  if (message === undefined) return;
  if (mailer === null) return await saveKept(ctx.db, id);
  const company = await getCompany(ctx);
  const attachments = await loadAttachments(ctx, message.attachments, sources);
  try {
    await mailer.send({
      messageId: message.message_id,
      from: {
        name: shopName(company, DEFAULT_LOCALE, ctx.origin),
        address: company.email || `no-reply@${new URL(ctx.origin).hostname}`,
      },
      to: message.recipient,
      subject: message.subject,
      text: message.body_text,
      html: message.body_html,
      headers: message.headers,
      attachments,
    });
  } catch (error) {
    if (!(error instanceof MailFault)) throw error;
    const next = afterFault(message, error, ctx.clock.now(), Math.random());
    const { waitSeconds } = next;
    await inTransaction(ctx.db, async (tx) => {
      await saveFault(tx, id, { ...next, words: error.message });
      // A job of its own for the next try: this one would come back within a minute.
      if (waitSeconds !== null)
        await sendJob(tx, MAIL_QUEUE, { id }, { delaySeconds: waitSeconds });
    });
    if (next.state === 'failed' || waitSeconds !== null) return;
    throw error;
  }
  await saveSent(ctx.db, id, ctx.clock.now());
}
