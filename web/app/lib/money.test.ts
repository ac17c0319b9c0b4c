import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatMoney } from './money.ts';

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
