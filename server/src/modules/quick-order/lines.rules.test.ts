// Tests of quick order lines: each reading that matters is among the first.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sampleSize } from '../../../testing/sample.ts';
import { linesOf, rowsOfCsv } from './cells.rules.ts';
import { columnsOf, readLine, readOrder } from './lines.rules.ts';
import { plainSigns } from './quantity-text.rules.ts';

const has = (line: string, part: string, quantity: number | undefined): void => {
  const readings = readOrder(line).lines[0]?.readings ?? [];
  assert.ok(
    readings.some((reading) => reading.part === part && reading.quantity === quantity),
    `${JSON.stringify(line)}: ${JSON.stringify(readings)}`,
  );
};

for (const line of [
  '6205-2RS 10',
  '6205-2RS  10 pcs',
  '6205-2RS 10pcs.',
  '10 x 6205-2RS',
  '10x 6205-2RS',
  '10 × 6205-2RS',
  '10 pcs 6205-2RS',
  '10 pcs of 6205-2RS',
  '10 6205-2RS',
  '6205-2RS x 10',
  '6205-2RS x10',
  '6205-2RS * 10',
  '6205-2RS, 10',
  '6205-2RS; 10',
  '6205-2RS;10;pcs',
  '6205-2RS\t10',
  '10\t6205-2RS',
  '6205-2RS\tDeep groove ball bearing\t10',
  '1\t6205-2RS\tDeep groove ball bearing\t10',
  '"6205-2RS","10"',
  '6205-2RS | 10',
  '6205-2RS - 10',
  '6205-2RS – 10 pcs',
  '6205-2RS: 10',
  '6205-2RS = 10',
  '6205-2RS (10)',
  '6205-2RS qty 10',
  '6205-2RS Qty: 10',
  'Qty 10 6205-2RS',
  '1. 6205-2RS 10',
  '2) 10 x 6205-2RS',
  '- 6205-2RS 10',
  '• 6205-2RS, 10 pcs',
  '> > 6205-2RS 10',
  '6205-2RS 10 шт',
  '6205-2RS — 10 шт.',
  '6205-2RS кол-во 10',
  '10 шт 6205-2RS',
  '6205-2RS ١٠',
  '6205-2RS ۱۰',
  '٦٢٠٥-2RS ١٠',
  '6205-2RS ١٠ قطع',
  '6205-2RS، ١٠',
  '6205-2RS الكمية 10',
  '6205-2RS\u00a010',
  '\u200f6205-2RS\u200e 10',
  'Please send 10 pcs of 6205-2RS by Friday',
])
  test(`readOrder › ${JSON.stringify(line)} › the part and ten of it [features quick order]`, () =>
    has(line, '6205-2RS', 10));

test('readOrder › part numbers with blanks, signs and commas in them › kept whole [features quick order]', () => {
  has('DIN 933 M8x40 100', 'DIN 933 M8x40', 100);
  has('M8 x 40', 'M8 x 40', undefined);
  has('20x3 NBR 5', '20x3 NBR', 5);
  has('50,52x1,78 NBR', '50,52x1,78 NBR', undefined);
  has('NU 308', 'NU 308', undefined);
  has('6205 2RS 1 000', '6205 2RS', 1_000);
  has('6205-2RS', '6205-2RS', undefined);
  has('1/2" ball valve 3', '1/2" ball valve', 3);
});

test('readOrder › headings in three languages › the columns they name, in any order [features quick order]', () => {
  for (const [heading, row] of [
    ['Part number\tQty', '6205-2RS\t10'],
    ['Qty,Description,Part No.', '10,Bearing 25 mm,6205-2RS'],
    ['SKU;Quantity', '6205-2RS;10'],
    ['Кол-во\tАртикул\tНаименование', '10\t6205-2RS\tПодшипник 25'],
    ['Номер детали;Количество', '6205-2RS;10 шт'],
    ['رقم القطعة\tالوصف\tالكمية', '6205-2RS\tمحمل 25\t١٠'],
    ['الكمية،رقم القطعة', '10،6205-2RS'],
  ] as const) {
    const order = readOrder(`${heading}\n${row}`);
    assert.equal(order.lines.length, 1, heading);
    assert.deepEqual(order.lines[0]?.readings, [{ part: '6205-2RS', quantity: 10 }], heading);
  }
  assert.equal(columnsOf(['6205-2RS', '10']), null);
  const wrong = readOrder(
    'Part number\tQty\n6205-2RS\tten\n6205-2RS\t1.5\n6205-2RS\t-3\n6205-2RS\t',
  );
  assert.deepEqual(
    wrong.lines.map((line) => line.readings[0]?.quantity),
    [null, null, -3, undefined],
  );
});

test('readOrder › a decimal behind the part › no quantity, as that of nothing less; a grouped thousand is one [features quick order]', () => {
  const first = (line: string) => readOrder(line).lines[0]?.readings[0];
  assert.deepEqual(first('6205 1,5'), { part: '6205', quantity: null });
  assert.deepEqual(first('6205-2RS x 2.25'), { part: '6205-2RS', quantity: null });
  assert.deepEqual(first('6205 10.00'), { part: '6205', quantity: 10 });
  assert.deepEqual(first('6205 2RS 1,000'), { part: '6205 2RS', quantity: 1_000 });
  // A strength class stays with its thread as one of the readings.
  has('M10x60 8.8', 'M10x60 8.8', undefined);
});

const firstOf = (line: string) => readOrder(line).lines.at(-1)?.readings[0];

test('readOrder › thousands and fractions as Europe, India and Arabia write them › the number that is meant, or none [features quick order]', () => {
  for (const [written, quantity] of [
    ['1.200,00', 1_200],
    ['1,200.00', 1_200],
    ['1 200,00', 1_200],
    ['1,00,000', 100_000],
    ['١٬٥٠٠', 1_500],
    ['٢٫٥', null],
    ['20,5', null],
    // A thousand in Berlin, one and a fifth in Chennai.
    ['1.200', null],
  ] as const)
    for (const line of [
      `SPB 2240\t${written}`,
      `SPB 2240 | ${written}`,
      `1;SPB 2240;${written}`,
      `SPB 2240 ${written}`,
      `SKU\tQty\nSPB 2240\t${written}`,
    ])
      assert.ok(
        readOrder(line).lines[0]?.readings.find(({ part }) => part === 'SPB 2240')?.quantity ===
          quantity,
        `${line}: ${JSON.stringify(readOrder(line).lines[0]?.readings)}`,
      );
  has('SPB 2240 1 500', 'SPB 2240', 1_500);
  has('6205 2RS 1 000', '6205 2RS', 1_000);
  assert.deepEqual(firstOf('6205-2RS\t10\t245.50'), { part: '6205-2RS', quantity: 10 });
  // Before a fraction a whole number is that of the row.
  assert.deepEqual(firstOf('1\tHydraulic oil\t2.5')?.quantity, null);
});

test('readOrder › rows whose first column numbers them, and one without it › the other columns, the last number [features quick order]', () => {
  for (const heading of [
    'Sr No\tDescription\tQty',
    'Item\tDescription\tQty',
    '№\tНаименование\tКол-во',
  ]) {
    const parts = readOrder(`${heading}\n3\tOil seal 30x47x7\t10`).lines[0]?.readings;
    assert.ok(
      parts?.some(({ part, quantity }) => part === 'Oil seal 30x47x7' && quantity === 10),
      heading,
    );
    assert.deepEqual(
      firstOf(`${heading}\nSPB 2240\t3`),
      { part: 'SPB 2240', quantity: 3 },
      heading,
    );
  }
  // A number of a part may be as short as that of a row.
  assert.deepEqual(firstOf('Part\tDescription\tQty\n608\tBearing\t10'), {
    part: '608',
    quantity: 10,
  });
});

test('readOrder › sums and tax numbers below a table, a greeting that goes on with an order › left out; read [features quick order]', () => {
  const order = readOrder(
    [
      'Total\t11653.00',
      'Grand total: 8 items',
      'Итого: 6 позиций',
      'المجموع ٨',
      'GSTIN 33AABCU9603R1ZM',
      'Hi Kumar, my number is +91 98400 12345',
      'Sub Total 3,25,070.00',
      'CGST 9% 29,256.30',
      'HSN 84821011',
      'Итого: 6 позиций на сумму 12 345,67 руб.',
      'НДС 20%: 2 057,61',
      'ИНН 7701234567 КПП 770101001',
      'Ship to: 48 Ambattur Road 600058',
      'Page 1 of 2',
      'Ramesh 9840012345',
    ].join('\n'),
  );
  assert.deepEqual([order.lines, order.ignored.length], [[], 15]);
  assert.equal(readOrder('Hi, please send 20 pcs of 6205-2RS').lines.length, 1);
  has('Hi, please send 10 pcs of 6205-2RS', '6205-2RS', 10);
  // An oil of that name.
  assert.deepEqual(firstOf('Total Azolla ZS 46\t10'), { part: 'Total Azolla ZS 46', quantity: 10 });
});

test('readOrder › a table with its title and date above, a signature with a telephone number below › left out, and said [features quick order]', () => {
  const order = readOrder(
    'Purchase order 4711\nDate 12.11.2026\nPart number;Qty\n6205-2RS;10\nRegards, Kumar 9840012345',
  );
  assert.deepEqual(
    order.lines.map(({ readings }) => readings[0]),
    [{ part: '6205-2RS', quantity: 10 }],
  );
  assert.deepEqual(order.ignored, [
    'Purchase order 4711',
    'Date 12.11.2026',
    'Regards, Kumar 9840012345',
  ]);
  // What names a part above a heading stays.
  assert.equal(readOrder('6205-2RS 10\nPart number;Qty\n6204-2RS;5').lines.length, 2);
});

test('readOrder › a quantity below one, or without a part number › read as what it is, to be rejected by name [features quick order]', () => {
  const readings = (text: string) => readOrder(text).lines.map((line) => line.readings[0]);
  assert.deepEqual(readings('SKU;Qty\n6205-2RS;-2\n;4\n6205-2RS;0'), [
    { part: '6205-2RS', quantity: -2 },
    { part: '', quantity: 4 },
    { part: '6205-2RS', quantity: 0 },
  ]);
  // As the page writes its own lines, to be read again.
  assert.deepEqual(readings('SKU\tQty\n\t4'), [{ part: '', quantity: 4 }]);
  assert.deepEqual(readings(';4\n6205-2RS;\u22122'), [
    { part: '', quantity: 4 },
    { part: '6205-2RS', quantity: -2 },
  ]);
  // A list that was copied with an empty column before it.
  assert.deepEqual(readings('\t6205'), [{ part: '6205', quantity: undefined }]);
});

test('readOrder › a mail › its greetings are left out and counted, its lines read [features quick order]', () => {
  const order = readOrder(
    'Dear Sirs,\n\nplease quote for:\n> 10 x 6205-2RS\n\tM8x40 100\n\nKind regards\nA. Buyer',
  );
  assert.equal(order.lines.length, 2);
  assert.deepEqual(order.ignored, ['Dear Sirs,', 'please quote for:', 'Kind regards', 'A. Buyer']);
});

test('readOrder › any text › ends, keeps to its limits and never throws [features quick order]', () => {
  const piece = fc.constantFrom(
    '6205',
    '-2RS',
    ' ',
    '\t',
    ';',
    ',',
    '"',
    '10',
    'x',
    '×',
    '\n',
    '١٢',
    'qty',
    'шт',
    '(',
    ')',
    '>',
    '-',
    '|',
    '\u0000',
    'a',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }), (pieces) => {
      const order = readOrder(pieces.join(''));
      for (const { text, readings } of order.lines) {
        assert.ok(readings.length > 0 && readings.length <= 12 && text.length <= 300);
        for (const { part, quantity } of readings)
          assert.ok(
            part === ''
              ? readings.length === 1 && Number.isSafeInteger(quantity)
              : quantity === undefined || quantity === null || Number.isSafeInteger(quantity),
          );
      }
    }),
    { numRuns: sampleSize(2_000, 10_000) },
  );
  assert.equal(readOrder('6205 1\n'.repeat(100_000)).lines.length, 501);
  for (const long of [
    '1'.repeat(100_000),
    ' '.repeat(100_000),
    'x '.repeat(50_000),
    '"'.repeat(99_999),
  ])
    readOrder(long);
});

for (const [line, part, quantity] of [
  ['WPL-6008\t2\t307', 'WPL-6008', null],
  ['EGR-6206-2RS-C3 | 2 | 257', 'EGR-6206-2RS-C3', null],
  ['3|EGR-6206|2|257', 'EGR-6206', null],
  ['6205\t10\t250.00', '6205', 10],
  ['PLT-SK34-19 @ 199 x 4', 'PLT-SK34-19', 4],
  ['PLT-SK34-19 @ 199.00 4 pcs', 'PLT-SK34-19', 4],
  ['PLT-SK34-19 x 4 @ Rs. 199/- each', 'PLT-SK34-19', 4],
  ['M10x50 8.8 zinc 1.000 pcs', 'M10x50 8.8 zinc', null],
  ['BRT-4014-M10X50-8.8-ZN 1.000 Stk', 'BRT-4014-M10X50-8.8-ZN', null],
  ['Подшипник 6204 2Z 50 шт по 185,00 руб', 'Подшипник 6204 2Z', 50],
  ['- 6205-2RS عدد ١٬٢٠٠', '6205-2RS', 1_200],
] as const)
  test(`line › “${line}” › ${part}, ${quantity} [features quick order]`, () => {
    const [reading] = readOrder(line).lines[0]?.readings ?? [];
    assert.deepEqual([reading?.part, reading?.quantity], [part, quantity]);
  });

test('line › a numbered row with one quantity › it is one of the readings, and none is unclear [features quick order]', () => {
  const readings = readOrder('1 | 6205 | 10').lines[0]?.readings ?? [];
  assert.ok(readings.some(({ part, quantity }) => part === '6205' && quantity === 10));
  assert.ok(readings.every(({ quantity }) => quantity !== null));
});

test('lines › behind a table of bars › read by themselves, their commas part nothing [features quick order]', () => {
  const lines = [
    'Item | Qty | Rate',
    '6205 | 10 | 250',
    'LYB-6008 5,000.00 pcs',
    'LYB-6205-2RS 1,200 @ 234.00 = 280,800.00',
    'TKM-6205-2RS 12,5',
  ];
  assert.deepEqual(
    readOrder(lines.join('\n')).lines.map(({ readings: [first] }) => [
      first?.part,
      first?.quantity,
    ]),
    [
      ['6205', 10],
      ['LYB-6008', 5_000],
      ['LYB-6205-2RS', 1_200],
      ['TKM-6205-2RS', null],
    ],
  );
});

test('lines › dates and references of an order › no parts [features quick order]', () => {
  const lines = [
    'Need by: 15/12/2026',
    'Delivery: Pune 411001',
    'PO No. 4500012',
    'On Mon, 23 Nov 2026 Ravi wrote:',
  ];
  assert.deepEqual(readOrder(lines.join('\n')), { lines: [], ignored: lines });
});

test('cells › a spreadsheet pasted back as lines › the same cells again [features quick order]', () => {
  assert.equal(
    linesOf([
      ['6205-2RS', 'a\tb', '10'],
      ['', ''],
      ['M8', '', '5', ''],
    ]),
    '6205-2RS\ta b\t10\nM8\t\t5',
  );
  assert.deepEqual(rowsOfCsv('a,"b, ""c""\nd",3\r\n"1/2"" valve";4', 500), [
    ['a', 'b, "c" d', '3'],
    ['1/2" valve', '4'],
  ]);
  assert.equal(rowsOfCsv('a,1\n'.repeat(1_000), 500).length, 501);
  assert.deepEqual(readLine(plainSigns('قال')), []);
});
