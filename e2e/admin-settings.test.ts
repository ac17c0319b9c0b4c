// Settings journeys of the back office: telephone and minimum order appear in the shop, the dashboard shows an order, the data integrity checks run, a synonym is found.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { aCustomer } from '../server/testing/factories.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

const menu = (page: Page, name: string) => page.locator(`a[href='#/${name}']`).first().click();
const api = async (path: string, options: RequestInit = {}): Promise<any> =>
  (
    await fetch(`${shop.url}${path}`, {
      ...options,
      headers: { 'content-type': 'application/json', ...options.headers },
    })
  ).json();

journey(
  'overview › an order just placed › counted in the chart’s table; no complaint of the page’s policy [back office dashboard]',
  {},
  async ({ tab: page }) => {
    const buyer = await aCustomer(shop.db);
    const good = await pickGood(shop, PLAIN);
    const cart = await api('/api/shop/additemtocart', {
      method: 'POST',
      headers: { authtoken: buyer.token },
      body: JSON.stringify({ productId: good.id, quantity: 2 }),
    });
    const before = (
      await shop.pool.query("select count(*)::int as n from sales_order where status = 'Pending'")
    ).rows[0].n;
    const placed = await api(`/api/order/commitOrder?cartCode=${cart.code}`, {
      method: 'POST',
      headers: { authtoken: buyer.token },
    });
    assert.ok(placed.orderId ?? placed.id, JSON.stringify(placed));
    await openBackoffice(page, shop);
    assert.equal(
      await page.locator('[data-work=orders-pending]').innerText(),
      `${before + 1}\n\norders to confirm`,
    );
    await page
      .locator('[data-chart=orders] rect, [data-chart=orders] path')
      .first()
      .waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Show as a table' }).click();
    const today = page
      .getByRole('table', { name: 'Orders and revenue by day' })
      .getByRole('row')
      .nth(1);
    assert.match(await today.innerText(), /\t[1-9]/);
  },
);

journey(
  'settings › another telephone and a minimum order › the shop’s pages and carts know them at once [back office settings]',
  {},
  async ({ tab: page }) => {
    await openBackoffice(page, shop);
    await menu(page, 'settings');
    const phone = page.getByRole('textbox', { name: 'Telephone' }).first();
    await phone.fill('+91 22 4001 2345');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The changes are saved.').first().waitFor();
    await page.getByRole('tab', { name: 'Rules of selling' }).click();
    await page.getByLabel(/^Minimum order/).fill('90000');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The changes are saved.').first().waitFor();
    assert.match(await (await fetch(`${shop.url}/`)).text(), /\+91 22 4001 2345/);
    const buyer = await aCustomer(shop.db);
    const good = await pickGood(shop, `${PLAIN} and p.price_base < 100000`);
    const cart = await api('/api/shop/additemtocart', {
      method: 'POST',
      headers: { authtoken: buyer.token },
      body: JSON.stringify({ productId: good.id, quantity: 1 }),
    });
    const refused = await api(`/api/order/commitOrder?cartCode=${cart.code}`, {
      method: 'POST',
      headers: { authtoken: buyer.token },
    });
    assert.equal(refused.code, 'minimum-order-not-reached');
    await shop.pool.query("update setting set value = '0' where name = 'minimum-order'");
  },
);

journey(
  'settings › another tab, while something is not saved › asked first, and nothing is lost [back office settings]',
  {},
  async ({ tab: page }) => {
    await openBackoffice(page, shop);
    await menu(page, 'settings');
    const phone = page.getByRole('textbox', { name: 'Telephone' }).first();
    await phone.fill('+91 22 4001 9999');
    const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
    await page.getByRole('tab', { name: 'Invoices and bank' }).click();
    await asked;
    assert.equal(await phone.inputValue(), '+91 22 4001 9999');
  },
);

journey(
  'health › checked from the page › green, with every invariant held [back office health]',
  {},
  async ({ tab: page }) => {
    await openBackoffice(page, shop);
    await menu(page, 'health');
    await page.getByRole('button', { name: 'Check now' }).click();
    await page.locator('[data-broken="0"]').waitFor();
    await page.locator('[data-well=true]').waitFor();
  },
);

journey(
  'searches without a result › made a synonym › the next search finds it [house §6]',
  {},
  async ({ tab: page }) => {
    const find = async () =>
      (await api('/api/search', { method: 'POST', body: JSON.stringify({ query: 'wibblenut' }) }))
        .totalProductCount;
    assert.equal(await find(), 0);
    await shop.pool.query(
      "insert into search_zero_result values ('wibblenut', 'en', 99, now(), now())",
    );
    await openBackoffice(page, shop);
    await menu(page, 'zero-searches');
    await page
      .getByRole('row', { name: /wibblenut/ })
      .getByRole('button', { name: 'Make a synonym' })
      .click();
    await page.getByRole('textbox', { name: /^means/ }).fill('hex nut');
    await page.getByRole('dialog').getByRole('button', { name: 'Make a synonym' }).click();
    await page.getByText('The next search knows it.').waitFor();
    assert.ok((await find()) > 0);
  },
);

journey(
  'overview and settings › Arabic, on a telephone › from right to left, nothing beside the screen [back office]',
  { width: 390, locale: 'ar' },
  async ({ tab: page }) => {
    await openBackoffice(page, shop, 'administrator', 'ar');
    assert.equal(await page.locator('html').getAttribute('dir'), 'rtl');
    await page.getByRole('heading', { name: 'الطلبات والإيرادات' }).waitFor();
    assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'));
  },
);
