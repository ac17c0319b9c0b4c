import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addWished, readWished, WISHED_AT_MOST, writeWished } from './wishlist.rules.ts';

test('readWished › what a cookie may hold › each product once, in order, with its quantity [§2.1 wishlist]', () => {
  assert.deepEqual(readWished('12.15x20.12x3'), [
    { productId: 12, quantity: 0 },
    { productId: 15, quantity: 20 },
  ]);
});

for (const text of [
  undefined,
  null,
  '',
  '.',
  '0',
  'x5',
  '12x',
  '12x0',
  '-3',
  '1e9',
  '12345678901',
  '12x1000001',
  ' 12',
  '__proto__',
  '7;8',
])
  test(`readWished › ${JSON.stringify(text)} › nothing [§2.1 wishlist]`, () => assert.deepEqual(readWished(text), []));

test('readWished › any text › at most fifty, and what is written is read again [§2.1 wishlist]', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789x.') }), (text) => {
      const wished = readWished(text);
      assert.ok(wished.length <= WISHED_AT_MOST);
      assert.deepEqual(readWished(writeWished(wished)), wished);
    }),
    { numRuns: 2_000 },
  );
});

test('addWished › new, there already, one too many › first, refused, refused [§8]', () => {
  const one = addWished([], { productId: 5, quantity: 0 });
  assert.deepEqual(one, { wished: [{ productId: 5, quantity: 0 }], outcome: 'added' });
  assert.equal(addWished(one.wished, { productId: 5, quantity: 9 }).outcome, 'already-there');
  const full = Array.from({ length: WISHED_AT_MOST }, (_, n) => ({ productId: n + 1, quantity: 1 }));
  assert.deepEqual(addWished(full, { productId: 999, quantity: 0 }), { wished: full, outcome: 'full' });
  assert.ok(writeWished(full.map(({ productId }) => ({ productId: 999_999_900 + productId, quantity: 1_000_000 }))).length <= 1_200);
});
