// Lot journeys of the back office.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { openJourneys } from './journey.ts';
import { pick } from './staff-forms.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();
const photo = {
  name: 'pallet.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer(),
};

const three = async (tab: Page, label: string, text: string): Promise<void> => {
  for (const language of ['English', 'Russian', 'Arabic'])
    await tab.getByLabel(`${label} · ${language}`).fill(`${text} ${language[0]}`);
};
const save = async (tab: Page): Promise<void> =>
  tab.getByRole('button', { name: 'Save', exact: true }).click();
const inShop = async (tab: Page, path: string): Promise<string> =>
  await (await tab.context().request.get(shop.url + path)).text();
/** As somebody who types into the address line: no link, no word to the router. */
const type = async (tab: Page, hash: string): Promise<void> =>
  await tab.evaluate(`location.hash = ${JSON.stringify(hash)}`);
/** Two parts of the demo with many units. */
const parts = async (): Promise<{ id: number; sku: string }[]> =>
  (
    await shop.pool.query(
      "select p.id, p.sku from product p join stock s on s.product_id = p.id where p.kind = 'item' and p.published and s.on_hand - s.reserved > 100 order by p.id limit 2",
    )
  ).rows;

journey(
  'lots › opened from the list › the form of the lot, with its parts [back office lots]',
  { width: 1440 },
  async ({ tab }) => {
    await openBackoffice(tab, shop, 'administrator');
    await tab.goto(`${shop.url}/admin#/lots`);
    await tab.getByRole('row').nth(1).click();
    await tab.waitForURL(/#\/lots\/\d+/);
    await tab
      .getByRole('spinbutton', { name: /^In one lot/ })
      .first()
      .waitFor();
  },
);

journey(
  'lots › a category and a lot › filled with real products, pictured, offered, withdrawn; the shop follows [back office lots]',
  { width: 1440 },
  async ({ tab }) => {
    const [first, second] = await parts();
    assert.ok(first !== undefined && second !== undefined);
    await openBackoffice(tab, shop, 'administrator');
    await tab.goto(`${shop.url}/admin#/lot-categories/create`);
    await three(tab, 'Name', 'Zephyr surplus');
    await tab.locator('input[type=file]').setInputFiles(photo);
    await tab.locator('img[src*="-840.webp"]').waitFor();
    await save(tab);
    await tab.getByRole('cell', { name: 'Zephyr surplus E' }).waitFor();

    await tab.goto(`${shop.url}/admin#/lots/create`);
    await three(tab, 'Name', 'Zephyr pallet');
    await three(tab, 'Description', 'From a closed works.');
    await three(tab, 'Location', 'Pune');
    await pick(tab, 'Lot category', 'Zephyr');
    await tab.getByLabel('Age, months').fill('18');
    await pick(tab, 'Add a product', first.sku);
    await tab.getByRole('spinbutton', { name: /^In one lot/ }).fill('10');
    await pick(tab, 'Add a product', second.sku);
    await tab.locator('input[type=file]').setInputFiles(photo);
    await tab.locator('img[src*="-840.webp"]').waitFor();
    await save(tab);
    await tab.getByText('Nobody sees this lot yet.').waitFor();
    const lot = (
      await shop.pool.query(
        "select l.id, l.slug, l.product_id, c.id as category, c.slug as place, p.price_base from lot l join lot_category c on c.id = l.category_id join product p on p.id = l.product_id where l.name ->> 'en' = 'Zephyr pallet E'",
      )
    ).rows[0];
    const page = `/lotitems/${lot.category}/${lot.id}/${lot.place}/${lot.slug}`;
    assert.doesNotMatch(await inShop(tab, page), /Buy the whole lot/);

    await tab
      .getByLabel('Asked for the whole, INR')
      .fill(String(Math.floor((lot.price_base / 100) * 0.75)));
    await save(tab);
    await tab.getByText('The changes are saved.').waitFor();
    await tab.getByText(/% below the list price/).waitFor();
    await tab.getByRole('button', { name: 'Offer in the shop' }).click();
    await tab.getByRole('button', { name: 'Withdraw' }).waitFor();
    assert.match(await inShop(tab, page), /Zephyr pallet E[\s\S]*Buy the whole lot/);
    assert.match(await inShop(tab, `/ru/lot/${lot.category}/${lot.place}`), /Zephyr pallet R/);

    await tab.getByRole('tab', { name: 'Offers' }).click();
    await tab.getByLabel('Decline below … %').fill('80');
    await tab.getByRole('button', { name: 'Keep limits' }).click();
    await tab.getByText('Saved.').first().waitFor();
    await tab.getByRole('tab', { name: 'History' }).click();
    await tab
      .getByRole('listitem')
      .filter({ hasText: 'Discount price, INR' })
      .first()
      .getByRole('button', { name: 'Undo' })
      .click();
    await tab.getByRole('button', { name: 'Confirm' }).click();
    await tab.getByText('The change was taken back.').waitFor();
    const { rows } = await shop.pool.query('select discount_base from product where id = $1', [
      lot.product_id,
    ]);
    assert.equal(rows[0].discount_base, null);

    await tab.getByRole('tab', { name: 'Data' }).click();
    await tab.getByRole('button', { name: 'Withdraw' }).click();
    await tab.getByRole('button', { name: 'Confirm' }).click();
    await tab.getByText(/This lot ended on/).waitFor();
    assert.doesNotMatch(await inShop(tab, page), /Buy the whole lot/);
    await tab.goto(`${shop.url}/admin#/lots`);
    await tab.getByRole('button', { name: 'Ended', exact: true }).click();
    await tab.getByRole('cell', { name: 'Zephyr pallet E' }).waitFor();
  },
);

journey(
  'needs and industries › a card is written and hidden; a category joins an industry [back office catalogue]',
  { width: 1280 },
  async ({ tab }) => {
    await openBackoffice(tab, shop, 'administrator');
    await tab.goto(`${shop.url}/admin#/needs/create`);
    for (const label of [
      'What is looked for',
      'Sentence on the card',
      'Material',
      'Specification',
      'Size',
      'Composition',
    ])
      await three(tab, label, `Zircaloy ${label.toLowerCase()}`);
    await save(tab);
    await tab.getByRole('cell', { name: 'Zircaloy what is looked for E' }).click();
    assert.match(await inShop(tab, '/our-needs'), /Zircaloy size E/);
    await tab.getByLabel('Shown in the shop').uncheck();
    await save(tab);
    await tab.getByText('The changes are saved.').waitFor();
    assert.doesNotMatch(await inShop(tab, '/our-needs'), /Zircaloy/);

    await tab.goto(`${shop.url}/admin#/industries/create`);
    await three(tab, 'Name', 'Zephyr works');
    await save(tab);
    await pick(tab, 'Add a whole category', 'SPZ belts');
    await tab.getByRole('button', { name: 'Add', exact: true }).click();
    await tab.getByText(/^Products changed: [1-9]/).waitFor();
    await tab.getByRole('list', { name: 'Categories' }).getByRole('listitem').first().waitFor();
    assert.match(await inShop(tab, '/industry/zephyr-works-e'), /SPZ/);
  },
);

journey(
  'products › related ones chosen by hand › lead in the shop on both pages; a typed address asks about unsaved work [back office catalogue]',
  { width: 1280 },
  async ({ tab }) => {
    const [first, second] = await parts();
    assert.ok(first !== undefined && second !== undefined);
    await openBackoffice(tab, shop, 'catalogue-manager');
    await tab.goto(`${shop.url}/admin#/products/${first.id}`);
    await tab.getByRole('tab', { name: 'Related' }).click();
    const related = tab.getByRole('region', { name: 'Related products' });
    const box = related.getByRole('combobox', { name: 'Choose a product' });
    await box.fill(second.sku);
    await tab.getByRole('option').first().waitFor();
    await box.press('ArrowDown');
    await box.press('Enter');
    await related.getByRole('listitem').filter({ hasText: second.sku }).waitFor();
    for (const [here, there] of [
      [first, second],
      [second, first],
    ] as const)
      assert.match(await inShop(tab, `/product/${here.id}/x`), new RegExp(`/product/${there.id}/`));

    await tab.goto(`${shop.url}/admin#/categories/1`);
    await tab.getByLabel('Name · English').waitFor();
    // Typed into the address: nothing is unsaved, nothing is asked.
    await type(tab, '#/categories');
    await tab.getByRole('list', { name: 'Categories' }).getByRole('listitem').first().waitFor();
    await tab.goto(`${shop.url}/admin#/categories/1`);
    await tab.getByLabel('Name · English').fill('Half a thought');
    const answer = async (work: 'dismiss' | 'accept'): Promise<void> => {
      const asked = tab.waitForEvent('dialog');
      const typed = type(tab, '#/lots');
      await (await asked)[work]();
      await typed;
    };
    await answer('dismiss');
    await tab.waitForURL(/categories\/1/);
    assert.equal(await tab.getByLabel('Name · English').inputValue(), 'Half a thought');
    // Nobody types the next address before the screen has heard the answer to the last.
    await tab.evaluate('new Promise((resolve) => requestIdleCallback(() => resolve()))');
    await answer('accept');
    await tab.getByPlaceholder('Name of a lot, or a part number in it').waitFor();
  },
);

journey(
  'orders › several at once › their invoices are one file to print [back office orders]',
  { width: 1440 },
  async ({ tab }) => {
    await openBackoffice(tab, shop, 'order-manager');
    const { rows } = await shop.pool.query(
      'select order_id as id from invoice order by id desc limit 2',
    );
    await tab.goto(`${shop.url}/admin#/orders?filter=${encodeURIComponent('{}')}`);
    await tab.getByRole('checkbox').nth(1).check();
    await tab.getByRole('link', { name: 'Print invoices' }).click();
    await tab.getByRole('heading', { level: 1, name: 'Invoices to print' }).waitFor();
    if (rows.length === 0) return;
    await tab.goto(`${shop.url}/admin#/invoices?ids=${rows.map((row) => row.id).join(',')}`);
    const link = tab.getByRole('link', { name: 'Arabic' });
    const file = await tab.context().request.get(shop.url + (await link.getAttribute('href')));
    assert.deepEqual([file.status(), file.headers()['content-type']], [200, 'application/pdf']);
  },
);

journey(
  'lots › in Arabic on a telephone › readable from the right, nothing stands out of the screen [back office lots]',
  { width: 390 },
  async ({ tab }) => {
    await openBackoffice(tab, shop, 'content-editor', 'ar');
    for (const path of ['lots', 'lots/1', 'lot-categories', 'needs', 'industries']) {
      await tab.goto(`${shop.url}/admin#/${path}`);
      await tab.locator('#react-admin-title').filter({ hasText: /\p{L}/u }).waitFor();
      await tab.waitForLoadState('networkidle');
      assert.ok(await tab.evaluate('document.documentElement.scrollWidth <= innerWidth'), path);
    }
    await tab.goto(`${shop.url}/admin#/lots`);
    await tab.getByText('معروض', { exact: true }).first().waitFor();
    assert.equal(
      await tab.getByRole('link', { name: 'إنشاء' }).count(),
      0,
      'who only reads adds nothing',
    );
  },
);
