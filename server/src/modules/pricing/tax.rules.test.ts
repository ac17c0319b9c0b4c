// Tests of the tax rules.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountIn, FIRST_CURRENCIES, type Prices, shareOf, sumPrices } from '@millwright/contracts';
import fc from 'fast-check';
import { type PlaceOfSupply, type TaxableLine, type TaxRate, taxesFor } from './tax.rules.ts';

const TAMIL_NADU = '33';
const RATES: TaxRate[] = [
  { country: 'IN', hsnPrefix: '', code: 'gst', basisPoints: 1_800 },
  { country: 'IN', hsnPrefix: '84', code: 'gst', basisPoints: 1_200 },
  { country: 'IN', hsnPrefix: '8482', code: 'gst', basisPoints: 2_800 },
  { country: 'IN', hsnPrefix: '9018', code: 'gst', basisPoints: 0 },
  { country: 'SA', hsnPrefix: '', code: 'vat', basisPoints: 1_500 },
];
const inr = (amount: number): Prices => ({ base: amount, INR: amount, USD: 0, SAR: 0 });
const line = (hsn: string, amount: number): TaxableLine => ({ hsn, subtotal: inr(amount) });
const taxes = (lines: TaxableLine[], place: PlaceOfSupply, rates = RATES) =>
  taxesFor(lines, place, TAMIL_NADU, rates);
const named = (lines: TaxableLine[], place: PlaceOfSupply) =>
  taxes(lines, place).map((tax) => [tax.name, tax.value.base]);

const PLACES: PlaceOfSupply[] = [
  { country: 'IN', state: '33' },
  { country: 'IN', state: '27' },
  { country: 'IN', state: null },
  { country: 'SA', state: null },
  { country: 'US', state: null },
];
const lines = fc.array(
  fc.record({
    hsn: fc.constantFrom('73181500', '84818030', '84821011', '90189099'),
    subtotal: fc
      .record({
        INR: fc.nat(1e11),
        USD: fc.nat(1e9),
        SAR: fc.nat(1e9),
      })
      .map((amounts): Prices => ({ base: amounts.INR, ...amounts })),
  }),
  { maxLength: 30 },
);

test('taxesFor › inside the seller’s state › half CGST and half SGST [§3]', () => {
  assert.deepEqual(named([line('73181500', 57_000)], { country: 'IN', state: '33' }), [
    ['CGST 9%', 5_130],
    ['SGST 9%', 5_130],
  ]);
});

test('taxesFor › another state, or none known › IGST at the full rate [§3]', () => {
  for (const state of ['27', null])
    assert.deepEqual(named([line('73181500', 57_000)], { country: 'IN', state }), [
      ['IGST 18%', 10_260],
    ]);
});

test('taxesFor › Saudi Arabia and the United States › VAT 15 % and none [§3]', () => {
  assert.deepEqual(taxes([line('73181500', 1_000)], { country: 'SA', state: null }), [
    { code: 'vat-1500', name: 'VAT 15%', basisPoints: 1_500, value: inr(150) },
  ]);
  assert.deepEqual(taxes([line('73181500', 1_000)], { country: 'US', state: null }), []);
  // A state code alone does not make a delivery Indian.
  assert.deepEqual(taxes([line('73181500', 1_000)], { country: 'US', state: '33' }), []);
});

test('taxesFor › several HSN codes › the longest prefix wins, one line a rate, the largest first [§3]', () => {
  const basket = [
    line('73181500', 1_000),
    line('84818030', 1_000),
    line('84821011', 1_000),
    line('84829900', 500),
    line('90189099', 1_000),
  ];
  assert.deepEqual(named(basket, { country: 'IN', state: '27' }), [
    ['IGST 28%', 420],
    ['IGST 18%', 180],
    ['IGST 12%', 120],
  ]);
});

test('taxesFor › three lines of 3 paise › rounded per line, not on their sum [§3]', () => {
  // 18 % of 0.03 = 0.0054 -> 0.01 each; 18 % of 0.09 would be 0.02.
  const each = [line('73181500', 3), line('73181500', 3), line('73181500', 3)];
  assert.deepEqual(named(each, { country: 'IN', state: '27' }), [['IGST 18%', 3]]);
});

test('taxesFor › a half rate that is no whole percent › named exactly [§3]', () => {
  const rates: TaxRate[] = [{ country: 'IN', hsnPrefix: '', code: 'gst', basisPoints: 500 }];
  assert.deepEqual(
    taxes([line('7318', 10_000)], { country: 'IN', state: '33' }, rates).map((tax) => [
      tax.code,
      tax.name,
      tax.value.base,
    ]),
    [
      ['cgst-250', 'CGST 2.5%', 250],
      ['sgst-250', 'SGST 2.5%', 250],
    ],
  );
});

test('taxesFor › any basket and place › the sum of rounded lines in every currency [§3]', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom(...PLACES), (basket, place) => {
      for (const tax of taxes(basket, place)) {
        const its = basket.filter((entry) =>
          taxes([entry], place).some((part) => part.code === tax.code),
        );
        for (const currency of FIRST_CURRENCIES) {
          assert.equal(
            tax.value[currency],
            its.reduce(
              (sum, entry) => sum + shareOf(amountIn(entry.subtotal, currency), tax.basisPoints),
              0,
            ),
          );
        }
      }
    }),
  );
});

test('taxesFor › the same lines in another order › the same taxes in the same order [§3]', () => {
  const shuffled = lines.chain((basket) =>
    fc.tuple(fc.constant(basket), fc.shuffledSubarray(basket, { minLength: basket.length })),
  );
  fc.assert(
    fc.property(
      shuffled,
      fc.constantFrom(...PLACES),
      fc.shuffledSubarray(RATES, { minLength: RATES.length }),
      ([basket, mixed], place, rates) => {
        assert.deepEqual(taxes(mixed, place, rates), taxes(basket, place));
      },
    ),
  );
});

test('taxesFor › inside and outside the state › differ by rounding alone, a paisa a line at most [§3]', () => {
  fc.assert(
    fc.property(lines, (basket) => {
      const sum = (state: string) =>
        sumPrices(taxes(basket, { country: 'IN', state }).map((tax) => tax.value)).base;
      assert.ok(Math.abs(sum('33') - sum('27')) <= basket.length);
    }),
  );
});
