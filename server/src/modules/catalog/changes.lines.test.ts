// Tests of audit rows as text: prices in each currency, also of rows from before there was a base currency. [decisions 0098]
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf } from './changes.lines.ts';

const told = (before: Record<string, unknown> | null, after: Record<string, unknown>) =>
  linesOf(
    {
      table: 'product',
      operation: before === null ? 'insert' : 'update',
      key: { id: 1 },
      before,
      after,
    },
    new Map(),
  ).map(({ field, of, before: was, after: is }) => [field, of, was, is]);

test('history › own prices, of today and as rows of earlier releases have them › a line a currency that differs [decisions 0098]', () => {
  assert.deepEqual(
    told(
      { price_base: 10_000, own_prices: { SAR: 450, USD: 120 } },
      {
        ...{ price_base: 11_000, own_prices: { EUR: 100, SAR: 450 } },
      },
    ),
    [
      ['price_base', null, '100.00', '110.00'],
      ['own_prices', 'USD', '1.20', null],
      ['own_prices', 'EUR', null, '1.00'],
    ],
  );
  assert.deepEqual(
    told(
      { price_inr: 10_000, discount_inr: null, price_usd: 120, price_sar: null },
      {
        ...{ price_inr: 11_000, discount_inr: 9_000, price_usd: null, price_sar: 450 },
      },
    ),
    [
      ['price_base', null, '100.00', '110.00'],
      ['discount_base', null, null, '90.00'],
      ['own_prices', 'USD', '1.20', null],
      ['own_prices', 'SAR', null, '4.50'],
    ],
  );
  assert.deepEqual(told(null, { price_base: 100, own_prices: {} }), [
    ['price_base', null, null, '1.00'],
  ]);
});
