// Tests of the small demo catalogue: complete in itself, taken from the natural one, and with an example of everything that the natural one shows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from './families.ts';
import { demoCatalogue, smallDemoCatalogue } from './index.ts';
import { failpoint } from './merge.ts';
import { featuresOf } from './small.ts';

const small = smallDemoCatalogue();
const products = [...small.products()];
const natural = failpoint(families);
const byNumber = new Map(natural.map((placed) => [placed.product.sku, placed]));

test('smallDemoCatalogue › its products › 300 of the natural ones, unchanged', () => {
  assert.equal(products.length, 300);
  for (const product of products) assert.deepEqual(product, byNumber.get(product.sku)?.product);
});

test('smallDemoCatalogue › every family, manufacturer, branch, unit, drawing, industry, attribute and trait › has an example', () => {
  const shown = new Set(
    products.flatMap((product) =>
      featuresOf(byNumber.get(product.sku) as (typeof natural)[number]),
    ),
  );
  const all = new Set(natural.flatMap(featuresOf));
  assert.deepEqual(
    [...all].filter((feature) => !shown.has(feature)),
    [],
  );
});

test('smallDemoCatalogue › lots › one of each category and condition, of two products at least, with enough stock', () => {
  const whole = demoCatalogue();
  const kinds = (lots: typeof small.lots) =>
    [...new Set(lots.flatMap(({ category, condition }) => [category, condition]))].sort();
  assert.deepEqual(kinds(small.lots), kinds(whole.lots));
  const stock = new Map(products.map(({ sku, stock }) => [sku, stock]));
  for (const { slug, items } of small.lots) {
    assert.ok(items.length >= 2, slug);
    for (const { sku, quantity } of items)
      assert.ok(quantity > 0 && quantity <= (stock.get(sku) ?? 0), `${slug}: ${sku}`);
  }
});

test('smallDemoCatalogue › categories, attributes and manufacturers › what its products name, with parents, and nothing without a product', () => {
  const lineages = new Set(small.categories.map(({ lineage }) => lineage));
  for (const { category } of products)
    for (let at = category; at.includes('/'); at = at.slice(0, at.lastIndexOf('/')))
      assert.ok(lineages.has(at), at);
  for (const lineage of lineages)
    assert.ok(
      products.some(({ category }) => `${category}/`.startsWith(`${lineage}/`)),
      lineage,
    );
  assert.deepEqual(
    new Set(small.manufacturers.map(({ slug }) => slug)),
    new Set(products.map(({ manufacturer }) => manufacturer)),
  );
  assert.deepEqual(
    new Set(small.attributes.map(({ slug }) => slug)),
    new Set(products.flatMap(({ attributes }) => Object.keys(attributes))),
  );
});
