// Tests of freight rules: country, postal code, weight, value, pick-up, and what is chosen by itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chosenWay, type FreightRate, waysOf } from './freight.rules.ts';

let last = 0;
const rate = (name: string, wishes: Partial<FreightRate> = {}): FreightRate => ({
  id: ++last,
  name: { en: name, ru: name, ar: name },
  countries: ['IN'],
  postalCodes: [],
  days: 5,
  steps: [
    { upToGrams: 1_000, price: 8_000 },
    { upToGrams: 5_000, price: 20_000 },
  ],
  freeFrom: null,
  isPickup: false,
  ...wishes,
});
const CHENNAI = { country: 'IN', postalCode: '600002' };
const light = { grams: 800, goods: 50_000 };
const named = (rates: FreightRate[], to = CHENNAI, basket: Parameters<typeof waysOf>[2] = light) =>
  waysOf(rates, to, basket).map(({ name, price }) => [name.en, price]);

test('waysOf › a basket by its weight › the first step that carries it; too heavy or of unknown weight: none [decisions 0096]', () => {
  const rates = [rate('Road')];
  assert.deepEqual(named(rates, CHENNAI, { grams: 1_000, goods: 1 }), [['Road', 8_000]]);
  assert.deepEqual(named(rates, CHENNAI, { grams: 1_001, goods: 1 }), [['Road', 20_000]]);
  assert.deepEqual(named(rates, CHENNAI, { grams: 5_001, goods: 1 }), []);
  assert.deepEqual(named(rates, CHENNAI, { grams: null, goods: 1 }), []);
  assert.deepEqual(named(rates, { country: 'SA', postalCode: '12211' }), []);
});

test('waysOf › rates of one name for parts of a country › the longest beginning of the postal code, however it is written [decisions 0096]', () => {
  const rates = [
    rate('Road'),
    rate('Road', { postalCodes: ['600', '60 00'], steps: [{ upToGrams: 9_000, price: 5_000 }] }),
    rate('Road', { postalCodes: ['6'], steps: [{ upToGrams: 9_000, price: 7_000 }] }),
    rate('Air', { postalCodes: ['11'], days: 1 }),
  ];
  assert.deepEqual(named(rates), [['Road', 5_000]]);
  assert.deepEqual(named(rates, { country: 'IN', postalCode: '641 001' }), [['Road', 7_000]]);
  assert.deepEqual(named(rates, { country: 'IN', postalCode: '110001' }), [
    ['Air', 8_000],
    ['Road', 8_000],
  ]);
});

test('waysOf › from a value of goods on › free, as far as the weight is carried [decisions 0096]', () => {
  const rates = [rate('Road', { freeFrom: 100_000 })];
  assert.deepEqual(named(rates, CHENNAI, { grams: 900, goods: 99_999 }), [['Road', 8_000]]);
  assert.deepEqual(named(rates, CHENNAI, { grams: 900, goods: 100_000 }), [['Road', 0]]);
  assert.deepEqual(named(rates, CHENNAI, { grams: 50_000, goods: 100_000 }), []);
});

test('chosenWay › nothing chosen, or what is not offered › the cheapest that brings the goods; never pick-up by itself [decisions 0096]', () => {
  const pickup = rate('Collect', { isPickup: true, steps: [], days: 0 });
  const slow = rate('Road');
  const fast = rate('Air', { days: 1, steps: [{ upToGrams: 5_000, price: 90_000 }] });
  const ways = waysOf([pickup, fast, slow], CHENNAI, light);
  assert.deepEqual(
    ways.map(({ id }) => id),
    [slow.id, fast.id, pickup.id],
  );
  assert.equal(chosenWay(ways, undefined)?.id, slow.id);
  assert.equal(chosenWay(ways, 999_999)?.id, slow.id);
  assert.equal(chosenWay(ways, fast.id)?.id, fast.id);
  assert.equal(chosenWay(ways, pickup.id)?.id, pickup.id);
  const heavy = waysOf([pickup, slow], CHENNAI, { grams: 90_000, goods: 1 });
  assert.deepEqual([heavy.length, chosenWay(heavy, undefined)], [1, null]);
});

test('waysOf › any steps and weight › never less for more weight in a table that does not fall, never a price that no step has [decisions 0096]', () => {
  const steps = fc
    .uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 12 })
    .map((weights) =>
      weights
        .sort((a, b) => a - b)
        .map((upToGrams, index) => ({ upToGrams, price: (index + 1) * 1_000 })),
    );
  fc.assert(
    fc.property(steps, fc.nat(120_000), fc.nat(5_000), (table, grams, more) => {
      const priceOf = (weight: number) =>
        waysOf([rate('Road', { steps: table })], CHENNAI, { grams: weight, goods: 1 })[0]?.price;
      const [light, heavy] = [priceOf(grams), priceOf(grams + more)];
      if (light === undefined) return heavy === undefined;
      return table.some(({ price }) => price === light) && (heavy === undefined || heavy >= light);
    }),
  );
});
