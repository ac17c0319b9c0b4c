// Import journeys for files of other programs: Shopify, Google Merchant, an Excel workbook; cancelled, continued, undone.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { workOnImport } from '../server/src/modules/imports/index.ts';
import { JOB_SCHEMA } from '../server/src/platform/jobs/queue.ts';
import { writtenWorkbook } from '../server/src/platform/spreadsheet/index.ts';
import { aCtx } from '../server/testing/factories.ts';
import { type Good, PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import { opensWith } from './staff-forms.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();
const CSV = 'text/csv';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const addressOf = ({ id, slug }: Good): string => `/product/${id}/${slug}`;

/** What the worker does: the jobs of imports that were written, here and now. */
async function work(): Promise<void> {
  const { rows } = await shop.pool.query<{ import_id: number }>(
    `delete from ${JOB_SCHEMA}.job where name = 'imports' and state = 'created' returning (data->>'importId')::int as import_id`,
  );
  for (const { import_id } of rows)
    await workOnImport({ ...aCtx(shop.db), actor: { kind: 'system' } }, import_id);
}

async function uploadAndCheck(
  backoffice: Page,
  name: string,
  mimeType: string,
  buffer: Buffer,
): Promise<void> {
  await backoffice.goto(`${shop.url}/admin#/imports/create`);
  await backoffice.getByTestId('file').setInputFiles({ name, mimeType, buffer });
  await backoffice.getByRole('button', { name: 'Upload' }).click();
  await backoffice.getByRole('heading', { name: 'Columns', exact: true }).waitFor();
  await backoffice.getByRole('button', { name: 'Check all rows' }).click();
  await backoffice.getByText('Being checked').first().waitFor();
  await work();
}
async function apply(backoffice: Page, rows: number): Promise<void> {
  await backoffice.getByRole('button', { name: `Apply ${rows} rows` }).click();
  await backoffice.getByText('Being applied').first().waitFor();
}

journey(
  'imports › a file of Shopify and a feed of Google Merchant › known by their headers, no column is chosen, the shop shows the prices [back office imports]',
  { width: 1280 },
  async (page) => {
    const good = await pickGood(shop, PLAIN);
    const backoffice = await page.tab.context().newPage();
    await openBackoffice(backoffice, shop, 'catalogue-manager');
    const shopify = [
      'Handle,Title,Variant SKU,Variant Price,Variant Compare At Price',
      `x,Bilby pulley,${good.sku},1780.25,1990.75`,
    ].join('\n');
    await uploadAndCheck(backoffice, 'products_export.csv', CSV, Buffer.from(shopify));
    await backoffice.getByText('Shopify', { exact: true }).waitFor();
    await apply(backoffice, 1);
    await work();
    await backoffice.getByRole('button', { name: 'Undo this import' }).waitFor();
    await opensWith(page, addressOf(good), page.main.getByText('₹1,780.25', { exact: true }));
    await page.seesHeading('Bilby pulley');
    await page.sees('₹1,990.75');

    const feed = [
      ['id', 'title', 'link', 'availability', 'price', 'sale_price'],
      [
        good.sku,
        'Bilby wheel',
        'https://elsewhere.example/x',
        'in_stock',
        '2010.00 INR',
        '1830.50 INR',
      ],
    ];
    const google = feed.map((cells) => cells.join('\t')).join('\n');
    await uploadAndCheck(backoffice, 'feed.tsv', 'text/tab-separated-values', Buffer.from(google));
    await backoffice.getByText('Google Merchant', { exact: true }).waitFor();
    await apply(backoffice, 1);
    await work();
    await backoffice.getByRole('button', { name: 'Undo this import' }).waitFor();
    await opensWith(page, addressOf(good), page.main.getByText('₹1,830.50', { exact: true }));
    await page.seesHeading('Bilby wheel');
  },
);

journey(
  'imports › a workbook of prices, cancelled while it is applied › nothing of it stands; gone on with, all of it; undone, nothing again [back office imports]',
  { width: 1280 },
  async (page) => {
    const good = await pickGood(shop, `${PLAIN} and p.discount_base is null`);
    const backoffice = await page.tab.context().newPage();
    await openBackoffice(backoffice, shop, 'catalogue-manager');
    const pieces: Buffer[] = [];
    const table = async function* () {
      yield ['SKU', 'Price'];
      yield [good.sku, '777.75'];
    };
    for await (const piece of writtenWorkbook(table())) pieces.push(piece);
    await uploadAndCheck(backoffice, 'prices.xlsx', XLSX, Buffer.concat(pieces));
    await apply(backoffice, 1);
    await backoffice.getByRole('button', { name: 'Cancel', exact: true }).click();
    await backoffice.getByText(/^Stops after this batch/).waitFor();
    await work();
    await backoffice.getByText('Cancelled', { exact: true }).waitFor();
    const priceOf = async (): Promise<number> =>
      (
        await shop.pool.query('select price_base::int as price from product where id = $1', [
          good.id,
        ])
      ).rows[0]?.price;
    assert.equal(await priceOf(), good.price);
    await backoffice.getByRole('button', { name: 'Go on' }).click();
    await backoffice.getByText('Being applied').first().waitFor();
    await work();
    await backoffice.getByRole('button', { name: 'Undo this import' }).click();
    await opensWith(page, addressOf(good), page.main.getByText('₹777.75', { exact: true }));
    await backoffice.getByRole('button', { name: 'Confirm' }).click();
    await backoffice.getByText('Being undone').first().waitFor();
    await work();
    await backoffice.getByText('Taken back').waitFor();
    assert.equal(await priceOf(), good.price);
  },
);
