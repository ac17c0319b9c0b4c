// Import journeys of the back office: in the browser, as it is done. [back office imports]
import assert from 'node:assert/strict';
import { workOnImport } from '../server/src/modules/imports/index.ts';
import { JOB_SCHEMA } from '../server/src/platform/jobs/queue.ts';
import { aCtx } from '../server/testing/factories.ts';
import { openJourneys } from './journey.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

/** What the worker does: the jobs of imports that were written, here and now. */
async function work(): Promise<void> {
  const { rows } = await shop.pool.query<{ import_id: number }>(
    `delete from ${JOB_SCHEMA}.job where name = 'imports' and state = 'created' returning (data->>'importId')::int as import_id`,
  );
  for (const { import_id } of rows)
    await workOnImport({ ...aCtx(shop.db), actor: { kind: 'system' } }, import_id);
}

journey(
  'imports › upload, columns, report, apply, found in the shop, undone › as one goes [back office imports]',
  {},
  async ({ tab }) => {
    await openBackoffice(tab, shop, 'catalogue-manager');
    await tab.goto(`${shop.url}/admin#/imports`);
    await tab.getByRole('link', { name: 'New import' }).first().click();
    const { rows } = await shop.pool.query<{ lineage: string }>(
      `select lineage from category where depth = 3 order by id limit 1`,
    );
    const lines = [
      'Our code,Name,Category,Brand,HSN,Price,Stock,Published,Kg',
      `JRN-1,Quokka bearing 6205,${rows[0]?.lineage},Quokka Works,84821011,125.50,12,yes,0.11`,
      `JRN-2,Quokka bearing 6206,/products/no-such-place,Quokka Works,84821011,abc,3,yes,0.2`,
    ];
    await tab.getByTestId('file').setInputFiles({
      name: 'quokka.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n')),
    });
    await tab.getByRole('button', { name: 'Upload' }).click();
    // "Our code" is nobody's name for a SKU: the person says it.
    await tab.getByRole('heading', { name: 'Columns', exact: true }).waitFor();
    await tab
      .getByText('Before the check, choose a column or give a value for all rows: SKU.')
      .waitFor();
    assert.equal(await tab.getByRole('button', { name: 'Check all rows' }).isDisabled(), true);
    await tab.getByRole('combobox', { name: 'SKU: Column of the file' }).click();
    await tab.getByRole('option', { name: 'Our code' }).click();
    await tab.getByText('Nothing is changed by the check.').waitFor();
    // The heading says the unit.
    await tab
      .getByRole('combobox', { name: /^Weight.*Column of the file/ })
      .getByText('Kg')
      .waitFor();
    assert.equal(await tab.getByLabel('Weights without a unit are in').count(), 0);
    await tab.getByRole('button', { name: 'Check all rows' }).click();
    await tab.getByText('Being checked').first().waitFor();
    await work();
    await tab.getByText('There is no such category.').waitFor();
    await tab.getByText('This is not a number.').waitFor();
    await tab.getByRole('button', { name: 'Apply 1 rows' }).click();
    await tab.getByText('Being applied').first().waitFor();
    await work();
    await tab.getByRole('button', { name: 'Undo this import' }).waitFor();

    const shopper = await tab.context().newPage();
    await shopper.goto(`${shop.url}/products?query=quokka`);
    await shopper
      .getByRole('link', { name: /Quokka bearing 6205/ })
      .first()
      .waitFor();
    assert.equal(await shopper.getByText('Quokka bearing 6206').count(), 0);

    await tab.getByRole('button', { name: 'Undo this import' }).click();
    await tab.getByText(/rows? (was|were) applied\./).waitFor();
    await tab.getByRole('button', { name: 'Confirm' }).click();
    await tab.getByText('Being undone').first().waitFor();
    await work();
    await tab.getByText('Taken back').waitFor();
    assert.equal((await shop.pool.query(`select from product where sku like 'JRN-%'`)).rowCount, 0);

    // The same header again: the column is remembered; in Arabic, on a telephone, nothing is cut off.
    await tab.close();
    const arabic = await tab.context().newPage();
    await arabic.setViewportSize({ width: 390, height: 844 });
    await openBackoffice(arabic, shop, 'catalogue-manager', 'ar');
    await arabic.goto(`${shop.url}/admin#/imports/create`);
    await arabic.getByTestId('file').setInputFiles({
      name: 'again.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.slice(0, 2).join('\n')),
    });
    await arabic.getByRole('button', { name: 'رفع' }).click();
    await arabic.getByRole('heading', { name: 'الأعمدة' }).waitFor();
    await arabic.getByText('Our code').first().waitFor();
    assert.equal(await arabic.evaluate('document.documentElement.dir'), 'rtl');
    assert.equal(
      await arabic.evaluate('document.documentElement.scrollWidth <= window.innerWidth'),
      true,
      'nothing scrolls sideways',
    );
  },
);
