// Audit log values: amounts, shares, moments and flags in the words of the reader.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryChoices } from '@millwright/contracts';
import { auditColumn, auditValue } from './audit-values.ts';

const formats = {
  money: (minor: number, currency = 'INR') => `${currency} ${(minor / 100).toFixed(2)}`,
  moment: (iso: string) => `at ${iso.slice(0, 10)}`,
  percent: (basisPoints: number) => `${basisPoints / 100}%`,
};

test('auditValue › price, tax, moment, nothing, words › money, percent, the shop’s clock, a dash [back office]', () => {
  assert.equal(auditValue('price_base', 5_002_500, formats), 'INR 50025.00');
  assert.equal(auditValue('total_usd', 101, formats), 'USD 1.01');
  assert.equal(auditValue('price_inr', 5_000, formats), 'INR 50.00');
  assert.equal(auditValue('total_in', { INR: 5_000, EUR: 60 }, formats), 'INR 50.00 · EUR 0.60');
  assert.equal(auditValue('own_prices', {}, formats), '–');
  assert.equal(auditValue('tax_basis_points', 1_200, formats), '12%');
  assert.equal(auditValue('placed_at', '2026-11-24T02:17:00+00:00', formats), 'at 2026-11-24');
  assert.equal(auditValue('sku', 'LNT-1', formats), 'LNT-1');
  assert.equal(auditValue('price_base', null, formats), '–');
  assert.deepEqual(
    ['tax_basis_points', 'terms_version', 'net_base', 'net_in', 'net_usd'].map(auditColumn),
    ['tax', 'terms version', 'net', 'net', 'net'],
  );
});

test('countryChoices › each language › every country of ISO 3166 once, by its name, none that was replaced [back office]', () => {
  for (const locale of ['en', 'ru', 'ar']) {
    const all = countryChoices(locale);
    assert.ok(all.length > 240 && new Set(all.map(({ id }) => id)).size === all.length);
    for (const id of ['SU', 'ZZ', 'EU', 'UN', 'DD'])
      assert.ok(!all.some((country) => country.id === id), id);
  }
  assert.equal(countryChoices('en').find(({ id }) => id === 'DE')?.name, 'Germany');
});
