// Mail templates: a subject and a paragraph before and after in each language; those beside passwords and personal links belong to the administrator. [decisions §5]
import {
  type AddedWords,
  LOCALES,
  type Locale,
  type MailTemplate,
  mayChangeEmailTexts,
  type WholeTemplate,
} from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import { roleOf, staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { trimmed } from '../../platform/text.ts';
import { getCompany } from '../company/index.ts';
import { deleteWords, listWords, saveWords } from './mails.admin.queries.ts';
import { paragraphHtml, writeEmailMessage } from './notifications.rules.ts';
import { subjectOf, TEMPLATES, type TemplateName } from './notifications.templates.ts';

const NONE: AddedWords = { subject: '', intro: '', footer: '' };
type Page = { start: number; count: number };

/** @throws Problem not-found, right-missing */
export async function listMailTemplates(
  ctx: Ctx,
  { q = '' }: { q?: string | undefined },
  page: Page,
): Promise<{ rows: MailTemplate[]; total: number }> {
  staffOf(ctx, 'mail-templates:read');
  const words = await listWords(ctx.db);
  const wanted = q.toLowerCase().split(/\s+/);
  const all = (Object.keys(TEMPLATES) as TemplateName[])
    .map((id) => ({
      id,
      subject: translator(ctx.locale)(subjectOf(id)),
      changed: words.filter((row) => row.template === id).map((row) => row.locale),
      mayChange: mayChange(ctx, id),
    }))
    .filter(({ id, subject }) =>
      wanted.every((word) => `${id} ${subject}`.toLowerCase().includes(word)),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return { rows: all.slice(page.start, page.start + page.count), total: all.length };
}

/** @throws Problem not-found, right-missing, record-not-found */
export async function getMailTemplate(ctx: Ctx, id: string): Promise<WholeTemplate> {
  staffOf(ctx, 'mail-templates:read');
  const template = templateOf(id);
  const company = await getCompany(ctx);
  const rows = await listWords(ctx.db, template);
  const wordsIn = (locale: Locale): AddedWords => {
    const row = rows.find((candidate) => candidate.locale === locale);
    return row === undefined
      ? NONE
      : { subject: row.subject, intro: row.intro, footer: row.footer };
  };
  const original = (locale: Locale) => {
    const { subject, text } = writeEmailMessage(
      { template, locale, params: { url: '{url}' } },
      company,
    );
    return { subject, text };
  };
  return {
    id,
    subject: translator(ctx.locale)(subjectOf(template)),
    changed: rows.map((row) => row.locale),
    mayChange: mayChange(ctx, template),
    places: placesOf(template),
    languages: [...company.languages],
    words: { en: wordsIn('en'), ru: wordsIn('ru'), ar: wordsIn('ar') },
    original: { en: original('en'), ru: original('ru'), ar: original('ar') },
  };
}

/** Empty words are the program's own again. @throws Problem not-found, right-missing, record-not-found, mail-place-unknown at the field */
export async function changeMailTemplate(
  ctx: Ctx,
  id: string,
  words: Record<Locale, AddedWords>,
): Promise<WholeTemplate> {
  staffOf(ctx, 'mail-templates:write');
  const template = templateOf(id);
  if (!mayChange(ctx, template)) throw new Problem('right-missing');
  const faults = LOCALES.flatMap((locale) => faultsOf(template, words[locale], `/words/${locale}`));
  if (faults.length > 0) throw new Problem('invalid-request', {}, { fields: faults });
  await inTransaction(ctx.db, async (tx) => {
    for (const locale of LOCALES) {
      const { subject, intro, footer } = trimmed(words[locale]);
      if (subject === '' && intro === '' && footer === '') await deleteWords(tx, template, locale);
      else
        await saveWords(tx, {
          template,
          locale,
          subject,
          intro,
          footer,
          intro_html: htmlOf(intro),
          footer_html: htmlOf(footer),
        });
    }
  });
  return await getMailTemplate(ctx, id);
}

export function mayChange({ actor }: Ctx, template: string): boolean {
  const role = roleOf(actor);
  return actor.kind === 'system' || (role !== undefined && mayChangeEmailTexts(role, template));
}

/** @throws Problem record-not-found */
export function templateOf(id: string): TemplateName {
  if (!Object.hasOwn(TEMPLATES, id)) throw new Problem('record-not-found');
  return id as TemplateName;
}

/** The names in braces that the program fills in this mail. */
function placesOf(template: TemplateName): string[] {
  const { paragraphs, afterwards = [] } = TEMPLATES[template];
  const found = [subjectOf(template), ...paragraphs, ...afterwards].flatMap((key) =>
    [...translator('en')(key).matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string),
  );
  // A password is said once, where the program says it.
  return [...new Set(found)].filter((name) => name !== 'password' && name !== 'url');
}

/** @throws Problem mail-place-unknown at the field */
export function rejectFaults(template: TemplateName, words: AddedWords, pointer: string): void {
  const faults = faultsOf(template, words, pointer);
  if (faults.length > 0) throw new Problem('invalid-request', {}, { fields: faults });
}

function faultsOf(template: TemplateName, words: AddedWords, pointer: string): FieldProblem[] {
  const known = new Set(placesOf(template));
  return (['subject', 'intro', 'footer'] as const).flatMap((field): FieldProblem[] => {
    const strange = [...words[field].matchAll(/\{(\w*)\}/g)]
      .map((match) => match[1] as string)
      .find((name) => !known.has(name));
    if (strange !== undefined)
      return [
        {
          code: 'mail-place-unknown',
          pointer: `${pointer}/${field}`,
          params: { place: `{${strange}}` },
        },
      ];
    return field === 'subject' && /[\r\n]/.test(words.subject)
      ? [{ code: 'value-not-valid', pointer: `${pointer}/subject` }]
      : [];
  });
}

export function htmlOf(text: string): string {
  return text === ''
    ? ''
    : text
        .split(/\n{2,}/)
        .map(paragraphHtml)
        .join('');
}
