// Product journeys of the back office: the shop follows edited quantities, texts in three languages, drafts and successors.
import assert from 'node:assert/strict';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import { opensWith, part, pick, save } from './staff-forms.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

journey(
  'products › at least 4, at most 20, in fours › refused the wrong way round; the buyer’s field knows all three [back office catalogue]',
  { width: 1280 },
  async (page) => {
    const good = await pickGood(shop, PLAIN);
    const backoffice = await page.tab.context().newPage();
    // The wrong way round.
    page.faults.expectStatus(400);
    await openBackoffice(backoffice, shop, 'catalogue-manager');
    await backoffice.goto(`${shop.url}/admin#/products/${good.id}`);
    await backoffice.getByLabel('Smallest quantity').fill('4');
    await backoffice.getByLabel('Largest quantity').fill('2');
    await backoffice.getByLabel('In steps of').fill('4');
    await backoffice.getByRole('button', { name: 'Save', exact: true }).click();
    await backoffice.locator('[aria-invalid=true]').first().waitFor();
    await backoffice.getByLabel('Largest quantity').fill('20');
    await save(backoffice);

    await opensWith(
      page,
      `/product/${good.id}/${good.slug}`,
      page.tab.locator('#quantity[max="20"]'),
    );
    const field = page.tab.locator('#quantity');
    assert.equal(await field.inputValue(), '4');
    for (const said of [
      page.t('limits.minimum', { n: 4 }),
      page.t('limits.maximum', { n: 20 }),
      page.t('limits.step', { n: 4 }),
    ])
      await page.sees(new RegExp(said));
    await field.focus();
    await page.tab.waitForLoadState('networkidle');
    await field.fill('21');
    await field.blur();
    assert.equal(await field.inputValue(), '20');
    await page.button('common.addToCart').first().click();
    await page.seesMessage(page.t('common.itemAdded'));
    await page.seesInCart(20);
  },
);

journey(
  'products › other words in each language, then a draft › read in three shops, found nowhere, and found again [back office catalogue]',
  { width: 1280 },
  async (page) => {
    const { tab, faults } = page;
    const good = await pickGood(shop, PLAIN);
    faults.expectStatus(410);
    await openBackoffice(tab, shop, 'catalogue-manager');
    await tab.goto(`${shop.url}/admin#/products/${good.id}`);
    await tab.getByLabel('Name · English').fill('Wombatine spindle');
    await tab.getByLabel('Name · Russian').fill('Вомбатиновый шпиндель');
    await tab.getByLabel('Name · Arabic').fill('عمود وومباتين');
    await save(tab);
    const address = (await tab
      .getByRole('link', { name: 'Show in the shop' })
      .getAttribute('href')) as string;
    for (const [language, name] of [
      ['', 'Wombatine spindle'],
      ['/ru', 'Вомбатиновый шпиндель'],
      ['/ar', 'عمود وومباتين'],
    ] as const) {
      await opensWith(page, language + address, tab.getByRole('heading', { level: 1, name }));
      await opensWith(
        page,
        `${language}/products?query=${encodeURIComponent(name)}`,
        tab.getByRole('heading', { level: 3, name }),
      );
    }

    const publish = async (published: boolean): Promise<void> => {
      await tab.goto(`${shop.url}/admin#/products/${good.id}`);
      await tab.getByLabel('Published').setChecked(published);
      await save(tab);
    };
    await publish(false);
    assert.equal(await tab.getByRole('link', { name: 'Show in the shop' }).count(), 0);
    const found = page.at('heading', 'Wombatine spindle');
    await opensWith(page, '/products?query=wombatine', found, 'none');
    assert.equal((await fetch(shop.url + address)).status, 410);
    await publish(true);
    await opensWith(page, '/products?query=wombatine', found);
    await opensWith(page, address, found);
  },
);

journey(
  'products › another manufacturer’s chosen as its substitute › offered on its page, taken off again [back office catalogue]',
  { width: 1280 },
  async (page) => {
    const good = await pickGood(shop, PLAIN);
    const other = await pickGood(
      shop,
      `${PLAIN} and p.category_id <> (select category_id from product where id = ${good.id})`,
    );
    const backoffice = await page.tab.context().newPage();
    await openBackoffice(backoffice, shop, 'catalogue-manager');
    await backoffice.goto(`${shop.url}/admin#/products/${good.id}`);
    await backoffice.getByRole('tab', { name: 'Related' }).click();
    const address = `/product/${good.id}/${good.slug}`;
    const substitutes = part(backoffice, 'Substitutes');
    await pick(backoffice, 'Choose a product', other.sku, substitutes);
    await substitutes.getByRole('listitem').filter({ hasText: other.sku }).waitFor();
    const offered = page.main
      .locator('section')
      .filter({ has: page.at('heading', page.t('product.substitutes')) });
    await opensWith(page, address, offered.getByRole('link', { name: other.name }));

    await substitutes.getByRole('button', { name: `Remove: ${other.name}` }).click();
    await substitutes
      .getByRole('listitem')
      .filter({ hasText: other.sku })
      .waitFor({ state: 'detached' });
    await opensWith(page, address, page.main.getByRole('link', { name: other.name }), 'none');
  },
);

journey(
  'products › all that match, with the page chosen first › one box says how many; what is asked before it happens says it too, and nothing is changed without the answer [back office catalogue]',
  { width: 1280 },
  async (page) => {
    const backoffice = await page.tab.context().newPage();
    await openBackoffice(backoffice, shop, 'catalogue-manager');
    await backoffice.goto(`${shop.url}/admin#/products`);
    await backoffice.getByRole('checkbox', { name: 'Select all' }).check();
    await backoffice.getByText('25 items selected').waitFor();
    const box = backoffice.getByRole('checkbox', { name: 'that match' });
    const { rows } = await shop.pool.query(
      "select count(*)::int as n from product where kind = 'item'",
    );
    const all = Number(rows[0]?.n).toLocaleString('en');
    await backoffice.getByLabel(`All ${all} that match`).check();
    assert.equal(await backoffice.getByRole('button', { name: 'Select all' }).count(), 0);
    await backoffice.getByRole('button', { name: 'Change', exact: true }).click();
    const before = await backoffice.getByRole('menuitem').allInnerTexts();
    assert.equal(before.length, 7);
    await backoffice.getByRole('menuitem', { name: 'Withdraw' }).click();
    const sure = backoffice.getByRole('dialog');
    await sure.getByText(`all ${all} products`).waitFor();
    await sure.getByRole('button', { name: 'Cancel' }).click();
    await sure.waitFor({ state: 'hidden' });
    assert.equal(await box.isChecked(), true);
    const { rows: now } = await shop.pool.query(
      'select count(*)::int as n from product where not published',
    );
    assert.ok(Number(now[0]?.n) < Number(rows[0]?.n) / 2);
  },
);

journey(
  'products › all that match the filter › bin labels of all of them, on other pages too, and as many as the button says; too many are told [back office catalogue]',
  { width: 1280 },
  async (page) => {
    const { rows } = await shop.pool.query(
      `select manufacturer_id as id, count(*)::int as n from product where kind = 'item' group by 1
       having count(*) between 26 and 500 order by 2 limit 1`,
    );
    const { id, n } = rows[0] as { id: number; n: number };
    const { rows: whole } = await shop.pool.query(
      `select count(*)::int as n from product where kind = 'item'`,
    );
    const all = whole[0].n as number;
    const backoffice = await page.tab.context().newPage();
    await openBackoffice(backoffice, shop, 'catalogue-manager');
    const labels = backoffice.getByText(/^Bin labels \(/);
    await backoffice.goto(
      `${shop.url}/admin#/products?filter=${encodeURIComponent(JSON.stringify({ manufacturerId: id }))}`,
    );
    await backoffice.getByRole('checkbox', { name: 'Select all' }).check();
    await backoffice.getByRole('link', { name: 'Bin labels (25)' }).waitFor();
    await backoffice.getByRole('checkbox', { name: `All ${n} that match` }).check();
    const address = await backoffice
      .getByRole('link', { name: `Bin labels (${n})` })
      .getAttribute('href');
    const file = await backoffice.request.get(shop.url + address);
    assert.equal(file.headers()['content-type'], 'application/pdf');
    assert.equal((await file.body()).toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length, n);

    await backoffice.goto(`${shop.url}/admin#/products?filter=%7B%7D`);
    await backoffice.getByRole('checkbox', { name: 'Select all' }).check();
    await backoffice.getByRole('checkbox', { name: /^All .* that match/ }).check();
    if (all > 500) {
      await labels.click();
      await backoffice.getByText(/the most is 500/).waitFor();
    }
  },
);

journey(
  'lists › “Select all” behind a chosen page of orders › as many as a list answers at once, and nothing is refused [back office lists]',
  { width: 1280 },
  async (page) => {
    const backoffice = await page.tab.context().newPage();
    await openBackoffice(backoffice, shop, 'administrator');
    await backoffice.goto(`${shop.url}/admin#/orders?perPage=3`);
    await backoffice.getByRole('checkbox', { name: 'Select all' }).check();
    await backoffice.getByText('3 items selected').waitFor();
    const asked = backoffice.waitForResponse(
      (response) =>
        response.url().includes('/api/admin/orders?') && response.url().includes('count=200'),
    );
    await backoffice.getByRole('button', { name: 'Select all' }).click();
    assert.equal((await asked).status(), 200);
  },
);

journey(
  'products › prices that are none, one with a comma, one with thousands › the field says so itself and nothing is sent; the amounts that were meant [back office catalogue]',
  { width: 1280 },
  async ({ tab }) => {
    const good = await pickGood(shop, PLAIN);
    await openBackoffice(tab, shop, 'catalogue-manager');
    await tab.goto(`${shop.url}/admin#/products/${good.id}`);
    const sent: string[] = [];
    tab.on(
      'request',
      (request) => request.method() !== 'GET' && sent.push(`${request.method()} ${request.url()}`),
    );
    const price = tab.getByLabel(/^Price, INR/);
    for (const typed of ['-5', '0', '1e3', '12,34,56', '1.234', '12.345']) {
      await price.fill(typed);
      await tab.getByRole('button', { name: 'Save', exact: true }).click();
      await tab.getByText('Must be an amount above zero, such as 1250.50').waitFor();
      assert.equal(await price.getAttribute('aria-invalid'), 'true', typed);
      assert.equal(await price.inputValue(), typed);
    }
    assert.deepEqual(sent, []);
    // A comma is a point, as people write it in Russia; before three digits it parts thousands.
    for (const [typed, kept] of [
      ['12,5', '12.50'],
      ['1,234.50', '1234.50'],
    ] as const) {
      await price.fill(typed);
      await save(tab);
      await tab.reload();
      assert.equal(await price.inputValue(), kept);
    }
  },
);

for (const [locale, width, words] of [
  [
    'en',
    1440,
    {
      change: 'Change',
      set: 'Set the HSN code',
      near: /product.? of the same categories/,
      apply: 'Apply',
    },
  ],
  ['ar', 1280, { change: 'تعديل', set: 'عيّن رمز HSN', near: /من الفئات نفسها/, apply: 'تطبيق' }],
] as const)
  journey(
    `products › an imported draft without codes, ${locale} at ${width} › saved in its form; the code of its category is suggested and set [back office catalogue]`,
    { width },
    async ({ tab }) => {
      const good = await pickGood(shop, PLAIN);
      const { rows } = await shop.pool.query<{ hsn: string }>(
        `select hsn from product where category_id = (select category_id from product where id = ${good.id}) and id <> ${good.id} group by hsn order by count(*) desc, hsn limit 1`,
      );
      const hsn = rows[0]?.hsn as string;
      await shop.pool.query(
        `update product set hsn = '', unspsc = '00000000', origin_country = 'ZZ', published = false where id = ${good.id}`,
      );
      await openBackoffice(tab, shop, 'catalogue-manager', locale);
      if (locale === 'en') {
        await tab.goto(`${shop.url}/admin#/products/${good.id}`);
        await tab.getByLabel('Weight').fill('321');
        await save(tab);
      }
      await tab.goto(
        `${shop.url}/admin#/products?filter=${encodeURIComponent(JSON.stringify({ q: good.sku }))}`,
      );
      await tab.getByText(good.sku).first().waitFor();
      await tab.locator('tbody input[type=checkbox], .select-row').first().check();
      await tab.getByRole('button', { name: words.change, exact: true }).click();
      await tab.getByRole('menuitem', { name: words.set }).click();
      const dialog = tab.getByRole('dialog');
      await dialog.getByRole('button', { name: words.near }).first().click();
      assert.equal(await dialog.getByRole('textbox').inputValue(), hsn);
      await dialog.getByRole('button', { name: words.apply }).click();
      await tab.getByRole('alert').first().waitFor();
      const { rows: now } = await shop.pool.query(
        `select hsn, origin_country from product where id = ${good.id}`,
      );
      assert.deepEqual(now, [{ hsn, origin_country: 'ZZ' }]);
    },
  );
