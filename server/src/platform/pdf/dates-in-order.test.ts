// Arabic dates as eyes meet them: by the bidirectional algorithm day, month and year follow each other from the right, whatever stands around.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDayMonth,
  formatMoment,
  isolated,
  isolatedName,
  nameInText,
} from '@millwright/contracts';
import fc from 'fast-check';
import { type Direction, levelsOf, visualRuns } from './bidi.rules.ts';

/** Words of a line as eyes meet them, the rightmost first. */
function wordsFromTheRight(text: string, base: Direction): string[] {
  const runs = visualRuns(text, levelsOf(text, base), [0, text.length], () => 'face');
  return runs
    .reverse()
    .flatMap(({ text: run }) => run.trim().split(/[\s,،.]+/))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

const DAY = /^\d{1,2}$/;
const around = fc.constantFrom<(date: string) => string>(
  (date) => date,
  (date) => isolated(date),
  (date) => isolatedName(date),
  (date) => nameInText(date),
  (date) => `${isolated('SAR 45.00')} · ${date}`,
  (date) => `SAR 45.00 · ${date}`,
  (date) => `MW-7K3F-92QD ${date} DHL 123`,
  (date) => `الرد حتى ${date}. إن لم ترد يبقى طلبك كما هو.`,
  (date) => `Please answer by ${date}, or call 5.`,
);

test('Arabic dates › any day in any sentence and isolate › day, month, year from the right [§9]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      around,
      fc.constantFrom<Direction>('ltr', 'rtl'),
      fc.constantFrom(
        (iso: string) => formatDay(iso, 'ar'),
        (iso: string) => formatDayMonth(iso, 'ar'),
        (iso: string) => formatDate(`${iso}T12:00:00Z`, 'ar', 'UTC'),
        (iso: string) => formatDateTime(`${iso}T12:00:00Z`, 'ar', 'UTC'),
        (iso: string) => formatMoment(`${iso}T12:00:00Z`, 'ar', 'Asia/Riyadh'),
      ),
      (days, place, base, write) => {
        const iso = new Date(days * 86_400_000).toISOString().slice(0, 10);
        const date = write(iso);
        const words = wordsFromTheRight(place(date), base);
        const wanted = date.replace(/[\u2066-\u2069]/g, '').split(/[\s,،]+/);
        const begin = words.findIndex(
          (word, at) => DAY.test(word) && words[at + 1] === wanted[1] && word === wanted[0],
        );
        assert.notEqual(begin, -1, `${words.join(' | ')} instead of ${wanted.join(' | ')}`);
        if (wanted[2] !== undefined) assert.equal(words[begin + 2], wanted[2]);
      },
    ),
    { numRuns: 2_000 },
  );
});
