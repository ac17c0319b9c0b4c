// Import journeys for a catalogue of another system: a family with options and new categories, from the file to its page in the shop. [back office imports]
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

const WORDS = {
  en: {
    upload: 'Upload',
    changeName: 'Name (English): Change values',
    replace: 'Find and replace',
    find: 'Find',
    check: 'Check all rows',
    checking: 'Being checked',
  },
  ru: {
    upload: 'Загрузить',
    changeName: 'Название (английский): Изменить значения',
    replace: 'Найти и заменить',
    find: 'Найти',
    check: 'Проверить все строки',
    checking: 'Проверяется',
  },
} as const;

const line = (cells: readonly string[]): string =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
/** @param mark of its numbers and categories */
const woo = (mark: string): string =>
  [
    [
      ...['ID', 'Type', 'SKU', 'Name', 'Published', 'Description', 'Weight (kg)', 'Regular price'],
      ...['Categories', 'Images', 'Parent', 'Stock', 'Attribute 1 name', 'Attribute 1 value(s)'],
    ],
    [
      ...['1', 'variable', mark, 'Numbat hose', '1', '<p>Rubber</p><ul><li>20 bar</li></ul>', ''],
      ...['', `${mark} goods > Hoses`, '/w/numbat.jpg', '', '', 'Bore', '13 mm, 10 mm'],
    ],
    ...[
      ['2', `${mark}-13`, '540', '13 mm'],
      ['3', `${mark}-10`, '450', '10 mm'],
    ].map(([id = '', sku = '', price = '', bore = '']) => [
      ...[id, 'variation', sku, `Numbat hose - ${bore}`, '1', '', '1.5', price],
      ...['', '', mark, '12', 'Bore', bore],
    ]),
  ]
    .map(line)
    .join('\n');

for (const [locale, width, upload, check, checking, seen] of [
  [
    ...(['en', 1440, 'Upload', 'Check all rows', 'Being checked'] as const),
    'Visitors see a category once a product in it is on sale.',
  ],
  [
    ...(['ar', 390, 'رفع', 'فحص كل الصفوف', 'قيد الفحص'] as const),
    'يرى الزوار الفئة متى عُرض فيها منتج للبيع.',
  ],
] as const)
  journey(
    `imports › a file of WooCommerce, ${locale} at ${width} › what it adds is shown, rows as they are understood; its family is a table in the shop [back office imports]`,
    { width },
    async (page) => {
      const { tab } = page;
      const mark = `NUM${locale}`;
      await shop.pool.query(`delete from import_mapping`);
      await openBackoffice(tab, shop, 'catalogue-manager', locale);
      await tab.goto(`${shop.url}/admin#/imports/create`);
      await tab.getByTestId('file').setInputFiles({
        name: 'wc-product-export.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(woo(mark)),
      });
      await tab.getByRole('button', { name: upload, exact: true }).click();
      await tab.getByText('WooCommerce', { exact: true }).waitFor();
      assert.equal(
        await tab.evaluate('document.documentElement.scrollWidth <= window.innerWidth'),
        true,
        'nothing beside the screen',
      );
      await tab.getByRole('button', { name: check }).click();
      await tab.getByText(checking).first().waitFor();
      await work();
      await tab.getByText(`${mark} goods > Hoses`).first().waitFor();
      await tab.getByText(seen).waitFor();
      await tab.getByText('Numbat hose - 13 mm').first().click();
      await tab.getByText(`${mark}-13`).first().waitFor();
      if (locale !== 'en') return;
      await tab.getByRole('button', { name: 'Apply 3 rows' }).click();
      await tab.getByText('Being applied').first().waitFor();
      await work();
      await tab.getByRole('button', { name: 'Undo this import' }).waitFor();
      // Drafts; staff put them on sale once their HSN code is known.
      const { rows } = await shop.pool.query<{ id: number; slug: string; published: boolean }>(
        `select id, slug, published from product where sku like 'NUMen-%' order by sku`,
      );
      assert.deepEqual(
        rows.map(({ published }) => published),
        [false, false],
      );
      await shop.pool.query(
        `update product set hsn = '40093100', published = true where sku like 'NUMen-%'`,
      );
      await page.open(`/product/${rows[0]?.id}/${rows[0]?.slug}`);
      await page.seesHeading('All 2 options: Numbat hose');
      const cells = await page.main.locator('.family tbody tr').allInnerTexts();
      assert.deepEqual(
        cells.map((text) => /NUMen-\d+/.exec(text)?.[0]),
        ['NUMen-10', 'NUMen-13'],
        'by size',
      );
      await page.main.locator('.family tbody tr').nth(1).getByRole('button').first().click();
      await page.sees(`${mark}-13`);
    },
  );

for (const [locale, width] of [
  ['en', 1440],
  ['ru', 390],
] as const)
  journey(
    `imports › a price list in a form of its own, ${locale} at ${width} › values changed as they are chosen, a column taken as an attribute, seen in the rows [back office imports]`,
    { width },
    async ({ tab }) => {
      const words = WORDS[locale];
      await shop.pool.query(`delete from import_mapping`);
      await openBackoffice(tab, shop, 'catalogue-manager', locale);
      await tab.goto(`${shop.url}/admin#/imports/create`);
      await tab.getByTestId('file').setInputFiles({
        name: 'price-list.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          'sku;name_en;price;Surface finish grade;Purchase price\nPL-1;Quokka bolt (old stock);12,50;Dull;7\n',
        ),
      });
      await tab.getByRole('button', { name: words.upload, exact: true }).click();
      await tab.getByRole('checkbox', { name: /Surface finish grade/ }).check();
      await tab.getByRole('button', { name: words.changeName }).click();
      const changes = tab.getByRole('group', { name: words.changeName });
      await changes.getByRole('button', { name: words.replace }).click();
      await changes.getByRole('textbox', { name: words.find }).fill(' (OLD STOCK)');
      await tab.getByText(/Quokka bolt$/).waitFor();
      assert.equal(
        await tab.evaluate('document.documentElement.scrollWidth <= window.innerWidth'),
        true,
        'nothing beside the screen',
      );
      await tab.getByRole('button', { name: words.check }).click();
      await tab.getByText(words.checking).first().waitFor();
      await work();
      await tab.getByText('Quokka bolt', { exact: true }).first().click();
      await tab.getByText('Dull').first().waitFor();
      await tab.getByText('Surface finish grade').first().waitFor();
      assert.equal(await tab.getByText('Purchase price').count(), 0);
    },
  );
