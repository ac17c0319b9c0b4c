// Pages that no journey opens: of a new customer without data, of missing things, and behind mailed links.
import { randomBytes } from 'node:crypto';
import { type Buyer, register } from '../e2e/buyer.ts';
import type { Look } from '../e2e/page-kinds.ts';
import type { Shop } from '../e2e/shop.ts';
import type { StorefrontPage } from '../e2e/storefront-page.ts';
import { DEMO_BUYERS } from '../server/src/demo/shop.ts';

/** Routes that show no page: they lead to another one, send a file, take a form, or are fetched by the scripts of pages that are looked at. */
export const NO_PAGES: Readonly<Record<string, string>> = {
  shop: 'leads to the products',
  site: 'leads to a page of the content',
  account: 'leads to the dashboard',
  logout: 'takes a form',
  ownData: 'sends a file',
  quickOrderTemplate: 'sends a file',
  preferences: 'takes a form',
  shopCompare: 'is the comparison at its older address',
  productById: 'leads to the product at its own address',
  category: 'is looked at as a category',
  menu: 'is fetched by the category menu',
  suggest: 'is fetched by the search box',
  quickView: 'is fetched by cards',
  recentlyViewed: 'is fetched by pages',
  cartPanel: 'is fetched by the cart panel',
  scan: 'is fetched by the scan button, whose dialog is looked at',
};

/** In a shop or a list without anything in it. */
export const BARE_PAGES = [
  '/',
  '/home-two',
  '/products',
  '/products?query=bearing',
  '/lotsales',
  '/blog',
  '/our-needs',
  '/become-a-seller',
  '/contact-us',
  '/post-your-request',
  '/compare',
  '/wishlist',
  '/cart',
  '/checkout',
  '/quick-order',
  '/in-hand',
  '/in-hand/bearings',
  '/manufacturers',
  '/shop/track-order',
  '/about-us',
  '/faq',
];

const OWN_PAGES = [
  '/account/dashboard',
  '/account/profile',
  '/account/orders',
  '/account/quotes',
  '/account/offers',
  '/account/requests',
  '/account/addresses',
  '/account/reviews',
  '/savedlist',
  '/checkout',
  '/cart',
];

/** Ids that do not exist. */
const NOTHINGS = [
  '/account/order/MW-0000-0000',
  '/account/order/MW-0000-0000/again',
  '/account/order/MW-0000-0000/return',
  '/account/order/MW-0000-0000/proforma',
  '/account/quotes/MQ-0000-0000',
  '/account/offers/NG-0000-0000',
  '/account/requests/RQ-0000-0000',
  '/account/email?token=nothing',
  '/account/email/cancel?token=nothing',
  '/order-success?order=MW-0000-0000',
  '/savedlist/shared/nothing',
  '/product/1999999999/nothing',
  '/product/1999999999/review',
  '/product/1999999999/notify',
  '/quote?token=nothing',
  '/newsletter/unsubscribe?token=nothing',
  '/industry/nothing',
  '/manufacturers/nothing',
  '/lot/1999999999/nothing',
  '/lotitems/1/1999999999/nothing/nothing',
  '/blog/post-classic/1999999999',
  '/negotiate?product=1999999999',
  '/enquiry?lot=1999999999',
  '/our-needs/response?need=1999999999',
];

export type Stand = { kind: string; path: string; state: 'filled' | 'empty' | 'error' };

/** A new customer, who has nothing yet, meets nothing. */
export async function registerSomebody(page: StorefrontPage, n: string): Promise<void> {
  const buyer: Buyer = {
    name: 'Asha Rao',
    email: `nothing-${n}@example.com`,
    password: 'drill-press-4711',
    mobile: '+91 98400 12345',
  };
  await page.open('/account/register');
  await register(page, buyer);
}

export const PAGES_OF_NOBODY: readonly Stand[] = [
  ...OWN_PAGES.map((path): Stand => ({ kind: `nothing at ${path}`, path, state: 'empty' })),
  ...NOTHINGS.map(
    (path): Stand => ({
      kind: `no such thing at ${path.replace('1999999999', '0')}`,
      path,
      state: 'error',
    }),
  ),
];

/** What only a link leads to, made in the database where it takes a mail; the customer of the walks owns it. */
export async function openLinkedPages(shop: Shop, page: StorefrontPage, look: Look): Promise<void> {
  const request = await shop.pool.query<{ reference: string }>(
    'select l.reference from lead l join customer c on c.id = l.customer_id where c.email = $1 limit 1',
    [DEMO_BUYERS[0].email],
  );
  await page.open(`/account/requests/${request.rows[0]?.reference}`);
  await look('request');
  for (const path of [
    '/about-us',
    '/vision-mission',
    '/terms-and-conditions',
    '/privacy-policy',
    '/disclaimer',
  ]) {
    await page.open(path);
    await look(path);
  }
  await sharedList(shop, page, look);
  await stockAlert(shop, page, look);
  await letters(shop, page, look);
}

async function sharedList({ pool }: Shop, page: StorefrontPage, look: Look): Promise<void> {
  const code = randomBytes(16).toString('base64url');
  const { rowCount } = await pool.query(
    `update wishlist set share_code = $1 where id = (select l.id from wishlist l join customer c on c.id = l.customer_id
       where exists (select from wishlist_item e where e.list_id = l.id) order by c.email = $2 desc, l.id limit 1)`,
    [code, DEMO_BUYERS[0].email],
  );
  if (rowCount === 0) throw new Error('no customer has a save list with something in it');
  await page.open(`/savedlist/shared/${code}`);
  await look('shared list');
}

/** Behind the link in the mail about a restock. */
async function stockAlert({ pool }: Shop, page: StorefrontPage, look: Look): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `with alert as (
       insert into stock_alert (product_id, email, phone, locale, expires_at)
       select id, $2, '+914428271234', $3, now() + interval '1 day' from product order by id limit 1 returning id)
     insert into stock_alert_link (token_hash, alert_id) select sha256(convert_to($1, 'UTF8')), id from alert`,
    [token, `waits-${page.locale}@example.com`, page.locale],
  );
  await page.open(`/stock-alert/stop?token=${token}`);
  await look('stock alert, stop');
}

/** The newsletter from its box in the footer to both of its links, and a new address of the account. */
async function letters(shop: Shop, page: StorefrontPage, look: Look): Promise<void> {
  const reader = `reader-${page.locale}-${Date.now()}@example.com`;
  const footer = page.tab.getByRole('contentinfo');
  await footer.getByLabel(page.t('newsletter.invitation')).fill(reader);
  await page.at('button', page.t('newsletter.subscribe'), footer).click();
  await page.seesMessage(page.t('newsletter.sent'));
  await page.tab.goto(await newestLink(shop, reader, '/newsletter/confirm'));
  await look('newsletter, confirm');
  await page.button('newsletter.confirm').click();
  await page.sees(page.t('newsletter.confirmed', { email: `\u2066${reader}\u2069` }));
  await page.tab.goto(await newestLink(shop, reader, '/newsletter/unsubscribe'));
  await look('newsletter, leave');
  const address = `new-${page.locale}-${Date.now()}@example.com`;
  await page.open('/account/profile');
  await page.main.locator('[name=email]').fill(address);
  await page.main.locator('[name=currentPassword]').fill(DEMO_BUYERS[0].password);
  await page.button('profile.save').click();
  await page.seesMessage(page.t('profile.done'));
  await page.open('/account/profile');
  await look('profile, an address waits');
  await page.tab.goto(await newestLink(shop, address, '/account/email'));
  await look('new address');
  await page.tab.goto(await newestLink(shop, DEMO_BUYERS[0].email, '/account/email/cancel'));
  await look('new address, not me');
}

async function newestLink(shop: Shop, recipient: string, path: string): Promise<string> {
  const { rows } = await shop.pool.query<{ body_text: string }>(
    'select body_text from email_outbox where recipient = $1 order by id desc limit 1',
    [recipient],
  );
  const link = new RegExp(`${shop.url}\\S*${path}\\?token=\\S+`).exec(
    rows[0]?.body_text ?? '',
  )?.[0];
  if (link === undefined) throw new Error(`no mail to ${recipient} leads to ${path}`);
  return link;
}
