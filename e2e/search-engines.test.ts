// Search engine and link preview journeys: one canonical address per page, all its languages, readable structured data, and right statuses of what is gone.
// Asked as robots ask: without a browser.
import assert from 'node:assert/strict';
import { LOCALES, type Locale } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import { localPath } from '../web/app/lib/paths.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys, test } from './journey.ts';

const { shop } = openJourneys();

type Read = {
  status: number;
  location: string | null;
  html: string;
  title: string;
  metas: Map<string, string>;
  links: Map<string, string>;
};

async function read(path: string): Promise<Read> {
  const answer = await fetch(shop.url + path, {
    redirect: 'manual',
    headers: { accept: 'text/html' },
  });
  const html = await answer.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const plain = (text = ''): string =>
    text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    html,
    title: plain(/<title>([^<]*)/.exec(head)?.[1]),
    metas: new Map(
      [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
        ([, name, content]) => [name as string, plain(content)],
      ),
    ),
    links: new Map(
      [
        ...head.matchAll(
          /<link rel="(canonical|alternate)"(?: hreflang="([^"]+)")? href="([^"]+)"/g,
        ),
      ].map(([, rel, language, address]) => [language ?? (rel as string), plain(address)]),
    ),
  };
}

const dataOf = ({ html }: Read): Record<string, any>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((match) =>
    JSON.parse(match[1] as string),
  );

test('head › pages of the sitemap, a list, a product › title, words, one address, every language, the way to it [§2.6 titles, §2.6 product titles]', async () => {
  const good = await pickGood(shop, PLAIN);
  const sitemap = await (await fetch(`${shop.url}/sitemaps/pages.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(match[1] as string).pathname,
  );
  const fixed = listed.filter(
    (path) => !/^\/(ru|ar)(\/|$)|^\/(products|industry|manufacturers)\//.test(path),
  );
  assert.ok(fixed.includes('/') && fixed.includes('/products') && listed.length > 100);
  const paths = [
    ...fixed,
    '/products/bearings/deep-groove',
    '/products/bearings?page=2',
    '/industry/automobile',
    '/manufacturers/prairegate-bearing',
    `/product/${good.id}/${good.slug}`,
  ];
  const titles = new Set<string>();
  for (const path of paths) {
    for (const locale of LOCALES) {
      const page = await read(localPath(locale, path));
      assert.equal(page.status, 200, path);
      assert.ok(page.title.endsWith('Millwright'), page.title);
      titles.add(`${locale} ${page.title}`);
      assert.equal(page.links.get('canonical'), shop.url + localPath(locale, path));
      for (const other of LOCALES)
        assert.equal(page.links.get(other), shop.url + localPath(other, path));
      assert.equal(page.links.get('x-default'), shop.url + path);
      for (const name of ['description', 'keywords', 'og:title', 'og:description', 'og:image'])
        assert.ok((page.metas.get(name) ?? '').length > 3, `${path} ${name}`);
      assert.doesNotMatch(page.metas.get('robots') ?? '', /noindex/, path);
      assert.equal(
        dataOf(page).filter((data) => data['@type'] === 'BreadcrumbList').length,
        path === '/' ? 0 : 1,
        path,
      );
    }
  }
  assert.equal(titles.size, paths.length * LOCALES.length);
  // The manufacturer between name and shop: two of them sell the same number.
  assert.ok(
    [...titles].some(
      (title) => title.startsWith(`en ${good.name} - `) && title.endsWith(' - Millwright'),
    ),
  );
});

for (const path of [
  '/products?query=bearing&sort=price-asc',
  '/products/bearings?asked=bearing',
  '/products/bearings?filter=attrsValues:inner-diameter%3D25',
  '/products/bearings?sort=price-asc',
  '/cart',
  '/account/login',
  '/no-such-page',
]) {
  test(`head › ${path} › not for search engines [decisions §8]`, async () => {
    const page = await read(path);
    assert.match(page.metas.get('robots') ?? '', /noindex/);
    assert.equal(page.links.size, 0);
  });
}

test('head › a category without a product on sale › its page is not for search engines, and home and /products do not show it [decisions §8]', async () => {
  await shop.pool.query(
    `insert into category (slug, lineage, depth, name, image) values ('wombat-pullers', 'wombat-pullers', 1, '{"en":"Wombat pullers"}', 'x.svg')`,
  );
  // A tree that is kept in memory may be a second old.
  let page = await read('/products/wombat-pullers');
  for (const until = Date.now() + 10_000; page.status !== 200; ) {
    assert.ok(Date.now() < until);
    page = await read('/products/wombat-pullers');
  }
  assert.match(page.metas.get('robots') ?? '', /noindex/);
  for (const path of ['/', '/home-two', '/products', '/menu']) {
    const { status, html } = await read(path);
    assert.equal(status, 200, path);
    assert.doesNotMatch(html, /Wombat pullers/, path);
  }
  await shop.pool.query(`delete from category where lineage = 'wombat-pullers'`);
});

test('structured data › home › who we are and how to search, in each language [§1]', async () => {
  const { phone } = await shop.db.selectFrom('company').select('phone').executeTakeFirstOrThrow();
  for (const locale of LOCALES as readonly Locale[]) {
    const data = dataOf(await read(localPath(locale, '/')));
    const ofType = (type: string) => data.filter((one) => one['@type'] === type);
    assert.deepEqual([ofType('Organization').length, ofType('WebSite').length], [1, 1]);
    assert.equal(ofType('Organization')[0]?.contactPoint.telephone, phone);
    assert.match(
      JSON.stringify(ofType('WebSite')[0]?.potentialAction),
      new RegExp(`${localPath(locale, '/products')}\\?query=\\{search_term_string\\}`),
    );
  }
});

test('structured data › product › offer and rating; pictures are pixels [decisions §8]', async () => {
  const good = await pickGood(shop, `${PLAIN} and p.discount_base is null`);
  await shop.db
    .updateTable('product')
    .set({ rating_sum: 9, rating_count: 2 })
    .where('id', '=', good.id)
    .execute();
  const page = await read(`/product/${good.id}/${good.slug}`);
  const product = dataOf(page).find((data) => data['@type'] === 'Product');
  assert.deepEqual(
    [product?.offers.priceCurrency, Math.round(Number(product?.offers.price) * 100)],
    ['INR', good.price],
  );
  assert.match(product?.offers.availability, /InStock$/);
  assert.deepEqual(
    [product?.aggregateRating.ratingValue, product?.aggregateRating.reviewCount],
    [4.5, 2],
  );
  for (const address of [product?.image[0], page.metas.get('og:image')]) {
    assert.equal(
      (await fetch(address as string)).headers.get('content-type'),
      'image/png',
      String(address),
    );
  }
});

test('addresses › a wrong slug, a moved category › led on for good, with what was asked [§2.1]', async () => {
  const good = await pickGood(shop, PLAIN);
  const wrong = await read(`/ru/product/${good.id}/wrong?x=1`);
  assert.deepEqual(
    [wrong.status, wrong.location],
    [301, `/ru/product/${good.id}/${good.slug}?x=1`],
  );
  await shop.db
    .updateTable('category')
    .set({ slug: 'spinning', lineage: 'spinning' })
    .where('lineage', '=', 'hand-tools')
    .execute();
  const moved = await read('/ar/products/hand-tools?page=2');
  assert.deepEqual([moved.status, moved.location], [301, '/ar/products/spinning?page=2']);
  assert.equal((await read('/products/never-was')).status, 404);
});

test('addresses › a part that is gone, one that never was › 410 and 404, each with its words [decisions §8]', async () => {
  const good = await pickGood(shop, `${PLAIN} and p.discount_base is null`);
  await shop.db
    .updateTable('product')
    .set({ published: false })
    .where('id', '=', good.id)
    .execute();
  for (const locale of LOCALES) {
    const t = translator(locale);
    const gone = await read(localPath(locale, `/product/${good.id}/${good.slug}`));
    assert.equal(gone.status, 410);
    assert.ok(gone.html.includes(t('error.productDiscontinued')));
    const never = await read(localPath(locale, '/product/999999999/x'));
    assert.equal(never.status, 404);
    assert.ok(never.html.includes(t('product.notFound')));
  }
});
