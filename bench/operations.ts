// Table of measured operations: each names its requests and what a right answer looks like.
import { diceOf, type Sample } from './catalogue-sample.ts';
import { cartLooks, largeCarts, quantityChanges } from './large-carts.ts';
import type { LoadRequest, LoadWork } from './load-job.ts';
import { logons } from './logins.ts';
import { type Item, purchasableItems } from './purchases.ts';
import * as ask from './questions.ts';
import type { Shop } from './shop.ts';
import type { Target } from './targets.ts';

export type World = Pick<
  Shop,
  'address' | 'databaseUrl' | 'database' | 'used' | 'memory' | 'kept' | 'statements'
> & { sample: Sample };

/** How the load is made: requests that may be repeated, carts that are filled, or orders that each need a cart of their own. */
export type Plan = { kind: 'repeatable'; work: LoadWork } | { kind: 'orders'; items: Item[] };

export type Operation = {
  name: string;
  title: string;
  targets: Target[];
  /** As measured on comparable hardware with the same catalogue size and concurrency. */
  peers?: string;
  /** Measured beside one-row commits on the same disk. */
  writes?: true;
  /** Many ask the same: answered from what is kept, and measured beside bare Fastify with the same hooks. */
  hot?: true;
  /** Measured beside a bare route that only checks the same password. */
  hashes?: true;
  /** Asked for compressed. */
  gzip?: true;
  plan(world: World): Plan | Promise<Plan>;
  /** What is wrong with this answer; null: nothing. */
  check(body: string): string | null;
};

const SEED = 20_240_601;
const CART_LINES = 8;
const HOT_PAGES = 50;

const SEARCH: Target[] = [
  { figure: 'statements', limit: 3 },
  { figure: 'aloneP99Ms', limit: 400, at: ['1M'] },
];
const FACETED: Target[] = [
  { figure: 'aloneMs', limit: 3, at: ['12k'] },
  { figure: 'aloneMs', limit: 10, at: ['100k'] },
  { figure: 'aloneMs', limit: 60, at: ['1M'] },
  ...SEARCH,
];
const HOT: Target[] = [{ figure: 'ofHooked', limit: 0.6 }];
const CART_CHANGE: Target = { figure: 'statements', limit: 6 };

/** Of requests a second: with the catalogue that they were set for. */
function atLeast(limit: number): Target {
  return { figure: 'perSecond', limit, at: ['12k'] };
}

function repeatable(
  requests: (world: World) => LoadRequest[] | Promise<LoadRequest[]>,
): (world: World) => Promise<Plan> {
  return async (world) => ({
    kind: 'repeatable',
    work: { kind: 'requests', requests: await requests(world) },
  });
}

function listPages(sample: Sample): LoadRequest[] {
  const dice = diceOf(SEED + 6);
  const kinds: ask.Kind[] = ['category', 'filtered category', 'narrow', 'broad'];
  return dice
    .shuffled(kinds.flatMap((kind) => ask.questionsOf(kind, sample, dice, 1_000)))
    .map(ask.asListPage);
}

function findsProducts(body: string): string | null {
  const { totalProductCount, productFilters } = JSON.parse(body) as {
    totalProductCount?: number;
    productFilters?: object;
  };
  if (productFilters === undefined) return 'no facets';
  return (totalProductCount ?? 0) > 0 ? null : 'nothing found';
}

/** The lucky misspelling is a word of its own, or hopeless. */
function isSearchAnswer(body: string): string | null {
  return (JSON.parse(body) as { productFilters?: object }).productFilters === undefined
    ? 'no facets'
    : null;
}

function isPage(body: string): string | null {
  return body.includes('</html>') ? null : 'not a whole page';
}

export const OPERATIONS: Operation[] = [
  {
    name: 'category',
    title: 'Category page (API, with facets)',
    targets: FACETED,
    plan: repeatable(({ sample }) =>
      ask.questionsOf('category', sample, diceOf(SEED)).map(ask.asApiSearch),
    ),
    check: findsProducts,
  },
  {
    name: 'search-narrow',
    title: 'Faceted text search, narrow',
    targets: [atLeast(1_000), ...FACETED],
    plan: repeatable(({ sample }) =>
      ask.questionsOf('narrow', sample, diceOf(SEED + 1)).map(ask.asApiSearch),
    ),
    check: findsProducts,
  },
  {
    name: 'search-mix',
    title: 'Search, mix: narrow, category + facets, misspelt, broad',
    targets: [atLeast(600), ...FACETED],
    peers: 'Medusa 129, Vendure 1',
    plan: repeatable(({ sample }) =>
      ask.mixedQuestions(sample, diceOf(SEED + 2)).map(ask.asApiSearch),
    ),
    check: isSearchAnswer,
  },
  {
    name: 'four-filters',
    title: 'Search with four filters',
    targets: FACETED,
    plan: repeatable(({ sample }) =>
      ask.questionsOf('four filters', sample, diceOf(SEED + 9)).map(ask.asApiSearch),
    ),
    check: findsProducts,
  },
  {
    name: 'misspelt',
    title: 'Misspelt word',
    targets: SEARCH,
    plan: repeatable(({ sample }) =>
      ask.questionsOf('misspelt', sample, diceOf(SEED + 10)).map(ask.asApiSearch),
    ),
    check: isSearchAnswer,
  },
  {
    name: 'part-number',
    title: 'Exact part number',
    targets: SEARCH,
    plan: repeatable(({ sample }) => ask.partNumberSearches(sample, diceOf(SEED + 3))),
    check: findsProducts,
  },
  {
    name: 'suggestion',
    title: 'Suggestion while typing',
    targets: [],
    plan: repeatable(({ sample }) => ask.halfTypedTexts(sample, diceOf(SEED + 4))),
    check: (body) =>
      Array.isArray((JSON.parse(body) as { items?: unknown }).items) ? null : 'no suggestions',
  },
  {
    name: 'product-call',
    title: 'Product (API)',
    targets: [],
    plan: repeatable(({ sample }) => ask.productCalls(sample, diceOf(SEED + 11))),
    check: findsProducts,
  },
  {
    name: 'product-page',
    title: 'Product page (HTML)',
    targets: [],
    plan: repeatable(({ sample }) => ask.productPages(sample, diceOf(SEED + 5))),
    check: isPage,
  },
  {
    name: 'list-page',
    title: 'List page (HTML, server-rendered)',
    targets: [atLeast(350), atLeast(500)],
    peers: 'NextFaster 61',
    plan: repeatable(({ sample }) => listPages(sample)),
    check: isPage,
  },
  {
    name: 'list-page-gzip',
    title: 'List page, compressed (gzip)',
    targets: [atLeast(350)],
    gzip: true,
    plan: repeatable(({ sample }) => listPages(sample).map(ask.compressed)),
    check: isPage,
  },
  {
    name: 'home-page',
    title: 'Home page (HTML)',
    targets: [],
    plan: repeatable(() => [ask.page('/')]),
    check: isPage,
  },
  {
    name: 'hot-list-page',
    title: 'List page, hot (kept)',
    targets: [atLeast(5_000), ...HOT],
    hot: true,
    plan: repeatable(({ sample }) =>
      sample.lineages.slice(0, HOT_PAGES).map((lineage) => ask.hotPage(`/products/${lineage}`)),
    ),
    check: isPage,
  },
  {
    name: 'hot-product-page',
    title: 'Product page, hot (kept)',
    targets: HOT,
    hot: true,
    plan: repeatable(({ sample }) =>
      sample.products
        .slice(0, HOT_PAGES)
        .map(({ id, slug }) => ask.hotPage(`/product/${id}/${slug}`)),
    ),
    check: isPage,
  },
  {
    name: 'hot-home-page',
    title: 'Home page, hot (kept)',
    targets: HOT,
    hot: true,
    plan: repeatable(() => [ask.hotPage('/')]),
    check: isPage,
  },
  {
    name: 'hot-categories',
    title: 'Category tree (API), hot (kept)',
    targets: HOT,
    hot: true,
    plan: repeatable(() => [{ method: 'GET', path: '/api/categories?lang=en' }]),
    check: (body) => (Array.isArray(JSON.parse(body)) ? null : 'no list'),
  },
  {
    name: 'add-to-cart',
    title: 'Add to cart',
    targets: [atLeast(350), { figure: 'ofOneRow', limit: 0.5 }, CART_CHANGE],
    peers: 'Vendure 50',
    writes: true,
    plan: ({ sample }) => ({
      kind: 'repeatable',
      work: {
        kind: 'carts',
        path: '/api/shop/additemtocart',
        lines: CART_LINES,
        products: purchasableItems(sample, diceOf(SEED + 7)).map(({ productId, quantity }) => ({
          productId,
          quantity,
        })),
      },
    }),
    check: (body) => ((JSON.parse(body) as { code?: unknown }).code ? null : 'no cart'),
  },
  {
    name: 'large-cart',
    title: 'Cart of 300 lines, looked at',
    targets: [],
    plan: repeatable(async ({ sample, database }) =>
      cartLooks(await largeCarts(database, purchasableItems(sample, diceOf(SEED + 12)))),
    ),
    check: (body) =>
      (JSON.parse(body) as { shoppingCartItems: unknown[] }).shoppingCartItems.length === 300
        ? null
        : 'not 300 lines',
  },
  {
    name: 'large-cart-change',
    title: 'Cart of 300 lines, one quantity changed',
    targets: [CART_CHANGE],
    writes: true,
    plan: repeatable(async ({ sample, database }) =>
      quantityChanges(
        await largeCarts(database, purchasableItems(sample, diceOf(SEED + 13))),
        diceOf(SEED + 14),
      ),
    ),
    check: (body) =>
      (JSON.parse(body) as { shoppingCartItems: unknown[] }).shoppingCartItems.length === 300
        ? null
        : 'not 300 lines',
  },
  {
    name: 'login',
    title: 'Login',
    targets: [{ figure: 'ofHashes', limit: 0.8 }],
    hashes: true,
    plan: repeatable(({ database }) => logons(database)),
    check: (body) => ((JSON.parse(body) as { token?: unknown }).token ? null : 'no session'),
  },
  {
    name: 'commit',
    title: 'Commit of an order (1,000 products)',
    targets: [
      { figure: 'ofOneRow', limit: 0.25 },
      { figure: 'statements', limit: 15 },
    ],
    peers: 'Vendure 12',
    writes: true,
    plan: ({ sample }) => ({ kind: 'orders', items: purchasableItems(sample, diceOf(SEED + 8)) }),
    check: (body) => ((JSON.parse(body) as { orderId?: unknown }).orderId ? null : 'no order'),
  },
];
