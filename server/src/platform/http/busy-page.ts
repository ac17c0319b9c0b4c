// Overload page: rendered once, as a thousand a second may have to be sent. [promises P23]
import { createHash } from 'node:crypto';
import {
  DEFAULT_LOCALE,
  directionOf,
  LOCALES,
  type Locale,
  problemText,
} from '@millwright/contracts';
import { translator } from '@millwright/messages/server';

/** The colours of the shop's own pages; their styles would have to be asked for. */
const STYLE =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/24px system-ui,sans-serif;background:#fbfaf7;color:#1c1c1a}' +
  'main{max-inline-size:28em;padding:24px}h1{font-size:22px;line-height:30px}a{color:#1b5180}' +
  '@media(prefers-color-scheme:dark){body{background:#16181a;color:#e9e7e1}a{color:#93c1e6}}';

export const BUSY_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const PAGES = new Map(LOCALES.map((locale) => [locale, pageIn(locale)]));

export function busyPage(locale: Locale = DEFAULT_LOCALE): string {
  return PAGES.get(locale) as string;
}

/** Without an address of its own the link asks for the same page again. */
function pageIn(locale: Locale): string {
  const sentence = problemText('temporarily-unavailable', locale);
  return (
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${sentence}</title><style>${STYLE}</style></head><body><main><h1>${sentence}</h1><p><a href="">${translator(locale)('pages.again')}</a></p></main></body></html>`
  );
}
