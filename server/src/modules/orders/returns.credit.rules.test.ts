// Tests of credits: partial credits add up to the invoice, in whatever parts the units come back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  amountIn,
  mapPrices,
  multiplyPrices,
  type Prices,
  shareOf,
  sumPrices,
  type TaxLine,
} from '@millwright/contracts';
import fc from 'fast-check';
import { creditOf } from './returns.credit.rules.ts';

const prices = (INR: number): Prices => ({
  base: INR,
  INR,
  USD: Math.round(INR / 83),
  SAR: Math.round(INR / 22),
});
const tax = (code: string, basisPoints: number): TaxLine => ({
  code,
  name: code,
  basisPoints,
  value: prices(0),
});
const GST = [
  tax('cgst-250', 250),
  tax('sgst-250', 250),
  tax('cgst-900', 900),
  tax('sgst-900', 900),
];

test('creditOf › 3 rings of 12.35 at 5 %, one after the other › each credit is whole paise, together the tax of all three [decisions 0063]', () => {
  const line = { productId: 1, taxBasisPoints: 500, unitPrice: prices(1_235) };
  const credits = [0, 1, 2].map((credited) =>
    creditOf([{ ...line, credited }], GST, [{ productId: 1, quantity: 1 }]),
  );
  // 2.5 % of 12.35, 24.70 and 37.05: 0.31, 0.62 and 0.93, half by half.
  assert.deepEqual(
    credits.map((credit) => credit.taxes.map(({ code, value }) => [code, value.base])),
    [31, 31, 31].map((paise) => [
      ['cgst-250', paise],
      ['sgst-250', paise],
    ]),
  );
  assert.deepEqual(
    credits.map((credit) => credit.total.base),
    [1_297, 1_297, 1_297],
  );
});

test('creditOf › any lines, rates and parts › never beyond the invoice, and equal to it with the last piece, in each currency [decisions 0063]', () => {
  const line = fc.record({
    unit: fc.integer({ min: 1, max: 5_000_000 }),
    rate: fc.constantFrom(0, 500, 1800),
    parts: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (goods) => {
      const lines = goods.map(({ unit, rate }, index) => ({
        productId: index + 1,
        taxBasisPoints: rate,
        unitPrice: prices(unit),
        credited: 0,
      }));
      const ordered = goods.map(({ parts }) => parts.reduce((sum, n) => sum + n, 0));
      const invoiced = sumPrices(
        lines.map((each, index) => {
          const goodsOf = multiplyPrices(each.unitPrice, ordered[index] as number);
          const half = each.taxBasisPoints / 2;
          return mapPrices(goodsOf, (minor) => minor + 2 * shareOf(minor, half));
        }),
      );
      const totals: Prices[] = [];
      for (let round = 0; round < 6; round++) {
        const returned = goods.flatMap(({ parts }, index) =>
          parts[round] === undefined
            ? []
            : [{ productId: index + 1, quantity: parts[round] as number }],
        );
        if (returned.length === 0) break;
        const credit = creditOf(lines, GST, returned);
        for (const { productId, quantity } of returned)
          (lines[productId - 1] as { credited: number }).credited += quantity;
        assert.deepEqual(
          credit.total,
          sumPrices([credit.subtotal, ...credit.taxes.map(({ value }) => value)]),
        );
        totals.push(credit.total);
        const sofar = sumPrices(totals);
        for (const currency of ['base', 'INR', 'USD', 'SAR'] as const)
          assert.ok(
            amountIn(credit.total, currency) >= 0 &&
              amountIn(sofar, currency) <= amountIn(invoiced, currency),
          );
      }
      assert.deepEqual(sumPrices(totals), invoiced);
    }),
  );
});

test('creditOf › a product that is not in the order › refused [decisions 0063]', () => {
  assert.throws(() => creditOf([], GST, [{ productId: 7, quantity: 1 }]), /is not in the order/);
});
