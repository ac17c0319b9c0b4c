// Tests of margins: of what is asked, below zero under the cost, none where the cost is not known.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { marginOf, percentText } from './margin.ts';

test('margin › of what is asked, not of the cost › in basis points; none without a cost or a price [decisions 0119]', () => {
  assert.equal(marginOf(10_000, 7_500), 2_500);
  assert.equal(marginOf(10_000, 12_500), -2_500);
  assert.equal(marginOf(3, 1), 6_667);
  for (const [asked, cost] of [
    [10_000, null],
    [null, 5],
    [undefined, undefined],
    [0, 5],
    [10_000, 'abc'],
    ['12,,5', 5],
    [10_000, Number.NaN],
  ] as const)
    assert.equal(marginOf(asked, cost), null);
});

test('margin › as people read it › one decimal at most, Latin digits in every language [decisions 0119]', () => {
  assert.equal(percentText(2_500, 'en'), '25%');
  assert.equal(percentText(3_254, 'en'), '32.5%');
  for (const locale of ['ru', 'ar']) assert.match(percentText(3_254, locale), /32[.,]5/);
});
