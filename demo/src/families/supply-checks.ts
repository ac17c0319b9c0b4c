// Checks of every supply family: checks that the tests of the families share.
import assert from 'node:assert/strict';
import { seededRng } from '../rng.ts';
import type { DemoProduct, Family } from '../types.ts';

// biome-ignore format: a list
type DimName =
  | 'D' | 'L' | 'H' | 'E' | 'P' | 'R' | 'C' | 'M' | 'W' | 'Db' | 'AC' | 'Ld' | 'dn' | 'n' | 'k' | 'h' | 'b' | 't' | 's' | 'd' | 'bore' | 'hub' | 'angle' | 'wt' | 'feet' | 'grooves' | 'drive'
  | 'blade' | 'tip' | 'range' | 'jaw' | 'head' | 'face' | 'hole' | 'barrel' | 'cable' | 'bezel' | 'poles'; // a dim that is missing compares as false

/** A product whose dims can be asked by name. */
export type Dimensioned = Omit<DemoProduct, 'shape'> & {
  shape: { kind: string; dims: Record<DimName, number> };
};

export const productsOf = (name: string, family: Family): DemoProduct[] => [
  ...family.products(seededRng(name)),
];

/** Fails with the first few that break the rule. */
export function everyProduct(
  products: DemoProduct[],
  rule: string,
  holds: (product: Dimensioned) => boolean,
): void {
  const broken = products.filter((product) => !holds(product as Dimensioned));
  assert.equal(
    broken.length,
    0,
    `${rule}: ${broken.length}, e.g. ${broken.slice(0, 3).map((p) => `${p.sku} ${JSON.stringify(p.shape.dims)}`)}`,
  );
}

export function checkDeterminism(name: string, family: Family): void {
  assert.deepEqual(productsOf(name, family).slice(0, 200), productsOf(name, family).slice(0, 200));
}

export function checkUnique(products: DemoProduct[]): void {
  assert.equal(new Set(products.map(({ sku }) => sku)).size, products.length);
}

export function checkReferences(family: Family, products: DemoProduct[]): void {
  const lineages = new Set(family.categories.map(({ lineage }) => lineage));
  assert.equal(lineages.size, family.categories.length, 'each category once');
  for (const lineage of lineages) {
    const parent = lineage.split('/').slice(0, -1).join('/');
    assert.ok(parent === '' || lineages.has(parent), `${lineage} has no parent`);
  }
  const attributes = new Map(family.attributes.map((attribute) => [attribute.slug, attribute]));
  assert.equal(attributes.size, family.attributes.length, 'each attribute once');
  everyProduct(
    products,
    'category exists, third level',
    ({ category }) => lineages.has(category) && category.split('/').length === 3,
  );
  everyProduct(products, 'attributes resolve', (product) =>
    Object.entries(product.attributes).every(([slug, value]) => {
      const attribute = attributes.get(slug);
      if (!attribute) return false;
      return attribute.kind === 'number'
        ? Number.isFinite(value)
        : Object.hasOwn(attribute.values, value);
    }),
  );
}

export function checkTexts(family: Family, products: DemoProduct[]): void {
  const written = (text: { en: string; ru: string; ar: string }) =>
    /^[^\p{Script=Cyrillic}\p{Script=Arabic}]+$/u.test(text.en) &&
    /\p{Script=Cyrillic}/u.test(text.ru) &&
    /\p{Script=Arabic}/u.test(text.ar);
  for (const { lineage, name, description } of family.categories)
    assert.ok(written(name) && written(description), lineage);
  for (const { slug, name } of family.attributes) assert.ok(written(name), slug);
  everyProduct(
    products,
    'name and description in three languages',
    ({ name, description }) => written(name) && written(description),
  );
  everyProduct(products, 'no Cyrillic in Arabic, no Arabic in Russian', ({ name, description }) =>
    [name, description].every(
      ({ ru, ar }) => !/\p{Script=Arabic}/u.test(ru) && !/\p{Script=Cyrillic}/u.test(ar),
    ),
  );
}

export function checkTrade(products: DemoProduct[]): void {
  everyProduct(
    products,
    'codes',
    ({ hsn, unspsc }) => /^\d{8}$/.test(hsn) && /^\d{8}$/.test(unspsc),
  );
  everyProduct(
    products,
    'quantities',
    ({ minQuantity, step, stock }) =>
      minQuantity >= step && minQuantity % step === 0 && stock % step === 0,
  );
  everyProduct(products, 'dims are finite and not negative', ({ shape }) =>
    Object.values(shape.dims).every((dim) => Number.isFinite(dim) && dim >= 0),
  );
}
