// Tests of the review rules, by tables and properties.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Problem } from '../../platform/problem.ts';
import { checkReview, publicName, stateAfterWriting } from './reviews.rules.ts';

const faultsOf = (rating: number | undefined, comment: string): string[] => {
  try {
    checkReview({ rating, comment });
    return [];
  } catch (error) {
    return (error as Problem).fields.map((field) => `${field.pointer} ${field.code}`);
  }
};

test('checkReview › ratings › whole ones from 1 to 5, 5 when none is sent [§9 rating, §2.7 rating]', () => {
  for (const rating of [1, 2, 3, 4, 5]) assert.deepEqual(faultsOf(rating, 'fine'), []);
  for (const rating of [0, 6, -1, 4.5, Number.NaN, 1e300])
    assert.deepEqual(faultsOf(rating, 'fine'), ['/rating rating-not-valid']);
  assert.equal(checkReview({ comment: 'fine' }).rating, 5);
});

test('checkReview › comments › required, at most 2,000 characters, whatever is counted as one [§5 review form]', () => {
  for (const comment of ['', '  \n\t ', '\u200b\u202e', '\ufeff'])
    assert.deepEqual(faultsOf(5, comment), ['/comment field-required']);
  assert.deepEqual(faultsOf(5, '🔩'.repeat(2_000)), []);
  assert.deepEqual(faultsOf(5, 'a'.repeat(2_001)), ['/comment comment-too-long']);
  assert.deepEqual(faultsOf(0, ''), ['/rating rating-not-valid', '/comment field-required']);
});

test('stateAfterWriting › addresses and telephones › wait; part numbers and sizes do not; hidden ones never come back alone [decisions 0028]', () => {
  for (const spam of [
    'see https://cheap.example',
    'www.bolts.example',
    'write to joe@bolts.example',
    'only on best-bolts.shop!',
    'call +91 98400 12345',
  ])
    assert.equal(stateAfterWriting(undefined, spam), 'waiting', spam);
  for (const fine of [
    '6205-2RS 25×52×15 runs quietly',
    'M8x40, 8.8, DIN 933. Good thread.',
    'Ordered 100 on 12.05.2026, came in 3 days',
    'Хорошая деталь. Подошла сразу.',
    'قطعة ممتازة ومطابقة للمقاس',
    '+0.02 mm out of round',
  ])
    assert.equal(stateAfterWriting(undefined, fine), 'published', fine);
  assert.equal(stateAfterWriting('hidden', 'fine now'), 'waiting');
  assert.equal(stateAfterWriting('waiting', 'fine now'), 'waiting');
  assert.equal(stateAfterWriting('published', 'fine still'), 'published');
});

test('publicName › names of accounts › the first and an initial, never the whole [§3]', () => {
  for (const [first, last, name] of [
    ['Meena', 'Iyer', 'Meena I.'],
    ['Asha Rao', '', 'Asha R.'],
    ['Иван', 'петров', 'Иван П.'],
    ['خالد', 'العتيبي', 'خالد'],
    ['عبد الرحمن', 'الحربي', 'عبد الرحمن'],
    ['Prince', '', 'Prince'],
    ['', '', ''],
  ] as const)
    assert.equal(publicName(first, last), name);
});
