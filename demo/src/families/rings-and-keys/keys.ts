// Parallel keys.
import { completeProduct } from '../../complete-product.ts';
import { rupeesByMass } from '../../pricing-law.ts';
import { din6885, keyLengths } from '../../standards/rings-and-keys.ts';
import { fill, join, text } from '../../text.ts';
import { industriesFor, packText, saleOf } from '../fasteners/trade.ts';
import type { Article, Steel } from './article.ts';

export const keySteels: Steel[] = [
  {
    key: 'steel',
    material: 'steel',
    finish: 'plain',
    code: '-C45',
    perKg: 260,
    density: 7.85,
    weight: 2,
    words: text('C45', 'C45', 'C45'),
  },
  {
    key: 'stainless',
    material: 'stainless-a4',
    finish: 'bright',
    code: '-A4',
    perKg: 1150,
    density: 8,
    weight: 1,
    words: text('A4 stainless', 'A4 нержавеющая', 'A4 مقاوم للصدأ'),
  },
];

const keyNouns = {
  A: text('Parallel key', 'Шпонка призматическая', 'خابور متوازي'),
  B: text(
    'Parallel key, square ends',
    'Шпонка призматическая с плоскими торцами',
    'خابور متوازي بأطراف مستوية',
  ),
};
const keySays = text(
  'Parallel key DIN 6885 form {form}, {b} mm wide, {h} mm high, {l} mm long, for shafts over {over} up to {to} mm. Keyway {t1} mm deep in the shaft and {t2} mm in the hub.',
  'Шпонка DIN 6885 исполнение {form}: ширина {b} мм, высота {h} мм, длина {l} мм, для валов свыше {over} до {to} мм. Глубина паза на валу {t1} мм, во втулке {t2} мм.',
  'خابور DIN 6885 شكل {form}: العرض {b} مم، الارتفاع {h} مم، الطول {l} مم، لأعمدة أكبر من {over} حتى {to} مم. عمق المجرى في العمود {t1} مم وفي الصرة {t2} مم.',
);

export function keys(): Article[] {
  return din6885.flatMap((row) =>
    keyLengths
      .filter((l) => l >= row.shortest && l <= row.longest)
      .flatMap((l) =>
        (['A', 'B'] as const).flatMap((form) =>
          keySteels
            .filter((steel) => steel.key === 'steel' || row.b <= 14)
            .map(
              (steel): Article => ({
                weight:
                  steel.weight * (form === 'A' ? 3 : 1) * (row.b >= 4 && row.b <= 14 ? 1.5 : 0.6),
                build(rng, manufacturer) {
                  const ends = form === 'A' ? ((4 - Math.PI) / 4) * row.b * row.b : 0;
                  const grams = ((row.b * l - ends) * row.h * steel.density) / 1000;
                  const sale = saleOf(grams);
                  const size = `${row.b}×${row.h}×${l}`;
                  const each = rupeesByMass(
                    grams,
                    steel.perKg,
                    1.2 + row.b * 0.25,
                    manufacturer.country,
                  );
                  return completeProduct(rng, {
                    manufacturer,
                    mpn: `DIN 6885 ${form} ${size.replaceAll('×', 'x')}${steel.key === 'steel' ? '' : ' A4'}`,
                    skuTail: `6885${form}-${size}${steel.code}`,
                    name: join([
                      keyNouns[form],
                      `DIN 6885 ${form}`,
                      size,
                      steel.words,
                      packText(sale),
                    ]),
                    description: fill(keySays, {
                      form,
                      b: row.b,
                      h: row.h,
                      l,
                      over: row.over,
                      to: row.to,
                      t1: row.t1,
                      t2: row.t2,
                    }),
                    category: `fasteners/keys/din-6885-${form.toLowerCase()}-${steel.key}`,
                    hsn: '73182990',
                    unspsc: '31163207',
                    uom: sale.uom,
                    rupees: each * sale.pieces * (sale.pieces > 1 ? 0.85 : 1),
                    grams: grams * sale.pieces,
                    attributes: {
                      standard: 'din-6885',
                      width: row.b,
                      height: row.h,
                      length: l,
                      'shaft-diameter': row.to,
                      material: steel.material,
                      finish: steel.finish,
                      'pack-quantity': sale.pieces,
                    },
                    industries: industriesFor(
                      rng,
                      steel.key === 'steel' ? 'steel' : 'stainless-a4',
                    ),
                    shape: {
                      kind: 'parallel-key',
                      dims: { b: row.b, h: row.h, l, ...(form === 'B' ? { square: 1 } : {}) },
                      label: size,
                    },
                  });
                },
              }),
            ),
        ),
      ),
  );
}
