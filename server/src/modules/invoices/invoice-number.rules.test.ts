// Tests of invoice numbers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sampleSize } from '../../../testing/sample.ts';
import { dayIn } from '../../platform/days.ts';
import { financialYear, invoiceNumber, MAX_NUMBER_LENGTH } from './invoice-number.rules.ts';

test('financialYear › the last and the first moment in India › 31 March is the old one, 1 April the new one [decisions §7]', () => {
  for (const [moment, day, year] of [
    ['2027-03-31T18:29:59.999Z', '2027-03-31', '26-27'],
    ['2027-03-31T18:30:00.000Z', '2027-04-01', '27-28'],
    ['2026-12-31T20:00:00.000Z', '2027-01-01', '26-27'],
    ['2026-03-31T23:00:00.000Z', '2026-04-01', '26-27'],
    ['2099-06-01T00:00:00.000Z', '2099-06-01', '99-00'],
    ['2100-01-01T00:00:00.000Z', '2100-01-01', '99-00'],
  ] as const) {
    assert.deepEqual(
      [
        dayIn('Asia/Kolkata', new Date(moment)),
        financialYear(dayIn('Asia/Kolkata', new Date(moment))),
      ],
      [day, year],
      moment,
    );
  }
});

test('financialYear › any two days › the same one exactly when no 1 April lies between [decisions §7]', () => {
  const days = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2080-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, days, (a, b) => {
      const [first, last] = a < b ? [a, b] : [b, a];
      const aprils = Array.from({ length: 62 }, (_, n) => `${2020 + n}-04-01`);
      const isCrossed = aprils.some((april) => first < april && april <= last);
      assert.equal(financialYear(first) === financialYear(last), !isCrossed);
    }),
    { numRuns: sampleSize(2_000, 10_000) },
  );
});

test('invoiceNumber › series of one to three letters, any number of six digits › within 16 characters, sorted as counted [decisions §7]', () => {
  assert.equal(invoiceNumber('MW', '26-27', 123), 'MW/26-27/000123');
  assert.equal(invoiceNumber('MWC', '26-27', 1), 'MWC/26-27/000001');
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Z0-9]{1,3}$/),
      fc.integer({ min: 1, max: 999_998 }),
      (series, ordinal) => {
        const number = invoiceNumber(series, '26-27', ordinal);
        assert.ok(number.length <= MAX_NUMBER_LENGTH && /^[A-Z0-9/-]+$/.test(number));
        assert.ok(number < invoiceNumber(series, '26-27', ordinal + 1));
      },
    ),
    { numRuns: sampleSize(2_000, 10_000) },
  );
  assert.throws(() => invoiceNumber('MWC', '26-27', 1_000_000), RangeError);
  assert.equal(invoiceNumber('MW', '26-27', 1_000_000).length, 16);
  assert.throws(() => invoiceNumber('MW', '26-27', 0), RangeError);
});
