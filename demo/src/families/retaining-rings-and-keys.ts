// Retaining rings and parallel keys.
import { manufacturersOf } from '../manufacturers.ts';
import { pick, sample } from '../rng.ts';
import { finishes, materials, shared, withValues } from '../shared-attributes.ts';
import { join, text } from '../text.ts';
import type { DemoCategory, Family, Shape, Text3 } from '../types.ts';
import { designationValues } from './fasteners/trade.ts';
import { fasteners } from './fasteners/tree.ts';
import { keySteels, keys } from './rings-and-keys/keys.ts';
import { ringShape, ringSteels, rings } from './rings-and-keys/rings.ts';

const shaftRing: Shape = ringShape(true, { d1: 25, s: 1.2, d3: 23.2, a: 4.4, b: 3 });
const boreRing: Shape = ringShape(false, { d1: 52, s: 2, d3: 56.2, a: 6.7, b: 4.7 });
const key: Shape = { kind: 'parallel-key', dims: { b: 8, h: 7, l: 40 }, label: '8×7×40' };

function node(lineage: string, name: Text3, description: Text3, shape: Shape): DemoCategory {
  return { lineage, name, description, shape };
}

const steelSays = text(
  'Spring steel, phosphated and oiled.',
  'Пружинная сталь, фосфатированная и промасленная.',
  'فولاذ نابضي معالج بالفوسفات ومزيت.',
);
const stainlessSays = text(
  'Stainless spring steel 1.4122 for wet machines.',
  'Нержавеющая пружинная сталь 1.4122 для влажных условий.',
  'فولاذ نابضي مقاوم للصدأ 1.4122 للأماكن الرطبة.',
);
const c45Says = text('Bright steel C45+C.', 'Калиброванная сталь C45+C.', 'فولاذ لامع C45+C.');
const a4Says = text('Stainless steel A4.', 'Нержавеющая сталь A4.', 'فولاذ مقاوم للصدأ A4.');

export const retainingRingsAndKeys: Family = {
  categories: [
    fasteners,
    node(
      'fasteners/retaining-rings',
      text('Retaining rings', 'Кольца стопорные', 'حلقات حبس'),
      text(
        'Circlips for shafts and bores from 3 to 300 mm.',
        'Стопорные кольца для валов и отверстий от 3 до 300 мм.',
        'حلقات حبس للأعمدة والتجاويف من 3 إلى 300 مم.',
      ),
      shaftRing,
    ),
    node(
      'fasteners/retaining-rings/din-471-steel',
      text(
        'Retaining rings DIN 471 for shafts, steel',
        'Кольца стопорные наружные DIN 471, сталь',
        'حلقات حبس خارجية DIN 471، فولاذ',
      ),
      steelSays,
      shaftRing,
    ),
    node(
      'fasteners/retaining-rings/din-471-stainless',
      text(
        'Retaining rings DIN 471 for shafts, stainless',
        'Кольца стопорные наружные DIN 471, нержавеющие',
        'حلقات حبس خارجية DIN 471، مقاومة للصدأ',
      ),
      stainlessSays,
      shaftRing,
    ),
    node(
      'fasteners/retaining-rings/din-472-steel',
      text(
        'Retaining rings DIN 472 for bores, steel',
        'Кольца стопорные внутренние DIN 472, сталь',
        'حلقات حبس داخلية DIN 472، فولاذ',
      ),
      steelSays,
      boreRing,
    ),
    node(
      'fasteners/retaining-rings/din-472-stainless',
      text(
        'Retaining rings DIN 472 for bores, stainless',
        'Кольца стопорные внутренние DIN 472, нержавеющие',
        'حلقات حبس داخلية DIN 472، مقاومة للصدأ',
      ),
      stainlessSays,
      boreRing,
    ),
    node(
      'fasteners/keys',
      text('Parallel keys', 'Шпонки призматические', 'خوابير متوازية'),
      text(
        'Keys to DIN 6885 for shafts from 6 to 130 mm.',
        'Шпонки DIN 6885 для валов от 6 до 130 мм.',
        'خوابير DIN 6885 لأعمدة من 6 إلى 130 مم.',
      ),
      key,
    ),
    node(
      'fasteners/keys/din-6885-a-steel',
      text(
        'Keys DIN 6885 A, steel C45',
        'Шпонки DIN 6885 A, сталь C45',
        'خوابير DIN 6885 A، فولاذ C45',
      ),
      join([c45Says, text('Round ends.', 'Скруглённые торцы.', 'أطراف مستديرة.')]),
      key,
    ),
    node(
      'fasteners/keys/din-6885-a-stainless',
      text(
        'Keys DIN 6885 A, stainless A4',
        'Шпонки DIN 6885 A, нержавеющие A4',
        'خوابير DIN 6885 A، مقاومة للصدأ A4',
      ),
      join([a4Says, text('Round ends.', 'Скруглённые торцы.', 'أطراف مستديرة.')]),
      key,
    ),
    node(
      'fasteners/keys/din-6885-b-steel',
      text(
        'Keys DIN 6885 B, steel C45',
        'Шпонки DIN 6885 B, сталь C45',
        'خوابير DIN 6885 B، فولاذ C45',
      ),
      join([c45Says, text('Square ends.', 'Плоские торцы.', 'أطراف مستوية.')]),
      key,
    ),
    node(
      'fasteners/keys/din-6885-b-stainless',
      text(
        'Keys DIN 6885 B, stainless A4',
        'Шпонки DIN 6885 B, нержавеющие A4',
        'خوابير DIN 6885 B، مقاومة للصدأ A4',
      ),
      join([a4Says, text('Square ends.', 'Плоские торцы.', 'أطراف مستوية.')]),
      key,
    ),
  ],
  attributes: [
    withValues(shared.standard, designationValues(['DIN 471', 'DIN 472', 'DIN 6885'])),
    withValues(
      shared.material,
      Object.fromEntries(
        [...ringSteels, ...keySteels].map(({ material }) => [material, materials[material]]),
      ),
    ),
    withValues(
      shared.finish,
      Object.fromEntries(
        [...ringSteels, ...keySteels].map(({ finish }) => [finish, finishes[finish]]),
      ),
    ),
    shared.nominalDiameter,
    shared.shaftDiameter,
    shared.thickness,
    shared.width,
    shared.height,
    shared.length,
    shared.packQuantity,
    {
      slug: 'bore-diameter',
      name: text('Bore diameter', 'Диаметр отверстия', 'قطر التجويف'),
      kind: 'number',
      unit: 'mm',
    },
    {
      slug: 'groove-diameter',
      name: text('Groove diameter', 'Диаметр канавки', 'قطر المجرى'),
      kind: 'number',
      unit: 'mm',
    },
    {
      slug: 'groove-width',
      name: text('Groove width', 'Ширина канавки', 'عرض المجرى'),
      kind: 'number',
      unit: 'mm',
    },
  ],
  *products(rng) {
    const manufacturers = manufacturersOf('retaining-rings-and-keys');
    const chosen = [
      ...sample(rng, rings('DIN 471'), 140, ({ weight }) => weight),
      ...sample(rng, rings('DIN 472'), 130, ({ weight }) => weight),
      ...sample(rng, keys(), 240, ({ weight }) => weight),
    ];
    for (const article of sample(rng, chosen, chosen.length, ({ weight }) => weight))
      yield article.build(rng, pick(rng, manufacturers));
  },
};
