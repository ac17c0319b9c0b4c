// Email rendering: words filled in, once as text and once as HTML, from right to left in Arabic. Pure.
import {
  accentTheme,
  type Company,
  directionOf,
  isAccent,
  isolated,
  type Locale,
  nameInText,
  shopName,
} from '@millwright/contracts';
import { type ServerKey, translator } from '@millwright/messages/server';
import {
  FOOTER_PLACE,
  INTRO_PLACE,
  subjectOf,
  TEMPLATES,
  type TemplateName,
} from './notifications.templates.ts';

export type Letter = {
  template: TemplateName;
  locale: Locale;
  /** `url` is where the button leads; all values are text, never HTML. */
  params: Record<string, string | number>;
  /** Items that were bought or returned: below the text. */
  items?: readonly EmailMessageItem[];
  /** Below the items: sums, dates, numbers. What has no value is left out. */
  facts?: readonly Fact[];
};

export type EmailMessageItem = { name: string; detail: string; amount: string };
/** In the language of the mail. */
export type Fact = readonly [name: string, value: string];

/** A mail is read on a telephone; the rest is on the page that the button opens. */
const MAX_ITEMS = 40;

export type Written = { subject: string; text: string; html: string };

/** A date in Arabic reads from the right; a number, an amount, an address from the left. */
function inOrder(text: string): string {
  if (text === '') return '';
  return /\p{Script=Arabic}/u.test(text) ? nameInText(text) : isolated(text);
}

/** The mail as our words say it, nothing added. */
export function writeEmailMessage(letter: Letter, company: Company): Written {
  const { subject, text, html } = writePlaced(letter, company);
  const bare = (placed: string): string =>
    placed.replaceAll(INTRO_PLACE, '').replaceAll(FOOTER_PLACE, '');
  return { subject, text: bare(text), html: bare(html) };
}

/** The same with both places marked, for the statement that stores it. */
export function writePlaced(
  { template, locale, params, items = [], facts = [] }: Letter,
  company: Company,
): Written {
  const t = translator(locale);
  const shop = shopName(company, locale, String(params.url ?? ''));
  const say = (key: ServerKey): string => t(key, { ...params, shop });
  const { paragraphs, button: buttonKey, afterwards: small = [] } = TEMPLATES[template];
  const url = buttonKey === undefined ? undefined : String(params.url);
  const before = ['mail.greeting' as const, ...paragraphs].map(say);
  const afterwards = [...small, 'mail.closing' as const].map(say);
  const head = company.offices.find((office) => office.kind === 'head');
  const about = [
    head?.address[locale] ?? '',
    ...[company.phone.text, company.email].map((fact) => (fact === '' ? '' : isolated(fact))),
  ];
  const foot = about.filter((fact) => fact !== '').join(' · ');
  const button = buttonKey === undefined ? '' : say(buttonKey);
  // Names, numbers and dates keep their order in any language.
  const known = facts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ name, value: inOrder(value) }));
  const shown = items.slice(0, MAX_ITEMS).map((item) => ({
    ...item,
    name: nameInText(item.name),
    detail: inOrder(item.detail),
  }));
  const left =
    items.length > shown.length ? t('mail.andMore', { n: items.length - shown.length }) : '';
  const list = [
    ...shown.map(
      ({ name, detail, amount }) =>
        `- ${name}\n  ${detail}${amount === '' ? '' : `: ${isolated(amount)}`}`,
    ),
    ...(left === '' ? [] : [left]),
  ];
  return {
    // A line break in a name must not begin another header.
    subject: say(subjectOf(template)).replace(/[\p{Cc}\u2028\u2029]+/gu, ' '),
    text: [
      ...before.map((text, i) => (i === 1 ? INTRO_PLACE + text : text)),
      ...(list.length === 0 ? [] : [list.join('\n')]),
      ...(known.length === 0
        ? []
        : [known.map(({ name, value }) => `${name}: ${value}`).join('\n')]),
      ...(url === undefined ? [] : [`${button}:\n${url}`]),
      ...afterwards.map((text, i) => (i === afterwards.length - 1 ? FOOTER_PLACE + text : text)),
      `-- \n${foot}`,
    ].join('\n\n'),
    html: htmlOf({
      locale,
      shop,
      colors: colorsOf(company.accent),
      before,
      table: tableOf(shown, left, known),
      afterwards,
      button,
      url,
      orOpen: t('mail.orOpen'),
      foot,
    }),
  };
}

type Colors = { fill: string; onFill: string; link: string };

/** Of the button and the address below it. */
function colorsOf(accent: string): Colors {
  if (!isAccent(accent)) return { fill: '#c4420c', onFill: '#ffffff', link: '#1b5180' };
  return accentTheme(accent).light;
}

type Parts = {
  locale: Locale;
  shop: string;
  colors: Colors;
  before: string[];
  /** HTML. */
  table: string;
  afterwards: string[];
  button: string;
  url: string | undefined;
  orOpen: string;
  foot: string;
};

/** Inline styles, as mail programs support nothing else. */
function htmlOf({
  locale,
  shop,
  colors,
  before,
  table,
  afterwards,
  button,
  url,
  orOpen,
  foot,
}: Parts): string {
  const dir = directionOf(locale);
  const font =
    "font-family:'IBM Plex Sans','IBM Plex Sans Arabic',Arial,sans-serif;font-size:16px;line-height:24px;color:#1c1c1a";
  const paragraph = (text: string, style = ''): string =>
    `<p style="margin:0 0 16px;${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const link =
    url === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;background:${colors.fill};color:${colors.onFill};font-weight:bold;text-decoration:none">${escapeHtml(button)}</a></p>` +
        `<p style="margin:0 0 16px;font-size:13px;line-height:20px;color:#5a5954">${escapeHtml(orOpen)}<br><a href="${escapeHtml(url)}" dir="ltr" style="color:${colors.link};word-break:break-all">${escapeHtml(url)}</a></p>`;
  return (
    `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>` +
    `<body style="margin:0;background:#f1efe9"><div dir="${dir}" style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;${font};text-align:${dir === 'rtl' ? 'right' : 'left'}">` +
    '<p style="margin:0 0 24px;font-size:20px;font-weight:bold"><bdi>' +
    escapeHtml(shop) +
    '</bdi></p>' +
    `${before.map((text, i) => (i === 1 ? INTRO_PLACE : '') + paragraph(text)).join('')}${table}${link}` +
    afterwards
      .map((text, i) => (i === afterwards.length - 1 ? FOOTER_PLACE : '') + paragraph(text))
      .join('') +
    `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #dedbd2;font-size:13px;line-height:20px;color:#5a5954"><bdi>${escapeHtml(foot)}</bdi></p>` +
    '</div></body></html>'
  );
}

/** Letters of a value that stays in one line on any telephone. */
const MAX_WHOLE = 20;

/** Items with their amounts, then facts; one table, so that the amounts of both stand in one column. */
function tableOf(
  items: readonly EmailMessageItem[],
  left: string,
  facts: readonly { name: string; value: string }[],
): string {
  if (items.length === 0 && facts.length === 0) return '';
  const cell = 'padding:6px 0;border-top:1px solid #dedbd2;vertical-align:top';
  const end = `${cell};padding-inline-start:16px;text-align:end;white-space:nowrap`;
  const small = 'font-size:13px;line-height:20px;color:#5a5954';
  const rows = items.map(
    ({ name, detail, amount }) =>
      `<tr><td style="${cell}"><bdi>${escapeHtml(name)}</bdi><br><span style="${small}"><bdi>${escapeHtml(detail)}</bdi></span></td><td style="${end}"><bdi dir="ltr">${escapeHtml(amount)}</bdi></td></tr>`,
  );
  if (left !== '')
    rows.push(`<tr><td colspan="2" style="${cell};${small}">${escapeHtml(left)}</td></tr>`);
  for (const { name, value } of facts) {
    // The number of an order is not split at its hyphens.
    const whole = value.length <= MAX_WHOLE ? ';white-space:nowrap' : '';
    rows.push(
      `<tr><td style="${cell};${small}">${escapeHtml(name)}</td><td style="${cell};padding-inline-start:16px;text-align:end${whole}"><bdi>${escapeHtml(value)}</bdi></td></tr>`,
    );
  }
  return `<table role="presentation" cellspacing="0" cellpadding="0" style="width:100%;margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`;
}

/** A paragraph of a mail, as it stands beside the program's own. */
export function paragraphHtml(text: string): string {
  return `<p style="margin:0 0 16px;">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Tries that a server put off before a mail is given up, and the age at which any is. */
export const MAX_ATTEMPTS = 10;
export const OLDEST_MS = 7 * 24 * 3_600_000;
/** Before the second try of a mail that was put off; each further wait is twice as long: the tenth try comes after four hours and a quarter. */
const FIRST_WAIT_SECONDS = 30;

export type AfterFault = {
  attempts: number;
  state: 'waiting' | 'failed';
  /** Before this mail is tried again by itself; null: it is given up, or its job asks again as soon as the server may be back. */
  waitSeconds: number | null;
};

/** Next state of a mail that could not be sent. @param chance from 0 to 1 (jitter), so that mails deferred together are not retried together */
export function afterFault(
  message: { attempts: number; created_at: Date },
  fault: { kind: 'unreachable' | 'later' | 'refused' },
  now: Date,
  chance: number,
): AfterFault {
  const attempts = message.attempts + (fault.kind === 'unreachable' ? 0 : 1);
  const isOver =
    fault.kind === 'refused' ||
    attempts >= MAX_ATTEMPTS ||
    now.getTime() - message.created_at.getTime() > OLDEST_MS;
  if (isOver) return { attempts, state: 'failed', waitSeconds: null };
  const waitSeconds =
    fault.kind === 'later'
      ? Math.round(FIRST_WAIT_SECONDS * 2 ** (attempts - 1) * (0.8 + 0.4 * chance))
      : null;
  return { attempts, state: 'waiting', waitSeconds };
}
