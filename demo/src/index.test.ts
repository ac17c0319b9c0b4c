// Tests of the demo catalogue: reproducible, complete, true to its own references, readable in three languages.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { demoCatalogue } from './index.ts';
import type { DemoProduct, Text3 } from './types.ts';

const catalogue = demoCatalogue();
const products = [...catalogue.products()];
const cyrillic = /\p{Script=Cyrillic}/u;
const arabic = /\p{Script=Arabic}/u;

function hash(list: Iterable<DemoProduct>): string {
  const sum = createHash('sha256');
  for (const product of list) sum.update(JSON.stringify(product));
  return sum.digest('hex');
}

/** Names the first few that break a rule. */
function none<T>(list: Iterable<T>, breaks: (item: T) => boolean, show: (item: T) => string): void {
  const found = [...list].filter(breaks);
  assert.equal(found.length, 0, `${found.length}, e.g. ${found.slice(0, 5).map(show).join('; ')}`);
}

const sku = (product: DemoProduct): string => product.sku;
const translated = ({ en, ru, ar }: Text3): boolean =>
  en.trim() !== '' && cyrillic.test(ru) && arabic.test(ar);

describe('demoCatalogue', () => {
  test('demoCatalogue › generated twice › the same products in the same order [§demo]', () => {
    assert.equal(hash(demoCatalogue().products()), hash(products));
  });

  test('demoCatalogue › natural size › 12,000 to 14,000 products, each SKU once [§demo]', () => {
    assert.ok(products.length >= 12_000 && products.length <= 14_000, String(products.length));
    assert.equal(products.length, catalogue.size);
    assert.equal(new Set(products.map(sku)).size, products.length);
  });

  test('demoCatalogue › more than its natural size asked › as many, each SKU once [§demo]', () => {
    const many = [...catalogue.products(40_000)];
    assert.equal(many.length, 40_000);
    assert.equal(new Set(many.map(sku)).size, 40_000);
    assert.equal(hash(many.slice(0, products.length)), hash(products));
    none(many, ({ name }) => [name.en, name.ru, name.ar].some((value) => value.length > 120), sku);
  });

  test('demoCatalogue › fewer asked › the most popular ones [§demo]', () => {
    assert.deepEqual([...catalogue.products(10)].map(sku), products.slice(0, 10).map(sku));
    assert.ok(
      new Set(products.slice(0, 40).map(({ category }) => category.split('/')[0])).size >= 4,
      'families are interleaved',
    );
  });
});

describe('references', () => {
  test('references › of every product › resolve [§demo]', () => {
    const categories = new Set(catalogue.categories.map(({ lineage }) => lineage));
    const manufacturers = new Map(
      catalogue.manufacturers.map((manufacturer) => [manufacturer.slug, manufacturer.country]),
    );
    const industries = new Set(catalogue.industries.map(({ slug }) => slug));
    const attributes = new Map(
      catalogue.attributes.map((attribute) => [attribute.slug, attribute]),
    );
    none(
      products,
      ({ category }) => !categories.has(category),
      (product) => `${product.sku} in ${product.category}`,
    );
    none(products, ({ manufacturer, origin }) => manufacturers.get(manufacturer) !== origin, sku);
    none(
      products,
      (product) =>
        product.industries.length === 0 ||
        product.industries.some((slug) => !industries.has(slug)) ||
        new Set(product.industries).size < product.industries.length,
      sku,
    );
    none(
      products.flatMap((product) =>
        Object.entries(product.attributes).map(([slug, value]) => ({ product, slug, value })),
      ),
      ({ slug, value }) => {
        const attribute = attributes.get(slug);
        return (
          !attribute ||
          (attribute.kind === 'number'
            ? !Number.isFinite(value)
            : !Object.hasOwn(attribute.values, value))
        );
      },
      ({ product, slug, value }) => `${product.sku}: ${slug} = ${value}`,
    );
  });

  test('references › of every category › parents come first, three levels at most, at least 300 [§demo]', () => {
    const seen = new Set<string>();
    for (const { lineage } of catalogue.categories) {
      const parent = lineage.split('/').slice(0, -1).join('/');
      assert.ok(parent === '' || seen.has(parent), `${lineage} comes before its parent`);
      assert.ok(lineage.split('/').length <= 3, lineage);
      assert.match(lineage, /^[a-z0-9/-]+$/);
      assert.ok(!seen.has(lineage), `${lineage} exists twice`);
      seen.add(lineage);
    }
    assert.ok(seen.size >= 300, String(seen.size));
  });

  test('references › of every end of the tree › products lie there and only there [§demo]', () => {
    const parents = new Set(
      catalogue.categories.map(({ lineage }) => lineage.split('/').slice(0, -1).join('/')),
    );
    const used = new Set(products.map(({ category }) => category));
    none(
      catalogue.categories,
      ({ lineage }) => !parents.has(lineage) && !used.has(lineage),
      ({ lineage }) => lineage,
    );
    none(
      products,
      ({ category }) => parents.has(category),
      (product) => `${product.sku} in ${product.category}`,
    );
  });

  test('references › to manufacturers and industries › at least 64 manufacturers with unique slugs, 8 industries [§demo]', () => {
    assert.ok(new Set(catalogue.manufacturers.map(({ slug }) => slug)).size >= 64);
    assert.equal(
      new Set(catalogue.manufacturers.map(({ name }) => name)).size,
      catalogue.manufacturers.length,
    );
    assert.equal(catalogue.industries.length, 8);
    none(
      catalogue.manufacturers,
      ({ slug }) => !products.some(({ manufacturer }) => manufacturer === slug),
      ({ slug }) => slug,
    );
  });
});

describe('lots', () => {
  test('lots › every one › in a known category, with known goods in whole quantities, a discount below 100 % [§demo]', () => {
    const known = new Set(products.map(sku));
    const categories = new Set(catalogue.lotCategories.map(({ slug }) => slug));
    assert.ok(catalogue.lots.length > 0);
    assert.equal(new Set(catalogue.lots.map(({ slug }) => slug)).size, catalogue.lots.length);
    none(
      catalogue.lots,
      ({ category }) => !categories.has(category),
      ({ slug }) => slug,
    );
    none(
      catalogue.lots,
      ({ items }) =>
        items.length === 0 ||
        items.some(
          (item) => !known.has(item.sku) || !Number.isInteger(item.quantity) || item.quantity < 1,
        ),
      ({ slug }) => slug,
    );
    none(
      catalogue.lots,
      ({ items }) => new Set(items.map((item) => item.sku)).size < items.length,
      ({ slug }) => slug,
    );
    none(
      catalogue.lots,
      ({ discountBp, ageMonths }) =>
        !Number.isInteger(discountBp) || discountBp < 0 || discountBp >= 10_000 || ageMonths < 0,
      ({ slug }) => slug,
    );
    none(
      catalogue.lots,
      ({ name, details }) => !translated(name) || !translated(details),
      ({ slug }) => slug,
    );
    none(
      catalogue.lotCategories,
      ({ name }) => !translated(name),
      ({ slug }) => slug,
    );
  });

  test('lots › generated twice › the same [§demo]', () => {
    assert.deepEqual(demoCatalogue().lots, catalogue.lots);
  });
});

describe('texts', () => {
  test('texts › of every product › three languages in their own letters, names up to 120 characters [§demo]', () => {
    none(
      products,
      ({ name, description }) => !translated(name) || !translated(description),
      (product) => `${product.sku} ${product.name.ru}`,
    );
    none(
      products,
      ({ name }) =>
        [name.en, name.ru, name.ar].some(
          (value) =>
            value.length > 120 || value !== value.trim() || /\s{2}|undefined|NaN|\{/.test(value),
        ),
      (product) => product.name.en,
    );
    none(
      products,
      ({ description }) =>
        [description.en, description.ru, description.ar].some((value) =>
          /\s{2}|undefined|NaN|\{/.test(value),
        ),
      (product) => product.description.en,
    );
    none(
      products,
      ({ views, documents, videos }) =>
        [...views, ...documents, ...videos].some(({ title }) => !translated(title)),
      sku,
    );
  });

  test('texts › of categories, attributes and industries › three languages in their own letters [§demo]', () => {
    none(
      catalogue.categories,
      ({ name, description }) =>
        !translated(description) ||
        name.en === '' ||
        !cyrillic.test(name.ru) ||
        !arabic.test(name.ar),
      ({ lineage }) => lineage,
    );
    none(
      catalogue.attributes,
      ({ name }) => !translated(name),
      ({ slug }) => slug,
    );
    none(
      catalogue.industries,
      ({ name, description }) => !translated(name) || !translated(description),
      ({ slug }) => slug,
    );
    none(
      catalogue.attributes.flatMap((attribute) =>
        attribute.kind === 'text' ? Object.values(attribute.values) : [],
      ),
      ({ en, ru, ar }) => en === '' || ru === '' || ar === '',
      ({ en }) => en,
    );
  });

  test('texts › names of categories › each once under one parent [§demo]', () => {
    const seen = new Set<string>();
    none(
      catalogue.categories,
      ({ lineage, name }) => {
        const key = `${lineage.split('/').slice(0, -1).join('/')} ${name.en}`;
        const twice = seen.has(key);
        seen.add(key);
        return twice;
      },
      ({ lineage }) => lineage,
    );
  });
});

describe('numbers', () => {
  test('numbers › prices › whole, positive, about 6 % discounted below the price [§demo]', () => {
    none(products, ({ priceMinor }) => !Number.isSafeInteger(priceMinor) || priceMinor <= 0, sku);
    none(
      products,
      ({ priceMinor, discountPriceMinor }) =>
        discountPriceMinor !== null &&
        !(
          Number.isSafeInteger(discountPriceMinor) &&
          discountPriceMinor > 0 &&
          discountPriceMinor < priceMinor
        ),
      sku,
    );
    const share =
      products.filter(({ discountPriceMinor }) => discountPriceMinor !== null).length /
      products.length;
    assert.ok(share > 0.045 && share < 0.075, String(share));
    const own = products.filter(({ usdMinor }) => usdMinor !== null).length / products.length;
    assert.ok(own > 0.01 && own < 0.03, String(own));
    none(
      products,
      ({ usdMinor, sarMinor }) =>
        [usdMinor, sarMinor].some(
          (value) => value !== null && !(Number.isSafeInteger(value) && value > 0),
        ),
      sku,
    );
  });

  test('numbers › quantities and stock › least up to greatest in whole steps, some sold out [§demo]', () => {
    none(
      products,
      ({ minQuantity, step }) =>
        !(
          Number.isInteger(minQuantity) &&
          Number.isInteger(step) &&
          step >= 1 &&
          minQuantity >= step &&
          minQuantity % step === 0
        ),
      sku,
    );
    none(
      products,
      ({ minQuantity, maxQuantity, step }) =>
        maxQuantity !== null &&
        !(maxQuantity >= minQuantity && (maxQuantity - minQuantity) % step === 0),
      sku,
    );
    none(products, ({ stock }) => !Number.isInteger(stock) || stock < 0, sku);
    const share = products.filter(({ stock }) => stock === 0).length / products.length;
    assert.ok(share > 0.03 && share < 0.05, String(share));
  });

  test('numbers › weights, codes and dates › plausible [§demo]', () => {
    none(
      products,
      ({ weightGrams }) =>
        !Number.isInteger(weightGrams) || weightGrams < 1 || weightGrams > 5_000_000,
      (product) => `${product.sku} ${product.weightGrams}`,
    );
    none(
      products,
      ({ hsn, unspsc }) => !/^\d{8}$/.test(hsn) || !/^\d{8}$/.test(unspsc),
      (product) => `${product.sku} ${product.hsn} ${product.unspsc}`,
    );
    none(
      products,
      (product) =>
        !/^[A-Z]{3}-[A-Z0-9][A-Z0-9.-]*$/.test(product.sku) ||
        product.sku.length > 60 ||
        product.mpn === '' ||
        product.mpn.length > 60,
      sku,
    );
    none(
      products,
      ({ createdAt }) => !(createdAt >= '2024-01-01' && createdAt < '2026-11-01'),
      sku,
    );
  });

  test('numbers › shapes › every dimension finite and not negative, at least one positive [§demo]', () => {
    const bad = (dims: Record<string, number>): boolean =>
      Object.values(dims).length === 0 ||
      Object.values(dims).some((value) => !Number.isFinite(value) || value < 0) ||
      Math.max(...Object.values(dims)) <= 0;
    none(products, ({ shape }) => bad(shape.dims), sku);
    none(
      catalogue.categories,
      ({ shape }) => bad(shape.dims),
      ({ lineage }) => lineage,
    );
  });
});
