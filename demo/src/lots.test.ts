// Tests of the surplus lots: real products in deliverable quantities.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { demoCatalogue } from './index.ts';
import { buildLots, lotCategories } from './lots.ts';

const products = [...demoCatalogue().products()];
const lots = buildLots(products);
const bySku = new Map(products.map((product) => [product.sku, product]));

describe('buildLots', () => {
  test('buildLots › called twice › the same lots [§7.6 lots]', () => {
    assert.deepEqual(buildLots(products), lots);
  });

  test('buildLots › all lots › at least 30 in at least 9 categories, each category used [§7.6 lots]', () => {
    assert.ok(lots.length >= 30 && lotCategories.length >= 9);
    assert.equal(new Set(lots.map(({ slug }) => slug)).size, lots.length);
    assert.deepEqual(
      new Set(lots.map(({ category }) => category)),
      new Set(lotCategories.map(({ slug }) => slug)),
    );
    assert.equal(new Set(lots.map(({ condition }) => condition)).size, 4);
  });

  test('buildLots › items of a lot › 2 to 8 products, whole steps within stock, none in two lots [§7.6 lots]', () => {
    const seen = new Set<string>();
    for (const { slug, items } of lots) {
      assert.ok(items.length >= 2 && items.length <= 8, slug);
      for (const { sku, quantity } of items) {
        const product = bySku.get(sku);
        assert.ok(product && !seen.has(sku), sku);
        assert.ok(
          quantity >= product.minQuantity &&
            quantity <= product.stock &&
            quantity % product.step === 0,
          `${slug} ${sku} ${quantity}`,
        );
        seen.add(sku);
      }
    }
  });

  test('buildLots › texts and numbers › three languages, discount below the whole price [§7.6 lots]', () => {
    for (const { slug, name, details, discountBp, ageMonths, location } of lots) {
      for (const { ru, ar } of [name, details, location])
        assert.ok(/\p{Script=Cyrillic}/u.test(ru) && /\p{Script=Arabic}/u.test(ar), slug);
      assert.ok(discountBp > 0 && discountBp < 10_000 && ageMonths > 0 && location.en !== '', slug);
    }
  });
});
