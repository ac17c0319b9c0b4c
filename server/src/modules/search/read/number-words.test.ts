// Number words in Arabic become digits, and other words stay as they are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normalise } from '../analysis/normalise.rules.ts';
import { withNumerals } from './number-words.rules.ts';

for (const [typed, read] of [
  ['قطره الداخلي خمسة وعشرون والخارجي اثنان وستون', 'قطره الداخلي 25 والخارجي 62'],
  ['مقاس تسعة', 'مقاس 9'],
  ['اثنان ونصف', '2.5'],
  ['ستة عشر مليمتر', '16 مليمتر'],
  ['خمسة آلاف', '5000'],
  ['لزوجة ثلاثمائة وعشرون', 'لزوجه 320'],
  ['من مائتين الى ألف', 'من 200 الي 1000'],
  ['خمسة على ستة عشر', '5/16in'],
  ['عشرة فاصلة ستة وعشرين', '10.26'],
  // No numbers by themselves.
  ['ثلاثة أرباع بوصة', 'ثلاثه ارباع بوصه'],
  ['صمام ثلاث قطع', 'صمام ثلاث قطع'],
  ['نص بوصة', 'نص بوصه'],
  ['bolt m8', 'bolt m8'],
] as const)
  test(`withNumerals › ${typed} › ${read} [house §6]`, () => {
    assert.equal(withNumerals(normalise(typed)), read);
  });
