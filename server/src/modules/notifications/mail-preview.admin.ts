// Mail preview: a template with typed words as its buyer would get it, about a real order or quote where the role may read one; sent to the member of staff who asks. [decisions §5]
import type { AddedWords, Locale, MailPreview } from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { dayIn } from '../../platform/days.ts';
import { inTransaction, noteChange } from '../../platform/db/index.ts';
import { sendJob } from '../../platform/jobs/index.ts';
import { Problem } from '../../platform/problem.ts';
import { consume } from '../../platform/rate-limit.ts';
import { trimmed } from '../../platform/text.ts';
import { getCompany } from '../company/index.ts';
import { type MailExample, madeUpExample } from './mail-example.rules.ts';
import { htmlOf, mayChange, rejectFaults, templateOf } from './mail-templates.admin.ts';
import { readPreview } from './mails.admin.queries.ts';
import { insertMessage, type TypedWords } from './notifications.queries.ts';
import { MAIL_QUEUE, toMessage } from './notifications.service.ts';
import type { TemplateName } from './notifications.templates.ts';

/** A record of the shop that fits the template, as far as the role may read it; modules above pass theirs in. */
export type ExampleSource = (
  ctx: Ctx,
  template: TemplateName,
  locale: Locale,
) => Promise<MailExample | undefined>;
export type PreviewSources = {
  examples: readonly ExampleSource[];
  /** Of the member of staff who asks. */
  ownEmail: (ctx: Ctx) => Promise<string>;
  /** Whether mails leave at all. */
  hasServer: boolean;
};

const PER_MEMBER = { name: 'mail-example', limit: 20, windowSeconds: 3_600 };
type Typed = AddedWords & { locale: Locale };

/** Nothing is stored or sent. @throws Problem not-found, right-missing, record-not-found, mail-place-unknown at the field */
export async function previewMailTemplate(
  ctx: Ctx,
  id: string,
  { locale, ...added }: Typed,
  { examples }: Pick<PreviewSources, 'examples'>,
): Promise<MailPreview> {
  staffOf(ctx, 'mail-templates:read');
  const template = templateOf(id);
  rejectFaults(template, added, '');
  const example = await exampleFor(ctx, template, locale, examples);
  const { about, ...letter } = example;
  const message = toMessage({ template, locale, to: '', ...letter }, await getCompany(ctx));
  return { ...(await readPreview(ctx.db, message, wordsOf(added))), about };
}

/**
 * To their own address, through the outbox like any mail; its subject says that it is an example.
 * @throws Problem not-found, right-missing, record-not-found, mail-place-unknown at the field, too-many-requests
 */
export async function sendMailExample(
  ctx: Ctx,
  id: string,
  { locale, ...added }: Typed,
  { examples, ownEmail, hasServer }: PreviewSources,
): Promise<{ to: string; leaves: boolean }> {
  const who = staffOf(ctx, 'mail-templates:write');
  const template = templateOf(id);
  if (!mayChange(ctx, template)) throw new Problem('right-missing');
  rejectFaults(template, added, '');
  const to = await ownEmail(ctx);
  const wait = await consume(ctx, PER_MEMBER, who);
  if (wait > 0) throw new Problem('too-many-requests', {}, { retryAfter: wait });
  const { about: _, ...letter } = await exampleFor(ctx, template, locale, examples);
  const message = toMessage({ template, locale, to, ...letter }, await getCompany(ctx));
  const said = (subject: string) => translator(locale)('mail.example.subject', { subject });
  const words = wordsOf(added);
  await inTransaction(ctx.db, async (tx) => {
    const mailId = await insertMessage(
      tx,
      // About no record: the list of mails of an order holds those of its buyer.
      { ...message, subject: said(message.subject), about: '' },
      { ...words, subject: words.subject === '' ? '' : said(words.subject) },
    );
    await sendJob(tx, MAIL_QUEUE, { id: mailId });
    await noteChange(tx, {
      subject: 'mail',
      id: String(mailId),
      table: 'email_outbox',
      before: null,
      after: { state: 'waiting' },
    });
  });
  return { to, leaves: hasServer };
}

async function exampleFor(
  ctx: Ctx,
  template: TemplateName,
  locale: Locale,
  sources: readonly ExampleSource[],
): Promise<MailExample> {
  const { timeZone, currencies } = await getCompany(ctx);
  const today = dayIn(timeZone, ctx.clock.now());
  const madeUp = madeUpExample(template, locale, {
    origin: ctx.origin,
    currency: currencies[0],
    today,
  });
  for (const source of sources) {
    const real = await source(ctx, template, locale);
    // What the record does not say, words of staff may ask for all the same.
    if (real !== undefined) return { ...real, params: { ...madeUp.params, ...real.params } };
  }
  return madeUp;
}

function wordsOf(added: AddedWords): TypedWords {
  const words = trimmed(added);
  return { ...words, intro_html: htmlOf(words.intro), footer_html: htmlOf(words.footer) };
}
