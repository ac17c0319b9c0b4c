// Customer journeys of the back office: staff find a customer, judge certificates, order on behalf, block and erase; the customer sees the effects that concern them.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { aCustomer, type TestCustomer } from '../server/testing/factories.ts';
import { violations } from '../server/testing/invariants.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();
const part = (tab: Page, name: string) => tab.getByRole('region', { name, exact: true });
const dialogButton = (tab: Page, name: string) =>
  tab.getByRole('dialog').getByRole('button', { name, exact: true });

async function aBuyer(firstName: string, mobile: string): Promise<TestCustomer> {
  const buyer = await aCustomer(shop.db);
  await shop.pool.query(
    "update customer set first_name = $2, last_name = 'Menon', company_name = $3, mobile = $4 where id = $1",
    [...[buyer.id, firstName, `${firstName} Marine Works`, mobile]],
  );
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'gst.png');
  const sent = await fetch(`${shop.url}/api/saveCustomerdigital/${buyer.id}?type=vatdocument`, {
    method: 'POST',
    headers: { authtoken: buyer.token },
    body: form,
  });
  assert.equal(sent.status, 200);
  return buyer;
}
const isIn = async ({ token }: TestCustomer): Promise<boolean> =>
  (await fetch(`${shop.url}/api/customerdetail/accountSummary`, { headers: { authtoken: token } }))
    .status === 200;
async function openCustomer(tab: Page, typed: string, name: string): Promise<void> {
  await tab.goto(`${shop.url}/admin#/customers`);
  await tab.getByPlaceholder('Name, company, address, telephone, tax number').fill(typed);
  await tab.waitForURL((url) =>
    decodeURIComponent(url.href).includes(typed.split(' ')[0] as string),
  );
  await tab.getByRole('cell', { name, exact: true }).click();
  await tab.getByRole('heading', { level: 2, name }).waitFor();
}

journey(
  'customers › found by telephone, certificate refused, verified, noted › on the page, by mail and in the customer’s own profile [back office customers] [promises D20]',
  { width: 1440 },
  async ({ tab }) => {
    const buyer = await aBuyer('Revathi', '+919847012345');
    await openBackoffice(tab, shop, 'order-manager');
    await openCustomer(tab, '98470 12345', 'Revathi Menon');
    const certificates = part(tab, 'Certificates');
    const [file] = await Promise.all([
      tab.waitForEvent('download'),
      certificates.getByRole('link', { name: 'Download: VAT or GST certificate' }).click(),
    ]);
    assert.match(file.suggestedFilename(), /^customer-\d+-vatdocument\./);
    await certificates.getByRole('button', { name: 'Refuse: VAT or GST certificate' }).click();
    await tab.getByRole('dialog').getByLabel('Reason').fill('The number cannot be read.');
    await dialogButton(tab, 'Refuse').click();
    await certificates.getByText('Refused', { exact: true }).waitFor();
    await part(tab, 'Account').getByRole('button', { name: 'Mark as verified' }).click();
    await part(tab, 'Account').getByRole('button', { name: 'Take verification back' }).waitFor();
    await part(tab, 'Notes').getByLabel('Add a note').fill('Rings before noon.');
    await part(tab, 'Notes').getByRole('button', { name: 'Keep note' }).click();
    await part(tab, 'Notes').getByText('Rings before noon.').first().waitFor();
    for (const said of ['refused: VAT or GST certificate', 'verified', 'note added'])
      await part(tab, 'History').getByText(said, { exact: false }).first().waitFor();
    const mails = await shop.pool.query(
      'select template from email_outbox where recipient = $1 order by id',
      [buyer.email],
    );
    assert.deepEqual(
      mails.rows.map((mail: { template: string }) => mail.template),
      ['certificate-refused', 'account-verified'],
    );
    const own = await tab.context().newPage();
    await own
      .context()
      .addCookies([
        { name: 'session', value: buyer.token, url: shop.url, httpOnly: true, sameSite: 'Lax' },
      ]);
    await own.goto(`${shop.url}/account/profile`);
    await own.getByText('The number cannot be read.').waitFor();
  },
);

journey(
  'customers › ordered for by the staff, then blocked and let in again › the order names who placed it, tokens die at once, lists leave as CSV and Excel [back office customers] [decisions 0035]',
  { width: 1280 },
  async ({ tab }) => {
    const buyer = await aBuyer('Devika', '+919847054321');
    const good = await pickGood(shop, PLAIN);
    await openBackoffice(tab, shop, 'order-manager');
    await openCustomer(tab, 'devika', 'Devika Menon');
    await tab.getByRole('link', { name: 'Order on behalf' }).click();
    await tab.getByRole('heading', { level: 1, name: /^Order for .Devika Menon/ }).waitFor();
    await tab.getByLabel('Find goods: part number or words').fill(good.sku);
    await tab.getByRole('option').first().click();
    await tab.getByLabel(`Pieces: ${good.sku}`).fill('1000000');
    await tab.getByText(/^Only [\d,]+ in stock\.$/).waitFor();
    const place = tab.getByRole('button', { name: 'Place the order' });
    await tab.getByLabel('The customer has accepted the terms of sale').check();
    assert.equal(await place.isDisabled(), true);
    await tab.getByLabel(`Pieces: ${good.sku}`).fill('3');
    await tab.getByLabel('PO number').fill('PO-88');
    await part(tab, 'Total').getByText('Town').waitFor();
    await place.click();
    await tab.waitForURL(/#\/orders\/\d+\/show/);
    await part(tab, 'History').getByText('Staff order-manager').waitFor();
    await part(tab, 'Order').getByRole('link', { name: 'Devika Menon' }).click();
    await part(tab, 'Orders and amounts').getByRole('link', { name: /^MW-/ }).waitFor();

    assert.equal(await isIn(buyer), true);
    await part(tab, 'Account').getByRole('button', { name: 'Block' }).click();
    await tab.getByLabel('Why (only the staff sees it)').fill('Two unpaid orders.');
    await dialogButton(tab, 'Block').click();
    await tab.getByText('Blocked', { exact: true }).waitFor();
    assert.equal(await isIn(buyer), false);
    assert.equal(await tab.getByRole('link', { name: 'Order on behalf' }).count(), 0);
    await part(tab, 'Account').getByRole('button', { name: 'Lift the block' }).click();
    await part(tab, 'Account').getByRole('button', { name: 'Block' }).waitFor();
    assert.equal(await isIn(buyer), false);

    await tab.goto(`${shop.url}/admin#/customers`);
    await tab.getByPlaceholder('Name, company, address, telephone, tax number').fill('devika');
    // The links follow the filter a moment after the address does.
    await tab.locator('a[href*="q=devika"]').first().waitFor();
    const [csv] = await Promise.all([
      tab.waitForEvent('download'),
      tab.getByRole('link', { name: 'CSV' }).click(),
    ]);
    const lines = (await readFile(await csv.path(), 'utf8')).trim().split('\r\n');
    assert.deepEqual([lines.length, lines[1]?.includes(buyer.email)], [2, true]);
    const [workbook] = await Promise.all([
      tab.waitForEvent('download'),
      tab.getByRole('link', { name: 'Excel' }).click(),
    ]);
    assert.equal(workbook.suggestedFilename(), 'customers.xlsx');
    await tab.goto(`${shop.url}/admin#/newsletter`);
    const [subscribers] = await Promise.all([
      tab.waitForEvent('download'),
      tab.getByRole('link', { name: 'CSV' }).click(),
    ]);
    assert.equal(subscribers.suggestedFilename(), 'newsletter.csv');
    assert.deepEqual(await violations(shop.db), []);
  },
);

journey(
  'customers › anonymised › only once the right address is typed; then nobody is left, in the list either [back office customers] [promises P29]',
  { width: 1280 },
  async ({ tab, faults }) => {
    const buyer = await aBuyer('Parvathi', '+919847077777');
    faults.expectStatus(400);
    await openBackoffice(tab, shop, 'order-manager');
    await openCustomer(tab, 'parvathi', 'Parvathi Menon');
    await part(tab, 'Account').getByRole('button', { name: 'Anonymise' }).click();
    const typed = tab.getByLabel(`Type ${buyer.email} to confirm`);
    await typed.fill('somebody@example.com');
    await dialogButton(tab, 'Anonymise').click();
    await tab.getByRole('dialog').getByText('This is not the customer’s email address.').waitFor();
    await typed.fill(buyer.email);
    await dialogButton(tab, 'Anonymise').click();
    await tab.getByRole('heading', { level: 2, name: `Closed account no. ${buyer.id}` }).waitFor();
    await part(tab, 'History').getByText('anonymised').waitFor();
    assert.equal(await tab.getByRole('button', { name: 'Anonymise' }).count(), 0);
    await tab.goto(`${shop.url}/admin#/customers`);
    await tab.getByPlaceholder('Name, company, address, telephone, tax number').fill('parvathi');
    await tab.getByText('Nothing fits these filters.').waitFor();
    assert.deepEqual(await violations(shop.db), []);
  },
);

journey(
  'customers › in Arabic on a telephone › found, verified, nothing scrolls sideways [back office customers] [decisions §7]',
  { width: 390, height: 844 },
  async ({ tab }) => {
    const buyer = await aBuyer('Lakshmi', '+919847066666');
    await openBackoffice(tab, shop, 'order-manager', 'ar');
    const fits = async () =>
      assert.equal(
        await tab.evaluate(
          'document.documentElement.scrollWidth > document.documentElement.clientWidth',
        ),
        false,
      );
    await tab.goto(`${shop.url}/admin#/customers`);
    await tab.getByRole('link', { name: 'Lakshmi Menon' }).waitFor();
    await fits();
    await tab.getByRole('link', { name: 'Lakshmi Menon' }).click();
    await part(tab, 'الحساب').getByRole('button', { name: 'توثيق العميل' }).click();
    await part(tab, 'الحساب').getByRole('button', { name: 'إلغاء التوثيق' }).waitFor();
    await fits();
    await tab.goto(`${shop.url}/admin#/order-for/${buyer.id}`);
    await tab.getByRole('heading', { level: 1 }).waitFor();
    await fits();
  },
);
