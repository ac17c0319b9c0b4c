// Second drawings of the catalogue: how many products have one, that it is another sound drawing, and that products of the same dimensions share it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawShape, shapeName } from './drawings/index.ts';
import { demoCatalogue } from './index.ts';
import { furtherViews } from './views.ts';

const products = [...demoCatalogue().products()];
const bytesOf = (svgs: Iterable<string>): number =>
  [...svgs].reduce((sum, svg) => sum + Buffer.byteLength(svg), 0);
const drawings = new Map(products.map(({ shape }) => [shapeName(shape), shape]));
const second = new Map(
  products.flatMap(({ views }) => views.map(({ shape }) => [shapeName(shape), shape] as const)),
);
const screw = (l: number, b: number) => ({
  kind: 'hex-bolt' as const,
  dims: { d: 8, p: 1.25, l, b, k: 5.3, s: 13 },
  label: 'M8',
});
const name = { en: 'Bolt', ru: 'Болт', ar: 'برغي' };

describe('second drawings', () => {
  test('views › of the catalogue and of its first page › at least a third has one, in every such family [§2.7 gallery]', () => {
    for (const list of [products, products.slice(0, 399)]) {
      const share = list.filter(({ views }) => views.length > 0).length / list.length;
      assert.ok(share >= 1 / 3, `${Math.round(share * 100)} % of ${list.length}`);
    }
    for (const kind of [
      'hex-bolt',
      'set-screw',
      'ball-bearing',
      'tapered-bearing',
      'o-ring',
      'v-belt',
    ])
      assert.ok(
        products
          .filter(({ shape }) => shape.kind === kind)
          .every(({ views }) => views.length === 1),
        kind,
      );
  });

  test('views › of each product › no picture twice [§2.7 gallery]', () => {
    const repeated = products.filter(
      ({ shape, views }) =>
        new Set([shape, ...views.map((view) => view.shape)].map((one) => shapeName(one))).size <=
        views.length,
    );
    assert.deepEqual(
      repeated.map(({ sku }) => sku),
      [],
    );
    for (const file of second.keys())
      assert.ok(!drawings.has(file), `${file} is a first picture, too`);
  });

  test('views › all of the catalogue › sound SVG of at most six kilobytes, each its own [§drawings]', () => {
    const seen = new Map<string, string>();
    for (const [file, shape] of second) {
      const svg = drawShape(shape);
      assert.ok(
        svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">') &&
          svg.endsWith('</svg>'),
        file,
      );
      assert.ok(svg.length < 6144, `${file}: ${svg.length} bytes`);
      assert.doesNotMatch(svg, /NaN|undefined|Infinity/, file);
      assert.equal(seen.get(svg), undefined, `${file} is drawn as ${seen.get(svg)}`);
      seen.set(svg, file);
    }
  });

  test('views › all of the catalogue › at most a fifth more bytes, one drawing for five products or more [§drawings]', () => {
    const more = bytesOf([...second.values()].map((shape) => drawShape(shape)));
    const before = bytesOf([...drawings.values()].map((shape) => drawShape(shape)));
    assert.ok(more < before / 5, `${more} beside ${before} bytes`);
    assert.ok(
      second.size * 5 <= products.filter(({ views }) => views.length > 0).length,
      `${second.size} drawings`,
    );
  });

  test('furtherViews › screws of other lengths › share a drawing while their thread reaches as far [§drawings]', () => {
    const fileOf = (l: number, b: number) =>
      shapeName(furtherViews(screw(l, b), name)[0]?.shape ?? screw(1, 1));
    assert.equal(fileOf(60, 22), fileOf(80, 22));
    assert.equal(fileOf(20, 20), fileOf(30, 30));
    assert.notEqual(fileOf(60, 22), fileOf(60, 60), 'one is threaded to its head');
  });

  test('furtherViews › any view › titled after the product in each language [§2.7 gallery]', () => {
    const [view] = furtherViews(screw(40, 22), name);
    assert.deepEqual(
      [view?.title.en, view?.title.ru.startsWith('Болт: '), view?.title.ar.startsWith('برغي: ')],
      ['Bolt: head and thread enlarged', true, true],
    );
    assert.deepEqual(furtherViews({ kind: 'hammer', dims: {} }, name), []);
  });
});
