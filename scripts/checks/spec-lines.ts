// Which line of sections 1 to 9 has no test? Each has a tag of its own: a test names it, `[§2.5 top bar]`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUYING_LINES } from './buying-lines.ts';
import { DISCOVERY_LINES } from './discovery-lines.ts';
import { ROOT, sourceFiles } from './source-files.ts';
import { TRADING_LINES } from './trading-lines.ts';

/** `later`: what the line still waits for; then it needs no test yet. */
export type SpecLine = { tag: string; line: string; later?: string };

export const SPEC_LINES: readonly SpecLine[] = [
  { tag: '2.5 top bar', line: 'company pages, Compare Products with a count, currency in the top bar' },
  { tag: '2.5 top bar save list', line: 'Save List in the top bar' },
  { tag: '2.5 top bar forms', line: 'Contact Us and Become a Seller in the top bar' },
  { tag: '2.5 header', line: 'logo, search, login or account, cart drop-down' },
  { tag: '2.5 search', line: 'four scopes, suggestions that close on Escape or an outside click, over 10,000 products' },
  { tag: '2.5 navigation', line: 'Shop By Category with its mega-menu, the other entries, Chat' },
  { tag: '2.5 mobile menu', line: 'Home, Account, Pages, Currency with three currencies' },
  { tag: '2.5 mobile categories', line: 'a categories menu of its own' },
  { tag: '2.5 footer', line: 'Quick Links, Information, My Account' },
  { tag: '2.5 newsletter', line: 'the newsletter box, which subscribes' },
  { tag: '2.5 cart drop-down', line: 'items with removal, SubTotal, Total Amount, View Cart, Checkout; empty' },
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
  { tag: '2.7 quick view', line: 'compare and the quick view' },
  { tag: '2.7 wishlist', line: 'the wish list button of a customer' },
  { tag: '2.7 negotiate', line: 'the Negotiate modal of lots' },
  { tag: '2.7 notify', line: 'notify me, when there is no stock' },
  { tag: '2.7 tabs', line: 'Specification, Description, Reviews, Digital Document' },
  { tag: '2.7 rating', line: 'a rating of 1 to 5' },
  { tag: '2.7 not found', line: 'Product Not Found, with the way on' },
  { tag: '2.7 cards', line: 'cards as grid, list and horizontal' },
  { tag: '2.7 breakpoints', line: 'carousels by width' },
  ...DISCOVERY_LINES,
  ...BUYING_LINES,
  ...TRADING_LINES,
];

/** Lines without a test, lines that wait although they are tested, and lines that stand in two lists. */
export function specHoles(root: string = ROOT, lines: readonly SpecLine[] = SPEC_LINES): string[] {
  const used = new Set(
    sourceFiles(/(\.test\.tsx?|engine-contract[\w-]*\.ts)$/, root).flatMap((file) => tagsIn(readFileSync(join(root, file), 'utf8'))),
  );
  const holes = lines
    .filter(({ tag, later }) => later === undefined && !used.has(tag))
    .map(({ tag, line }) => `no test for §${tag}: ${line}`);
  const done = lines
    .filter(({ tag, later }) => later !== undefined && used.has(tag))
    .map(({ tag }) => `§${tag} is tested: it waits for nothing`);
  const tags = lines.map(({ tag }) => tag);
  const twice = tags.filter((tag, index) => tags.indexOf(tag) !== index).map((tag) => `§${tag} stands in two lists`);
  return [...holes, ...done, ...twice];
}

/** `[§7.1 search, §9]` names two places: "7.1 search" and "9". */
export function tagsIn(text: string): string[] {
  return [...text.matchAll(/\[(§[^\]]*)\]/g)].flatMap(([, list = '']) =>
    list
      .split('§')
      .map((tag) => tag.replace(/[\s,;]+$/, '').trim())
      .filter((tag) => tag !== ''),
  );
}
