// Property tests of totals: ten thousand random orders, recomputed with big integers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  amountIn,
  type CartLine,
  FIRST_CURRENCIES,
  multiplyPrices,
  type Prices,
} from '@millwright/contracts';
import fc from 'fast-check';
import { sampleSize } from '../../../testing/sample.ts';
import type { StoredAccount } from '../customers/index.ts';
import type { Terms } from '../pricing/index.ts';
import { totalsFor } from './orders.rules.ts';

const RATES = [
  { country: 'IN', hsnPrefix: '', code: 'gst', basisPoints: 1800 },
  { country: 'IN', hsnPrefix: '4016', code: 'gst', basisPoints: 500 },
  { country: 'IN', hsnPrefix: '84', code: 'gst', basisPoints: 2800 },
  { country: 'IN', hsnPrefix: '8482', code: 'gst', basisPoints: 1200 },
  { country: 'SA', hsnPrefix: '', code: 'vat', basisPoints: 1500 },
];
const terms = { taxRates: RATES, companyState: '33' } as unknown as Terms;
/** The longest prefix wins; none is 18 % in India. */
const rateOf = (country: string, hsn: string): number =>
  RATES.filter((rate) => rate.country === country && hsn.startsWith(rate.hsnPrefix)).sort(
    (a, b) => b.hsnPrefix.length - a.hsnPrefix.length,
  )[0]?.basisPoints ?? 0;
const half = (amount: number, basisPoints: number): number =>
  Number((BigInt(amount) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n);

const amount = fc.oneof(
  fc.integer({ min: 1, max: 999 }),
  fc.integer({ min: 1, max: 1_000_000_000 }),
);
const prices = fc
  .record({ INR: amount, USD: amount, SAR: amount })
  .map((amounts): Prices => ({ base: amounts.INR, ...amounts }));
const line = fc.record({
  unit: prices,
  quantity: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 5_000 })),
  hsn: fc.constantFrom('73181500', '84821011', '84137010', '40169320', ''),
});
const place = fc.constantFrom(
  { country: 'IN', postalCode: '600002', taxId: '', split: 2 },
  { country: 'IN', postalCode: '400001', taxId: '', split: 1 },
  { country: 'IN', postalCode: '400001', taxId: '33AAPFU0939F1Z2', split: 2 },
  { country: 'SA', postalCode: '11564', taxId: '', split: 1 },
  { country: 'US', postalCode: '73301', taxId: '', split: 1 },
  { country: null, postalCode: '', taxId: '', split: 1 },
);

const carriage = fc.option(prices);

test('totalsFor › any lines, any place, with freight and without › sums of rounded lines and taxes in three currencies, one tax a rate [§3 Prices response]', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      place,
      carriage,
      (wishes, { country, split, ...to }, freight) => {
        const lines = wishes.map(
          ({ unit, quantity }, productId) =>
            ({ productId, subtotal: multiplyPrices(unit, quantity) }) as CartLine,
        );
        const delivery = country === null ? null : { ...to, country };
        const account = { delivery, taxId: to.taxId } as unknown as StoredAccount;
        const totals = totalsFor(lines, (id) => wishes[id]?.hsn ?? '', account, terms, freight);
        // Carriage is taxed as the costliest goods, the first of them.
        const costliest = Math.max(...wishes.map(({ unit, quantity }) => unit.base * quantity));
        const goods =
          wishes.find(({ unit, quantity }) => unit.base * quantity === costliest)?.hsn ?? '';
        for (const currency of ['base', ...FIRST_CURRENCIES] as const) {
          const net = wishes.reduce(
            (sum, { unit, quantity }) => sum + amountIn(unit, currency) * quantity,
            0,
          );
          // Each part of a tax is rounded on each line.
          const tax =
            country === null
              ? 0
              : wishes.reduce(
                  (sum, { unit, quantity, hsn }) =>
                    sum +
                    split * half(amountIn(unit, currency) * quantity, rateOf(country, hsn) / split),
                  0,
                ) +
                (freight === null
                  ? 0
                  : split * half(amountIn(freight, currency), rateOf(country, goods) / split));
          assert.equal(totals.subtotal[currency], net);
          assert.equal(
            totals.taxes.reduce((sum, entry) => sum + amountIn(entry.value, currency), 0),
            tax,
          );
          assert.equal(totals.total[currency], net + (freight?.[currency] ?? 0) + tax);
        }
        assert.equal(new Set(totals.taxes.map((entry) => entry.code)).size, totals.taxes.length);
      },
    ),
    { numRuns: sampleSize(2_000, 10_000) },
  );
});
