// Price journeys of the back office: prices in other currencies, a rate from today on, a tax rate by HSN code.
import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { violations } from '../server/testing/invariants.ts';
import { CHENNAI, giveAddress, newBuyer, registerAndLogIn } from './buyer.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import { opensWith, pick, save } from './staff-forms.ts';
import { openBackoffice } from './staff-page.ts';
import type { StorefrontPage } from './storefront-page.ts';

const { shop, journey } = openJourneys();
const buyBox = (page: StorefrontPage): Locator => page.tab.locator('.buy-box');

journey(
  'prices › in dollars and riyals of their own › on the page and in the cart; emptied, by the rate, and by a new one from today on [back office catalogue] [back office settings]',
  { width: 1280 },
  async (page) => {
    // A rate that somebody has mistyped, as it seems.
    page.faults.expectStatus(400);
    const good = await pickGood(
      shop,
      `${PLAIN} and p.discount_base is null and p.price_base > 100000 and p.own_prices = '{}'`,
    );
    const address = `/product/${good.id}/${good.slug}`;
    const backoffice = await page.tab.context().newPage();
    await openBackoffice(backoffice, shop, 'administrator');
    await backoffice.goto(`${shop.url}/admin#/products/${good.id}`);
    await backoffice.getByLabel('Price, USD').fill('12.34');
    await backoffice.getByLabel('Price, SAR').fill('56.78');
    await save(backoffice);

    await page.open(address);
    await page.chooseCurrency('USD');
    await opensWith(page, address, buyBox(page).getByText(/\$12\.34$/));
    await page.chooseCurrency('SAR');
    await page.sees(/SAR\s?56\.78$/, buyBox(page));
    await page.button('common.addToCart').first().click();
    await page.seesMessage(page.t('common.itemAdded'));
    await page.open('/cart');
    await page.sees(/SAR\s?56\.78$/);

    await backoffice.getByLabel('Price, USD').fill('');
    await backoffice.getByLabel('Price, SAR').fill('');
    await save(backoffice);
    await backoffice.goto(`${shop.url}/admin#/rates/create`);
    await backoffice.getByLabel('One unit in INR').fill('50');
    await backoffice.getByRole('button', { name: 'Save' }).click();
    await backoffice.locator('[aria-invalid=true]').first().waitFor();
    await backoffice.getByLabel('I am sure').check();
    await backoffice.getByRole('button', { name: 'Save' }).click();
    await backoffice.getByText(/1 USD = 50\.00* INR/).waitFor();
    await page.open(address);
    await page.chooseCurrency('USD');
    const dollars = (Math.round(good.price / 50) / 100).toLocaleString('en', {
      minimumFractionDigits: 2,
    });
    await opensWith(page, address, buyBox(page).getByText(`$${dollars}`, { exact: true }));
    assert.deepEqual(await violations(shop.db), []);
  },
);

journey(
  'tax rates › one for an HSN code › the next checkout adds it [back office settings]',
  { width: 1280 },
  async (page) => {
    const good = await pickGood(shop, `${PLAIN} and p.discount_base is null`);
    const { rows } = await shop.pool.query<{ hsn: string }>(
      'select hsn from product where id = $1',
      [good.id],
    );
    const hsn = rows[0]?.hsn as string;
    const backoffice = await page.tab.context().newPage();
    await openBackoffice(backoffice, shop, 'administrator');
    await backoffice.goto(`${shop.url}/admin#/tax-rates/create`);
    await backoffice.getByLabel('HSN code begins with').fill(hsn);
    await backoffice.getByLabel('Rate, %').fill('3');
    await backoffice.getByRole('button', { name: 'Save' }).click();
    await backoffice.getByText(`${hsn}…`).first().waitFor();

    const buyer = newBuyer('Leela Thomas');
    await registerAndLogIn(page, buyer);
    await page.isAt('/');
    await page.open(`/product/${good.id}/${good.slug}`);
    await page.button('common.addToCart').first().click();
    await page.seesMessage(page.t('common.itemAdded'));
    await page.open('/checkout');
    await giveAddress(page, 'billing', CHENNAI);
    await giveAddress(page, 'delivery', CHENNAI);
    await page.sees(/^CGST 1\.5\s?%$/);
    await page.sees(/^SGST 1\.5\s?%$/);
  },
);

journey(
  'currencies › a shop with orders, euros added › the base stays and the euro is offered [back office settings] [decisions 0098]',
  { width: 1280 },
  async ({ tab }) => {
    await openBackoffice(tab, shop, 'administrator');
    await tab.goto(`${shop.url}/admin#/settings/currencies`);
    await tab.getByText('There are orders, quotes or negotiations in it, so it stays.').waitFor();
    const rows = tab.getByLabel('One unit in INR');
    await rows.nth(1).waitFor();
    await tab.getByRole('button', { name: 'Add', exact: true }).click();
    await pick(tab, 'Currency', 'Euro', tab.getByRole('main').getByRole('listitem').last());
    await rows.nth(2).fill('92.5');
    const loadedAnew = tab.waitForEvent('load');
    await tab.getByRole('button', { name: 'Save', exact: true }).click();
    await loadedAnew;
    assert.equal(await rows.nth(2).inputValue(), '92.5000');
    const { rows: rates } = await shop.pool.query(
      "select from currency_rate where currency = 'EUR'",
    );
    assert.equal(rates.length, 1);
  },
);

journey(
  'screens › one that the role may not see, one that there is not › says which of both [back office staff]',
  { width: 1280 },
  async ({ tab }) => {
    await openBackoffice(tab, shop, 'order-manager');
    await tab.goto(`${shop.url}/admin#/staff`);
    await tab.getByText('Your role may not see this.').waitFor();
    await tab.goto(`${shop.url}/admin#/nothing`);
    await tab.getByText('There is no screen at this address.').waitFor();
  },
);
