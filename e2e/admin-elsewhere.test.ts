// Journey of a company in Italy: the back office presets and asks nothing of India.
import assert from 'node:assert/strict';
import { openJourneys } from './journey.ts';
import { pick, save } from './staff-forms.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

journey(
  'settings › a company in Italy › faults say what is meant; tax rates and products begin with Italy, no state of a GSTIN, its time zone from a list, examples of its telephone numbers [back office settings]',
  { width: 1280 },
  async (page) => {
    const { tab } = page;
    page.faults.expectStatus(400);
    await openBackoffice(tab, shop);
    await tab.goto(`${shop.url}/admin#/settings/selling`);
    await tab.getByText('State of the seller (from the GSTIN)').waitFor();
    await tab.goto(`${shop.url}/admin#/settings/invoicing`);
    await pick(tab, 'Country of the company', 'Italy');
    await tab.getByLabel('Tax number').fill('IT00743110157');
    await tab.getByLabel('SWIFT / BIC').fill('DEUTDE');
    await tab.getByRole('button', { name: 'Save', exact: true }).click();
    await tab.getByText(/8 or 11 letters and digits/).waitFor();
    await tab.getByLabel('SWIFT / BIC').fill('UNCRITMM');
    await save(tab);

    await tab.goto(`${shop.url}/admin#/tax-rates/create`);
    assert.match(await tab.getByRole('combobox', { name: 'Country' }).inputValue(), /^Italy/);
    await tab.goto(`${shop.url}/admin#/products/create`);
    assert.match(
      await tab.getByRole('combobox', { name: 'Country of origin' }).inputValue(),
      /^Italy/,
    );

    await tab.goto(`${shop.url}/admin#/settings/selling`);
    await tab.getByRole('combobox', { name: 'Country of an empty address' }).waitFor();
    assert.equal(await tab.getByText('State of the seller (from the GSTIN)').count(), 0);
    const zone = tab.getByRole('combobox', { name: 'Time zone' });
    assert.match(await zone.inputValue(), /Asia\/Kolkata.*GMT\+05:30/);
    await zone.fill('rome');
    await tab.getByRole('option', { name: /Europe\/Rome/ }).click();
    await tab.getByRole('button', { name: 'Add the European Union' }).click();
    await pick(tab, 'Country of an empty address', 'Italy');
    await save(tab);
    const { rows } = await shop.pool.query<{ value: string }>(
      "select value #>> '{}' as value from setting where name = 'time-zone'",
    );
    assert.deepEqual(rows, [{ value: 'Europe/Rome' }]);

    await page.open('/account/register');
    await page.sees(/With the country code, such as \+39 /);

    // A parcel that weighs more and costs less.
    await tab.goto(`${shop.url}/admin#/freight-rates/create`);
    await tab.getByLabel('Way of delivery · English').fill('Road');
    await tab.getByRole('button', { name: 'Add the European Union' }).click();
    await tab.getByRole('button', { name: /^Add/ }).last().click();
    for (const [index, [upTo, price]] of (
      [
        ['5', '20'],
        ['10', '10'],
      ] as const
    ).entries()) {
      await tab.getByLabel('Up to, kg').nth(index).fill(upTo);
      await tab
        .getByLabel(/^Price before tax/)
        .nth(index)
        .fill(price);
    }
    await tab.getByRole('button', { name: 'Save', exact: true }).click();
    await tab.getByText(/Up to 10 kg costs less than up to 5 kg/).waitFor();
  },
);
