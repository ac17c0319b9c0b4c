// Lines of the specification: each of sections 1 to 9 has a tag, `[§2.5 top bar]`, and a test that asserts it.
// Tests that only show the absence of faults, `[no fault: §...]`, or the outcome of a race, `[race: §...]`, hold up no line.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUYING_LINES } from './buying-lines.ts';
import { DISCOVERY_LINES } from './discovery-lines.ts';
import { ROOT, sourceFiles } from './source-files.ts';
import { TRADING_LINES } from './trading-lines.ts';

/** `later`: what the line still waits for; then it needs no test yet. */
export type SpecLine = { tag: string; line: string; later?: string };

export const SPEC_LINES: readonly SpecLine[] = [
  {
    tag: '2.5 top bar',
    line: 'company pages, Compare Products with a count, currency in the top bar',
  },
  { tag: '2.5 top bar save list', line: 'Save List in the top bar' },
  { tag: '2.5 top bar forms', line: 'Contact Us and Become a Seller in the top bar' },
  { tag: '2.5 header', line: 'logo, search, login or account, cart drop-down' },
  {
    tag: '2.5 search',
    line: 'four scopes, suggestions that close on Escape or an outside click, over 10,000 products',
  },
  { tag: '2.5 navigation', line: 'Shop By Category with its mega-menu, the other entries, Chat' },
  { tag: '2.5 mobile menu', line: 'Home, Account, Pages, Currency with three currencies' },
  { tag: '2.5 mobile categories', line: 'a categories menu of its own' },
  { tag: '2.5 footer', line: 'Quick Links, Information, My Account' },
  { tag: '2.5 newsletter', line: 'the newsletter box, which subscribes' },
  {
    tag: '2.5 cart drop-down',
    line: 'items with removal, SubTotal, Total Amount, View Cart, Checkout; empty',
  },
  { tag: '2.5 breadcrumbs', line: 'Home plus the lineage; for lots Lot Sale plus the name' },
  { tag: '2.5 blog', line: 'blog and case studies, on this site' },
  { tag: '2.6 search type', line: 'category, industry, lot or query from the address' },
  { tag: '2.6 filter text', line: 'segments with ::, values with |, three names' },
  { tag: '2.6 layouts', line: 'grid, grid with features, list (and table)' },
  { tag: '2.6 legend', line: 'Showing X of Y products' },
  { tag: '2.6 sort', line: 'the sort drop-down, which sorts' },
  { tag: '2.6 pages', line: 'pagination' },
  { tag: '2.6 filters button', line: 'the button and the sidebar it opens' },
  { tag: '2.6 sidebar', line: 'Categories, Manufacturers, Attributes with counts, collapsible' },
  { tag: '2.6 empty', line: 'No Products Found, with the way on' },
  { tag: '2.6 titles', line: 'title, description and keywords of the list' },
  { tag: '2.7 gallery', line: 'main image, thumbnails, zoom, lightbox, video thumbnails' },
  { tag: '2.7 stepper', line: 'quantity stepper and Add to Cart' },
  { tag: '2.7 quick view', line: 'the quick view of a card' },
  { tag: '2.7 wishlist', line: 'the wish list button of a customer' },
  { tag: '2.7 negotiate', line: 'the Negotiate modal of lots' },
  { tag: '2.7 notify', line: 'notify me, when there is no stock' },
  { tag: '2.7 tabs', line: 'Specification, Description, Reviews, Digital Document' },
  { tag: '2.7 rating', line: 'a rating of 1 to 5' },
  { tag: '2.7 not found', line: 'Product Not Found, with the way on' },
  { tag: '2.7 cards', line: 'cards as grid, list and horizontal' },
  { tag: '2.7 breakpoints', line: 'carousels by width' },
  ...[...DISCOVERY_LINES, ...BUYING_LINES, ...TRADING_LINES].map(([tag, line]) => ({ tag, line })),
];

/** What a test shows of the line it names: that it holds, only that input is answered or rejected and never a fault, or only that a race leaves it whole. */
export type TagKind = 'asserts' | 'no fault' | 'race';

const KINDS: readonly string[] = ['no fault', 'race'] satisfies TagKind[];

/** Lines that no test asserts, lines that wait although they are tested, lines that stand in two lists, and tags of an unknown kind. */
export function specHoles(root: string = ROOT, lines: readonly SpecLine[] = SPEC_LINES): string[] {
  const texts = sourceFiles(/(\.test\.tsx?|finder-contract[\w-]*\.ts)$/, root).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''),
  }));
  const asserted = new Set(texts.flatMap(({ text }) => tagsIn(text)));
  const touched = new Set(
    texts.flatMap(({ text }) => [...tagsIn(text, 'no fault'), ...tagsIn(text, 'race')]),
  );
  const holes = lines
    .filter(({ tag, later }) => later === undefined && !asserted.has(tag))
    .map(({ tag, line }) => `no test${touched.has(tag) ? ' asserts' : ' for'} §${tag}: ${line}`);
  const done = lines
    .filter(({ tag, later }) => later !== undefined && asserted.has(tag))
    .map(({ tag }) => `§${tag} is tested: it waits for nothing`);
  const tags = lines.map(({ tag }) => tag);
  const twice = tags
    .filter((tag, index) => tags.indexOf(tag) !== index)
    .map((tag) => `§${tag} stands in two lists`);
  const unknown = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\[([^[\]§:]{1,30}):\s*§/g)].flatMap(([, kind = '']) =>
      KINDS.includes(kind)
        ? []
        : [`${file}: a tag is of the kind "${KINDS.join('" or "')}", or of none; not "${kind}"`],
    ),
  );
  return [...holes, ...done, ...twice, ...unknown];
}

/** `[§7.1 search, §9]` asserts two places, "7.1 search" and "9"; `[no fault: §7.1 search]` and `[race: §4 cart]` only touch theirs. */
export function tagsIn(text: string, kind: TagKind = 'asserts'): string[] {
  return [...text.matchAll(/\[(?:(no fault|race): )?(§[^\]]*)\]/g)].flatMap(
    ([, named = 'asserts', list = '']) => (named === kind ? placesIn(list) : []),
  );
}

function placesIn(list: string): string[] {
  return list
    .split('§')
    .map((tag) => tag.replace(/[\s,;]+$/, '').trim())
    .filter((tag) => tag !== '');
}
