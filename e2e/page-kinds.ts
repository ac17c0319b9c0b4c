// Page kinds: each opened once with content, by a visitor and then by a customer with an order.
import assert from 'node:assert/strict';
import { LOCALES } from '@millwright/contracts';
import { DEMO_BUYERS } from '../server/src/demo/shop.ts';
import { onlyWhole } from '../server/testing/sample.ts';
import { linkInMail, sendQuote, sendTo } from './admin.ts';
import { logIn, placeOrder } from './buyer.ts';
import { OUT_OF_STOCK, PLAIN, pickGood } from './goods.ts';
import type { Shop } from './shop.ts';
import type { StorefrontPage } from './storefront-page.ts';

export type Kind = string;

/** Public pages, without language prefix; statuses other than 200 are named. */
export async function publicPages(
  shop: Shop,
): Promise<{ kind: Kind; path: string; status?: number }[]> {
  const good = await pickGood(
    shop,
    `${PLAIN} and exists (select from product_media m where m.product_id = p.id and m.kind = 'document')`,
  );
  const filmed = await pickGood(
    shop,
    "exists (select from product_media m where m.product_id = p.id and m.kind = 'video')",
  );
  const gone = await pickGood(shop, OUT_OF_STOCK);
  const other = await pickGood(shop, `p.id <> ${good.id}`);
  return [
    { kind: 'home', path: '/' },
    { kind: 'second home page', path: '/home-two' },
    { kind: 'blog', path: '/blog' },
    { kind: 'post', path: '/blog/post-classic/1' },
    { kind: 'static page', path: '/faq' },
    { kind: 'category', path: '/products/bearings/deep-groove' },
    { kind: 'search results', path: '/products?query=bering' },
    {
      kind: 'filtered list',
      path: '/products/bearings?filter=attrsValues:inner-diameter%3D25&layout=list&sort=price-asc',
    },
    { kind: 'grid with features', path: '/products/fasteners?layout=features&page=2' },
    { kind: 'table', path: '/products/fasteners/hex-bolts?layout=table' },
    {
      kind: 'range in inches',
      path: '/products/fasteners/hex-bolts?filter=attrsValues:length%3D1/2..2in',
    },
    { kind: 'lot sale', path: '/lotsales' },
    { kind: 'lots of a category', path: '/lot/2/bearing-lots' },
    { kind: 'items of a lot', path: '/lotitems/2/5/bearing-lots/ball-bearings-textile-mill' },
    { kind: 'nothing found', path: '/products?query=qqxyzzyqq' },
    { kind: 'nothing found, something near', path: '/products?query=m10x48+hex+bolt' },
    { kind: 'category not found', path: '/products/fasteners/no-such-thing', status: 404 },
    { kind: 'industry', path: '/industry/automobile' },
    { kind: 'manufacturers', path: '/manufacturers' },
    { kind: 'manufacturer', path: '/manufacturers/prairegate-bearing' },
    { kind: 'product', path: `/product/${good.id}/${good.slug}` },
    { kind: 'product with a film', path: `/product/${filmed.id}/${filmed.slug}` },
    { kind: 'negotiate', path: `/negotiate?product=${good.id}` },
    { kind: 'product without stock', path: `/product/${gone.id}/${gone.slug}` },
    { kind: 'stock alert', path: `/product/${gone.id}/notify` },
    { kind: 'stock alert, a dead link', path: '/stock-alert/stop?token=nothing', status: 410 },
    { kind: 'comparison', path: `/compare?ids=${good.id},${other.id}` },
    { kind: 'empty comparison', path: '/compare' },
    { kind: 'track order', path: '/shop/track-order' },
    { kind: 'post a requirement', path: '/post-your-request' },
    { kind: 'requirement sent', path: '/post-your-request?sent=RQ-7K3F-92QD' },
    { kind: 'become a seller', path: '/become-a-seller' },
    { kind: 'contact', path: '/contact-us' },
    { kind: 'our needs', path: '/our-needs' },
    { kind: 'response to a need', path: '/our-needs/response?need=1' },
    { kind: 'enquiry on a lot', path: '/enquiry?lot=5' },
    { kind: 'empty wish list', path: '/wishlist' },
    { kind: 'not found', path: '/no-such-page', status: 404 },
    { kind: 'empty cart', path: '/cart' },
    { kind: 'finder by dimensions', path: '/in-hand' },
    { kind: 'dimensions of a family', path: '/in-hand/fasteners' },
    {
      kind: 'list of a measured part',
      path: '/products/bearings?filter=attrsValues:inner-diameter=45|inner-diameter=50&measured=inner-diameter:47mm|width:3mm',
    },
    { kind: 'quick order', path: '/quick-order' },
    { kind: 'newsletter', path: '/newsletter' },
    { kind: 'newsletter, a dead link', path: '/newsletter/confirm?token=nothing', status: 410 },
    { kind: 'login', path: '/account/login' },
    { kind: 'forgot password', path: '/account/login?mode=forgot' },
    { kind: 'new password sent', path: '/account/login?mode=sent' },
    { kind: 'register', path: '/account/register' },
  ];
}

export type Look = (kind: Kind) => Promise<void>;
export type Walk = (shop: Shop, page: StorefrontPage, look: Look) => Promise<void>;

/** Opens every public page; on each, `look` is called. */
async function openPublicPages(shop: Shop, page: StorefrontPage, look: Look): Promise<void> {
  page.faults.expectStatus(404);
  page.faults.expectStatus(410);
  for (const { kind, path, status = 200 } of await publicPages(shop)) {
    assert.equal((await page.open(path)).status(), status, path);
    await look(kind);
  }
}

/** From a filled cart through an order to the account, as a visitor and then as a customer. */
async function openOwnPages(shop: Shop, page: StorefrontPage, look: Look): Promise<void> {
  const good = await pickGood(shop, PLAIN, page.locale);
  await page.open(`/product/${good.id}/${good.slug}`);
  await page.button('common.addToCart').click();
  await page.seesMessage(page.t('common.itemAdded'));
  await page.open(`/product/${good.id}/${good.slug}`);
  await page
    .at('button', new RegExp(`^${page.t('wishlist.remember')}: `), page.main)
    .first()
    .click();
  await page.tab.locator('.top-bar [data-count="wishlist.title"]:text-is("1")').waitFor();
  await page.open('/wishlist');
  await look('wish list');
  await page.open('/cart');
  await look('cart');
  await page.open('/checkout');
  await look('checkout of a visitor');
  await logIn(page, DEMO_BUYERS[0]);
  await page.at('checkbox', page.t('checkout.terms')).waitFor();
  await look('checkout');
  await page.open('/checkout?edit=delivery');
  await look('checkout with an address form');
  await page.open('/checkout');
  const orderId = await placeOrder(page);
  await look('order success');
  await sendTo(shop, orderId, 'Confirmed', 'Shipped');
  const quote = await openQuotes(shop, page, look, good.id);
  for (const path of [
    '/account/dashboard',
    '/account/profile',
    '/account/password',
    '/account/sessions',
    '/account/close',
    '/account/orders',
    '/account/orders?status=Shipped&text=nothing',
    `/account/order/${orderId}`,
    `/account/order/${orderId}/again`,
    `/account/order/${orderId}/proforma`,
    `/account/order/${orderId}/return`,
    '/account/quotes',
    `/account/quotes/${quote}`,
    `/account/quotes/${quote}?edit=delivery`,
    '/account/offers',
    '/account/requests',
    '/account/addresses',
    '/account/addresses?edit=billing',
    '/account/reviews',
    `/product/${good.id}/review`,
    '/savedlist',
  ]) {
    await page.open(path);
    await look(
      path.replace(orderId, 'order').replace(quote, 'quote').replace(String(good.id), 'id'),
    );
  }
  const { rows } = await shop.pool.query<{ reference: string }>(
    'select n.reference from negotiation n join customer c on c.id = n.customer_id where c.email = $1 order by n.id desc limit 1',
    [DEMO_BUYERS[0].email],
  );
  await page.open(`/account/offers/${rows[0]?.reference}`);
  await look('negotiation');
}

/** One of the account, with what may be asked for; and the page behind the link of a mail. @returns the number of the one in the account */
async function openQuotes(
  shop: Shop,
  page: StorefrontPage,
  look: Look,
  good: number,
): Promise<string> {
  const { id } = await shop.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', DEMO_BUYERS[0].email)
    .executeTakeFirstOrThrow();
  const { locale } = page;
  const number = await sendQuote(shop, { customerId: id, locale }, [{ id: good, quantity: 20 }]);
  await sendQuote(shop, { email: 'reader@example.com', locale: 'en' }, [{ id: good, quantity: 5 }]);
  await page.open(await linkInMail(shop, 'reader@example.com'));
  await look('quote behind a link');
  return number;
}

/** Two walks, so that each stays far from the limit of a test. */
export const WALKS: readonly (readonly [name: string, walk: Walk])[] = [
  ['public pages', openPublicPages],
  ['cart, order and account', openOwnPages],
];

/** Per commit each walk, each language and both directions of text are seen; every walk in every language is in `npm run test:all`. */
const PER_COMMIT = new Set(['en public pages', 'ar public pages', 'ru cart, order and account']);

/** Each walk in each language; `skip` says why one is left out. */
export const WALKS_BY_LOCALE = LOCALES.flatMap((locale) =>
  WALKS.map(
    ([name, walk]) =>
      ({
        locale,
        name,
        walk,
        skip: PER_COMMIT.has(`${locale} ${name}`) ? false : onlyWhole(),
      }) as const,
  ),
);
