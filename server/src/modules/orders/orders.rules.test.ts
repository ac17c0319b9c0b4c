// Tests of order rules.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pricesFrom } from './orders.rules.ts';

test('pricesFrom › a row’s three columns › one amount, and nothing inexact [§3]', () => {
  assert.deepEqual(pricesFrom({ total_inr: 5, total_usd: 6, total_sar: 7 }, 'total'), {
    INR: 5,
    USD: 6,
    SAR: 7,
  });
  assert.throws(
    () => pricesFrom({ total_inr: 2 ** 53, total_usd: 6, total_sar: 7 }, 'total'),
    RangeError,
  );
});
