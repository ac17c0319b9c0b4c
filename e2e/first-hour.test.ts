// First-hour journey from an empty shop: the steps of docs/guides/operate.md, one after the other, from the first login to the first invoice.
// With GUIDE_PICTURES=<folder> it leaves the pictures of the guide there.
import assert from 'node:assert/strict';
import { drawShape } from '@millwright/demo';
import type { Cookie, Page } from 'playwright-core';
import { settleInvoices } from '../server/src/modules/invoices/index.ts';
import { aCtx } from '../server/testing/factories.ts';
import { violations } from '../server/testing/invariants.ts';
import { CHENNAI, giveAddress, newBuyer, placeOrder, registerAndLogIn } from './buyer.ts';
import { logInFirst } from './first-login.ts';
import { DESK, picture } from './guide.ts';
import { fileFixture, openJourneys } from './journey.ts';
import { openEmptyShop } from './shop.ts';
import { pick } from './staff-forms.ts';

const shop = fileFixture(openEmptyShop);
const { journey } = openJourneys(shop);
/** What the journey comes to know and a later step needs. */
const known = { order: '', cookies: [] as Cookie[] };

journey(
  'an empty shop › its pages › stand without products, categories and lots [decisions §6]',
  {},
  async ({ tab }) => {
    for (const path of [
      '/',
      '/home-two',
      '/products',
      '/lotsales',
      '/blog',
      '/our-needs',
      '/cart',
    ]) {
      const answer = await tab.goto(shop.url + path);
      assert.equal(answer?.status(), 200, path);
      await tab.getByRole('heading', { level: 1 }).waitFor();
    }
    // Nobody has said yet whose shop it is, and no page invents it.
    for (const path of ['/', '/contact-us', '/ar/contact-us', '/terms-and-conditions']) {
      const page = await (await tab.request.get(shop.url + path)).text();
      assert.doesNotMatch(
        page,
        /4445671200|44 4567 1200|sales@|Ambattur|Tuas|wa\.me|tel:|mailto:|AAGCM4821K/,
        path,
      );
    }
  },
);

journey(
  'first hour › the password that the start printed › one of one’s own, an authenticator, the overview [back office staff]',
  DESK,
  async ({ tab }) => {
    await logInFirst(tab, shop, (at) =>
      picture(tab, at === 'login' ? '01-log-on' : '02-authenticator'),
    );
    await tab.getByRole('heading', { name: /^Set up your shop: \d+ of \d+ done$/ }).waitFor();
    await tab.getByRole('link', { name: 'Company, tax numbers and bank' }).waitFor();
    await picture(tab, '03-overview');
    known.cookies = await tab.context().cookies();
  },
);

journey(
  'first hour › the company › its data, a rate, a tax rate [back office settings]',
  DESK,
  async ({ tab }) => {
    await stayLoggedOn(tab);
    await transitionTo(tab, 'Settings');
    await tab.getByLabel('Telephone').first().fill('+91 44 4890 2200');
    await tab.getByLabel('Mail address of the company').fill('hello@vaigai-tools.example');
    await picture(tab, '04-company');
    await save(tab);
    await tab.getByRole('tab', { name: 'Invoices and bank' }).click();
    await tab.getByLabel('Registered name · English').fill('Vaigai Tools Private Limited');
    await tab
      .getByLabel('Address · English')
      .fill('7 Canal Street, Madurai 625001, Tamil Nadu, India');
    await tab.getByLabel('GSTIN').fill('33AABCV4821K1ZD');
    await tab.getByLabel('Account holder').fill('Vaigai Tools Private Limited');
    await tab.getByLabel('Bank and branch').fill('Bank of Madurai, Canal Street');
    await tab.getByLabel('Account number').fill('000405112233');
    await tab.getByLabel('IFSC').fill('BKMD0000042');
    await tab.getByLabel('SWIFT / BIC').fill('BKMDINBB');
    await picture(tab, '05-invoices-and-bank');
    await save(tab);
    await addOne(tab, 'Exchange rates');
    await tab.getByLabel('One unit in INR').fill('84.1');
    await picture(tab, '06-rate');
    await tab.getByRole('button', { name: 'Save' }).click();
    await tab.getByText(/1 USD = 84\.10* INR/).waitFor();
    await addOne(tab, 'Tax rates');
    await tab.getByLabel('HSN code begins with').fill('8482');
    await tab.getByLabel('Rate, %').fill('18');
    await picture(tab, '07-tax-rate');
    await tab.getByRole('button', { name: 'Save' }).click();
    await tab.getByText('8482…').waitFor();
    const home = await tab.request.get(shop.url);
    assert.match(await home.text(), /\+91 44 4890 2200/);
  },
);

journey(
  'first hour › the catalogue › a category, a manufacturer, a product with its picture, seen in the shop [back office catalogue]',
  DESK,
  async ({ tab }) => {
    await stayLoggedOn(tab);
    await addOne(tab, 'Categories');
    await inThreeLanguages(tab, 'Name', 'Bearings', 'Подшипники', 'المحامل');
    await picture(tab, '08-category');
    await tab.getByRole('button', { name: 'Save' }).click();
    await tab.getByText('/products/bearings', { exact: true }).waitFor();

    await addOne(tab, 'Manufacturers');
    await tab.getByLabel('Name').fill('Kaveri Bearings');
    await tab.getByRole('combobox', { name: 'Country' }).fill('India');
    await tab.getByRole('option', { name: /^India / }).click();
    await tab.getByRole('button', { name: 'Save' }).click();
    await tab.getByText('Kaveri Bearings').first().waitFor();

    await addOne(tab, 'Attributes');
    await inThreeLanguages(tab, 'Name', 'Bore', 'Внутренний диаметр', 'القطر الداخلي');
    await tab.getByRole('combobox', { name: 'Kind' }).click();
    await tab.getByRole('option', { name: 'Number' }).click();
    await tab.getByLabel('Unit').fill('mm');
    await picture(tab, '09-attribute');
    await tab.getByRole('button', { name: 'Save' }).click();
    await tab.getByText('Bore').first().waitFor();

    await addOne(tab, 'Products');
    await inThreeLanguages(
      tab,
      'Name',
      'Deep groove ball bearing 6205-2RS',
      'Шариковый подшипник 6205-2RS',
      'محمل كريات 6205-2RS',
    );
    await tab
      .getByLabel('Description · English')
      .fill('25 mm bore, 52 mm outside, 15 mm wide, sealed on both sides.');
    await tab.getByLabel('Part number').fill('6205-2RS');
    await tab.getByLabel('Manufacturer’s number').fill('KB-6205-2RS');
    await pick(tab, 'Manufacturer', 'Kaveri');
    await pick(tab, 'Category', 'Bearings');
    await tab.getByLabel('HSN code').fill('84821011');
    await tab.getByLabel('UNSPSC code').fill('31171504');
    await tab.getByLabel(/^Price, INR/).fill('186.5');
    await tab.getByLabel('On hand at first').fill('40');
    await tab.getByLabel('Weight, grams').fill('128');
    await tab.getByLabel('Published').check();
    await pick(tab, 'Add an attribute', 'Bore');
    await tab.getByRole('combobox', { name: 'Value' }).fill('25');
    await tab.getByRole('option', { name: 'Add “25”' }).click();
    await tab.getByRole('button', { name: 'Remove: Bore' }).waitFor();
    await picture(tab, '10-product');
    await tab.getByRole('button', { name: 'Save' }).click();

    await tab.getByRole('tab', { name: 'Pictures and documents' }).click();
    await tab
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: '6205.png', mimeType: 'image/png', buffer: await photograph(tab) });
    await tab.locator('main li img').first().waitFor();
    await picture(tab, '11-pictures');
  },
);

journey(
  'first hour › a buyer › finds the product by its number, registers and orders it [§2]',
  DESK,
  async (page) => {
    const { tab } = page;
    const buyer = newBuyer('Meena Krishnan');
    await page.open('/');
    await page.searchFor('62052rs');
    await page.products.first().click();
    await page.seesHeading('Deep groove ball bearing 6205-2RS');
    await page.button('common.addToCart').first().click();
    await page.seesMessage(page.t('common.itemAdded'));
    await tab.locator('main img').first().waitFor();
    await tab.evaluate('scrollTo(0, 0)');
    await picture(tab, '12-in-the-shop');
    await registerAndLogIn(page, buyer);
    await page.isAt('/');
    await page.open('/checkout');
    await giveAddress(page, 'billing', CHENNAI);
    await giveAddress(page, 'delivery', CHENNAI);
    known.order = await placeOrder(page);
    await page.sees(page.t('order.received'));
    await picture(tab, '13-ordered');
  },
);

journey(
  'first hour › the order › confirmed, its invoice with the company’s data, shipped [back office orders]',
  DESK,
  async ({ tab }) => {
    await stayLoggedOn(tab);
    await picture(tab, '14-overview-with-an-order');
    await transitionTo(tab, 'Orders');
    await tab.getByRole('link', { name: known.order }).click();
    await tab.getByRole('button', { name: 'Confirm' }).waitFor();
    await tab.getByRole('region', { name: 'Lines' }).waitFor();
    await picture(tab, '15-order');
    await tab.getByRole('button', { name: 'Change lines and freight' }).click();
    await tab.getByRole('dialog').getByRole('combobox', { name: 'Freight' }).click();
    await tab.getByRole('option', { name: 'free' }).click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await tab.getByRole('dialog').waitFor({ state: 'detached' });
    await tab.getByRole('button', { name: 'Confirm' }).click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await tab.getByRole('button', { name: 'Ship everything' }).waitFor();
    // As the job does it a moment later; the screen asks again by itself.
    const { rows: orders } = await shop.pool.query(
      "select id from sales_order where public_id = $1 and status = 'Confirmed'",
      [known.order],
    );
    await settleInvoices({ ...aCtx(shop.db), actor: { kind: 'system' } }, orders[0].id);
    const papers = tab.getByRole('region', { name: 'Papers' });
    const invoice = await papers.getByRole('link', { name: 'English' }).getAttribute('href');
    await picture(tab, '16-confirmed');
    const file = await tab.request.get(shop.url + invoice);
    assert.equal(file.headers()['content-type'], 'application/pdf');
    assert.equal((await file.body()).subarray(0, 5).toString(), '%PDF-');
    const { rows } = await shop.pool.query('select content from invoice');
    assert.match(
      JSON.stringify(rows[0]),
      /Vaigai Tools Private Limited.*33AABCV4821K1ZD|33AABCV4821K1ZD.*Vaigai Tools Private Limited/,
    );
    await tab.getByRole('button', { name: 'Ship everything' }).click();
    await tab.getByRole('dialog').getByLabel('Carrier').fill('Blue Dart');
    await tab
      .getByRole('dialog')
      .getByLabel(/^Not all of it is paid/)
      .fill('Thirty days were agreed');
    await tab.getByRole('dialog').getByRole('button', { name: 'Ship everything' }).click();
    await tab.getByRole('region', { name: 'Shipments' }).getByText('Blue Dart').waitFor();
    await picture(tab, '17-shipped');
    await transitionTo(tab, 'Health');
    await tab.getByRole('button', { name: 'Check now' }).click();
    await tab.locator('[data-broken="0"]').waitFor();
    await picture(tab, '18-health');
    assert.deepEqual(await violations(shop.db), []);
  },
);

/** The browser that has logged on once stays logged on. */
async function stayLoggedOn(tab: Page): Promise<void> {
  await tab.context().addCookies(known.cookies);
  await tab.goto(`${shop.url}/admin`);
  await tab.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
}

const transitionTo = (tab: Page, area: string): Promise<void> =>
  tab.getByRole('link', { name: area, exact: true }).first().click();

async function addOne(tab: Page, area: string): Promise<void> {
  await transitionTo(tab, area);
  const create = tab.locator(
    `main a[href='#/${area.toLowerCase().replace('exchange ', '').replace(' ', '-')}/create']`,
  );
  await create.click();
  await create.waitFor({ state: 'detached' });
}

async function save(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: 'Save' }).click();
  await tab.getByText('The changes are saved.').first().waitFor();
}

async function inThreeLanguages(
  tab: Page,
  label: string,
  en: string,
  ru: string,
  ar: string,
): Promise<void> {
  for (const [language, text] of [
    ['English', en],
    ['Russian', ru],
    ['Arabic', ar],
  ] as const)
    await tab.getByLabel(`${label} · ${language}`).fill(text);
}

/** The drawing of a bearing, as a camera would bring it: a PNG. */
async function photograph(tab: Page): Promise<Buffer> {
  const paper = await tab.context().newPage();
  await paper.setContent(
    drawShape({ kind: 'ball-bearing', dims: { d: 25, D: 52, B: 15, seals: 2 }, label: '6205-2RS' }),
  );
  const shot = await paper.locator('svg').screenshot();
  await paper.close();
  return shot;
}
