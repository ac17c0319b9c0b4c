// Tests of dates: one form in each language, Latin digits, no mark of direction, the clock that is meant.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDayMonth,
  formatMoment,
  isoDayIn,
} from './dates.ts';
import { LOCALES } from './locale.ts';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const rtl = (text: string): string => `\u2067${text}\u2069`;
const MOMENT = new Date('2026-12-03T19:18:00Z');

test('dates › a day, a moment, a moment beside its clock › the form of each language, in Arabic read from the right [decisions §8 Formats]', () => {
  const shown = LOCALES.map((locale) =>
    [
      formatDay('2026-12-03', locale),
      formatDayMonth('2026-12-03', locale),
      formatDate(MOMENT, locale, 'Asia/Kolkata'),
      formatDateTime(MOMENT.toISOString(), locale, 'Asia/Kolkata'),
      formatMoment(MOMENT, locale, 'Asia/Kolkata'),
    ].map(plain),
  );
  assert.deepEqual(shown, [
    [
      ...['3 Dec 2026', '3 Dec', '4 Dec 2026', '4 Dec 2026, 12:48 am'],
      '4 Dec 2026, 12:48 am (India Time)',
    ],
    [
      ...['3 дек. 2026 г.', '3 дек.', '4 дек. 2026 г.', '4 дек. 2026 г., 00:48'],
      '4 дек. 2026 г., 00:48 (время: Индия)',
    ],
    [
      ...['3 ديسمبر 2026', '3 ديسمبر', '4 ديسمبر 2026', '4 ديسمبر 2026، 12:48 ص'].map(rtl),
      rtl('4 ديسمبر 2026، 12:48 ص (توقيت الهند)'),
    ],
  ]);
});

test('formatMoment › zones of the world › a place, never an abbreviation that people of another country do not know [decisions §8 Formats]', () => {
  const placeIn = (zone: string) => /\((.*)\)$/.exec(formatMoment(MOMENT, 'en', zone))?.[1];
  assert.deepEqual(
    ['Asia/Riyadh', 'Europe/Berlin', 'America/New_York', 'Asia/Dubai', 'UTC'].map(placeIn),
    ['Saudi Arabia Time', 'Germany Time', 'New York Time', 'United Arab Emirates Time', 'UTC'],
  );
  for (const zone of Intl.supportedValuesOf('timeZone'))
    for (const locale of LOCALES) {
      const text = formatMoment(MOMENT, locale, zone);
      // Iceland and parts of Africa keep Greenwich time, which the world knows.
      assert.match(text, /\((GMT|[^()]{4,}(\([^()]+\))?[^()]*)\)\u2069?$/u, text);
    }
});

test('dates › any moment, language, zone › Latin digits, the Gregorian year, no mark of direction [§9]', () => {
  const zones = ['UTC', 'Asia/Kolkata', 'Asia/Riyadh', 'America/New_York', 'Pacific/Kiritimati'];
  fc.assert(
    fc.property(
      fc.date({
        min: new Date('1990-01-02T00:00:00Z'),
        max: new Date('2099-12-30T00:00:00Z'),
        noInvalidDate: true,
      }),
      fc.constantFrom(...LOCALES),
      fc.constantFrom(...zones),
      (moment, locale, zone) => {
        const day = isoDayIn(moment, zone);
        const bare = formatDay(day, locale);
        assert.equal(formatDate(moment, locale, zone), bare);
        assert.equal(formatDay(`${day}T23:59:59.999Z`, locale), bare);
        const inside = bare.replace(/\u2069$/, '');
        for (const text of [
          bare,
          formatDateTime(moment, locale, zone),
          formatMoment(moment, locale, zone),
        ]) {
          assert.ok(text.startsWith(inside), text);
          assert.doesNotMatch(text, /[\u0660-\u0669\u06f0-\u06f9\u200e\u200f\u061c]/, text);
        }
        assert.ok(bare.includes(day.slice(0, 4)) && bare.includes(String(Number(day.slice(8)))));
      },
    ),
    { numRuns: 1_000 },
  );
});
