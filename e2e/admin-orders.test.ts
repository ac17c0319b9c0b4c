// Order journeys of the back office: staff confirm an order, send it in two parts and book its payment; its buyer sees all of that.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { openJourneys } from './journey.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

/** The newest pending order of the demo. */
async function pending(): Promise<{
  id: string;
  public_id: string;
  customer_id: string;
  lines: { sku: string; quantity: number }[];
}> {
  const { rows } = await shop.pool.query(
    `select o.id, o.public_id, o.customer_id, (select json_agg(json_build_object('sku', l.sku, 'quantity', l.quantity) order by l.position) from order_line l where l.order_id = o.id) as lines
     from sales_order o where o.status = 'Pending' order by o.id desc limit 1`,
  );
  return rows[0];
}
const mailsAbout = async (publicId: string): Promise<string[]> => {
  const { rows } = await shop.pool.query(
    'select template from email_outbox where about = $1 order by id',
    [publicId],
  );
  return rows.map((row: { template: string }) => row.template);
};
const part = (tab: Page, name: string) => tab.getByRole('region', { name, exact: true });

journey(
  'orders › changed, confirmed, sent in two parts, paid › each step on the screen, in the mails and on the buyer’s page [back office orders]',
  { width: 1440 },
  async ({ tab, faults }) => {
    // More units than are left.
    faults.expectStatus(422);
    const order = await pending();
    const [first] = order.lines;
    assert.ok(first !== undefined && first.quantity > 2);
    await openBackoffice(tab, shop, 'order-manager');
    await tab.goto(`${shop.url}/admin#/orders`);
    await tab
      .getByRole('navigation', { name: 'Views' })
      .getByRole('button', { name: 'To confirm' })
      .click();
    await tab
      .getByPlaceholder('Number, company, customer, PO number')
      .fill(order.public_id.toLowerCase());
    await tab.waitForURL((url) => url.href.toLowerCase().includes(order.public_id.toLowerCase()));
    await tab.getByRole('cell', { name: order.public_id }).click();
    await tab.getByRole('heading', { level: 2, name: order.public_id }).waitFor();

    const confirm = tab.getByRole('button', { name: 'Confirm', exact: true });
    await confirm.and(tab.locator(':disabled')).waitFor();
    await tab.getByText('Freight is not agreed yet.').waitFor();
    await tab.getByRole('button', { name: 'Change lines and freight' }).click();
    // What is no whole number is none: neither the next smaller one nor the end of the line.
    for (const typed of ['2.5', '', '-3']) {
      await tab.getByLabel(`Pieces: ${first.sku}`).fill(typed);
      await tab.getByText('A whole number; 0 removes the line.').waitFor();
      await tab.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await tab.getByRole('alert').getByText('Please correct the marked fields.').waitFor();
    }
    await tab.getByLabel(`Pieces: ${first.sku}`).fill(String(first.quantity - 1));
    await tab.getByLabel(`Discount, %: ${first.sku}`).fill('150');
    await tab.getByText('At least 0 and less than 100.').waitFor();
    await tab.getByRole('dialog').getByRole('combobox', { name: 'Freight' }).click();
    await tab.getByRole('option', { name: 'A sum' }).click();
    await tab.getByLabel(/^Freight in INR/).fill('1,450.50');
    await tab.getByLabel(`Discount, %: ${first.sku}`).fill('10');
    await tab
      .getByRole('dialog')
      .getByLabel(/^Reason/)
      .fill('Ten percent, as agreed by telephone');
    await tab
      .getByRole('dialog')
      .getByLabel(/^The buyer’s consent/)
      .fill('The buyer, by telephone');
    await tab.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await part(tab, 'Lines').getByText('₹1,450.50').waitFor();
    await part(tab, 'History').getByText('Freight').waitFor();
    await part(tab, 'History').getByText('Ten percent, as agreed by telephone').waitFor();

    await confirm.click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await part(tab, 'History').getByText('Confirmed').waitFor();
    assert.equal(await tab.getByRole('button', { name: 'Change lines and freight' }).count(), 0);

    await part(tab, 'Shipments').getByRole('button', { name: 'Ship' }).click();
    for (const line of order.lines)
      await tab.getByLabel(`Pieces that leave now: ${line.sku}`).fill(line === first ? '1' : '0');
    await tab.getByLabel('Carrier').fill('Gati');
    await tab.getByLabel('Tracking number').fill('GT-700');
    await tab.getByLabel(/^Not all of it is paid/).fill('Thirty days were agreed');
    await tab.getByRole('dialog').getByRole('button', { name: 'Ship' }).click();
    await part(tab, 'Shipments').getByText('GT-700').waitFor();
    assert.equal(await tab.getByRole('button', { name: 'Cancel order' }).count(), 0);
    await part(tab, 'Shipments').getByRole('button', { name: 'Ship' }).click();
    // More than is left is rejected, and what was typed stays.
    await tab.getByLabel(`Pieces that leave now: ${first.sku}`).fill(String(first.quantity));
    await tab.getByLabel('Tracking number').fill('GT-701');
    await tab.getByLabel(/^Not all of it is paid/).fill('Thirty days were agreed');
    await tab.getByRole('dialog').getByRole('button', { name: 'Ship' }).click();
    await tab.getByRole('alert').getByText('are left to ship').first().waitFor();
    await tab.getByLabel(`Pieces that leave now: ${first.sku}`).fill(String(first.quantity - 2));
    await tab.getByRole('dialog').getByRole('button', { name: 'Ship' }).click();
    await part(tab, 'History').getByText('Shipped').waitFor();

    await tab.getByRole('button', { name: 'Record a payment' }).click();
    await tab.getByLabel('Amount in INR').fill('1,000'.replace(',', ''));
    await tab.getByLabel('Reference of the bank').fill('UTR-2026-11');
    await tab.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await part(tab, 'Payments').getByText('UTR-2026-11').waitFor();
    await tab.getByLabel('Add a note').fill('Gate closes at 17:00');
    await part(tab, 'Internal notes').getByRole('button', { name: 'Save' }).click();
    await part(tab, 'Internal notes').getByText('Gate closes at 17:00').first().waitFor();
    await part(tab, 'Payments').getByRole('button', { name: 'Take back' }).click();
    await tab.getByLabel('Reason').fill('Booked twice');
    await tab.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
    await part(tab, 'Payments').getByText('Booked twice').waitFor();
    assert.deepEqual((await mailsAbout(order.public_id)).slice(-4), [
      'order-changed',
      'order-confirmed',
      'order-part-shipped',
      'order-shipped',
    ]);

    await tab.getByRole('link', { name: 'Packing list' }).click();
    await tab.getByRole('heading', { name: `Packing list ${order.public_id}` }).waitFor();
  },
);

journey(
  'orders › their buyer › sees both parcels and what was paid, no internal note [back office orders]',
  {},
  async (page) => {
    const { tab } = page;
    const { rows } = await shop.pool.query(
      "select o.id, o.public_id, o.customer_id from order_shipment s join sales_order o on o.id = s.order_id where s.tracking_number = 'GT-701'",
    );
    const [order] = rows;
    await shop.pool.query(
      `insert into order_payment (order_id, received_on, mode, reference, amount_base, actor, once) values ($1, current_date, 'escrow', 'E-1', 50000, 'system', 'journey-e-1')`,
      [order.id],
    );
    const token = 'buyer-of-two-parcels-0123456789abcdef-ABCDE';
    await shop.pool.query(
      "insert into session (token_hash, customer_id, expires_at) values (sha256(convert_to($1, 'UTF8')), $2, now() + interval '1 hour')",
      [token, order.customer_id],
    );
    await tab
      .context()
      .addCookies([{ name: 'session', value: token, url: shop.url, httpOnly: true }]);
    await tab.goto(`${shop.url}/account/order/${order.public_id}`);
    const parcels = tab.getByRole('region', { name: 'Shipments' });
    assert.match(await parcels.innerText(), /GT-700[\s\S]*1 ×[\s\S]*GT-701/);
    await tab.getByText(/₹500\.00.*received/).waitFor();
    assert.equal(await tab.getByText('Gate closes').count(), 0);
  },
);

journey(
  'orders › a telephone, in Arabic, as somebody who may only read › nothing is cut off, nothing can be changed [back office orders]',
  { width: 390 },
  async ({ tab }) => {
    await openBackoffice(tab, shop, 'catalogue-manager', 'ar');
    await tab.goto(`${shop.url}/admin#/orders`);
    const first = tab.getByRole('link', { name: /^MW-/ }).first();
    await first.waitFor();
    const wide = () => tab.evaluate('document.documentElement.scrollWidth - innerWidth');
    assert.equal(await wide(), 0);
    await first.click();
    await tab.getByRole('region', { name: 'البنود' }).waitFor();
    assert.equal(await wide(), 0);
    for (const name of ['تسجيل دفعة', 'تأكيد', 'شحن', 'حفظ'])
      assert.equal(await tab.getByRole('button', { name, exact: true }).count(), 0);
  },
);
