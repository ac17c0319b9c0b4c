// Stock journeys of the back office: a count on the shelf, a sale, a cancelled order: each is a row, and the shop sells what the last one says.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { violations } from '../server/testing/invariants.ts';
import { CHENNAI, giveAddress, newBuyer, placeOrder, registerAndLogIn } from './buyer.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import { opensWith, part } from './staff-forms.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

journey(
  'stock › counted, sold, the order cancelled › each a movement with its balance; the buyer’s page, mail and order follow [back office catalogue] [back office orders]',
  { width: 1280 },
  async (page) => {
    const good = await pickGood(shop, `${PLAIN} and s.reserved = 0`);
    const desk = await page.tab.context().newPage();
    await openBackoffice(desk, shop, 'administrator');
    const ledger = async (): Promise<void> => {
      await desk.goto(`${shop.url}/admin#/products/${good.id}`);
      // The same address again loads nothing by itself.
      await desk.reload();
      await desk.getByRole('tab', { name: 'Stock' }).click();
    };
    const movement = (tab: Page, said: string) => tab.getByRole('tabpanel').getByRole('listitem').filter({ hasText: said }).first();
    await ledger();
    await desk.getByLabel('Counted on the shelf').fill('3');
    await desk.getByLabel('Why does it differ?').fill('Counted in the yearly audit');
    await desk.getByRole('button', { name: 'Correct the stock' }).click();
    await movement(desk, 'Corrected: Counted in the yearly audit').getByText('= 3', { exact: true }).waitFor();

    const buyer = newBuyer('Anjali Nair');
    await registerAndLogIn(page, buyer);
    await page.isAt('/');
    const left = (n: number) => page.main.getByText(page.t('stock.low', { n }), { exact: true });
    await opensWith(page, `/product/${good.id}/${good.slug}`, left(3));
    await page.tab.locator('#quantity').fill('2');
    await page.button('common.addToCart').first().click();
    await page.seesMessage(page.t('common.itemAdded'));
    await page.open('/checkout');
    await giveAddress(page, 'billing', CHENNAI);
    await giveAddress(page, 'delivery', CHENNAI);
    const order = await placeOrder(page);

    await ledger();
    await movement(desk, `Sold ${order}`).getByText('= 1', { exact: true }).waitFor();
    await desk.goto(`${shop.url}/admin#/orders`);
    await desk.getByRole('link', { name: order }).click();
    await desk.getByText(/Commission, paid by the seller \(.?5 %.? of the invoice value/).waitFor();
    await desk.getByRole('button', { name: 'Cancel order' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await part(desk, 'History').getByText('Cancelled').waitFor();
    await ledger();
    await movement(desk, `Came back from a cancelled order ${order}`).getByText('= 3', { exact: true }).waitFor();

    await page.open(`/account/order/${order}`);
    await page.sees(page.t('order.status.Cancelled'));
    const { rows } = await shop.pool.query('select template from outgoing_message where about = $1 order by id desc limit 1', [order]);
    assert.equal(rows[0]?.template, 'order-cancelled');
    await opensWith(page, `/product/${good.id}/${good.slug}`, left(3));
    assert.deepEqual(await violations(shop.db), []);
  },
);
