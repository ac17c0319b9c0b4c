// Tests of the valves: complete, coherent, readable.
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
import { valves } from './valves.ts';

const products = productsOf('valves', valves);

describe('valves', () => {
  test('valves › generated twice › the same products in the same order [§demo]', () =>
    checkDeterminism('valves', valves));
  test('valves › all its products › each SKU once [§demo]', () => checkUnique(products));
  test('valves › categories and attributes › resolve [§demo]', () =>
    checkReferences(valves, products));
  test('valves › names and descriptions › three languages in their own letters [§demo]', () =>
    checkTexts(valves, products));
  test('valves › codes, quantities, dims › well formed [§demo]', () => checkTrade(products));

  test('valve dims › every valve › positive, the body wider than the bore [§demo]', () => {
    everyProduct(
      products,
      'valve',
      ({ shape: { dims } }) => dims.L > 0 && dims.H > dims.dn / 2 && dims.D > dims.dn,
    );
  });

  test('valve dims › gate valve DN50 PN16 cast iron › 150 mm face to face and a 165 mm flange [§demo]', () => {
    const valve = products.find(({ mpn }) => mpn === 'GV-CI DN50 PN16');
    assert.equal(valve?.name.en, 'Gate valve DN50 PN16 cast iron');
    assert.equal(valve?.name.ru, 'Задвижка клиновая DN50 PN16 чугун');
    assert.deepEqual([valve?.shape.dims.L, valve?.shape.dims.D], [150, 165]);
  });

  test('valve rating › PN valves › bar equals PN [§demo]', () => {
    everyProduct(products, 'PN', ({ attributes }) => {
      const pn = /^pn(\d+)$/.exec(String(attributes['pressure-class']));
      return !pn || Number(pn[1]) === attributes['pressure-rating'];
    });
  });
});
