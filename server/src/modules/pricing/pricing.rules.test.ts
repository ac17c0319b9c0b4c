// Tests of the pricing rules: examples and properties over every rate and price.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CURRENCY_CODES } from '@millwright/contracts';
import fc from 'fast-check';
import {
  convertPrice,
  type PricedProduct,
  pricesOf,
  type Rates,
  unitPriceOf,
} from './pricing.rules.ts';

const RATES: Rates = { USD: 11_900_000, SAR: 44_600_000 };
const plain = (price_inr: number, more: Partial<PricedProduct> = {}): PricedProduct => ({
  price_inr,
  discount_inr: null,
  price_usd: null,
  price_sar: null,
  ...more,
});
const paise = fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 1e12 }));
const rate = fc.integer({ min: 1, max: 2_000_000_000 });
const product: fc.Arbitrary<PricedProduct> = fc
  .record({
    price_inr: paise,
    off: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null }),
    price_usd: fc.option(paise, { nil: null }),
    price_sar: fc.option(paise, { nil: null }),
  })
  .map(({ price_inr, off, price_usd, price_sar }) => {
    const discount =
      off === null || price_inr < 2
        ? null
        : Math.min(price_inr - 1, Math.max(1, Math.floor(price_inr * off)));
    return { price_inr, discount_inr: discount, price_usd, price_sar };
  });

test('convertPrice › exactly half a cent › rounds up [§9]', () => {
  assert.equal(convertPrice(100, 5_000_000), 1);
  assert.equal(convertPrice(100, 4_999_999), 0);
  assert.equal(convertPrice(10_000, 11_900_000), 119);
  assert.equal(convertPrice(1_000_000_000_000, 44_600_000), 44_600_000_000);
});

test('convertPrice › any price and rate › within half a unit of the true value [§9]', () => {
  fc.assert(
    fc.property(paise, rate, (price, perInr) => {
      const twice =
        2n *
        (BigInt(convertPrice(price, perInr)) * 1_000_000_000n - BigInt(price) * BigInt(perInr));
      return twice > -1_000_000_000n && twice <= 1_000_000_000n;
    }),
    { numRuns: 1_000 },
  );
});

test('pricesOf › no discount, no own prices › the rate converts [§3]', () => {
  assert.deepEqual(pricesOf(plain(10_000), RATES), {
    price: { INR: 10_000, USD: 119, SAR: 446 },
    discountPrice: null,
    discountPercent: 0,
  });
});

test('pricesOf › an own dollar price › wins over the rate and carries the same discount [§3]', () => {
  const { price, discountPrice, discountPercent } = pricesOf(
    plain(20_000, { discount_inr: 15_000, price_usd: 999 }),
    RATES,
  );
  assert.deepEqual(price, { INR: 20_000, USD: 999, SAR: 892 });
  // 749.25 and 669: three quarters.
  assert.deepEqual(discountPrice, { INR: 15_000, USD: 749, SAR: 669 });
  assert.equal(discountPercent, 25);
});

test('pricesOf › a part that costs a paisa › is not free in any currency [§3]', () => {
  assert.deepEqual(pricesOf(plain(1), RATES).price, { INR: 1, USD: 1, SAR: 1 });
  assert.deepEqual(pricesOf(plain(2, { discount_inr: 1, price_usd: 1 }), RATES).discountPrice, {
    INR: 1,
    USD: 1,
    SAR: 1,
  });
});

test('pricesOf › any product and rates › integers above 0, a discount never above the list price, percent from 0 to 100 [§3]', () => {
  fc.assert(
    fc.property(product, rate, rate, (item, USD, SAR) => {
      const { price, discountPrice, discountPercent } = pricesOf(item, { USD, SAR });
      assert.equal(discountPrice === null, item.discount_inr === null);
      for (const currency of CURRENCY_CODES) {
        assert.ok(Number.isSafeInteger(price[currency]) && price[currency] >= 1);
        if (discountPrice === null) continue;
        assert.ok(Number.isSafeInteger(discountPrice[currency]) && discountPrice[currency] >= 1);
        assert.ok(discountPrice[currency] <= price[currency], currency);
      }
      assert.ok(
        Number.isInteger(discountPercent) && discountPercent >= 0 && discountPercent <= 100,
      );
      assert.equal(price.INR, item.price_inr);
      if (item.price_usd !== null) assert.equal(price.USD, item.price_usd);
      if (item.price_sar !== null) assert.equal(price.SAR, item.price_sar);
    }),
    { numRuns: 2_000 },
  );
});

test('unitPriceOf › with and without a discount › what is charged [§3]', () => {
  assert.equal(unitPriceOf(pricesOf(plain(100), RATES)).INR, 100);
  assert.equal(unitPriceOf(pricesOf(plain(100, { discount_inr: 80 }), RATES)).INR, 80);
});
