// Tests of the quantity rules, which the browser and the server share.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  capQuantity,
  clampQuantity,
  maximumOf,
  nearestQuantity,
  QUANTITY_CEILING,
  type QuantityLimits,
  rejectOrdered,
  rejectQuantity,
  stepDown,
  stepUp,
} from './quantity.rules.ts';

const FREE: QuantityLimits = { minimum: 1, maximum: null, step: 1 };
const PACKS: QuantityLimits = { minimum: 10, maximum: 200, step: 50 };

/** Every set of limits that the catalogue's checks allow. */
const limits: fc.Arbitrary<QuantityLimits> = fc
  .tuple(
    fc.integer({ min: 1, max: 500 }),
    fc.option(fc.nat(5_000), { nil: null }),
    fc.integer({ min: 1, max: 120 }),
  )
  .map(([minimum, more, step]) => ({
    minimum,
    maximum: more === null ? null : minimum + more,
    step,
  }));
const anyNumber = fc.oneof(
  fc.integer({ min: -10, max: 6_000 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom(
    0,
    -0,
    0.5,
    1.5,
    Number.NaN,
    Infinity,
    -Infinity,
    2 ** 31,
    2 ** 53,
    QUANTITY_CEILING,
    QUANTITY_CEILING + 1,
  ),
);

test('rejectQuantity › below, above and between the limits › the warning with the limit that was missed [§5]', () => {
  assert.deepEqual(rejectQuantity(9, PACKS), { code: 'quantity-below-minimum', limit: 10 });
  assert.deepEqual(rejectQuantity(201, PACKS), { code: 'quantity-above-maximum', limit: 200 });
  assert.deepEqual(rejectQuantity(60, PACKS), { code: 'quantity-not-in-steps', limit: 50 });
  for (const fine of [10, 50, 100, 150, 200]) assert.equal(rejectQuantity(fine, PACKS), null);
});

test('rejectQuantity › 0, negative, fractions, no number › the minimum warning, never a quantity [§5]', () => {
  for (const wrong of [0, -0, -1, -(2 ** 31), 0.5, 1.5, Number.NaN, -Infinity]) {
    assert.deepEqual(rejectQuantity(wrong, FREE), { code: 'quantity-below-minimum', limit: 1 });
  }
  assert.equal(rejectQuantity(0, { ...FREE, minimum: 0 })?.limit, 1);
});

test('rejectQuantity › a product without a maximum › the ceiling that keeps totals exact [§5]', () => {
  assert.equal(rejectQuantity(QUANTITY_CEILING, FREE), null);
  for (const over of [QUANTITY_CEILING + 1, 2 ** 31, 2 ** 53, Infinity]) {
    assert.deepEqual(rejectQuantity(over, FREE), {
      code: 'quantity-above-maximum',
      limit: QUANTITY_CEILING,
    });
  }
  assert.equal(maximumOf({ ...FREE, maximum: 5_000_000 }), QUANTITY_CEILING);
});

test('rejectQuantity › whatever passes › is a whole number within the limits, in steps or the minimum itself [§5]', () => {
  fc.assert(
    fc.property(limits, anyNumber, (rule, quantity) => {
      const within =
        Number.isInteger(quantity) &&
        quantity >= rule.minimum &&
        quantity <= (rule.maximum ?? QUANTITY_CEILING);
      const stepped = quantity % rule.step === 0 || quantity === rule.minimum;
      assert.equal(rejectQuantity(quantity, rule) === null, within && stepped);
    }),
    { numRuns: 3_000 },
  );
});

test('capQuantity › any wish › 0 or the largest quantity that is accepted and not more than the wish [§4]', () => {
  fc.assert(
    fc.property(limits, fc.integer({ min: -5, max: 7_000 }), (rule, wanted) => {
      const capped = capQuantity(wanted, rule);
      if (capped === 0) return assert.ok(wanted < rule.minimum);
      assert.equal(rejectQuantity(capped, rule), null);
      assert.ok(capped <= wanted);
      for (let better = capped + 1; better <= Math.min(wanted, capped + rule.step); better++)
        assert.notEqual(rejectQuantity(better, rule), null);
    }),
    { numRuns: 2_000 },
  );
});

test('capQuantity › a quantity that is allowed already › stays [§4]', () => {
  fc.assert(
    fc.property(limits, fc.nat(6_000), (rule, quantity) => {
      fc.pre(rejectQuantity(quantity, rule) === null);
      assert.equal(capQuantity(quantity, rule), quantity);
    }),
  );
});

test('clampQuantity › any typed text › a whole number within the limits [§5]', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.double().map(String),
    fc.constantFrom('', ' ', 'abc', '1e9', '٣', '-4', '0x10', '12 pcs', '9'.repeat(40)),
  );
  fc.assert(
    fc.property(limits, typed, (rule, text) => {
      const quantity = clampQuantity(text, rule);
      assert.ok(
        Number.isInteger(quantity) && quantity >= rule.minimum && quantity <= maximumOf(rule),
        `${text} became ${quantity}`,
      );
    }),
    { numRuns: 2_000 },
  );
});

test('clampQuantity › the stepper of the product page › min, max, and the minimum for what is no number [§5, §5 stepper]', () => {
  assert.deepEqual(
    ['5', '120', '999', '', 'many', '-3', ' 70 '].map((text) => clampQuantity(text, PACKS)),
    [10, 120, 200, 10, 10, 10, 70],
  );
});

const packsFrom20 = { minimum: 20, maximum: 500, step: 50 };
const singles = { minimum: 1, maximum: null, step: 1 };

test('steps › packs of 50 from 20 › the minimum, then multiples [§5]', () => {
  assert.deepEqual(
    [
      stepUp(20, packsFrom20),
      stepUp(50, packsFrom20),
      stepUp(70, packsFrom20),
      stepUp(3, packsFrom20),
    ],
    [50, 100, 100, 20],
  );
  assert.deepEqual(
    [
      stepDown(100, packsFrom20),
      stepDown(50, packsFrom20),
      stepDown(70, packsFrom20),
      stepDown(20, packsFrom20),
    ],
    [50, 20, 50, 0],
  );
});

test('steps › single pieces › one up, one down, below the minimum 0 [§5]', () => {
  assert.deepEqual([stepUp(1, singles), stepDown(2, singles), stepDown(1, singles)], [2, 1, 0]);
});

test('rejectOrdered › beyond the stock › how many can be had, no multiple and no ceiling beyond it [§5]', () => {
  const pairs = { minimum: 2, maximum: null, step: 2 };
  for (const wanted of [222, 9_999, 10_000, QUANTITY_CEILING + 1])
    assert.deepEqual(rejectOrdered(wanted, pairs, 221), { code: 'stock-not-enough', limit: 220 });
  assert.deepEqual(rejectOrdered(7, pairs, 221), { code: 'quantity-not-in-steps', limit: 2 });
  assert.deepEqual(rejectOrdered(1, pairs, 0), { code: 'quantity-below-minimum', limit: 2 });
  assert.deepEqual(rejectOrdered(630, { minimum: 5, maximum: 210, step: 5 }, 100), {
    code: 'quantity-above-maximum',
    limit: 210,
  });
  assert.equal(rejectOrdered(220, pairs, 221), null);
});

test('nearestQuantity › any rule, stock and number › one that may be ordered, and none is nearer [§5]', () => {
  assert.deepEqual(
    [630, 6, 8, 2, 209].map((wanted) =>
      nearestQuantity(wanted, { minimum: 5, maximum: 210, step: 5 }, 207),
    ),
    [205, 5, 10, 5, 205],
  );
  fc.assert(
    fc.property(limits, fc.nat(800), fc.integer({ min: -5, max: 900 }), (rule, stock, wanted) => {
      const nearest = nearestQuantity(wanted, rule, stock);
      if (rule.minimum > stock) return assert.equal(nearest, rule.minimum);
      assert.equal(rejectOrdered(nearest, rule, stock), null);
      for (let near = Math.abs(nearest - wanted) - 1; near >= 0; near--)
        for (const other of [wanted - near, wanted + near])
          assert.notEqual(rejectOrdered(other, rule, stock), null, `${other} is nearer`);
    }),
    { numRuns: 1_000 },
  );
});
