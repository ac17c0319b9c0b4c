import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkDigitOf, gtinSpellings, isGtin, plainGtin } from './gtin.rules.ts';

test('isGtin › each length, wrong check digit, other lengths, zeros › only true ones [features scan]', () => {
  for (const good of [
    '96385074',
    '036000291452',
    '4006381333931',
    '04006381333931',
    '14006381333938',
  ])
    assert.ok(isGtin(good), good);
  for (const bad of [
    '',
    '4006381333932',
    '400638133393',
    '40063813339310',
    '0000000000000',
    '6205',
    '4006381 333931',
    '٤٠٠٦٣٨١٣٣٣٩٣١',
  ])
    assert.ok(!isGtin(bad), bad);
});

test('plainGtin › one article in all its lengths › one spelling [features scan]', () => {
  assert.equal(plainGtin('04006381333931'), '4006381333931');
  assert.equal(plainGtin('00036000291452'), '036000291452');
  assert.equal(plainGtin('0036000291452'), '036000291452');
  assert.equal(plainGtin('00000096385074'), '96385074');
  assert.equal(plainGtin('14006381333938'), '14006381333938');
  assert.deepEqual(gtinSpellings('0036000291452'), [
    '036000291452',
    '0036000291452',
    '00036000291452',
  ]);
});

test('gtin › any digits with their check digit › a GTIN whose spellings are all the same article [features scan]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999_999_999 }), (body) => {
      const digits = String(body).padStart(13, '0');
      const gtin = digits + checkDigitOf(digits);
      const spellings = gtinSpellings(gtin);
      assert.ok(spellings.every(isGtin));
      assert.deepEqual(new Set(spellings.map(plainGtin)), new Set([plainGtin(gtin)]));
      assert.equal(spellings.at(-1), gtin);
    }),
  );
});
