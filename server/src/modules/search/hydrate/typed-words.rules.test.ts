// Tests of typed words: what was read is said as it was typed, and taken out of the text where it stands.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { restOf, spanOf } from './typed-words.rules.ts';

for (const [text, words, said, rest] of [
  ['قلم جلبة لحام', 'جلبه', 'جلبة', 'قلم لحام'],
  ['Щётки угольные 6x10', 'щетки угольные', 'Щётки угольные', '6x10'],
  ['Bolt M8x40 SS', 'm8', 'M8', 'Bolt x40 SS'],
  ['Bolt  M8x40', 'bolt', 'Bolt', 'M8x40'],
  ['cutting disc 5" steel', 'cutting disc', 'cutting disc', '5" steel'],
  ['limit swich', 'limit switch', undefined, null],
  ['болт', '', undefined, null],
] as const) {
  test(`spanOf › “${words}” in “${text}” › as typed, and the rest without it [house §6]`, () => {
    const span = spanOf(text, words);
    assert.equal(span === undefined ? undefined : text.slice(span.from, span.to), said);
    assert.equal(restOf(text, words), rest);
  });
}
