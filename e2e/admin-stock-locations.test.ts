// Journeys of stock locations: a branch is added, gets units, is corrected, and a shipment leaves from there. [decisions 0102]
import assert from 'node:assert/strict';
import { isolated } from '@millwright/contracts';
import type { Page } from 'playwright-core';
import { DEMO_BUYERS } from '../server/src/demo/shop.ts';
import { violations } from '../server/testing/invariants.ts';
import { sendTo } from './admin.ts';
import { logIn, placeOrder } from './buyer.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import { part } from './staff-forms.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

const fits = async (tab: Page): Promise<void> =>
  assert.ok(Number(await tab.evaluate('document.documentElement.scrollWidth - innerWidth')) <= 0);
async function choose(tab: Page, label: string, option: string): Promise<void> {
  await tab.getByRole('combobox', { name: label }).click();
  await tab.getByRole('option', { name: option, exact: true }).click();
}

for (const [width, branch] of [
  [1440, 'Branch Roma'],
  [390, 'Counter'],
] as const)
  journey(
    `stock locations › ${branch} at ${width} px › added, units moved there, corrected; an order leaves from there, and the product tells what each location holds [back office catalogue] [decisions 0102]`,
    { width },
    async (page) => {
      // More than there are.
      page.faults.expectStatus(409);
      page.faults.expectStatus(400);
      const good = await pickGood(
        shop,
        `${PLAIN} and s.reserved = 0 and s.on_hand between 9 and 900`,
      );
      await page.open('/account/login');
      await logIn(page, DEMO_BUYERS[0]);
      await page.isAt('/');
      await page.open(`/product/${good.id}/${good.slug}`);
      await page.tab.locator('#quantity').fill('2');
      await page.button('common.addToCart').first().click();
      await page.seesMessage(page.t('common.itemAdded'));
      await page.open('/checkout');
      const number = await placeOrder(page);
      await sendTo(shop, number, 'Confirmed');

      const tab = await page.tab.context().newPage();
      await openBackoffice(tab, shop, 'administrator');
      await tab.goto(`${shop.url}/admin#/stock-locations/create`);
      await tab.getByLabel('Name').fill(branch);
      await tab.getByRole('button', { name: 'Save' }).click();
      await tab.getByText(branch).first().waitFor();
      await tab.getByText('Main warehouse').first().waitFor();
      await fits(tab);

      await tab.goto(`${shop.url}/admin#/stock-transfers/create`);
      // With two locations there is nothing to choose.
      const { rows: locations } = await shop.pool.query('select id from stock_location');
      if (locations.length > 2) await choose(tab, 'To', branch);
      const lines = tab.getByLabel('Part numbers or barcodes with units, one a line');
      await lines.fill(`${good.sku} 999999`);
      await tab.getByRole('button', { name: 'Move', exact: true }).click();
      await tab.getByText(/are at “Main warehouse”/).waitFor();
      await lines.fill(`${good.sku} five\n\nno-such-part 2\n`);
      await tab.getByRole('button', { name: 'Move', exact: true }).click();
      const told = tab.getByRole('alert');
      await told.getByText(/^Line 1: How many is not clear/).waitFor();
      await told.getByText(/^Line 3: No product has the number no-such-part/).waitFor();
      await lines.fill(`${good.sku}\n${good.sku} 4\n`);
      await fits(tab);
      await tab.getByRole('button', { name: 'Move', exact: true }).click();
      await tab.getByRole('cell', { name: '5', exact: true }).waitFor();
      await fits(tab);

      await tab.goto(`${shop.url}/admin#/products/${good.id}`);
      await tab.getByRole('tab', { name: 'Stock' }).click();
      const held = tab.getByRole('region', { name: 'Stock locations' });
      const row = held.getByRole('row', { name: branch });
      await row.getByRole('cell', { name: '5', exact: true }).waitFor();
      await choose(tab, 'Location', branch);
      await tab.getByLabel('Counted on the shelf').fill('6');
      await tab.getByLabel('Why does it differ?').fill('Found behind the counter');
      await tab.getByRole('button', { name: 'Correct the stock' }).click();
      await row.getByRole('cell', { name: '6', exact: true }).waitFor();
      await tab.getByText(`Corrected · ${branch}: Found behind the counter`).waitFor();
      await fits(tab);

      const { rows } = await shop.pool.query('select id from sales_order where public_id = $1', [
        number,
      ]);
      await tab.goto(`${shop.url}/admin#/orders/${rows[0]?.id}/show`);
      await part(tab, 'Shipments').getByRole('button', { name: 'Ship', exact: true }).click();
      await choose(tab, 'Leaves from', branch);
      await tab
        .getByRole('dialog')
        .getByText(`${isolated('6')} at “${isolated(branch)}”`)
        .waitFor();
      await fits(tab);
      const reason = tab.getByRole('dialog').getByLabel(/^Not all of it is paid/);
      await reason.fill('Agreed by telephone');
      await tab.getByRole('dialog').getByRole('button', { name: 'Ship', exact: true }).click();
      await part(tab, 'Shipments').getByText(branch).waitFor();
      const { rows: stock } = await shop.pool.query(
        'select quantity from stock_at a join stock_location l on l.id = a.location_id where l.name = $1',
        [branch],
      );
      assert.deepEqual(stock, [{ quantity: 4 }]);
      assert.deepEqual(await violations(shop.db), []);
    },
  );

journey(
  'stock locations › in Arabic on a telephone, by a role that only reads › fits, and nothing can be changed [back office catalogue] [decisions 0102]',
  { width: 390 },
  async ({ tab }) => {
    const { rows } = await shop.pool.query<{ id: number }>(
      `with branch as (insert into stock_location (name) values ('Yard') returning id)
       insert into stock_transfer (from_id, to_id, who, once)
       select l.id, branch.id, 'system', 'arabic-transfer' from stock_location l, branch where l.is_default returning id`,
    );
    await openBackoffice(tab, shop, 'order-manager', 'ar');
    for (const [address, text] of [
      ['/stock-locations', 'الأساسي'],
      ['/stock-transfers', 'Yard'],
      [`/stock-transfers/${rows[0]?.id}/show`, 'Yard'],
    ] as const) {
      await tab.goto(`${shop.url}/admin#${address}`);
      await tab.getByText(text).first().waitFor();
      await fits(tab);
    }
    assert.equal(await tab.getByRole('link', { name: 'نقل وحدات' }).count(), 0);
  },
);
