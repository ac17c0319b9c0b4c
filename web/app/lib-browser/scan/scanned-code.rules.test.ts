import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { repeatFilter } from './repeats.rules.ts';
import { bestOf, readScannedCode, type ScannedCode } from './scanned-code.rules.ts';

const HOST = 'shop.example';
const GS = '\x1d';
const RS = '\x1e';
const EOT = '\x04';
const EAN = '4006381333931';
const GTIN = `0${EAN}`;

type Case = [name: string, raw: string, wanted: ScannedCode];
const only = (text: string, quantity?: number): ScannedCode => ({
  text,
  others: [],
  ...(quantity === undefined ? {} : { quantity }),
});

const CASES: Case[] = [
  ['EAN-13', EAN, only(EAN)],
  ['UPC-A read as EAN-13', '0036000291452', { text: '036000291452', others: ['0036000291452'] }],
  ['ITF-14', GTIN, { text: EAN, others: [GTIN] }],
  ['a number without check digit', '4006381333932', only('4006381333932')],
  ['a part number', ' 6205-2RS\r\n', only('6205-2RS')],
  ['a part number with an AIM prefix', ']A06205-2RS', only('6205-2RS')],
  [
    'GS1-128 with its prefix',
    `]C101${GTIN}10LOT7${GS}2406205-2RS`,
    { text: '6205-2RS', others: [EAN] },
  ],
  [
    'GS1 DataMatrix, 240 and a serial',
    `]d201${GTIN}2406205-2RS${GS}21S1`,
    { text: '6205-2RS', others: [EAN] },
  ],
  ['GS1 QR code with a count', `]Q301${GTIN}3012`, only(EAN, 12)],
  ['FNC1 as the first sign', `${GS}01${GTIN}1726010110B${GS}30${'05'}`, only(EAN, 5)],
  [
    'GS1 without any mark',
    `01${GTIN}241OUR-77${GS}37100`,
    { text: EAN, others: ['OUR-77'], quantity: 100 },
  ],
  ['contained trade items', `]C102${GTIN}3724`, only(EAN, 24)],
  ['only a part number, marked', ']d2240M8X40', only('M8X40')],
  ['only a part number, not marked', '240M8X40', only('240M8X40')],
  ['printed with brackets', `(01)${GTIN}(10)A-1(240)6205-2RS`, { text: '6205-2RS', others: [EAN] }],
  ['brackets that are no GS1', '(M8)x40', only('(M8)x40')],
  [
    'GS1 with a wrong check digit',
    `01${GTIN.slice(0, -1)}010A`,
    only(`01${GTIN.slice(0, -1)}010A`),
  ],
  ['Digital Link', `https://id.gs1.org/01/${GTIN}/10/ABC`, only(EAN)],
  [
    'Digital Link of any host, part number and count',
    `https://brand.example/p/01/${GTIN}?240=6205%2D2RS&30=4&utm=x`,
    { text: '6205-2RS', others: [EAN], quantity: 4 },
  ],
  [
    'a product page of ours',
    'https://shop.example/ar/product/12/ball-bearing',
    { text: '', others: [], path: '/ar/product/12/ball-bearing' },
  ],
  [
    'a search of ours',
    'http://SHOP.example/products?query=6205+2rs',
    { text: '6205 2rs', others: [], path: '/products?query=6205+2rs' },
  ],
  ['an address of somebody else', 'https://other.example/products/6205', only('')],
  ['an address that is none', 'https://', only('')],
  ['an envelope', `[)>${RS}06${GS}1P6205-2RS${GS}Q25${RS}${EOT}`, only('6205-2RS', 25)],
  [
    'an envelope with three numbers',
    `[)>${RS}06${GS}PBUY-1${GS}30PS-2${GS}1PMFR-3${GS}Q00010EA${GS}1TLOT${RS}${EOT}`,
    { text: 'MFR-3', others: ['S-2', 'BUY-1'], quantity: 10 },
  ],
  ['an envelope with a prefix and no end', `]d1[)>${RS}06${GS}PABC 12${GS}Q2.5`, only('ABC 12')],
  ['an envelope of GS1 elements', `[)>${RS}05${GS}01${GTIN}${GS}3007${RS}${EOT}`, only(EAN, 7)],
  ['an envelope without a part', `[)>${RS}06${GS}S123${RS}${EOT}`, only('')],
  [
    'a barcode with its data identifier',
    '1P6205-2RS',
    { text: '1P6205-2RS', others: ['6205-2RS'] },
  ],
  ['nothing', ' \t', only('')],
];

for (const [name, raw, wanted] of CASES)
  test(`readScannedCode › ${name} › its number and quantity [features scan]`, () =>
    assert.deepEqual(readScannedCode(raw, HOST), wanted));

test('readScannedCode › any text › one line that a search takes, a whole quantity [features scan]', () => {
  const signs = fc.constantFrom(
    GS,
    RS,
    EOT,
    '[)>',
    '06',
    '05',
    '01',
    GTIN,
    '240',
    'Q',
    '1P',
    '(',
    ')',
    ']d2',
    ']C1',
    'https://',
    '/01/',
    'x',
    '%',
    '\n',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(signs, { maxLength: 12 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (raw) => {
      const { text: read, others, quantity } = readScannedCode(raw, HOST);
      for (const number of [read, ...others]) assert.match(number, /^[^\p{Cc}]{0,200}$/u);
      assert.ok(others.every((other) => other !== '' && other !== read));
      assert.ok(quantity === undefined || (Number.isSafeInteger(quantity) && quantity >= 1));
    }),
  );
});

test('bestOf › several codes on one label › the one with number and quantity, never an empty one before others [features scan]', () => {
  const codes = [
    only(''),
    only('SERIAL-1'),
    { text: '6205-2RS', others: [EAN] },
    only('6205-2RS', 10),
  ];
  assert.deepEqual(bestOf(codes), codes[3]);
  assert.deepEqual(bestOf(codes.slice(0, 3)), codes[2]);
  assert.deepEqual(bestOf(codes.slice(0, 2)), codes[1]);
  assert.equal(bestOf([]), undefined);
});

test('repeatFilter › a code that stays, goes and comes › new at first and after two seconds away [features scan]', () => {
  const isNew = repeatFilter();
  assert.deepEqual(
    [0, 500, 1_900, 3_800, 5_799, 7_799].map((now) => isNew('A', now)),
    [true, false, false, false, false, true],
  );
  assert.ok(isNew('B', 7_800), 'another code at once');
});
