// Tests of pictures from a ZIP archive: fitted by name and by number, shown with the import, undone with it.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { ImportDetails, ImportPreview } from '@millwright/contracts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { aProduct, asStaff, testApp } from '../../../testing/index.ts';
import { anArchive } from '../../../testing/test-lists.ts';
import { applied, checked, recheck, sendArchive, taken, undone, upload } from './test-imports.ts';

const shop = await testApp({ after });
const admin = await asStaff(shop, 'catalogue-manager');
const { db } = shop;

const picture = async (background: string, format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
const [RED, BLUE, GREEN] = [
  await picture('#c00'),
  await picture('#00c', 'png'),
  await picture('#0c0', 'webp'),
];
const HEAD = 'sku;name_en;price;category;manufacturer;hsn;image\n';
const line = (sku: string, image = '', more = 'Fasteners;Acme') =>
  `${sku};Zip part ${sku};10;${more};73181500;${image}\n`;

async function imagesOf(sku: string): Promise<{ image: string; all: string[] }> {
  const { rows } = await sql<{ image: string; all: string[] | null }>`
    select p.image, (select array_agg(target order by position) from product_media m where m.product_id = p.id and m.kind = 'image') as all
    from product p where p.sku = ${sku}`.execute(db);
  return { image: rows[0]?.image ?? '', all: rows[0]?.all ?? [] };
}

test('pictures › a table with names and numbers › fitted, previewed, written with the import and undone with it [back office imports]', async () => {
  const sent = await upload(
    admin,
    'products',
    HEAD +
      line('ZIP-1', 'images/Abc.PNG') +
      line('ZIP-2') +
      line('ZIP-2-3') +
      line('ZIP/4') +
      line('ZIP-5'),
  );
  assert.equal(sent.status, 200, JSON.stringify(sent.body));
  const { id } = sent.body;
  assert.equal(sent.body.archive, null);
  const archive = anArchive({
    'Photos/abc.jpg': RED,
    'Photos/ZIP-2_10.jpg': GREEN,
    'Photos/ZIP-2_2.webp': BLUE,
    'Photos/zip-2.jpg': RED,
    'Photos/ZIP-2-3-front.png': BLUE,
    'Photos/ZIP_4.jpg': GREEN,
    'Photos/unknown.jpg': RED,
    'Photos/list.txt': 'no picture',
    'Photos/ZIP-5.jpg': 'no picture either',
    '__MACOSX/Photos/._abc.jpg': 'litter',
    'Photos/.DS_Store': 'litter',
  });
  const accepted = await sendArchive(admin, `/imports/${id}/pictures`, archive);
  assert.equal(accepted.status, 200, JSON.stringify(accepted.body));
  assert.equal(accepted.body.archive?.pictures, 7);
  const report = await recheck(shop, admin, id);
  assert.deepEqual([report.state, report.rows.new, report.rows.faulty], ['checked', 5, 0]);
  assert.deepEqual(report.archive, {
    fileName: 'photos.zip',
    fileSize: archive.length,
    pictures: 7,
    rows: 4,
    fitting: {
      count: 6,
      first: [
        { name: 'Photos/abc.jpg', row: 2 },
        { name: 'Photos/ZIP-2_10.jpg', row: 3 },
        { name: 'Photos/ZIP-2_2.webp', row: 3 },
        { name: 'Photos/zip-2.jpg', row: 3 },
        { name: 'Photos/ZIP-2-3-front.png', row: 4 },
        { name: 'Photos/ZIP_4.jpg', row: 5 },
      ],
    },
    fittingFaulty: { count: 0, first: [] },
    unfitting: { count: 1, first: ['Photos/unknown.jpg'] },
    notPictures: { count: 2, first: ['Photos/ZIP-5.jpg', 'Photos/list.txt'] },
    rowsWithout: { count: 1, first: [{ row: 6, sku: 'ZIP-5' }] },
  });
  const { body: rows } = await admin<{ rows: ImportPreview[] }>('GET', `/imports/${id}/rows`);
  assert.equal(
    rows.rows[1]?.fields.find(({ name }) => name === 'image')?.value,
    'Photos/zip-2.jpg\nPhotos/ZIP-2_2.webp\nPhotos/ZIP-2_10.jpg',
    'by their numbers, not by their letters',
  );

  const done = await applied(shop, admin, id);
  assert.deepEqual([done.state, done.images.waiting], ['applied', 6]);
  const shown = await taken(shop, admin, id);
  assert.deepEqual(shown.images, { waiting: 0, fetched: 6, failed: 0, missing: 0 });
  const two = await imagesOf('ZIP-2');
  assert.equal(two.all.length, 3);
  assert.equal(two.image, two.all[0]);
  assert.equal(two.image, (await imagesOf('ZIP-1')).image, 'the same picture is kept once');
  assert.match(two.image, /^[0-9a-f]{24}-840\.webp$/);
  const { rows: kept } =
    await sql`select from import_archive_chunk c join import_archive a on a.id = c.archive_id where a.import_id = ${id}`.execute(
      db,
    );
  assert.equal(kept.length, 0, 'the bytes are of no more use');

  await undone(shop, admin, id);
  assert.deepEqual(await imagesOf('ZIP-2'), { image: '', all: [] });
});

test('pictures › a SKU that a later row repeats › the first row keeps its pictures, by SKU and by manufacturer number [back office imports]', async () => {
  const head = 'sku;mpn;name_en;price;category;manufacturer;hsn\n';
  const row = (name: string) => `TWICE-1;TW 900;${name};10;Fasteners;Acme;73181500\n`;
  const sent = await upload(admin, 'products', head + row('Good') + row('Again'));
  const { id } = sent.body;
  await sendArchive(
    admin,
    `/imports/${id}/pictures`,
    anArchive({ 'TWICE-1.jpg': RED, 'TW-900_2.png': BLUE }),
  );
  const { rows, archive } = await recheck(shop, admin, id);
  assert.deepEqual([rows.new, rows.faulty], [1, 1]);
  assert.deepEqual(archive?.fitting, {
    count: 2,
    first: [
      { name: 'TW-900_2.png', row: 2 },
      { name: 'TWICE-1.jpg', row: 2 },
    ],
  });
  assert.deepEqual([archive.unfitting.count, archive.rowsWithout.count], [0, 0]);
});

test('pictures › a row that is faulty for another reason › its pictures are told apart from those that fit no row; an accepted row comes first [back office imports]', async () => {
  const free = (sku: string, image = '') => line(sku, image).replace(';10;', ';free;');
  // More than is checked at once: the accepted row is known later than those with a fault.
  const others = Array.from({ length: 500 }, (_, i) => free(`FLT-2-${i}`, 'both.jpg'));
  const file = HEAD + free('FLT-1') + others.join('') + line('FLT-3', 'both.jpg');
  const sent = await upload(admin, 'products', file);
  const { id } = sent.body;
  await sendArchive(
    admin,
    `/imports/${id}/pictures`,
    anArchive({ 'FLT-1.jpg': RED, 'FLT-1_2.jpg': BLUE, 'both.jpg': GREEN, 'nobody.jpg': GREEN }),
  );
  const { rows, archive } = await recheck(shop, admin, id);
  assert.deepEqual([rows.new, rows.faulty], [1, 501]);
  assert.deepEqual(archive?.fitting, { count: 1, first: [{ name: 'both.jpg', row: 503 }] });
  assert.deepEqual(archive.fittingFaulty, {
    count: 2,
    first: [
      { name: 'FLT-1.jpg', row: 2 },
      { name: 'FLT-1_2.jpg', row: 2 },
    ],
  });
  assert.deepEqual(archive.unfitting, { count: 1, first: ['nobody.jpg'] });
});

test('pictures › an archive alone › products that the shop has get them, and the undo puts back what they had [back office imports]', async () => {
  const product = await aProduct(db);
  const other = await aProduct(db);
  await sql`update product set sku = 'ALONE-1', mpn = 'XK 900' where id = ${product}`.execute(db);
  await sql`update product set sku = 'ALONE-2', mpn = 'QQ 77/1' where id = ${other}`.execute(db);
  const before = await imagesOf('ALONE-1');
  const sent = await sendArchive(
    admin,
    '/imports/pictures',
    anArchive({
      'ALONE-1 (2).jpg': BLUE,
      'ALONE-1.jpg': RED,
      'qq_77_1.png': BLUE,
      'nobody.jpg': GREEN,
    }),
  );
  assert.equal(sent.status, 200, JSON.stringify(sent.body));
  assert.deepEqual([sent.body.fileName, sent.body.state], ['photos.zip', 'uploaded']);
  const report = await recheck(shop, admin, sent.body.id);
  assert.deepEqual([report.rows.changed, report.rows.new, report.rows.faulty], [2, 0, 0]);
  assert.deepEqual(report.archive?.unfitting, { count: 1, first: ['nobody.jpg'] });
  await applied(shop, admin, sent.body.id);
  await taken(shop, admin, sent.body.id);
  assert.equal((await imagesOf('ALONE-1')).all.length, 2);
  assert.equal((await imagesOf('ALONE-2')).all.length, 1);
  await undone(shop, admin, sent.body.id);
  assert.deepEqual(await imagesOf('ALONE-1'), before);
});

test('pictures › an archive that fits no product › an import without rows that names what fits none [back office imports]', async () => {
  const sent = await sendArchive(admin, '/imports/pictures', anArchive({ 'zzz-no-such.jpg': RED }));
  assert.equal(sent.status, 200, JSON.stringify(sent.body));
  const report = await recheck(shop, admin, sent.body.id);
  assert.deepEqual([report.rows.total, report.archive?.unfitting.count], [0, 1]);
});

test('pictures › a picture that breaks off › a note at its row, and the others are shown [back office imports]', async () => {
  const sent = await upload(admin, 'products', HEAD + line('BRK-1') + line('BRK-2'));
  const { id } = sent.body;
  await sendArchive(
    admin,
    `/imports/${id}/pictures`,
    anArchive({ 'BRK-1.jpg': RED.subarray(0, 60), 'BRK-2.jpg': RED }),
  );
  await recheck(shop, admin, id);
  await applied(shop, admin, id);
  const shown = await taken(shop, admin, id);
  assert.deepEqual([shown.images.fetched, shown.images.failed], [1, 1]);
  const { body } = await admin<{ rows: { row: number; value: string; message: string }[] }>(
    'GET',
    `/imports/${id}/faults`,
  );
  assert.deepEqual(
    body.rows.map(({ row, value }) => [row, value]),
    [[2, 'BRK-1.jpg']],
  );
  assert.match(body.rows[0]?.message ?? '', /no JPEG, PNG or WebP/);
});

test('pictures › names without an archive for them › refuse the row of a plain table, and a new archive mends it [back office imports]', async () => {
  const report = await checked(shop, admin, 'products', HEAD + line('MEND-1', 'bolt.jpg'));
  assert.deepEqual([report.rows.faulty, report.archive], [1, null]);
  const sent = await sendArchive(
    admin,
    `/imports/${report.id}/pictures`,
    anArchive({ 'm/h/BOLT.jpeg': RED }),
  );
  assert.deepEqual([sent.body.state, sent.body.rows.faulty >= 0], ['uploaded', true]);
  assert.deepEqual((await recheck(shop, admin, report.id)).rows.faulty, 0);
  // Taken away again, the name is unknown again.
  const removed = await admin<ImportDetails>('DELETE', `/imports/${report.id}/pictures`);
  assert.deepEqual([removed.status, removed.body.archive], [200, null]);
  assert.equal((await recheck(shop, admin, report.id)).rows.faulty, 1);
  assert.equal((await admin('DELETE', `/imports/${report.id}/pictures`)).status, 404);
});

test('pictures › an archive in many pieces › every picture is read from its place, in a file of Magento with names of its own [back office imports]', async () => {
  const noise = await sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  assert.ok(noise.length > 2 * 1024 * 1024);
  const csv = `sku,attribute_set_code,product_type,name,price,base_image,additional_images\nMG-1,Default,simple,Magento part,5,/m/g/one.png,"/m/g/two.jpg"\n`;
  const sent = await upload(admin, 'products', csv);
  assert.equal(sent.body.dialect, 'magento');
  const { id } = sent.body;
  const accepted = await sendArchive(
    admin,
    `/imports/${id}/pictures`,
    anArchive({ 'm/g/one.png': noise, 'm/g/two.jpg': RED, 'x/two.jpg': BLUE }),
  );
  assert.equal(accepted.status, 200, JSON.stringify(accepted.body));
  const report = await recheck(shop, admin, id);
  assert.deepEqual(report.archive?.fitting.first.map(({ name }) => name).sort(), [
    'm/g/one.png',
    'm/g/two.jpg',
  ]);
  await applied(shop, admin, id);
  assert.deepEqual((await taken(shop, admin, id)).images.fetched, 2);
});

test('pictures › an import of prices, one that was written, one that is not there › rejected, nothing kept [back office imports]', async () => {
  const prices = await upload(admin, 'prices', 'sku;price\nA-1;10\n');
  const archive = anArchive({ 'A-1.jpg': RED });
  const refused = await sendArchive(admin, `/imports/${prices.body.id}/pictures`, archive);
  assert.deepEqual([refused.status, refused.body.code], [409, 'import-state']);
  const report = await checked(shop, admin, 'products', HEAD + line('LATE-1'));
  await applied(shop, admin, report.id);
  const late = await sendArchive(admin, `/imports/${report.id}/pictures`, archive);
  assert.deepEqual([late.status, late.body.code], [409, 'import-state']);
  assert.equal((await sendArchive(admin, '/imports/999999/pictures', archive)).status, 404);
  const { rows } =
    await sql`select from import_archive where import_id in (${prices.body.id}, ${report.id})`.execute(
      db,
    );
  assert.equal(rows.length, 0);
});
