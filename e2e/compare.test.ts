// Compare journeys: chosen on cards and on the product page, side by side, differences alone, sent to a colleague; also without scripts.
import assert from 'node:assert/strict';
import { openJourneys } from './journey.ts';
import type { StorefrontPage } from './storefront-page.ts';

const { shop, journey } = openJourneys();
const LIST = '/products/bearings/deep-groove';

const compareButtons = (page: StorefrontPage) =>
  page.main.getByRole('button', { name: new RegExp(`^${page.t('compare.add')}: `) });
const columns = (page: StorefrontPage) => page.main.locator('thead th[id]');
const nameOf = async (page: StorefrontPage, at: number): Promise<string> =>
  ((await compareButtons(page).nth(at).getAttribute('aria-label')) ?? '').slice(
    page.t('compare.add').length + 2,
  );

journey(
  'compare › three cards, then a second visit › toast, count, and the products are still there [§2.8 compare, §2.5 top bar, §2.8 compare rows, §2.8 compare links, §2.1 /compare, §3 compare entry, §8 add to compare, §6 visitor discovery]',
  {},
  async (page) => {
    await page.open(LIST);
    const names = [await nameOf(page, 0), await nameOf(page, 1), await nameOf(page, 2)];
    for (const [at, name] of names.entries()) {
      await compareButtons(page).nth(at).hover();
      await compareButtons(page).nth(at).click();
      await page.seesMessage(`Product "${name}" added to compare!`);
    }
    assert.equal(await page.tab.locator('.top-bar [data-count="shell.compare"]').innerText(), '3');
    assert.equal(await compareButtons(page).first().getAttribute('aria-pressed'), 'true');
    assert.ok(page.address.endsWith('/deep-groove'), 'the page stayed');
    await page.open('/shop/compare');
    assert.equal(await columns(page).count(), 3);
    const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
    for (const [at, name] of names.entries()) {
      const link = columns(page).nth(at).getByRole('link').filter({ hasText: /\S/ }).first();
      assert.ok(plain(await columns(page).nth(at).innerText()).includes(name));
      assert.match((await link.getAttribute('href')) ?? '', /^\/product\/\d+\/[a-z0-9-]+$/);
    }
    assert.ok((await page.main.locator('tbody + tbody tr').count()) > 3, 'features');
    for (const row of [
      'compare.rating',
      'compare.availability',
      'common.price',
      'common.addToCart',
    ] as const)
      await page.at('rowheader', page.t(row), page.main).waitFor();
    await page.at('button', `${page.t('common.remove')}: ${names[1]}`, page.main).click();
    await page.isAt(/^\/compare/);
    assert.equal(await columns(page).count(), 2);
    await page.button('compare.clear').click();
    await page.seesHeading(page.t('compare.empty'));
    await page.goes(() => page.at('link', page.t('compare.continue'), page.main).click(), '/');
  },
);

journey(
  'compare › an address with ids › shown, kept only when asked, and its differences alone [decisions §11]',
  {},
  async (page) => {
    const { rows } = await shop.pool.query<{ id: number }>(
      "select p.id from product p join category c on c.id = p.category_id where c.lineage like 'bearings/deep-groove%' order by p.sort_rank limit 2",
    );
    const ids = rows.map((row) => row.id).join();
    await page.open(`/compare?ids=${ids}`);
    assert.equal(await columns(page).count(), 2);
    assert.equal(await page.tab.locator('.top-bar [data-count="shell.compare"]').innerText(), '0');
    const all = await page.main.locator('tbody tr').count();
    await page.link('compare.onlyDifferences').click();
    await page.isAt(/differences=1/);
    const differing = await page.main.locator('tbody tr.differs').count();
    assert.ok(differing > 0 && differing < all - 4, `${differing} of ${all}`);
    assert.equal(await page.main.locator('tbody + tbody tr').count(), differing);
    await page.button('compare.keep').click();
    await page.isAt('/compare');
    assert.equal(await columns(page).count(), 2);
  },
);

journey(
  'compare › on the page of a product › the toast with its name, and it is compared [§2.7 compare, §8 add to compare]',
  {},
  async (page) => {
    await page.open(LIST);
    await page.goes(() => page.products.first().click(), /^\/product\//);
    const name = await page.heading.innerText();
    await compareButtons(page).first().click();
    await page.seesMessage(`Product "${name}" added to compare!`);
    await page.open('/compare');
    assert.equal(await columns(page).count(), 1);
    assert.ok((await columns(page).first().innerText()).includes(name));
  },
);

journey('compare › a seventh product › refused in words [decisions §11]', {}, async (page) => {
  await page.open(LIST);
  for (let at = 0; at < 7; at++) {
    await compareButtons(page).nth(at).hover();
    await compareButtons(page).nth(at).click();
    if (at < 6)
      await page.tab
        .locator(`.top-bar [data-count="shell.compare"]:text-is("${at + 1}")`)
        .waitFor();
  }
  await page.seesMessage(page.t('compare.full', { n: 6 }));
  assert.equal(await compareButtons(page).nth(6).getAttribute('aria-pressed'), 'false');
});

journey(
  'compare › without scripts, Arabic, on a phone › forms do it all, the table scrolls in its own frame [§2.8 compare]',
  { scripts: false, locale: 'ar', width: 390, height: 844 },
  async (page) => {
    await page.open(LIST);
    for (const at of [0, 1, 2]) {
      const name = await nameOf(page, at);
      await compareButtons(page).nth(at).click();
      await page.seesMessage(page.t('compare.added', { productName: name }));
    }
    await page.open('/compare');
    assert.equal(await columns(page).count(), 3);
    const frame = page.at('region', page.t('compare.table'), page.main);
    assert.ok(
      await page.tab.evaluate<boolean>(
        "(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)(document.querySelector('.table-frame'))",
      ),
    );
    assert.equal(await frame.getAttribute('tabindex'), '0');
    await page.main
      .getByRole('button', { name: new RegExp(`^${page.t('common.addToCart')}`) })
      .first()
      .click();
    await page.isAt(/^\/ar\/compare/);
    await page.seesMessage(page.t('common.itemAdded'));
  },
);

journey(
  'compare › nothing chosen › says so and leads on [§2.8 compare, §8, §8 empty compare]',
  {},
  async (page) => {
    await page.open('/compare');
    await page.seesHeading('You have not chosen any products to compare!');
    await page.goes(() => page.link('compare.continue').click(), '/');
  },
);
