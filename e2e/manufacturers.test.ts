// Manufacturer journeys: from A to Z to a manufacturer, its families and its products; what staff enter stands on its page.
import assert from 'node:assert/strict';
import { openJourneys } from './journey.ts';
import { axeFindings } from './page-checks.ts';
import { opensWith } from './staff-forms.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();
const NAME = 'Prairegate Bearing';
const PATH = '/manufacturers/prairegate-bearing';

const published = async (lineage: string): Promise<number> => {
  const { rows } = await shop.pool.query<{ n: number }>(
    `select count(*)::int as n from product p join manufacturer m on m.id = p.manufacturer_id join category c on c.id = p.category_id
     where p.published and m.name = $1 and starts_with(c.lineage || '/', $2)`,
    [NAME, lineage],
  );
  return rows[0]?.n ?? 0;
};

for (const [locale, width, scripts] of [
  ['en', 1280, true],
  ['ar', 390, true],
  ['en', 390, false],
] as const) {
  journey(
    `manufacturers › from the footer in ${locale}, ${width} wide, scripts ${scripts} › A to Z, one of them, a family of it, with counts that the lists have [decisions 0106]`,
    { locale, width, scripts },
    async (page) => {
      await page.open('/faq');
      const footer = page.at('navigation', page.t('shell.quickLinks'));
      await page.goes(
        () => footer.getByRole('link', { name: page.t('manufacturers.title') }).click(),
        '/manufacturers',
      );
      await page.seesHeading(page.t('manufacturers.title'));
      await page.fitsWidth();
      if (scripts) assert.deepEqual(await axeFindings(page.tab, 'A to Z'), []);
      const all = await published('');
      const tile = page.at('link', new RegExp(`^${NAME}`), page.main);
      assert.ok((await tile.innerText()).includes(page.t('products.count', { n: all })));
      await page.goes(() => tile.click(), PATH);
      await page.seesHeading(NAME);
      await page.fitsWidth();
      if (scripts) assert.deepEqual(await axeFindings(page.tab, PATH), []);

      const [family] = (
        await shop.pool.query<{ lineage: string; name: string }>(
          "select lineage, name ->> $1 as name from category where lineage = 'bearings'",
          [locale],
        )
      ).rows;
      assert.ok(family);
      const n = await published(`${family.lineage}/`);
      await page.goes(
        () =>
          page.at('link', `${family.name} ${page.t('products.count', { n })}`, page.main).click(),
        /\/products\/bearings\?filter=manufacturer:prairegate-bearing$/,
      );
      await page.sees(page.t('list.showing', { shown: Math.min(n, 20), total: n }));

      await page.open(PATH);
      await page.goes(
        () => page.link('manufacturers.all', { n: all }).click(),
        /\/products\?manufacturer=prairegate-bearing$/,
      );
      await page.goes(() => page.link('manufacturers.about', { name: NAME }).click(), PATH);
    },
  );
}

journey(
  'manufacturers › staff write a text and a website › the page shows them, for search engines too [decisions 0106]',
  { width: 1280 },
  async (page) => {
    const { tab } = page;
    page.faults.expectStatus(400);
    const { rows } = await shop.pool.query<{ id: number }>(
      'select id from manufacturer where name = $1',
      [NAME],
    );
    await openBackoffice(tab, shop, 'catalogue-manager');
    await tab.goto(`${shop.url}/admin#/manufacturers/${rows[0]?.id}`);
    await tab.getByLabel('Text on its page · English').fill('Rolling bearings since 1921.');
    await tab.getByLabel('Website').fill('prairegate.example');
    await tab.getByRole('button', { name: 'Save' }).click();
    await tab.getByText('This value is not valid.').first().waitFor();
    await tab.getByLabel('Website').fill('https://prairegate.example');
    await tab.getByRole('button', { name: 'Save' }).click();
    await tab.getByText('The changes are saved.').waitFor();

    await opensWith(page, PATH, tab.getByText('Rolling bearings since 1921.'));
    const website = page.link('manufacturers.website', { name: NAME });
    assert.equal(await website.getAttribute('href'), 'https://prairegate.example');
    const data = await tab.locator('script[type="application/ld+json"]').allInnerTexts();
    const brand = data.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'Brand');
    assert.deepEqual(
      [brand.name, brand.url, brand.description, brand.sameAs],
      [NAME, shop.url + PATH, 'Rolling bearings since 1921.', 'https://prairegate.example'],
    );
  },
);
