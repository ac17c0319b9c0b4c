// Tests of money: examples where floats go wrong, and properties over every amount that is allowed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sampleSize } from '../../server/testing/sample.ts';
import {
  addPrices,
  CURRENCIES,
  CURRENCY_CODES,
  DEFAULT_CURRENCY,
  eachCurrency,
  fromDecimal,
  isCurrencyCode,
  multiplyPrices,
  shareOf,
  sumPrices,
  toDecimal,
  ZERO,
} from './money.ts';

/** Two decimals are distinct numbers up to here (70 trillion rupees); beyond, the wire's number cannot hold paise. */

const DISTINCT = 7_000_000_000_000_000;
const minor = fc.oneof(fc.nat(1_000_000), fc.nat(DISTINCT));
const basisPoints = fc.nat(10_000);
const prices = fc.record({ INR: fc.nat(1e12), USD: fc.nat(1e12), SAR: fc.nat(1e12) });

test('currencies › the three of the specification › symbols, default and labels of the table [§3] [§9, §3 currency option, §9 currencies, §3 price labels]', () => {
  assert.deepEqual([...CURRENCY_CODES], ['INR', 'USD', 'SAR']);
  assert.equal(DEFAULT_CURRENCY, 'INR');
  assert.deepEqual(
    CURRENCY_CODES.map((code) => Object.values(CURRENCIES[code])),
    [
      ['INR', '₹', 'price', 'subTotal', 'total'],
      ['USD', '$', 'usdPrice', 'subUsdTotal', 'usdTotal'],
      ['SAR', 'SAR ', 'sarPrice', 'subSarTotal', 'sarTotal'],
    ],
  );
});

test('isCurrencyCode › anything but the three codes › refused [§9]', () => {
  for (const other of [
    'EUR',
    'inr',
    '',
    'INR ',
    null,
    undefined,
    0,
    ['INR'],
    { code: 'INR' },
    '__proto__',
  ])
    assert.equal(isCurrencyCode(other), false);
});

test('shareOf › exactly half a paisa › rounds up [§9]', () => {
  assert.equal(shareOf(50, 100), 1);
  assert.equal(shareOf(49, 100), 0);
  assert.equal(shareOf(150, 100), 2);
  assert.equal(shareOf(57_000, 900), 5_130);
  assert.equal(shareOf(1, 5_000), 1);
  assert.equal(shareOf(3, 5_000), 2);
});

test('shareOf › any amount up to the largest exact integer › within half a unit of the true share, never below it by more [§9]', () => {
  fc.assert(
    fc.property(fc.nat(Number.MAX_SAFE_INTEGER), basisPoints, (amount, share) => {
      const twice =
        2n * (BigInt(shareOf(amount, share)) * 10_000n - BigInt(amount) * BigInt(share));
      // -1/2 < rounded - exact <= 1/2: half goes up.
      return twice > -10_000n && twice <= 10_000n;
    }),
    { numRuns: 2_000 },
  );
});

test('shareOf › a larger amount or rate › never a smaller share [§9]', () => {
  fc.assert(
    fc.property(
      fc.nat(1e12),
      fc.nat(1e6),
      basisPoints,
      (amount, more, share) => shareOf(amount + more, share) >= shareOf(amount, share),
    ),
  );
});

test('toDecimal › any amount › two decimals at most, and back without loss [§3]', () => {
  fc.assert(
    fc.property(minor, fc.boolean(), (amount, negative) => {
      const signed = negative && amount !== 0 ? -amount : amount;
      const decimal = toDecimal(signed);
      assert.match(JSON.stringify(decimal), /^-?\d+(\.\d{1,2})?$/);
      assert.equal(fromDecimal(decimal), signed);
    }),
    { numRuns: sampleSize(1_000, 5_000) },
  );
});

test('toDecimal › amounts that a division or a product would spoil › exact [§3]', () => {
  for (const [amount, decimal] of [
    [29, 0.29],
    [57, 0.57],
    [1_005, 10.05],
    [110, 1.1],
    [999_999_999_999_999, 9_999_999_999_999.99],
  ] as const) {
    assert.equal(toDecimal(amount), decimal);
    assert.equal(fromDecimal(decimal), amount);
  }
});

test('fromDecimal › more than two decimals, or no number › refused [§3]', () => {
  for (const wrong of [
    0.001,
    1.005,
    0.1 + 0.2,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e-7,
    1e300,
  ]) {
    assert.throws(() => fromDecimal(wrong), RangeError, String(wrong));
  }
});

test('prices › sums in any order and any grouping › the same total [§3]', () => {
  fc.assert(
    fc.property(fc.array(prices, { maxLength: 40 }), fc.nat(40), (amounts, cut) => {
      const total = sumPrices(amounts);
      assert.deepEqual(sumPrices([...amounts].reverse()), total);
      assert.deepEqual(
        addPrices(sumPrices(amounts.slice(0, cut)), sumPrices(amounts.slice(cut))),
        total,
      );
      for (const currency of CURRENCY_CODES) {
        assert.equal(
          BigInt(total[currency]),
          amounts.reduce((sum, amount) => sum + BigInt(amount[currency]), 0n),
        );
      }
    }),
  );
});

test('multiplyPrices › any price and quantity › the repeated sum, or a rejection instead of a rounded amount [§3]', () => {
  fc.assert(
    fc.property(fc.nat(1e12), fc.integer({ min: 0, max: 1_000_000 }), (unit, quantity) => {
      const exact = BigInt(unit) * BigInt(quantity);
      const multiply = () => multiplyPrices({ INR: unit, USD: unit, SAR: unit }, quantity).INR;
      if (exact <= BigInt(Number.MAX_SAFE_INTEGER)) assert.equal(BigInt(multiply()), exact);
      else assert.throws(multiply, RangeError);
    }),
  );
  const unit = { INR: 333, USD: 4, SAR: 15 };
  assert.deepEqual(multiplyPrices(unit, 5), sumPrices([unit, unit, unit, unit, unit]));
});

test('prices › an amount that is no exact integer › never becomes one silently [§3]', () => {
  for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
    assert.throws(() => eachCurrency(() => wrong), RangeError);
    assert.throws(() => toDecimal(wrong), RangeError);
    assert.throws(() => shareOf(wrong, 1_800), RangeError);
  }
  assert.throws(
    () => addPrices({ INR: Number.MAX_SAFE_INTEGER, USD: 0, SAR: 0 }, { INR: 1, USD: 0, SAR: 0 }),
    RangeError,
  );
});

test('ZERO › shared by everybody › cannot be changed [§3]', () => {
  assert.throws(() => {
    (ZERO as { INR: number }).INR = 5;
  }, TypeError);
  assert.deepEqual(sumPrices([]), { INR: 0, USD: 0, SAR: 0 });
});
