// Are days counted as the calendar and the working week have them, whatever the hour?
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { dayAfter, workingDayAfter } from './days.ts';

const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });

test('workingDayAfter › every day of a week › two working days later, over the weekend [§9]', () => {
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
  const due = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24', '2026-11-24', '2026-11-24'];
  for (const time of ['00:00:00.000', '12:00:00.000', '23:59:59.999']) {
    assert.deepEqual(
      days.map((day) => workingDayAfter(new Date(`${day}T${time}Z`), 2)),
      due,
    );
  }
});

test('workingDayAfter › any moment and number › a working day with exactly that many of them on the way [§9]', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 40 }), (from, days) => {
      const end = new Date(`${workingDayAfter(from, days)}T00:00:00Z`);
      assert.ok(end.getUTCDay() >= 1 && end.getUTCDay() <= 5);
      let working = 0;
      for (let day = dayAfter(from, 1), n = 1; day <= end.toISOString().slice(0, 10); n++, day = dayAfter(from, n)) {
        const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
        if (weekday !== 0 && weekday !== 6) working += 1;
      }
      assert.equal(working, days);
    }),
  );
});

test('dayAfter › the end of a month, of a year, of a leap February › the next day of the calendar [§9]', () => {
  assert.deepEqual(
    ['2026-12-31T23:59:59Z', '2028-02-28T00:00:00Z', '2027-02-28T00:00:00Z'].map((at) => dayAfter(new Date(at), 1)),
    ['2027-01-01', '2028-02-29', '2027-03-01'],
  );
});
