// Metadata for search engines and link previews: canonical address, languages, picture; or noindex.
import { DEFAULT_LOCALE, type Locale, shopName } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { languagesOf } from '../lib/here.ts';
import type { Page } from '../lib/page.ts';
import { localPath, markdownPath, previewPath } from '../lib/paths.ts';

/** A tag with its attributes, in order; values are escaped where it is written. */
export type HeadTag = ['meta' | 'link', Record<string, string>];

/** Open Graph wants a country with each language; these are the shop's markets. */
const OG_LOCALE: Record<Locale, string> = { en: 'en_IN', ru: 'ru_RU', ar: 'ar_SA' };
/** The size that the server paints previews in. */
const PREVIEW = { width: 1_200, height: 630 };
/** The shop's own picture, for pages without one. */
const SHARE = 'share';

export function searchEngineTags(
  page: Page,
  request: PageRequest,
  words: { title: string; description: string },
): HeadTag[] {
  const { origin, locale } = request;
  const keywords =
    page.keywords ?? (page.canonical === undefined ? undefined : keywordsOf(page, request));
  const tags: HeadTag[] = [['meta', { name: 'description', content: words.description }]];
  if (keywords !== undefined) tags.push(['meta', { name: 'keywords', content: keywords }]);
  if (page.canonical === undefined || page.robots === 'noindex') {
    tags.push(['meta', { name: 'robots', content: 'noindex' }]);
    return tags;
  }
  const { canonical } = page;
  const address = origin + localPath(locale, canonical);
  tags.push(
    ['meta', { name: 'robots', content: 'max-image-preview:large' }],
    ['link', { rel: 'canonical', href: address }],
  );
  const languages = languagesOf(request);
  for (const other of languages)
    tags.push([
      'link',
      { rel: 'alternate', hreflang: other, href: origin + localPath(other, canonical) },
    ]);
  tags.push([
    'link',
    {
      rel: 'alternate',
      hreflang: 'x-default',
      href: origin + localPath(languages[0] ?? DEFAULT_LOCALE, canonical),
    },
  ]);
  if (page.markdown !== undefined)
    tags.push([
      'link',
      {
        rel: 'alternate',
        type: 'text/markdown',
        href: origin + localPath(locale, markdownPath(canonical)),
      },
    ]);
  return [...tags, ...openGraph(page, request, { ...words, address })];
}

function openGraph(
  page: Page,
  { origin, locale, company }: PageRequest,
  words: { title: string; description: string; address: string },
): HeadTag[] {
  const properties: [string, string][] = [
    ['og:type', page.canonical?.startsWith('/product/') ? 'product' : 'website'],
    ['og:site_name', shopName(company, locale, origin)],
    ['og:title', words.title],
    ['og:description', words.description],
    ['og:url', words.address],
    ['og:locale', OG_LOCALE[locale]],
    ...languagesOf({ company })
      .filter((other) => other !== locale)
      .map((other): [string, string] => ['og:locale:alternate', OG_LOCALE[other]]),
    ['og:image', origin + previewPath(page.preloadImage ?? SHARE)],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(PREVIEW.width)],
    ['og:image:height', String(PREVIEW.height)],
    ['og:image:alt', page.title === '' ? words.title : page.title],
  ];
  return [
    ...properties.map(([property, content]): HeadTag => ['meta', { property, content }]),
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ];
}

/** Every page has some: its name, the way to it, the shop. [§2.6] */
function keywordsOf(page: Page, { company, locale, origin }: PageRequest): string {
  const names = [
    page.title,
    ...(page.breadcrumbs ?? []).map((crumb) => crumb.name),
    shopName(company, locale, origin),
  ];
  return [...new Set(names.filter((name) => name !== ''))].join(', ');
}
