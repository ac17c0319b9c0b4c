// What routes declare of themselves, written by hand once more: a route that joins one of these lists, or leaves it, needs a line here.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { ensureBundles } from '../scripts/bundles.ts';
import type { RouteConfig } from '../server/src/platform/http/route-config.ts';
import { testApp } from '../server/testing/index.ts';

await ensureBundles(async (_label, work) => work());
const { app } = await testApp(
  { after },
  { pages: true, metricsToken: 'known-to-the-operator-alone' },
);
await app.ready();

/** What the page says in each language, and a call below /api and at its bare path. */
const everywhere = (...paths: string[]): string[] =>
  paths.flatMap((path) => ['', '/ru', '/ar'].map((prefix) => prefix + path));
const call = (...paths: string[]): string[] => paths.flatMap((path) => [path, `/api${path}`]);
const PICTURES = ['/productimages/:name', '/productvideos/:name'];
const STATIC_PAGES = [
  '/about-us',
  '/vision-mission',
  '/faq',
  '/terms-and-conditions',
  '/privacy-policy',
  '/disclaimer',
];

/** Pages that are Markdown too at an address of their own; those that end with a parameter have it at theirs. */
const AS_MARKDOWN = ['/products', ...STATIC_PAGES].map((path) => `${path}.md`);
const v1 = (...paths: string[]): string[] => paths.map((path) => `/api/v1${path}`);
const UCP = ['search', 'lookup', 'product'].map((name) => `/ucp/catalog/${name}`);

/** Addresses of those that declare it, whatever the method. */
function declaring(isMeant: (config: RouteConfig) => boolean): string[] {
  const urls = app.knownRoutes.filter(({ config }) => isMeant(config)).map(({ url }) => url);
  return [...new Set(urls)].sort();
}

test('routes › priority exempt › files, health, the API’s documentation, what hashes passwords, and the back office [promises P23]', () => {
  const isOfStaff = (url: string): boolean =>
    url.startsWith('/api/admin/') || /^\/api\/docs(\/|$)/.test(url);
  const exempt = declaring(({ priority }) => priority === 'exempt');
  assert.deepEqual(
    exempt.filter((url) => !isOfStaff(url)),
    [
      ...[
        '/healthz',
        '/readyz',
        '/assets/*',
        '/assets/theme/:name',
        '/admin',
        '/admin/assets/*',
        '/api/openapi.json',
        ...v1('/openapi.json', '/postman.json', '/customers', '/sessions'),
        ...PICTURES,
      ],
      ...call('/customer/logon', '/customer/register'),
      ...everywhere('/account/login', '/account/register'),
    ].sort(),
  );
  const ofStaff = app.knownRoutes.filter(({ url }) => isOfStaff(url));
  assert.ok(ofStaff.length > 100);
  assert.deepEqual(
    ofStaff.filter(({ config }) => config.priority !== 'exempt'),
    [],
  );
});

test('routes › priority high › what stands between a cart and its order [promises P23]', () => {
  assert.deepEqual(
    declaring(({ priority }) => priority === 'high'),
    [
      ...call(
        '/shop/shoppingCart',
        '/shop/additemtocart',
        '/shop/updateShoppingCartItem',
        '/shop/removeitemcart',
      ),
      ...call('/order/prices', '/order/commitOrder'),
      ...v1('/carts', '/carts/:code', '/carts/:code/lines', '/carts/:code/lines/:id'),
      ...v1('/carts/:code/prices', '/carts/:code/taxes', '/me/cart', '/me/orders'),
      ...everywhere('/cart', '/cart/panel', '/checkout', '/order-success'),
    ].sort(),
  );
});

test('routes › cacheable › pages and calls that are the same for every visitor [decisions 0069]', () => {
  assert.deepEqual(
    declaring(({ cacheable }) => cacheable === true),
    [
      ...call(
        '/categories',
        '/featuredindustries',
        '/lotsale/lotsalecategorylist',
        '/lotsale/lotsalesubcategorylist/:categoryId',
      ),
      ...v1('/products/:id', '/products/:id/family', '/products/:id/lot'),
      ...v1('/products/:id/related', '/products/:id/substitutes', '/sizes/families'),
      ...v1('/categories', '/category', '/manufacturers', '/manufacturers/:slug'),
      ...v1('/industries', '/industries/:slug', '/lots/:id'),
      ...v1('/lot-categories', '/lot-categories/:id/lots'),
      ...v1('/shop', '/home', '/currencies', '/countries', '/pages/:slug', '/posts', '/posts/:id'),
      ...['/', '/ru', '/ar'],
      ...everywhere(
        '/home-two',
        '/products',
        '/products/*',
        '/industry/:name',
        '/manufacturers',
        '/manufacturers/:slug',
        '/blog',
        '/blog/post-classic/:id',
        '/menu',
        '/scan',
        '/in-hand',
        '/in-hand/*',
        ...STATIC_PAGES,
        ...AS_MARKDOWN,
      ),
      ...everywhere('/product/:id', '/product/:id/:slug', '/product/:id/quick'),
      ...everywhere('/lotsales', '/lot/:id/:name', '/lotitems/:category/:id/:categoryName/:name'),
    ].sort(),
  );
  assert.deepEqual(
    declaring(({ isPublicRead }) => isPublicRead === true),
    [
      ...call('/search', '/search/autocomplete'),
      ...v1('/search', '/search/suggestions', '/products', '/comparison'),
      ...v1('/featured-products', '/needs'),
      ...everywhere('/shop', '/suggest'),
      ...['/mcp', '/llms.txt', '/.well-known/ucp', ...UCP],
    ].sort(),
  );
});

test('routes › open to who logged in with a one-time password › setting a password, and what that page asks for [decisions 0019]', () => {
  assert.deepEqual(
    declaring(({ allowRestricted }) => allowRestricted === true),
    [
      ...call('/customer/logon', '/customer/logout', '/customerdetail/changePassword'),
      ...v1('/sessions', '/me/password'),
      ...everywhere(
        '/account/password',
        '/account/logout',
        '/preferences',
        '/menu',
        '/suggest',
        '/scan',
        '/cart/panel',
      ),
    ].sort(),
  );
});

test('routes › rate limits of reads › none for what is cheap and asked for often, one more for searches [promises P39, P47]', () => {
  assert.deepEqual(
    declaring(({ requestLimit }) => requestLimit === 'none'),
    ['/healthz', '/readyz', '/assets/*', '/assets/theme/:name', ...PICTURES].sort(),
  );
  assert.deepEqual(
    declaring(({ requestLimit }) => requestLimit === 'search'),
    [
      ...call('/search', '/search/autocomplete'),
      ...v1('/search', '/search/suggestions', '/featured-products', '/sizes/find'),
      ...everywhere('/products', '/products.md', '/products/*', '/in-hand/*'),
      ...['/mcp', ...UCP],
    ].sort(),
  );
});

test('routes › Markdown › products, lists, categories and static pages [decisions 0111]', () => {
  assert.deepEqual(
    declaring(({ hasMarkdown }) => hasMarkdown === true),
    everywhere(
      ...['/products', '/products/*', '/product/:id', '/product/:id/:slug'],
      ...[...STATIC_PAGES, ...AS_MARKDOWN],
    ).sort(),
  );
});

test('routes › HEAD › declares what GET declares [decisions §3]', () => {
  const heads = app.knownRoutes.filter(({ method }) => method === 'HEAD');
  assert.ok(heads.length > 100);
  for (const { url, config } of heads) {
    const get = app.knownRoutes.find((route) => route.method === 'GET' && route.url === url);
    assert.deepEqual(config, get?.config, url);
  }
});
