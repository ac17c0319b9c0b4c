// What is measured, against which target? A table; each operation says which questions it asks and what a right answer looks like.
import { diceOf, type Sample } from './catalogue-sample.ts';
import type { LoadRequest, LoadWork } from './load-job.ts';
import { buyableItems, type Item } from './purchases.ts';
import * as ask from './questions.ts';
import type { Shop } from './shop.ts';

export type World = Pick<Shop, 'address' | 'databaseUrl' | 'database' | 'used' | 'kept'> & { sample: Sample };

/** How the load is made: requests that may be repeated, carts that are filled, or orders that each need a cart of their own. */
export type Plan = { kind: 'repeatable'; work: LoadWork } | { kind: 'orders'; items: Item[] };

export type Target = { perSecond: number } | { ofOneRowCommits: number };

export type Operation = {
  name: string;
  title: string;
  target?: Target;
  /** As measured on comparable hardware with the same catalogue size and concurrency. */
  peers?: string;
  /** Measured beside one-row commits on the same disk. */
  writes?: true;
  /** Many ask the same: answered from what is kept, and measured beside bare Fastify with the same hooks. */
  hot?: true;
  plan(world: World): Plan;
  /** What is wrong with this answer; null: nothing. */
  check(body: string): string | null;
};

const SEED = 20_240_601;
const CART_LINES = 8;
const HOT_PAGES = 50;

function repeatable(requests: (world: World) => LoadRequest[]): (world: World) => Plan {
  return (world) => ({ kind: 'repeatable', work: { kind: 'requests', requests: requests(world) } });
}

function findsProducts(body: string): string | null {
  const { totalProductCount, productFilters } = JSON.parse(body) as { totalProductCount?: number; productFilters?: object };
  if (productFilters === undefined) return 'no facets';
  return (totalProductCount ?? 0) > 0 ? null : 'nothing found';
}

/** The lucky misspelling is a word of its own, or hopeless. */
function isSearchAnswer(body: string): string | null {
  return (JSON.parse(body) as { productFilters?: object }).productFilters === undefined ? 'no facets' : null;
}

function isPage(body: string): string | null {
  return body.includes('</html>') ? null : 'not a whole page';
}

export const OPERATIONS: Operation[] = [
  {
    name: 'category',
    title: 'Category page (API, with facets)',
    plan: repeatable(({ sample }) => ask.questionsOf('category', sample, diceOf(SEED)).map(ask.asApiSearch)),
    check: findsProducts,
  },
  {
    name: 'search-narrow',
    title: 'Faceted text search, narrow',
    target: { perSecond: 1_000 },
    plan: repeatable(({ sample }) => ask.questionsOf('narrow', sample, diceOf(SEED + 1)).map(ask.asApiSearch)),
    check: findsProducts,
  },
  {
    name: 'search-mix',
    title: 'Search, mix: narrow, category + facets, misspelt, broad',
    target: { perSecond: 600 },
    peers: 'Medusa 129, Vendure 1',
    plan: repeatable(({ sample }) => ask.mixedQuestions(sample, diceOf(SEED + 2)).map(ask.asApiSearch)),
    check: isSearchAnswer,
  },
  {
    name: 'part-number',
    title: 'Exact part number',
    plan: repeatable(({ sample }) => ask.partNumberSearches(sample, diceOf(SEED + 3))),
    check: findsProducts,
  },
  {
    name: 'suggestion',
    title: 'Suggestion while typing',
    plan: repeatable(({ sample }) => ask.halfTypedTexts(sample, diceOf(SEED + 4))),
    check: (body) => (Array.isArray((JSON.parse(body) as { items?: unknown }).items) ? null : 'no suggestions'),
  },
  {
    name: 'product-page',
    title: 'Product page (HTML)',
    plan: repeatable(({ sample }) => ask.productPages(sample, diceOf(SEED + 5))),
    check: isPage,
  },
  {
    name: 'list-page',
    title: 'List page (HTML, server-rendered)',
    target: { perSecond: 350 },
    peers: 'NextFaster 61',
    plan: repeatable(({ sample }) => {
      const dice = diceOf(SEED + 6);
      const kinds: ask.Kind[] = ['category', 'filtered category', 'narrow', 'broad'];
      return dice.shuffled(kinds.flatMap((kind) => ask.questionsOf(kind, sample, dice, 1_000))).map(ask.asListPage);
    }),
    check: isPage,
  },
  {
    name: 'home-page',
    title: 'Home page (HTML)',
    plan: repeatable(() => [ask.page('/')]),
    check: isPage,
  },
  {
    name: 'hot-list-page',
    title: 'List page, hot (kept)',
    target: { perSecond: 5_000 },
    hot: true,
    plan: repeatable(({ sample }) => sample.lineages.slice(0, HOT_PAGES).map((lineage) => ask.hotPage(`/products/${lineage}`))),
    check: isPage,
  },
  {
    name: 'hot-product-page',
    title: 'Product page, hot (kept)',
    hot: true,
    plan: repeatable(({ sample }) => sample.products.slice(0, HOT_PAGES).map(({ id, slug }) => ask.hotPage(`/product/${id}/${slug}`))),
    check: isPage,
  },
  {
    name: 'hot-home-page',
    title: 'Home page, hot (kept)',
    hot: true,
    plan: repeatable(() => [ask.hotPage('/')]),
    check: isPage,
  },
  {
    name: 'hot-categories',
    title: 'Category tree (API), hot (kept)',
    hot: true,
    plan: repeatable(() => [{ method: 'GET', path: '/api/categories?lang=en' }]),
    check: (body) => (Array.isArray(JSON.parse(body)) ? null : 'no list'),
  },
  {
    name: 'add-to-cart',
    title: 'Add to cart',
    target: { perSecond: 350 },
    peers: 'Vendure 50',
    writes: true,
    plan: ({ sample }) => ({
      kind: 'repeatable',
      work: { kind: 'carts', path: '/api/shop/additemtocart', lines: CART_LINES, products: buyableItems(sample, diceOf(SEED + 7)) },
    }),
    check: (body) => ((JSON.parse(body) as { code?: unknown }).code ? null : 'no cart'),
  },
  {
    name: 'commit',
    title: 'Commit of an order (1,000 products)',
    target: { ofOneRowCommits: 0.25 },
    peers: 'Vendure 12',
    writes: true,
    plan: ({ sample }) => ({ kind: 'orders', items: buyableItems(sample, diceOf(SEED + 8)) }),
    check: (body) => ((JSON.parse(body) as { orderId?: unknown }).orderId ? null : 'no order'),
  },
];
