import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  addWishlistItem,
  MAX_WISHLIST_ITEMS,
  readWishlistItems,
  writeWishlistItems,
} from './wishlist.rules.ts';

test('readWishlistItems › what a cookie may hold › each product once, in order, with its quantity [§2.1 wishlist]', () => {
  assert.deepEqual(readWishlistItems('12.15x20.12x3'), [
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
  test(`readWishlistItems › ${JSON.stringify(text)} › nothing [§2.1 wishlist]`, () =>
    assert.deepEqual(readWishlistItems(text), []));

test('readWishlistItems › any text › at most fifty, and what is written is read again [§2.1 wishlist]', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789x.') }), (text) => {
      const wishlistItems = readWishlistItems(text);
      assert.ok(wishlistItems.length <= MAX_WISHLIST_ITEMS);
      assert.deepEqual(readWishlistItems(writeWishlistItems(wishlistItems)), wishlistItems);
    }),
    { numRuns: 2_000 },
  );
});

test('addWishlistItem › new, there already, one too many › first, refused, refused [§8]', () => {
  const one = addWishlistItem([], { productId: 5, quantity: 0 });
  assert.deepEqual(one, { wishlistItems: [{ productId: 5, quantity: 0 }], outcome: 'added' });
  assert.equal(
    addWishlistItem(one.wishlistItems, { productId: 5, quantity: 9 }).outcome,
    'already-there',
  );
  const full = Array.from({ length: MAX_WISHLIST_ITEMS }, (_, n) => ({
    productId: n + 1,
    quantity: 1,
  }));
  assert.deepEqual(addWishlistItem(full, { productId: 999, quantity: 0 }), {
    wishlistItems: full,
    outcome: 'full',
  });
  assert.ok(
    writeWishlistItems(
      full.map(({ productId }) => ({ productId: 999_999_900 + productId, quantity: 1_000_000 })),
    ).length <= 1_200,
  );
});
