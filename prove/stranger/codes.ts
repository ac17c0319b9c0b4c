// Part numbers: each code that the shop prints is typed into its search, as printed, in lower case and with spaces; its part must be the first result.
import { elements, textOf } from './html.ts';
import { aVisitor, inLanes, type Page, type Stranger, sitemapOf, spread } from './stranger.ts';

/** Letters, digits and a dash or slash between them. */
const CODE =
  /(?<![\w/.@#-])(?=[\w/-]*\d)(?=[\w/-]*[A-Z])[A-Z0-9]+(?:[-/][A-Z0-9]+)+(?: C\d)?(?![\w/@-])/g;
const QUOTED = /[“«]([^“”«»\n]{3,60})[”»]/g;
const LINK_TO_PRODUCT = /\/product\/(\d+)(?:\/|$)/;

type Code = { code: string; what: string };

export async function walkCodes(stranger: Stranger): Promise<void> {
  const pages = await sitemapOf(stranger);
  const products = pages.filter((path) => /^\/product\//.test(path));
  await inLanes(spread(products, stranger.sample * 4), 3, (path) => walkProduct(stranger, path));
  const texts = pages.filter((path) => /^\/(?!(?:product|ru|ar)\b)[^/]+\/.+\/.+/.test(path));
  const articles = texts.filter((path) => /blog/.test(path));
  await inLanes(
    [
      ...articles,
      ...spread(
        texts.filter((path) => !/blog/.test(path)),
        stranger.sample,
      ),
    ],
    3,
    (path) => walkText(stranger, path),
  );
}

async function walkProduct(stranger: Stranger, path: string): Promise<void> {
  const visitor = aVisitor(stranger.address);
  const page = await visitor.open(path);
  const id = LINK_TO_PRODUCT.exec(path)?.[1] ?? '';
  for (const { code, what } of codesOf(page)) {
    await look(stranger, id, code, code, `${what} of ${path.slice(0, 12)}`, ['all', 'sku']);
    await look(stranger, id, code, code.toLowerCase(), `${what} in lower case`, ['all']);
    if (code.includes('-'))
      await look(stranger, id, code, code.replaceAll('-', ' '), `${what} with spaces`, ['all']);
  }
}

/** What the page calls its own numbers, to people and to machines. */
function codesOf(page: Page): Code[] {
  const codes = new Map<string, string>();
  for (const script of elements(
    page.root,
    ({ tag, attrs }) => tag === 'script' && attrs.type === 'application/ld+json',
  )) {
    const data = JSON.parse(script.children.join('')) as Record<string, unknown>;
    for (const key of ['sku', 'mpn']) if (typeof data[key] === 'string') codes.set(data[key], key);
  }
  for (const term of elements(page.main, 'dt')) {
    const value = term.parent?.children.find(
      (child) => typeof child !== 'string' && child.tag === 'dd',
    );
    if (
      value !== undefined &&
      typeof value !== 'string' &&
      /^(SKU|Part number|MPN)$/i.test(textOf(term))
    )
      codes.set(textOf(value), textOf(term));
  }
  return [...codes].map(([code, what]) => ({ code, what }));
}

async function look(
  stranger: Stranger,
  id: string,
  code: string,
  typed: string,
  what: string,
  scopes: string[],
): Promise<void> {
  for (const scope of scopes) {
    const { hits, page } = await search(stranger, typed, scope);
    const where = `${page.path} (${what})`;
    stranger.looked('codes searched');
    if (page.status >= 500) stranger.found('the search breaks', `${page.status} ${where}`);
    if (hits.length === 0) stranger.found('codes: a printed code is not found', where);
    // Two manufacturers may use one number; then theirs stand together.
    else if (
      hits[0]?.id !== id &&
      !hits.some((hit) => hit.id === id && isSame(hits[0]?.text ?? '', code))
    )
      stranger.found(
        'codes: a printed code leads to another part first',
        `${where}: ${hits[0]?.text.split('\n')[0]}`,
      );
    const other = quotedOtherThan(page, typed);
    if (other !== undefined)
      stranger.found('codes: a printed code is answered with another one', `${where}: “${other}”`);
  }
}

type Hit = { id: string; text: string };

async function search(
  stranger: Stranger,
  typed: string,
  scope: string,
): Promise<{ page: Page; hits: Hit[] }> {
  const page = await aVisitor(stranger.address).open(
    `/products?scope=${scope}&query=${encodeURIComponent(typed)}`,
  );
  const own = LINK_TO_PRODUCT.exec(page.path)?.[1];
  if (own !== undefined) return { page, hits: [{ id: own, text: page.text }] };
  const hits = new Map<string, string>();
  for (const link of elements(
    page.main,
    ({ tag, attrs }) => tag === 'a' && LINK_TO_PRODUCT.test(attrs.href ?? ''),
  )) {
    const id = LINK_TO_PRODUCT.exec(link.attrs.href ?? '')?.[1] ?? '';
    let card = link;
    while (card.parent !== undefined && !/^(li|article|tr)$/.test(card.tag)) card = card.parent;
    if (!hits.has(id)) hits.set(id, textOf(card));
  }
  return { page, hits: [...hits].map(([id, text]) => ({ id, text })) };
}

const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
const isSame = (text: string, code: string): boolean => bare(text).includes(bare(code));

function quotedOtherThan(page: Page, typed: string): string | undefined {
  const list = elements(page.main, ({ tag }) => tag === 'li' || tag === 'article').map(textOf);
  for (const [, quoted = ''] of page.text.matchAll(QUOTED)) {
    if (
      bare(quoted) === bare(typed) ||
      !/\d|-/.test(quoted) ||
      list.some((text) => text.includes(quoted))
    )
      continue;
    return quoted;
  }
  return undefined;
}

/** Articles and lots: numbers in their text, and the parts that they list. */
async function walkText(stranger: Stranger, path: string): Promise<void> {
  const page = await aVisitor(stranger.address).open(path);
  const own = page.main;
  const listed = elements(
    own,
    ({ tag, attrs }) => tag === 'a' && LINK_TO_PRODUCT.test(attrs.href ?? ''),
  ).map((link) => {
    let card = link;
    while (card.parent !== undefined && !/^(li|article|tr)$/.test(card.tag)) card = card.parent;
    return textOf(card);
  });
  const prose = elements(own, 'p').map(textOf).join('\n');
  const cells = elements(own, ({ tag }) => tag === 'td' || tag === 'dd')
    .map(textOf)
    .join('\n');
  for (const code of new Set(
    [...prose.matchAll(CODE), ...cells.matchAll(CODE)].map(([found]) => found),
  )) {
    const { hits, page: result } = await search(stranger, code, 'all');
    stranger.looked('codes searched');
    const other = quotedOtherThan(result, code);
    if (hits.length === 0) continue;
    const exact = isSame(hits[0]?.text ?? '', code);
    if (exact && listed.length > 0 && !listed.some((text) => isSame(text, code)))
      stranger.found(
        'codes: a page names a part that is not in its own list of parts',
        `${path}: ${code}`,
      );
    if (exact && other !== undefined)
      stranger.found(
        'codes: a printed code is answered with another one',
        `${result.path} (from ${path}): “${other}”`,
      );
  }
}
