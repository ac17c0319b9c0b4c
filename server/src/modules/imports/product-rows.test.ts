// Tests of PUT /api/v1/products: rows of every kind, what they leave and empty, rights, repeats, pictures. [decisions 0115]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aCtx, aProduct, testApp } from '../../../testing/index.ts';
import { fetchCallImages } from './images.jobs.ts';
import { asking, outcomeOf, type Reason, whole } from './test-product-rows.ts';

const shop = await testApp({ after });
const { call, db, pool } = shop;
await sql`insert into category (slug, lineage, depth, name, image) values ('screws', 'screws', 1, '{"en":"Screws","ru":"Винты","ar":"براغي"}', 'x.svg')`.execute(
  db,
);
await sql`insert into attribute (slug, name, kind, unit) values ('length', '{"en":"Length","ru":"Длина","ar":"الطول"}', 'number', 'mm'), ('finish', '{"en":"Finish","ru":"Покрытие","ar":"المعالجة"}', 'text', null)`.execute(
  db,
);
await sql`insert into attribute_value (attribute_id, ordinal, slug, label) select id, 1, 'zinc', '{"en":"Zinc plated","ru":"Цинк","ar":"زنك"}' from attribute where slug = 'finish'`.execute(
  db,
);

const { put, id: clientId } = await asking(shop, ['catalogue:write']);

const productOf = async (sku: string) =>
  (
    await pool.query(
      `select p.*, c.lineage, m.name as manufacturer,
        (select jsonb_object_agg(t.locale, jsonb_build_array(t.name, t.description)) from product_text t where t.product_id = p.id) as texts,
        (select jsonb_object_agg(a.slug, coalesce(v.number::text, v.label ->> 'en')) from product_attribute pa join attribute a on a.id = pa.attribute_id
          join attribute_value v on v.attribute_id = a.id and v.ordinal = pa.ordinal where pa.product_id = p.id) as attributes
      from product p join category c on c.id = p.category_id join manufacturer m on m.id = p.manufacturer_id where p.sku = $1`,
      [sku],
    )
  ).rows[0];
const found = async (text: string): Promise<string[]> => {
  const { body } = await call('GET', `/api/v1/search?q=${encodeURIComponent(text)}`);
  return body.items.map(({ sku }: { sku: string }) => sku);
};
test('products › a whole row of a new product › written, found, named in the log with the client; the same again changes nothing [decisions 0115]', async () => {
  const { status, body } = await put([{ sku: 'API-1', ...whole }]);
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual([body.created, body.rejected, body.rows[0].problems], [1, 0, []]);
  assert.deepEqual(body.added, {
    categories: [],
    manufacturers: ['Nordwerk'],
    attributes: ['Head width', 'Drive'],
  });
  const row = await productOf('API-1');
  assert.equal(row.id, body.rows[0].id);
  assert.deepEqual(
    [row.mpn, row.gtin, row.lineage, row.manufacturer, row.hsn, row.unspsc, row.unit],
    ['ZB-8', '4006381333931', 'screws', 'Nordwerk', '73181500', '31161500', 'pack'],
  );
  assert.deepEqual(
    [row.origin_country, row.price_base, row.discount_base, row.minimum, row.maximum, row.step],
    ['DE', 1_250, 1_100, 10, 1_000, 10],
  );
  assert.deepEqual([row.weight_grams, row.published], [120, true]);
  assert.deepEqual(row.texts, {
    en: ['Zebra bolt M8', 'Steel.\n- Strong'],
    ru: ['Болт зебра М8', ''],
  });
  assert.deepEqual(row.attributes, {
    length: '45',
    finish: 'Zinc plated',
    'head-width': '13',
    drive: 'Hex socket',
  });
  const { rows: kinds } = await pool.query(
    "select slug, kind, unit from attribute where slug in ('head-width', 'drive') order by slug",
  );
  assert.deepEqual(kinds, [
    { slug: 'drive', kind: 'text', unit: null },
    { slug: 'head-width', kind: 'number', unit: 'mm' },
  ]);
  assert.deepEqual(await found('zebra bolt'), ['API-1']);
  const { rows: log } = await pool.query(
    "select distinct who from audit_log where subject = 'product' and subject_id = $1",
    [String(row.id)],
  );
  assert.deepEqual(log, [{ who: `client:${clientId}` }]);

  const before = await pool.query('select count(*) from audit_log');
  const again = await put([{ sku: 'API-1', ...whole }]);
  assert.deepEqual([again.body.unchanged, again.body.rows[0].id], [1, row.id]);
  assert.deepEqual((await pool.query('select count(*) from audit_log')).rows, before.rows);
});

test('products › fields that are absent, and null › the former stay, the latter are emptied; a product without name or price is not added [decisions 0115]', async () => {
  await put([{ sku: 'API-2', ...whole }]);
  const { body } = await put([
    { sku: 'API-2', texts: { en: { name: 'Renamed zebra' } } },
    { sku: 'API-none', category: 'screws' },
  ]);
  assert.deepEqual(body.rows.map(outcomeOf), [
    ['changed'],
    ['rejected', 'missing-for-new /rows/1/texts/en/name', 'missing-for-new /rows/1/price'],
  ]);
  let row = await productOf('API-2');
  assert.deepEqual(row.texts.en, ['Renamed zebra', 'Steel.\n- Strong']);
  assert.deepEqual([row.price_base, row.gtin, row.maximum], [1_250, '4006381333931', 1_000]);
  const emptied = {
    sku: 'API-2',
    gtin: null,
    texts: { en: { description: null }, ru: null, ar: { description: null } },
    unspsc: null,
    originCountry: null,
    discountPrice: null,
    orderQuantity: { maximum: null },
    weightGrams: null,
    attributes: [
      { attribute: 'drive', value: null },
      { attribute: 'Head width', value: null },
    ],
  };
  assert.deepEqual((await put([emptied])).body.rows.map(outcomeOf), [['changed']]);
  row = await productOf('API-2');
  assert.deepEqual(
    [row.gtin, row.texts, row.unspsc, row.origin_country, row.discount_base, row.maximum],
    [null, { en: ['Renamed zebra', ''] }, '00000000', 'ZZ', null, null],
  );
  assert.deepEqual(row.attributes, { length: '45', finish: 'Zinc plated' });
  assert.equal(row.hsn, '73181500');
  assert.deepEqual((await put([emptied])).body.rows.map(outcomeOf), [['unchanged']]);
});

test('products › a row broken in each way › each says its field and reason, the good one between them is written [decisions 0115]', async () => {
  const lot = await aProduct(db);
  await pool.query('delete from stock_movement where product_id = $1', [lot]);
  await pool.query('delete from stock where product_id = $1', [lot]);
  await pool.query("update product set kind = 'lot', sku = 'API-LOT' where id = $1", [lot]);
  await put([{ sku: 'API-3', ...whole }]);
  const broken: [object, ...string[]][] = [
    [{ price: '1,5' }, 'expected-form /price'],
    [{ price: '0' }, 'number-too-small /price'],
    [{ price: 5 }, 'expected-text /price'],
    [{ discountPrice: '12.50' }, 'discount-not-below-price /discountPrice'],
    [{ colour: 'red' }, 'unknown-field /colour'],
    [{ texts: { en: { name: '' } } }, 'field-required /texts/en/name'],
    [{ texts: { en: { name: 'two\nlines' } } }, 'not-one-line /texts/en/name'],
    [{ texts: { en: { name: 'x'.repeat(201) } } }, 'too-long /texts/en/name'],
    [{ texts: { de: { name: 'Schraube' } } }, 'unknown-field /texts/de'],
    [{ texts: { en: { description: 'a\u0007b' } } }, 'control-character /texts/en/description'],
    [{ gtin: '4006381333932' }, 'gtin-not-valid /gtin'],
    [{ category: 999_999 }, 'category-unknown /category'],
    [{ category: '/products/none' }, 'category-unknown /category'],
    [{ category: '>' }, 'category-unknown /category'],
    [{ category: 'screws/of-wood' }, 'category-unknown /category'],
    [{ hsn: '12' }, 'expected-form /hsn'],
    [{ unit: 'box' }, 'expected-one-of /unit'],
    [{ originCountry: 'India' }, 'expected-form /originCountry'],
    [{ originCountry: 'XX' }, 'country-not-valid /originCountry'],
    [{ originCountry: 'ZZ' }, 'country-not-valid /originCountry'],
    [{ orderQuantity: { maximum: 3 } }, 'maximum-below-minimum /orderQuantity/maximum'],
    [{ weightGrams: 1.5 }, 'expected-whole-number /weightGrams'],
    [
      { attributes: [{ attribute: 'length', value: '45 in' }] },
      'attribute-unit /attributes/0/value',
    ],
    [
      { attributes: [{ attribute: 'length', value: 'long' }] },
      'number-not-valid /attributes/0/value',
    ],
    [
      {
        attributes: [
          { attribute: 'length', value: 1 },
          { attribute: 'Длина', value: 2 },
        ],
      },
      'value-repeated /attributes/1/attribute',
    ],
    [{ images: ['none.png'] }, 'picture-unknown /images'],
    [{ published: 'yes' }, 'expected-one-of /published'],
    [{ sku: '' }, 'field-required /sku'],
    [{ sku: 'API-LOT', weightGrams: 1 }, 'sku-of-lot /sku'],
  ];
  const rows = broken.map(([fields]) => ({ sku: 'API-3', ...fields }));
  // Each alone: the same SKU twice is a mistake of its own.
  for (const [at, [, ...expected]] of broken.entries()) {
    const { status, body } = await put([{ sku: 'API-ok', ...whole, gtin: null }, rows[at]]);
    assert.equal(status, 200);
    assert.deepEqual(
      outcomeOf(body.rows[1]),
      ['rejected', ...expected.map((each) => each.replace(' ', ' /rows/1'))],
      JSON.stringify(rows[at]),
    );
    assert.ok(body.rows[1].problems[0].detail.length > 5);
    assert.match(body.rows[0].state, /^(created|unchanged)$/);
  }
  const { body } = await put([
    { sku: 'API-3', weightGrams: 1 },
    { sku: 'API-3', weightGrams: 2 },
    null,
    7,
  ]);
  assert.deepEqual(body.rows.map(outcomeOf), [
    ['changed'],
    ['rejected', 'value-repeated /rows/1/sku'],
    ['rejected', 'expected-object /rows/2'],
    ['rejected', 'expected-object /rows/3'],
  ]);
  const row = await productOf('API-3');
  assert.deepEqual([row.weight_grams, row.texts.en[0]], [1, 'Zebra bolt M8']);
});

test('products › sentences › in the language of the request [decisions 0115]', async () => {
  const { body } = await put([{ sku: 'API-3', price: '0' }], {}, '?lang=ru');
  assert.equal(body.rows[0].problems[0].detail, 'Цена должна быть больше нуля.');
});

test('products › new, without HSN, published › stays a draft, and says so; nothing given is a draft in a category of its own [decisions 0115]', async () => {
  const { body } = await put([
    { sku: 'API-4', texts: { en: { name: 'Bare' } }, price: '1', published: true },
    {
      sku: 'API-5',
      texts: { en: { name: '=Sum' } },
      price: '1',
      category: 'Tools > Saws',
      hsn: '8202',
    },
  ]);
  assert.deepEqual(body.rows.map(outcomeOf), [['created'], ['created']]);
  assert.deepEqual(
    body.rows[0].notes.map(({ code, pointer }: Reason) => [code, pointer]),
    [['draft-without-hsn', '/rows/0/published']],
  );
  assert.deepEqual(body.added.categories, ['Uncategorised', 'Tools > Saws']);
  const [bare, saw] = [await productOf('API-4'), await productOf('API-5')];
  assert.deepEqual([bare.published, bare.mpn, bare.lineage], [false, 'API-4', 'uncategorised']);
  assert.deepEqual([saw.published, saw.texts.en[0], saw.lineage], [false, '=Sum', 'tools/saws']);
  assert.deepEqual((await put([{ sku: 'API-5', published: true }])).body.rows.map(outcomeOf), [
    ['changed'],
  ]);
});

test('products › HSN of a product on sale › is not taken away, unless the row withdraws it [decisions 0115]', async () => {
  await put([{ sku: 'API-HSN', ...whole, gtin: null }]);
  assert.deepEqual(outcomeOf((await put([{ sku: 'API-HSN', hsn: null }])).body.rows[0]), [
    'rejected',
    'hsn-on-sale /rows/0/hsn',
  ]);
  assert.deepEqual([(await productOf('API-HSN')).hsn], [whole.hsn]);
  const { body } = await put([{ sku: 'API-HSN', hsn: null, published: false }]);
  assert.deepEqual(outcomeOf(body.rows[0]), ['changed']);
  const { hsn, published } = await productOf('API-HSN');
  assert.deepEqual([hsn, published], ['', false]);
});

test('products › a second product without a category › nothing is named as added [decisions 0115]', async () => {
  const bare = { texts: { en: { name: 'Bare' } }, price: '1' };
  await put([{ sku: 'API-bare-1', ...bare }]);
  const { body } = await put([{ sku: 'API-bare-2', ...bare }]);
  assert.deepEqual([body.created, body.added.categories], [1, []]);
});

test('products › two rows of a call name a new attribute › it is of the kind and unit of the first [decisions 0115]', async () => {
  const row = (sku: string, value: unknown, unit?: string) => ({
    sku,
    ...whole,
    gtin: null,
    attributes: [{ attribute: 'Flange size', value, ...(unit === undefined ? {} : { unit }) }],
  });
  const { body } = await put([
    row('API-f-1', 40, 'mm'),
    row('API-f-2', 50, 'in'),
    row('API-f-3', 'wide'),
    row('API-f-4', 60, 'mm'),
  ]);
  assert.deepEqual(body.rows.map(outcomeOf), [
    ['created'],
    ['rejected', 'attribute-unit /rows/1/attributes/0/value'],
    ['rejected', 'number-not-valid /rows/2/attributes/0/value'],
    ['created'],
  ]);
  assert.deepEqual(body.added.attributes, ['Flange size']);
});

test('products › pictures by address › wait to be fetched; what cannot be had is said with the next row, and tried again; null takes all away [decisions 0115]', async () => {
  const row = {
    sku: 'API-6',
    ...whole,
    images: ['http://127.0.0.1:1/a,b.png', 'http://127.0.0.1:1/c|d.png'],
  };
  assert.deepEqual((await put([row])).body.rows.map(outcomeOf), [['created']]);
  const { id } = await productOf('API-6');
  const states = async () =>
    (
      await pool.query(
        'select url, state from product_image_source where product_id = $1 order by position',
        [id],
      )
    ).rows;
  assert.deepEqual(
    await states(),
    row.images.map((url) => ({ url, state: 'waiting' })),
  );
  assert.equal(await fetchCallImages({ ...aCtx(db), actor: { kind: 'system' } }, new Set()), true);
  assert.deepEqual(
    await states(),
    row.images.map((url) => ({ url, state: 'failed' })),
  );
  const { body } = await put([row]);
  assert.deepEqual(
    body.rows[0].notes.map(({ code, pointer }: Reason) => [code, pointer]),
    [
      ['picture-not-fetched', '/rows/0/images/0'],
      ['picture-not-fetched', '/rows/0/images/1'],
    ],
  );
  assert.deepEqual(
    await states(),
    row.images.map((url) => ({ url, state: 'waiting' })),
  );
  assert.deepEqual((await put([{ sku: 'API-6', images: null }])).body.rows.map(outcomeOf), [
    ['changed'],
  ]);
  assert.deepEqual(await states(), []);
  // Pictures of the shop itself, then one of them: the other goes.
  const shown = async () =>
    (
      await pool.query(
        "select target from product_media where product_id = $1 and kind = 'image' order by position",
        [id],
      )
    ).rows.map(({ target }) => target);
  await pool.query("update product set image = 'one.svg' where sku = 'API-1'");
  await pool.query("update product set image = 'two.svg' where sku = 'API-2'");
  await put([{ sku: 'API-6', images: ['one.svg', 'two.svg'] }]);
  assert.deepEqual(await shown(), ['one.svg', 'two.svg']);
  await put([{ sku: 'API-6', images: ['two.svg'] }]);
  assert.deepEqual(await shown(), ['two.svg']);
});

test('products › the same request again with its key › answered the same, without a second effect [decisions 0110]', async () => {
  const key = { 'idempotency-key': 'products-1' };
  const rows = [{ sku: 'API-7', ...whole }];
  const first = await put(rows, key);
  assert.equal(first.body.created, 1);
  await pool.query("update product set mpn = 'by hand' where sku = 'API-7'");
  const again = await put(rows, key);
  assert.deepEqual(again.body, first.body);
  assert.equal(again.headers['idempotency-replayed'], 'true');
  assert.equal((await productOf('API-7')).mpn, 'by hand');
  assert.equal((await put([{ sku: 'API-8', ...whole }], key)).status, 422);
});

test('products › no key, and a key without the right › refused, nothing written [decisions 0110]', async () => {
  const reader = await asking(shop, ['catalogue:read']);
  assert.equal((await reader.put([{ sku: 'API-9', ...whole }])).status, 403);
  const open = await call('PUT', '/api/v1/products', { body: { rows: [{ sku: 'API-9' }] } });
  assert.equal(open.status, 401);
  assert.equal(await productOf('API-9'), undefined);
});

test('products › none, or more than a thousand › the call is rejected as a whole [decisions 0115]', async () => {
  for (const rows of [[], Array(1_001).fill({ sku: 'API-1' }), 'x']) {
    const { status, body } = await put(rows);
    assert.deepEqual([status, body.errors[0].pointer], [400, '/rows']);
  }
});
