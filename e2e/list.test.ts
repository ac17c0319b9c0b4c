// List journeys: filters with chips, layouts, sort, pages, the back button.
import assert from 'node:assert/strict';
import { openJourneys } from './journey.ts';

const { journey } = openJourneys();
const BEARINGS = '/products/bearings/deep-groove';
journey(
  'list › two filters › each narrows, counts agree, chips take them away again [§2.6 filter text]',
  {},
  async (page) => {
    await page.open(BEARINGS);
    const all = await page.total();
    const bore = await page.tick(/^25 /);
    assert.equal(await page.totalAfter(all), bore);
    const both = await page.tick(/^C3 /);
    assert.equal(await page.totalAfter(bore), both);
    assert.match(page.address, /filter=attrsValues:[^&]*\|/);
    const chips = page.chips;
    assert.equal(await chips.count(), 2);
    await chips.first().click();
    const one = await page.totalAfter(both);
    assert.equal(await chips.count(), 1);
    await page.link('list.clearAll').click();
    assert.equal(await page.totalAfter(one), all);
    await page.doesNotSee(chips);
  },
);

journey(
  'list › the back button › the list of before, in its place [§4 product list, §4 search state]',
  {},
  async (page) => {
    await page.open(BEARINGS);
    const all = await page.total();
    const ticked = await page.tick(/^25 /);
    await page.totalAfter(all);
    const product = page.products.last();
    const name = await product.innerText();
    await product.click();
    await page.seesHeading(name);
    await page.tab.goBack();
    await page.isAt(/filter=/);
    assert.equal(await page.total(), ticked);
    await page.products.filter({ hasText: name }).first().waitFor();
    assert.ok(
      await page.products
        .filter({ hasText: name })
        .first()
        .evaluate((link) => link.getBoundingClientRect().top < 900),
    );
    await page.tab.goBack();
    assert.equal(await page.totalAfter(ticked), all);
  },
);

journey(
  'list › sort by price and name › the order changes and the address says so [§2.6 sort] [decisions §1]',
  {},
  async (page) => {
    await page.open(BEARINGS);
    for (const [sort, sign] of [
      ['price-asc', 1],
      ['price-desc', -1],
    ] as const) {
      await page.sortBy(sort);
      const prices = (await page.prices()).map((text) => Number(text.replace(/[^\d.]/g, '')));
      assert.equal(prices.length, 20);
      assert.deepEqual(
        prices,
        [...prices].sort((a, b) => sign * (a - b)),
        sort,
      );
    }
    await page.sortBy('name-asc');
    const names = await page.products.allInnerTexts();
    await page.sortBy('name-desc');
    assert.notEqual((await page.products.allInnerTexts())[0], names[0]);
  },
);

journey(
  'list › pages › 20 products each, next and previous, none beyond the last; two siblings each side [§2.6 pages, §9 page size, §9 total pages, §9 pagination]',
  {},
  async (page) => {
    await page.open(BEARINGS);
    assert.equal(await page.products.count(), 20);
    const first = await page.products.first().innerText();
    await page.goes(() => page.link('pages.next').click(), `${BEARINGS}?page=2`);
    assert.notEqual(await page.products.first().innerText(), first);
    await page.goes(() => page.link('pages.page', { n: 3 }).click(), `${BEARINGS}?page=3`);
    await page.goes(() => page.link('pages.previous').click(), `${BEARINGS}?page=2`);
    const last = Math.ceil((await page.total()) / 20);
    await page.link('pages.page', { n: last }).waitFor();
    assert.equal(await page.link('pages.page', { n: last + 1 }).count(), 0);
    await page.open('/products?page=9');
    const steps = await page
      .at('navigation', page.t('pages.label'))
      .locator(':scope > *')
      .allInnerTexts();
    assert.deepEqual(
      steps
        .map((step) => step.trim())
        .filter((step) => step !== '')
        .slice(0, -1),
      ['1', '…', '7', '8', '9', '10', '11', '…'],
    );
    page.faults.expectStatus(404);
    assert.equal((await page.open(`${BEARINGS}?page=490`)).status(), 404);
    assert.equal((await page.open('/products?page=501')).status(), 404);
    await page.sees(page.t('list.tooDeep', { n: 500 }));
  },
);

journey(
  'list › layouts › grid, with features, list, table, each in the address [§2.6 layouts]',
  {},
  async (page) => {
    await page.open(BEARINGS);
    for (const layout of ['features', 'list', 'table', 'grid'] as const) {
      await page.link(`layout.${layout}`).click();
      await page.isAt(layout === 'grid' ? BEARINGS : `${BEARINGS}?layout=${layout}`);
      await page.link(`layout.${layout}`).and(page.tab.locator('[aria-current=true]')).waitFor();
    }
    await page.open(`${BEARINGS}?layout=table`);
    assert.equal(await page.tab.getByRole('row').count(), 21);
    await page.tab
      .getByRole('columnheader', { name: page.t('common.price') })
      .getByRole('link')
      .click();
    await page.isAt(/sort=price-asc/);
  },
);

journey('list › a numeric range › only products within it [§2.6 ranges]', {}, async (page) => {
  await page.open(BEARINGS);
  const all = await page.total();
  await page.tab.getByLabel(`Inner diameter ${page.t('list.from')} mm`).fill('20');
  await page.tab.getByLabel(`Inner diameter ${page.t('list.to')} mm`).fill('30');
  await page.tab.keyboard.press('Tab');
  await page.isAt(/=20\.\.30/);
  assert.ok((await page.totalAfter(all)) > 0);
  await page.tab
    .getByRole('link', { name: /20 .* 30/ })
    .first()
    .waitFor();
});

journey(
  'list › a filter is chosen before the script of the list is there › it applies once it is [§2.6 ranges]',
  {},
  async (page) => {
    const released = Promise.withResolvers<void>();
    await page.tab.route(/\/list-[^/]*\.js$/, async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.open(BEARINGS);
    await page.tab.getByLabel(`Inner diameter ${page.t('list.from')} mm`).fill('20');
    await page.tab.keyboard.press('Tab');
    released.resolve();
    await page.isAt(/=20\.\.$/);
  },
);

journey(
  'list › the second end is being typed when the first has been applied › it stays, and counts [§2.6 ranges]',
  {},
  async (page) => {
    await page.open(BEARINGS);
    const released = Promise.withResolvers<void>();
    await page.tab.route(/min\.[^&]*=20/, async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.tab.getByLabel(`Inner diameter ${page.t('list.from')} mm`).fill('20');
    const second = page.tab.getByLabel(`Inner diameter ${page.t('list.to')} mm`);
    await second.focus();
    await page.tab.locator('#list[aria-busy]').waitFor();
    await second.pressSequentially('30');
    released.resolve();
    await page.isAt(/=20\.\.$/);
    assert.equal(await second.inputValue(), '30');
    await page.tab.keyboard.press('Tab');
    await page.isAt(/=20\.\.30/);
  },
);

journey(
  'list › a range in inches › its products, its chip, and the unit still chosen; without scripts too [§2.6 ranges]',
  {},
  async (page) => {
    await page.open('/products/fasteners/hex-bolts');
    const all = await page.total();
    await page.tab.locator('details:has([name="unit.length"]) > summary').click();
    await page.tab.getByLabel(`Length: ${page.t('list.unit')}`).selectOption('in');
    await page.tab.getByLabel(`Length ${page.t('list.from')} mm`).fill('1/2');
    await page.tab.getByLabel(`Length ${page.t('list.to')} mm`).fill('2');
    await page.tab.keyboard.press('Tab');
    await page.isAt(/length=1\/2\.\.2in/);
    await page.tab.getByRole('link', { name: /Length: 1\/2 to 2\sin/ }).waitFor();
    const inches = await page.totalAfter(all);
    assert.equal(await page.tab.getByLabel(`Length: ${page.t('list.unit')}`).inputValue(), 'in');
    await page.open(
      '/products/fasteners/hex-bolts?f=1&min.length=12.7&max.length=50.8&unit.length=',
    );
    await page.isAt(/length=12\.7\.\.50\.8$/);
    assert.equal(await page.total(), inches);
  },
);

journey(
  'list › items of a lot › breadcrumbs Lot Sale and the lot, filters keep the address [§2.1 /lotitems] [§2.5 breadcrumbs] [§2.6 search type]',
  {},
  async (page) => {
    await page.open('/lotitems/1/5/any/name?sort=name-asc');
    await page.isAt(/^\/lotitems\/\d+\/5\/[a-z-]+\/[a-z-]+\?sort=name-asc$/);
    const crumbs = page.at('navigation', page.t('shell.breadcrumbs'));
    assert.deepEqual(await crumbs.getByRole('listitem').allInnerTexts(), [
      page.t('common.home'),
      page.t('lots.sale'),
      await page.heading.innerText(),
    ]);
    const all = await page.total();
    assert.equal(await page.products.count(), Math.min(all, 20));
    await page.tab.getByRole('complementary').getByRole('checkbox').first().check();
    await page.totalAfter(all);
    await page.isAt(/^\/lotitems\/.*filter=/);
    page.faults.expectStatus(404);
    assert.equal((await page.open('/lotitems/1/65000/a/b')).status(), 404);
  },
);

journey(
  'list › nothing found › popular categories; never a dead end [§2.6 empty, §8 no results, §8 category not found]',
  {},
  async (page) => {
    await page.open('/products?query=zzqqxx+wwvvyy');
    await page.sees('No Products Found');
    await page.seesHeading(page.t('list.popularCategories'));
    page.faults.expectStatus(404);
    assert.equal((await page.open('/products/fasteners/no-such-thing')).status(), 404);
    await page.seesHeading('Category Not Found');
    await page.main.getByRole('link', { name: 'Fasteners', exact: true }).first().waitFor();
    await page.main.getByRole('link', { name: /^Washers/ }).waitFor();
  },
);

journey(
  'list › filters left open, the window grows beyond 991 px › closed, the page scrolls again [§4 sidebar, §9 991]',
  { width: 390, height: 800 },
  async (page) => {
    await page.open(BEARINGS);
    await page.button('list.filters').click();
    const locked = () =>
      page.tab.evaluate<string>('getComputedStyle(document.documentElement).overflow');
    await page.tab.locator('#filters:popover-open').waitFor();
    assert.equal(await locked(), 'hidden');
    await page.tab.setViewportSize({ width: 992, height: 800 });
    await page.tab.locator('#filters:not(:popover-open)').waitFor();
    assert.notEqual(await locked(), 'hidden');
  },
);

journey(
  'list › on a phone › filters open over the list and stay open while ticking [§2.6 filters button, §4 sidebar]',
  { width: 390, height: 800 },
  async (page) => {
    await page.open(BEARINGS);
    const all = await page.total();
    await page.button('list.filters').click();
    const filters = page.tab.getByRole('complementary', { name: page.t('list.filters') });
    await filters.waitFor();
    await page.tick(/^25 /);
    await page.totalAfter(all);
    assert.ok(await filters.isVisible());
    await filters.getByRole('button', { name: page.t('common.close') }).click();
    await page.doesNotSee(filters);
    await page.button('list.filtersCount', { n: 1 }).waitFor();
  },
);

journey(
  'list › a filter on a search and on an industry, then another search › the address keeps its base, the box its tick; page and filters begin anew [§4 filter address, §4 checkbox state, §4 first page, §4 new search]',
  {},
  async (page) => {
    const filters = page.tab.getByRole('complementary').getByRole('checkbox');
    await page.open('/products?query=bearing&page=2');
    const found = await page.total();
    await filters.first().check();
    await page.totalAfter(found);
    await page.isAt(/^\/products\?query=bearing&filter=\w+:[^&]+$/);
    await page.tab.reload();
    assert.equal(await filters.first().isChecked(), true);
    await page.searchFor('seal');
    assert.doesNotMatch(page.address, /filter=|page=/);
    assert.equal(await filters.and(page.tab.locator(':checked')).count(), 0);
    await page.open('/industry/automobile?page=2');
    const all = await page.total();
    await filters.first().check();
    await page.totalAfter(all);
    await page.isAt(/^\/industry\/automobile\?filter=\w+:[^&]+$/);
  },
);

journey(
  'list › a long description of a category › four lines of it [§9 description clamp]',
  {},
  async (page) => {
    await page.open(BEARINGS);
    const shown = await page.main.locator('.lead').evaluate((lead) => {
      lead.textContent = 'Single row, sealed or open. '.repeat(100);
      const style = lead.ownerDocument.defaultView?.getComputedStyle(lead);
      return {
        lines: lead.clientHeight / Number.parseFloat(style?.lineHeight ?? ''),
        whole: lead.scrollHeight > lead.clientHeight,
      };
    });
    assert.deepEqual(shown, { lines: 4, whole: true });
  },
);
