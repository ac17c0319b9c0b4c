// List journeys of the back office: a record opened in the list's first moments, or while a filter is still to come, stays open; lists open by keyboard and say what they cannot show.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { fileFixture, openJourneys } from './journey.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();
const newest = fileFixture(
  async () =>
    await shop.db
      .selectFrom('sales_order')
      .select(['id', 'public_id'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
);
const record = (): string => `#/orders/${newest.id}/show`;

/** What scrolls sideways inside the page, or the page itself. */
const SCROLLED_SIDEWAYS = `[document.documentElement, ...document.querySelectorAll('main *')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && (one === document.documentElement || /auto|scroll/.test(getComputedStyle(one).overflowX)))
  .map((one) => one.tagName + '.' + one.className + ' ' + one.scrollWidth + ' > ' + one.clientWidth)`;
/** Labels of the library's own parts: paging, suggestions, alerts. */
const LABELS = `[...document.querySelectorAll('.MuiPagination-root, .MuiPagination-root *, .MuiTablePagination-root *, .MuiAutocomplete-root *')]
  .flatMap((one) => [one.getAttribute('aria-label'), one.getAttribute('title')]).filter(Boolean)`;

/** The record is there and stays: what a list had still to say was said long before. */
async function staysOpen(tab: Page): Promise<void> {
  await tab.getByRole('heading', { level: 2, name: newest.public_id }).waitFor();
  // waits: a list writes its filters into the address half a second after the last key.
  await tab.waitForTimeout(700);
  assert.equal(await tab.evaluate('location.hash'), record());
}

journey(
  'lists › remembered filters, another address while the list is being drawn › the record stays open [back office orders]',
  { width: 1280 },
  async ({ tab }) => {
    await openBackoffice(tab, shop, 'order-manager');
    const filter = new URLSearchParams({
      filter: '{"q":"MW"}',
      displayedFilters: '{}',
      page: '1',
      perPage: '25',
      sort: 'id',
      order: 'DESC',
    });
    await tab.goto(`${shop.url}/admin#/orders?${filter}`);
    await tab.locator(`a[href="${record()}"]`).first().waitFor();
    await tab.goto(`${shop.url}/admin#/customers`);
    await tab.getByPlaceholder('Name, company, address, telephone, tax number').waitFor();
    // Before the list has written its filters into the address; on a slow machine that takes a while.
    const protocol = await tab.context().newCDPSession(tab);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await tab.evaluate(`new Promise((resolve) => {
      location.hash = '#/orders';
      setTimeout(() => {
        location.hash = '${record()}';
        resolve();
      }, 40);
    })`);
    await tab.getByRole('heading', { level: 2, name: newest.public_id }).waitFor();
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await staysOpen(tab);
  },
);

journey(
  'lists › typed, and a row pressed at once › the record stays open [back office orders]',
  { width: 1280 },
  async ({ tab }) => {
    await openBackoffice(tab, shop, 'order-manager');
    await tab.goto(`${shop.url}/admin#/orders`);
    await tab.locator(`a[href="${record()}"]`).first().waitFor();
    // The list looks half a second after the last key; pressed just before, with a machine that has something else to do meanwhile.
    await tab.evaluate(`new Promise((resolve) => {
    const box = document.querySelector('input[name=q]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(box, 'MW');
    box.dispatchEvent(new Event('input', { bubbles: true }));
    setTimeout(() => {
      document.querySelector('a[href="${record()}"]').click();
      const until = performance.now() + 60;
      while (performance.now() < until);
      resolve();
    }, 470);
  })`);
    await staysOpen(tab);
  },
);

journey(
  'lists › one filter taken away right after another, before a slow machine draws › both are gone [back office orders]',
  { width: 1280 },
  async ({ tab }) => {
    await openBackoffice(tab, shop, 'order-manager');
    const filter = new URLSearchParams({
      filter: '{"unpaid":true,"customerId":1}',
      displayedFilters: '{"customerId":true}',
    });
    await tab.goto(`${shop.url}/admin#/orders?${filter}`);
    await tab
      .getByRole('button', { name: 'Remove this filter' })
      .and(tab.locator('[data-key=customerId]'))
      .waitFor();
    // The second is pressed as soon as the address has forgotten the first.
    await tab.evaluate(`new Promise((resolve) => {
      const all = [...document.querySelectorAll('nav [aria-pressed]')].find((one) => one.textContent === 'All');
      const before = location.hash;
      const look = () => {
        if (location.hash === before) setTimeout(look);
        else resolve(document.querySelector('[data-key=customerId]')?.click());
      };
      all.click();
      look();
    })`);
    await tab
      .getByRole('button', { name: 'All', exact: true })
      .and(tab.locator('[aria-pressed=true]'))
      .waitFor();
    // waits: a list writes its filters into the address half a second after the last key.
    await tab.waitForTimeout(700);
    assert.doesNotMatch(
      decodeURIComponent(await tab.evaluate('location.hash')),
      /unpaid|customerId/,
    );
  },
);

journey(
  'lists › the keyboard alone, nothing found, a server that is busy or fails › opened; said in words, asked again, nothing hangs [back office lists]',
  { width: 1280 },
  async ({ tab, faults }) => {
    await openBackoffice(tab, shop, 'administrator');
    await tab.goto(`${shop.url}/admin#/leads`);
    const search = tab.getByPlaceholder('Search');
    await search.fill('nobody asked for a quokka');
    await tab.getByText('Nothing fits these filters.').waitFor();

    await tab.goto(`${shop.url}/admin#/orders`);
    const first = tab.getByRole('link', { name: newest.public_id });
    await first.focus();
    await tab.keyboard.press('Enter');
    await staysOpen(tab);

    // The shop sheds load: asked again after Retry-After.
    faults.expectStatus(503);
    let refused = 0;
    await tab.route(/\/api\/admin\/dashboard\?/, async (route) => {
      if (refused++ < 2)
        await route.fulfill({
          status: 503,
          headers: { 'retry-after': '1' },
          json: { code: 'busy', message: 'Busy.', errors: [] },
        });
      else await route.continue();
    });
    await tab.goto(`${shop.url}/admin#/`);
    await tab.getByRole('table', { name: 'Best sellers' }).waitFor();
    assert.equal(refused, 3);

    faults.expectStatus(500);
    await tab.route(/\/api\/admin\/orders\?/, (route) =>
      route.fulfill({
        status: 500,
        json: { code: 'internal-error', message: 'It failed here.', errors: [] },
      }),
    );
    await tab.goto(`${shop.url}/admin#/orders?perPage=50`);
    await tab.getByText('It failed here.').first().waitFor();
    assert.equal(await tab.getByRole('progressbar').count(), 0);
  },
);

journey(
  'lists › 1,280 pixels wide › orders, lots and others fit beside the menu [back office lists]',
  { width: 1280 },
  async ({ tab }) => {
    await openBackoffice(tab, shop, 'administrator');
    for (const list of ['orders', 'lots', 'products', 'customers', 'leads']) {
      await tab.goto(`${shop.url}/admin#/${list}`);
      await tab.locator('.RaList-content tbody tr').first().waitFor();
      assert.deepEqual(await tab.evaluate(SCROLLED_SIDEWAYS), [], list);
    }
  },
);

for (const locale of ['ru', 'ar'] as const)
  journey(
    `lists › ${locale} › labels of paging and of suggestions are in that language too [back office lists]`,
    { width: 1280, locale },
    async ({ tab }) => {
      await openBackoffice(tab, shop, 'administrator', locale);
      for (const place of ['products', 'products/create']) {
        await tab.goto(`${shop.url}/admin#/${place}`);
        await tab
          .locator(place === 'products' ? '.MuiPagination-root' : '.MuiAutocomplete-root')
          .first()
          .waitFor();
        const labels = await tab.evaluate<string[]>(LABELS);
        assert.ok(labels.length > 5, labels.join());
        assert.deepEqual(
          labels.filter((label) => /[a-z]{4}/i.test(label)),
          [],
          place,
        );
      }
    },
  );
