// Attribute journeys of the back office: a new attribute becomes a filter of the shop, with its unit, its value, and changed names.
import assert from 'node:assert/strict';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import { inThreeLanguages, opensWith, pick, save } from './staff-forms.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

journey(
  'attributes › made from nothing, with a unit, given to a product › a filter of its category, and its value in the specification [back office catalogue]',
  { width: 1280 },
  async (page) => {
    // What few have narrows nothing, and is no filter.
    const FEW =
      '(select count(*) from product o where o.category_id = p.category_id and o.published) between 2 and 10';
    const good = await pickGood(shop, `${PLAIN} and ${FEW}`);
    const { rows } = await shop.pool.query<{ lineage: string }>(
      'select c.lineage from category c join product p on p.category_id = c.id where p.id = $1',
      [good.id],
    );
    const backoffice = await page.tab.context().newPage();
    await openBackoffice(backoffice, shop, 'catalogue-manager');
    await backoffice.goto(`${shop.url}/admin#/attributes/create`);
    await inThreeLanguages(backoffice, 'Name', 'Quokka reach');
    await backoffice.getByRole('combobox', { name: 'Kind' }).click();
    await backoffice.getByRole('option', { name: 'Number' }).click();
    await backoffice.getByLabel('Unit').fill('mm');
    await backoffice.getByLabel('Place').fill('0');
    await save(backoffice, 'The new entry is saved.');
    await backoffice.getByRole('button', { name: 'Add a value' }).click();
    await backoffice.getByRole('dialog').getByLabel('Value').fill('37.5');
    await backoffice.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await backoffice
      .getByRole('listitem')
      .filter({ hasText: '37.5 mm' })
      .getByText('Products: 0')
      .waitFor();

    await backoffice.goto(`${shop.url}/admin#/products/${good.id}`);
    await pick(backoffice, 'Add an attribute', 'Quokka reach');
    await pick(backoffice, 'Value', '37.5');
    await backoffice.getByRole('button', { name: 'Remove: Quokka reach' }).waitFor();
    await save(backoffice);

    await opensWith(
      page,
      `/products/${rows[0]?.lineage}`,
      page.tab.locator('details').filter({ hasText: 'Quokka reach' }),
    );
    const all = await page.total();
    assert.equal(await page.tick(/^37\.5/), 1);
    assert.equal(await page.totalAfter(all), 1);
    await page.products.first().click();
    await page.seesHeading(good.name);
    await page.tab
      .getByRole('row')
      .filter({ hasText: 'Quokka reach' })
      .getByText(/37\.5\s?mm/)
      .waitFor();
  },
);

journey(
  'synonyms › a word of the customers for one of ours › their next search finds it, and no longer when it is taken away [back office search]',
  { width: 1280 },
  async (page) => {
    page.faults.expectStatus(404);
    const backoffice = await page.tab.context().newPage();
    await openBackoffice(backoffice, shop, 'catalogue-manager');
    const finds = (count: 'some' | 'none') =>
      opensWith(page, '/products?query=numbatter', page.products, count);
    await finds('none');
    await backoffice.goto(`${shop.url}/admin#/synonyms/create`);
    const phrases = backoffice.getByRole('combobox', { name: 'Phrases' });
    for (const phrase of ['numbatter', 'circlip']) {
      await phrases.fill(phrase);
      await phrases.press('Enter');
    }
    await backoffice.getByRole('button', { name: 'Save' }).click();
    await backoffice.getByRole('cell', { name: 'numbatter · circlip' }).click();
    await finds('some');
    await backoffice.getByRole('button', { name: 'Delete' }).click();
    await backoffice.getByRole('button', { name: 'Confirm' }).click();
    await backoffice
      .getByRole('cell', { name: 'numbatter · circlip' })
      .waitFor({ state: 'detached' });
    await finds('none');
  },
);
