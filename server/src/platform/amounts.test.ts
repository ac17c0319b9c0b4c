// Tests of amounts in rows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { amountColumns, amountFrom, freightFrom } from './amounts.ts';

test('amountFrom › a row’s two columns › one amount, and nothing inexact [§3]', () => {
  const row = { total_base: 5, total_in: { INR: 5, USD: 6, SAR: 7 } };
  assert.deepEqual(amountFrom(row, 'total'), { base: 5, INR: 5, USD: 6, SAR: 7 });
  for (const inexact of [
    { ...row, total_base: 2 ** 53 },
    { ...row, total_in: { ...row.total_in, USD: 2 ** 53 } },
    { ...row, total_in: { ...row.total_in, SAR: 0.5 } },
  ])
    assert.throws(() => amountFrom(inexact, 'total'), RangeError);
});

test('amountColumns › any amount, whatever its currencies › its columns read back as the same amount [§3]', () => {
  const minor = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(
      fc.record(
        { base: minor, EUR: minor, INR: minor, CHF: minor },
        { requiredKeys: ['base'], noNullPrototype: true },
      ),
      (prices) => {
        const columns = amountColumns('net', prices);
        assert.equal(columns.net_base, prices.base);
        assert.equal('base' in columns.net_in, false);
        assert.deepEqual(amountFrom(columns, 'net'), prices);
      },
    ),
  );
});

test('freightFrom › agreed, free, not agreed yet › an amount, nought, null [§3]', () => {
  assert.deepEqual(freightFrom({ freight_base: 5, freight_in: { EUR: 5, USD: 6 } }), {
    base: 5,
    EUR: 5,
    USD: 6,
  });
  assert.deepEqual(freightFrom({ freight_base: 0, freight_in: { EUR: 0 } }), { base: 0, EUR: 0 });
  assert.equal(freightFrom({ freight_base: null, freight_in: null }), null);
});
