// Tests of the pricing rules: examples and properties over every rate and price.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountIn, FIRST_CURRENCIES } from '@millwright/contracts';
import fc from 'fast-check';
import {
  completedPrices,
  convertedPrices,
  convertedUnitPrice,
  convertPrice,
  currenciesOf,
  currencyIn,
  type PricedProduct,
  pricesOf,
  type Rates,
  unitPriceOf,
} from './pricing.rules.ts';

const RATES: Rates = { base: 'INR', perBaseE9: { USD: 11_900_000, SAR: 44_600_000 } };
const plain = (price_base: number, more: Partial<PricedProduct> = {}): PricedProduct => ({
  price_base,
  discount_base: null,
  own_prices: {},
  ...more,
});
const minor = fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 1e12 }));
const rate = fc.integer({ min: 1, max: 2_000_000_000 });
const product: fc.Arbitrary<PricedProduct> = fc
  .record({
    price_base: minor,
    off: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null }),
    own_prices: fc.record({ USD: minor, SAR: minor }, { requiredKeys: [] }),
  })
  .map(({ price_base, off, own_prices }) => {
    const discount =
      off === null || price_base < 2
        ? null
        : Math.min(price_base - 1, Math.max(1, Math.floor(price_base * off)));
    return { price_base, discount_base: discount, own_prices };
  });

test('convertPrice › exactly half a cent › rounds up [§9]', () => {
  assert.equal(convertPrice(100, 5_000_000), 1);
  assert.equal(convertPrice(100, 4_999_999), 0);
  assert.equal(convertPrice(10_000, 11_900_000), 119);
  assert.equal(convertPrice(1_000_000_000_000, 44_600_000), 44_600_000_000);
});

test('convertPrice › any price and rate › within half a unit of the true value [§9]', () => {
  fc.assert(
    fc.property(minor, rate, (price, perBaseE9) => {
      const twice =
        2n *
        (BigInt(convertPrice(price, perBaseE9)) * 1_000_000_000n -
          BigInt(price) * BigInt(perBaseE9));
      return twice > -1_000_000_000n && twice <= 1_000_000_000n;
    }),
    { numRuns: 1_000 },
  );
});

test('pricesOf › no discount, no own prices › the rate converts [§3]', () => {
  assert.deepEqual(pricesOf(plain(10_000), RATES), {
    price: { base: 10_000, INR: 10_000, USD: 119, SAR: 446 },
    discountPrice: null,
    discountPercent: 0,
  });
});

test('pricesOf › an own dollar price › wins over the rate and carries the same discount [§3]', () => {
  const { price, discountPrice, discountPercent } = pricesOf(
    plain(20_000, { discount_base: 15_000, own_prices: { USD: 999 } }),
    RATES,
  );
  assert.deepEqual(price, { base: 20_000, INR: 20_000, USD: 999, SAR: 892 });
  // 749.25 and 669: three quarters.
  assert.deepEqual(discountPrice, { base: 15_000, INR: 15_000, USD: 749, SAR: 669 });
  assert.equal(discountPercent, 25);
});

test('pricesOf › a part that costs a paisa › is not free in any currency [§3]', () => {
  assert.deepEqual(pricesOf(plain(1), RATES).price, { base: 1, INR: 1, USD: 1, SAR: 1 });
  assert.deepEqual(
    pricesOf(plain(2, { discount_base: 1, own_prices: { USD: 1 } }), RATES).discountPrice,
    {
      base: 1,
      INR: 1,
      USD: 1,
      SAR: 1,
    },
  );
});

test('pricesOf › any product and rates › integers above 0, a discount never above the list price, percent from 0 to 100 [§3]', () => {
  fc.assert(
    fc.property(product, rate, rate, (item, USD, SAR) => {
      const { price, discountPrice, discountPercent } = pricesOf(item, {
        base: 'INR',
        perBaseE9: { USD, SAR },
      });
      assert.equal(discountPrice === null, item.discount_base === null);
      for (const currency of ['base', ...FIRST_CURRENCIES] as const) {
        const list = amountIn(price, currency);
        assert.ok(Number.isSafeInteger(list) && list >= 1);
        if (discountPrice === null) continue;
        const less = amountIn(discountPrice, currency);
        assert.ok(Number.isSafeInteger(less) && less >= 1 && less <= list, currency);
      }
      assert.ok(
        Number.isInteger(discountPercent) && discountPercent >= 0 && discountPercent <= 100,
      );
      assert.equal(price.base, item.price_base);
      for (const [currency, own] of Object.entries(item.own_prices))
        assert.equal(price[currency as 'USD'], own);
    }),
    { numRuns: 2_000 },
  );
});

test('unitPriceOf › with and without a discount › what is charged [§3]', () => {
  assert.equal(unitPriceOf(pricesOf(plain(100), RATES)).base, 100);
  assert.equal(unitPriceOf(pricesOf(plain(100, { discount_base: 80 }), RATES)).base, 80);
});

const EUROS: Rates = { base: 'EUR', perBaseE9: { USD: 1_052_631_579, INR: 88_747_000_000 } };

test('pricesOf › a shop that charges euros › its own price in euros is the price, one in a currency that it has not is nothing [decisions 0098]', () => {
  const item = plain(10_000, { own_prices: { EUR: 1, CHF: 2, USD: 9_999 } });
  assert.deepEqual(pricesOf(item, EUROS).price, {
    base: 10_000,
    EUR: 10_000,
    USD: 9_999,
    INR: 887_470,
  });
  assert.deepEqual(pricesOf(plain(10_000), { base: 'EUR', perBaseE9: {} }).price, {
    base: 10_000,
    EUR: 10_000,
  });
});

test('completedPrices, currencyIn › a price of before, a currency of before › completed by the rate, never changed; the base where it is gone [decisions 0098]', () => {
  assert.deepEqual(completedPrices({ base: 100, EUR: 100, USD: 7, SAR: 400 }, EUROS), {
    base: 100,
    EUR: 100,
    USD: 7,
    INR: 8_875,
  });
  assert.deepEqual(currenciesOf(EUROS), ['EUR', 'USD', 'INR']);
  assert.deepEqual(
    (['EUR', 'USD', 'SAR'] as const).map((code) => currencyIn(EUROS, code)),
    ['EUR', 'USD', 'EUR'],
  );
  // A coin that is too large is still not free.
  assert.equal(convertedUnitPrice(1, { base: 'INR', perBaseE9: { USD: 11_900_000 } }).USD, 1);
  assert.equal(convertedPrices(1, { base: 'INR', perBaseE9: { USD: 11_900_000 } }).USD, 0);
});
