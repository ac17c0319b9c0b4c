// Home page journeys, in a browser, because only it knows what is visible.
import assert from 'node:assert/strict';
import { currencyName } from '@millwright/contracts';
import type { Locator } from 'playwright-core';
import { cut } from '../web/app/lib/cut.ts';
import { openJourneys } from './journey.ts';
import type { StorefrontPage } from './storefront-page.ts';

const { shop, journey } = openJourneys();
const SLIDE_MS = 400;

const carousel = (page: StorefrontPage, title: string): Locator =>
  page.at('region', title, page.main);
const slideshow = (page: StorefrontPage): Locator => page.at('region', page.t('slideshow.label'));
/** How many stand side by side, and the first one's number counted from 0, as the eye sees it. */
const seen = (row: Locator): Promise<{ shown: number; first: number }> =>
  row.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const inside = [...element.children].map((child) => {
      const own = child.getBoundingClientRect();
      return own.left >= box.left - 2 && own.right <= box.right + 2;
    });
    return { shown: inside.filter(Boolean).length, first: inside.indexOf(true) };
  });
const untilFirst = async (row: Locator, first: number): Promise<void> => {
  const deadline = Date.now() + 5_000;
  while ((await seen(row)).first !== first)
    assert.ok(Date.now() < deadline, `${JSON.stringify(await seen(row))}, not ${first}`);
};

for (const locale of ['en', 'ru', 'ar'] as const) {
  journey(
    `home › in ${locale} › ways to find, then every block in its order [§2.1 /]`,
    { locale, height: 900, width: 1440 },
    async (page) => {
      await page.open('/');
      const blocks = await page.main
        .locator('section')
        .evaluateAll((sections) =>
          sections.map(
            (section) =>
              section.getAttribute('aria-label') ??
              section.querySelector('[id$=-title]')?.textContent,
          ),
        );
      const industries = await shop.pool.query<{ name: string }>(
        `select name ->> $1 as name from industry where slug in ('automobile', 'oil-and-gas') order by slug`,
        [locale],
      );
      const banner = await shop.pool.query<{ title: string }>(
        `select title ->> $1 as title from content_banner where place = 'banner'`,
        [locale],
      );
      const plain = (text: string | null | undefined): string =>
        (text ?? '').replace(/[\u2066-\u2069]/g, '');
      assert.deepEqual(blocks.map(plain), [
        page.t('home.categories'),
        page.t('inHand.title'),
        page.t('quick.title'),
        page.t('slideshow.label'),
        page.t('home.industries'),
        page.t('home.featured'),
        banner.rows[0]?.title,
        ...industries.rows.map(({ name }) => page.t('home.featuredIn', { industry: name })),
        page.t('home.caseStudies'),
        page.t('home.facts'),
        page.t('home.clients'),
      ]);
    },
  );
}

journey(
  'slideshow › left alone › goes on by itself; the button pauses it [§9 slideshow autoplays]',
  {},
  async (page) => {
    await page.tab.emulateMedia({ reducedMotion: 'no-preference' });
    await page.tab.clock.install();
    await page.open('/');
    const pause = page.button('slideshow.pause');
    await pause.waitFor();
    const row = slideshow(page).locator('.carousel-row');
    await page.tab.clock.runFor(7_000);
    await untilFirst(row, 1);
    await pause.click();
    await page.button('slideshow.play').waitFor();
    await page.tab.mouse.move(0, 0);
    await page.tab.evaluate('document.activeElement.blur()');
    await page.tab.clock.runFor(20_000);
    assert.equal((await seen(row)).first, 1);
    await page.link('slideshow.show', { n: 3, title: 'Pay as the trade pays' }).click();
    await page.tab.clock.runFor(1_000);
    await untilFirst(row, 2);
  },
);

journey(
  'slideshow › less motion preferred › stands still, and its slides are one touch away [§2.1 slideshow]',
  {},
  async (page) => {
    await page.tab.clock.install();
    await page.open('/');
    const row = slideshow(page).locator('.carousel-row');
    await row.and(page.tab.locator('[aria-live=polite]')).waitFor();
    assert.equal(await page.button('slideshow.pause').count(), 0);
    await page.tab.clock.runFor(20_000);
    assert.deepEqual(await seen(row), { shown: 1, first: 0 });
    await page.link('slideshow.show', { n: 2, title: 'What you see is what is drawn' }).click();
    await untilFirst(row, 1);
  },
);

journey(
  'home › without scripts › first slide and all rows there, the rest by link and by scrolling [§2.1 slideshow]',
  { scripts: false },
  async (page) => {
    await page.open('/');
    await page.at('heading', 'A number is enough').waitFor();
    assert.equal(await page.button('slideshow.pause').count(), 0);
    assert.equal(await page.button('carousel.next', { title: page.t('home.featured') }).count(), 0);
    await page.link('slideshow.show', { n: 3, title: 'Pay as the trade pays' }).click();
    assert.match(page.tab.url(), /#slide-3$/);
    const link = page.at('link', 'Read the terms');
    await page.goes(() => link.click(), '/terms-and-conditions');
  },
);

journey(
  'carousels › at every width › as many side by side as the specification says [§9 carousels, §2.7 breakpoints, §9 brand slider, §9 grid-4, §9 grid-5, §9 horizontal, §9 general carousel, §2.7 horizontal cards]',
  {},
  async (page) => {
    const rows = { 'grid-4': '#automobile-row', 'grid-5': '#featured-row', brands: '#clients-row' };
    const expected: [width: number, grid4: number, grid5: number, brands: number][] = [
      [1440, 4, 5, 6],
      [1100, 4, 4, 5],
      [991, 4, 4, 5],
      [990, 3, 3, 4],
      [767, 3, 3, 4],
      [766, 2, 2, 3],
      [479, 2, 2, 3],
      [478, 1, 1, 2],
    ];
    await page.open('/');
    for (const [width, ...shown] of expected) {
      await page.tab.setViewportSize({ width, height: 900 });
      const counts = await Promise.all(
        Object.values(rows).map(async (row) => (await seen(page.tab.locator(row))).shown),
      );
      assert.deepEqual(counts, shown, `at ${width} px`);
      assert.equal(
        (await seen(slideshow(page).locator('.carousel-row'))).shown,
        1,
        `slides at ${width} px`,
      );
    }
    await page.open('/home-two');
    for (const [width, shown] of [
      [1440, 3],
      [990, 2],
      [766, 1],
    ] as const) {
      await page.tab.setViewportSize({ width, height: 900 });
      assert.equal(
        (await seen(page.tab.locator('#oil-and-gas-row'))).shown,
        shown,
        `horizontal at ${width} px`,
      );
    }
    const card = page.tab.locator('#oil-and-gas-row > li').first();
    const [picture, words] = [
      await card.locator('img').first().boundingBox(),
      await card.getByRole('heading').boundingBox(),
    ];
    assert.ok(
      picture !== null && words !== null && picture.x + picture.width <= words.x,
      'the words stand beside the picture',
    );
  },
);

for (const locale of ['en', 'ar'] as const) {
  journey(
    `carousel › next in ${locale} › a whole view on within 400 ms, still at the end, back again [§9 carousels, §9 slide speed]`,
    { locale, width: 1440 },
    async (page) => {
      await page.tab.emulateMedia({ reducedMotion: 'no-preference' });
      await page.open('/');
      const title = page.t('home.featured');
      const row = page.tab.locator('#featured-row');
      const [back, next] = [
        page.button('carousel.previous', { title }),
        page.button('carousel.next', { title }),
      ];
      await next.waitFor();
      assert.equal(await back.getAttribute('aria-disabled'), 'true');
      const took = await timeOfSlide(next);
      assert.ok(took >= SLIDE_MS - 60 && took < SLIDE_MS + 250, `${took} ms`);
      assert.deepEqual(await seen(row), { shown: 5, first: 5 });
      assert.equal(await next.getAttribute('aria-disabled'), 'true');
      await back.focus();
      await page.tab.keyboard.press('Enter');
      await untilFirst(row, 0);
    },
  );
}

journey(
  'carousel › dragged by 40 and by 10 px › only the short press is a click [§9 a drag of more than 15 px, §9 drag]',
  { width: 1440 },
  async (page) => {
    await page.open('/');
    const row = page.tab.locator('#automobile-row');
    await row.scrollIntoViewIfNeeded();
    await page
      .button('carousel.next', { title: page.t('home.featuredIn', { industry: 'Automobile' }) })
      .waitFor();
    const box = await row.getByRole('link').first().boundingBox();
    assert.ok(box);
    const drag = async (by: number): Promise<void> => {
      await page.tab.mouse.move(box.x + 200, box.y + 60);
      await page.tab.mouse.down();
      await page.tab.mouse.move(box.x + 200 - by, box.y + 60, { steps: 4 });
      await page.tab.mouse.up();
    };
    await drag(40);
    await drag(300);
    await untilFirst(row, 1);
    assert.match(page.tab.url(), /\/$/);
    await drag(10);
    await page.isAt(/^\/product\//);
  },
);

journey(
  'carousel › of four products › stands still as a plain row [§5 product carousel, §5 carousel, §9 carousel]',
  {},
  async (page) => {
    await shop.pool.query(
      `update content_post set parts_of = (select c.lineage from category c join product p on p.category_id = c.id and p.published
     group by c.lineage having count(*) between 1 and 4 limit 1) where id = 2`,
    );
    // Without words that choose among them, these are the parts of the whole category.
    await shop.pool.query('update content_post set parts_text = null');
    await page.open('/blog/post-classic/1');
    await carousel(page, page.t('content.partsOfPost'))
      .and(page.tab.locator('.carousel'))
      .waitFor();
    await page.open('/blog/post-classic/2');
    assert.equal(await page.tab.locator('.carousel').count(), 0);
  },
);

journey(
  'home-two › a compact header › one line, with menu, search, account and cart; the same products [§2.1 /home-two, §9 product name, §9 reshuffle]',
  { width: 1440 },
  async (page) => {
    await page.open('/');
    const names = async (): Promise<string[]> =>
      page.tab.locator('#featured-row h3').allTextContents();
    const short = await names();
    await page.tab.reload();
    assert.deepEqual(await names(), short, 'nothing is shuffled');
    await page.open('/home-two');
    const whole = await names();
    assert.ok(whole.some((name) => [...name].length > 50));
    assert.deepEqual(
      short,
      whole.map((name) => cut(name, 50)),
    );
    const header = await page.tab.getByRole('banner').boundingBox();
    assert.ok(header !== null && header.y + header.height < 70, 'one line');
    await page.doesNotSee(page.at('region', page.t('shell.topBar')));
    await page.button('shell.menu').click();
    await page
      .at('dialog', page.t('shell.menu'))
      .getByRole('button', { name: currencyName('USD', 'en') })
      .click();
    await page.isAt('/home-two');
    await page.sees(/^\$\d/);
    assert.match((await page.tab.locator('link[rel=canonical]').getAttribute('href')) ?? '', /\/$/);
  },
);

/** Presses a carousel's button. @returns after how many milliseconds the row came to rest */
function timeOfSlide(button: Locator): Promise<number> {
  return button.evaluate(
    (pressed) =>
      new Promise<number>((resolve) => {
        const row = pressed.ownerDocument.getElementById(
          pressed.getAttribute('aria-controls') ?? '',
        );
        const window = pressed.ownerDocument.defaultView;
        const began = performance.now();
        let last = began;
        let place = row?.scrollLeft;
        const look = (): void => {
          const now = performance.now();
          if (row?.scrollLeft !== place) {
            place = row?.scrollLeft;
            last = now;
          }
          if (now - began > 1_200) resolve(last - began);
          else window?.requestAnimationFrame(look);
        };
        (pressed as unknown as { click(): void }).click();
        window?.requestAnimationFrame(look);
      }),
  );
}
