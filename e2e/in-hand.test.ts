// Journeys of the finder by dimensions: a part is measured, and the list says what fits, what is nearest and what was not understood.
import assert from 'node:assert/strict';
import { fileFixture, openJourneys } from './journey.ts';
import { openEmptyShop } from './shop.ts';
import type { StorefrontPage } from './storefront-page.ts';

const { journey } = openJourneys();
const empty = openJourneys(fileFixture((scope) => openEmptyShop(scope)));

const fill = async (page: StorefrontPage, values: Record<string, string>): Promise<void> => {
  for (const [field, value] of Object.entries(values))
    await page.main.locator(`[name="${field}"]`).fill(value);
};
const send = async (page: StorefrontPage): Promise<void> =>
  await page.at('button', page.t('inHand.submit'), page.main).click();

for (const locale of ['en', 'ru', 'ar'] as const)
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    journey(
      `in hand › ${locale}, ${width} px, without scripts › from the choice of a family to the list that fits [house §6]`,
      { locale, width, height, scripts: false },
      async (page) => {
        await page.open('/in-hand');
        await page.seesHeading(page.t('inHand.title'));
        await page.fitsWidth();
        await page.main.locator('a[href$="/in-hand/bearings"]').click();
        await page.isAt('/in-hand/bearings');
        await page.at('img', page.t('inHand.sketch'), page.main).waitFor();
        await page.fitsWidth();
        await fill(page, { 'inner-diameter': '25', 'outer-diameter': '52', width: '15' });
        await send(page);
        await page.isAt(
          /\/products\/bearings\?filter=attrsValues:inner-diameter=25\|outer-diameter=52\|width=15&measured=/,
        );
        const chips = page.main
          .getByRole('list', { name: page.t('list.chosen') })
          .getByRole('listitem');
        assert.equal(await chips.count(), 4, 'three sizes, and all of them');
        assert.match(await page.products.first().innerText(), /25×52×15/);
        await page.fitsWidth();
        // No size is told to be another.
        assert.equal(await page.main.locator('.measured').count(), 0);
        await page.link('inHand.again').click();
        await page.isAt(/\/in-hand\/bearings\?/);
        assert.equal(await page.main.locator('[name="outer-diameter"]').inputValue(), '52mm');
      },
    );

journey(
  'in hand › no such size › the nearest are told, and the list shows them [house §6]',
  {},
  async (page) => {
    await page.open('/in-hand/bearings');
    await fill(page, { 'inner-diameter': '47' });
    await send(page);
    await page.isAt(/inner-diameter=45\|inner-diameter=50/);
    await page.main.getByText(/no 47.mm; the nearest are 45.mm and 50.mm/).waitFor();
    assert.ok((await page.products.count()) > 10);
    // Another filter answers another question.
    const chips = page.main.getByRole('list', { name: page.t('list.chosen') });
    await chips.getByRole('link').first().click();
    await page.isAt(/^\/products\/bearings\?filter=attrsValues:inner-diameter=50$/);
  },
);

journey(
  'in hand › inches, typed as a fraction and by the unit of the form › the same spanner [house §6]',
  {},
  async (page) => {
    await page.open('/in-hand/hand-tools/spanners');
    await fill(page, { 'across-flats': '3/4' });
    await send(page);
    await page.isAt(/across-flats=19.05&measured=across-flats:3\/4in/);
    assert.match(await page.products.first().innerText(), /3\/4"/);
    await page.open('/in-hand/hand-tools/spanners');
    await fill(page, { 'across-flats': '0.75' });
    await page.main.locator('[name=unit]').selectOption('in');
    await send(page);
    await page.isAt(/across-flats=19.05&measured=across-flats:0.75in/);
  },
);

journey(
  'in hand › a thread gauge › metric and unified threads, with kind and length [house §6]',
  {},
  async (page) => {
    await page.open('/in-hand/fasteners');
    await page.main.locator('[name=kind]').selectOption('fasteners/hex-bolts');
    await fill(page, { 'nominal-diameter': '9.9', pitch: '1.5', length: '50' });
    await send(page);
    await page.isAt(/^\/products\/fasteners\/hex-bolts\?filter=attrsValues:thread=m10\|length=50/);
    await page.main.getByText(/measured 9.9.mm × 1.5.mm, taken as M10/).waitFor();
    assert.match(await page.products.first().innerText(), /M10×50/);
    await page.open('/in-hand/fasteners');
    await fill(page, { 'nominal-diameter': '12.6', tpi: '13' });
    await send(page);
    await page.main.getByText(/taken as 1\/2-13 UNC/).waitFor();
    await page.link('inHand.again').click();
    assert.equal(await page.main.locator('[name=tpi]').inputValue(), '13');
  },
);

for (const locale of ['en', 'ar'] as const)
  journey(
    `in hand › ${locale}, a size that is none, and nothing at all › which field and why [house §6]`,
    { locale },
    async (page) => {
      page.faults.expectStatus(422);
      await page.open('/in-hand/bearings');
      await fill(page, { 'inner-diameter': 'wide', width: '-3', 'outer-diameter': '52' });
      await send(page);
      const alert = page.main.getByRole('alert');
      await alert.waitFor();
      assert.equal(await alert.getByRole('link').count(), 2);
      const field = page.main.locator('[name="inner-diameter"]');
      assert.equal(await field.getAttribute('aria-invalid'), 'true');
      assert.match((await page.main.locator('#inner-diameter-error').innerText()) ?? '', /wide/);
      assert.equal(
        await page.main.locator('[name="outer-diameter"]').inputValue(),
        '52',
        'what was right is still there',
      );
      await fill(page, { 'inner-diameter': '', width: '', 'outer-diameter': '' });
      await send(page);
      await page.main.getByRole('alert').waitFor();
      assert.match(
        await page.main.getByRole('alert').innerText(),
        locale === 'en' ? /at least one size/ : /قياسًا واحدًا/,
      );
    },
  );

journey(
  'in hand › who looks for it › from the bar, a family, and a search that finds nothing [house §6]',
  { width: 1440 },
  async (page) => {
    await page.open('/products/fasteners/nuts');
    await page.link('inHand.link').click();
    await page.isAt('/in-hand/fasteners/nuts');
    await page.open('/products?query=qqxyzzyqq');
    await page.link('inHand.emptyLink').click();
    await page.isAt('/in-hand');
    page.faults.expectStatus(404);
    await page.open('/in-hand/lubricants').then((response) => assert.equal(response.status(), 404));
  },
);

empty.journey(
  'in hand › a shop without products › a whole page, and home without empty boxes [house §6]',
  { width: 1440 },
  async (page) => {
    await page.open('/in-hand');
    await page.sees(page.t('inHand.empty'));
    await page.open('/');
    await page.at('region', page.t('quick.title'), page.main).waitFor();
    assert.equal(await page.at('region', page.t('inHand.title'), page.main).count(), 0);
    assert.equal(await page.at('region', page.t('home.categories'), page.main).count(), 0);
    await page.fitsWidth();
  },
);
