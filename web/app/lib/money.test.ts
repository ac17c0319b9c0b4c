import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currencyName } from '@millwright/contracts';
import { formatMoney, formatPrices } from './money.ts';

test('formatMoney › rupees › Indian grouping in every language [§9]', () => {
  assert.equal(formatMoney(123456700, 'INR', 'en'), '₹12,34,567.00');
  assert.equal(formatMoney(123456700, 'INR', 'ar'), '₹12,34,567.00');
  assert.equal(formatMoney(123456700, 'INR', 'ru'), '12\u00a034\u00a0567,00\u00a0₹');
});

test('formatMoney › dollars and riyals › symbols of the specification [§9]', () => {
  assert.equal(formatMoney(123456, 'USD', 'en'), '$1,234.56');
  assert.equal(formatMoney(123456, 'SAR', 'en'), 'SAR\u00a01,234.56');
  assert.equal(formatMoney(123456, 'SAR', 'ru'), '1\u00a0234,56\u00a0SAR');
  assert.equal(formatMoney(5, 'USD', 'ar'), '$0.05');
  assert.equal(formatMoney(-500, 'USD', 'en'), '-$5.00');
});

test('formatPrices › a currency that the amount has, one that it lacks › shown in it; in the base currency [decisions 0098]', () => {
  const price = { base: 12_500, EUR: 12_500, USD: 13_600 };
  assert.equal(formatPrices(price, 'USD', 'EUR', 'en'), '$136.00');
  assert.equal(formatPrices(price, 'EUR', 'EUR', 'en'), '€125.00');
  assert.equal(formatPrices(price, 'SAR', 'EUR', 'en'), '€125.00');
});

test('currencyName › rupees, dollars, riyals › the names of the specification, in capitals or not [§3]', () => {
  assert.deepEqual(
    (['INR', 'USD', 'SAR'] as const).map((code) => currencyName(code, 'en').toLowerCase()),
    ['indian rupee', 'us dollar', 'saudi riyal'],
  );
  assert.equal(currencyName('INR', 'ru'), 'Индийская рупия');
});
