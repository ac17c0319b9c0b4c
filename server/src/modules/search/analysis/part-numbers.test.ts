// Part numbers as they are copied from a drawing, an invoice or a worn label: one test a rule. [features complaint 3]
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bearingParts, fromGost, plainBearingKey } from './bearing-numbers.rules.ts';
import { inchPieces, plainInches } from './inches.rules.ts';
import { partKey, partKeysOf } from './part-key.rules.ts';
import { tokensOf } from './tokens.rules.ts';

const words = (text: string): string[] => tokensOf(text).words.map((token) => token.text);

function sameKey(rule: string, key: string, spellings: string[]): void {
  test(`partKey › ${rule} › one key [§7.3 part numbers]`, () => {
    for (const spelling of spellings)
      assert.equal(partKey(spelling), key, JSON.stringify(spelling));
  });
}

function sameWords(rule: string, expected: string[], spellings: string[]): void {
  test(`tokensOf › ${rule} › the same words [§7.3 part numbers]`, () => {
    for (const spelling of spellings)
      assert.deepEqual(words(spelling), expected, JSON.stringify(spelling));
  });
}

sameKey('separators left out or other ones', 'NRD62052RS', [
  'NRD-6205-2RS',
  'NRD 6205 2RS',
  'NRD.6205/2RS',
  'NRD_6205_2RS',
  'nrd62052rs',
  ' NRD--6205 -2RS ',
]);
sameKey(
  'dashes of every kind',
  '62052RS',
  [
    '-',
    '\u2010',
    '\u2011',
    '\u2012',
    '\u2013',
    '\u2014',
    '\u2015',
    '\u2212',
    '\u2043',
    '\u00ad',
    '\ufe58',
    '\ufe63',
    '\uff0d',
  ].map((dash) => `6205${dash}2RS`),
);
sameKey(
  'spaces of every kind',
  '62052RS',
  [' ', '\u00a0', '\u202f', '\u2009', '\u3000', '\t', '\u200b', '\u200e'].map(
    (space) => `6205${space}2RS`,
  ),
);
sameKey('Arabic-Indic and Persian digits', '62052RS', ['٦٢٠٥-٢RS', '۶۲۰۵-۲RS', '6٢0۵-2rs']);
sameKey('full-width letters and digits', 'NU308', ['ＮＵ３０８', 'ｎｕ－３０８', 'NU３08']);
sameKey('letters of a Cyrillic keyboard', 'ABEKMHOPCTX1', [
  'АВЕКМНОРСТХ1',
  'авекмнорстх1',
  'AВEКMНOРCТX-1',
]);
sameKey('Cyrillic words stay Cyrillic', 'БОЛТ5', ['болт 5', 'БОЛТ-5']);

test('partKeysOf › manufacturer before the number or not › found either way [§7.3 part numbers]', () => {
  const keys = partKeysOf({ sku: 'NRD-6205-2Z', mpn: '6205ZZ', manufacturer: 'Nordlager' });
  for (const typed of [
    'NRD-6205-2Z',
    '6205-2Z',
    '6205 ZZ',
    'Nordlager 6205ZZ',
    'NORDLAGER 6205-2Z',
    'nordlager-6205-zz',
  ])
    assert.ok(
      keys.includes(plainBearingKey(partKey(typed))) || keys.includes(partKey(typed)),
      typed,
    );
});

test('plainBearingKey › seals as each manufacturer writes them › one key [§7.3 part numbers]', () => {
  for (const key of ['62052RS', '62052RS1', '62052RSR', '62052RSH', '6205LLU', '6205DDU'])
    assert.equal(plainBearingKey(key), '62052RS', key);
  for (const key of ['62052Z', '6205ZZ', '62052ZR'])
    assert.equal(plainBearingKey(key), '62052Z', key);
  assert.equal(plainBearingKey('6205ZZC3'), '62052ZC3');
  for (const key of ['6205', 'NU308', 'M8X40', '316L', 'ZZ'])
    assert.equal(plainBearingKey(key), key, 'not a sealed bearing');
});

test('bearingParts › number, seal, clearance › apart, other words whole [§7.3 part numbers]', () => {
  assert.deepEqual(bearingParts('6205zzc3'), ['6205', '2z', 'c3']);
  assert.deepEqual(bearingParts('6205c3'), ['6205', 'c3']);
  assert.deepEqual(bearingParts('2rsc3'), ['2rs', 'c3']);
  for (const word of ['6205', 'c3', '316l', 'm8', '1.4404', 'z80'])
    assert.equal(bearingParts(word), undefined, word);
});

test('fromGost › Russian numbers of sealed bearings › as elsewhere [§7.3 part numbers]', () => {
  assert.deepEqual(fromGost('180205'), ['6205', '2rs']);
  assert.deepEqual(fromGost('80306'), ['6306', '2z']);
  assert.deepEqual(fromGost('60104'), ['6004', 'z']);
  for (const number of ['6205', '205', '180905', '1802050'])
    assert.equal(fromGost(number), undefined, number);
});

sameWords(
  'multiplication signs',
  ['m8', '40'],
  [
    'M8x40',
    'M8X40',
    'M8×40',
    'M8х40',
    'М8Х40',
    'M8*40',
    'M8 x 40',
    'M8 × 40',
    'M 8 x 40',
    'M8✕40',
    'M8⨯40',
  ],
);
sameWords(
  'o-rings by size and compound',
  ['20', '3', 'nbr'],
  ['20x3 NBR', '20×3 nbr', '20 х 3 NBR', '٢٠×٣ NBR'],
);
sameWords(
  'unified threads, with or without the inch mark',
  ['1/2', '13'],
  ['1/2"-13', '1/2-13', '½"-13', '½″-13', "1/2''-13", '1/2”-13', '1/2" - 13', '1⁄2-13'],
);
sameWords(
  'inches with every mark',
  ['0.5in'],
  [
    '1/2"',
    '½"',
    '½″',
    "1/2''",
    '1/2 in',
    '1/2 inch',
    '1/2in',
    '0.5"',
    '0.5 in',
    '½ дюйма',
    '½ بوصة',
  ],
);
sameWords('mixed inches', ['2.5in'], ['2-1/2"', '2 1/2"', '2½"', '2.5 in', '2 1/2 inch']);
sameWords('pipe threads', ['g', '1.25in'], ['G1 1/4"', 'G 1-1/4"', 'g1¼″']);
sameWords(
  'nominal sizes',
  ['dn50', 'pn16'],
  ['DN50 PN16', 'DN 50 PN 16', 'dn-50, pn-16', 'Ду50 Ру16', 'Ду 50 Ру 16', 'ДУ-50 РУ-16'],
);
sameWords('decimal comma', ['50.52', '1.78'], ['50.52x1.78', '50,52x1,78', '50,52 х 1,78']);
sameWords(
  'standards in Cyrillic letters or written together',
  ['din', '472', '52'],
  ['DIN 472 52', 'DIN472-52', 'ДИН 472 52', 'дин 472-52'],
);
sameWords('diameter signs', ['20mm'], ['Ø20 mm', 'ø 20mm', '⌀20 мм', '20mm']);

test('plainInches › what has no inches › as it was [§7.3 part numbers]', () => {
  for (const text of ['m10x1.5', 'bolt in a bag', '100 pcs', "engineer's hammer"])
    assert.equal(plainInches(text), text);
});

test('inchPieces › decimal inches › as people type them without the mark [§7.3 part numbers]', () => {
  assert.deepEqual(inchPieces(0.5), ['1/2']);
  assert.deepEqual(inchPieces(2.5), ['2', '1/2']);
  assert.deepEqual(inchPieces(2), ['2']);
  assert.deepEqual(inchPieces(0.4375), ['7/16']);
});
