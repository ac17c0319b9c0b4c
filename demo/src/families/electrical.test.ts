// Tests of the electrical supplies: complete, coherent, readable.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { electrical } from './electrical.ts';
import {
  checkDeterminism,
  checkReferences,
  checkTexts,
  checkTrade,
  checkUnique,
  everyProduct,
  productsOf,
} from './supply-checks.ts';

const products = productsOf('electrical', electrical);
const of = (kind: string) => products.filter(({ shape }) => shape.kind === kind);

describe('electrical', () => {
  test('electrical › generated twice › the same products in the same order [§demo]', () =>
    checkDeterminism('electrical', electrical));
  test('electrical › all its products › each SKU once [§demo]', () => checkUnique(products));
  test('electrical › categories and attributes › resolve [§demo]', () =>
    checkReferences(electrical, products));
  test('electrical › names and descriptions › three languages in their own letters [§demo]', () =>
    checkTexts(electrical, products));
  test('electrical › codes, quantities, dims › well formed [§demo]', () => checkTrade(products));

  test('electrical dims › cables, lugs and glands › what goes in is smaller than what it goes into [§demo]', () => {
    everyProduct(
      of('cable'),
      'copper fits',
      ({ attributes: a, shape: { dims } }) =>
        Number(a['conductor-area']) * Number(a.cores) < (Math.PI / 4) * dims.D ** 2,
    );
    everyProduct(
      of('lug'),
      'hole',
      ({ shape: { dims } }) => dims.hole < dims.W && dims.barrel < dims.L,
    );
    everyProduct(
      of('gland'),
      'gland',
      ({ attributes: a, shape: { dims } }) =>
        Number(a['cable-from']) < dims.cable && dims.cable < dims.s && dims.d < dims.s,
    );
    everyProduct(of('lamp'), 'bezel', ({ shape: { dims } }) => dims.bezel > dims.D);
  });

  test('electrical › circuit breakers › MCB-C16-1P is a 16 A curve C breaker of one pole [§demo]', () => {
    const breaker = products.find(({ mpn }) => mpn === 'MCB-C16-1P');
    assert.deepEqual(
      [breaker?.attributes.current, breaker?.attributes['trip-curve'], breaker?.attributes.poles],
      [16, 'c', 1],
    );
    everyProduct(
      of('circuit-breaker'),
      'width',
      ({ shape: { dims } }) => dims.W === Math.round(dims.poles * 178) / 10,
    );
  });
});
