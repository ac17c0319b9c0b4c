// Document shell: head with title, languages, styles, fonts, scripts; written as text because it never varies in shape.

import assets from 'virtual:assets';
import { accentStylesheetPath, directionOf, type Locale } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import type { Page } from '../lib/page.ts';
import { imagePath } from '../lib/paths.ts';
import { nameOfShop } from '../lib/view.tsx';
import { hasChat } from './company-links.tsx';
import { searchEngineTags } from './search-engines.ts';
import { structuredData } from './structured-data.ts';

/** What the first screen is written in, fetched before the styles ask for it: text does not change its face while it is read. */
const FIRST_FONTS: Record<Locale, string[]> = {
  en: ['ibm-plex-sans-latin-400-normal-core', 'ibm-plex-sans-latin-600-normal-core'],
  ru: ['ibm-plex-sans-cyrillic-400-normal-core', 'ibm-plex-sans-cyrillic-600-normal-core'],
  ar: [
    'ibm-plex-sans-arabic-arabic-400-normal-core',
    'ibm-plex-sans-arabic-arabic-600-normal-core',
  ],
};

/** Hover is intent: the browser itself fetches what a visitor is about to open. Personal pages are left alone, and so is the choice of a language. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/*/account*',
                '/account*',
                '/*/checkout*',
                '/checkout*',
                '/cart*',
                '/*/cart*',
                '/order-success*',
                '/*/order-success*',
                '/api/*',
                '/productimages/*',
              ],
            },
          },
          { not: { selector_matches: '[rel~=nofollow],[rel~=alternate],[download],[target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** JSON inside a script element: `</script>` and `<!--` must not end or open anything. */
function scriptJson(data: object): string {
  return JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, '');
}

const fixedHeads = new Map<Locale, string>();

function fixedHead(locale: Locale): string {
  let html = fixedHeads.get(locale);
  if (html !== undefined) return html;
  const fonts = FIRST_FONTS[locale].flatMap((name) => assets.fonts[name] ?? []);
  html =
    '<meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#16181a" media="(prefers-color-scheme: dark)">' +
    '<meta name="color-scheme" content="light dark"><meta name="format-detection" content="telephone=no">' +
    assets.css.map((file) => `<link rel="stylesheet" href="${file}">`).join('') +
    fonts
      .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)
      .join('');
  fixedHeads.set(locale, html);
  return html;
}

/** The sign of the browser tab; a photo is served as PNG of its own size. */
function iconOf(icon: string): string {
  if (icon === '') return `<link rel="icon" href="${assets.favicon}" type="image/svg+xml">`;
  return `<link rel="icon" href="${escapeHtml(imagePath(icon))}">`;
}

export function documentHtml(page: Page, request: PageRequest, body: string): string {
  const { locale } = request;
  const t = translator(locale);
  const shop = nameOfShop(request);
  const isWhole = page.bare === true;
  const title = page.title === '' ? shop : isWhole ? page.title : `${page.title} - ${shop}`;
  const description = page.description ?? t('site.description');
  let head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">';
  // Before the styles, for which it would wait; neither async nor deferred: nothing is to be pressed before it.
  if (assets.early !== null) head += `<script src="${assets.early}"></script>`;
  head += fixedHead(locale);
  const accent = request.company?.accent ?? '';
  // After the styles whose colours it changes.
  if (accent !== '') head += `<link rel="stylesheet" href="${accentStylesheetPath(accent)}">`;
  head += iconOf(request.company?.icon ?? '');
  head += `<title>${escapeHtml(title)}</title>`;
  for (const [tag, attributes] of searchEngineTags(page, request, { title, description })) {
    head += `<${tag}${Object.entries(attributes)
      .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      .join('')}>`;
  }
  if (page.preloadImage !== undefined)
    head += `<link rel="preload" as="image" href="${escapeHtml(imagePath(page.preloadImage))}" fetchpriority="high">`;
  for (const data of structuredData(page, request))
    head += `<script type="application/ld+json">${scriptJson(data)}</script>`;
  for (const file of assets.scripts) head += `<script type="module" src="${file}"></script>`;
  head += `<script type="speculationrules">${SPECULATION_RULES}</script>`;
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head>${head}</head><body${!isWhole && hasChat(request.company) ? ' class="beside-chat"' : ''}>${body}</body></html>`;
}
