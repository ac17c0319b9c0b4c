// Home page journeys of its first screen: every way to find a part is there, for new visitors and for those who were here before.
import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { DEMO_BUYERS } from '../server/src/demo/shop.ts';
import { logIn, placeOrder } from './buyer.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import type { StorefrontPage } from './storefront-page.ts';

const { shop, journey } = openJourneys();

/** Until the browser has kept what was looked at. */
const REMEMBERED = `new Promise((done) => {
  const look = () => ((localStorage.getItem('recently-viewed') ?? '').length > 2 ? done(true) : setTimeout(look, 20));
  look();
})`;

const slideshow = (page: StorefrontPage): Locator => page.at('region', page.t('slideshow.label'));

/** The search of the header, the families, the finder by dimensions and quick order. */
const WAYS_TO_FIND = (page: StorefrontPage): Locator[] => [
  page.search,
  page.main.locator('.families'),
  page.at('link', page.t('inHand.title'), page.main),
  page.at('link', page.t('quick.title'), page.main),
];

async function isOnFirstScreen(page: StorefrontPage, parts: Locator[]): Promise<void> {
  const height = page.tab.viewportSize()?.height ?? 0;
  for (const part of parts) {
    const box = await part.boundingBox();
    assert.ok(
      box !== null && box.y >= 0 && box.y + box.height <= height,
      `${part} ends at ${box && box.y + box.height} of ${height} px`,
    );
  }
}

for (const locale of ['en', 'ru', 'ar'] as const)
  journey(
    `home › in ${locale} › ways to find, slideshow and industries are on the first screen of a desktop [§2.1 /, design]`,
    { locale, height: 900, width: 1440 },
    async (page) => {
      await page.open('/');
      await isOnFirstScreen(page, [
        ...WAYS_TO_FIND(page),
        slideshow(page),
        page.main.locator('.industries'),
      ]);
      const counts = await page.main.locator('.families small').allInnerTexts();
      assert.ok(
        counts.length > 10 && counts.every((count) => /^[\d\s,.\u00a0\u202f]+$/.test(count)),
        counts.join(),
      );
    },
  );

for (const locale of ['en', 'ru', 'ar'] as const)
  journey(
    `home › on a phone in ${locale} › all ways to find a part are on the first screen, nothing sideways [§2.1 /, design]`,
    { locale, width: 390, height: 844 },
    async (page) => {
      await page.open('/');
      await isOnFirstScreen(page, WAYS_TO_FIND(page));
      assert.equal(await page.tab.evaluate('document.documentElement.scrollWidth'), 390);
    },
  );

journey(
  'home › who was here before › what they looked at, in room that was kept; orders to repeat [§2.1 /, design]',
  { width: 1440, height: 900 },
  async (page) => {
    const recent = page.main.locator('.home-recent');
    await page.open('/');
    await page.doesNotSee(recent);
    await page.main.locator('#featured-row').getByRole('link').first().click();
    await page.isAt(/^\/product\//);
    const [name] = (await page.heading.innerText()).split('\n');
    await page.tab.evaluate(REMEMBERED);
    await page.open('/');
    const before = await slideshow(page).boundingBox();
    await page.at('heading', page.t('product.recent'), recent).waitFor();
    assert.ok((await recent.innerText()).includes(name as string));
    assert.equal((await slideshow(page).boundingBox())?.y, before?.y, 'nothing moves');
    await isOnFirstScreen(page, [...WAYS_TO_FIND(page), recent]);
    await page.open('/account/login');
    await logIn(page, DEMO_BUYERS[0]);
    await page.isAt('/');
    const good = await pickGood(shop, PLAIN);
    await page.open(`/product/${good.id}/${good.slug}`);
    await page.button('common.addToCart').click();
    await page.seesMessage(page.t('common.itemAdded'));
    await page.open('/checkout');
    const orderId = await placeOrder(page);
    await page.open('/');
    await page
      .at('region', page.t('home.again'))
      .getByRole('link', { name: new RegExp(orderId) })
      .click();
    await page.isAt(`/account/order/${orderId}/again`);
  },
);
