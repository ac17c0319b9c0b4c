// Tests of the hand tools: complete, coherent, readable.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { handTools } from './hand-tools.ts';
import {
  checkDeterminism,
  checkReferences,
  checkTexts,
  checkTrade,
  checkUnique,
  everyProduct,
  productsOf,
} from './supply-checks.ts';

const products = productsOf('hand-tools', handTools);
const of = (kind: string) => products.filter(({ shape }) => shape.kind === kind);

describe('hand-tools', () => {
  test('hand-tools › generated twice › the same products in the same order [§demo]', () =>
    checkDeterminism('hand-tools', handTools));
  test('hand-tools › all its products › each SKU once [§demo]', () => checkUnique(products));
  test('hand-tools › categories and attributes › resolve [§demo]', () =>
    checkReferences(handTools, products));
  test('hand-tools › names and descriptions › three languages in their own letters [§demo]', () =>
    checkTexts(handTools, products));
  test('hand-tools › codes, quantities, dims › well formed [§demo]', () => checkTrade(products));

  test('tool dims › every tool › longer than its working end [§demo]', () => {
    everyProduct(
      [...of('combination-spanner'), ...of('hex-key'), ...of('socket')],
      'size',
      ({ shape: { dims } }) => dims.s > 0 && dims.L > dims.s * 0.8,
    );
    everyProduct(of('hex-key'), 'arms', ({ shape: { dims } }) => dims.h < dims.L);
    everyProduct(
      of('socket'),
      'wall',
      ({ shape: { dims } }) => dims.D > dims.s && dims.D > dims.drive,
    );
    everyProduct(
      of('screwdriver'),
      'blade',
      ({ shape: { dims } }) => dims.blade < dims.L && dims.tip < dims.blade,
    );
    everyProduct(
      of('caliper'),
      'range',
      ({ shape: { dims } }) => dims.range < dims.L && dims.jaw < dims.L,
    );
    everyProduct(
      of('hammer'),
      'head',
      ({ shape: { dims } }) => dims.head < dims.L && dims.face < dims.head,
    );
  });

  test('hand tools › combination spanners › 5.5 to 50 mm all there [§demo]', () => {
    const sizes = new Set(
      products
        .filter(({ category }) => category.endsWith('/combination-spanners'))
        .map(({ attributes }) => attributes['across-flats']),
    );
    for (const size of [5.5, 8, 10, 13, 17, 19, 24, 30, 36, 50])
      assert.ok(sizes.has(size), String(size));
  });
});
