// Plain pages for what is answered before anything of the shop is read: overload and an address that is too long; rendered once, as a thousand a second may have to be sent. [promises P23, P38]
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

export const PLAIN_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Path and query of a request, in bytes. [promises P38] */
export const MAX_URL_BYTES = 4_096;

export type PlainPage = 'temporarily-unavailable' | 'address-too-long';
const PAGES = new Map(
  LOCALES.map((locale) => [
    locale,
    {
      // Without an address of its own the link asks for the same page again.
      'temporarily-unavailable': pageIn(locale, 'temporarily-unavailable', '', 'pages.again'),
      'address-too-long': pageIn(
        locale,
        'address-too-long',
        locale === DEFAULT_LOCALE ? '/' : `/${locale}`,
        'pages.home',
      ),
    },
  ]),
);

export function plainPage(page: PlainPage, locale: Locale = DEFAULT_LOCALE): string {
  return PAGES.get(locale)?.[page] as string;
}

function pageIn(
  locale: Locale,
  code: PlainPage,
  link: string,
  words: 'pages.again' | 'pages.home',
): string {
  const sentence = problemText(code, locale, { n: MAX_URL_BYTES });
  return (
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${sentence}</title><style>${STYLE}</style></head><body><main><h1>${sentence}</h1><p><a href="${link}">${translator(locale)(words)}</a></p></main></body></html>`
  );
}
