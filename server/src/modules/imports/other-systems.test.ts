// Tests of imports from other systems: written with categories, families, attributes, prices and pictures, and taken back. [back office imports]
import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import sharp from 'sharp';
import { aCtx, asStaff, testApp } from '../../../testing/index.ts';
import { violations } from '../../../testing/invariants.ts';
import type { Ctx } from '../../platform/context.ts';
import { fetchImportImages } from './images.jobs.ts';
import { applied, checked, undone, upload, work } from './test-imports.ts';

const shop = await testApp({ after });
const admin = await asStaff(shop, 'catalogue-manager');
const { db } = shop;
const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
  .png()
  .toBuffer();
const server = http.createServer((request, response) => {
  if (request.url?.endsWith('.png')) response.end(picture);
  else response.writeHead(404).end();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
after(() => server.close());
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

const line = (cells: readonly string[]): string =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
const shopify = (rows: readonly string[][]): string =>
  [
    [
      'Handle',
      'Title',
      'Body (HTML)',
      'Vendor',
      'Product Category',
      'Option1 Name',
      'Option1 Value',
    ].concat(['Variant SKU', 'Variant Price', 'Image Src', 'Variant Inventory Qty', 'Published']),
    ...rows,
  ]
    .map(line)
    .join('\n');
const HOSE = shopify([
  [
    'hose',
    'Air hose',
    '<p>Rubber</p><ul><li>20 bar</li></ul>',
    'Acme',
    'Hoses > Air',
    'Bore',
    '10 mm',
  ].concat(['H-10', '4.00', `http://${host}/a.png`, '5', 'true']),
  ['hose', '', '', '', '', '', '13 mm', 'H-13', '5.00', `http://${host}/gone`, '7', ''],
  [
    'plain',
    'Seal, 5% off & more',
    '',
    '',
    '',
    'Title',
    'Default Title',
    'S/1 & 2',
    '3',
    '',
    '1',
    'true',
  ],
]);

test('Shopify file › checked, applied, its pictures fetched, again, undone › categories, family, options, dollars; nothing to change; no trace [back office imports]', async () => {
  const before = await counts();
  const report = await checked(shop, admin, 'products', HOSE, { currency: 'USD' });
  assert.equal(report.dialect, 'shopify');
  assert.deepEqual([report.rows.new, report.rows.faulty], [3, 0]);
  assert.deepEqual(report.created.categories, [
    { path: 'Hoses > Air', rows: 2 },
    { path: 'Uncategorised', rows: 1 },
  ]);
  assert.deepEqual(report.created.attributes, [{ name: 'Bore', values: 2 }]);
  assert.deepEqual([report.created.manufacturers, report.created.families], [2, 1]);
  const done = await applied(shop, admin, report.id);
  assert.deepEqual([done.state, done.rows.applied], ['applied', 3]);
  const rate = Number(report.rates.USD);
  assert.ok(rate > 50, 'the rate is shown');

  const { rows } =
    await sql<any>`select p.sku, p.published, p.price_base, p.own_prices, p.origin_country, c.lineage, m.name as manufacturer, f.key as family, t.name, t.description, s.on_hand,
      (select array_agg(a.slug || '=' || coalesce(v.number::text, v.label->>'en')) from product_attribute pa join attribute a on a.id = pa.attribute_id
        join attribute_value v on v.attribute_id = pa.attribute_id and v.ordinal = pa.ordinal where pa.product_id = p.id) as attributes
    from product p join category c on c.id = p.category_id join manufacturer m on m.id = p.manufacturer_id left join product_family f on f.id = p.family_id
    join product_text t on t.product_id = p.id and t.locale = 'en' join stock s on s.product_id = p.id where p.sku in ('H-10', 'H-13', 'S/1 & 2') order by p.sku`.execute(
      db,
    );
  assert.deepEqual(rows[0], {
    sku: 'H-10',
    published: false,
    price_base: Math.round(400 * rate),
    own_prices: { USD: 400 },
    origin_country: 'ZZ',
    lineage: 'hoses/air',
    manufacturer: 'Acme',
    family: 'hose',
    name: 'Air hose, 10 mm',
    description: 'Rubber\n- 20 bar',
    on_hand: 5,
    attributes: ['bore=10'],
  });
  assert.deepEqual(
    [rows[2].sku, rows[2].name, rows[2].manufacturer, rows[2].lineage, rows[2].family],
    ['S/1 & 2', 'Seal, 5% off & more', 'Unbranded', 'uncategorised', null],
  );
  const [attribute] = (
    await sql<any>`select kind, unit from attribute where slug = 'bore'`.execute(db)
  ).rows;
  assert.deepEqual(attribute, { kind: 'number', unit: 'mm' });

  const ctx: Ctx = { ...aCtx(db), actor: { kind: 'system' } };
  assert.ok(await fetchImportImages(ctx, report.id, new Set([host])));
  const after = (await admin('GET', `/imports/${report.id}`)).body;
  assert.deepEqual(after.images, { waiting: 0, fetched: 2, failed: 2, missing: 0 });
  const images = (
    await sql<any>`select p.sku, p.image, (select count(*)::int from product_media m where m.product_id = p.id and m.kind = 'image') as n
      from product p where p.sku like 'H-1_' order by p.sku`.execute(db)
  ).rows;
  assert.deepEqual(
    images.map(({ sku, n }: any) => [sku, n]),
    [
      ['H-10', 1],
      ['H-13', 1],
    ],
  );
  assert.match(images[0].image, /^[0-9a-f]{24}/);
  const notes = (await admin('GET', `/imports/${report.id}/faults?count=50`)).body.rows;
  assert.deepEqual(
    notes.map(({ row, isNote, message }: any) => [row, isNote, message]),
    [2, 3].map((row) => [
      row,
      true,
      'The picture could not be fetched: the server has no such file.',
    ]),
  );

  const again = await checked(shop, admin, 'products', HOSE, { currency: 'USD' });
  assert.deepEqual([again.rows.same, again.rows.total], [3, 3], 'the same file changes nothing');
  const back = await undone(shop, admin, report.id);
  assert.deepEqual([back.rows.undone, back.rows.stayed], [3, 0]);
  assert.deepEqual(
    await counts(),
    before,
    'categories, families, attributes and manufacturers are gone too',
  );
  assert.deepEqual(await violations(db), []);
});

async function counts(): Promise<unknown> {
  const { rows } =
    await sql`select (select count(*)::int from product) as products, (select count(*)::int from category) as categories,
    (select count(*)::int from product_family) as families, (select count(*)::int from attribute) as attributes,
    (select count(*)::int from manufacturer) as manufacturers, (select count(*)::int from product_image_source) as images`.execute(
      db,
    );
  return rows[0];
}

test('publishes › as the file says › only what has an HSN code, the rest is told [back office imports]', async () => {
  const file = [
    'sku,name,price,hsn,published',
    'PUB-1,With code,10,73181500,yes',
    'PUB-2,Without code,10,,yes',
    'PUB-3,Hidden,10,73181500,no',
  ].join('\n');
  const report = await checked(shop, admin, 'products', file);
  await applied(shop, admin, report.id);
  const { rows } =
    await sql<any>`select sku, published from product where sku like 'PUB-%' order by sku`.execute(
      db,
    );
  assert.deepEqual(
    rows.map(({ published }: any) => published),
    [true, false, false],
  );
  const { body } = await admin('GET', `/imports/${report.id}/faults`);
  assert.deepEqual(
    body.rows.map(({ row, isNote }: any) => [row, isNote]),
    [[3, true]],
  );
  await undone(shop, admin, report.id);
});

test('currency without a rate › the file is not checked before one is said › then prices at that rate [back office imports]', async () => {
  const sent = await upload(admin, 'products', 'sku,name,"Price, EUR"\nE-1,Euro part,10.00\n');
  assert.equal(sent.body.mapping.currency, 'EUR');
  const refused = await admin('POST', `/imports/${sent.body.id}/check`, sent.body.mapping);
  assert.deepEqual(
    [refused.status, refused.body.code, refused.body.errors?.[0]?.pointer],
    [400, 'import-rate-missing', '/rates/EUR'],
  );
  await admin('POST', `/imports/${sent.body.id}/check`, {
    ...sent.body.mapping,
    rates: { EUR: 90.5 },
  });
  await work(shop, sent.body.id);
  const { body } = await admin('GET', `/imports/${sent.body.id}`);
  assert.deepEqual([body.rows.new, body.rows.faulty], [1, 0]);
  await applied(shop, admin, sent.body.id);
  const { rows } = await sql<any>`select price_base from product where sku = 'E-1'`.execute(db);
  assert.deepEqual(rows, [{ price_base: 90_500 }]);
  await undone(shop, admin, sent.body.id);
});

test('header › said to be in another row › columns are named by it [back office imports]', async () => {
  const sent = await upload(admin, 'products', 'x,y,z\nsku,name,price\nHD-1,Part,10\n');
  assert.equal(sent.body.headerRow, 2, 'guessed: the first names nothing');
  const first = await admin('POST', `/imports/${sent.body.id}/header`, { row: 1, rows: 1 });
  assert.deepEqual([first.status, first.body.header], [200, ['x', 'y', 'z']]);
  const second = await admin('POST', `/imports/${sent.body.id}/header`, { row: 2, rows: 1 });
  assert.deepEqual(second.body.mapping.columns, { sku: 0, name_en: 1, price: 2 });
  const none = await admin('POST', `/imports/${sent.body.id}/header`, { row: 40, rows: 1 });
  assert.equal(none.status, 400);
});

test('category of a path › chosen by staff › its products go there, in this file and in the next [back office imports]', async () => {
  const { rows: made } = await sql<{ id: number }>`
    insert into category (slug, lineage, depth, name, image) values ('tubes', 'tubes', 1, '{"en":"Tubes"}', 'x.svg') returning id`.execute(
    db,
  );
  const categoryId = made[0]?.id ?? 0;
  const file = (sku: string): string =>
    `sku,name,price,category\n${sku},Pipe,10,Old shop > Pipes\n`;
  const report = await checked(shop, admin, 'products', file('CAT-1'));
  assert.deepEqual(report.created.categories, [{ path: 'Old shop > Pipes', rows: 1 }]);
  const nowhere = await admin('POST', `/imports/${report.id}/categories`, {
    path: 'Old shop > Pipes',
    categoryId: 65_000,
  });
  assert.deepEqual([nowhere.status, nowhere.body.errors?.[0]?.pointer], [400, '/categoryId']);
  const chosen = await admin('POST', `/imports/${report.id}/categories`, {
    path: 'Old shop > Pipes',
    categoryId,
  });
  assert.equal(chosen.status, 200);
  await work(shop, report.id);
  assert.deepEqual((await admin('GET', `/imports/${report.id}`)).body.created.categories, []);
  await applied(shop, admin, report.id);
  const next = await checked(shop, admin, 'products', file('CAT-2'));
  assert.deepEqual(next.created.categories, []);
  await applied(shop, admin, next.id);
  const { rows } =
    await sql<any>`select category_id from product where sku in ('CAT-1', 'CAT-2')`.execute(db);
  assert.deepEqual(
    rows.map((row) => row.category_id),
    [categoryId, categoryId],
  );
});

test('drafts without an HSN code › published together › refused by number, until the code is set for all at once [back office catalogue]', async () => {
  const report = await checked(
    shop,
    admin,
    'products',
    'sku,name,price\nHSN-1,Pipe,10\nHSN-2,Pipe,12\n',
  );
  await applied(shop, admin, report.id);
  const { rows } = await sql<{
    id: number;
  }>`select id from product where sku like 'HSN-%' order by id`.execute(db);
  const ids = rows.map(({ id }) => id);
  const change = (more: object) => admin('POST', '/product-changes', { ids, ...more });
  const refused = await change({ action: 'publish' });
  assert.deepEqual([refused.status, refused.body.code], [409, 'hsn-missing']);
  assert.match(refused.body.detail, /HSN-1/);
  const wrong = await change({ action: 'hsn', hsn: '12' });
  assert.deepEqual([wrong.status, wrong.body.errors?.[0]?.pointer], [400, '/hsn']);
  assert.equal((await change({ action: 'hsn', hsn: '73043900' })).body.changed, 2);
  assert.equal((await change({ action: 'publish' })).body.changed, 2);
});

test('parts without an HSN code, a seller in Italy › published by a file, and together › on sale: only India asks for it [back office catalogue] [decisions 0095]', async (t) => {
  const move = (country: string) =>
    sql`insert into setting (name, value) values ('company-country', to_jsonb(${country}::text))
      on conflict (name) do update set value = excluded.value`.execute(db);
  await move('IT');
  t.after(() => move('IN'));
  const report = await checked(
    shop,
    admin,
    'products',
    'sku,name,price,published\nITA-1,Tubo,10,yes\nITA-2,Tubo,12,no\n',
  );
  await applied(shop, admin, report.id);
  const rows = async () =>
    (
      await sql<{ id: number; published: boolean }>`
        select id, published from product where sku like 'ITA-%' order by sku`.execute(db)
    ).rows;
  const [first, second] = await rows();
  assert.deepEqual([first?.published, second?.published], [true, false]);
  const published = await admin('POST', '/product-changes', {
    ids: [second?.id],
    action: 'publish',
  });
  assert.equal(published.body.changed, 1);
});

test('category that several are called like › none of them at the top, then one › a new one is shown, then that one is taken; a plain table is asked [back office imports]', async () => {
  for (const parent of ['quollia', 'quollib'])
    await sql`with top as (insert into category (slug, lineage, depth, name, image)
        values (${parent}, ${parent}, 1, ${JSON.stringify({ en: parent })}, 'x.svg') returning id)
      insert into category (parent_id, slug, lineage, depth, name, image)
      select id, 'quoll-caps', ${`${parent}/quoll-caps`}, 2, ${JSON.stringify({ en: 'Quoll caps' })}, 'x.svg' from top`.execute(
      db,
    );
  const file = shopify([
    ['cap', 'Cap', '', 'Acme', 'Quoll caps', 'Title', 'Default Title'].concat([
      ...['QC-1', '3', '', '1', 'true'],
    ]),
  ]);
  const first = await checked(shop, admin, 'products', file);
  assert.deepEqual([first.rows.new, first.rows.faulty], [1, 0]);
  assert.deepEqual(first.created.categories, [{ path: 'Quoll caps', rows: 1 }]);
  await applied(shop, admin, first.id);
  const { rows } = await sql<{ lineage: string }>`select c.lineage from product p
    join category c on c.id = p.category_id where p.sku = 'QC-1'`.execute(db);
  assert.deepEqual(rows, [{ lineage: 'quoll-caps' }]);
  const second = await checked(shop, admin, 'products', file);
  assert.deepEqual([second.rows.same, second.created.categories.length], [1, 0]);
  await undone(shop, admin, first.id);
  const plain = await checked(
    ...[shop, admin, 'products' as const],
    'sku,name_en,category,price_inr\nQC-2,Cap,Quoll caps,3\n',
  );
  assert.equal(plain.rows.faulty, 1);
});
