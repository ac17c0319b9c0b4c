// Journeys of learned search orders: three visitors choose the third result, and it is first; the back office says why, lists what they searched again and forgets it.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { buildApp } from '../server/src/app.ts';
import { searchLearningJob, writeChoices } from '../server/src/modules/search/index.ts';
import { aCtx } from '../server/testing/factories.ts';
import { fileFixture, openJourneys, test } from './journey.ts';
import { openShop } from './shop.ts';
import { openBackoffice } from './staff-page.ts';
import type { StorefrontPage } from './storefront-page.ts';

const { shop, journey } = openJourneys(
  fileFixture((scope) => openShop(scope, buildApp, ['127.0.0.1'])),
);

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const TEXT = 'hex bolt m10';
const MISTAKEN = 'zzsechskant';
const listOf = (text: string) => `/products?query=${encodeURIComponent(text)}`;
const visitor = (n: number) => ({ agent: FIREFOX, address: `198.51.100.${n}` });

/** A picture of the screen into the folder that SCREENSHOTS names, to be looked at. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

const cardNames = async ({ tab }: StorefrontPage) =>
  await tab.locator('#list .cards > li h3').allInnerTexts();
const ready = async ({ tab }: StorefrontPage) =>
  await tab.locator('#list:not([data-island])').waitFor();

/** Opens the nth card of the list, and waits until the shop has heard of it. */
async function choose(page: StorefrontPage, nth: number): Promise<void> {
  const heard = page.tab.waitForRequest((request) => request.url().includes('/api/search/clicks'));
  await page.goes(() => page.tab.locator('#list .cards > li > a').nth(nth).click(), /\/product\//);
  await heard;
}

async function learn(): Promise<void> {
  await writeChoices(shop.db);
  await searchLearningJob().work({ ...aCtx(shop.db), actor: { kind: 'system' } }, {});
}

async function clicks(): Promise<number> {
  await writeChoices(shop.db);
  return (
    (await shop.pool.query<{ n: number }>('select count(*)::int as n from search_click')).rows[0]
      ?.n ?? 0
  );
}

/** A click is buffered in the shop once its request was answered, a moment after it left the browser. */
async function clicksAre(wanted: number): Promise<void> {
  const deadline = Date.now() + 10_000;
  while ((await clicks()) < wanted)
    assert.ok(Date.now() < deadline, `${await clicks()} of ${wanted} clicks`);
}

test.describe.configure({ mode: 'serial' });

test('search › three visitors choose the third result › it is first for all, in every language; a robot’s clicks count nothing [house §6]', async ({
  visit,
}) => {
  let before: string[] = [];
  for (let n = 0; n < 4; n++)
    await visit(shop, {}, async (robot) => {
      await robot.open(listOf(TEXT));
      await ready(robot);
      before = await cardNames(robot);
      await choose(robot, 5);
    });
  await learn();
  assert.equal(await clicks(), 0);
  for (const n of [1, 2, 3]) {
    await visit(shop, visitor(n), async (person) => {
      await person.open(listOf(MISTAKEN));
      await ready(person);
      await person.open(listOf(TEXT));
      await ready(person);
      assert.deepEqual(await cardNames(person), before, 'nothing is learned of two');
      await choose(person, 2);
      await clicksAre(n);
    });
    await learn();
  }
  const expected = [before[2], before[0], before[1], ...before.slice(3)];
  await visit(shop, {}, async (person) => {
    await person.open(listOf(TEXT));
    assert.deepEqual(await cardNames(person), expected);
    await person.open(`${listOf(TEXT)}&sort=price-asc`);
    assert.notDeepEqual(await cardNames(person), expected);
  });
  for (const locale of ['ru', 'ar'] as const)
    await visit(shop, { locale }, async (person) => {
      await person.open(listOf(TEXT));
      const first = await person.tab.locator('#list .cards > li > a').first().getAttribute('href');
      const { rows } = await shop.pool.query<{ product_id: number }>(
        'select distinct product_id from search_click',
      );
      assert.match(first ?? '', new RegExp(`/product/${rows[0]?.product_id}/`));
    });
});

for (const [locale, width] of [
  ['en', 1440],
  ['en', 390],
  ['ru', 1440],
  ['ru', 390],
  ['ar', 1440],
  ['ar', 390],
] as const)
  journey(
    `why is this first? › ${locale}, ${width} pixels › learned, with its visitors; nothing beside the screen [house §6]`,
    { width, locale },
    async ({ tab: page }) => {
      await openBackoffice(page, shop, 'catalogue-manager', locale);
      await page.goto(`${shop.url}/admin#/search-ranking`);
      await page.getByRole('search').getByRole('textbox').fill(TEXT);
      await page.keyboard.press('Enter');
      await page.locator('[data-learned=true]').waitFor();
      const first = page.locator('li[data-product]').first();
      assert.match(await first.locator('[data-reason=learned]').innerText(), /3/);
      assert.equal(await page.locator('[data-reason=learned]').count(), 1);
      assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'));
      await look(page, `ranking-${locale}-${width}`);
      await page.goto(`${shop.url}/admin#/search-reformulations`);
      await page.getByText(MISTAKEN).first().waitFor();
      await look(page, `reformulations-${locale}-${width}`);
      await page.goto(`${shop.url}/admin#/settings/selling`);
      await page.locator('input[name=searchLearning]').waitFor({ state: 'attached' });
      await look(page, `setting-${locale}-${width}`);
    },
  );

journey(
  'searched again › Make a synonym › the form is filled in, and the next search finds it [house §6]',
  {},
  async ({ tab: page }) => {
    await openBackoffice(page, shop, 'catalogue-manager');
    await page.goto(`${shop.url}/admin#/search-reformulations`);
    await page.getByRole('link', { name: 'Make a synonym' }).first().click();
    await page.getByRole('button', { name: MISTAKEN }).waitFor();
    await look(page, 'synonym-form');
    await page.getByRole('button', { name: TEXT }).waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Synonyms' }).waitFor();
    const answer = await fetch(`${shop.url}/api/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: MISTAKEN }),
    });
    assert.ok(((await answer.json()) as { totalProductCount: number }).totalProductCount > 0);
  },
);

journey(
  'search › half typed › the search that led people somewhere is offered [house §6]',
  {},
  async (page) => {
    await page.open('/');
    await page.search.pressSequentially('hex bo');
    await page.suggestions.filter({ hasText: TEXT }).first().waitFor();
    await look(page.tab, 'suggestions');
  },
);

journey(
  'why is this first? › Forget this search › asked first, then the order is as before [house §6]',
  {},
  async ({ tab: page }) => {
    await openBackoffice(page, shop, 'catalogue-manager');
    await page.goto(`${shop.url}/admin#/search-ranking?q=${encodeURIComponent(TEXT)}&language=en`);
    await page.locator('[data-reason=learned]').first().waitFor();
    await page.getByRole('button', { name: 'Forget this search' }).click();
    await look(page, 'forget-dialog');
    await page.getByRole('dialog').getByRole('button', { name: 'Forget this search' }).click();
    await page.locator('[data-learned=false]').waitFor();
    assert.equal(await page.locator('[data-reason=learned]').count(), 0);
  },
);
