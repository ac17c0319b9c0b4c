// Tests of power tools and abrasives: complete, coherent, readable.
import { describe, test } from 'node:test';
import { powerTools } from './power-tools.ts';
import {
  checkDeterminism,
  checkReferences,
  checkTexts,
  checkTrade,
  checkUnique,
  everyProduct,
  productsOf,
} from './supply-checks.ts';

const products = productsOf('power-tools', powerTools);
const of = (kind: string) => products.filter(({ shape }) => shape.kind === kind);

describe('power-tools', () => {
  test('power-tools › generated twice › the same products in the same order [§demo]', () =>
    checkDeterminism('power-tools', powerTools));
  test('power-tools › all its products › each SKU once [§demo]', () => checkUnique(products));
  test('power-tools › categories and attributes › resolve [§demo]', () =>
    checkReferences(powerTools, products));
  test('power-tools › names and descriptions › three languages in their own letters [§demo]', () =>
    checkTexts(powerTools, products));
  test('power-tools › codes, quantities, dims › well formed [§demo]', () => checkTrade(products));

  test('disc dims › every disc › bore within the disc, thin [§demo]', () => {
    everyProduct(
      of('grinding-disc'),
      'disc',
      ({ shape: { dims } }) => dims.bore < dims.D / 3 && dims.t < dims.D / 5,
    );
  });

  test('rim speed › every disc and grinder › at most 80 m/s [§demo]', () => {
    const rim = (product: { attributes: Record<string, number | string> }) =>
      (Number(product.attributes['disc-diameter']) * Math.PI * Number(product.attributes.speed)) /
      60000;
    everyProduct(
      [...of('grinding-disc'), ...of('angle-grinder')],
      'rim speed',
      (product) => rim(product) <= 80 && rim(product) > 40,
    );
  });
});
