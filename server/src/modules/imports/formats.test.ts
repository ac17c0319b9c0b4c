// Tests of file formats of other shops. [back office imports]
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { delimitedRows, writtenRow } from '../../platform/spreadsheet/index.ts';
import { plainText, readBack, rowReader } from './dialects.rules.ts';
import { FIELDS } from './fields.rules.ts';
import { dialectOf, guessMapping } from './mapping.rules.ts';
import { readValue } from './values.rules.ts';

async function rowsOf(text: string, size = 7): Promise<string[][]> {
  const pieces = async function* (): AsyncGenerator<string, void> {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  };
  const rows: string[][] = [];
  for await (const row of delimitedRows(pieces())) rows.push(row);
  return rows;
}

test('guessMapping › headers in three languages, our own names, attributes › each column found once [back office imports]', () => {
  const attributes = [{ slug: 'length', names: ['Length', 'Длина', 'الطول'] }];
  const guess = (header: string[]) => guessMapping('products', header, attributes).columns;
  assert.deepEqual(guess(['Артикул', 'Наименование', 'Цена', 'Остаток', 'Длина', 'чужое']), {
    sku: 0,
    name_en: 1,
    price_inr: 2,
    stock: 3,
    'attribute:length': 4,
  });
  assert.deepEqual(guess(['رمز الصنف', 'السعر', 'الكمية', 'الطول']), {
    sku: 0,
    price_inr: 1,
    stock: 2,
    'attribute:length': 3,
  });
  assert.deepEqual(guess(['price_usd', 'PRICE-INR', 'Sku', 'price']), {
    sku: 2,
    price_inr: 1,
    price_usd: 0,
  });
});

test('Google Merchant › its columns › a product of ours [back office imports]', () => {
  const header = [
    'id',
    'title',
    'description',
    'link',
    'image_link',
    'availability',
    'price',
    'sale_price',
    'brand',
    'gtin',
    'mpn',
    'product_type',
    'shipping_weight',
  ];
  assert.equal(dialectOf(header), 'google');
  const { columns } = guessMapping('products', header, []);
  assert.deepEqual(columns, {
    sku: 0,
    name_en: 1,
    description_en: 2,
    price_inr: 6,
    discount_inr: 7,
    manufacturer: 8,
    gtin: 9,
    mpn: 10,
    category: 11,
    weight_grams: 12,
  });
  const field = (name: string) =>
    FIELDS.products.find((one) => one.name === name) as (typeof FIELDS.products)[number];
  assert.deepEqual(readValue(field('price_inr'), '1,234.50 INR', false), { value: 123_450 });
  assert.deepEqual(readValue(field('price_inr'), '₹ 15', false), { value: 1_500 });
  assert.deepEqual(readValue(field('price_inr'), '1.234,50', true), { value: 123_450 });
  assert.deepEqual(readValue(field('weight_grams'), '2 lb', false), { value: 907 });
});

test('GTIN › printed with spaces, as UPC or with 14 digits, rounded, one digit wrong › one spelling, else a fault [features scan]', () => {
  const field = FIELDS.products.find(
    (one) => one.name === 'gtin',
  ) as (typeof FIELDS.products)[number];
  for (const cell of ['4006381333931', '4 006381 333931', '04006381333931', '400-6381-33393-1'])
    assert.deepEqual(readValue(field, cell, false), { value: '4006381333931' }, cell);
  assert.deepEqual(readValue(field, '0036000291452', false), { value: '036000291452' });
  for (const cell of ['4.00638E+12', '4006381333932', '40063813339', 'none'])
    assert.deepEqual(readValue(field, cell, false), { fault: { code: 'gtin-not-valid' } }, cell);
  for (const name of ['EAN-13', 'Штрихкод', 'الباركود', 'Variant Barcode'])
    assert.deepEqual(
      guessMapping('products', ['sku', name], []).columns,
      { sku: 0, gtin: 1 },
      name,
    );
});

test('weights › unit in the cell, in the heading, nowhere › grams by the nearest unit; without one a fault [back office imports]', () => {
  const field = FIELDS.products.find(
    (one) => one.name === 'weight_grams',
  ) as (typeof FIELDS.products)[number];
  const weight = (cell: string, heading?: string, decimalComma = false) =>
    readValue(field, cell, decimalComma, heading);
  assert.deepEqual(weight('0,101', 'Вес, кг', true), { value: 101 });
  assert.deepEqual(
    weight('0,101', 'Weight (kg)'),
    { fault: { code: 'decimal-comma' } },
    'no thousand begins with 0',
  );
  assert.deepEqual(weight('1', 'Weight (lb)'), { value: 454 });
  assert.deepEqual(weight('8', 'weight_oz'), { value: 227 });
  assert.deepEqual(weight('250', 'weight_grams'), { value: 250 });
  assert.deepEqual(weight('250 g', 'Weight (kg)'), { value: 250 }, 'the cell is nearer');
  assert.deepEqual(
    weight('1', 'weight'),
    { fault: { code: 'weight-unit-missing' } },
    'grams, kilograms or pounds?',
  );
  assert.deepEqual(weight('1 constructor', 'weight'), { fault: { code: 'weight-unit-unknown' } });
  assert.deepEqual(weight('100'), { value: 100 }, 'one value for all rows is in our own unit');
  for (const heading of ['Вес, кг', 'Weight (kg)', 'weight_lbs', 'الوزن (كغ)'])
    assert.deepEqual(
      guessMapping('products', ['sku', heading], []).columns,
      { sku: 0, weight_grams: 1 },
      heading,
    );
});

test('Shopify › variants, prices to compare with, pictures, HTML › rows as they should have been [back office imports]', () => {
  const header = [
    'Handle',
    'Title',
    'Body (HTML)',
    'Vendor',
    'Type',
    'Option1 Value',
    'Variant SKU',
    'Variant Price',
    'Variant Compare At Price',
    'Image Src',
    'Status',
  ];
  assert.equal(dialectOf(header), 'shopify');
  const { columns } = guessMapping('products', header, []);
  assert.deepEqual(
    [columns.price_inr, columns.discount_inr, columns.sku, columns.manufacturer],
    [8, 7, 6, 3],
  );
  const read = rowReader('shopify', header);
  const first = read({
    row: 2,
    cells: [
      'bolt',
      'Bolt',
      '<p>Strong &amp; <b>zinc</b></p><ul><li>M8</li></ul>',
      'Acme',
      'Screws',
      'M8',
      'B-8',
      '80',
      '100',
      'x.jpg',
      'active',
    ],
  });
  assert.deepEqual(
    [first?.cells[1], first?.cells[2], first?.cells[7], first?.cells[8]],
    ['Bolt, M8', 'Strong & zinc\nM8', '80', '100'],
  );
  const second = read({
    row: 3,
    cells: ['bolt', '', '', '', '', 'M10', 'B-10', '120', '', '', ''],
  });
  assert.deepEqual(
    [second?.cells[1], second?.cells[3], second?.cells[7], second?.cells[8]],
    ['Bolt, M10', 'Acme', '', '120'],
  );
  assert.equal(
    read({ row: 4, cells: ['bolt', '', '', '', '', '', '', '', '', 'y.jpg', ''] }),
    undefined,
    'a picture alone is no product',
  );
  assert.equal(plainText('a<br>b<script>x</script>&nbsp;&#65;'), 'a\nb A');
});

test('delimitedRows › separators, quotes, line breaks, pieces of any size › the same rows [back office imports]', async () => {
  const text = 'a;b;c\r\n"x;1";"two\r\nlines";"say ""hi"""\n\n;;\r\nlast;;';
  const rows = [
    ['a', 'b', 'c'],
    ['x;1', 'two\r\nlines', 'say "hi"'],
    [],
    ['', '', ''],
    ['last', '', ''],
  ];
  for (const size of [1, 2, 3, 7, 1_000])
    assert.deepEqual(await rowsOf(text, size), rows, `pieces of ${size}`);
  assert.deepEqual(await rowsOf('one\ttwo\n1\t2'), [
    ['one', 'two'],
    ['1', '2'],
  ]);
  await assert.rejects(rowsOf(`a,b\n"${'x'.repeat(2_000_000)}`, 65_536), /without end/);
});

test('writtenRow › what a spreadsheet would calculate › is text there, and the same text when it comes back [back office exports]', async () => {
  const hostile = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    "'=1",
    "''@a",
    'plain',
    "it's",
    'a,b;"c"\nd',
  ];
  const line = writtenRow(hostile);
  const [cells] = await rowsOf(`${hostile.map(() => 'h').join(',')}\r\n${line}`).then((rows) =>
    rows.slice(1),
  );
  for (const [index, cell] of (cells as string[]).entries()) {
    assert.doesNotMatch(cell, /^[=+\-@\t\r＝＋－＠]/);
    assert.equal(readBack(cell), hostile[index]);
  }
});
