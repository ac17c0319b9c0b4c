// Tests of V-belts and pulleys: complete, coherent, readable.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  checkDeterminism,
  checkReferences,
  checkTexts,
  checkTrade,
  checkUnique,
  everyProduct,
  productsOf,
} from './supply-checks.ts';
import { vBelts } from './v-belts.ts';

const products = productsOf('v-belts', vBelts);
const of = (kind: string) => products.filter(({ shape }) => shape.kind === kind);

describe('v-belts', () => {
  test('v-belts › generated twice › the same products in the same order [§demo]', () =>
    checkDeterminism('v-belts', vBelts));
  test('v-belts › all its products › each SKU once [§demo]', () => checkUnique(products));
  test('v-belts › categories and attributes › resolve [§demo]', () =>
    checkReferences(vBelts, products));
  test('v-belts › names and descriptions › three languages in their own letters [§demo]', () =>
    checkTexts(vBelts, products));
  test('v-belts › codes, quantities, dims › well formed [§demo]', () => checkTrade(products));

  test('belt dims › every belt › inside < datum < outside length, and longer than the smallest pulley’s round [§demo]', () => {
    everyProduct(
      of('v-belt'),
      'belt',
      ({ attributes: a, shape: { dims } }) =>
        Number(a['inside-length']) < dims.Ld &&
        dims.Ld < Number(a['outside-length']) &&
        dims.wt > dims.h / 1.3 &&
        dims.Ld > Number(a['least-pulley']) * Math.PI,
    );
  });

  test('belt names › trade style › SPZ 1000 and A-42 exist [§demo]', () => {
    for (const mpn of ['SPZ 1000', 'SPA 1250', 'A-42', 'B-60', 'XPA 1250'])
      assert.ok(
        products.some((product) => product.mpn === mpn),
        mpn,
      );
  });

  test('pulley dims › every pulley › the bush fits under the grooves, the face holds them [§demo]', () => {
    everyProduct(
      of('pulley'),
      'pulley',
      ({ shape: { dims } }) =>
        dims.bore < dims.D - 20 && dims.b >= dims.grooves * 12 && dims.grooves >= 1,
    );
  });
});
