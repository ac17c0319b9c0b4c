// Tests of import errors. [back office imports]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aLot, aProduct, asStaff, setAside, testApp } from '../../../testing/index.ts';
import { checked } from './test-imports.ts';

const shop = await testApp({ after });
const admin = await asStaff(shop, 'catalogue-manager');
const { db } = shop;
for (const slug of ['screws', 'nuts', 'more-nuts'])
  await sql`insert into category (slug, lineage, depth, name, image) values (${slug}, ${slug}, 1, ${JSON.stringify({ en: slug === 'screws' ? 'Screws' : 'Nuts', ru: slug, ar: slug })}::jsonb, 'x.svg')`.execute(
    db,
  );
await sql`insert into attribute (slug, name, kind, unit) values ('length', '{"en":"Length"}', 'number', 'mm'), ('finish', '{"en":"Finish"}', 'text', null)`.execute(
  db,
);
await sql`insert into attribute_value (attribute_id, ordinal, slug, label) select id, 1, 'zinc', '{"en":"Zinc plated"}' from attribute where slug = 'finish'`.execute(
  db,
);
const held = await aProduct(db, { stock: 20 });
await setAside(db, held, 8);
const cheap = await aProduct(db, { price: 5_000, minimum: 10 });
const { productId: whole } = await aLot(db, [{ productId: cheap, quantity: 2 }]);
const skuOf = async (id: number): Promise<string> =>
  (await db.selectFrom('product').select('sku').where('id', '=', id).executeTakeFirstOrThrow()).sku;
const [heldSku, cheapSku, wholeSku] = [await skuOf(held), await skuOf(cheap), await skuOf(whole)];

const HEADER = [
  'sku',
  'name_en',
  'category',
  'manufacturer',
  'hsn',
  'price',
  'discount_price',
  'price:USD',
  'minimum',
  'maximum',
  'step',
  'weight_grams',
  'stock',
  'unit',
  'origin_country',
  'unspsc',
  'published',
  'image',
  'length',
  'finish',
];
const GOOD: Record<string, string> = {
  name_en: 'A part',
  category: 'screws',
  manufacturer: 'Acme',
  hsn: '73181500',
  price: '10.00',
};

/** What is wrong in the row, the column that is blamed, and how it begins. */
const CASES: [what: Record<string, string>, column: string, message: string][] = [
  [{ sku: '' }, 'sku', 'This cell must not be empty'],
  [{ sku: 'bad\tsku' }, 'sku', 'A SKU has 1 to 64'],
  [{ sku: 'x'.repeat(65) }, 'sku', 'A SKU has 1 to 64'],
  [{ sku: 'F-1' }, 'sku', 'The same was already in row 2'],
  [{ sku: '=1+1' }, 'sku', 'This looks like a formula'],
  [{ sku: wholeSku }, 'sku', 'This is a lot'],
  [{ name_en: '' }, 'name_en', 'This product or category is new'],
  [{ name_en: 'x'.repeat(201) }, 'name_en', 'Longer than 200'],
  [{ name_en: '=HYPERLINK("http://x")' }, 'name_en', 'This looks like a formula'],
  [{ name_en: '＝1' }, 'name_en', 'This looks like a formula'],
  [{ name_en: '@SUM(A1)' }, 'name_en', 'This looks like a formula'],
  [{ name_en: 'nul\0here' }, 'name_en', 'Holds a character'],
  [{ name_en: 'bell\u007fhere' }, 'name_en', 'Holds a character'],
  [{ name_en: 'two\nlines' }, 'name_en', 'Must be a single line'],
  [{ name_en: 'br\ufffdken' }, 'name_en', 'Some characters'],
  [{ category: '/products/no-such' }, 'category', 'There is no such category'],
  [{ category: 'Nuts' }, 'category', 'Several categories'],
  [{ hsn: '73A8' }, 'hsn', 'An HSN code'],
  [{ hsn: '731' }, 'hsn', 'An HSN code'],
  [{ price: 'ten' }, 'price', 'This is not a number'],
  [{ price: '12,50' }, 'price', 'A decimal comma'],
  [{ price: '12.505' }, 'price', 'Amounts have two decimals'],
  [{ price: '-5' }, 'price', 'Must not be negative'],
  [{ price: '0' }, 'price', 'A price must be above zero'],
  [{ 'price:USD': '15.00 INR' }, 'price:USD', 'This column is in USD'],
  [{ price: '99999999999999' }, 'price', 'This number is too large'],
  [{ discount_price: '10' }, 'discount_price', 'The discounted price must be below'],
  [
    {
      sku: cheapSku,
      name_en: '',
      category: '',
      manufacturer: '',
      hsn: '',
      price: '',
      discount_price: '50.00',
    },
    'discount_price',
    'The discounted price must be below',
  ],
  [{ minimum: '0' }, 'minimum', 'Must be at least 1'],
  [{ minimum: '2.5' }, 'minimum', 'Must be a whole number'],
  [{ minimum: '9', maximum: '5' }, 'maximum', 'The maximum is below'],
  [{ step: 'few' }, 'step', 'This is not a number'],
  [{ weight_grams: '3 stone' }, 'weight_grams', 'This unit of weight'],
  [{ stock: '-3' }, 'stock', 'Must not be negative'],
  [{ sku: heldSku, stock: '7' }, 'stock', '8 pieces are set aside'],
  [{ unit: 'dozen' }, 'unit', 'This unit is not known. Possible: piece'],
  [{ origin_country: 'India' }, 'origin_country', 'No country has this code'],
  [{ unspsc: '123' }, 'unspsc', 'A UNSPSC code'],
  [{ published: 'perhaps' }, 'published', 'Write yes or no'],
  [{ image: 'nowhere.jpg' }, 'image', 'There is no picture'],
  [{ length: '4 inch' }, 'length', 'This attribute is measured in mm'],
  [{ length: 'long' }, 'length', 'This is not a number'],
  [{ finish: 'gold' }, 'finish', 'The attribute has no such value'],
  [{ extra: 'one cell more' }, '', 'The row has more cells'],
];

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

test('faults › a file with every kind of fault › each in its row and column with its value, nothing else [back office imports]', async () => {
  const line = (row: Record<string, string>, number: number): string => {
    const whole: Record<string, string> = { sku: `F-${number}`, ...GOOD, ...row };
    return [
      ...HEADER.map((name) => whole[name] ?? ''),
      ...(whole.extra === undefined ? [] : [whole.extra]),
    ]
      .map(cell)
      .join(',');
  };
  const file = [
    HEADER.join(','),
    line({}, 1),
    ...CASES.map(([row], index) => line(row, index + 2)),
  ].join('\n');
  assert.ok(CASES.length >= 40);
  const report = await checked(shop, admin, 'products', file);
  assert.deepEqual(report.rows, {
    total: CASES.length + 1,
    new: 1,
    changed: 0,
    same: 0,
    faulty: CASES.length,
    applied: 0,
    undone: 0,
    stayed: 0,
  });
  const { body } = await admin('GET', `/imports/${report.id}/faults?count=200`);
  const told = body.rows.map((fault: any) => [fault.row, fault.column, fault.message]);
  const expected = CASES.map(([, column, message], index) => [index + 3, column, message]);
  assert.deepEqual(
    told.map(([row, column, message]: [number, string, string], index: number) => [
      row,
      column,
      message.startsWith(String(expected[index]?.[2])) ? expected[index]?.[2] : message,
    ]),
    expected,
  );
  for (const [index, [row, column]] of CASES.entries()) {
    const value = row[column] ?? row.extra;
    if (value !== undefined && value.length < 100 && !/[\0\u007f]/.test(value))
      assert.equal(body.rows[index].value, value.trim());
  }
});

test('faults › the report as a file › in the reader’s language, with nothing that a spreadsheet would calculate [back office imports]', async () => {
  const report = await checked(shop, admin, 'stock', 'sku,stock\n=1+1,5\nX,five\n');
  const { body, headers } = await admin('GET', `/imports/${report.id}/report?lang=ar`);
  assert.match(
    String(headers['content-disposition']),
    /attachment; filename="import-\d+-report\.csv"/,
  );
  const [head, first, ...rest] = String(body).split('\r\n');
  assert.equal(head, '\ufeffالصف,العمود,ما الخطأ,القيمة');
  assert.equal(first, "2,sku,يبدو هذا معادلة. ضع فاصلة علوية قبله إن كان نصًا.,'=1+1");
  assert.equal(rest.filter((row) => row !== '').length, 2, 'no number, and no such product');
});

for (const [name, category] of [
  ['a path', '/screws/'],
  ['an address', '/products/screws'],
  ['an address with language and query', '/ru/products/screws?page=2#list'],
  ['a whole address', 'https://shop.example/products/screws'],
  ['a path with products', 'products/screws'],
] as const)
  test(`category › ${name} copied from the shop › understood as the category [back office imports]`, async () => {
    const cells = { ...GOOD, category };
    const report = await checked(
      shop,
      admin,
      'products',
      `sku,${Object.keys(cells).join(',')}\nADDR-1,${Object.values(cells).join(',')}\n`,
    );
    assert.deepEqual([report.rows.new, report.rows.faulty], [1, 0]);
  });

test('category › an address of no category › says what an address looks like; in a file of categories it is understood as well [back office imports]', async () => {
  const cells = { ...GOOD, category: '/products/no-such' };
  const report = await checked(
    shop,
    admin,
    'products',
    `sku,${Object.keys(cells).join(',')}\nADDR-2,${Object.values(cells).join(',')}\n`,
  );
  const { body } = await admin('GET', `/imports/${report.id}/faults`);
  assert.match(body.rows[0].message, /such as fasteners\/screws/);
  const added = await checked(
    shop,
    admin,
    'categories',
    'lineage,name_en\nhttps://shop.example/en/products/screws/tiny,Tiny\n',
  );
  assert.deepEqual([added.rows.new, added.rows.faulty], [1, 0]);
});

test('faults › the other kinds › unknown product, language, address, nothing to change [back office imports]', async () => {
  const told = async (
    kind: 'stock' | 'prices' | 'translations' | 'categories',
    file: string,
  ): Promise<string[]> => {
    const report = await checked(shop, admin, kind, file);
    const { body } = await admin('GET', `/imports/${report.id}/faults`);
    return body.rows.map(
      (fault: any) => `${fault.row} ${fault.column} ${fault.message.slice(0, 24)}`,
    );
  };
  assert.deepEqual(await told('stock', 'sku,stock\nNO-1,5\n'), ['2 sku There is no product with']);
  assert.deepEqual(await told('prices', `sku,price\n${cheapSku},\n`), [
    '2  There is nothing to chan',
  ]);
  assert.deepEqual(await told('translations', `sku,language,name\n${cheapSku},de,Teil\n`), [
    '2 language This language is not kno',
  ]);
  assert.deepEqual(
    await told('categories', 'lineage,name_en\nBig Screws,Big\nunknown/part,Part\n'),
    ['2 lineage An address is small lett', '3 lineage The category above this '],
  );
});
