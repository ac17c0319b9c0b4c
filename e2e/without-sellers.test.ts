// Journey of a shop that alone sells: without a commission no page speaks of selling here.
import assert from 'node:assert/strict';
import { openJourneys } from './journey.ts';

const { shop, journey } = openJourneys();
const SELL = '/become-a-seller';

journey(
  'sellers › a commission of 0, then of 5 % again › the link and its page go, with a sitemap that does not name them, and come back [back office settings]',
  {},
  async (page) => {
    const bar = page.at('region', page.t('shell.topBar'));
    const link = bar.getByRole('link', { name: page.t('seller.title') });
    const commission = async (basisPoints: number, isShown: boolean) => {
      await shop.pool.query(
        `insert into setting (name, value) values ('commission-basis-points', $1) on conflict (name) do update set value = excluded.value`,
        [String(basisPoints)],
      );
      const deadline = Date.now() + 20_000;
      // Asked past the browser, which keeps a page for some seconds.
      while ((await (await page.tab.request.get(shop.url)).text()).includes(SELL) !== isShown)
        assert.ok(Date.now() < deadline, `${basisPoints} has no effect`);
    };
    await commission(0, false);
    await page.open('/');
    assert.equal(await link.count(), 0);
    page.faults.expectStatus(404);
    await page.open(SELL);
    await page.sees(page.t('error.notFound'));
    const sitemap = await page.tab.request.get(`${shop.url}/sitemaps/pages.xml`);
    assert.doesNotMatch(await sitemap.text(), /become-a-seller/);
    await page.open('/faq');
    assert.doesNotMatch(await page.tab.getByRole('main').innerText(), /\bsellers?\b|listing/i);

    await commission(500, true);
    await page.open('/contact-us');
    await page.goes(() => link.click(), SELL);
    assert.equal(await page.heading.innerText(), page.t('seller.title'));
  },
);
