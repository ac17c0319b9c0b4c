// Forms: every one that is found, in three languages, sent valid, empty, over-long and with foreign values; rejections mark the field in the page's own language.
import { type Element, elements, textOf } from './html.ts';
import { aNewCustomer, logInByPage } from './logins.ts';
import {
  aVisitor,
  type Form,
  formsOf,
  inLanes,
  linkOf,
  type Page,
  type Stranger,
  sitemapOf,
  type Values,
  type Visitor,
} from './stranger.ts';

const LANGUAGES = { en: '', ru: '/ru', ar: '/ar' };
type Language = keyof typeof LANGUAGES;
const SCRIPTS: Record<Language, RegExp> = { en: /[a-z]/i, ru: /[а-яё]/i, ar: /[\u0600-\u06ff]/ };
const OPTIONAL = /\((optional|необязательно|по желанию|اختياري)\)/;
const FOREIGN = [
  'Станок «Ёж» №5',
  'مخرطة ٥٠٠ مم',
  '🔩🔧😀',
  'a\u200bb\u200dc\ufeff',
  '\u202eRTL\u202c \u2067x\u2069',
  'O\'Brien <b>&amp;</b> "x"',
  '\ud835\udd38 ﷽ e\u0301\u0301\u0301',
];
/** A document that is none. */
const BAD_FILE = new File([new Uint8Array([77, 90, 0, 1])], 'drawing.exe', {
  type: 'application/octet-stream',
});

export async function walkForms(stranger: Stranger): Promise<void> {
  const member = await logInByPage(stranger, await aNewCustomer(stranger));
  const places = await placesWithForms(stranger, member);
  for (const [language, prefix] of Object.entries(LANGUAGES) as [Language, string][])
    await inLanes(places, 3, async ({ path, isOfMember }) => {
      const visitor = isOfMember ? member : aVisitor(stranger.address);
      const page = await visitor.open(prefix + path);
      const seen = new Set<string>();
      for (const found of formsOf(page, page.main)) {
        const name = found.fields.map(({ attrs }) => attrs.name).join(',');
        if (seen.has(name) || !isForPeople(found)) continue;
        seen.add(name);
        await walkForm(stranger, visitor, page, found, language);
      }
    });
}

type Place = { path: string; isOfMember: boolean };

/** One page of each kind; what a member sees, too. */
async function placesWithForms(stranger: Stranger, member: Visitor): Promise<Place[]> {
  const all = await sitemapOf(stranger);
  const kinds = new Map<string, string>();
  for (const path of all)
    if (!/^\/(ru|ar)(\/|$)/.test(path))
      kinds.set(path.split('/').length > 2 ? (path.split('/')[1] ?? '') : path, path);
  const places: Place[] = [...kinds.values()].map((path) => ({ path, isOfMember: false }));
  const account = await member.open('/account/profile');
  const linked = (page: Page, like: RegExp): string[] =>
    elements(page.root, 'a')
      .flatMap(({ attrs }) => linkOf(stranger.address, page.path, attrs.href ?? '') ?? [])
      .filter((link) => like.test(link));
  const own = linked(account, /^\/account\//);
  const guest = await aVisitor(stranger.address).open('/account/login');
  const open = linked(guest, /^\/account\//);
  return [
    ...places,
    ...[...new Set(['/account/login', ...open])].map((path) => ({ path, isOfMember: false })),
    // A client that logged out or closed the account has no forms any more.
    ...[...new Set(own)]
      .filter((path) => !/logout|close|password/.test(path))
      .map((path) => ({ path, isOfMember: true })),
  ];
}

function isForPeople({ method, fields, action }: Form): boolean {
  const typed = fields.filter(
    ({ attrs, tag }) => tag !== 'input' || !/^(hidden|submit|search)$/.test(attrs.type ?? ''),
  );
  return method === 'POST' && typed.length > 1 && !/logout|close|delete/.test(action);
}

type How = 'valid' | 'empty' | 'long' | 'foreign';

let unique = 0;

export function valuesOf(
  form: Form,
  how: How,
  known: Record<string, string> = {},
  foreign = FOREIGN[0] ?? '',
): Values {
  const values: Values = {};
  for (const field of form.fields) {
    const { name = '', type = 'text', tabindex } = field.attrs;
    if (type === 'hidden' || type === 'submit' || 'readonly' in field.attrs) continue;
    // An unreachable field is a trap for bots.
    if (tabindex === '-1') values[name] = '';
    else if (known[name] !== undefined) values[name] = known[name];
    else if (type === 'checkbox') values[name] = how === 'empty' ? [] : (field.attrs.value ?? 'on');
    else if (type === 'radio' || field.tag === 'select') {
      if (how === 'long' || how === 'foreign')
        values[name] = how === 'long' ? 'x'.repeat(5_000) : foreign;
    } else if (type === 'file') {
      if (how === 'foreign') values[name] = BAD_FILE;
    } else if (how === 'empty') values[name] = '';
    else if (how === 'long') values[name] = 'x'.repeat(5_000);
    else if (how === 'foreign') values[name] = foreign;
    else values[name] = validValue(field);
  }
  return values;
}

function validValue({ attrs, tag }: Element): string {
  unique += 1;
  if (attrs.type === 'email') return `stranger-${Date.now()}-${unique}@example.com`;
  if (attrs.type === 'tel') return '+91 98400 12345';
  if (attrs.type === 'number') return attrs.value || attrs.min || '1';
  if (attrs.type === 'password') return 'a lathe of brass';
  if (attrs.type === 'date') return '2026-01-15';
  return attrs.value || (tag === 'textarea' ? 'Two shafts of 40 mm, please.' : 'Walter Stranger');
}

async function walkForm(
  stranger: Stranger,
  visitor: Visitor,
  page: Page,
  form: Form,
  language: Language,
): Promise<void> {
  const where = `${page.path} (${form.fields
    .map(({ attrs }) => attrs.name)
    .filter((name) => name !== 'formToken')
    .slice(0, 3)
    .join(', ')})`;
  if (language === 'en') readPromises(stranger, page, form, where);
  const send = async (how: How, values: Values): Promise<Page> => {
    const answer = await visitor.submit(page, form, values);
    stranger.looked('forms sent');
    if (answer.status >= 500) stranger.found('forms: 5xx', `${where} ${how}: ${answer.status}`);
    return answer;
  };
  const empty = await send('empty', valuesOf(form, 'empty'));
  readRejection(stranger, empty, form, language, `${where} empty`);
  for (const field of markedIn(empty, form)) {
    const label = labelOf(page, field);
    if (OPTIONAL.test(label))
      stranger.found(
        'forms: a field called optional is required',
        `${where}: “${label.split('\n')[0]}”`,
      );
  }
  readRejection(
    stranger,
    await send('long', valuesOf(form, 'long')),
    form,
    language,
    `${where} over-long`,
  );
  for (const foreign of language === 'en' ? FOREIGN : FOREIGN.slice(0, 2))
    readRejection(
      stranger,
      await send('foreign', valuesOf(form, 'foreign', {}, foreign)),
      form,
      language,
      `${where} foreign`,
    );
  await together(stranger, send, form, where);
  if (/password|login|profile/.test(page.path)) return;
  const valid = await send('valid', valuesOf(form, 'valid'));
  const marked = markedIn(valid, form).map(({ attrs }) => attrs.name);
  if (
    marked.length > 0 &&
    !form.fields.some(({ attrs }) => attrs.type === 'file' && 'required' in attrs)
  )
    stranger.looked('forms that wanted to know better');
}

/** A wrong telephone number and a wrong file are two mistakes, to be told at once. */
async function together(
  stranger: Stranger,
  send: (how: How, values: Values) => Promise<Page>,
  form: Form,
  where: string,
): Promise<void> {
  const telephone = form.fields.find(({ attrs }) => attrs.type === 'tel');
  const file = form.fields.find(({ attrs }) => attrs.type === 'file');
  if (telephone === undefined || file === undefined) return;
  const wrong = {
    ...valuesOf(form, 'valid'),
    [telephone.attrs.name ?? '']: 'none',
    [file.attrs.name ?? '']: BAD_FILE,
  };
  const marked = markedIn(await send('foreign', wrong), form).map(({ attrs }) => attrs.name);
  if (marked.length === 1)
    stranger.found('forms: of two mistakes only one is told', `${where}: ${marked.join()}`);
}

const markedIn = (answer: Page, form: Form): Element[] =>
  elements(
    answer.main,
    ({ attrs }) =>
      attrs['aria-invalid'] === 'true' &&
      form.fields.some((field) => field.attrs.name === attrs.name),
  );

function readRejection(
  stranger: Stranger,
  answer: Page,
  form: Form,
  language: Language,
  where: string,
): void {
  const isRejected = answer.status >= 400;
  const marked = markedIn(answer, form);
  if (
    isRejected &&
    answer.status < 500 &&
    marked.length === 0 &&
    answer.status !== 429 &&
    !hasAlert(answer)
  )
    stranger.found(
      'forms: a rejection marks no field',
      `${where}: ${answer.status} “${answer.text.slice(0, 80).replaceAll('\n', ' / ')}”`,
    );
  for (const field of marked) {
    const ids =
      `${field.attrs['aria-describedby'] ?? ''} ${field.attrs['aria-errormessage'] ?? ''}`.split(
        /\s+/,
      );
    const words = elements(
      answer.root,
      ({ attrs }) =>
        attrs.id !== undefined && ids.includes(attrs.id) && /error|message|fault/.test(attrs.id),
    )
      .map(textOf)
      .join(' ');
    if (words === '')
      stranger.found('forms: a marked field has no message', `${where}: ${field.attrs.name}`);
    else if (!SCRIPTS[language].test(words))
      stranger.found(
        'forms: a message is in another language than the page',
        `${where}: ${field.attrs.name} “${words}”`,
      );
  }
}

/** A login says that it failed, not by which of its fields. */
const hasAlert = (answer: Page): boolean =>
  elements(
    answer.root,
    ({ attrs }) => /^(alert|status)$/.test(attrs.role ?? '') || attrs['aria-live'] !== undefined,
  ).some((each) => textOf(each) !== '');

function labelOf(page: Page, field: Element): string {
  const label = elements(
    page.root,
    ({ tag, attrs }) => tag === 'label' && attrs.for === field.attrs.id,
  )[0];
  if (label !== undefined) return textOf(label);
  const around = elements(page.root, 'label').find(
    (each) => elements(each, ({ attrs }) => attrs.name === field.attrs.name).length > 0,
  );
  return around === undefined ? '' : textOf(around);
}

/** What the words around a file field ask for against what it takes. */
function readPromises(stranger: Stranger, page: Page, form: Form, where: string): void {
  for (const field of form.fields.filter(({ attrs }) => attrs.type === 'file')) {
    const ids = (field.attrs['aria-describedby'] ?? '').split(/\s+/);
    const words = `${labelOf(page, field)} ${elements(page.root, ({ attrs }) =>
      ids.includes(attrs.id ?? ''),
    )
      .map(textOf)
      .join(' ')}`;
    if (
      /\b(list|spreadsheet|table)\b/i.test(words) &&
      !/csv|xlsx/i.test(field.attrs.accept ?? 'csv')
    )
      stranger.found(
        'forms: a list is asked for and lists are refused',
        `${where}: “${words.trim()}” takes ${field.attrs.accept}`,
      );
  }
}
