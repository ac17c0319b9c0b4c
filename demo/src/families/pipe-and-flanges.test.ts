// Tests of pipes, flanges and fittings: complete, coherent, readable.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pipeAndFlanges } from './pipe-and-flanges.ts';
import {
  checkDeterminism,
  checkReferences,
  checkTexts,
  checkTrade,
  checkUnique,
  everyProduct,
  productsOf,
} from './supply-checks.ts';

const products = productsOf('pipe-and-flanges', pipeAndFlanges);
const of = (kind: string) => products.filter(({ shape }) => shape.kind === kind);

describe('pipe-and-flanges', () => {
  test('pipe-and-flanges › generated twice › the same products in the same order [§demo]', () =>
    checkDeterminism('pipe-and-flanges', pipeAndFlanges));
  test('pipe-and-flanges › all its products › each SKU once [§demo]', () => checkUnique(products));
  test('pipe-and-flanges › categories and attributes › resolve [§demo]', () =>
    checkReferences(pipeAndFlanges, products));
  test('pipe-and-flanges › names and descriptions › three languages in their own letters [§demo]', () =>
    checkTexts(pipeAndFlanges, products));
  test('pipe-and-flanges › codes, quantities, dims › well formed [§demo]', () =>
    checkTrade(products));

  test('flange dims › every flange › holes lie between hub and rim, bore within the bolt circle [§demo]', () => {
    everyProduct(
      of('flange'),
      'flange',
      ({ shape: { dims } }) =>
        dims.k + dims.h < dims.D && dims.bore < dims.k - dims.h && dims.b > 0 && dims.n % 4 === 0,
    );
    everyProduct(
      of('flange'),
      'hub',
      ({ shape: { dims } }) =>
        dims.hub === 0 || (dims.hub > dims.bore && dims.hub + dims.h <= dims.k + 1),
    );
  });

  test('flange dims › blind flange › has neither bore nor hub [§demo]', () => {
    const blind = products.filter(({ category }) => category.includes('blind'));
    assert.ok(blind.length > 200);
    everyProduct(
      blind,
      'blind',
      ({ shape: { dims }, attributes }) =>
        dims.bore === 0 && dims.hub === 0 && attributes['inner-diameter'] === undefined,
    );
  });

  test('pipe › NPS 2 schedule 40 › 60.3 x 3.91 mm and 5.44 kg per metre [§demo]', () => {
    const pipe = products.find(({ mpn }) => mpn === 'A106B 2" SCH40');
    assert.deepEqual(
      [
        pipe?.attributes['outer-diameter'],
        pipe?.attributes['wall-thickness'],
        pipe?.attributes['mass-per-metre'],
      ],
      [60.3, 3.91, 5.44],
    );
  });

  test('pipe › every pipe and fitting › wall thinner than the radius [§demo]', () => {
    everyProduct(
      [...of('pipe'), ...of('elbow'), ...of('tee')],
      'wall',
      ({ shape: { dims } }) => dims.t > 0 && dims.t * 2 < dims.D,
    );
    everyProduct(
      of('tee'),
      'branch',
      ({ shape: { dims } }) => dims.Db <= dims.D && dims.M <= dims.C && dims.M > dims.D / 2,
    );
    everyProduct(
      of('elbow'),
      'angle',
      ({ shape: { dims } }) => [45, 90, 180].includes(dims.angle) && dims.R > dims.D / 2,
    );
  });
});
