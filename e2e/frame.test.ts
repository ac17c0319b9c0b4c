// Page frame journeys of sections 2.5 to 2.7: bars, header, kinds of lists, legend, sidebar, titles, ratings, cards, browser storage and requests to other hosts.
import assert from 'node:assert/strict';
import { DEMO_BUYERS } from '../server/src/demo/shop.ts';
import { formatMoney } from '../web/app/lib/money.ts';
import { logIn } from './buyer.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';

const { shop, journey } = openJourneys();

journey(
  'top bar › every link › leads to its page; three currencies [§2.5 top bar, §2.5 top bar forms]',
  {},
  async (page) => {
    const bar = page.at('region', page.t('shell.topBar'));
    for (const [key, path] of [
      ['content.aboutUs', '/about-us'],
      ['contact.title', '/contact-us'],
      ['seller.title', '/become-a-seller'],
      ['content.blog', '/blog'],
    ] as const) {
      await page.open('/');
      await page.goes(() => page.at('link', page.t(key), bar).click(), path);
      assert.equal(await page.heading.count(), 1);
    }
    await page.open('/');
    const comparison = bar.getByRole('link', { name: new RegExp(`^${page.t('shell.compare')}`) });
    await page.goes(() => comparison.click(), /^\/compare/);
    for (const code of ['USD', 'SAR', 'INR'] as const) await page.chooseCurrency(code);
  },
);

journey(
  'header › a visitor, then a customer › logo, search, login or account, cart [§2.5 header, §2.5 search, §9 search scopes]',
  {},
  async (page) => {
    await page.open('/products');
    const header = page.tab.getByRole('banner');
    await page.goes(
      () =>
        header
          .getByRole('link', { name: /Millwright/ })
          .first()
          .click(),
      '/',
    );
    assert.match((await page.search.getAttribute('placeholder')) ?? '', /over 10,000 products/);
    const scopes = await header
      .getByLabel(page.t('search.scope'))
      .locator('option')
      .allInnerTexts();
    assert.deepEqual(scopes, [
      page.t('scope.all'),
      page.t('scope.category'),
      page.t('scope.manufacturer'),
      page.t('scope.sku'),
    ]);
    assert.deepEqual(scopes, ['All', 'Category', 'Manufacturer', 'SKU']);
    await page.cartLink.waitFor();
    await page.goes(
      () =>
        header
          .getByRole('link', { name: new RegExp(page.t('shell.login')) })
          .first()
          .click(),
      /^\/account\/login/,
    );
    await page.goes(
      () => header.getByRole('link', { name: page.t('shell.register'), exact: true }).click(),
      '/account/register',
    );
    await page.seesHeading(page.t('account.registerTitle'));
    await page.open('/account/login');
    await logIn(page, DEMO_BUYERS[0]);
    await page.isAt('/');
    const account = header.getByRole('link', { name: new RegExp(page.t('shell.account')) }).first();
    await page.goes(() => account.click(), '/account/profile');
  },
);

journey(
  'lists › category, industry, query, manufacturer, lot › each by its address, with breadcrumbs [§2.6 search type, §2.5 breadcrumbs, §2.1 /industry, §2.1 /products, §2.1 search results, §2.1 categories]',
  {},
  async (page) => {
    const { rows } = await shop.pool.query<{
      slug: string;
      name: string;
    }>(`select m.slug, m.name from manufacturer m join product p on p.manufacturer_id = m.id
    group by 1, 2 order by count(*) desc limit 1`);
    const manufacturer = rows[0] as { slug: string; name: string };
    const count = async (of: string, value: string): Promise<number> =>
      (
        await shop.pool.query<{ n: number }>(
          `select count(*)::int as n from product p join category c on c.id = p.category_id join manufacturer m on m.id = p.manufacturer_id
          where p.published and ${of}`,
          [value],
        )
      ).rows[0]?.n ?? 0;
    const ofIndustry =
      'exists (select from product_industry pi join industry i on i.id = pi.industry_id where pi.product_id = p.id and i.slug = $1)';
    for (const [path, lineage, total] of [
      [
        '/products/bearings/deep-groove',
        ['Bearings', 'Deep groove ball bearings'],
        await count(
          "(c.lineage = $1 or starts_with(c.lineage, $1 || '/'))",
          'bearings/deep-groove',
        ),
      ],
      ['/industry/automobile', ['Automobile'], await count(ofIndustry, 'automobile')],
      [
        `/products?manufacturer=${manufacturer.slug}`,
        [`Parts by ${manufacturer.name}`],
        await count('m.slug = $1', manufacturer.slug),
      ],
    ] as const) {
      await page.open(path);
      assert.equal(await page.total(), total, path);
      const crumbs = page.at('navigation', page.t('shell.breadcrumbs')).getByRole('listitem');
      assert.deepEqual(await crumbs.allInnerTexts(), [page.t('common.home'), ...lineage], path);
    }
    await page.open('/products?query=bearing+housings');
    await page.seesHeading(page.t('list.resultsFor', { text: 'bearing housings' }));
    assert.ok((await page.total()) > 0);
    await page.products
      .filter({ hasText: /bearing/i })
      .first()
      .waitFor();
  },
);

journey(
  'list › legend, title, description › say how many of how many, and what is listed [§2.6 legend, §2.6 titles]',
  {},
  async (page) => {
    await page.open('/products/bearings/deep-groove');
    const total = await page.total();
    await page.sees(`Showing 20 of ${total.toLocaleString('en')} products`);
    assert.equal(await page.products.count(), 20);
    const name = await page.heading.innerText();
    assert.equal(await page.tab.title(), `${name} - Millwright`);
    for (const meta of ['description', 'keywords'])
      assert.match(
        (await page.tab.locator(`meta[name=${meta}]`).getAttribute('content')) ?? '',
        /bearing/i,
        meta,
      );
  },
);

journey(
  'sidebar › its groups › fold, and every count is what a choice gives [§2.6 sidebar]',
  {},
  async (page) => {
    await page.open('/products/bearings');
    const total = await page.total();
    const groups = page.tab.locator('#filters details');
    assert.ok((await groups.count()) >= 4, 'categories, manufacturers and attributes');
    for (const key of ['list.categories', 'list.manufacturers'] as const) {
      const group = groups
        .filter({ has: page.tab.locator('summary', { hasText: page.t(key) }) })
        .first();
      const box = group.getByRole('checkbox').first();
      await box.waitFor();
      await group.locator('summary').click();
      await page.doesNotSee(box);
      await group.locator('summary').click();
      await box.waitFor();
    }
    const attribute = groups.nth(2).getByRole('checkbox').first();
    const count = Number(
      (await attribute.locator('xpath=..').locator('small').innerText()).replace(/\D/g, ''),
    );
    await attribute.check();
    assert.equal(await page.totalAfter(total), count);
  },
);

journey(
  'rating › reviews of a product › stars and count on its page, nothing without a review [§2.7 rating]',
  {},
  async (page) => {
    const rated = await pickGood(shop, `${PLAIN} and p.mpn <> ''`);
    const bare = await pickGood(shop, `${PLAIN} and p.id <> ${rated.id}`);
    await shop.pool.query('update product set rating_sum = 13, rating_count = 3 where id = $1', [
      rated.id,
    ]);
    await shop.pool.query('update product set rating_sum = 0, rating_count = 0 where id = $1', [
      bare.id,
    ]);
    const stars = page.main
      .locator('.product-facts, main')
      .first()
      .getByRole('img', { name: page.t('rating.of', { average: 4.3, count: 3 }) });
    await page.open(`/product/${rated.id}/${rated.slug}`);
    await stars.first().waitFor();
    await page.open(`/product/${bare.id}/${bare.slug}`);
    assert.equal(
      await page.heading.locator('xpath=..').getByRole('img', { name: /4\.3/ }).count(),
      0,
    );
  },
);

journey(
  'cards › grid, with features, list › picture, name, number, price and a button each [§2.7 cards]',
  {},
  async (page) => {
    for (const layout of ['grid', 'features', 'list']) {
      await page.open(`/products/bearings/deep-groove?layout=${layout}`);
      const cards = page.main
        .getByRole('listitem')
        .filter({ has: page.tab.getByRole('heading', { level: 3 }) });
      assert.equal(await cards.count(), 20, layout);
      const card = cards.first();
      await card.locator('img').first().waitFor();
      await card.locator('.card-price').waitFor();
      assert.ok((await card.getByRole('button').count()) >= 1, layout);
    }
  },
);

journey(
  'browser › a visitor, another currency, a cart, a login › three cookies that no script reads; no token in its storage [§3 browser state]',
  {},
  async (page) => {
    const kept = async (): Promise<string[]> =>
      (await page.tab.context().cookies())
        .filter(({ name }) => ['session', 'cart', 'currency'].includes(name))
        .map(({ name, httpOnly, sameSite }) => `${name} ${httpOnly} ${sameSite}`)
        .sort();
    const good = await pickGood(shop, PLAIN);
    await page.open(`/product/${good.id}/${good.slug}`);
    await page.sees(formatMoney(good.price, 'INR', 'en'));
    assert.deepEqual(await kept(), []);
    await page.chooseCurrency('SAR');
    await page.button('common.addToCart').click();
    await page.seesMessage(page.t('common.itemAdded'));
    await page.open('/account/login');
    await logIn(page, DEMO_BUYERS[0]);
    await page.isAt('/');
    assert.deepEqual(await kept(), ['cart true Lax', 'currency true Lax', 'session true Lax']);
    const session =
      (await page.tab.context().cookies()).find(({ name }) => name === 'session')?.value ?? '';
    const stored = await page.tab.evaluate<string>(
      'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])',
    );
    assert.ok(session.length > 40 && !stored.includes(session));
    assert.doesNotMatch(stored, /session|cart=|currency=/);
  },
);

journey(
  'pages › home, list, product, contact › nothing is asked of another host, and their policy would refuse it [§9 analytics]',
  {},
  async (page) => {
    const hosts = new Set<string>();
    page.tab.on('request', (request) => hosts.add(new URL(request.url()).origin));
    const good = await pickGood(shop, PLAIN);
    for (const path of [
      '/',
      '/products/bearings',
      `/product/${good.id}/${good.slug}`,
      '/contact-us',
    ]) {
      const policy = (await page.open(path)).headers()['content-security-policy'] ?? '';
      await page.tab.waitForLoadState('networkidle');
      assert.match(policy, /default-src 'none'|default-src 'self'/);
      assert.doesNotMatch(policy, /https?:|\*/, policy);
    }
    assert.deepEqual([...hosts], [shop.url]);
  },
);
