// Addresses of lists: part numbers, names instead of slugs, pages that do not exist, titles and descriptions for search engines.
import assert from 'node:assert/strict';
import { openJourneys } from './journey.ts';

const { journey } = openJourneys();
const BEARINGS = '/products/bearings/deep-groove';

journey(
  'search › an SKU from its page › “Exact part number”, and no word of another spelling [§2.5 scope, §7.3 part numbers]',
  {},
  async (page) => {
    for (const address of [
      '?scope=sku&query=PRG-6013-2Z-C3',
      '?query=TYR-HEL-V-ORA',
      '?query=tyr%20hel%20v%20ora',
    ]) {
      await page.open(`/products${address}`);
      await page.link('list.exact').waitFor();
      assert.doesNotMatch(await page.tab.locator('main').innerText(), /No part is called/);
    }
  },
);

journey(
  'list › a name in the address › leads to the list of that name [§2.1 industry, §2.1 products]',
  {},
  async (page) => {
    for (const [named, address] of [
      ['/industry/Automobile', /\/industry\/automobile$/],
      ['/products?brand=Prairegate%20Bearing', /\/products\?manufacturer=prairegate-bearing$/],
      [
        '/products?manufacturer=Prairegate%20Bearing&query=6205',
        /\?manufacturer=prairegate-bearing&query=6205$/,
      ],
    ] as const) {
      await page.open(named);
      await page.isAt(address);
      assert.ok((await page.total()) > 0);
    }
  },
);

journey(
  'list › a page that does not exist › says how far the list goes [§2.6 pages] [decisions §7]',
  {},
  async (page) => {
    page.faults.expectStatus(404);
    for (const [number, sentence] of [
      ['0', page.t('list.pageMissing', { n: 500 })],
      ['abc', page.t('list.pageMissing', { n: 500 })],
      ['600', page.t('list.tooDeep', { n: 500 })],
    ] as const) {
      assert.equal((await page.open(`/products?page=${number}`)).status(), 404);
      assert.match(await page.tab.title(), /404 Page Not Found/);
      await page.sees(sentence);
    }
    await page.open('/products?manufacturer=prairegate-bearing&page=99');
    await page.sees(/ends with page \d+\./);
  },
);

journey(
  'list › what search engines are told › of the text and of the filters, not of the shop [§2.6 meta]',
  {},
  async (page) => {
    const meta = async (address: string): Promise<(string | null)[]> => {
      await page.open(address);
      return await Promise.all(
        ['description', 'keywords'].map((name) =>
          page.tab.locator(`meta[name=${name}]`).getAttribute('content'),
        ),
      );
    };
    for (const [address, words] of [
      ['/products?query=washer&sort=price-asc', /washer/],
      ['/products?manufacturer=prairegate-bearing', /Prairegate Bearing/],
      ['/products?category=bearings', /Bearings/],
      [`${BEARINGS}?filter=manufacturer:prairegate-bearing`, /^Prairegate Bearing/],
    ] as const) {
      for (const text of await meta(address)) assert.match(text ?? '', words, address);
    }
  },
);

journey(
  'search › on a phone, without scripts › its scope can be chosen [§2.5 scope, §9 search scope]',
  { width: 390, scripts: false },
  async (page) => {
    await page.open('/');
    const form = page.tab.getByRole('banner').getByRole('search');
    // It comes with the use of the search, so that the words have the room before.
    await form.getByRole('searchbox').focus();
    const scope = form.getByRole('combobox', { name: page.t('search.scope') });
    await scope.waitFor();
    await scope.selectOption('sku');
    await form.getByRole('searchbox').fill('6205');
    await form.getByRole('searchbox').press('Enter');
    await page.isAt(/scope=sku&query=6205|query=6205&scope=sku/);
    assert.equal(await page.tab.evaluate('document.documentElement.scrollWidth'), 390);
  },
);
