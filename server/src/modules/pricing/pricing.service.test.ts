// Tests of the terms in force.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testDatabase } from '../../../testing/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { getCachedTerms, getTerms } from './pricing.service.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const later = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1_000);

test('getTerms › a fresh database › India’s GST, Saudi VAT, no minimum, no dated surprise [§9]', async (t) => {
  const { db } = await testDatabase(t);
  const terms = await getTerms(db, NOW);
  assert.deepEqual(terms.rates, {
    base: 'INR',
    perBaseE9: { USD: 11_900_000, SAR: 44_600_000 },
  });
  assert.deepEqual(
    terms.taxRates.map(({ country, code, basisPoints }) => [country, code, basisPoints]),
    [
      ['IN', 'gst', 1_800],
      ['SA', 'vat', 1_500],
    ],
  );
  assert.deepEqual(
    [terms.minimumOrder, terms.companyState, terms.expectedDeliveryDays, terms.onlyVerifiedBuyers],
    [0, '33', 5, false],
  );
});

test('getTerms › dated rows › the newest that has begun, not the one of tomorrow [§9]', async (t) => {
  const { db } = await testDatabase(t);
  await db
    .insertInto('currency_rate')
    .values([
      { currency: 'USD', valid_from: later(-3_600), per_base_e9: 12_000_000 },
      { currency: 'USD', valid_from: later(3_600), per_base_e9: 99_000_000 },
    ])
    .execute();
  await db
    .insertInto('tax_rate')
    .values([
      { country: 'IN', hsn_prefix: '', code: 'gst', basis_points: 2_000, valid_from: '2026-11-01' },
      { country: 'IN', hsn_prefix: '', code: 'gst', basis_points: 4_000, valid_from: '2026-12-01' },
      {
        country: 'IN',
        hsn_prefix: '7318',
        code: 'gst',
        basis_points: 500,
        valid_from: '2027-01-01',
      },
    ])
    .execute();
  const gst = (terms: Awaited<ReturnType<typeof getTerms>>) =>
    terms.taxRates.filter((rate) => rate.country === 'IN').map((rate) => rate.basisPoints);
  const now = await getTerms(db, NOW);
  assert.equal(now.rates.perBaseE9.USD, 12_000_000);
  assert.deepEqual(gst(now), [2_000]);
  const soon = await getTerms(db, later(3_600));
  assert.equal(soon.rates.perBaseE9.USD, 99_000_000);
  assert.deepEqual(gst(await getTerms(db, new Date('2026-12-02T00:00:00Z'))), [4_000]);
  assert.equal((await getTerms(db, later(-7_200))).rates.perBaseE9.USD, 11_900_000);
});

test('getTerms › a rate changes › seen at once, by public reads within a second [§9]', async (t) => {
  const { db } = await testDatabase(t);
  await getCachedTerms(db, NOW);
  await db
    .insertInto('currency_rate')
    .values({ currency: 'SAR', valid_from: later(-1), per_base_e9: 50_000_000 })
    .execute();
  assert.equal(
    (await inTransaction(db, (tx) => getTerms(tx, NOW))).rates.perBaseE9.SAR,
    50_000_000,
  );
  assert.equal((await getTerms(db, NOW)).rates.perBaseE9.SAR, 50_000_000);
  assert.equal((await getCachedTerms(db, later(1))).rates.perBaseE9.SAR, 50_000_000);
});

test('getTerms › no rate in force › a fault, never a price of nothing [§9]', async (t) => {
  const { db } = await testDatabase(t);
  await db.deleteFrom('currency_rate').where('currency', '=', 'SAR').execute();
  await assert.rejects(getTerms(db, NOW), /no exchange rate of SAR in force/);
  await assert.rejects(getCachedTerms(db, NOW), /no exchange rate of SAR in force/);
  await db
    .insertInto('currency_rate')
    .values({ currency: 'SAR', valid_from: later(-1), per_base_e9: 1 })
    .execute();
  // What failed is not kept.
  assert.equal((await getCachedTerms(db, NOW)).rates.perBaseE9.SAR, 1);
});
