// Import journeys with pictures from a ZIP archive: beside a file, refused and chosen anew, alone, and seen in the shop. [back office imports]
import assert from 'node:assert/strict';
import sharp from 'sharp';
import { fetchImportImages, workOnImport } from '../server/src/modules/imports/index.ts';
import { JOB_SCHEMA } from '../server/src/platform/jobs/queue.ts';
import { aCtx } from '../server/testing/factories.ts';
import { anArchive } from '../server/testing/test-lists.ts';
import { openJourneys } from './journey.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

/** What the workers do: the jobs of imports that were written, here and now. */
async function work(): Promise<void> {
  const ctx = { ...aCtx(shop.db), actor: { kind: 'system' as const } };
  for (const queue of ['imports', 'import-images'])
    for (const { import_id } of (
      await shop.pool.query<{ import_id: number }>(
        `delete from ${JOB_SCHEMA}.job where name = $1 and state = 'created' returning (data->>'importId')::int as import_id`,
        [queue],
      )
    ).rows)
      await (queue === 'imports'
        ? workOnImport(ctx, import_id)
        : fetchImportImages(ctx, import_id, new Set()));
}

const picture = async (background: string): Promise<Buffer> =>
  await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
const zip = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/zip', buffer });

const WORDS = {
  en: {
    upload: 'Upload',
    refused: /“\.\.\/escape\.jpg” is no name that a picture may have/,
    count: '4 pictures in the archive',
    check: 'Check all rows',
    checking: 'Being checked',
    fit: '3 pictures fit 2 rows',
    unfit: 'One picture fits no row',
    without: 'One row has no picture',
  },
  ru: {
    upload: 'Загрузить',
    refused: /«\.\.\/escape\.jpg» не годится как имя изображения/,
    count: 'В архиве 4 изображения',
    check: 'Проверить все строки',
    checking: 'Проверяется',
    fit: '3 изображения подходят к 2 строкам',
    unfit: '1 изображение не подходит ни к одной строке',
    without: 'Без изображения: 1 строка',
  },
  ar: {
    upload: 'رفع',
    refused: /escape\.jpg.?» ليس اسمًا يصلح لصورة/,
    count: 'في الأرشيف 4 صور',
    check: 'فحص كل الصفوف',
    checking: 'قيد الفحص',
    fit: '3 صور تناسب صفين',
    unfit: 'صورة واحدة لا تناسب أي صف',
    without: 'صف واحد بلا صورة',
  },
} as const;

for (const [locale, width] of [
  ['en', 1440],
  ['ru', 390],
  ['ar', 390],
] as const)
  journey(
    `imports › a file with pictures beside it, ${locale} at ${width} › a bad archive is refused with its entry, a good one fitted, shown and undone [back office imports]`,
    { width },
    async (page) => {
      const { tab } = page;
      const words = WORDS[locale];
      page.faults.expectStatus(422);
      const mark = `PIC${locale}`;
      await shop.pool.query(`delete from import_mapping`);
      await openBackoffice(tab, shop, 'catalogue-manager', locale);
      await tab.goto(`${shop.url}/admin#/imports/create`);
      const rows = [1, 2, 3].map((n) => `${mark}-${n},Wombat clamp ${n},10,73181500,yes`);
      await tab.getByTestId('file').setInputFiles({
        name: 'clamps.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(['sku,name_en,price,hsn,published', ...rows].join('\n')),
      });
      const [red, blue] = [await picture('#b33'), await picture('#33b')];
      await tab
        .getByTestId('pictures')
        .setInputFiles(zip('bad.zip', anArchive({ 'a.jpg': red, '../escape.jpg': red })));
      await tab.getByRole('button', { name: words.upload, exact: true }).click();
      // The file is kept; only its pictures are to be chosen anew.
      await tab.getByText(words.refused).waitFor();
      await tab.getByTestId('pictures').setInputFiles(
        zip(
          'clamps.zip',
          anArchive({
            [`clamps/${mark}-1.jpg`]: red,
            [`clamps/${mark}-1_2.jpg`]: blue,
            [`clamps/${mark}-2-front.jpg`]: blue,
            'clamps/wallaby.jpg': red,
          }),
        ),
      );
      await tab.getByText(words.count).waitFor();
      const fitsTheScreen = async (): Promise<void> =>
        assert.equal(
          await tab.evaluate('document.documentElement.scrollWidth <= window.innerWidth'),
          true,
          'nothing beside the screen',
        );
      await fitsTheScreen();
      await tab.getByRole('button', { name: words.check }).click();
      await tab.getByText(words.checking).first().waitFor();
      await work();
      await tab.getByRole('button', { name: words.fit }).click();
      await tab.getByText(`clamps/${mark}-2-front.jpg`).first().waitFor();
      await tab.getByRole('button', { name: words.unfit }).click();
      await tab.getByText('clamps/wallaby.jpg').waitFor();
      await tab.getByRole('button', { name: words.without }).click();
      await tab.getByText(`${mark}-3`).first().waitFor();
      await fitsTheScreen();
      if (locale !== 'en') return;
      await tab.getByRole('button', { name: 'Apply 3 rows' }).click();
      await tab.getByText('Being applied').first().waitFor();
      await work();
      await tab.getByText('Pictures: 3 fetched, 0 waiting, 0 not available').waitFor();
      await shop.pool.query(`update product set published = true where sku like 'PICen-%'`);
      const { rows: made } = await shop.pool.query<{ id: number; slug: string; image: string }>(
        `select id, slug, image from product where sku = 'PICen-1'`,
      );
      await page.open(`/product/${made[0]?.id}/${made[0]?.slug}`);
      const stem = made[0]?.image.slice(0, 24);
      assert.ok(await page.main.locator(`img[src*="${stem}"]`).first().isVisible());
    },
  );

journey(
  'imports › pictures alone › a product that the shop has gets one, and loses it with the undo [back office imports]',
  { width: 1440 },
  async ({ tab }) => {
    const { rows } = await shop.pool.query<{ id: number; image: string }>(
      `update product set sku = 'SOLO-77' where id = (select min(id) from product where kind <> 'lot') returning id, image`,
    );
    const imageNow = async (): Promise<string> =>
      (
        await shop.pool.query<{ image: string }>(`select image from product where id = $1`, [
          rows[0]?.id,
        ])
      ).rows[0]?.image ?? '';
    await openBackoffice(tab, shop, 'catalogue-manager');
    await tab.goto(`${shop.url}/admin#/imports/create`);
    await tab
      .getByTestId('pictures')
      .setInputFiles(zip('solo.zip', anArchive({ 'SOLO-77.jpg': await picture('#383') })));
    await tab.getByRole('button', { name: 'Upload pictures alone' }).click();
    await tab.getByRole('button', { name: 'Check all rows' }).click();
    await tab.getByText('Being checked').first().waitFor();
    await work();
    await tab.getByRole('button', { name: 'One picture fits one row' }).waitFor();
    await tab.getByRole('button', { name: 'Apply 1 rows' }).click();
    await tab.getByText('Being applied').first().waitFor();
    await work();
    await tab.getByText('Pictures: 1 fetched, 0 waiting, 0 not available').waitFor();
    assert.match(await imageNow(), /^[0-9a-f]{24}-840\.webp$/);
    await tab.getByRole('button', { name: 'Undo this import' }).click();
    await tab.getByRole('button', { name: 'Confirm' }).click();
    await tab.getByText('Being undone').first().waitFor();
    await work();
    await tab.getByText('Undone', { exact: true }).first().waitFor();
    assert.equal(await imageNow(), rows[0]?.image);
  },
);
