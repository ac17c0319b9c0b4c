// First press of a control: before the page's scripts, before those of its island, held short and long, by mouse and finger.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator } from 'playwright-core';
import { ROOT } from '../scripts/checks/source-files.ts';
import { isWhole } from '../server/testing/sample.ts';
import { ISLAND_CONTROLS } from '../web/app/lib-browser/island-controls.ts';
import { PLAIN, pickGood } from './goods.ts';
import { fileFixture, openJourneys, test } from './journey.ts';
import type { StorefrontPage } from './storefront-page.ts';

const { shop, journey } = openJourneys();
const good = fileFixture(() => pickGood(shop, PLAIN));
const product = (): string => `/product/${good.id}/${good.slug}`;
const LIST = '/products/bearings/deep-groove';

/** The page's own script and every island's; the early script is part of the page. */
const PAGE_SCRIPT = /\/assets\/entry-client-[^/]*\.js$/;
const ISLANDS = /\/assets\/(?!entry-)[^/]*\.js$/;

type Control = {
  path: string | (() => string);
  control: (page: StorefrontPage) => Locator;
  /** What is to be seen afterwards, without having left the page. */
  done: (page: StorefrontPage) => Promise<unknown>;
  prepare?: (page: StorefrontPage) => Promise<unknown>;
};

const addButton = (page: StorefrontPage): Locator =>
  page.at('button', new RegExp(`^${page.t('common.addToCart')}`), page.main).first();
const categories = (page: StorefrontPage): Locator =>
  page.at('link', page.t('shell.categories'), page.at('navigation', page.t('shell.nav')));
const addressOf = (path: Control['path']): string => (typeof path === 'string' ? path : path());
const firstSelector = (selector: string) => (page: StorefrontPage) =>
  page.main.locator(selector).first();

const CONTROLS: Record<string, Control> = {
  // First, while the cart is empty.
  'line of the cart': {
    path: '/cart',
    prepare: async (page) => {
      await page.open(product());
      await addButton(page).click();
      await page.seesInCart(1);
    },
    control: firstSelector('button[name=to][value="2"]'),
    done: (page) => page.seesInCart(2),
  },
  'quick view': {
    path: LIST,
    control: firstSelector('a.quick'),
    done: (page) => page.tab.locator('.quick-dialog[open]').waitFor(),
  },
  'add to cart of a list': {
    path: LIST,
    control: addButton,
    done: (page) => page.seesMessage('Item Added to Cart'),
  },
  'add to cart of a product': {
    path: product,
    control: addButton,
    done: (page) => page.seesMessage('Item Added to Cart'),
  },
  cart: {
    path: '/',
    control: (page) => page.cartLink,
    done: (page) => page.tab.locator('.cart-panel:not([hidden])').waitFor(),
  },
  categories: {
    path: '/',
    control: categories,
    done: (page) => page.tab.locator('.mega:not([hidden])').waitFor(),
  },
  compare: { path: LIST, control: firstSelector('button.compare'), done: firstCompared },
  heart: {
    path: LIST,
    control: firstSelector('button.heart'),
    done: (page) => page.messages.locator('.message.success').first().waitFor(),
  },
  'form dialog': {
    path: product,
    control: firstSelector('a[data-form-dialog]'),
    done: (page) => page.tab.locator('.form-dialog[open]').waitFor(),
  },
  tab: {
    path: product,
    control: firstSelector('.tabs > nav a[href="#reviews"]'),
    done: (page) =>
      page.main.locator('.tabs.scripted a[href="#reviews"][aria-selected=true]').waitFor(),
  },
  gallery: {
    path: product,
    control: firstSelector('.gallery-main'),
    done: (page) => page.tab.locator('dialog.lightbox[open]').waitFor(),
  },
  stepper: {
    path: product,
    control: firstSelector('.stepper [data-by="1"]'),
    done: (page) => page.holds(page.main.locator('.stepper input').first(), '2'),
  },
  'layout of a list': {
    path: LIST,
    control: firstSelector('.layouts a:not([aria-current])'),
    done: (page) => page.isAt(/layout=/),
  },
};

async function firstCompared(page: StorefrontPage): Promise<void> {
  await page.main.locator('button.compare[aria-pressed=true]').first().waitFor();
}

/** Marks the document: another one would not have it. */
const STAY = 'document.stayed = true';
const STAYED = 'document.stayed === true';

for (const [what, files] of [
  ['before any script', [PAGE_SCRIPT, ISLANDS]],
  ['before the script of its island', [ISLANDS]],
] as const)
  for (const touch of [false, true])
    journey(
      `first press › every control of an island, ${touch ? 'finger' : 'mouse'}, ${what} › does what it says, on the page [§2.5, §2.7, §9]`,
      { touch },
      async (page) => {
        for (const [name, { path, control, done, prepare }] of Object.entries(CONTROLS)) {
          await prepare?.(page);
          const release = await holdBack(page, files);
          // The page's own script is over when the document is said to be loaded.
          await page.tab.goto(page.url + addressOf(path), {
            waitUntil: what === 'before any script' ? 'commit' : 'domcontentloaded',
          });
          await control(page).waitFor();
          await page.tab.evaluate(STAY);
          await press(page, control(page), touch, 20);
          await release();
          await done(page);
          assert.equal(await page.tab.evaluate(STAYED), true, `${name}: the page was left`);
        }
      },
    );

// With a network and a processor as they are on the way: the scripts come in the middle of the press, or before, or after it.
for (const touch of [false, true])
  journey(
    `first press › ${touch ? 'finger' : 'mouse'} of 20 to 900 ms, scripts up to 400 ms late, a slow processor › dialog, cart, drop-down and menu open [§2.5, §2.7]`,
    { touch },
    async (page) => {
      const cdp = await page.tab.context().newCDPSession(page.tab);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      let late = 0;
      await page.tab.route(/\/assets\/[^/]*\.js$/, async (route) => {
        await sleep(late);
        await route.continue();
      });
      const presses = [
        [touch ? 350 : 900, 400],
        [20, 300],
        [100, 50],
      ] as const;
      // Per commit the longest under a mouse and the shortest under a finger.
      for (const [held, delay] of isWhole()
        ? presses
        : presses.slice(...(touch ? [1, 2] : [0, 1]))) {
        late = delay;
        for (const name of ['quick view', 'add to cart of a list', 'cart', 'categories'] as const) {
          const { path, control, done } = CONTROLS[name] as Control;
          await page.tab.goto(page.url + addressOf(path), { waitUntil: 'commit' });
          await control(page).waitFor();
          await page.tab.evaluate(STAY);
          await press(page, control(page), touch, held);
          await done(page);
          assert.equal(
            await page.tab.evaluate(STAYED),
            true,
            `${name}, ${held} ms, ${delay} ms late: the page was left`,
          );
        }
      }
    },
  );

for (const [what, files] of [
  ['the page', PAGE_SCRIPT],
  ['the island', ISLANDS],
] as const)
  journey(
    `first press › script of ${what} cannot be had › the link is followed, the form is sent [§8]`,
    {},
    async (page) => {
      page.faults.expectStatus(503);
      await page.tab.route(files, (route) => route.fulfill({ status: 503, body: '' }));
      await page.open(LIST);
      await page.main.locator('a.quick').first().click();
      await page.isAt(/^\/product\/\d+\//);
      await page.open(LIST);
      await addButton(page).click();
      await page.seesMessage('Item Added to Cart');
      await page.goes(() => page.cartLink.click(), '/cart');
      await page.goes(() => categories(page).click(), '/products');
    },
  );

journey(
  'first press › script that never comes › after a while the browser follows the link itself [§8]',
  {},
  async (page) => {
    const release = await holdBack(page, [PAGE_SCRIPT, ISLANDS]);
    await page.tab.goto(page.url, { waitUntil: 'commit' });
    await page.cartLink.click();
    await page.tab.waitForURL(/\/cart$/, { waitUntil: 'commit' });
    await release();
  },
);

journey(
  'category menu › a click some time after the pointer came › open, and stays open [§2.5]',
  {},
  async (page) => {
    for (const wait of [0, 250, 500, 900]) {
      await page.tab.mouse.move(1, 500);
      await page.open('/');
      await page.tab.waitForLoadState('networkidle');
      await categories(page).hover();
      await sleep(wait);
      await categories(page).click();
      const menu = page.tab.locator('.mega:not([hidden])');
      await menu.waitFor();
      // waits: longer than pointing takes to open it and leaving takes to close it
      await sleep(500);
      assert.equal(await menu.isVisible(), true, `${wait} ms`);
      await categories(page).click();
      await page.doesNotSee(menu);
    }
  },
);

test('island controls › every island › says which presses are held for it [§9]', () => {
  const files = readdirSync(join(ROOT, 'web/app/islands')).map((file) => file.replace(/\.ts$/, ''));
  assert.deepEqual(Object.keys(ISLAND_CONTROLS).sort(), files.sort());
});

/** Holds these files back until the answer is called. */
async function holdBack(
  { tab }: StorefrontPage,
  files: readonly RegExp[],
): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const file of files)
    await tab.route(file, async (route) => {
      await promise;
      await route.continue().catch(() => {});
    });
  return async () => {
    resolve();
    for (const file of files) await tab.unroute(file);
  };
}

/** A finger that stays longer than about half a second asks for the browser's own menu instead. */
async function press(
  page: StorefrontPage,
  control: Locator,
  touch: boolean,
  held: number,
): Promise<void> {
  if (!touch) return await control.click({ delay: held, noWaitAfter: true });
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  assert.ok(box);
  const cdp = await page.tab.context().newCDPSession(page.tab);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await sleep(held);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
