// Stock journeys of the back office: a count, a sale, a cancelled order: each is a movement, and the shop sells the resulting quantity.
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
    const backoffice = await page.tab.context().newPage();
    await openBackoffice(backoffice, shop, 'administrator');
    const ledger = async (): Promise<void> => {
      await backoffice.goto(`${shop.url}/admin#/products/${good.id}`);
      // The same address again loads nothing by itself.
      await backoffice.reload();
      await backoffice.getByRole('tab', { name: 'Stock' }).click();
    };
    const movement = (tab: Page, said: string) =>
      tab.getByRole('tabpanel').getByRole('listitem').filter({ hasText: said }).first();
    await ledger();
    await backoffice.getByLabel('Counted on the shelf').fill('3');
    await backoffice.getByLabel('Why does it differ?').fill('Counted in the yearly audit');
    await backoffice.getByRole('button', { name: 'Correct the stock' }).click();
    await movement(backoffice, 'Corrected: Counted in the yearly audit')
      .getByText('= 3', { exact: true })
      .waitFor();

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
    await movement(backoffice, `Sold ${order}`).getByText('= 1', { exact: true }).waitFor();
    await backoffice.goto(`${shop.url}/admin#/orders`);
    await backoffice.getByRole('link', { name: order }).click();
    await backoffice
      .getByText(/Commission, paid by the seller \(.?5%.? of the invoice value/)
      .waitFor();
    await backoffice.getByRole('button', { name: 'Cancel order' }).click();
    await backoffice.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await part(backoffice, 'History').getByText('Cancelled').waitFor();
    await ledger();
    await movement(backoffice, `Came back from a cancelled order ${order}`)
      .getByText('= 3', { exact: true })
      .waitFor();

    await page.open(`/account/order/${order}`);
    await page.sees(page.t('order.status.Cancelled'));
    const { rows } = await shop.pool.query(
      'select template from email_outbox where about = $1 order by id desc limit 1',
      [order],
    );
    assert.equal(rows[0]?.template, 'order-cancelled');
    await opensWith(page, `/product/${good.id}/${good.slug}`, left(3));
    assert.deepEqual(await violations(shop.db), []);
  },
);
