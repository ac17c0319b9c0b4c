// Product page journeys: gallery, videos, quantity, quick view, recently viewed products, a link to send.
import assert from 'node:assert/strict';
import { LIMITED, OUT_OF_STOCK, PLAIN, pickGood } from './goods.ts';
import { fileFixture, openJourneys } from './journey.ts';
import type { StorefrontPage } from './storefront-page.ts';

const { shop, journey } = openJourneys();
const FILM = "exists (select from product_media m where m.product_id = p.id and m.kind = 'video')";
const filmed = fileFixture(() =>
  pickGood(
    shop,
    `${FILM} and exists (select from product_media m where m.product_id = p.id and (m.kind, m.position) = ('image', 2))`,
  ),
);
const other = fileFixture(() => pickGood(shop, `${PLAIN} and p.image <> '${filmed.image}'`));
const second = fileFixture(async () => {
  const { rows } = await shop.pool.query<{ image: string; title: string }>(
    `select target as image, title->>'en' as title from product_media where product_id = $1 and (kind, position) = ('image', 2)`,
    [filmed.id],
  );
  return rows[0] as { image: string; title: string };
});
const pathOf = ({ id, slug }: { id: number; slug: string }): string => `/product/${id}/${slug}`;

/** A promise of the page that its island has written down the product. */
const REMEMBERED = (id: number): string =>
  `new Promise((done) => { const look = () => (localStorage.getItem('recently-viewed') ?? '').startsWith('["${id}"') ? done(true) : setTimeout(look, 20); look(); })`;

const mainPicture = (page: StorefrontPage) => page.tab.locator('.gallery-main img');
const thumb = (page: StorefrontPage, n: number) =>
  page.at('link', page.t('product.picture', { n, total: 3 }));
const lightbox = (page: StorefrontPage) => page.at('dialog', page.t('product.pictures'));

journey(
  'gallery › thumbnails, zoom, lightbox, video, Escape › keyboard alone gets through, the focus returns [§2.7 gallery, §9 gallery]',
  {},
  async (page) => {
    await page.open(pathOf(filmed));
    await page.tab.waitForLoadState('networkidle');
    await thumb(page, 2).click();
    assert.equal(await thumb(page, 2).getAttribute('aria-current'), 'true');
    assert.ok((await mainPicture(page).getAttribute('src'))?.endsWith(second.image));
    await page.tab.locator('.gallery-main').hover();
    await page.tab.locator('.gallery-main.zoomed').waitFor();
    const zoomed = await mainPicture(page).boundingBox();
    assert.ok(
      zoomed !== null && Math.abs(zoomed.width - 840) < 3 && Math.abs(zoomed.height - 630) < 4,
      JSON.stringify(zoomed),
    );

    await page.tab.locator('.gallery-main').focus();
    await page.tab.keyboard.press('Enter');
    await lightbox(page).getByText(second.title).waitFor();
    await page.tab.keyboard.press('ArrowRight');
    const film = lightbox(page).locator('video');
    await film.waitFor();
    await page.tab.evaluate(
      "new Promise((plays) => document.querySelector('dialog video').addEventListener('timeupdate', () => plays(true), { once: true }))",
    );
    await page.tab.keyboard.press('Home');
    await lightbox(page).locator('img').waitFor();
    assert.equal(await film.count(), 0, 'it does not play on unseen');
    await lightbox(page)
      .getByRole('button', { name: page.t('product.zoom') })
      .click();
    assert.equal(
      await lightbox(page)
        .getByRole('button', { name: page.t('product.zoom') })
        .getAttribute('aria-pressed'),
      'true',
    );
    await page.tab.keyboard.press('Escape');
    await lightbox(page).waitFor({ state: 'hidden' });
    assert.equal(
      await page.tab.evaluate('document.activeElement.className.includes("gallery-main")'),
      true,
    );
    assert.equal(await thumb(page, 1).getAttribute('aria-current'), 'true', 'what was seen last');
  },
);

for (const [pixels, drags] of [
  [15, false],
  [16, true],
] as const) {
  journey(
    `gallery › a drag of ${pixels} px › ${drags ? 'the next picture, no click' : 'a click'} [§9 drag]`,
    {},
    async (page) => {
      await page.open(pathOf(filmed));
      await page.tab.waitForLoadState('networkidle');
      const box = await page.tab.locator('.gallery-main').boundingBox();
      assert.ok(box);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.tab.mouse.move(x, y);
      await page.tab.mouse.down();
      await page.tab.mouse.move(x - pixels, y, { steps: 4 });
      await page.tab.mouse.up();
      if (drags) {
        await page.tab.locator('.thumbnails [aria-current]').and(thumb(page, 2)).waitFor();
        assert.equal(await lightbox(page).isVisible(), false);
      } else {
        await lightbox(page).waitFor();
        assert.equal(await thumb(page, 1).getAttribute('aria-current'), 'true');
      }
    },
  );
}

journey(
  'gallery › without scripts › pictures and videos open as files [§2.7 gallery]',
  { scripts: false },
  async (page) => {
    await page.open(pathOf(filmed));
    assert.match(
      (await page.tab.locator('.thumbnails a').last().getAttribute('href')) ?? '',
      /^\/productvideos\/.*\.webm$/,
    );
    assert.equal(
      (
        await page.tab.request.get(
          shop.url + ((await page.tab.locator('.thumbnails img').last().getAttribute('src')) ?? ''),
        )
      ).status(),
      200,
    );
    assert.equal(await thumb(page, 2).getAttribute('href'), `/productimages/${second.image}`);
  },
);

journey(
  'stepper › one press, then held › after 300 ms every 50 ms, never past its limits [§2.7 stepper, §5 stepper, §9 stepper, §5 starting quantity]',
  {},
  async (page) => {
    const good = await pickGood(shop, LIMITED);
    await page.tab.clock.install();
    await page.open(pathOf(good));
    const field = page.tab.locator('#quantity');
    assert.equal(await field.inputValue(), String(good.minimum), 'starts at the minimum');
    const more = page.button('common.increase').first();
    await more.hover();
    await page.tab.locator('.stepper:not([data-island])').first().waitFor();
    await page.tab.clock.pauseAt(Date.now() + 60_000);
    const steps = async (): Promise<number> =>
      Math.ceil((Number(await field.inputValue()) - good.minimum) / good.step);
    await page.tab.mouse.down();
    assert.equal(await steps(), 1);
    await page.tab.clock.runFor(299);
    assert.equal(await steps(), 1, 'a press is not a hold');
    await page.tab.clock.runFor(1);
    assert.equal(await steps(), 2);
    await page.tab.clock.runFor(50);
    assert.equal(await steps(), 3);
    await page.tab.clock.runFor(60_000);
    assert.equal(Number(await field.inputValue()), good.maximum);
    await page.tab.mouse.up();
    await page.tab.clock.runFor(1_000);

    for (const [typed, becomes] of [
      ['', good.minimum],
      [String((good.maximum ?? 0) + 1), good.maximum],
      ['1', good.minimum],
    ] as const) {
      await field.fill(typed);
      await field.blur();
      assert.equal(Number(await field.inputValue()), becomes, `typed "${typed}"`);
    }
    await field.fill('0');
    assert.equal(
      await page.button('common.addToCart').first().isDisabled(),
      true,
      'nothing is not added',
    );
    await field.blur();
    assert.equal(await page.button('common.addToCart').first().isDisabled(), false);
  },
);

journey(
  'product › out of stock › Add to Cart is disabled, the next step is told [§5, §2.7]',
  { scripts: false },
  async (page) => {
    await page.open(pathOf(await pickGood(shop, OUT_OF_STOCK)));
    assert.equal(
      await page.tab
        .locator('.buy-box')
        .getByRole('button', { name: page.t('common.addToCart') })
        .isDisabled(),
      true,
    );
    await page.sees(page.t('product.outOfStockText'));
  },
);

journey(
  'quick view › from a card › opens at once, buys, closes; the focus returns [§2.7 quick view, §4 quick view, §9 demo delays]',
  {},
  async (page) => {
    await page.tab.clock.install();
    await page.open('/products/bearings/deep-groove');
    const link = page.main
      .getByRole('link', { name: new RegExp(`^${page.t('product.quick')}: `) })
      .first();
    const name = ((await link.getAttribute('aria-label')) ?? '').slice(
      page.t('product.quick').length + 2,
    );
    await link.hover();
    await page.tab.waitForLoadState('networkidle');
    // With the clock standing still: nothing here waits for a time to pass.
    await page.tab.clock.pauseAt(Date.now() + 60_000);
    await link.click();
    const dialog = page.at('dialog', name);
    await dialog.waitFor();
    assert.equal(await page.tab.evaluate('document.activeElement.id'), 'quick-title');
    await page.tab.waitForLoadState('networkidle');
    await dialog.getByRole('button', { name: page.t('common.addToCart') }).click();
    await dialog.getByText(page.t('common.itemAdded')).waitFor();
    await page.tab.clock.resume();
    await page.tab.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    assert.equal(await page.tab.evaluate('document.activeElement.className'), 'quick');
    assert.equal(await page.messages.count(), 1, 'messages are back where they were');
    assert.ok(page.address.endsWith('/deep-groove'));
  },
);

journey(
  'quick view › without scripts › is the product page [§2.7 quick view]',
  { scripts: false },
  async (page) => {
    await page.open('/products/bearings/deep-groove');
    await page.goes(() => page.tab.locator('main a.quick').first().click(), /^\/product\/\d+\//);
  },
);

journey(
  'recently viewed › two parts › the first is shown on the second, known to this browser alone [§2.7 recently viewed]',
  {},
  async (page) => {
    const second = await pickGood(shop, `p.id not in (${filmed.id}, ${other.id})`);
    for (const good of [filmed, other, second]) {
      await page.open(pathOf(good));
      await page.tab.evaluate(REMEMBERED(good.id));
    }
    await page.tab.locator('footer').scrollIntoViewIfNeeded();
    const section = page.main
      .locator('section')
      .filter({ has: page.at('heading', page.t('product.recent')) })
      .last();
    await section.waitFor();
    const links = await page.tab.evaluate<string[]>(
      "[...document.querySelectorAll('section.related:last-of-type .card > a')].map((link) => link.pathname)",
    );
    assert.deepEqual(links, [pathOf(other), pathOf(filmed)]);
    assert.deepEqual(
      (await page.tab.context().cookies())
        .map((cookie) => cookie.name)
        .filter((name) => /recent|viewed/.test(name)),
      [],
    );
  },
);

journey(
  'product › share and copy › the address, the part number [§2.7 share]',
  {},
  async (page) => {
    await page.tab
      .context()
      .grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.url });
    await page.open(pathOf(other));
    const share = page.main.getByRole('link', { name: page.t('share.share') });
    const script = page.tab.waitForResponse(/\/share-[^/]*\.js$/);
    await share.hover();
    await (await script).finished();
    await share.click();
    await page.seesMessage(page.t('share.copied'));
    assert.equal(
      await page.tab.evaluate('navigator.clipboard.readText()'),
      shop.url + pathOf(other),
    );
    // Pressed before its script is there: copied once it is.
    const pressed = Promise.withResolvers<void>();
    await page.tab.route(/\/copy-[^/]*\.js$/, async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await page.button('product.copy').click();
    pressed.resolve();
    await page.seesMessage(new RegExp(`^${page.t('product.copied')}`));
    assert.equal(await page.tab.evaluate('navigator.clipboard.readText()'), other.mpn);
  },
);

journey(
  'product › tabs › Digital Document only where there is one [§2.7 tabs]',
  {},
  async (page) => {
    const DOCUMENT =
      "exists (select from product_media m where m.product_id = p.id and m.kind = 'document')";
    for (const [condition, count] of [
      [DOCUMENT, 4],
      [`not ${DOCUMENT}`, 3],
    ] as const) {
      await page.open(pathOf(await pickGood(shop, condition)));
      await page.tab.getByRole('tab').first().waitFor();
      assert.equal(await page.tab.getByRole('tab').count(), count);
      for (const tab of [/^Specification$/, /^Description$/, /^Reviews/])
        await page.at('tab', tab).waitFor();
      assert.equal(await page.at('tab', page.t('product.documents')).count(), count - 3);
    }
  },
);

journey(
  'fragments › menu, suggestions, cart panel, quick view › no preload links in front [§2.5]',
  {},
  async (page) => {
    for (const path of [
      '/menu',
      '/scan',
      '/suggest?query=bearing',
      '/cart/panel',
      `/product/${filmed.id}/quick`,
      `/recently-viewed?ids=${filmed.id}`,
    ]) {
      const answer = await page.tab.request.get(shop.url + path);
      assert.equal(answer.status(), 200, path);
      assert.doesNotMatch(await answer.text(), /rel="preload"/, path);
    }
  },
);
