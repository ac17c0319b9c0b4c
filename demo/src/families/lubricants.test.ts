// Tests of the lubricants: complete, coherent, readable.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lubricants } from './lubricants.ts';
import {
  checkDeterminism,
  checkReferences,
  checkTexts,
  checkTrade,
  checkUnique,
  everyProduct,
  productsOf,
} from './supply-checks.ts';

const products = productsOf('lubricants', lubricants);
const of = (kind: string) => products.filter(({ shape }) => shape.kind === kind);

describe('lubricants', () => {
  test('lubricants › generated twice › the same products in the same order [§demo]', () =>
    checkDeterminism('lubricants', lubricants));
  test('lubricants › all its products › each SKU once [§demo]', () => checkUnique(products));
  test('lubricants › categories and attributes › resolve [§demo]', () =>
    checkReferences(lubricants, products));
  test('lubricants › names and descriptions › three languages in their own letters [§demo]', () =>
    checkTexts(lubricants, products));
  test('lubricants › codes, quantities, dims › well formed [§demo]', () => checkTrade(products));

  test('lubricants › every pack › heavier than its content by the tare [§demo]', () => {
    everyProduct(
      products.filter(({ attributes }) => attributes['net-mass'] !== undefined),
      'mass',
      ({ attributes, weightGrams }) => weightGrams > Number(attributes['net-mass']) * 1000,
    );
  });

  test('lubricants › oils › ISO VG 22 to 680, a litre of can for a litre of oil [§demo]', () => {
    const grades = new Set(products.map(({ attributes }) => attributes['viscosity-grade']));
    for (const grade of [22, 32, 46, 68, 100, 150, 220, 320, 460])
      assert.ok(grades.has(grade), String(grade));
    everyProduct(
      [...of('can'), ...of('drum')].filter(({ attributes }) => attributes.volume !== undefined),
      'volume',
      ({ attributes, shape: { dims } }) =>
        (Math.PI / 4) * dims.d ** 2 * dims.h * 1e-6 >= Number(attributes.volume),
    );
  });
});
