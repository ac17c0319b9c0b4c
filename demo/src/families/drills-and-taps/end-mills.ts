// End mills: two, three and four flutes and ball nose, by the lengths of DIN 844 (HSS-Co) and DIN 6527 (carbide).
import { fill, join, plain, text } from '../../text.ts';
import type { DemoCategory, Text3 } from '../../types.ts';
import { roundGrams } from '../fasteners/trade.ts';
import { type Tool, toolMaterials } from './tool.ts';

/** Cutter diameter, shank, overall length and flute length by DIN 6527 long (carbide) and DIN 844 short (HSS-Co). */
// biome-ignore format: a table reads better
const sizes: [d: number, shank: number, carbide: [number, number], hss: [number, number]][] = [
  [2, 6, [57, 7], [51, 7]], [2.5, 6, [57, 8], [52, 8]], [3, 6, [57, 8], [52, 8]], [3.5, 6, [57, 10], [54, 10]], [4, 6, [57, 11], [55, 11]], [4.5, 6, [57, 11], [55, 11]], [5, 6, [57, 13], [57, 13]], [5.5, 6, [57, 13], [57, 13]], [6, 6, [57, 13], [57, 13]],
  [7, 8, [63, 16], [66, 16]], [8, 8, [63, 19], [69, 19]], [9, 10, [72, 19], [69, 19]], [10, 10, [72, 22], [72, 22]], [12, 12, [83, 26], [83, 26]], [14, 14, [83, 26], [83, 26]], [16, 16, [92, 32], [92, 32]], [18, 18, [92, 32], [92, 32]], [20, 20, [104, 38], [104, 38]], [25, 25, [121, 45], [121, 45]],
];

type Style = {
  key: '2-flute' | '3-flute' | '4-flute' | 'ball-nose';
  z: number;
  ball: 0 | 1;
  noun: Text3;
  plural: Text3;
  says: Text3;
  weight: number;
};

const styles: Style[] = [
  {
    key: '2-flute',
    z: 2,
    ball: 0,
    weight: 1.2,
    noun: text('Slot drill, 2 flutes', 'Фреза шпоночная, 2 зуба', 'فريزة مجار بحدين'),
    plural: text('Slot drills, 2 flutes', 'Фрезы шпоночные, 2 зуба', 'فريزات مجار بحدين'),
    says: text(
      'Plunges and cuts keyways to size.',
      'Врезается по оси и фрезерует шпоночные пазы в размер.',
      'تغوص محوريا وتفرز مجاري الخوابير بالمقاس.',
    ),
  },
  {
    key: '3-flute',
    z: 3,
    ball: 0,
    weight: 1,
    noun: text('End mill, 3 flutes', 'Фреза концевая, 3 зуба', 'فريزة طرفية بثلاثة حدود'),
    plural: text('End mills, 3 flutes', 'Фрезы концевые, 3 зуба', 'فريزات طرفية بثلاثة حدود'),
    says: text(
      'For slots and shoulders in steel and aluminium.',
      'Для пазов и уступов в стали и алюминии.',
      'للمجاري والأكتاف في الفولاذ والألومنيوم.',
    ),
  },
  {
    key: '4-flute',
    z: 4,
    ball: 0,
    weight: 1.6,
    noun: text('End mill, 4 flutes', 'Фреза концевая, 4 зуба', 'فريزة طرفية بأربعة حدود'),
    plural: text('End mills, 4 flutes', 'Фрезы концевые, 4 зуба', 'فريزات طرفية بأربعة حدود'),
    says: text(
      'For side milling and finishing steel.',
      'Для контурного и чистового фрезерования стали.',
      'للتفريز الجانبي والتشطيب في الفولاذ.',
    ),
  },
  {
    key: 'ball-nose',
    z: 2,
    ball: 1,
    weight: 0.8,
    noun: text(
      'Ball nose end mill, 2 flutes',
      'Фреза концевая сферическая, 2 зуба',
      'فريزة كروية بحدين',
    ),
    plural: text('Ball nose end mills', 'Фрезы концевые сферические', 'فريزات كروية الرأس'),
    says: text(
      'For moulds and curved surfaces.',
      'Для пресс-форм и криволинейных поверхностей.',
      'للقوالب والأسطح المنحنية.',
    ),
  },
];

const says = text(
  '{noun}: cutter diameter {d} mm, flute length {l} mm, overall length {L} mm, shank {shank} mm.',
  '{noun}: диаметр {d} мм, длина режущей части {l} мм, общая длина {L} мм, хвостовик {shank} мм.',
  '{noun}: قطر القطع {d} مم، طول الحد {l} مم، الطول الكلي {L} مم، الساق {shank} مم.',
);

export function endMills(): Tool[] {
  return styles.flatMap((style) =>
    (['hss-co', 'carbide'] as const).flatMap((key) =>
      sizes.map(([d, shank, carbide, hss]): Tool => {
        const material = toolMaterials[key];
        const [L, l] = key === 'carbide' ? carbide : hss;
        const standard = key === 'carbide' ? 'DIN 6527' : 'DIN 844';
        return {
          weight:
            style.weight * (key === 'carbide' ? 1.4 : 1) * (Number.isInteger(d / 2) ? 1.5 : 0.7),
          mpn: (manufacturer) =>
            `${manufacturer.code.slice(0, 2)}${style.z}${style.ball ? 'B' : 'E'}-${plain(d).replace('.', '')}${key === 'carbide' ? 'C' : 'H'}`,
          skuTail: `EM-${style.key}-${plain(d)}-${key}`,
          name: join([
            style.noun,
            text(`Ø${plain(d)} mm`, `Ø${plain(d)} мм`, `Ø${plain(d)} مم`),
            standard,
            material.label,
          ]),
          description: join([
            fill(says, { noun: style.noun, d, l, L, shank }),
            material.says,
            style.says,
          ]),
          category: `cutting-tools/end-mills/${style.key}-${key}`,
          hsn: '82077090',
          unspsc: '27112803',
          material,
          attributes: {
            'nominal-diameter': d,
            'flute-length': l,
            length: L,
            'shank-diameter': shank,
            flutes: style.z,
            standard: standard.toLowerCase().replace(' ', '-'),
          },
          shape: {
            kind: 'end-mill',
            dims: { d, L, l, ds: shank, z: style.z, ball: style.ball },
            label: `Ø${plain(d)}`,
          },
          grams:
            roundGrams(d, l, material.density) * 0.6 + roundGrams(shank, L - l, material.density),
          work: 90 + d * 14,
          pieces: 1,
        };
      }),
    ),
  );
}

export const endMillCategories: DemoCategory[] = [
  {
    lineage: 'cutting-tools/end-mills',
    name: text('End mills', 'Фрезы концевые', 'فريزات طرفية'),
    description: text(
      'Milling cutters of cobalt steel and solid carbide from 2 to 25 mm.',
      'Фрезы из кобальтовой стали и твёрдого сплава от 2 до 25 мм.',
      'فريزات من فولاذ الكوبالت والكربيد الصلب من 2 إلى 25 مم.',
    ),
    shape: { kind: 'end-mill', dims: { d: 10, L: 72, l: 22, ds: 10, z: 4, ball: 0 } },
  },
  ...styles.flatMap((style) =>
    (['hss-co', 'carbide'] as const).map((key) => ({
      lineage: `cutting-tools/end-mills/${style.key}-${key}`,
      name: join([style.plural, toolMaterials[key].label], ', '),
      description: join([toolMaterials[key].says, style.says]),
      shape: {
        kind: 'end-mill' as const,
        dims: { d: 10, L: 72, l: 22, ds: 10, z: style.z, ball: style.ball },
      },
    })),
  ),
];

export const endMillStandards = ['DIN 6527', 'DIN 844'];
