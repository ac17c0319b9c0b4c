// Tests of the large catalogue: as many products as asked, each once, from known manufacturers, with more to filter by.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoCatalogue, wideDemoCatalogue } from './index.ts';

const SIZE = 120_000;

test('wideDemoCatalogue › 120,000 asked › as many, each SKU once, names that fit, the natural ones first [§demo]', () => {
  const natural = [...demoCatalogue().products()];
  const wide = wideDemoCatalogue(SIZE);
  const manufacturers = new Map(wide.manufacturers.map(({ slug, country }) => [slug, country]));
  assert.equal(manufacturers.size, wide.manufacturers.length, 'each manufacturer once');
  const skus = new Set<string>();
  const sold = new Set<string>();
  const attributes = new Set(wide.attributes.map(({ slug }) => slug));
  let place = 0;
  for (const product of wide.products()) {
    if (place < natural.length) assert.deepEqual(product, natural[place]);
    place++;
    skus.add(product.sku);
    sold.add(product.manufacturer);
    assert.equal(manufacturers.get(product.manufacturer), product.origin, product.sku);
    for (const slug in product.attributes) assert.ok(attributes.has(slug), slug);
    for (const name of [product.name.en, product.name.ru, product.name.ar])
      assert.ok(name.length <= 140, name);
    assert.ok(
      product.stock % product.step === 0 && product.minQuantity % product.step === 0,
      product.sku,
    );
  }
  assert.deepEqual([place, skus.size], [SIZE, SIZE]);
  assert.equal(sold.size, manufacturers.size, 'every brand sells something');
});

test('wideDemoCatalogue › asked twice, and for fewer › the same products; the most popular ones [§demo]', () => {
  const last = (size: number) => [...wideDemoCatalogue(size).products()].at(-1);
  assert.deepEqual(last(20_000), last(20_000));
  assert.deepEqual([...wideDemoCatalogue(10).products()], [...demoCatalogue().products(10)]);
});
