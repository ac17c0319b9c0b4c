// Tests of imports. [back office imports]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aCtx, aProduct, asStaff, testApp } from '../../../testing/index.ts';
import { violations } from '../../../testing/invariants.ts';
import { workOnImport } from './imports.jobs.ts';
import { applied, checked, undone, upload, work } from './test-imports.ts';

const shop = await testApp({ after });
const admin = await asStaff(shop, 'catalogue-manager');
const { db } = shop;
await sql`insert into category (slug, lineage, depth, name, image) values ('screws', 'screws', 1, '{"en":"Screws","ru":"Винты","ar":"براغي"}', 'x.svg')`.execute(
  db,
);
await sql`insert into attribute (slug, name, kind, unit) values ('length', '{"en":"Length","ru":"Длина","ar":"الطول"}', 'number', 'mm'), ('finish', '{"en":"Finish","ru":"Покрытие","ar":"المعالجة"}', 'text', null)`.execute(
  db,
);
await sql`insert into attribute_value (attribute_id, ordinal, slug, label) select id, 1, 'zinc', '{"en":"Zinc plated","ru":"Цинк","ar":"زنك"}' from attribute where slug = 'finish'`.execute(
  db,
);

const skuOf = async (id: number): Promise<string> =>
  (await db.selectFrom('product').select('sku').where('id', '=', id).executeTakeFirstOrThrow()).sku;
const found = async (text: string): Promise<string[]> => {
  const { body } = await shop.call(
    'GET',
    `/api/shop/product/search?text=${encodeURIComponent(text)}&start=0&count=10&lang=en`,
  );
  return (body.products ?? []).map((product: { sku: string }) => product.sku);
};

test('imports › products, new and changed › written with texts, attributes, stock and search as the report said; undone without a trace [back office imports]', async () => {
  const old = await aProduct(db, { stock: 7, price: 5_000, name: 'Old name' });
  const sku = await skuOf(old);
  const file = [
    'SKU;Name;Название (русский);Category;Brand;HSN;Price;Stock;Length;Finish;Weight;Published',
    `IMP-1;Hex bolt zebra M8;Болт зебра М8;Screws;Nordwerk;73181500;12.50;40;45 mm;Цинк;0.5 kg;yes`,
    `IMP-2;"Hex bolt zebra; M10";;screws;nordwerk;73181500;1,200;0;50;;12 g;yes`,
    `${sku};New zebra name;;;;;60;9;;;;`,
  ].join('\r\n');
  const report = await checked(shop, admin, 'products', file);
  assert.equal(report.state, 'checked');
  assert.deepEqual(report.rows, {
    total: 3,
    new: 2,
    changed: 1,
    same: 0,
    faulty: 0,
    applied: 0,
    undone: 0,
    stayed: 0,
  });
  assert.equal(
    (await db.selectFrom('product').select('id').where('sku', '=', 'IMP-1').execute()).length,
    0,
    'a dry run changes nothing',
  );

  const done = await applied(shop, admin, report.id);
  assert.deepEqual([done.state, done.rows.applied], ['applied', 3]);
  const { rows } =
    await sql<any>`select p.sku, p.price_base, p.weight_grams, p.slug, s.on_hand, m.name as manufacturer, t.name, ru.name as ru,
      (select array_agg(v.slug order by v.slug) from product_attribute pa join attribute_value v on v.attribute_id = pa.attribute_id and v.ordinal = pa.ordinal where pa.product_id = p.id) as attributes
    from product p join stock s on s.product_id = p.id join manufacturer m on m.id = p.manufacturer_id
    join product_text t on t.product_id = p.id and t.locale = 'en' left join product_text ru on ru.product_id = p.id and ru.locale = 'ru'
    where p.sku in ('IMP-1', 'IMP-2', ${sku}) order by p.id desc limit 3`.execute(db);
  const [second, first, changed] = rows;
  assert.deepEqual(first, {
    sku: 'IMP-1',
    price_base: 1_250,
    weight_grams: 500,
    slug: 'hex-bolt-zebra-m8',
    on_hand: 40,
    manufacturer: 'Nordwerk',
    name: 'Hex bolt zebra M8',
    ru: 'Болт зебра М8',
    attributes: ['45', 'zinc'],
  });
  assert.deepEqual(
    [second.name, second.price_base, second.manufacturer, second.ru, second.attributes],
    ['Hex bolt zebra; M10', 120_000, 'Nordwerk', null, ['50']],
  );
  assert.deepEqual(
    [changed.name, changed.price_base, changed.on_hand],
    ['New zebra name', 6_000, 9],
  );
  const pictures =
    await sql<any>`select p.image, m.target from product p left join product_media m on m.product_id = p.id where p.sku = 'IMP-1'`.execute(
      db,
    );
  assert.deepEqual(
    pictures.rows,
    [{ image: 'default.svg', target: null }],
    'no picture is not the picture of its category',
  );
  assert.equal(
    (
      await sql`select from search_document d join product p on p.id = d.id where p.sku = 'IMP-1'`.execute(
        db,
      )
    ).rows.length,
    1,
  );
  const changes = await sql<{
    n: number;
  }>`select count(distinct change_id)::int as n from audit_log where change_id like 'import:%' and who = ${`staff:${admin.id}`}`.execute(
    db,
  );
  assert.equal(changes.rows[0]?.n, 1, 'one change for the whole import');
  assert.deepEqual(await violations(db), []);

  const back = await undone(shop, admin, report.id);
  assert.deepEqual([back.state, back.rows.undone, back.rows.stayed], ['undone', 3, 0]);
  assert.deepEqual(
    (await sql`select from product where sku in ('IMP-1', 'IMP-2')`.execute(db)).rows,
    [],
  );
  assert.deepEqual(
    (await sql`select from manufacturer where name = 'Nordwerk'`.execute(db)).rows,
    [],
  );
  assert.deepEqual(
    (await sql`select from attribute_value where slug in ('45', '50')`.execute(db)).rows,
    [],
  );
  const restored =
    await sql<any>`select t.name, p.price_base, s.on_hand from product p join stock s on s.product_id = p.id join product_text t on t.product_id = p.id and t.locale = 'en' where p.id = ${old}`.execute(
      db,
    );
  assert.deepEqual(restored.rows[0], { name: 'Old name', price_base: 5_000, on_hand: 7 });
  assert.equal(
    (await sql`select from search_document where id not in (select id from product)`.execute(db))
      .rows.length,
    0,
  );
  assert.deepEqual(await violations(db), [], 'stock went back by movements');
  const moved = await sql<{
    who: string;
  }>`select distinct who from stock_movement where product_id = ${old} and reason = 'import'`.execute(
    db,
  );
  assert.deepEqual(moved.rows, [{ who: `staff:${admin.id}` }], 'each movement says who imported');
  assert.deepEqual(await found('zebra'), []);
});

test('imports › something changed or used since › stays and is told, the rest goes back [back office imports]', async () => {
  const [kept, other] = [
    await aProduct(db, { price: 1_000 }),
    await aProduct(db, { price: 1_000, stock: 5 }),
  ];
  const [keptSku, otherSku] = [await skuOf(kept), await skuOf(other)];
  const report = await checked(
    shop,
    admin,
    'products',
    `sku,price_inr,stock\n${keptSku},20,11\n${otherSku},20,11\n`,
  );
  await applied(shop, admin, report.id);
  await sql`update product set price_base = 3000 where id = ${kept}`.execute(db);
  const back = await undone(shop, admin, report.id);
  assert.deepEqual([back.rows.undone, back.rows.stayed], [1, 1]);
  const { rows } =
    await sql<any>`select p.price_base, s.on_hand from product p join stock s on s.product_id = p.id where p.id in (${kept}, ${other}) order by p.id`.execute(
      db,
    );
  assert.deepEqual(rows, [
    { price_base: 3_000, on_hand: 11 },
    { price_base: 1_000, on_hand: 5 },
  ]);
  const faults = await admin('GET', `/imports/${report.id}/faults?lang=ru`);
  assert.deepEqual(
    faults.body.rows.map((fault: any) => [fault.row, fault.message]),
    [[2, 'Не отменено: после импорта запись изменили или использовали.']],
  );
  assert.deepEqual(await violations(db), []);
});

test('imports › a worker that dies after each batch › goes on where it was, each row once [back office imports]', async () => {
  const lines = Array.from(
    { length: 4_203 },
    (_, i) => `CRASH-${i},Crash part ${i},screws,Manufacturer,73181500,10,${i % 3}`,
  );
  const sent = await upload(
    admin,
    'products',
    `sku,name_en,category,manufacturer,hsn,price,stock\n${lines.join('\n')}`,
  );
  await admin('POST', `/imports/${sent.body.id}/check`, sent.body.mapping);
  // No time: one batch of each lane, then another job.
  await work(shop, sent.body.id, 0);
  const { body } = await admin('GET', `/imports/${sent.body.id}`);
  assert.deepEqual([body.state, body.rows.total, body.rows.new], ['checked', 4_203, 4_203]);
  await admin('POST', `/imports/${sent.body.id}/apply`, { onFaults: 'refuse' });
  await Promise.all([work(shop, sent.body.id, 0), work(shop, sent.body.id, 0)]);
  const { rows } =
    await sql<any>`select count(*)::int as n, sum(s.on_hand)::int as pieces from product p join stock s on s.product_id = p.id where sku like 'CRASH-%'`.execute(
      db,
    );
  assert.deepEqual(rows[0], { n: 4_203, pieces: lines.reduce((sum, _, i) => sum + (i % 3), 0) });
  assert.equal((await admin('GET', `/imports/${sent.body.id}`)).body.rows.applied, 4_203);
  assert.deepEqual(await violations(db), []);
  await undone(shop, admin, sent.body.id);
  assert.equal(
    (await sql`select from product where sku like 'CRASH-%'`.execute(db)).rows.length,
    0,
  );
});

test('imports › cancelled half way › what was written stays, goes on or back [back office imports]', async () => {
  const lines = Array.from(
    { length: 3_700 },
    (_, i) => `STOP-${i},Part ${i},screws,Manufacturer,73181500,10`,
  );
  const report = await checked(
    shop,
    admin,
    'products',
    `sku,name_en,category,manufacturer,hsn,price\n${lines.join('\n')}`,
  );
  await admin('POST', `/imports/${report.id}/apply`, { onFaults: 'skip' });
  await workOnImport({ ...aCtx(db), actor: { kind: 'system' } }, report.id, 0);
  await admin('POST', `/imports/${report.id}/cancel`, {});
  await work(shop, report.id);
  const stopped = (await admin('GET', `/imports/${report.id}`)).body;
  assert.deepEqual([stopped.state, stopped.rows.applied], ['cancelled', 3_000]);
  const on = await applied(shop, admin, report.id);
  assert.deepEqual([on.state, on.rows.applied], ['applied', 3_700]);
  assert.deepEqual((await undone(shop, admin, report.id)).rows.undone, 3_700);
});

test('imports › a row that no longer fits when it is written › passed over and told, or everything is taken back [back office imports]', async () => {
  for (const onFaults of ['skip', 'refuse'] as const) {
    await sql`insert into category (slug, lineage, depth, name, image) values ('gone', 'gone', 1, '{"en":"Gone"}', 'x.svg')`.execute(
      db,
    );
    const lines = Array.from(
      { length: 40 },
      (_, i) => `FIT-${i},Part ${i},${i === 23 ? 'gone' : 'screws'},Manufacturer,73181500,10`,
    );
    const report = await checked(
      shop,
      admin,
      'products',
      `sku,name_en,category,manufacturer,hsn,price\n${lines.join('\n')}`,
    );
    await sql`delete from category where lineage = 'gone'`.execute(db);
    const end = await applied(shop, admin, report.id, onFaults);
    assert.deepEqual([end.state, end.rows.faulty], [onFaults === 'skip' ? 'applied' : 'undone', 1]);
    const { rows } = await sql`select from product where sku like 'FIT-%'`.execute(db);
    assert.equal(rows.length, onFaults === 'skip' ? 39 : 0);
    if (onFaults === 'skip') await undone(shop, admin, report.id);
  }
});

test('imports › stock, prices, translations, categories › each changes its own and nothing else [back office imports]', async () => {
  const id = await aProduct(db, { stock: 3, price: 900, discount: 800 });
  const sku = await skuOf(id);
  for (const [kind, file] of [
    ['stock', `sku,stock\n${sku},21`],
    ['prices', `sku,price,discount_price,price:USD\n${sku},11.00,0,0.50`],
    [
      'translations',
      `sku,language,name,description\n${sku},ru,Новое имя,Описание\n${sku},ar,اسم جديد,`,
    ],
    [
      'categories',
      'lineage,name_en,name_ru\nscrews/fine/extra,Extra fine,\nscrews/fine,Fine screws,Мелкие винты\nscrews,Screws and bolts,',
    ],
  ] as const) {
    const report = await checked(shop, admin, kind, file);
    if (kind === 'categories') {
      // A child above its parent is a fault; the parents are written.
      assert.deepEqual(report.rows.faulty, 1);
      assert.deepEqual([report.rows.new, report.rows.changed], [1, 1]);
    } else
      assert.deepEqual(
        [report.rows.faulty, report.rows.changed],
        [0, kind === 'translations' ? 2 : 1],
        kind,
      );
    await applied(shop, admin, report.id);
    const again = await checked(shop, admin, kind, file);
    if (kind !== 'categories')
      assert.equal(again.rows.same, again.rows.total, `${kind}: nothing is left to change`);
  }
  const { rows } =
    await sql<any>`select p.price_base, p.discount_base, p.own_prices, s.on_hand, ru.name as ru, ru.description from product p join stock s on s.product_id = p.id
    join product_text ru on ru.product_id = p.id and ru.locale = 'ru' where p.id = ${id}`.execute(
      db,
    );
  assert.deepEqual(rows[0], {
    price_base: 1_100,
    discount_base: null,
    own_prices: { USD: 50 },
    on_hand: 21,
    ru: 'Новое имя',
    description: 'Описание',
  });
  const tree =
    await sql<any>`select lineage, depth, name->>'en' as en, name->>'ru' as ru from category where lineage like 'screws%' order by lineage`.execute(
      db,
    );
  assert.deepEqual(tree.rows, [
    { lineage: 'screws', depth: 1, en: 'Screws and bolts', ru: 'Винты' },
    { lineage: 'screws/fine', depth: 2, en: 'Fine screws', ru: 'Мелкие винты' },
  ]);
});

test('imports › who may only read, a file that is none, a step out of turn › refused [back office imports] [decisions §5]', async () => {
  assert.equal((await upload(admin, 'products', '')).body.code, 'file-empty');
  assert.equal((await upload(admin, 'products', '%PDF-1.7 x')).body.code, 'file-not-readable');
  assert.equal(
    (await upload(admin, 'products', Buffer.from('504b030400000000', 'hex'))).body.code,
    'file-not-readable',
  );
  const sent = await upload(admin, 'stock', 'what,ever\n1,2');
  assert.equal(
    (await admin('POST', `/imports/${sent.body.id}/check`, sent.body.mapping)).body.code,
    'import-column-missing',
  );
  assert.equal(
    (await admin('POST', `/imports/${sent.body.id}/apply`, { onFaults: 'skip' })).body.code,
    'import-state',
  );
  assert.equal((await admin('DELETE', `/imports/${sent.body.id}`)).status, 200);
  assert.equal((await admin('GET', `/imports/${sent.body.id}`)).body.code, 'record-not-found');
  const orderManager = await asStaff(shop, 'order-manager');
  assert.equal((await upload(orderManager, 'stock', 'sku,stock\n1,2')).body.code, 'right-missing');
});

/** SKUs of what a scanned number finds. */
const scannedAs = async (query: string): Promise<string[]> => {
  const { status, body } = await shop.call('POST', '/api/search?lang=en', {
    body: { query, count: 10 },
  });
  assert.equal(status, 200);
  return body.products.map((product: { sku: string }) => product.sku);
};

test('imports › a column of barcodes › new and known products are found by them, undone they are not [features scan]', async () => {
  const sku = await skuOf(await aProduct(db, { name: 'Torque key' }));
  const file = [
    'SKU;Name;Category;Brand;HSN;Price;EAN;Published',
    'GTIN-1;Feeler gauge;screws;Nordwerk;73181500;12.50;4006381333931;yes',
    `${sku};;;;;;0036000291452;`,
  ];
  const report = await checked(shop, admin, 'products', file.join('\n'));
  assert.deepEqual([report.rows.new, report.rows.changed, report.rows.faulty], [1, 1, 0]);
  await applied(shop, admin, report.id);
  for (const scanned of ['4006381333931', '04006381333931', '4006381-333931'])
    assert.deepEqual(await scannedAs(scanned), ['GTIN-1'], scanned);
  for (const scanned of ['036000291452', '0036000291452', '00036000291452'])
    assert.deepEqual(await scannedAs(scanned), [sku], scanned);
  const ordered = await shop.call('POST', '/api/quickorder', {
    body: { lines: [{ partNumber: '4006381333931' }, '4006381333931\t3'] },
  });
  assert.deepEqual(
    ordered.body.lines.map((line: { status: string; product: { sku: string } | null }) => [
      line.status,
      line.product?.sku,
    ]),
    [
      ['found', 'GTIN-1'],
      ['found', 'GTIN-1'],
    ],
  );
  const same = await checked(shop, admin, 'products', file.join('\n'));
  assert.deepEqual(
    [same.rows.changed, same.rows.same],
    [0, 2],
    'the same file again changes nothing',
  );
  await undone(shop, admin, report.id);
  assert.deepEqual(
    [...(await scannedAs('4006381333931')), ...(await scannedAs('036000291452'))],
    [],
  );
});
