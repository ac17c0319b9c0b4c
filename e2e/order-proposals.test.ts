// Order proposal journeys: staff propose what costs more, the buyer compares and accepts, or declines and takes pieces off, without scripts too.
import assert from 'node:assert/strict';
import { isolated, type Locale, problemText } from '@millwright/contracts';
import type { BrowserContext, Page } from 'playwright-core';
import { services } from '../server/src/services.ts';
import { aCustomer } from '../server/testing/factories.ts';
import { violations } from '../server/testing/invariants.ts';
import { aStaffCtx } from '../server/testing/staff.ts';
import { openJourneys } from './journey.ts';
import { addStaffTo, openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();
const part = (tab: Page, name: string) => tab.getByRole('region', { name, exact: true });

const CHECKOUT = {
  purchaseOrderNumber: '',
  note: '',
  paymentMode: 'escrow',
  termsAccepted: true,
} as const;

/** A pending order of a new buyer, who is logged in: four pieces of one part of the demo, one of another. */
async function anOrder(context: BrowserContext) {
  const buyer = await aCustomer(shop.db);
  const { rows } = await shop.pool.query<{ id: number }>(
    `select p.id from product p join stock s on s.product_id = p.id
     where p.published and p.minimum = 1 and p.step = 1 and s.on_hand - s.reserved > 50
     and not exists (select from product_part w where w.whole_id = p.id) order by p.id limit 2`,
  );
  const [several, single] = rows.map(({ id }) => id);
  assert.ok(several !== undefined && single !== undefined);
  const { code } = await services.cart.addItem(buyer.ctx, null, {
    productId: several,
    quantity: 4,
  });
  await services.cart.addItem(buyer.ctx, code, { productId: single, quantity: 1 });
  const { id, orderId } = await services.orders.placeOrder(buyer.ctx, code, CHECKOUT);
  await context.addCookies([
    { name: 'session', value: buyer.token, url: shop.url, httpOnly: true },
  ]);
  return { id, orderId, several };
}

journey(
  'order proposal › staff quote freight, the buyer accepts › asked on the order’s page, made when accepted, then confirmed [decisions 0105]',
  { width: 1440 },
  async (page) => {
    const { tab } = page;
    const order = await anOrder(tab.context());
    await openBackoffice(tab, shop, 'order-manager');
    const shown = `${shop.url}/admin#/orders/${order.id}/show`;
    await tab.goto(shown);
    await tab.getByRole('button', { name: 'Change lines and freight' }).click();
    await tab.getByRole('dialog').getByRole('combobox', { name: 'Freight' }).click();
    await tab.getByRole('option', { name: 'A sum' }).click();
    await tab.getByLabel(/^Freight in INR/).fill('1,450.50');
    await tab.getByLabel(/^Days for the buyer/).fill('0');
    await tab.getByText('A whole number from 1 to 60.').waitFor();
    await tab.getByLabel(/^Days for the buyer/).fill('3');
    await tab.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await part(tab, 'Proposed changes')
      .getByText(/^Waits for the buyer until/)
      .waitFor();
    await tab
      .getByRole('button', { name: 'Confirm', exact: true })
      .and(tab.locator(':disabled'))
      .waitFor();
    await tab.getByText('A proposed change waits for the buyer’s answer.').waitFor();

    await tab.goto(`${shop.url}/account/order/${order.orderId}`);
    const asked = part(tab, page.t('order.proposal.title'));
    await asked.getByText(page.t('order.proposal.freightOpen')).waitFor();
    await asked.getByText('₹1,450.50').waitFor();
    await asked.getByRole('textbox').fill('Agreed, please send it');
    await asked.getByRole('button', { name: page.t('order.proposal.accept') }).click();
    await page.seesMessage(page.t('order.accepted'));
    await page.sees(page.t('order.proposal.accepted'));
    assert.equal(
      await tab.getByRole('button', { name: page.t('order.proposal.accept') }).count(),
      0,
    );

    await tab.goto(shown);
    await part(tab, 'Proposed changes').getByText('Agreed, please send it').waitFor();
    await part(tab, 'Lines').getByText('₹1,450.50').waitFor();
    await tab.getByRole('button', { name: 'Confirm', exact: true }).click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await part(tab, 'History').getByText('Confirmed').waitFor();
    await part(tab, 'Mails').getByRole('link').first().click();
    await tab.waitForURL(/#\/mails\/\d+\/show$/);
    assert.deepEqual(await violations(shop.db), []);
  },
);

for (const locale of ['ru', 'ar'] as const satisfies Locale[]) {
  journey(
    `order proposal › in ${locale}, on a telephone, scripts off › declined with a word; then pieces are taken off, and more is refused at its field [decisions 0105]`,
    { locale, width: 390, scripts: false },
    async (page) => {
      const order = await anOrder(page.tab.context());
      const { id: staffId } = await addStaffTo(shop, 'order-manager');
      const clerk = aStaffCtx(shop.db, staffId, 'order-manager');
      const { lines } = await services.orders.getAdminOrder(clerk, order.id);
      await services.orders.changeOrderContents(clerk, order.id, {
        version: 0,
        lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
        freight: 99_900,
        reason: 'By road',
      });
      await page.open(`/account/order/${order.orderId}`);
      const wide = () => page.tab.evaluate('document.documentElement.scrollWidth - innerWidth');
      assert.equal(await wide(), 0);
      await page.sees('By road');
      await page.field('order.proposal.answer').fill('Too dear');
      await page.button('order.proposal.decline').click();
      await page.seesMessage(page.t('order.declined'));

      const field = page.tab.locator(`[name="quantity.${order.several}"]`);
      const open = () => page.main.locator('summary', { hasText: page.t('order.reduce') }).click();
      await open();
      page.faults.expectStatus(422);
      await field.fill('1.5');
      // Forms of browsers reject it too; the program has to without them.
      await page.tab.locator('form:has([name^="quantity."])').evaluate((form) => {
        (form as unknown as { noValidate: boolean }).noValidate = true;
      });
      await page.button('order.reduceSure').click();
      await page.main.locator('[aria-invalid=true]').waitFor();
      await field.fill('1');
      await page.button('order.reduceSure').click();
      await page.seesMessage(page.t('order.reduced'));
      assert.equal(await wide(), 0);
      const { rows } = await shop.pool.query(
        'select quantity from order_line where order_id = $1 and product_id = $2',
        [order.id, order.several],
      );
      assert.deepEqual(rows, [{ quantity: 1 }]);
      assert.deepEqual(await violations(shop.db), []);
    },
  );
}

journey(
  'order › on a telephone, pieces off beside quoted freight › an empty field and nothing changed are told; the message covers nothing, the freight is said to stay [decisions 0105]',
  { width: 390 },
  async (page) => {
    const { tab } = page;
    const order = await anOrder(tab.context());
    const { id: staffId } = await addStaffTo(shop, 'order-manager');
    const clerk = aStaffCtx(shop.db, staffId, 'order-manager');
    const { lines } = await services.orders.getAdminOrder(clerk, order.id);
    await services.orders.changeOrderContents(clerk, order.id, {
      version: 0,
      lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
      freight: 99_900,
      consent: 'By telephone',
    });
    const open = () => page.main.locator('summary', { hasText: page.t('order.reduce') }).click();
    const name = lines.find(({ productId }) => productId === order.several)?.name ?? '';
    const field = tab.getByLabel(page.t('order.keepOf', { name }), { exact: true });
    await page.open(`/account/order/${order.orderId}`);
    await open();
    await page.button('order.reduceSure').click();
    await page.seesMessage(page.t('order.reducedNothing'));
    await open();
    page.faults.expectStatus(422);
    await field.fill('');
    await tab.locator('form:has([name^="quantity."])').evaluate((form) => {
      (form as unknown as { noValidate: boolean }).noValidate = true;
    });
    await page.button('order.reduceSure').click();
    const told = problemText('order-pieces-not-understood', 'en', { n: 4, name });
    await page.main.locator('.field .error', { hasText: told }).waitFor();
    await field.fill('3');
    await page.button('order.reduceSure').click();
    await page.seesMessage(page.t('order.reduced'));
    const message = await tab.locator('#messages').boundingBox();
    const heading = await page.main.locator('h1').boundingBox();
    assert.ok(message !== null && heading !== null);
    assert.ok(message.y + message.height <= heading.y, JSON.stringify([message, heading]));
    await page.sees(page.t('order.freightStays', { amount: isolated('₹999.00') }));
  },
);
