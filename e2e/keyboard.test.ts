// Keyboard journeys: only keys are pressed, and each stop is reached with Tab from the one before.
import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { CHENNAI, newBuyer, type Place } from './buyer.ts';
import { openJourneys } from './journey.ts';
import type { StorefrontPage } from './storefront-page.ts';

const { shop, journey } = openJourneys();
/** A long list has this many stops before its first product. */
const MAX_STOPS = 200;
/** From the heading of a list past its filters to the first button to buy. */
const MAX_STOPS_TO_CART = 8;

journey(
  'purchase › by keyboard alone › found, put into the cart, registered, ordered [design: keyboard, §2.8 checkout]',
  {},
  async (page) => {
    const buyer = newBuyer('Ravi Menon');
    const type = (text: string): Promise<void> => page.tab.keyboard.insertText(text);
    await page.open('/');
    await tabTo(page, page.search);
    await type('6205');
    await page.suggestions.first().waitFor();
    await press(page, 'Enter');
    await page.isAt(/\/products\?.*query=6205/);
    await enter(page, page.products.first());
    await page.isAt(/\/product\//);
    await enter(page, page.button('common.addToCart'));
    await page.seesMessage(page.t('common.itemAdded'));
    await enter(page, page.cartLink);
    // Its panel where the script is there already, the cart's page otherwise.
    await enter(page, page.link('shell.checkout').or(page.link('cart.proceed')));
    await page.isAt('/checkout');
    await enter(page, page.at('link', page.t('account.loginRegister'), page.main));
    await page.isAt(/\/account\/register/);
    for (const [field, text] of [
      ['account.name', buyer.name],
      ['account.email', buyer.email],
      ['account.password', buyer.password],
      ['account.mobile', buyer.mobile],
    ] as const) {
      await tabTo(page, page.field(field));
      await type(text);
    }
    await press(page, 'Enter');
    await page.seesHeading(page.t('account.registered'));
    await enter(page, page.at('link', page.t('account.loginButton'), page.main));
    await tabTo(page, page.field('account.email'));
    await type(buyer.email);
    await tabTo(page, page.field('account.password'));
    await type(buyer.password);
    await press(page, 'Enter');
    await page.isAt('/checkout');
    await fillAddress(page, 'billing', CHENNAI);
    await fillAddress(page, 'delivery', CHENNAI);
    await tabTo(page, page.at('checkbox', page.t('checkout.terms')));
    await press(page, 'Space');
    await enter(page, page.button('checkout.place'));
    await page.isAt(/\/order-success\?order=MW-/);
    await page.sees(page.t('order.received'));
    const { rows } = await shop.pool.query(
      'select status from sales_order o join customer c on c.id = o.customer_id where c.email = $1',
      [buyer.email],
    );
    assert.deepEqual(rows, [{ status: 'Pending' }]);
  },
);

async function fillAddress(
  page: StorefrontPage,
  type: 'billing' | 'delivery',
  place: Place,
): Promise<void> {
  const title = page.t(`order.${type}`);
  await enter(page, page.link('account.addressAddOf', { address: title }));
  const card = page.at('region', title);
  await tabTo(page, page.at('combobox', page.t('account.country'), card));
  // The letter chooses, as in every list of choices.
  await page.tab.keyboard.press('i');
  for (const [field, text] of [
    ['account.address', place.address],
    ['account.city', place.city],
    ['account.postalCode', place.postalCode],
    ['account.phone', place.phone],
  ] as const) {
    await tabTo(page, page.at('textbox', page.t(field), card));
    await page.tab.keyboard.insertText(text);
  }
  await press(page, 'Enter');
  await page.seesMessage(page.t('account.addressSaved'));
  await page.sees(place.address, card);
}

async function enter(page: StorefrontPage, goal: Locator): Promise<void> {
  await tabTo(page, goal);
  await press(page, 'Enter');
}

const press = (page: StorefrontPage, key: string): Promise<void> => page.tab.keyboard.press(key);

/** Tab until it has the focus. A page that has just been opened begins at its top. */
async function tabTo(page: StorefrontPage, goal: Locator): Promise<void> {
  await goal.first().waitFor();
  const element = await goal.first().elementHandle();
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await element?.evaluate((one) => one === one.ownerDocument.activeElement)) return;
    await press(page, 'Tab');
  }
  assert.fail(
    `not reached by Tab: ${await goal.first().evaluate((one) => one.outerHTML.slice(0, 120))}`,
  );
}

journey(
  'list › by keyboard › a handful of stops from its heading to the first Add to Cart [design: keyboard]',
  {},
  async (page) => {
    await page.open('/products?query=drill');
    await page.main.getByRole('heading', { level: 1 }).focus();
    await press(page, 'Tab');
    await press(page, 'Enter');
    await page.tab.waitForURL(/#results$/, { waitUntil: 'commit' });
    const add = page.main.getByRole('button', { name: page.t('common.addToCart') }).first();
    let stops = 2;
    while (!(await add.evaluate((button) => button === button.ownerDocument.activeElement))) {
      assert.ok(++stops <= MAX_STOPS_TO_CART, `${stops} stops and no button to buy`);
      await press(page, 'Tab');
    }
  },
);
