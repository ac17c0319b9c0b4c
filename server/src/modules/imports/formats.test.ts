// Tests of file formats of other shops. [back office imports]
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Currencies, FIRST_CURRENCIES, gramsOfHeading } from '@millwright/contracts';
import { delimitedRows, writtenRow } from '../../platform/spreadsheet/index.ts';
import { isHtml, plainText, readBack } from './cell-text.rules.ts';
import { FIELDS } from './fields.rules.ts';
import { guessMapping } from './mapping.rules.ts';
import { attributeNumber, readAmount, readValue } from './values.rules.ts';

type Plain = Parameters<typeof readValue>[0];
const PLAIN = { decimalComma: false };

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
  const guess = (header: string[], currencies: Currencies = FIRST_CURRENCIES) =>
    guessMapping('products', header, attributes, currencies).columns;
  assert.deepEqual(guess(['Артикул', 'Наименование', 'Цена', 'Остаток', 'Длина', 'чужое']), {
    sku: 0,
    name_en: 1,
    price: 2,
    stock: 3,
    'attribute:length': 4,
  });
  assert.deepEqual(guess(['رمز الصنف', 'السعر', 'الكمية', 'الطول']), {
    sku: 0,
    price: 1,
    stock: 2,
    'attribute:length': 3,
  });
  assert.deepEqual(guess(['price_usd', 'PRICE-INR', 'Sku', 'price']), {
    sku: 2,
    price: 1,
    'price:USD': 0,
  });
  // Names of files that this shop wrote before, and names of other shops.
  const old = ['price_inr', 'discount_inr', 'price_usd', 'price_sar'];
  assert.deepEqual(guess(old), {
    price: 0,
    discount_price: 1,
    'price:USD': 2,
    'price:SAR': 3,
  });
  assert.deepEqual(guess(['price', 'discount_price', 'price:USD', 'price:SAR']), guess(old));
  assert.deepEqual(guess(['السعر بالروبية', 'السعر بالدولار', 'Цена в SAR']), {
    price: 0,
    'price:USD': 1,
    'price:SAR': 2,
  });
  const euros = ['EUR', 'USD'] as const;
  assert.deepEqual(guess(old, euros), { price: 0, discount_price: 1, 'price:USD': 2 });
  assert.deepEqual(guess(['Price USD', 'Price in EUR', 'Price, GBP'], euros), {
    price: 1,
    'price:USD': 0,
  });
  const of = (header: string[]) => guessMapping('products', header, [], euros).currency;
  assert.deepEqual([of(['price']), of(['price_inr']), of(['Price (NOK)'])], ['EUR', 'INR', 'NOK']);
});

for (const header of [
  ['Art. No.', 'What is it', 'On shelf', 'Kg', 'Remarks'],
  ['Item No.', 'What is it?', 'Qty on hand', 'Weight (kg)', 'Remarks'],
  ['ART NO', 'Product', 'Quantity on hand', 'Net weight, lb', 'Notes'],
  ['Арт. №', 'Что это', 'На полке', 'Кг', 'Примечание'],
  ['Код товара', 'Номенклатура', 'Кол-во на складе', 'Вес нетто, кг', 'Комментарий'],
  ['رقم المادة', 'ما هو؟', 'على الرف', 'كغ', 'ملاحظات'],
  ['كود الصنف', 'اسم الصنف', 'الكمية في المخزن', 'الوزن (كجم)', 'ملاحظة'],
  ['Art.-Nr.', 'Was ist das?', 'Im Regal', 'kg', 'Bemerkungen'],
  ['Artikel-Nr.', 'Bezeichnung', 'Lagerbestand', 'Gewicht in g', 'Bemerkung'],
  ['Cod. art.', 'Cos’è', 'A scaffale', 'Kg', 'Note'],
  ['Codice articolo', 'Nome', 'Giacenza', 'Peso (kg)', 'Osservazioni'],
])
  test(`guessMapping › a header as spreadsheets have it: ${header[0]} … ${header[3]} › SKU, name, stock, weight, description, and the unit of the weight [back office imports]`, () => {
    const shuffled = [...header].reverse();
    assert.deepEqual(guessMapping('products', shuffled, [], FIRST_CURRENCIES).columns, {
      sku: 4,
      name_en: 3,
      stock: 2,
      weight_grams: 1,
      description_en: 0,
    });
    assert.notEqual(gramsOfHeading(header[3] as string), undefined);
  });

test('guessMapping › an item beside its number, a column T, units that are no weight › the number is the SKU, the others are nobody’s [back office imports]', () => {
  const guess = (header: string[]) =>
    guessMapping('products', header, [], FIRST_CURRENCIES).columns;
  assert.deepEqual(guess(['Item', 'Item No.']), { sku: 1 });
  assert.deepEqual(guess(['Code', 'T', 'Load kg']), { sku: 0 });
});

test('amounts › signs and codes of currencies, thousands, decimals › hundredths and the currency that is said [back office imports]', () => {
  const of = (cell: string, decimalComma = false) => readAmount(cell, decimalComma);
  assert.deepEqual(of('1,234.50 INR'), { minor: 123_450, currency: 'INR' });
  assert.deepEqual(of('₹ 15'), { minor: 1_500, currency: 'INR' });
  assert.deepEqual(of('€12.5'), { minor: 1_250, currency: 'EUR' });
  assert.deepEqual(of('1 200 руб.'), { minor: 120_000, currency: 'RUB' });
  assert.deepEqual(of('1.234,50', true), { minor: 123_450, currency: undefined });
  assert.deepEqual(of('12,50'), { fault: { code: 'decimal-comma' } });
  assert.deepEqual(of('12.505'), { fault: { code: 'too-many-decimals' } });
  assert.deepEqual(readAmount('12.505', false, true), { minor: 1_251, currency: undefined });
  assert.deepEqual(of('ten'), { fault: { code: 'number-not-valid' } });
});

test('GTIN › printed with spaces, as UPC or with 14 digits, rounded, one digit wrong › one spelling, else a fault [features scan]', () => {
  const field = FIELDS.products.find((one) => one.name === 'gtin') as Plain;
  for (const cell of ['4006381333931', '4 006381 333931', '04006381333931', '400-6381-33393-1'])
    assert.deepEqual(readValue(field, cell, PLAIN), { value: '4006381333931' }, cell);
  assert.deepEqual(readValue(field, '0036000291452', PLAIN), { value: '036000291452' });
  for (const cell of ['4.00638E+12', '4006381333932', '40063813339', 'none'])
    assert.deepEqual(readValue(field, cell, PLAIN), { fault: { code: 'gtin-not-valid' } }, cell);
  for (const name of ['EAN-13', 'Штрихкод', 'الباركود', 'Variant Barcode'])
    assert.deepEqual(
      guessMapping('products', ['sku', name], [], FIRST_CURRENCIES).columns,
      { sku: 0, gtin: 1 },
      name,
    );
});

test('weights › unit in the cell, in the heading, nowhere › grams by the nearest unit; without one a fault [back office imports]', () => {
  const field = FIELDS.products.find((one) => one.name === 'weight_grams') as Plain;
  const weight = (cell: string, heading?: string, decimalComma = false) =>
    readValue(field, cell, { decimalComma, heading });
  assert.deepEqual(weight('0,101', 'Вес, кг', true), { value: 101 });
  assert.deepEqual(
    weight('0,101', 'Weight (kg)'),
    { fault: { code: 'decimal-comma' } },
    'no thousand begins with 0',
  );
  assert.deepEqual(weight('1', 'Weight (lb)'), { value: 454 });
  assert.deepEqual(weight('1.5', 'Kg'), { value: 1_500 });
  assert.deepEqual(weight('1,5', 'Gewicht in Gramm', true), { value: 2 });
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
      guessMapping('products', ['sku', heading], [], FIRST_CURRENCIES).columns,
      { sku: 0, weight_grams: 1 },
      heading,
    );
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

test('writtenRow › telephone numbers, negative amounts and formulas for a program › numbers as they are, formulas as text [decisions 0118]', () => {
  const cells = ['+919840012345', '+91 44 2827-1234', '-12.50', '-40', '+1+cmd', '-A1', '=1', '@a'];
  const guarded = cells.map((cell) => `'${cell}`).join(',');
  assert.equal(writtenRow(cells), `${guarded}\r\n`);
  assert.equal(
    writtenRow(cells, 'program'),
    "+919840012345,+91 44 2827-1234,-12.50,-40,'+1+cmd,'-A1,'=1,'@a\r\n",
  );
});

test('plainText › lists, tables, entities, scripts, broken markup › lines that a reader would see [back office imports]', () => {
  assert.equal(plainText('a<br>b<script>x</script>&nbsp;&#65;'), 'a\nb A');
  assert.equal(
    plainText('<p>Strong &amp; <b>zinc</b></p><ul><li>M8</li><li>M10'),
    'Strong & zinc\n- M8\n- M10',
  );
  assert.equal(
    plainText('<table><tr><th>Bore</th><td>10 mm</td></tr></table><style>p{}</style>'),
    'Bore | 10 mm',
  );
  assert.equal(plainText('M8 &trade; 5 < 6 &bull; x'), 'M8 ™ 5 < 6 • x');
  assert.ok(isHtml('5 mm<br />long') && isHtml('A &amp; B') && !isHtml('a < b, R&D; p>0'));
});

test('readValue, readAmount › digits and marks of an Arabic or Persian keyboard › the same number; a part number keeps its own [back office imports]', () => {
  const value = (name: string, cell: string) =>
    readValue(FIELDS.products.find((field) => field.name === name) as Plain, cell, PLAIN);
  assert.deepEqual(value('stock', '٢٥'), { value: 25 });
  assert.deepEqual(value('stock', '۱٬۲۰۰'), { value: 1200 });
  assert.deepEqual(value('hsn', '٨٤٨٢١٠'), { value: '848210' });
  assert.deepEqual(value('sku', 'ط-٢٥'), { value: 'ط-٢٥' });
  assert.deepEqual(value('weight_grams', '٢٫٥ kg'), { value: 2500 });
  assert.deepEqual(readAmount('١٬٢٥٠٫٥٠', false), { minor: 125_050, currency: undefined });
  assert.deepEqual(attributeNumber('٢٥ mm', 'mm', false), { value: 25 });
});
