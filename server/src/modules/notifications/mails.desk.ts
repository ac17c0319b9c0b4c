// Which mails were written, what became of them, and what does the back office add to their words? [decisions §5]
import { randomUUID } from 'node:crypto';
import {
  type AddedWords,
  LOCALES,
  type Locale,
  type MailTemplate,
  type SentMail,
  type WholeMail,
  type WholeTemplate,
} from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, noteChange } from '../../platform/db/index.ts';
import { sendJob } from '../../platform/jobs/index.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { getCompany } from '../company/index.ts';
import {
  copyMail,
  deleteWords,
  findMail,
  listMailRows,
  listWords,
  lockMail,
  type MailFilter,
  type MailRow,
  readPreview,
  saveWaiting,
  saveWords,
} from './mails.desk.queries.ts';
import { TEMPLATES, type TemplateName, type TemplateWords } from './notifications.messages.ts';
import { paragraphHtml, writeLetter, writePlaced } from './notifications.rules.ts';
import { MAIL_QUEUE } from './notifications.service.ts';

/** They carry a password or a link that opens something for one person: nobody else reads or repeats them. */
const SECRET: ReadonlySet<string> = new Set([
  'password-reset',
  'email-confirm',
  'email-change-asked',
  'email-changed',
  'newsletter-confirm',
  'newsletter-welcome',
  // Whoever follows the link may say that the quote is theirs.
  'quote-sent',
  'quote-sent-again',
]);
const NONE: AddedWords = { subject: '', intro: '', footer: '' };
type Page = { start: number; count: number; sort: string; order: 'asc' | 'desc' };

/** @throws Problem not-found, right-missing */
export async function listMails(ctx: Ctx, filter: MailFilter, page: Page): Promise<{ rows: SentMail[]; total: number }> {
  staffOf(ctx, 'mails:read');
  const { rows, total } = await listMailRows(ctx.db, filter, page);
  return { rows: rows.map(toMail), total };
}

/** @throws Problem not-found, right-missing, record-not-found */
export async function getMail(ctx: Ctx, id: number): Promise<WholeMail> {
  staffOf(ctx, 'mails:read');
  const row = await findMail(ctx.db, id);
  if (row === undefined) throw new Problem('record-not-found');
  const secret = SECRET.has(row.template);
  return { ...toMail(row), text: secret ? '' : row.body_text, secret };
}

/** What never left tries anew; what left goes out as a new mail. @throws Problem not-found, right-missing, record-not-found, mail-not-again */
export async function sendMailAgain(ctx: Ctx, id: number): Promise<SentMail> {
  staffOf(ctx, 'mails:write');
  return await inTransaction(ctx.db, async (tx) => {
    const row = await lockMail(tx, id);
    if (row === undefined) throw new Problem('record-not-found');
    if (row.state === 'waiting' || SECRET.has(row.template)) throw new Problem('mail-not-again');
    let sent: MailRow;
    if (row.state === 'sent') {
      const company = await getCompany({ db: tx, clock: ctx.clock });
      sent = await copyMail(tx, id, `${randomUUID()}@${company.email.split('@')[1]}`);
    } else sent = await saveWaiting(tx, id, ctx.clock.now());
    await sendJob(tx, MAIL_QUEUE, { id: sent.id });
    const before = row.state === 'sent' ? null : { state: row.state };
    await noteChange(tx, { subject: 'mail', id: String(sent.id), table: 'outgoing_message', before, after: { state: 'waiting' } });
    return toMail(sent);
  });
}

/** @throws Problem not-found, right-missing */
export async function listMailTemplates(
  ctx: Ctx,
  { q = '' }: { q?: string | undefined },
  page: Page,
): Promise<{ rows: MailTemplate[]; total: number }> {
  staffOf(ctx, 'mails:read');
  const words = await listWords(ctx.db);
  const wanted = q.toLowerCase().split(/\s+/);
  const all = (Object.keys(TEMPLATES) as TemplateName[])
    .map((id) => ({
      id,
      subject: TEMPLATES[id].subject[ctx.locale],
      changed: words.filter((row) => row.template === id).map((row) => row.locale),
    }))
    .filter(({ id, subject }) => wanted.every((word) => `${id} ${subject}`.toLowerCase().includes(word)))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return { rows: all.slice(page.start, page.start + page.count), total: all.length };
}

/** @throws Problem not-found, right-missing, record-not-found */
export async function getMailTemplate(ctx: Ctx, id: string): Promise<WholeTemplate> {
  staffOf(ctx, 'mails:read');
  const template = templateOf(id);
  const company = await getCompany(ctx);
  const rows = await listWords(ctx.db, template);
  const wordsIn = (locale: Locale): AddedWords => {
    const row = rows.find((candidate) => candidate.locale === locale);
    return row === undefined ? NONE : { subject: row.subject, intro: row.intro, footer: row.footer };
  };
  const original = (locale: Locale) => {
    const { subject, text } = writeLetter({ template, locale, params: { url: '{url}' } }, company);
    return { subject, text };
  };
  return {
    id,
    subject: TEMPLATES[template].subject[ctx.locale],
    changed: rows.map((row) => row.locale),
    places: placesOf(template),
    words: { en: wordsIn('en'), ru: wordsIn('ru'), ar: wordsIn('ar') },
    original: { en: original('en'), ru: original('ru'), ar: original('ar') },
  };
}

/** Empty words are the program's own again. @throws Problem not-found, right-missing, record-not-found, mail-place-unknown at the field */
export async function changeMailTemplate(ctx: Ctx, id: string, words: Record<Locale, AddedWords>): Promise<WholeTemplate> {
  staffOf(ctx, 'mails:write');
  const template = templateOf(id);
  const faults = LOCALES.flatMap((locale) => faultsOf(template, words[locale], `/words/${locale}`));
  if (faults.length > 0) throw new Problem('invalid-request', {}, { fields: faults });
  await inTransaction(ctx.db, async (tx) => {
    for (const locale of LOCALES) {
      const { subject, intro, footer } = trimmed(words[locale]);
      if (subject === '' && intro === '' && footer === '') await deleteWords(tx, template, locale);
      else await saveWords(tx, { template, locale, subject, intro, footer, intro_html: htmlOf(intro), footer_html: htmlOf(footer) });
    }
  });
  return await getMailTemplate(ctx, id);
}

/** Places stay as they are. @throws Problem not-found, right-missing, record-not-found, mail-place-unknown at the field */
export async function previewMailTemplate(
  ctx: Ctx,
  id: string,
  { locale, ...added }: AddedWords & { locale: Locale },
): Promise<{ subject: string; text: string }> {
  staffOf(ctx, 'mails:read');
  const template = templateOf(id);
  const faults = faultsOf(template, added, '');
  if (faults.length > 0) throw new Problem('invalid-request', {}, { fields: faults });
  const written = writePlaced({ template, locale, params: { url: '{url}' } }, await getCompany(ctx));
  return await readPreview(ctx.db, { ...written, places: { text: {}, html: {} } }, trimmed(added));
}

function templateOf(id: string): TemplateName {
  if (!Object.hasOwn(TEMPLATES, id)) throw new Problem('record-not-found');
  return id as TemplateName;
}

/** The names in braces that the program fills in this mail. */
function placesOf(template: TemplateName): string[] {
  const { subject, paragraphs, afterwards = [] }: TemplateWords = TEMPLATES[template];
  const found = [subject, ...paragraphs, ...afterwards].flatMap((text) =>
    [...text.en.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string),
  );
  // A password is said once, where the program says it.
  return [...new Set(found)].filter((name) => name !== 'password' && name !== 'url');
}

function faultsOf(template: TemplateName, words: AddedWords, pointer: string): FieldProblem[] {
  const known = new Set(placesOf(template));
  return (['subject', 'intro', 'footer'] as const).flatMap((field): FieldProblem[] => {
    const strange = [...words[field].matchAll(/\{(\w*)\}/g)].map((match) => match[1] as string).find((name) => !known.has(name));
    if (strange !== undefined) return [{ code: 'mail-place-unknown', pointer: `${pointer}/${field}`, params: { place: `{${strange}}` } }];
    return field === 'subject' && /[\r\n]/.test(words.subject) ? [{ code: 'value-not-valid', pointer: `${pointer}/subject` }] : [];
  });
}

function trimmed({ subject, intro, footer }: AddedWords): AddedWords {
  return { subject: subject.trim(), intro: intro.trim(), footer: footer.trim() };
}

function htmlOf(text: string): string {
  return text === ''
    ? ''
    : text
        .split(/\n{2,}/)
        .map(paragraphHtml)
        .join('');
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
