// Content journeys: static pages, blog with pages, posts, in three languages, from the bars that lead there.
import assert from 'node:assert/strict';
import { openJourneys } from './journey.ts';

const { shop, journey } = openJourneys();
const PAGES = [
  'about-us',
  'vision-mission',
  'faq',
  'terms-and-conditions',
  'privacy-policy',
  'disclaimer',
];

for (const locale of ['en', 'ru', 'ar'] as const) {
  journey(
    `static pages › from the footer in ${locale} › each with its heading, title, description and address [§2.3, §2.3 static pages, §2.5 footer]`,
    { locale },
    async (page) => {
      await page.open('/cart');
      for (const [key, path] of [
        ['shell.quickLinks', '/lotsales'],
        ['shell.myAccount', '/account'],
      ] as const) {
        const column = page.at('navigation', page.t(key));
        assert.ok((await column.locator(`a[href$="${path}"]`).count()) > 0, key);
      }
      const footer = page.at('navigation', page.t('shell.information'));
      const links = await footer
        .getByRole('link')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
      for (const slug of PAGES) {
        const { rows } = await shop.pool.query<{ title: string; description: string }>(
          'select title ->> $2 as title, description ->> $2 as description from content_page where slug = $1',
          [slug, locale],
        );
        const own = links.find((link) => link.endsWith(`/${slug}`));
        assert.ok(own, `${slug} is not linked`);
        await page.open(`/${slug}`);
        await page.seesHeading(rows[0]?.title ?? '');
        assert.equal(await page.tab.title(), `${rows[0]?.title} - Millwright`);
        assert.equal(
          await page.tab.locator('meta[name=description]').getAttribute('content'),
          // What is said of sellers stands there, since the demo shop has a commission.
          rows[0]?.description.replaceAll('{shop}', 'Millwright').replace(/\[\/?fee\]/g, ''),
        );
        assert.equal(
          await page.tab.locator('link[rel=canonical]').getAttribute('href'),
          shop.url + own,
        );
      }
    },
  );
}

journey(
  'redirects › /shop and /site › home and About Us, for good, in the same language [§2.1 /shop, §2.1 /site]',
  {},
  async (page) => {
    for (const [from, to] of [
      ['/shop', '/'],
      ['/site', '/about-us'],
      ['/ru/shop', '/ru'],
      ['/ar/site', '/ar/about-us'],
    ]) {
      const answer = await page.tab.request.get(shop.url + from, { maxRedirects: 0 });
      assert.deepEqual(
        [answer.status(), new URL(answer.headers().location ?? '', shop.url).pathname],
        [301, to],
        from,
      );
    }
  },
);

journey(
  'blog › three posts › one page, each leads to its case study with parts to buy [§2.1 /blog/post-classic, §2.5 blog, §3 blog post]',
  {},
  async (page) => {
    await page.open('/');
    await page.link('content.blog').first().click();
    await page.isAt('/blog');
    await page.seesHeading(page.t('content.blogTitle'));
    assert.equal(await page.at('navigation', page.t('pages.label')).count(), 0);
    for (const id of [1, 2, 3]) {
      await page.open('/blog');
      const link = page.main.locator(`a[href="/blog/post-classic/${id}"]`);
      const title = await link.getByRole('heading').innerText();
      await page.goes(() => link.click(), `/blog/post-classic/${id}`);
      await page.seesHeading(title);
      const parts = page.at('region', page.t('content.partsOfPost'));
      await parts.waitFor();
      // The part that its text arrives at, not the most popular ones of the category.
      const named = { 1: /6205/, 2: /DN ?50/ }[id] ?? /./;
      const shown = await parts.getByRole('listitem').allInnerTexts();
      assert.ok(
        shown.length > 0 && shown.every((text) => named.test(text)),
        `${id}: ${shown.join(' | ')}`,
      );
    }
    await page.main
      .getByRole('button', { name: /^Add to Cart.*: / })
      .and(page.tab.locator(':enabled'))
      .first()
      .click();
    await page.seesMessage('Item Added to Cart');
    page.faults.expectStatus(404);
    for (const path of [
      '/blog/post-classic/99',
      '/blog/post-classic/x',
      '/blog?page=2',
      '/blog?page=0',
      '/blog?page=1.5',
    ])
      assert.equal((await page.open(path)).status(), 404, path);
  },
);

journey(
  'blog › sixty posts › ten pages, two siblings each side of the current one [§9 pagination, §9 blog pages]',
  {},
  async (page) => {
    const words = JSON.stringify({ en: 'One more', ru: 'Ещё одна', ar: 'واحدة أخرى' });
    await shop.pool.query(
      `insert into content_post (title, summary, categories, image, published_on)
     select $1::jsonb, $1::jsonb, $1::jsonb, 'x.svg', date '2025-01-01' + n from generate_series(1, 57) n`,
      [words],
    );
    await page.open('/blog?page=5');
    const steps = await page
      .at('navigation', page.t('pages.label'))
      .locator(':scope > *')
      .allInnerTexts();
    assert.deepEqual(
      steps.map((step) => step.trim()).filter((step) => step !== ''),
      ['1', '2', '3', '4', '5', '6', '7', '…', '10'],
    );
    await page.goes(() => page.link('pages.page', { n: 10 }).click(), '/blog?page=10');
    assert.equal(
      await page.tab.locator('link[rel=canonical]').getAttribute('href'),
      `${shop.url}/blog?page=10`,
    );
    page.faults.expectStatus(404);
    assert.equal((await page.open('/blog?page=11')).status(), 404);
  },
);
