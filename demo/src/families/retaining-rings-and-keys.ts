// Which retaining rings and parallel keys does the demo shop sell?
import { completeProduct } from '../complete-product.ts';
import { type Maker, makersOf } from '../manufacturers.ts';
import { rupeesByMass } from '../pricing-law.ts';
import { pick, sample } from '../rng.ts';
import { finishes, materials, shared, withValues } from '../shared-attributes.ts';
import { din471, din472, din6885, keyLengths } from '../standards/rings-and-keys.ts';
import { fill, join, plain, slugOf, text } from '../text.ts';
import type { DemoCategory, DemoProduct, Family, Rng, Shape, Text3 } from '../types.ts';
import { designationValues, industriesFor, packText, saleOf } from './fasteners/trade.ts';
import { fasteners } from './fasteners/tree.ts';

type Steel = { key: string; material: keyof typeof materials; finish: keyof typeof finishes; code: string; perKg: number; density: number; words: Text3; weight: number };

const ringSteels: Steel[] = [
  { key: 'steel', material: 'spring-steel', finish: 'phosphated', code: '', perKg: 900, density: 1, weight: 2, words: text('spring steel', 'пружинная сталь', 'فولاذ نابضي') },
  { key: 'stainless', material: 'stainless-martensitic', finish: 'bright', code: '-A', perKg: 3200, density: 1, weight: 1, words: text('stainless', 'нержавеющее', 'مقاومة للصدأ') },
];
const keySteels: Steel[] = [
  { key: 'steel', material: 'steel', finish: 'plain', code: '-C45', perKg: 260, density: 7.85, weight: 2, words: text('C45', 'C45', 'C45') },
  { key: 'stainless', material: 'stainless-a4', finish: 'bright', code: '-A4', perKg: 1150, density: 8, weight: 1, words: text('A4 stainless', 'A4 нержавеющая', 'A4 مقاوم للصدأ') },
];

type Article = { weight: number; build(rng: Rng, maker: Maker): DemoProduct };

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

function rings(standard: 'DIN 471' | 'DIN 472'): Article[] {
  const shaft = standard === 'DIN 471';
  return (shaft ? din471 : din472).flatMap((row) =>
    ringSteels
      .filter((steel) => steel.key === 'steel' || row.d1 <= 120)
      .map((steel): Article => ({
        weight: steel.weight * (row.d1 <= 60 ? 1.5 : row.d1 <= 120 ? 0.8 : 0.3),
        build(rng, maker) {
          const sale = saleOf(row.w * 1.2);
          const size = `${plain(row.d1)}×${plain(row.s)}`;
          const each = rupeesByMass(row.w, steel.perKg, 0.5 + row.d1 * 0.03, maker.country);
          return completeProduct(rng, {
            maker,
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
            attributes: { standard: slugOf(standard), 'nominal-diameter': row.d1, thickness: row.s, [shaft ? 'shaft-diameter' : 'bore-diameter']: row.d1, 'groove-diameter': row.d2, 'groove-width': row.m, material: steel.material, finish: steel.finish, 'pack-quantity': sale.pieces },
            industries: industriesFor(rng, steel.key === 'steel' ? 'spring-steel' : 'stainless-a2'),
            shape: ringShape(shaft, row),
          });
        },
      })),
  );
}

function ringShape(shaft: boolean, { d1, s, d3, a, b }: { d1: number; s: number; d3: number; a: number; b: number }): Shape {
  return { kind: shaft ? 'circlip-external' : 'circlip-internal', dims: { d1, s, d3, a, b }, label: `${plain(d1)}` };
}

const keyNouns = {
  A: text('Parallel key', 'Шпонка призматическая', 'خابور متوازي'),
  B: text('Parallel key, square ends', 'Шпонка призматическая с плоскими торцами', 'خابور متوازي بأطراف مستوية'),
};
const keySays = text(
  'Parallel key DIN 6885 form {form}, {b} mm wide, {h} mm high, {l} mm long, for shafts over {over} up to {to} mm. Keyway {t1} mm deep in the shaft and {t2} mm in the hub.',
  'Шпонка DIN 6885 исполнение {form}: ширина {b} мм, высота {h} мм, длина {l} мм, для валов свыше {over} до {to} мм. Глубина паза на валу {t1} мм, во втулке {t2} мм.',
  'خابور DIN 6885 شكل {form}: العرض {b} مم، الارتفاع {h} مم، الطول {l} مم، لأعمدة أكبر من {over} حتى {to} مم. عمق المجرى في العمود {t1} مم وفي الصرة {t2} مم.',
);

function keys(): Article[] {
  return din6885.flatMap((row) =>
    keyLengths
      .filter((l) => l >= row.shortest && l <= row.longest)
      .flatMap((l) =>
        (['A', 'B'] as const).flatMap((form) =>
          keySteels
            .filter((steel) => steel.key === 'steel' || row.b <= 14)
            .map((steel): Article => ({
              weight: steel.weight * (form === 'A' ? 3 : 1) * (row.b >= 4 && row.b <= 14 ? 1.5 : 0.6),
              build(rng, maker) {
                const ends = form === 'A' ? ((4 - Math.PI) / 4) * row.b * row.b : 0;
                const grams = ((row.b * l - ends) * row.h * steel.density) / 1000;
                const sale = saleOf(grams);
                const size = `${row.b}×${row.h}×${l}`;
                const each = rupeesByMass(grams, steel.perKg, 1.2 + row.b * 0.25, maker.country);
                return completeProduct(rng, {
                  maker,
                  mpn: `DIN 6885 ${form} ${size.replaceAll('×', 'x')}${steel.key === 'steel' ? '' : ' A4'}`,
                  skuTail: `6885${form}-${size}${steel.code}`,
                  name: join([keyNouns[form], `DIN 6885 ${form}`, size, steel.words, packText(sale)]),
                  description: fill(keySays, { form, b: row.b, h: row.h, l, over: row.over, to: row.to, t1: row.t1, t2: row.t2 }),
                  category: `fasteners/keys/din-6885-${form.toLowerCase()}-${steel.key}`,
                  hsn: '73182990',
                  unspsc: '31163207',
                  uom: sale.uom,
                  rupees: each * sale.pieces * (sale.pieces > 1 ? 0.85 : 1),
                  grams: grams * sale.pieces,
                  attributes: { standard: 'din-6885', width: row.b, height: row.h, length: l, 'shaft-diameter': row.to, material: steel.material, finish: steel.finish, 'pack-quantity': sale.pieces },
                  industries: industriesFor(rng, steel.key === 'steel' ? 'steel' : 'stainless-a4'),
                  shape: { kind: 'parallel-key', dims: { b: row.b, h: row.h, l, ...(form === 'B' ? { square: 1 } : {}) }, label: size },
                });
              },
            })),
        ),
      ),
  );
}

const shaftRing: Shape = ringShape(true, { d1: 25, s: 1.2, d3: 23.2, a: 4.4, b: 3 });
const boreRing: Shape = ringShape(false, { d1: 52, s: 2, d3: 56.2, a: 6.7, b: 4.7 });
const key: Shape = { kind: 'parallel-key', dims: { b: 8, h: 7, l: 40 }, label: '8×7×40' };

function node(lineage: string, name: Text3, description: Text3, shape: Shape): DemoCategory {
  return { lineage, name, description, shape };
}

const steelSays = text('Spring steel, phosphated and oiled.', 'Пружинная сталь, фосфатированная и промасленная.', 'فولاذ نابضي معالج بالفوسفات ومزيت.');
const stainlessSays = text('Stainless spring steel 1.4122 for wet machines.', 'Нержавеющая пружинная сталь 1.4122 для влажных условий.', 'فولاذ نابضي مقاوم للصدأ 1.4122 للأماكن الرطبة.');
const c45Says = text('Bright steel C45+C.', 'Калиброванная сталь C45+C.', 'فولاذ لامع C45+C.');
const a4Says = text('Stainless steel A4.', 'Нержавеющая сталь A4.', 'فولاذ مقاوم للصدأ A4.');

export const retainingRingsAndKeys: Family = {
  categories: [
    fasteners,
    node('fasteners/retaining-rings', text('Retaining rings', 'Кольца стопорные', 'حلقات حبس'), text('Circlips for shafts and bores from 3 to 300 mm.', 'Стопорные кольца для валов и отверстий от 3 до 300 мм.', 'حلقات حبس للأعمدة والتجاويف من 3 إلى 300 مم.'), shaftRing),
    node('fasteners/retaining-rings/din-471-steel', text('Retaining rings DIN 471 for shafts, steel', 'Кольца стопорные наружные DIN 471, сталь', 'حلقات حبس خارجية DIN 471، فولاذ'), steelSays, shaftRing),
    node('fasteners/retaining-rings/din-471-stainless', text('Retaining rings DIN 471 for shafts, stainless', 'Кольца стопорные наружные DIN 471, нержавеющие', 'حلقات حبس خارجية DIN 471، مقاومة للصدأ'), stainlessSays, shaftRing),
    node('fasteners/retaining-rings/din-472-steel', text('Retaining rings DIN 472 for bores, steel', 'Кольца стопорные внутренние DIN 472, сталь', 'حلقات حبس داخلية DIN 472، فولاذ'), steelSays, boreRing),
    node('fasteners/retaining-rings/din-472-stainless', text('Retaining rings DIN 472 for bores, stainless', 'Кольца стопорные внутренние DIN 472, нержавеющие', 'حلقات حبس داخلية DIN 472، مقاومة للصدأ'), stainlessSays, boreRing),
    node('fasteners/keys', text('Parallel keys', 'Шпонки призматические', 'خوابير متوازية'), text('Keys to DIN 6885 for shafts from 6 to 130 mm.', 'Шпонки DIN 6885 для валов от 6 до 130 мм.', 'خوابير DIN 6885 لأعمدة من 6 إلى 130 مم.'), key),
    node('fasteners/keys/din-6885-a-steel', text('Keys DIN 6885 A, steel C45', 'Шпонки DIN 6885 A, сталь C45', 'خوابير DIN 6885 A، فولاذ C45'), join([c45Says, text('Round ends.', 'Скруглённые торцы.', 'أطراف مستديرة.')]), key),
    node('fasteners/keys/din-6885-a-stainless', text('Keys DIN 6885 A, stainless A4', 'Шпонки DIN 6885 A, нержавеющие A4', 'خوابير DIN 6885 A، مقاومة للصدأ A4'), join([a4Says, text('Round ends.', 'Скруглённые торцы.', 'أطراف مستديرة.')]), key),
    node('fasteners/keys/din-6885-b-steel', text('Keys DIN 6885 B, steel C45', 'Шпонки DIN 6885 B, сталь C45', 'خوابير DIN 6885 B، فولاذ C45'), join([c45Says, text('Square ends.', 'Плоские торцы.', 'أطراف مستوية.')]), key),
    node('fasteners/keys/din-6885-b-stainless', text('Keys DIN 6885 B, stainless A4', 'Шпонки DIN 6885 B, нержавеющие A4', 'خوابير DIN 6885 B، مقاومة للصدأ A4'), join([a4Says, text('Square ends.', 'Плоские торцы.', 'أطراف مستوية.')]), key),
  ],
  attributes: [
    withValues(shared.standard, designationValues(['DIN 471', 'DIN 472', 'DIN 6885'])),
    withValues(shared.material, Object.fromEntries([...ringSteels, ...keySteels].map(({ material }) => [material, materials[material]]))),
    withValues(shared.finish, Object.fromEntries([...ringSteels, ...keySteels].map(({ finish }) => [finish, finishes[finish]]))),
    shared.nominalDiameter,
    shared.shaftDiameter,
    shared.thickness,
    shared.width,
    shared.height,
    shared.length,
    shared.packQuantity,
    { slug: 'bore-diameter', name: text('Bore diameter', 'Диаметр отверстия', 'قطر التجويف'), kind: 'number', unit: 'mm' },
    { slug: 'groove-diameter', name: text('Groove diameter', 'Диаметр канавки', 'قطر المجرى'), kind: 'number', unit: 'mm' },
    { slug: 'groove-width', name: text('Groove width', 'Ширина канавки', 'عرض المجرى'), kind: 'number', unit: 'mm' },
  ],
  *products(rng) {
    const makers = makersOf('retaining-rings-and-keys');
    const chosen = [
      ...sample(rng, rings('DIN 471'), 140, ({ weight }) => weight),
      ...sample(rng, rings('DIN 472'), 130, ({ weight }) => weight),
      ...sample(rng, keys(), 240, ({ weight }) => weight),
    ];
    for (const article of sample(rng, chosen, chosen.length, ({ weight }) => weight)) yield article.build(rng, pick(rng, makers));
  },
};
