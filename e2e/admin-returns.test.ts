// Return journeys of the back office: a requested return is accepted and put back into stock; a confirmed order is cancelled, with its credit note; each payment mode is booked.
import assert from 'node:assert/strict';
import { DEMO_BUYERS } from '../server/src/demo/shop.ts';
import { settleInvoices } from '../server/src/modules/invoices/index.ts';
import { aCtx } from '../server/testing/factories.ts';
import { violations } from '../server/testing/invariants.ts';
import { sendTo } from './admin.ts';
import { logIn, placeOrder } from './buyer.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import { part } from './staff-forms.ts';
import { openBackoffice } from './staff-page.ts';
import type { StorefrontPage } from './storefront-page.ts';

const { shop, journey } = openJourneys();
const buyer = DEMO_BUYERS[0];
const numbered = async (publicId: string): Promise<string> =>
  (
    await shop.pool.query<{ id: string }>('select id from sales_order where public_id = $1', [
      publicId,
    ])
  ).rows[0]?.id as string;
/** What the worker does a moment after. */
const settle = async (publicId: string): Promise<void> =>
  await settleInvoices(
    { ...aCtx(shop.db), actor: { kind: 'system' } },
    Number(await numbered(publicId)),
  );

async function order(page: StorefrontPage, good: { id: number; slug: string }): Promise<string> {
  await page.open('/account/login');
  await logIn(page, buyer);
  await page.isAt('/');
  await page.open(`/product/${good.id}/${good.slug}`);
  await page.tab.locator('#quantity').fill('2');
  await page.button('common.addToCart').first().click();
  await page.seesMessage(page.t('common.itemAdded'));
  await page.open('/checkout');
  return await placeOrder(page);
}

journey(
  'orders › a return that the buyer asks for › counted on the overview, accepted, closed with the piece back in stock and credited, refunded, told at each step [back office orders]',
  { width: 1280 },
  async (page) => {
    const good = await pickGood(shop, PLAIN);
    const number = await order(page, good);
    await sendTo(shop, number, 'Confirmed', 'Shipped');
    await page.open(`/account/order/${number}`);
    await page.link('return.ask').click();
    await page.main.getByRole('spinbutton').fill('1');
    await page.main
      .getByRole('combobox')
      .selectOption({ label: page.t('return.reason.wrong-item') });
    await page.field('return.note').fill('Another number came.');
    await page.button('return.send').click();
    await page.seesMessage(page.t('return.sent'));

    const backoffice = await page.tab.context().newPage();
    await openBackoffice(backoffice, shop, 'order-manager');
    await backoffice.locator('[data-work=returns-requested]').getByRole('link').click();
    await backoffice.getByRole('link', { name: number }).click();
    const returns = part(backoffice, 'Returns');
    await returns.getByText('Another number came.').waitFor();
    await returns.getByRole('button', { name: 'Accept' }).click();
    await backoffice
      .getByRole('dialog')
      .getByLabel('Answer to the buyer')
      .fill('Send it to Chennai, please.');
    await backoffice.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await returns.getByText('Accepted').waitFor();
    await page.open(`/account/order/${number}`);
    await page.sees('Send it to Chennai, please.');

    const stock = async (): Promise<number> =>
      (await shop.pool.query('select on_hand from stock where product_id = $1', [good.id])).rows[0]
        ?.on_hand;
    const before = await stock();
    await returns.getByRole('button', { name: 'Close' }).click();
    await backoffice.getByLabel('The pieces are good: put them back into stock').check();
    await backoffice.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await returns.getByText(/back in stock/).waitFor();
    assert.equal(await stock(), before + 1);
    // Paid in full: what the unit cost is due back, and paid by the staff.
    await returns.getByText(/credited/).waitFor();
    await settle(number);
    await backoffice.reload();
    await part(backoffice, 'Papers')
      .getByText(/^Credit note/)
      .waitFor();
    const total = (
      await shop.pool.query('select total_base from sales_order where public_id = $1', [number])
    ).rows[0]?.total_base as number;
    await backoffice.getByRole('button', { name: 'Record a payment' }).click();
    await backoffice
      .getByRole('dialog')
      .getByLabel('Amount in INR')
      .fill(String(total / 100));
    await backoffice.getByRole('dialog').getByLabel('Reference of the bank').fill('UTR-1');
    await backoffice.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await part(backoffice, 'Payments').getByRole('button', { name: 'Record a refund' }).click();
    await backoffice.getByRole('dialog').getByLabel('Reference of the bank').fill('UTR-2');
    await backoffice.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await backoffice.getByText('Partly refunded').first().waitFor();
    await page.open(`/account/order/${number}`);
    await page.sees(page.t('order.credited'));
    assert.equal(await page.main.locator('a[href*="credit-note.pdf"]').count(), 3);
    // The invoice is there, and what is completed expects no delivery.
    assert.equal(await page.link('proforma.title').count(), 0);
    await page.sees(page.t('order.expected'));
    await sendTo(shop, number, 'Completed');
    await page.open(`/account/order/${number}`);
    assert.equal(await page.main.getByText(page.t('order.expected')).count(), 0);
    const { rows } = await shop.pool.query<{ template: string }>(
      'select template from email_outbox where about = $1 order by id',
      [number],
    );
    assert.deepEqual(
      rows.map(({ template }) => template).filter((template) => /^order-return/.test(template))
        .length,
      3,
    );
    assert.deepEqual(await violations(shop.db), []);
  },
);

journey(
  'orders › confirmed, paid by letter of credit and escrow, cancelled › invoice and credit note as files, for the staff and for the buyer [back office orders]',
  { width: 1280 },
  async (page) => {
    const number = await order(page, await pickGood(shop, PLAIN));
    const backoffice = await page.tab.context().newPage();
    await openBackoffice(backoffice, shop, 'order-manager');
    await backoffice.goto(`${shop.url}/admin#/orders/${await numbered(number)}/show`);
    await backoffice.getByRole('button', { name: 'Change lines and freight' }).click();
    await backoffice.getByRole('dialog').getByRole('combobox', { name: 'Freight' }).click();
    await backoffice.getByRole('option', { name: 'collected by the buyer' }).click();
    await backoffice.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await backoffice.getByRole('dialog').waitFor({ state: 'detached' });
    await backoffice.getByRole('button', { name: 'Confirm', exact: true }).click();
    await backoffice.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await backoffice.getByRole('button', { name: 'Ship everything' }).waitFor();
    await settle(number);
    const papers = part(backoffice, 'Papers');
    await papers.getByText(/^Invoice/).waitFor();
    for (const [mode, reference] of [
      ['Letter of Credit', 'LC-4711'],
      ['Escrow', 'ESC-4712'],
    ] as const) {
      await backoffice.getByRole('button', { name: 'Record a payment' }).click();
      const dialog = backoffice.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Payment mode' }).click();
      await backoffice.getByRole('option', { name: mode }).click();
      await dialog.getByLabel('Amount in INR').fill('10');
      await dialog.getByLabel('Reference of the bank').fill(reference);
      await dialog.getByRole('button', { name: 'Save' }).click();
      const booked = part(backoffice, 'Payments')
        .locator(':scope *')
        .filter({ hasText: reference })
        .filter({ hasText: mode });
      await booked.first().waitFor();
    }
    await backoffice.getByRole('button', { name: 'Cancel order' }).click();
    await backoffice.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await part(backoffice, 'History').getByText('Cancelled').waitFor();
    await settle(number);
    await backoffice.reload();
    await papers.getByText(/^Credit note/).waitFor();
    for (const link of await papers.getByRole('link', { name: 'Russian' }).all()) {
      const file = await backoffice.request.get(shop.url + (await link.getAttribute('href')));
      assert.deepEqual(
        [file.headers()['content-type'], (await file.body()).subarray(0, 5).toString()],
        ['application/pdf', '%PDF-'],
      );
    }
    assert.equal(await papers.getByRole('link', { name: 'Russian' }).count(), 2);
    await page.open(`/account/order/${number}`);
    await page.sees(page.t('order.status.Cancelled'));
    const own = await page.tab.request.get(`${shop.url}/account/order/${number}/credit-note.pdf`);
    assert.equal(own.headers()['content-type'], 'application/pdf');
    assert.deepEqual(await violations(shop.db), []);
  },
);
