// Tests of the motors: complete, coherent, readable.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { motors } from './motors.ts';
import {
  checkDeterminism,
  checkReferences,
  checkTexts,
  checkTrade,
  checkUnique,
  everyProduct,
  productsOf,
} from './supply-checks.ts';

const products = productsOf('motors', motors);

describe('motors', () => {
  test('motors › generated twice › the same products in the same order [§demo]', () =>
    checkDeterminism('motors', motors));
  test('motors › all its products › each SKU once [§demo]', () => checkUnique(products));
  test('motors › categories and attributes › resolve [§demo]', () =>
    checkReferences(motors, products));
  test('motors › names and descriptions › three languages in their own letters [§demo]', () =>
    checkTexts(motors, products));
  test('motors › codes, quantities, dims › well formed [§demo]', () => checkTrade(products));

  test('motor dims › every motor › shaft thinner than the housing, housing above the floor [§demo]', () => {
    everyProduct(
      products,
      'motor',
      ({ shape: { dims } }) =>
        dims.D < dims.AC / 2 &&
        dims.AC / 2 < dims.H &&
        dims.E < dims.L / 3 &&
        dims.L > dims.AC &&
        (dims.feet === 1) === (dims.P === 0),
    );
  });

  test('motor ratings › every motor › speed below synchronous, torque and current agree with power [§demo]', () => {
    everyProduct(
      products,
      'speed',
      ({ attributes: a }) =>
        Number(a.speed) < 6000 / Number(a.poles) && Number(a.speed) > 5000 / Number(a.poles),
    );
    everyProduct(
      products,
      'torque',
      ({ attributes: a }) =>
        Math.abs((Number(a.torque) * Number(a.speed)) / 9550 / Number(a.power) - 1) < 0.02,
    );
    everyProduct(
      products,
      'current',
      ({ attributes: a }) => Number(a.current) > (Number(a.power) * 1000) / (Math.sqrt(3) * 400),
    );
  });

  test('motor ratings › IE3 and IE2 of one output › IE3 is the more efficient [§demo]', () => {
    const best = (level: string) =>
      Number(products.find(({ mpn }) => mpn === `90L-4 ${level} B3`)?.attributes.efficiency);
    assert.deepEqual([best('IE2'), best('IE3')], [82.8, 85.3]);
  });
});
