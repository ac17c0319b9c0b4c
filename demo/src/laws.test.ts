// Tests of seeds, texts, prices, stock and quantity rules of the demo.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pricesOf, quantitiesOf, roundedMinor, rupeesByMass, stockOf } from './pricing-law.ts';
import { between, sample, seededRng } from './rng.ts';
import { table } from './standards/table.ts';
import { fill, join, skuOf, slugOf, text, withRussianMeasures } from './text.ts';

describe('seeds', () => {
  test('seededRng › same name › same numbers; another name, others [§demo]', () => {
    const draw = (name: string) => Array.from({ length: 5 }, seededRng(name));
    assert.deepEqual(draw('nuts'), draw('nuts'));
    assert.notDeepEqual(draw('nuts'), draw('washers'));
  });

  test('seededRng › many draws › evenly between 0 and 1 [§demo]', () => {
    const draws = Array.from({ length: 10_000 }, seededRng(7));
    assert.ok(draws.every((value) => value >= 0 && value < 1));
    const mean = draws.reduce((sum, value) => sum + value, 0) / draws.length;
    assert.ok(Math.abs(mean - 0.5) < 0.01, String(mean));
  });

  test('sample › weights › no item twice, heavy ones first on average [§demo]', () => {
    const rng = seededRng('sample');
    const items = Array.from({ length: 100 }, (_, i) => i);
    const chosen = sample(rng, items, 50, (i) => (i < 10 ? 100 : 1));
    assert.equal(new Set(chosen).size, 50);
    assert.equal(chosen.slice(0, 12).filter((i) => i < 10).length >= 8, true);
  });

  test('between › whole range › both ends occur [§demo]', () => {
    const rng = seededRng('between');
    assert.deepEqual(
      [...new Set(Array.from({ length: 200 }, () => between(rng, 1, 3)))].sort(),
      [1, 2, 3],
    );
  });
});

describe('texts', () => {
  test('fill › numbers › decimal comma in Russian, true minus in running text [§demo]', () => {
    const size = fill(text('{d} mm', '{d} мм', '{d} مم'), { d: 1.5 });
    assert.deepEqual(size, { en: '1.5 mm', ru: '1,5 мм', ar: '1.5 مم' });
    assert.equal(fill(text('{t} °C', '{t} °C', '{t} °م'), { t: -20 }).en, '−20 °C');
  });

  test('withRussianMeasures › sizes and designations › a comma before a Russian unit, a point in threads and classes [§demo]', () => {
    const ru = (value: string) => withRussianMeasures(text('', value, '')).ru;
    assert.equal(ru('Круг отрезной 125x1.6x22.23 мм A46'), 'Круг отрезной 125x1,6x22,23 мм A46');
    assert.equal(ru('Сверло DIN 338 8.5 мм HSS'), 'Сверло DIN 338 8,5 мм HSS');
    assert.equal(ru('Кабель YSLY-JZ 18G1.5 мм²'), 'Кабель YSLY-JZ 18G1,5 мм²');
    assert.equal(ru('0-150 мм / 0.02 мм'), '0-150 мм / 0,02 мм');
    assert.equal(ru('Перфоратор 790 Вт 26 мм 2.7 Дж'), 'Перфоратор 790 Вт 26 мм 2,7 Дж');
    for (const same of [
      'Болт M10×1.25×40 8.8',
      'Сальник M20x1.5 для кабеля 6-12 мм',
      'DIN 471 45×1.75',
    ])
      assert.equal(ru(same), same);
  });

  test('fill › value missing › an error that names it [§demo]', () => {
    assert.throws(() => fill(text('{a}', '{a}', '{a}'), {}), /\{a\}/);
  });

  test('join › empty parts › left out [§demo]', () => {
    assert.equal(join([text('a', 'а', 'ا'), '', 'M8']).en, 'a M8');
  });

  test('slugOf and skuOf › designations › safe in a path [§demo]', () => {
    assert.equal(slugOf('ISO 4017'), 'iso-4017');
    assert.equal(slugOf('1/4-20 UNC'), '1-4-20-unc');
    assert.equal(slugOf('M8×1.25'), 'm8x1-25');
    assert.equal(skuOf('4762-M8x40-8.8-ZN'), '4762-M8X40-8.8-ZN');
    assert.equal(skuOf('NU 205/C3'), 'NU-205-C3');
  });
});

describe('price law', () => {
  test('rupeesByMass › M8x40 of class 8.8 from India › a few rupees; from Germany more [§demo]', () => {
    const indian = rupeesByMass(19.8, 165, 1.34, 'IN');
    assert.ok(indian > 3 && indian < 8, String(indian));
    assert.ok(rupeesByMass(19.8, 165, 1.34, 'DE') > indian);
  });

  test('roundedMinor › any price › on the grid of its size, never zero [§demo]', () => {
    assert.equal(roundedMinor(0.001), 5);
    assert.equal(roundedMinor(4.63), 465);
    assert.equal(roundedMinor(46.3), 4650);
    assert.equal(roundedMinor(463.2), 46_300);
    assert.equal(roundedMinor(4632), 463_000);
    assert.equal(roundedMinor(123_456), 12_345_000);
  });

  test('pricesOf › ten thousand articles › 6 % discounted below the price, 2 % with own foreign prices [§demo]', () => {
    const rng = seededRng('prices');
    const all = Array.from({ length: 10_000 }, () => pricesOf(rng, 0.05 + rng() * 5000));
    const discounted = all.filter(({ discountPriceMinor }) => discountPriceMinor !== null);
    assert.ok(Math.abs(discounted.length / all.length - 0.06) < 0.01);
    assert.ok(
      discounted.every(
        ({ priceMinor, discountPriceMinor }) =>
          discountPriceMinor !== null && discountPriceMinor > 0 && discountPriceMinor < priceMinor,
      ),
    );
    const own = all.filter(({ usdMinor, sarMinor }) => usdMinor !== null && sarMinor !== null);
    assert.ok(Math.abs(own.length / all.length - 0.02) < 0.006);
  });

  test('quantitiesOf and stockOf › ten thousand articles › whole steps, 4 % sold out, never less than one order otherwise [§demo]', () => {
    const rng = seededRng('stock');
    let soldOut = 0;
    for (let i = 0; i < 10_000; i++) {
      const rupees = 10 ** (rng() * 6 - 1);
      const quantities = quantitiesOf(rng, rupees);
      const { minQuantity, maxQuantity, step } = quantities;
      assert.ok(
        minQuantity % step === 0 &&
          (maxQuantity === null || (maxQuantity > minQuantity && maxQuantity % step === 0)),
      );
      const stock = stockOf(rng, rupees, quantities);
      if (stock === 0) soldOut++;
      else
        assert.ok(stock >= minQuantity && stock % step === 0, `${stock} of ${minQuantity}/${step}`);
    }
    assert.ok(Math.abs(soldOut / 10_000 - 0.04) < 0.008, String(soldOut));
  });
});

describe('table', () => {
  test('table › damaged row › refused with the row [§demo]', () => {
    assert.deepEqual(table(['d', 'p'], '8 1.25\n10 1.5')[1], { d: 10, p: 1.5 });
    assert.throws(() => table(['d', 'p'], '8 1.25\n5,68'), /5,68/);
    assert.throws(() => table(['d', 'p'], '8 M8'), /8 M8/);
  });
});
