// Addresses: sitemaps, every internal link of sampled pages, names typed instead of slugs, nonsense and pages out of range; titles, descriptions and keywords of lists.
import { elements, textOf } from './html.ts';
import {
  aVisitor,
  inLanes,
  linkOf,
  type Page,
  type Stranger,
  sitemapOf,
  spread,
} from './stranger.ts';

const LANES = 3;
const OUT_OF_RANGE = ['0', 'abc', '999999'];

export async function walkAddresses(stranger: Stranger): Promise<void> {
  const { address, sample } = stranger;
  const visitor = aVisitor(address);
  const home = await visitor.open('/');
  const places = await sitemapOf(stranger);
  if (places.length === 0) stranger.found('addresses: there is no sitemap', '/sitemap.xml');
  const links = new Map<string, string>();
  const note = (page: Page, inside = page.root): void => {
    for (const { attrs } of elements(
      inside,
      ({ tag, attrs }) => tag === 'a' && attrs.href !== undefined,
    )) {
      const link = linkOf(address, page.path, (attrs.href ?? '').split('#')[0] ?? '');
      if (link !== null && link !== '' && !links.has(link)) links.set(link, page.path);
    }
  };
  const kinds = new Map<string, string[]>();
  for (const path of places) kinds.set(kindOf(path), [...(kinds.get(kindOf(path)) ?? []), path]);
  const sampled = [...kinds.values()].flatMap((list) =>
    spread(list, Math.max(2, Math.ceil(sample / 4))),
  );
  await inLanes(sampled, LANES, async (path) => {
    const page = await visitor.open(path);
    stranger.looked('pages opened');
    if (page.status !== 200)
      stranger.found(
        'addresses: the sitemap names a page that does not answer',
        `${path}: ${page.status}`,
      );
    if (metaOf(page, 'description') === '')
      stranger.found('addresses: a page without a description', path);
    note(page);
  });
  await inLanes(spread([...links], sample * 20), LANES, async ([link, from]) => {
    if (sampled.includes(link)) return;
    const { status } = await visitor.send('GET', link, undefined, { accept: 'text/html' });
    stranger.looked('links followed');
    if (status >= 400)
      stranger.found('addresses: a link leads nowhere', `${link} on ${from}: ${status}`);
  });
  await walkNames(stranger, links, places);
  await walkLists(stranger, home, places, [...links.keys()]);
}

function kindOf(path: string): string {
  const [first = '', second] = path.split('/').slice(1);
  return /^(ru|ar)$/.test(first) ? `${first}/${second === undefined ? '' : 'x'}${second}` : first;
}

/** The address that a page names as its own: lists of one such address are one list. */
const canonicalOf = (page: Page): string | undefined => {
  const link = elements(
    page.root,
    ({ tag, attrs }) => tag === 'link' && attrs.rel === 'canonical',
  )[0]?.attrs.href;
  return link === undefined ? undefined : new URL(link).pathname + new URL(link).search;
};

const metaOf = (page: Page, name: string): string =>
  elements(
    page.root,
    ({ tag, attrs }) => tag === 'meta' && attrs.name === name,
  )[0]?.attrs.content?.trim() ?? '';

type Named = { path: string; name: string };

/** Links whose last part is a slug, with the name that they carry. */
async function walkNames(
  stranger: Stranger,
  links: ReadonlyMap<string, string>,
  places: readonly string[],
): Promise<void> {
  const visitor = aVisitor(stranger.address);
  const named: Named[] = [];
  for (const path of spread(
    places.filter((place) => /^\/(industry|product)\//.test(place)),
    stranger.sample,
  )) {
    const page = await visitor.open(path);
    for (const { attrs, ...element } of elements(page.main, 'a')) {
      const link = linkOf(stranger.address, page.path, attrs.href ?? '');
      const name = textOf({ attrs, ...element });
      if (
        link !== null &&
        /^\/\w+\?(\w+)=[\w-]+$/.test(link) &&
        /^\p{L}[\p{L}\d &.,-]+$/u.test(name)
      )
        named.push({ path: link, name });
    }
    const heading = elements(page.main, 'h1').map(textOf)[0] ?? '';
    const crumb =
      elements(page.main, ({ attrs }) => attrs['aria-current'] === 'page').map(textOf)[0] ??
      heading;
    if (/^\/industry\/[^/]+$/.test(page.path)) named.push({ path: page.path, name: crumb });
  }
  for (const { path, name } of new Map(named.map((each) => [each.path, each])).values()) {
    const [, before = '', slug = ''] = /^(.*[/=])([^/=]+)$/.exec(path) ?? [];
    if (slugOf(name) !== slugOf(slug)) continue;
    await expectPage(
      stranger,
      `${before}${encodeURIComponent(name)}`,
      'the printed name instead of the slug',
    );
    await expectPage(stranger, `${before}${slug.toUpperCase()}`, 'the slug in capitals');
    if (before.endsWith('='))
      await expectPage(stranger, `${before}no-such-thing`, 'an unknown filter');
  }
  const parameters = new Set(
    [...links.keys(), ...named.map(({ path }) => path)].flatMap((link) => [
      ...new URL(link, stranger.address).searchParams.keys(),
    ]),
  );
  for (const name of ['brand', 'manufacturer', 'industry', 'category', 'lot', ...parameters])
    if (!/^(next|from|page|query|text|layout|more|more-.*)$/.test(name))
      await expectPage(stranger, `/products?${name}=no-such-thing`, 'an unknown filter');
}

const slugOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\d]+/gu, '-');

async function expectPage(stranger: Stranger, path: string, what: string): Promise<void> {
  const page = await aVisitor(stranger.address).open(path);
  stranger.looked('addresses typed by hand');
  // What does not exist may say so in its own words, with a way on.
  const says =
    page.status === 404 &&
    elements(page.main, 'h1').some((heading) =>
      /^(No Products|Category Not) Found$/i.test(textOf(heading)),
    );
  if (page.status >= 400 && !(says && path.endsWith('no-such-thing')))
    stranger.found(
      `addresses: ${what} is a dead page`,
      `${path}: ${page.status} “${textOf(elements(page.main, 'h1')[0] ?? page.main)}”`,
    );
}

/** Lists of products: narrowed, searched and beyond their last page. */
async function walkLists(
  stranger: Stranger,
  home: Page,
  places: readonly string[],
  links: readonly string[],
): Promise<void> {
  const visitor = aVisitor(stranger.address);
  const lists = [
    '/products',
    '/products?query=drill',
    ...links
      .filter((link) => /^\/products\?(manufacturer|category|industry|brand)=[\w-]+$/.test(link))
      .slice(0, 3),
    ...spread(
      places.filter((place) => /^\/products\//.test(place)),
      2,
    ),
    ...['category', 'industry'].flatMap((name) =>
      slugsOf(places, name).map((slug) => `/products?${name}=${slug}`),
    ),
  ];
  const described = new Map([[metaOf(home, 'description'), '/']]);
  for (const path of new Set(lists)) {
    const first = await visitor.open(path);
    if (first.status !== 200) continue;
    stranger.looked('lists looked at');
    if (metaOf(first, 'keywords') === '')
      stranger.found('addresses: a list without keywords', path);
    const description = metaOf(first, 'description');
    const other = described.get(description);
    if (other !== undefined && canonicalOf(first) !== other)
      stranger.found(
        'addresses: two lists have one and the same description',
        `${path} and ${other}: “${description.slice(0, 80)}”`,
      );
    described.set(description, other ?? canonicalOf(first) ?? path);
    for (const number of OUT_OF_RANGE) {
      const page = await visitor.open(`${path}${path.includes('?') ? '&' : '?'}page=${number}`);
      const heading = elements(first.main, 'h1').map(textOf)[0] ?? '';
      if (page.status >= 500) stranger.found('addresses: 5xx', `${page.path}: ${page.status}`);
      // A page that answers says in its title what it is a page of; one that does not exist says that.
      if (page.status !== 404 && !page.title.includes(heading))
        stranger.found(
          'addresses: a page out of range loses its title',
          `${page.path}: ${page.status} “${page.title}”, page 1 is “${first.title}”`,
        );
    }
  }
}

function slugsOf(places: readonly string[], name: string): string[] {
  const like = name === 'industry' ? /^\/industry\/([^/]+)$/ : /^\/products\/([^/]+)$/;
  return spread(
    places.flatMap((place) => like.exec(place)?.[1] ?? []),
    1,
  );
}
