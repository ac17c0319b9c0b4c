// Tests of calendar days, working days and time zones.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  dayAfter,
  dayIn,
  endOfDay,
  isoIn,
  isTimeZone,
  startOfDay,
  workingDayAfter,
} from './days.ts';

const moment = fc.date({
  min: new Date('2024-01-01'),
  max: new Date('2035-12-31'),
  noInvalidDate: true,
});
const zone = fc.constantFrom(
  'Asia/Kolkata',
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Pacific/Auckland',
  'Asia/Riyadh',
);

test('workingDayAfter › every day of a week › two working days later, over the weekend [§9]', () => {
  const days = [
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ];
  const due = [
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-23',
    '2026-11-24',
    '2026-11-24',
    '2026-11-24',
  ];
  assert.deepEqual(
    days.map((day) => workingDayAfter(day, 2)),
    due,
  );
});

test('workingDayAfter › any day and number › a working day with exactly that many of them on the way [§9]', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 40 }), (at, days) => {
      const from = dayIn('UTC', at);
      const end = workingDayAfter(from, days);
      const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
      assert.ok(weekdayOf(end) >= 1 && weekdayOf(end) <= 5);
      let working = 0;
      for (let day = dayAfter(from, 1); day <= end; day = dayAfter(day, 1))
        if (weekdayOf(day) !== 0 && weekdayOf(day) !== 6) working += 1;
      assert.equal(working, days);
    }),
  );
});

test('dayAfter › the end of a month, of a year, of a leap February › the next day of the calendar [§9]', () => {
  assert.deepEqual(
    ['2026-12-31', '2028-02-28', '2027-02-28'].map((day) => dayAfter(day, 1)),
    ['2027-01-01', '2028-02-29', '2027-03-01'],
  );
  assert.equal(dayAfter('2026-03-01', -1), '2026-02-28');
});

test('dayIn › moments around midnight in UTC and in India › the day that the zone’s clock shows [decisions §8 Formats]', () => {
  const moments = [
    '2026-11-23T18:29:59.999Z',
    '2026-11-23T18:30:00Z',
    '2026-11-23T23:59:59Z',
    '2026-11-24T00:00:00Z',
  ];
  assert.deepEqual(
    moments.map((at) => dayIn('Asia/Kolkata', new Date(at))),
    ['2026-11-23', '2026-11-24', '2026-11-24', '2026-11-24'],
  );
  assert.deepEqual(
    moments.map((at) => dayIn('America/New_York', new Date(at))),
    ['2026-11-23', '2026-11-23', '2026-11-23', '2026-11-23'],
  );
});

test('startOfDay, endOfDay › any moment in any zone › the day’s own edges, also where the clock is put forward [decisions §8 Formats]', () => {
  fc.assert(
    fc.property(moment, zone, (at, own) => {
      const day = dayIn(own, at);
      const [start, end] = [startOfDay(own, day), endOfDay(own, day)];
      assert.ok(
        start <= at && at < end,
        `${start.toISOString()} ${at.toISOString()} ${end.toISOString()}`,
      );
      assert.equal(dayIn(own, start), day);
      assert.equal(dayIn(own, new Date(start.getTime() - 1)), dayAfter(day, -1));
      assert.equal(dayIn(own, end), dayAfter(day, 1));
    }),
  );
});

test('isoIn › zones before and after UTC › the zone’s clock with its distance, the same moment [decisions §7]', () => {
  assert.equal(
    isoIn('Asia/Kolkata', new Date('2026-11-23T20:58:01Z')),
    '2026-11-24T02:28:01+05:30',
  );
  assert.equal(
    isoIn('America/New_York', new Date('2026-11-23T20:58:01Z')),
    '2026-11-23T15:58:01-05:00',
  );
  fc.assert(
    fc.property(
      moment,
      zone,
      (at, own) => Date.parse(isoIn(own, at)) === Math.floor(at.getTime() / 1_000) * 1_000,
    ),
  );
});

test('isTimeZone › names of zones and others › only those that the calendar knows [decisions §8 Formats]', () => {
  for (const name of ['Asia/Kolkata', 'Asia/Riyadh', 'UTC', 'America/New_York'])
    assert.ok(isTimeZone(name), name);
  for (const name of ['', 'Asia/Atlantis', '+05:30', "x'; drop table setting"])
    assert.ok(!isTimeZone(name), name);
});
