// Tests of money: examples where floats go wrong, and properties over every amount that is allowed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  priceFields,
  subTotalFields,
  totalFields,
  valueFields,
} from '../../server/src/platform/wire.ts';
import { sampleSize } from '../../server/testing/sample.ts';
import { CURRENCY_CODES, FIRST_CURRENCIES, isCurrencyCode } from './currencies.ts';
import { currencySymbol } from './format.ts';
import {
  addPrices,
  amountIn,
  equalPrices,
  fromDecimal,
  mapPrices,
  multiplyPrices,
  type Prices,
  pricesIn,
  shareOf,
  subtractPrices,
  sumPrices,
  toDecimal,
  ZERO,
} from './money.ts';

/** Two decimals are distinct numbers up to here (70 trillion); beyond, the wire's number cannot hold hundredths. */
const DISTINCT = 7_000_000_000_000_000;
const minor = fc.oneof(fc.nat(1_000_000), fc.nat(DISTINCT));
const basisPoints = fc.nat(10_000);
const prices = fc
  .record({ INR: fc.nat(1e12), USD: fc.nat(1e12), SAR: fc.nat(1e12) })
  .map((amounts): Prices => ({ base: amounts.INR, ...amounts }));
/** Frozen at different times, so in different currencies beside the base. */
const mixed: fc.Arbitrary<Prices> = fc.record(
  { base: fc.nat(1e12), EUR: fc.nat(1e12), USD: fc.nat(1e12), CHF: fc.nat(1e12) },
  { requiredKeys: ['base', 'EUR'] },
);

test('currencies › the three of the specification, where a shop has chosen none › symbols, default and labels of the table [§3] [§9, §3 currency option, §9 currencies, §3 price labels]', () => {
  assert.deepEqual([...FIRST_CURRENCIES], ['INR', 'USD', 'SAR']);
  assert.deepEqual(FIRST_CURRENCIES.map(currencySymbol), ['₹', '$', 'SAR ']);
  const prices = pricesIn(
    FIRST_CURRENCIES,
    (code) => ({ INR: 100, USD: 200, SAR: 300 })[code as 'INR'],
  );
  assert.deepEqual(priceFields(prices), { price: 1, usdPrice: 2, sarPrice: 3 });
  assert.deepEqual(subTotalFields(prices), { subTotal: 1, subUsdTotal: 2, subSarTotal: 3 });
  assert.deepEqual(totalFields(prices), { total: 1, usdTotal: 2, sarTotal: 3 });
  assert.deepEqual(valueFields(prices), { value: 1, usdValue: 2, sarValue: 3 });
});

test('isCurrencyCode › anything but a code of ISO 4217 with hundredths › refused [§9]', () => {
  for (const other of [
    'JPY',
    'KWD',
    'XXX',
    'inr',
    'base',
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

test('currencies › every one of the list › once, in order, and with hundredths by ISO 4217 [§9]', () => {
  assert.deepEqual([...CURRENCY_CODES], [...new Set(CURRENCY_CODES)].sort());
  for (const code of CURRENCY_CODES) {
    assert.match(code, /^[A-Z]{3}$/);
    assert.ok(isCurrencyCode(code));
    assert.ok(Intl.supportedValuesOf('currency').includes(code), code);
  }
  for (const code of ['JPY', 'KRW', 'VND', 'ISK', 'KWD', 'BHD', 'OMR', 'TND'])
    assert.equal(isCurrencyCode(code), false, code);
});

test('shareOf › exactly half a minor unit › rounds up [§9]', () => {
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
      for (const currency of ['base', ...FIRST_CURRENCIES] as const) {
        assert.equal(
          BigInt(total[currency] ?? 0),
          amounts.reduce((sum, amount) => sum + BigInt(amountIn(amount, currency)), 0n),
        );
      }
    }),
  );
});

test('multiplyPrices › any price and quantity › the repeated sum, or a rejection instead of a rounded amount [§3]', () => {
  fc.assert(
    fc.property(fc.nat(1e12), fc.integer({ min: 0, max: 1_000_000 }), (unit, quantity) => {
      const exact = BigInt(unit) * BigInt(quantity);
      const multiply = () =>
        multiplyPrices({ base: unit, INR: unit, USD: unit, SAR: unit }, quantity).base;
      if (exact <= BigInt(Number.MAX_SAFE_INTEGER)) assert.equal(BigInt(multiply()), exact);
      else assert.throws(multiply, RangeError);
    }),
  );
  const unit = { base: 333, INR: 333, USD: 4, SAR: 15 };
  assert.deepEqual(multiplyPrices(unit, 5), sumPrices([unit, unit, unit, unit, unit]));
});

test('prices › an amount that is no exact integer › never becomes one silently [§3]', () => {
  for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
    assert.throws(
      () => pricesIn(['EUR', 'USD'], (code) => (code === 'USD' ? wrong : 1)),
      RangeError,
    );
    assert.throws(() => mapPrices({ base: 1, EUR: 1 }, () => wrong), RangeError);
    assert.throws(() => toDecimal(wrong), RangeError);
    assert.throws(() => shareOf(wrong, 1_800), RangeError);
  }
  assert.throws(
    () =>
      addPrices(
        { base: Number.MAX_SAFE_INTEGER, INR: Number.MAX_SAFE_INTEGER, USD: 0, SAR: 0 },
        { base: 1, INR: 1, USD: 0, SAR: 0 },
      ),
    RangeError,
  );
});

test('ZERO › shared by everybody › cannot be changed [§3]', () => {
  assert.throws(() => {
    (ZERO as { base: number }).base = 5;
  }, TypeError);
  assert.deepEqual(sumPrices([]), { base: 0 });
});

test('pricesIn › any currencies › an amount in each, what is charged under its code and as the base [§9]', () => {
  const asked: string[] = [];
  const made = pricesIn(['EUR', 'GBP', 'CHF'], (code) => {
    asked.push(code);
    return code.charCodeAt(0);
  });
  assert.deepEqual(made, { base: 69, EUR: 69, GBP: 71, CHF: 67 });
  assert.deepEqual(asked, ['EUR', 'GBP', 'CHF']);
  assert.deepEqual(
    pricesIn(['EUR'], () => 5),
    { base: 5, EUR: 5 },
  );
});

test('mapPrices › any amount › the same currencies, each from its own; the old amount as it was [§9]', () => {
  const before: Prices = Object.freeze({ base: 10, EUR: 10, USD: 11 });
  assert.deepEqual(
    mapPrices(before, (minor, currency) => (currency === 'USD' ? 1 : minor * 2)),
    { base: 20, EUR: 20, USD: 1 },
  );
});

test('amountIn › a currency that the amount was never given in › refused, never a nought [§9]', () => {
  assert.equal(amountIn({ base: 0, EUR: 0, USD: 3 }, 'USD'), 3);
  assert.equal(amountIn({ base: 0, EUR: 0 }, 'EUR'), 0);
  assert.throws(() => amountIn({ base: 5, EUR: 5 }, 'USD'), {
    name: 'RangeError',
    message: 'no amount in USD',
  });
});

test('addPrices, subtractPrices › amounts in different currencies › every currency of either, what is missing counts nothing [§9]', () => {
  assert.deepEqual(addPrices({ base: 1, EUR: 1, USD: 2 }, { base: 10, EUR: 10, CHF: 30 }), {
    base: 11,
    EUR: 11,
    USD: 2,
    CHF: 30,
  });
  assert.deepEqual(addPrices(ZERO, { base: 1, EUR: 1 }), { base: 1, EUR: 1 });
  assert.deepEqual(subtractPrices({ base: 9, EUR: 9, USD: 2 }, { base: 4, EUR: 4, CHF: 3 }), {
    base: 5,
    EUR: 5,
    USD: 2,
    CHF: -3,
  });
  fc.assert(
    fc.property(mixed, mixed, (a, b) => {
      const sum = addPrices(a, b);
      assert.deepEqual(Object.keys(sum).sort(), Object.keys({ ...a, ...b }).sort());
      assert.ok(equalPrices(sum, addPrices(b, a)));
      const back = subtractPrices(sum, b);
      for (const currency of Object.keys(back) as (keyof Prices)[])
        assert.equal(back[currency], a[currency] ?? 0);
      assert.equal(
        equalPrices(back, a),
        Object.keys(b).every((currency) => currency in a),
      );
    }),
  );
});

test('equalPrices › a currency more, another amount, another order of keys › unequal, unequal, equal [§9]', () => {
  const amount: Prices = { base: 1, EUR: 1, USD: 2 };
  assert.ok(equalPrices(amount, { USD: 2, EUR: 1, base: 1 }));
  assert.ok(!equalPrices(amount, { base: 1, EUR: 1 }));
  assert.ok(!equalPrices({ base: 1, EUR: 1 }, amount));
  assert.ok(!equalPrices(amount, { ...amount, USD: 3 }));
});
