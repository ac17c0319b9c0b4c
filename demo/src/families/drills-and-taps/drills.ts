// Twist drills: jobber, stub and long series by DIN 338, DIN 1897 and DIN 340, metric and American sizes.
import { numberAndLetterDrills } from '../../standards/drills-and-taps.ts';
import { fill, join, plain, text } from '../../text.ts';
import type { DemoCategory, Text3 } from '../../types.ts';
import { roundGrams } from '../fasteners/trade.ts';
import { type Tool, type ToolMaterial, toolMaterials } from './tool.ts';

/** DIN 338: greatest diameter of a step, overall length, flute length. */
// biome-ignore format: a table reads better
const jobber: [up: number, total: number, flute: number][] = [
  [0.53, 22, 6], [0.67, 26, 8], [0.85, 30, 10], [1.06, 34, 12], [1.32, 38, 16], [1.5, 40, 18], [1.7, 43, 20], [1.9, 46, 22], [2.12, 49, 24], [2.36, 53, 27], [2.65, 57, 30], [3, 61, 33],
  [3.35, 65, 36], [3.75, 70, 39], [4.25, 75, 43], [4.75, 80, 47], [5.3, 86, 52], [6, 93, 57], [6.7, 101, 63], [7.5, 109, 69], [8.5, 117, 75], [9.5, 125, 81], [10.6, 133, 87], [11.8, 142, 94], [13.2, 151, 101], [14, 160, 108], [15, 169, 114], [16, 178, 120],
];
/** DIN 1897. */
// biome-ignore format: a table reads better
const stub: [up: number, total: number, flute: number][] = [
  [1.06, 26, 6], [1.32, 30, 8], [1.5, 32, 9], [1.7, 34, 10], [1.9, 36, 11], [2.12, 38, 12], [2.36, 40, 13], [2.65, 43, 14], [3, 46, 16], [3.35, 49, 18], [3.75, 52, 20], [4.25, 55, 22], [4.75, 58, 24], [5.3, 62, 26], [6, 66, 28],
  [6.7, 70, 31], [7.5, 74, 34], [8.5, 79, 37], [9.5, 84, 40], [10.6, 89, 43], [11.8, 95, 47], [13.2, 102, 51], [14, 107, 54], [15, 111, 56], [16, 115, 58],
];
/** DIN 340. */
// biome-ignore format: a table reads better
const long: [up: number, total: number, flute: number][] = [
  [1.06, 56, 33], [1.32, 65, 41], [1.5, 70, 45], [1.7, 76, 50], [1.9, 80, 53], [2.12, 85, 56], [2.36, 90, 59], [2.65, 95, 62], [3, 100, 66], [3.35, 106, 69], [3.75, 112, 73], [4.25, 119, 78], [4.75, 126, 82], [5.3, 132, 87], [6, 139, 91],
  [6.7, 148, 97], [7.5, 156, 102], [8.5, 165, 109], [9.5, 175, 115], [10.6, 184, 121], [11.8, 195, 128], [13.2, 205, 134], [14, 214, 140],
];

type Length = {
  key: 'jobber' | 'stub' | 'long';
  standard: string;
  steps: typeof jobber;
  noun: Text3;
  plural: Text3;
  says: Text3;
  weight: number;
  materials: ToolMaterial['key'][];
};

const lengths: Length[] = [
  {
    key: 'jobber',
    standard: 'DIN 338',
    steps: jobber,
    weight: 2,
    materials: ['hss', 'hss-co', 'carbide'],
    noun: text('Jobber drill', 'Сверло спиральное', 'ريشة ثقب حلزونية'),
    plural: text('Jobber drills DIN 338', 'Свёрла спиральные DIN 338', 'ريش ثقب DIN 338'),
    says: text(
      'Usual length for hand and bench drilling.',
      'Обычная длина для ручного и станочного сверления.',
      'الطول المعتاد للثقب اليدوي وعلى المثقاب.',
    ),
  },
  {
    key: 'stub',
    standard: 'DIN 1897',
    steps: stub,
    weight: 1,
    materials: ['hss', 'hss-co', 'carbide'],
    noun: text('Stub drill', 'Сверло спиральное короткое', 'ريشة ثقب قصيرة'),
    plural: text('Stub drills DIN 1897', 'Свёрла короткие DIN 1897', 'ريش ثقب قصيرة DIN 1897'),
    says: text(
      'Short and stiff for lathes, sheet and hand machines.',
      'Короткое и жёсткое: для станков-автоматов, листа и ручных машин.',
      'قصيرة وصلبة للمخارط والصفائح والآلات اليدوية.',
    ),
  },
  {
    key: 'long',
    standard: 'DIN 340',
    steps: long,
    weight: 0.6,
    materials: ['hss', 'hss-co'],
    noun: text('Long drill', 'Сверло спиральное длинное', 'ريشة ثقب طويلة'),
    plural: text('Long drills DIN 340', 'Свёрла длинные DIN 340', 'ريش ثقب طويلة DIN 340'),
    says: text(
      'For deep holes and places hard to reach.',
      'Для глубоких отверстий и труднодоступных мест.',
      'للثقوب العميقة والأماكن صعبة الوصول.',
    ),
  },
];

const metric = [
  ...Array.from({ length: 126 }, (_, i) => (i + 5) / 10),
  ...Array.from({ length: 6 }, (_, i) => 13.5 + i / 2),
];
const says = text(
  '{noun} {standard}, diameter {d} mm, overall length {L} mm, flute length {l} mm, point angle 118°.',
  '{noun} {standard}: диаметр {d} мм, общая длина {L} мм, длина спирали {l} мм, угол при вершине 118°.',
  '{noun} {standard}: القطر {d} مم، الطول الكلي {L} مم، طول الحلزون {l} مم، زاوية الرأس 118°.',
);
const carbideSays = text(
  '{noun} {standard}, diameter {d} mm, overall length {L} mm, flute length {l} mm, point angle 140°.',
  '{noun} {standard}: диаметр {d} мм, общая длина {L} мм, длина спирали {l} мм, угол при вершине 140°.',
  '{noun} {standard}: القطر {d} مم، الطول الكلي {L} مم، طول الحلزون {l} مم، زاوية الرأس 140°.',
);

function drill(
  length: Length,
  d: number,
  named: string | undefined,
  key: ToolMaterial['key'],
): Tool[] {
  const step = length.steps.find(([up]) => d <= up);
  if (
    !step ||
    d < 0.5 ||
    (length.key !== 'jobber' && d < 1) ||
    (key === 'carbide' && (d < 1 || d > 13))
  )
    return [];
  const [, L, l] = step;
  const material = toolMaterials[key];
  const size = named === undefined ? `${d.toFixed(1)} mm` : `${named} (${plain(d)} mm)`;
  const sizeText = text(size, size.replace('mm', 'мм'), size.replace('mm', 'مم'));
  const pieces = d < 2 && key !== 'carbide' ? 10 : 1;
  const code = named === undefined ? d.toFixed(1) : named.replace('#', 'N');
  const round = Math.abs(d * 2 - Math.round(d * 2)) < 1e-9;
  return [
    {
      weight: length.weight * material.weight * (named !== undefined ? 0.25 : round ? 2.5 : 0.7),
      mpn: (manufacturer) =>
        manufacturer.country === 'DE' || manufacturer.country === 'IN'
          ? `${length.standard.replace(' ', '')}-${code}-${key.toUpperCase()}`
          : `${key.toUpperCase().replace('-', '')} ${named ?? plain(d)} ${length.key.toUpperCase()}`,
      skuTail: `${length.standard.slice(4)}-${named === undefined ? code : `US${code}`}-${key}`,
      name: join([
        length.noun,
        length.standard,
        sizeText,
        material.label,
        pieces === 1 ? text('', '', '') : text('(10 pcs)', '(10 шт.)', '(10 قطع)'),
      ]),
      description: join([
        fill(key === 'carbide' ? carbideSays : says, {
          noun: length.noun,
          standard: length.standard,
          d,
          L,
          l,
        }),
        material.says,
        key === 'carbide' ? '' : length.says,
      ]),
      category: `cutting-tools/drills/${length.key}-${key}`,
      hsn: '82075000',
      unspsc: '27112801',
      material,
      attributes: {
        'nominal-diameter': d,
        length: L,
        'flute-length': l,
        standard: length.standard.toLowerCase().replace(' ', '-'),
        'point-angle': key === 'carbide' ? 140 : 118,
      },
      shape: {
        kind: 'drill',
        dims: { d, L, l, angle: key === 'carbide' ? 140 : 118 },
        label: named ?? `Ø${plain(d)}`,
      },
      grams: roundGrams(d, L, material.density) * (1 - (0.45 * l) / L),
      work: 9 + d * 2.2 + (L / 100) * d * 0.9,
      pieces,
    },
  ];
}

export function drills(): Tool[] {
  return lengths.flatMap((length) =>
    length.materials.flatMap((key) => [
      ...metric.flatMap((d) => drill(length, d, undefined, key)),
      ...(length.key === 'jobber' && key !== 'carbide'
        ? numberAndLetterDrills.flatMap(([name, mm]) => drill(length, mm, name, key))
        : []),
    ]),
  );
}

const dims = { jobber: { L: 133, l: 87 }, stub: { L: 89, l: 43 }, long: { L: 184, l: 121 } };

export const drillCategories: DemoCategory[] = [
  {
    lineage: 'cutting-tools/drills',
    name: text('Twist drills', 'Свёрла спиральные', 'ريش ثقب حلزونية'),
    description: text(
      'Drills of HSS, cobalt steel and carbide from 0.5 to 16 mm.',
      'Свёрла из HSS, кобальтовой стали и твёрдого сплава от 0,5 до 16 мм.',
      'ريش من HSS وفولاذ الكوبالت والكربيد من 0.5 إلى 16 مم.',
    ),
    shape: { kind: 'drill', dims: { d: 10, ...dims.jobber } },
  },
  ...lengths.flatMap((length) =>
    length.materials.map((key) => ({
      lineage: `cutting-tools/drills/${length.key}-${key}`,
      name: join([length.plural, toolMaterials[key].label], ', '),
      description: join([toolMaterials[key].says, key === 'carbide' ? '' : length.says]),
      shape: { kind: 'drill' as const, dims: { d: 10, ...dims[length.key] } },
    })),
  ),
];

export const drillStandards = lengths.map(({ standard }) => standard);
