// Tests of the European Central Bank's daily file: its two shapes, cross rates against other arithmetic, texts of anybody.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sampleSize } from '../../../testing/sample.ts';
import { type BankFile, crossRate, readBankFile } from './bank-rates.rules.ts';

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
\t\t<Cube time='2026-11-27'>
\t\t\t<Cube currency='USD' rate='1.0512'/>
\t\t\t<Cube currency='JPY' rate='162.40'/>
\t\t\t<Cube currency='GBP' rate='0.83150'/>
\t\t\t<Cube currency='INR' rate='88.7470'/>
\t\t</Cube>
\t</Cube>
</gesmes:Envelope>`;
const CSV = 'Date, USD, JPY, GBP, INR, \n27 November 2026, 1.0512, 162.40, 0.83150, 88.7470, \n';
const RATES = [
  ['EUR', '1'],
  ['GBP', '0.83150'],
  ['INR', '88.7470'],
  ['USD', '1.0512'],
];
const shown = (file: BankFile | undefined) => [file?.day, [...(file?.perEuro ?? [])].sort()];

test('readBankFile › the daily file as XML and as CSV, with any line ends › the same day and rates, without currencies that no shop has [decisions 0098]', () => {
  for (const text of [XML, XML.replaceAll("'", '"'), XML.replaceAll('\n', '\r\n'), `\n ${XML}`])
    assert.deepEqual(shown(readBankFile(text)), ['2026-11-27', RATES]);
  for (const text of [
    CSV,
    CSV.replaceAll('\n', '\r\n'),
    CSV.replaceAll(' ', '\t').replaceAll('27\tNovember\t2026', '27 November 2026'),
    CSV.trim(),
  ])
    assert.deepEqual(shown(readBankFile(text)), ['2026-11-27', RATES]);
});

test('readBankFile › the file of ninety days, or of all › the newest day, which comes first [decisions 0098]', () => {
  const older =
    "<Cube time='2026-11-26'><Cube currency='USD' rate='9'/><Cube currency='CHF' rate='9'/></Cube>";
  assert.deepEqual(
    shown(readBankFile(XML.replace('</Cube>\n</gesmes', `${older}</Cube>\n</gesmes`))),
    ['2026-11-27', RATES],
  );
  const history =
    'Date,USD,JPY,CYP,GBP,INR,\n2026-11-27,1.0512,162.40,N/A,0.83150,88.7470,\n2026-11-26,9,9,9,9,9,\n';
  assert.deepEqual(shown(readBankFile(history)), ['2026-11-27', RATES]);
});

const day = (cubes: string, time = '2026-11-27') =>
  `<E><Cube><Cube time="${time}">${cubes}</Cube></Cube></E>`;
const HOSTILE: readonly (readonly [name: string, text: string])[] = [
  ['nothing', ''],
  ['blanks', ' \n\t'],
  ['words', 'Rates of today'],
  [
    'a page of the bank',
    '<!doctype html><html><body><table><tr><td>USD</td><td>1.05</td></tr></table></body></html>',
  ],
  ['no day', XML.replace(" time='2026-11-27'", '')],
  ['a day that is none', day('<Cube currency="USD" rate="1.05"/>', '2026-13-45')],
  ['a day as people write it', day('<Cube currency="USD" rate="1.05"/>', '27.11.2026')],
  ['no rates', day('')],
  [
    'only currencies that are none',
    day('<Cube currency="XXX" rate="1.05"/><Cube currency="__proto__" rate="2"/>'),
  ],
  ...[
    '0',
    '0.00',
    '-1.05',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '1,05',
    '1.',
    '.5',
    '',
    ' 1',
    '9'.repeat(400),
    `1.${'0'.repeat(40)}1`,
  ].map(
    (rate) =>
      [`a rate of "${rate.slice(0, 12)}"`, day(`<Cube currency="USD" rate="${rate}"/>`)] as const,
  ),
  [
    'rates in entities',
    `<!DOCTYPE x [<!ENTITY r "1.05"><!ENTITY f SYSTEM "file:///etc/passwd">]>${day('<Cube currency="USD" rate="&r;"/><Cube currency="GBP" rate="&f;"/>')}`,
  ],
  ['a CSV of something else', 'sku,price\nA,1'],
  ['a CSV without rates', 'Date, USD, GBP'],
  ['a CSV without a day', 'Date, USD, GBP\n, 1.05, 0.83'],
  ['a CSV of a day that is none', 'Date, USD, GBP\nsoon, 1.05, 0.83'],
  ['a CSV of the year 20000', 'Date, USD, GBP\n1 January 20000, 1.05, 0.83'],
  ['a CSV with rates of N/A', 'Date, USD, GBP\n27 November 2026, N/A, N/A'],
];
for (const [name, text] of HOSTILE)
  test(`readBankFile › ${name} › no such file [decisions 0098]`, () =>
    assert.equal(readBankFile(text), undefined));

test('readBankFile › any text, any tags, as large as a request may be › an answer at once, and never a rate that is none [decisions 0098]', () => {
  const piece = fc.constantFrom(
    '<Cube',
    ' time="2026-11-27"',
    ' currency="USD"',
    ' rate="1.05"',
    '/>',
    '>',
    '</Cube>',
    'Date,',
    'USD,',
    '\n',
    '1 May 2026,',
    '1.05',
    '&lt;',
    '<![CDATA[',
    ']]>',
    '<!--',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
      ),
      (text) => {
        const file = readBankFile(text);
        if (file === undefined) return;
        assert.match(file.day, /^\d{4}-\d{2}-\d{2}$/);
        for (const rate of file.perEuro.values()) assert.ok(Number(rate) > 0, rate);
      },
    ),
    { numRuns: sampleSize(300, 2_000) },
  );
  const begun = performance.now();
  for (const large of [
    '<Cube '.repeat(16_000),
    '<Cube>'.repeat(16_000),
    `Date${',USD'.repeat(24_000)}\n1 May 2026${',1'.repeat(24_000)}`,
  ])
    readBankFile(large);
  assert.ok(performance.now() - begun < 5_000);
});

test('crossRate › of rupees, euros and dollars › what division says, to a billionth [decisions 0098]', () => {
  const file = readBankFile(XML) as BankFile;
  const perEuro = { EUR: 1, USD: 1.0512, GBP: 0.8315, INR: 88.747 };
  for (const base of ['INR', 'EUR', 'USD'] as const)
    for (const currency of ['EUR', 'USD', 'GBP', 'INR'] as const) {
      const rate = crossRate(file, base, currency) as number;
      assert.ok(Number.isSafeInteger(rate));
      assert.ok(
        Math.abs(rate / 1e9 - perEuro[currency] / perEuro[base]) < 6e-10 + 1e-15 * rate,
        `${currency} of ${base}: ${rate}`,
      );
    }
  // By hand: 1 / 88.7470 is 0.0112679865235...; 1.0512 / 88.7470 is 0.0118449074334...; 88.7470 / 1.0512 is 84.4244672754946...
  assert.equal(crossRate(file, 'INR', 'EUR'), 11_267_987);
  assert.equal(crossRate(file, 'INR', 'USD'), 11_844_907);
  assert.equal(crossRate(file, 'USD', 'INR'), 84_424_467_275);
  assert.equal(crossRate(file, 'EUR', 'USD'), 1_051_200_000);
  assert.equal(crossRate(file, 'EUR', 'EUR'), 1_000_000_000);
});

test('crossRate › any two rates › within half a billionth of the exact fraction, half up; nothing rather than nought or what is inexact [decisions 0098]', () => {
  // Ten-thousandths, as the bank writes them.
  const rate = fc.integer({ min: 1, max: 999_999_999 });
  const written = (ten: number) =>
    `${Math.floor(ten / 10_000)}.${String(ten % 10_000).padStart(4, '0')}`;
  fc.assert(
    fc.property(rate, rate, (one, of) => {
      const perEuro = new Map([
        ['EUR', '1'],
        ['INR', written(one)],
        ['USD', written(of)],
      ]) as BankFile['perEuro'];
      const found = crossRate({ day: '2026-11-27', perEuro }, 'INR', 'USD');
      // found x one is of x 10^9, but for less than one half of `one`.
      const twice = (rounded: bigint) => 2n * (rounded * BigInt(one) - BigInt(of) * 1_000_000_000n);
      if (found === undefined) {
        const exact = (BigInt(of) * 1_000_000_000n) / BigInt(one);
        return exact === 0n || exact >= BigInt(Number.MAX_SAFE_INTEGER);
      }
      return (
        found > 0 && twice(BigInt(found)) > -BigInt(one) && twice(BigInt(found)) <= BigInt(one)
      );
    }),
    { numRuns: sampleSize(2_000, 10_000) },
  );
});

test('crossRate › a currency or a base that the file lacks › none [decisions 0098]', () => {
  const file = readBankFile(CSV) as BankFile;
  assert.equal(crossRate(file, 'INR', 'SAR'), undefined);
  assert.equal(crossRate(file, 'SAR', 'INR'), undefined);
});
