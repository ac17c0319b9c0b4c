// Catalogue journeys of the back office: a product is added, found in the shop, gets a higher price, and the old one again by undo.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { openJourneys } from './journey.ts';
import { pick } from './staff-forms.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

/** Whether the shop's list of what is found shows this price. */
const showsPrice = async (page: Page, price: string): Promise<boolean> =>
  (
    await (await page.context().request.get(`${shop.url}/products?query=Zephyrlite`)).text()
  ).includes(price);

journey(
  'back office › a product › is added, found in the shop, made dearer, and the change is taken back [back office catalogue]',
  { width: 1280 },
  async ({ tab: page }) => {
    await openBackoffice(page, shop, 'catalogue-manager');
    await page.goto(`${shop.url}/admin#/products/create`);
    await page.getByLabel('Name · English').fill('Zephyrlite coupling 25 mm');
    await page.getByLabel('Description · English').fill('A jaw coupling for light drives.');
    await page.getByLabel('Part number').fill('ZPH-25');
    await page.getByLabel('Manufacturer’s number').fill('Z25');
    await pick(page, 'Manufacturer', 'Alpkeil');
    await pick(page, 'Category', 'V-belts');
    await page.getByLabel('HSN code').fill('84836090');
    await page.getByLabel('UNSPSC code').fill('31163001');
    await page.getByLabel(/^Price, INR/).fill('1250.5');
    await page.getByLabel('On hand at first').fill('7');
    await page.getByLabel('Published').check();
    await page.getByRole('combobox', { name: 'Add an attribute' }).fill('Material');
    await page
      .getByRole('option', { name: /^Material/ })
      .first()
      .click();
    await page.getByRole('combobox', { name: 'Value' }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('tab', { name: 'Stock' }).waitFor();
    assert.ok(await showsPrice(page, '1,250.50'));

    await page.getByLabel(/^Price, INR/).fill('1400');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The changes are saved.').waitFor();
    assert.ok(await showsPrice(page, '1,400.00'));

    await page.getByRole('tab', { name: 'Stock' }).click();
    await page.getByLabel('Counted on the shelf').fill('5');
    await page.getByLabel('Why does it differ?').fill('Two were scratched');
    await page.getByRole('button', { name: 'Correct the stock' }).click();
    await page.getByText('Corrected: Two were scratched').waitFor();

    await page.getByRole('tab', { name: 'History' }).click();
    const change = page.getByRole('listitem').filter({ hasText: '1250.50 → 1400.00' }).first();
    await change.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('The change was taken back.').waitFor();
    assert.ok(await showsPrice(page, '1,250.50'));
    await page.getByRole('tab', { name: 'Data' }).click();
    assert.equal(await page.getByLabel(/^Price, INR/).inputValue(), '1250.50');
  },
);

journey(
  'back office › several products at once › dearer by five percent, and the message takes it back; withdrawn, and not in the shop [back office catalogue]',
  { width: 1280 },
  async ({ tab: page }) => {
    const { rows } = await shop.pool.query<{ id: number; sku: string; price: number }>(
      `select id, sku, price_base::int as price from product where kind = 'item' and published order by id desc limit 2`,
    );
    const prices = async (): Promise<number[]> =>
      (
        await shop.pool.query(
          'select price_base::int as price from product where id = any($1) order by id desc',
          [rows.map(({ id }) => id)],
        )
      ).rows.map(({ price }) => price);
    const before = rows.map(({ price }) => price);
    await openBackoffice(page, shop, 'catalogue-manager');
    await page.goto(
      `${shop.url}/admin#/products?${new URLSearchParams({ sort: 'id', order: 'DESC', filter: '{"published":true}', displayedFilters: '{}', page: '1', perPage: '25' })}`,
    );
    const choose = async (): Promise<void> => {
      for (const { sku } of rows)
        await page.getByRole('row').filter({ hasText: sku }).getByRole('checkbox').check();
    };
    await choose();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Change prices' }).click();
    await page.getByRole('dialog').getByLabel('Percent').fill('5');
    await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
    await page.getByText('Products changed: 2').waitFor();
    assert.deepEqual(
      await prices(),
      before.map((price) => Math.round(price * 1.05)),
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('The change was taken back.').waitFor();
    assert.deepEqual(await prices(), before);
    await choose();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Withdraw' }).click();
    await page.getByText('Products changed: 2').waitFor();
    for (const { id } of rows)
      assert.equal((await page.context().request.get(`${shop.url}/product/${id}`)).status(), 410);
  },
);

journey(
  'back office › a branch of categories › is moved by dragging and from the keyboard; its old address leads on [back office catalogue]',
  { width: 1280 },
  async ({ tab: page }) => {
    await openBackoffice(page, shop, 'catalogue-manager');
    await page.goto(`${shop.url}/admin#/categories`);
    const row = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
    await row('Hand tools').waitFor();
    await row('Lubricants').dragTo(row('Hand tools'), { targetPosition: { x: 300, y: 35 } });
    await page.getByText('/products/hand-tools/lubricants', { exact: true }).waitFor();
    const old = await page
      .context()
      .request.get(`${shop.url}/products/lubricants`, { maxRedirects: 0 });
    assert.deepEqual(
      [old.status(), old.headers().location],
      [301, '/products/hand-tools/lubricants'],
    );

    await page.getByRole('button', { name: 'Move: Lubricants', exact: true }).focus();
    await page.keyboard.press('Enter');
    const parent = page.getByRole('dialog').getByRole('combobox', { name: 'Below' });
    await parent.fill('');
    await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByText('/products/lubricants', { exact: true }).waitFor();
  },
);

journey(
  'back office › the catalogue in Arabic on a telephone › reads from right to left and fits; who may only look has no buttons [back office catalogue]',
  { width: 390 },
  async ({ tab: page }) => {
    await openBackoffice(page, shop, 'order-manager', 'ar');
    for (const place of ['/products', '/products/1', '/categories', '/attributes/1']) {
      await page.goto(`${shop.url}/admin#${place}`);
      await page
        .getByText(
          place === '/products'
            ? 'رقم القطعة'
            : place === '/categories'
              ? '/products/fasteners'
              : 'يتيح لك دورك',
        )
        .first()
        .waitFor();
      assert.equal(await page.evaluate('document.documentElement.dir'), 'rtl');
      assert.ok(
        Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth')) <= 0,
        place,
      );
      assert.equal(await page.getByRole('button', { name: 'حفظ' }).count(), 0);
    }
  },
);
