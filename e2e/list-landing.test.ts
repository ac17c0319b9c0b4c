// Journeys of a search that is a whole family: it opens that category's page with the filters set and the words kept.
import assert from 'node:assert/strict';
import type { Locale } from '@millwright/contracts';
import { openJourneys } from './journey.ts';

const { journey } = openJourneys();

const TYPED: Record<Locale, { family: string; sized: string; heading: string }> = {
  en: { family: 'ball valves', sized: 'hex bolt m10x50', heading: 'Hex bolts' },
  ru: {
    family: 'шаровые краны',
    sized: 'болт м10х50 с шестигранной головкой',
    heading: 'Болты шестигранные',
  },
  ar: { family: 'صمام كروي', sized: 'برغي سداسي m10x50', heading: 'براغي سداسية' },
};

for (const locale of ['en', 'ru', 'ar'] as const)
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    journey(
      `search › ${locale}, ${width} px › a family and a family with sizes › its category with the filters set, the words kept [§2.1 search results, house §6]`,
      { locale, width, height },
      async (page) => {
        const { family, sized, heading } = TYPED[locale];
        await page.open('/');
        await page.searchFor(family);
        await page.isAt(/\/products\/valves\/ball-valves\?asked=/);
        assert.equal(await page.search.inputValue(), family);
        await page.sees(page.t('list.askedFor', { text: family }));

        await page.searchFor(sized);
        await page.isAt(
          /\/products\/fasteners\/hex-bolts\?filter=attrsValues:(.*\|)?thread=m10\|length=50&asked=/,
        );
        await page.seesHeading(heading);
        assert.equal(await page.search.inputValue(), sized);
        const found = await page.total();
        assert.ok(found > 0);
        assert.match(await page.products.first().innerText(), /M10.{0,4}50/u);
        await page.fitsWidth();
        // The filters are ordinary ones: taken away, the list is another, and no longer that of the words.
        await page.chips.last().click();
        await page.isAt(/\/hex-bolts(\?filter=[^&]*)?$/);
        assert.ok((await page.totalAfter(found)) > found);
      },
    );

journey(
  'search › more than a category and its filters › the results of the text, with what was read [§2.1 search results]',
  {},
  async (page) => {
    for (const text of [
      'hex bolt m10x48',
      'hex bolt m10 qqzzx',
      'skf 6205-2rs',
      'beharing',
      '10 pcs hex bolt m10',
    ]) {
      await page.open(`/products?query=${encodeURIComponent(text)}`);
      await page.isAt(/\/products\?query=/);
    }
    await page.open('/products?query=hex+bolt+m10&sort=price-asc');
    await page.isAt(/\/products\?query=hex\+bolt\+m10&sort=price-asc/);
  },
);

journey(
  'search › words in the address of a category that are blank, markup or beside a text › nothing, or told as they are [house §6]',
  {},
  async (page) => {
    const told = page.main.locator('.asked');
    for (const path of [
      '/products/valves?asked=',
      '/products/valves?asked=%20%20',
      '/products/valves?query=ball&asked=gate',
    ]) {
      await page.open(path);
      await page.products.first().waitFor();
      assert.equal(await told.count(), 0, path);
    }
    await page.open('/products/valves?asked=%3Cb%3Egate%3C/b%3E');
    assert.equal(await told.innerText(), page.t('list.askedFor', { text: '<b>gate</b>' }));
  },
);
