// Retaining rings for shafts and bores.
import { completeProduct } from '../../complete-product.ts';
import { rupeesByMass } from '../../pricing-law.ts';
import { din471, din472 } from '../../standards/rings-and-keys.ts';
import { fill, join, plain, slugOf, text } from '../../text.ts';
import type { Shape } from '../../types.ts';
import { industriesFor, packText, saleOf } from '../fasteners/trade.ts';
import type { Article, Steel } from './article.ts';

export const ringSteels: Steel[] = [
  {
    key: 'steel',
    material: 'spring-steel',
    finish: 'phosphated',
    code: '',
    perKg: 900,
    density: 7.85,
    weight: 2,
    words: text('spring steel', 'пружинная сталь', 'فولاذ نابضي'),
  },
  {
    key: 'stainless',
    material: 'stainless-martensitic',
    finish: 'bright',
    code: '-A',
    perKg: 3200,
    density: 7.85,
    weight: 1,
    words: text('stainless', 'нержавеющее', 'مقاومة للصدأ'),
  },
];

const ringSays = {
  'DIN 471': text(
    'Retaining ring to DIN 471 for shafts of {d1} mm: thickness {s} mm, groove diameter {d2} mm, groove width {m} mm. Fitted with circlip pliers; carries axial load of bearings and wheels.',
    'Кольцо стопорное DIN 471 для вала {d1} мм: толщина {s} мм, диаметр канавки {d2} мм, ширина канавки {m} мм. Ставится клещами; воспринимает осевую нагрузку подшипников и колёс.',
    'حلقة حبس DIN 471 لعمود قطره {d1} مم: السماكة {s} مم، قطر المجرى {d2} مم، عرض المجرى {m} مم. تركب بكماشة الحلقات وتتحمل الحمل المحوري للمحامل والعجلات.',
  ),
  'DIN 472': text(
    'Retaining ring to DIN 472 for bores of {d1} mm: thickness {s} mm, groove diameter {d2} mm, groove width {m} mm. Holds bearings and pins in their housing.',
    'Кольцо стопорное DIN 472 для отверстия {d1} мм: толщина {s} мм, диаметр канавки {d2} мм, ширина канавки {m} мм. Удерживает подшипники и пальцы в корпусе.',
    'حلقة حبس DIN 472 لتجويف قطره {d1} مم: السماكة {s} مم، قطر المجرى {d2} مم، عرض المجرى {m} مم. تثبت المحامل والبنوز في مبيتها.',
  ),
};
const ringNouns = {
  'DIN 471': text('Retaining ring for shafts', 'Кольцо стопорное наружное', 'حلقة حبس خارجية'),
  'DIN 472': text('Retaining ring for bores', 'Кольцо стопорное внутреннее', 'حلقة حبس داخلية'),
};

export function rings(standard: 'DIN 471' | 'DIN 472'): Article[] {
  const shaft = standard === 'DIN 471';
  return (shaft ? din471 : din472).flatMap((row) =>
    ringSteels
      .filter((steel) => steel.key === 'steel' || row.d1 <= 120)
      .map(
        (steel): Article => ({
          weight: steel.weight * (row.d1 <= 60 ? 1.5 : row.d1 <= 120 ? 0.8 : 0.3),
          build(rng, manufacturer) {
            const sale = saleOf(row.w * 1.2);
            const size = `${plain(row.d1)}×${plain(row.s)}`;
            const each = rupeesByMass(
              row.w,
              steel.perKg,
              0.5 + row.d1 * 0.03,
              manufacturer.country,
            );
            return completeProduct(rng, {
              manufacturer,
              mpn: `${standard} ${size.replace('×', 'x')}${steel.code}`,
              skuTail: `${standard.slice(4)}-${size}${steel.code}`,
              name: join([ringNouns[standard], standard, size, steel.words, packText(sale)]),
              description: fill(ringSays[standard], { d1: row.d1, s: row.s, d2: row.d2, m: row.m }),
              category: `fasteners/retaining-rings/${slugOf(standard)}-${steel.key}`,
              hsn: '73182990',
              unspsc: '31163202',
              uom: sale.uom,
              rupees: each * sale.pieces * (sale.pieces > 1 ? 0.85 : 1),
              grams: row.w * sale.pieces,
              attributes: {
                standard: slugOf(standard),
                'nominal-diameter': row.d1,
                thickness: row.s,
                [shaft ? 'shaft-diameter' : 'bore-diameter']: row.d1,
                'groove-diameter': row.d2,
                'groove-width': row.m,
                material: steel.material,
                finish: steel.finish,
                'pack-quantity': sale.pieces,
              },
              industries: industriesFor(
                rng,
                steel.key === 'steel' ? 'spring-steel' : 'stainless-a2',
              ),
              shape: ringShape(shaft, row),
            });
          },
        }),
      ),
  );
}

export function ringShape(
  shaft: boolean,
  { d1, s, d3, a, b }: { d1: number; s: number; d3: number; a: number; b: number },
): Shape {
  return {
    kind: shaft ? 'circlip-external' : 'circlip-internal',
    dims: { d1, s, d3, a, b },
    label: `${plain(d1)}`,
  };
}
