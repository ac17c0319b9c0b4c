// Property tests of the cart rules.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { capQuantity, maximumOf, rejectQuantity } from '@millwright/contracts';
import fc from 'fast-check';
import { sampleSize } from '../../../testing/sample.ts';
import type { Purchasable } from '../catalog/index.ts';
import {
  blockOf,
  changedSince,
  decideLine,
  isNoted,
  MAX_LINES,
  matchesSnapshot,
  type PriceSnapshot,
  planMerge,
  priceLine,
  priceSnapshotOf,
  type StoredLine,
} from './cart.rules.ts';

const purchasable = (wishes: Partial<Purchasable> & { id?: number } = {}): Purchasable => ({
  id: 1,
  sku: 'SKU',
  name: 'Bolt',
  slug: 'bolt',
  image: 'x.svg',
  originCountry: 'IN',
  unit: 'piece',
  limits: { minimum: 1, maximum: null, step: 1 },
  stock: 100,
  manufacturer: { slug: 'm', name: 'Manufacturer' },
  hsn: '7318',
  weightGrams: 0,
  unitPrice: { base: 1_000, INR: 1_000, USD: 12, SAR: 45 },
  listPrice: { base: 1_000, INR: 1_000, USD: 12, SAR: 45 },
  published: true,
  parts: null,
  lot: null,
  ...wishes,
});
const limits = fc
  .tuple(
    fc.integer({ min: 1, max: 20 }),
    fc.option(fc.nat(60), { nil: null }),
    fc.constantFrom(1, 5, 10),
  )
  .map(([minimum, more, step]) => ({
    minimum,
    maximum: more === null ? null : minimum + more,
    step,
  }));
const anyPurchasable = fc
  .record({ limits, stock: fc.oneof(fc.constant(0), fc.nat(100)), published: fc.boolean() })
  .map(purchasable);
const line = (productId: number, quantity: number): StoredLine => ({
  id: productId * 10,
  productId,
  quantity,
  agreed: null,
});

test('decideLine › out of stock, outside the limits, more than there is › the rejection with its number [§5]', () => {
  const packs = purchasable({ limits: { minimum: 10, maximum: 60, step: 10 }, stock: 40 });
  assert.deepEqual(decideLine(purchasable({ stock: 0 }), 1), { code: 'product-out-of-stock' });
  assert.deepEqual(decideLine(packs, 70), { code: 'quantity-above-maximum', limit: 60 });
  assert.deepEqual(decideLine(packs, 5), { code: 'quantity-below-minimum', limit: 10 });
  assert.deepEqual(decideLine(packs, 15), { code: 'quantity-not-in-steps', limit: 10 });
  assert.deepEqual(decideLine(packs, 50), { code: 'stock-not-enough', limit: 40 });
  assert.equal(decideLine(packs, 40), null);
});

test('decideLine › any product and number › what passes is in stock and within its limits [§5]', () => {
  const quantity = fc.oneof(fc.integer({ min: -3, max: 120 }), fc.integer());
  fc.assert(
    fc.property(anyPurchasable, quantity, (product, wanted) => {
      const fine =
        product.stock > 0 &&
        wanted <= product.stock &&
        rejectQuantity(wanted, product.limits) === null;
      assert.equal(decideLine(product, wanted) === null, fine);
    }),
    { numRuns: sampleSize(2_000, 10_000) },
  );
});

test('blockOf › a line whose product was withdrawn, sold out, limited or ran low › what keeps it from being ordered [§5]', () => {
  assert.equal(blockOf(purchasable({ published: false }), 1), 'out-of-stock');
  assert.equal(blockOf(purchasable({ stock: 0 }), 1), 'out-of-stock');
  assert.equal(
    blockOf(purchasable({ limits: { minimum: 5, maximum: null, step: 1 } }), 4),
    'outside-limits',
  );
  assert.equal(blockOf(purchasable({ stock: 3 }), 4), 'stock-not-enough');
  assert.equal(blockOf(purchasable(), 4), null);
});

test('priceLine › any line › unit price times quantity in every currency, and nothing in stock once withdrawn [§3]', () => {
  fc.assert(
    fc.property(anyPurchasable, fc.integer({ min: 1, max: 1_000 }), (product, quantity) => {
      const priced = priceLine(line(1, quantity), product);
      assert.deepEqual(priced.subtotal, {
        base: 1_000 * quantity,
        INR: 1_000 * quantity,
        USD: 12 * quantity,
        SAR: 45 * quantity,
      });
      assert.equal(priced.stock, product.published ? product.stock : 0);
    }),
  );
});

test('changedSince › a currency taken on or given up meanwhile › no news: what is in both is the same [§4]', () => {
  const before = [priceLine(line(1, 2), purchasable())];
  const { SAR: _, ...fewer } = purchasable().unitPrice;
  const now = [priceLine(line(1, 2), purchasable({ unitPrice: { ...fewer, EUR: 11 } }))];
  assert.deepEqual(changedSince(priceSnapshotOf(before), now), []);
  assert.equal(isNoted(priceSnapshotOf(before), priceSnapshotOf(now)), false);
});

test('changedSince › another price in any one currency › that line alone; a new line or quantity is no news [§4]', () => {
  const lines = [1, 2, 3].map((id) => priceLine(line(id, 2), purchasable({ id })));
  assert.deepEqual(changedSince(priceSnapshotOf(lines), lines), []);
  assert.deepEqual(changedSince(null, lines), []);
  for (const currency of ['INR', 'USD', 'SAR'] as const) {
    const now = lines.map((entry) =>
      entry.productId === 2
        ? { ...entry, quantity: 9, unitPrice: { ...entry.unitPrice, [currency]: 7 } }
        : entry,
    );
    assert.deepEqual(
      changedSince(priceSnapshotOf(lines), now).map((news) => [news.what, news.line.productId]),
      [['price-changed', 2]],
      currency,
    );
  }
  assert.deepEqual(changedSince(priceSnapshotOf(lines.slice(0, 1)), lines), []);
});

test('changedSince › stock, limits, sale › what the line wants and cannot have is told, and told again when it can [§4]', () => {
  const seen = (wishes: Partial<Purchasable>) =>
    priceSnapshotOf([priceLine(line(1, 10), purchasable(wishes))]);
  const news = (before: Partial<Purchasable>, now: Partial<Purchasable>) =>
    changedSince(seen(before), [priceLine(line(1, 10), purchasable(now))]).map(({ what }) => what);
  assert.deepEqual(news({ stock: 100 }, { stock: 10 }), [], 'still enough');
  assert.deepEqual(news({ stock: 100 }, { stock: 9 }), ['stock-short']);
  assert.deepEqual(news({ stock: 9 }, { stock: 9 }), [], 'told before');
  assert.deepEqual(news({ stock: 9 }, { stock: 4 }), ['stock-short']);
  assert.deepEqual(news({ stock: 9 }, { stock: 0 }), ['sold-out']);
  assert.deepEqual(news({ stock: 0 }, { stock: 10 }), ['stock-back']);
  const limits = { minimum: 5, maximum: 60, step: 5 };
  assert.deepEqual(news({}, { limits }), ['limits-changed']);
  assert.deepEqual(news({ limits }, { limits: { ...limits } }), []);
  assert.deepEqual(
    news({}, { published: false, stock: 0, unitPrice: { base: 1, INR: 1, USD: 1, SAR: 1 } }),
    ['product-withdrawn'],
  );
  assert.deepEqual(news({ published: false }, { published: false }), []);
  assert.deepEqual(news({ published: false }, {}), ['stock-back']);
  assert.deepEqual(
    news({ stock: 9 }, { stock: 4, limits, unitPrice: { base: 1, INR: 1, USD: 1, SAR: 1 } }),
    ['price-changed', 'stock-short', 'limits-changed'],
  );
});

test('matchesSnapshot › the stored record comes back with its keys in another order › still the same [§4]', () => {
  const lines = [31, 4, 200].map((id) => priceLine(line(id, 2), purchasable({ id })));
  const taxes = {
    'sgst-900': { base: 1, INR: 1, USD: 2, SAR: 3 },
    'cgst-900': { base: 1, INR: 1, USD: 2, SAR: 3 },
  };
  const seen = priceSnapshotOf(lines, taxes);
  const reordered = (value: unknown): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, entry]) => [key, reordered(entry)]),
        )
      : value;
  assert.equal(
    matchesSnapshot(reordered(seen) as PriceSnapshot, [...lines].reverse(), taxes),
    true,
  );
  assert.equal(matchesSnapshot(null, lines, taxes), true);
});

test('matchesSnapshot › quantity, price, a line or a tax differs › not the same [§4]', () => {
  const lines = [1, 2].map((id) => priceLine(line(id, 2), purchasable({ id })));
  const taxes = { 'igst-1800': { base: 1, INR: 1, USD: 2, SAR: 3 } };
  const seen = priceSnapshotOf(lines, taxes);
  const first = lines[0] as (typeof lines)[number];
  assert.equal(matchesSnapshot(seen, [{ ...first, quantity: 3 }, ...lines.slice(1)], taxes), false);
  assert.equal(
    matchesSnapshot(
      seen,
      [{ ...first, unitPrice: { ...first.unitPrice, SAR: 46 } }, ...lines.slice(1)],
      taxes,
    ),
    false,
  );
  assert.equal(matchesSnapshot(seen, lines.slice(1), taxes), false);
  assert.equal(
    matchesSnapshot(seen, lines, { 'igst-1800': { base: 1, INR: 1, USD: 2, SAR: 4 } }),
    false,
  );
  assert.equal(matchesSnapshot(seen, lines, {}), false);
  // Taxes that were never shown cannot have changed.
  assert.equal(matchesSnapshot(priceSnapshotOf(lines), lines, taxes), true);
});

const PRODUCTS = [1, 2, 3, 4, 5, 6, 7];
const carts = fc.record({
  purchasables: fc.tuple(...PRODUCTS.map(() => fc.option(anyPurchasable, { nil: undefined }))),
  own: fc.subarray(PRODUCTS),
  guest: fc.subarray(PRODUCTS),
  quantities: fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 20, maxLength: 20 }),
});

test('planMerge › any two carts › the union by product, never below the own, capped, and every cap is told [§4]', () => {
  fc.assert(
    fc.property(carts, (world) => {
      const known = new Map(
        world.purchasables.flatMap((entry, index) =>
          entry === undefined ? [] : [[index + 1, entry] as const],
        ),
      );
      const own = world.own.map((id, index) => line(id, world.quantities[index] as number));
      const guest = world.guest.map((id, index) => line(id, world.quantities[index + 7] as number));
      const plan = planMerge(own, guest, known);
      const after = new Map(
        [...own, ...plan.save].map((entry) => [entry.productId, entry.quantity]),
      );
      const told = new Map(plan.told.map((entry) => [entry.productId, entry]));
      assert.equal(told.size, plan.told.length, 'a product is told of once');
      for (const { productId, quantity } of own) assert.ok((after.get(productId) ?? 0) >= quantity);
      for (const { productId, quantity } of guest) {
        const product = known.get(productId);
        if (product === undefined) {
          assert.equal(told.get(productId)?.code, 'merge-left-out');
          continue;
        }
        const mine = own.find((entry) => entry.productId === productId)?.quantity ?? 0;
        const merged = after.get(productId) as number;
        const wanted = mine + quantity;
        const room = capQuantity(
          product.stock > 0 ? Math.min(wanted, product.stock) : wanted,
          product.limits,
        );
        assert.equal(merged, Math.max(mine, room, mine === 0 ? product.limits.minimum : 0));
        if (merged !== mine) assert.equal(rejectQuantity(merged, product.limits), null);
        const news = told.get(productId);
        assert.equal(
          news?.code,
          merged < wanted
            ? 'merge-capped'
            : merged > wanted
              ? 'merge-raised'
              : mine > 0
                ? 'merged'
                : undefined,
        );
        if (news !== undefined)
          assert.deepEqual([news.quantity, news.own, news.guest], [merged, mine, quantity]);
        if (news?.why === 'maximum') assert.ok(wanted > maximumOf(product.limits));
        if (news?.why === 'stock') assert.ok(wanted > product.stock && product.stock > 0);
        if (news?.why === 'step') assert.ok(wanted <= product.stock || product.stock === 0);
      }
      assert.deepEqual(
        [...after.keys()].every((id) => world.own.includes(id) || world.guest.includes(id)),
        true,
      );
    }),
    { numRuns: sampleSize(2_000, 10_000) },
  );
});

test('planMerge › a second time with what is left of the visitor’s cart › changes nothing [§4]', () => {
  const known = new Map([[1, purchasable({ id: 1 })]]);
  assert.deepEqual(planMerge([line(1, 5)], [], known), { save: [], told: [] });
});

test('planMerge › a full cart › keeps its lines, grows those it has, and says what was left out [§4]', () => {
  const ids = Array.from({ length: MAX_LINES + 1 }, (_, index) => index + 1);
  const known = new Map(ids.map((id) => [id, purchasable({ id })]));
  const own = ids.slice(0, MAX_LINES).map((id) => line(id, 1));
  const plan = planMerge(own, [line(1, 2), line(MAX_LINES + 1, 2)], known);
  assert.deepEqual(plan.save, [{ productId: 1, quantity: 3 }]);
  assert.deepEqual(
    plan.told.map(({ code, productId }) => [code, productId]),
    [
      ['merged', 1],
      ['merge-left-out', MAX_LINES + 1],
    ],
  );
});
