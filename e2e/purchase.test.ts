// Purchase journey: from a misspelt word to the order in the history: in English, in Arabic, and without scripts.
import assert from 'node:assert/strict';
import type { CurrencyCode, Locale } from '@millwright/contracts';
import { violations } from '../server/testing/invariants.ts';
import { formatMoney } from '../web/app/lib/money.ts';
import {
  CHENNAI,
  giveAddress,
  HOUSTON,
  logIn,
  newBuyer,
  type Place,
  RIYADH,
  register,
} from './buyer.ts';
import { openJourneys } from './journey.ts';
import type { StorefrontPage } from './storefront-page.ts';

const { shop, journey } = openJourneys();

/** `corrected`: what the word may be taken for, as alternatives of a pattern. */
type Trip = {
  word: string;
  corrected: string;
  buyer: string;
  place: Place;
  currency: CurrencyCode;
  taxes: number[];
  scripts: boolean;
};

journey(
  'purchase › in English › from a misspelt word to the order history [§2, §2.4 login, §2.5 cart drop-down, §2.8 cart, §2.1 /checkout, §2.1 /order-success, §2.8 checkout, §2.8 terms, §2.8 order success, §4 place order, §8 order success, §5 checkout, §6 visitor discovery, §4 order status]',
  {},
  (page) =>
    buy(page, {
      word: 'beharing',
      corrected: 'bearing',
      buyer: 'Asha Rao',
      place: CHENNAI,
      currency: 'INR',
      taxes: [9, 9],
      scripts: true,
    }),
);

journey(
  'purchase › in Arabic, right to left › from a misspelt word to the order history [§1 languages]',
  { locale: 'ar' },
  async (page) => {
    await buy(page, {
      word: 'محمال',
      corrected: 'محامل|محمل',
      buyer: 'خالد العتيبي',
      place: RIYADH,
      currency: 'SAR',
      taxes: [15],
      scripts: true,
    });
    assert.equal(await page.tab.locator('html').getAttribute('dir'), 'rtl');
  },
);

journey(
  'purchase › scripts off, in Russian › from a misspelt word to the order history [§2]',
  { locale: 'ru', scripts: false },
  (page) =>
    buy(page, {
      word: 'подшипмик',
      corrected: 'подшипник',
      buyer: 'Пётр Ильин',
      place: HOUSTON,
      currency: 'USD',
      taxes: [],
      scripts: false,
    }),
);

async function buy(page: StorefrontPage, trip: Trip): Promise<void> {
  const buyer = newBuyer(trip.buyer);
  await page.open('/');
  if (trip.currency !== 'INR') await page.chooseCurrency(trip.currency);
  await findPart(page, trip);
  await page.button('common.addToCart').first().click();
  await page.seesMessage(page.t('common.itemAdded'));
  await toCheckout(page, trip);

  await page.at('link', page.t('account.loginRegister'), page.main).click();
  await register(page, buyer);
  await page.at('link', page.t('account.loginButton'), page.main).click();
  await logIn(page, buyer);
  await page.isAt('/checkout');
  await giveAddress(page, 'billing', trip.place);
  await giveAddress(page, 'delivery', trip.place);
  const orderId = await placeOrder(page, trip);
  await sameAsStored(page, trip, orderId, buyer.email);

  await page.at('link', page.t('order.toHistory'), page.main).first().click();
  await page.isAt('/account/orders');
  await page.sees(page.t('order.count', { n: 1 }));
  await page.at('link', new RegExp(orderId), page.main).click();
  await page.isAt(`/account/order/${orderId}`);
  await page.sees(page.t('order.status.Pending'));
  await sameAsStored(page, trip, orderId, buyer.email);
  assert.deepEqual(await violations(shop.db), []);
}

/** The first hit that fits two attributes, in stock. */
async function findPart(page: StorefrontPage, { word, corrected, scripts }: Trip): Promise<void> {
  await page.searchFor(word);
  await page.sees(
    new RegExp(
      page.t('list.corrected', { text: word, corrected: `(${corrected})` }).replaceAll('.', '\\.'),
    ),
  );
  let total = await page.total();
  // In Arabic a value is isolated.
  for (const value of [/^\u2066?25\u2069? /, /^\u2066?C3\u2069? /]) {
    await page.tick(value);
    if (!scripts) await page.at('button', page.t('common.apply'), page.main).first().click();
    const narrowed = await page.totalAfter(total);
    assert.ok(narrowed > 0 && narrowed < total, `${narrowed} of ${total}`);
    total = narrowed;
  }
  assert.equal(await page.chips.count(), 2);
  const part = page.products.first();
  const name = await part.getByRole('heading').innerText();
  await part.click();
  await page.seesHeading(name);
  assert.match(name, / 25×/);
}

async function toCheckout(page: StorefrontPage, { scripts }: Trip): Promise<void> {
  if (scripts) {
    await page.openCartPanel();
    await page.link('shell.viewCart').click();
  } else await page.cartLink.click();
  await page.isAt('/cart');
  await page.link('cart.proceed').click();
  await page.isAt('/checkout');
  await page.sees(page.t('checkout.returning'));
}

/** @returns the number that the buyer is told */
async function placeOrder(page: StorefrontPage, { scripts }: Trip): Promise<string> {
  const place = page.button('checkout.place');
  // Place Order waits for the terms.
  if (scripts) await place.and(page.tab.locator('[aria-disabled=true]')).waitFor();
  assert.match(
    (await page.link('content.termsRead').getAttribute('href')) ?? '',
    /\/terms-and-conditions$/,
  );
  await page.at('checkbox', page.t('checkout.terms')).check();
  await place.click();
  await page.isAt(/\/order-success\?order=MW-/);
  await page.sees(page.t('order.received'));
  const orderId = new URL(page.tab.url()).searchParams.get('order') ?? '';
  assert.match(orderId, /^MW-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await page.sees(orderId);
  return orderId;
}

/** The screen shows what is in the database, and that is right. */
async function sameAsStored(
  page: StorefrontPage,
  trip: Trip,
  orderId: string,
  email: string,
): Promise<void> {
  const { rows } = await shop.pool.query(
    `select o.*, l.quantity, l.unit_base, l.name as part,
       (select coalesce(jsonb_agg(jsonb_build_object('bp', basis_points, 'base', value_base) order by position), '[]') from order_tax where order_id = o.id) as taxes
     from sales_order o join customer c on c.id = o.customer_id join order_line l on l.order_id = o.id
     where o.public_id = $1 and c.email = $2`,
    [orderId, email],
  );
  assert.equal(rows.length, 1, 'one order of one line');
  const [order] = rows;
  const subtotal = Number(order.unit_base) * order.quantity;
  assert.equal(Number(order.subtotal_base), subtotal);
  const taxes = (order.taxes as { bp: number; base: number }[]).map((tax) => ({
    percent: tax.bp / 100,
    minor: tax.base,
  }));
  assert.deepEqual(
    taxes,
    trip.taxes.map((percent) => ({ percent, minor: Math.round((subtotal * percent) / 100) })),
  );
  assert.equal(Number(order.total_base), subtotal + taxes.reduce((sum, tax) => sum + tax.minor, 0));
  assert.equal(order.display_currency, trip.currency);
  assert.equal(order.locale, page.locale satisfies Locale);
  await page.sees(formatMoney(order.subtotal_in[trip.currency], trip.currency, page.locale));
  await page.sees(formatMoney(order.total_in[trip.currency], trip.currency, page.locale));
  await page.sees(asShown(order.part));
  assert.equal(order.delivery.city, trip.place.city);
}

/** In Arabic sizes and part numbers are shown between isolating marks that nobody sees. */
function asShown(name: string): RegExp {
  const words = name.replace(/[\u2066-\u2069]/g, '').split(' ');
  return new RegExp(
    words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\s\\u2066-\\u2069]+'),
  );
}
