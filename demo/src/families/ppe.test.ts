// Tests of protective equipment: complete, coherent, readable.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ppe } from './ppe.ts';
import {
  checkDeterminism,
  checkReferences,
  checkTexts,
  checkTrade,
  checkUnique,
  everyProduct,
  productsOf,
} from './supply-checks.ts';

const products = productsOf('ppe', ppe);
const of = (kind: string) => products.filter(({ shape }) => shape.kind === kind);

describe('ppe', () => {
  test('ppe › generated twice › the same products in the same order [§demo]', () =>
    checkDeterminism('ppe', ppe));
  test('ppe › all its products › each SKU once [§demo]', () => checkUnique(products));
  test('ppe › categories and attributes › resolve [§demo]', () => checkReferences(ppe, products));
  test('ppe › names and descriptions › three languages in their own letters [§demo]', () =>
    checkTexts(ppe, products));
  test('ppe › codes, quantities, dims › well formed [§demo]', () => checkTrade(products));

  test('ppe › gloves and boots › each model in several sizes, pairs as the unit [§demo]', () => {
    everyProduct([...of('glove'), ...of('boot')], 'pairs', ({ uom }) => uom === 'pair');
    assert.ok(new Set(of('boot').map(({ attributes }) => attributes['shoe-size'])).size >= 10);
    assert.ok(new Set(of('glove').map(({ attributes }) => attributes['hand-size'])).size >= 5);
  });

  test('ppe › ear muffs › attenuation between 20 and 40 dB [§demo]', () => {
    everyProduct(
      of('ear-muff'),
      'SNR',
      ({ attributes }) => Number(attributes.snr) > 20 && Number(attributes.snr) < 40,
    );
  });
});
