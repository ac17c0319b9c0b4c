// Spellings that mean the same: tables for normalisation, tokens, keys, stems, units and corrections. [features complaints 3, 4, 18]
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { expandSynonyms, synonymGroups } from '../lexicon/synonyms.rules.ts';
import { correct, editDistance, expandPrefix, vocabularyOf } from '../lexicon/vocabulary.rules.ts';
import { normalise } from './normalise.rules.ts';
import { partKey } from './part-key.rules.ts';
import { hashTerm, stem, termOf } from './terms.rules.ts';
import { tokensOf } from './tokens.rules.ts';

const words = (text: string): string[] => tokensOf(text).words.map((token) => token.text);

test('normalise › case, width, marks, letter forms, digits › one spelling [house §6]', () => {
  const table: [string, string][] = [
    ['Wälzlager', 'walzlager'],
    ['ＢＥＡＲＩＮＧ', 'bearing'],
    ['Крепёж', 'крепеж'],
    ['винтовой', 'винтовой'],
    ['أُسطُوانة', 'اسطوانه'],
    ['مـــحمل', 'محمل'],
    ['مستوى', 'مستوي'],
    ['٦٢٠٥', '6205'],
    ['۶۲۰۵', '6205'],
    ['M8×40', 'm8x40'],
    ['a\u200bb\u202ec', 'abc'],
    ['a\0b', 'a b'],
  ];
  for (const [text, expected] of table) assert.equal(normalise(text), expected, text);
});

test('tokensOf › sizes in any spelling › the same components [complaint 3]', () => {
  const table: [string, string[]][] = [
    ['M8 x 40', ['m8', '40']],
    ['M8x40', ['m8', '40']],
    ['M8×40', ['m8', '40']],
    ['М8х40', ['m8', '40']],
    ['м 8 х 40', ['m8', '40']],
    ['M8*40', ['m8', '40']],
    ['M8×1.25×40', ['m8', '1.25', '40']],
    ['M8x1,25x40', ['m8', '1.25', '40']],
    ['20x3', ['20', '3']],
    ['20 × 3', ['20', '3']],
    ['1/2"-13', ['1/2', '13']],
    ['½″-13', ['1/2', '13']],
    ['DN50 PN16', ['dn50', 'pn16']],
    ['DN 50, PN 16', ['dn50', 'pn16']],
    ['Ду50 Ру16', ['dn50', 'pn16']],
    ['6205-2RS', ['6205', '2rs']],
    ['6205 2rs', ['6205', '2rs']],
    ['ISO4017', ['iso', '4017']],
    ['ГОСТ 7798', ['гост', '7798']],
    ['40 mm', ['40mm']],
    ['40мм', ['40mm']],
    ['1.50 kW', ['1.5kw']],
    ['1,5 кВт', ['1.5kw']],
    ['8.8', ['8.8']],
    ['o-ring', ['o', 'ring']],
    ['hex bolt', ['hex', 'bolt']],
  ];
  for (const [text, expected] of table) assert.deepEqual(words(text), expected, text);
});

test('tokensOf › size with the usual pitch › also without it', () => {
  assert.deepEqual(tokensOf('M8×1.25×40').joined, ['m8x1.25x40', 'm8x40']);
  assert.deepEqual(tokensOf('6205-2RS').joined, ['62052rs']);
  assert.deepEqual(tokensOf('O-Ring').joined, ['oring']);
});

test('partKey › separators, case, keyboards › one key [complaint 3]', () => {
  for (const text of ['6205-2RS', '6205 2rs', '62052RS', '6205/2RS', '٦٢٠٥-2RS', '６２０５-2RS'])
    assert.equal(partKey(text), '62052RS', text);
  assert.equal(partKey('М8х40'), 'M8X40');
  assert.equal(partKey('00123'), '00123', 'leading zeros tell parts apart');
  assert.equal(partKey('x'.repeat(1 << 20)), '');
});

test('stem › three languages › forms of a word meet', () => {
  const table: string[][] = [
    ['bearing', 'bearings'],
    ['bolt', 'bolts'],
    ['подшипник', 'подшипники', 'подшипников'],
    ['гайка', 'гайки'],
    ['المحمل', 'محمل'],
    ['مسطحه', 'المسطحه'],
  ];
  for (const forms of table) assert.equal(new Set(forms.map(stem)).size, 1, forms.join());
  assert.notEqual(stem('bolt'), stem('screw'));
});

test('hashTerm › any text › a negative 32-bit integer, always the same', () => {
  fc.assert(fc.property(fc.string(), (text) => hashTerm(text) < 0 && hashTerm(text) >= -(2 ** 31)));
  assert.equal(hashTerm('bearing'), hashTerm('bearing'));
});

test('expandSynonyms › phrase of a group › its other phrases, nothing for bolt and screw [complaint 3]', () => {
  const groups = synonymGroups([
    { phrases: ['spanner', 'wrench'], oneWay: false },
    { phrases: ['allen key', 'hex key'], oneWay: false },
    { phrases: ['din 933', 'iso 4017'], oneWay: true },
  ]);
  const set = (text: string): number[] => text.split(' ').map(termOf);
  assert.deepEqual(expandSynonyms(set('wrench'), groups), [set('wrench'), set('spanner')]);
  assert.deepEqual(expandSynonyms(set('long hex key'), groups), [
    set('long hex key'),
    set('long allen key'),
  ]);
  assert.deepEqual(expandSynonyms(set('bolt'), groups), [set('bolt')]);
  assert.deepEqual(expandSynonyms(set('din 933 m8'), groups), [
    set('din 933 m8'),
    set('iso 4017 m8'),
  ]);
  assert.deepEqual(expandSynonyms(set('iso 4017'), groups), [set('iso 4017')], 'one way only');
  assert.ok(
    expandSynonyms(set('spanner wrench spanner wrench spanner wrench'), groups).length <= 8,
  );
});

test('correct › one typo, two in long words › the word that was meant [complaint 4]', () => {
  const vocabulary = vocabularyOf(
    ['bearing', 'washer', 'stainless', 'spanner', 'boring'].map((term, i) => ({
      term,
      hash: -1 - i,
      frequency: term === 'boring' ? 1 : 100,
    })),
  );
  const table: [string, string | undefined][] = [
    ['bering', 'bearing'],
    ['waser', 'washer'],
    ['wahser', 'washer'],
    ['stanles', undefined],
    ['stainles', 'stainless'],
    ['stainlles', 'stainless'],
    ['spaner', 'spanner'],
    ['cat', undefined],
    ['xyzzyx', undefined],
  ];
  for (const [typed, meant] of table) assert.equal(correct(vocabulary, typed), meant, typed);
  assert.deepEqual(expandPrefix(vocabulary, 'b', 9), [-1, -5]);
});

test('editDistance › random words › symmetric and zero only for equals', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
      const distance = editDistance(a, b, 99);
      return (
        distance === editDistance(b, a, 99) &&
        (distance === 0) === (a === b) &&
        distance <= Math.max(a.length, b.length)
      );
    }),
  );
});
