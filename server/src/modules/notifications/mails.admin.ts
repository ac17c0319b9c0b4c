// Admin service of emails: a role without the right to an email's subject does not see it; secret emails are opened by administrators only, and only without a mail server. [decisions §5, §6]
import { randomUUID } from 'node:crypto';
import { mailSubject, readableMails, type SentMail, type WholeMail } from '@millwright/contracts';
import { recordEvent } from '../../platform/audit-events.ts';
import { mayRead, roleOf, staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, noteChange } from '../../platform/db/index.ts';
import { sendJob } from '../../platform/jobs/index.ts';
import type { ListPage } from '../../platform/list.ts';
import { Problem } from '../../platform/problem.ts';
import { getCompany } from '../company/index.ts';
import {
  copyMail,
  findMail,
  listMailRows,
  lockMail,
  type MailFilter,
  type MailRow,
  saveWaiting,
  type WholeMailRow,
} from './mails.admin.queries.ts';
import { MAIL_QUEUE } from './notifications.service.ts';

/** They carry a password or a personal link, so they are neither shown to other roles nor sent again. */
const SECRET: ReadonlySet<string> = new Set([
  'password-reset',
  'staff-invitation',
  'email-confirm',
  'email-change-asked',
  'email-changed',
  'newsletter-confirm',
  'newsletter-welcome',
  // The link lets its reader claim the quote.
  'quote-sent',
  'quote-sent-again',
]);

/** @throws Problem not-found, right-missing */
export async function listMails(
  ctx: Ctx,
  filter: MailFilter,
  page: ListPage,
): Promise<{ rows: SentMail[]; total: number }> {
  staffOf(ctx, 'mails:read');
  const role = roleOf(ctx.actor);
  const readable = role === undefined ? null : readableMails(role);
  const { rows, total } = await listMailRows(ctx.db, filter, page, readable);
  return { rows: rows.map(toMail), total };
}

/** @param hasServer whether this shop has a mail server @throws Problem not-found, right-missing, record-not-found */
export async function getMail(ctx: Ctx, id: number, hasServer: boolean): Promise<WholeMail> {
  staffOf(ctx, 'mails:read');
  return toWhole(ctx, readableOr404(ctx, await findMail(ctx.db, id)), hasServer);
}

/**
 * An email with a password or a personal link that was not sent, as there is no mail server: the administrator hands it on. The look is logged first.
 * @throws Problem not-found, right-missing, record-not-found, mail-not-open
 */
export async function openSecretMail(ctx: Ctx, id: number, hasServer: boolean): Promise<WholeMail> {
  staffOf(ctx, 'mails:read');
  staffOf(ctx, 'settings:write');
  const row = readableOr404(ctx, await findMail(ctx.db, id));
  const mail = toWhole(ctx, row, hasServer);
  if (!mail.mayOpen) throw new Problem('mail-not-open');
  await recordEvent(ctx, ctx.db, {
    operation: 'opened',
    subject: 'mail',
    id: String(id),
    details: { template: row.template },
  });
  return { ...mail, text: row.body_text, html: row.body_html };
}

/** An unsent mail is tried again; a sent one is sent as a new mail. @throws Problem not-found, right-missing, record-not-found, mail-not-again */
export async function sendMailAgain(ctx: Ctx, id: number): Promise<SentMail> {
  staffOf(ctx, 'mails:write');
  return await inTransaction(ctx.db, async (tx) => {
    const row = readableOr404(ctx, await lockMail(tx, id));
    if (row.state === 'waiting' || SECRET.has(row.template)) throw new Problem('mail-not-again');
    let sent: MailRow;
    if (row.state === 'sent') {
      const company = await getCompany({ db: tx, clock: ctx.clock });
      sent = await copyMail(
        tx,
        id,
        `${randomUUID()}@${company.email.split('@')[1] ?? 'localhost'}`,
      );
    } else sent = await saveWaiting(tx, id, ctx.clock.now());
    await sendJob(tx, MAIL_QUEUE, { id: sent.id });
    const before = row.state === 'sent' ? null : { state: row.state };
    await noteChange(tx, {
      subject: 'mail',
      id: String(sent.id),
      table: 'email_outbox',
      before,
      after: { state: 'waiting' },
    });
    return toMail(sent);
  });
}

/** @throws Problem record-not-found, also for an email whose subject the role may not read */
function readableOr404<Row extends MailRow>(ctx: Ctx, row: Row | undefined): Row {
  const area = row === undefined ? undefined : mailSubject(row.template);
  const isOpen =
    row !== undefined && (area === undefined ? mayRead(ctx, 'system') : mayRead(ctx, area));
  if (!isOpen) throw new Problem('record-not-found');
  return row;
}

function toWhole({ actor }: Ctx, row: WholeMailRow, hasServer: boolean): WholeMail {
  const secret = SECRET.has(row.template);
  // Kept: no process that sends mails had a server. What left, or may leave yet, is between the shop and the recipient.
  const mayOpen =
    secret &&
    !hasServer &&
    row.state === 'kept' &&
    actor.kind === 'staff' &&
    actor.role === 'administrator';
  return {
    ...toMail(row),
    text: secret ? '' : row.body_text,
    html: secret ? '' : row.body_html,
    secret,
    mayOpen,
  };
}

function toMail(row: MailRow): SentMail {
  return {
    id: row.id,
    template: row.template,
    locale: row.locale,
    recipient: row.recipient,
    subject: row.subject,
    state: row.state,
    attempts: row.attempts,
    lastFault: row.last_fault,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  };
}
