// Taps: hand taps and machine taps for metric and unified threads, each with its tapping drill.
import { inchTaps, metricTaps } from '../../standards/drills-and-taps.ts';
import { fill, join, plain, slugOf, text } from '../../text.ts';
import type { DemoCategory, Text3 } from '../../types.ts';
import { isCoarse, metricCode, metricThread, roundGrams } from '../fasteners/trade.ts';
import { type Tool, type ToolMaterial, toolMaterials } from './tool.ts';

/** ISO 529: greatest diameter of a step, overall length, thread length, shank diameter. */
// biome-ignore format: a table reads better
const lengths: [up: number, total: number, thread: number, shank: number][] = [
  [2, 41, 8, 2.5], [2.5, 44.5, 9.5, 2.8], [3, 48, 11, 3.15], [3.6, 50, 13, 3.55], [4, 53, 13, 4], [5, 58, 16, 5], [6, 66, 19, 6.3], [7, 66, 19, 7.1], [8.2, 72, 22, 8], [10.2, 80, 24, 10], [11.2, 85, 25, 8], [12.8, 89, 29, 9],
  [14.4, 95, 30, 11.2], [16, 102, 32, 12.5], [20, 112, 37, 14], [22.5, 118, 38, 16], [25.5, 130, 45, 18], [27, 135, 45, 20], [30, 138, 48, 20], [33, 151, 51, 22.4], [36, 162, 57, 25], [39, 170, 60, 28], [42, 170, 60, 28], [48, 187, 67, 31.5],
];

type Style = {
  key: 'hand' | 'spiral-point' | 'spiral-flute';
  noun: Text3;
  plural: Text3;
  says: Text3;
  materials: ToolMaterial['key'][];
  weight: number;
  cost: number;
};

const styles: Style[] = [
  {
    key: 'hand',
    materials: ['hss', 'hss-co'],
    weight: 1.6,
    cost: 1,
    noun: text('Hand tap', 'Метчик ручной', 'ذكر قلاووظ يدوي'),
    plural: text('Hand taps', 'Метчики ручные', 'ذكور قلاووظ يدوية'),
    says: text(
      'Straight flutes, second cut for through and blind holes by hand.',
      'Прямые канавки, для нарезания вручную в сквозных и глухих отверстиях.',
      'مجار مستقيمة للقلوظة اليدوية في الثقوب النافذة والمسدودة.',
    ),
  },
  {
    key: 'spiral-point',
    materials: ['hss', 'hss-co'],
    weight: 1.2,
    cost: 1.5,
    noun: text(
      'Machine tap, spiral point',
      'Метчик машинный с подточкой',
      'ذكر قلاووظ آلي برأس لولبي',
    ),
    plural: text(
      'Machine taps, spiral point',
      'Метчики машинные с подточкой',
      'ذكور قلاووظ آلية برأس لولبي',
    ),
    says: text(
      'Pushes the chips ahead, for through holes.',
      'Выталкивает стружку вперёд, для сквозных отверстий.',
      'يدفع الرائش إلى الأمام، للثقوب النافذة.',
    ),
  },
  {
    key: 'spiral-flute',
    materials: ['hss', 'hss-co'],
    weight: 1.2,
    cost: 1.7,
    noun: text(
      'Machine tap, spiral flute',
      'Метчик машинный со спиральной канавкой',
      'ذكر قلاووظ آلي بمجرى حلزوني',
    ),
    plural: text(
      'Machine taps, spiral flute',
      'Метчики машинные со спиральной канавкой',
      'ذكور قلاووظ آلية بمجرى حلزوني',
    ),
    says: text(
      'Draws the chips out, for blind holes.',
      'Выводит стружку наружу, для глухих отверстий.',
      'يسحب الرائش إلى الخارج، للثقوب المسدودة.',
    ),
  },
];

const systems = {
  m: text('metric coarse', 'метрические, крупный шаг', 'مترية خشنة'),
  mf: text('metric fine', 'метрические, мелкий шаг', 'مترية ناعمة'),
  unc: text('UNC', 'UNC', 'UNC'),
  unf: text('UNF', 'UNF', 'UNF'),
};
type System = keyof typeof systems;

const says = text(
  '{noun} for thread {thread}, tapping drill {drill}; overall length {L} mm, thread length {l} mm.',
  '{noun} под резьбу {thread}, сверло под резьбу {drill}; общая длина {L} мм, длина рабочей части {l} мм.',
  '{noun} لسن {thread}، ريشة الثقب {drill}، الطول الكلي {L} مم، طول السن {l} مم.',
);

/** `facet` is the thread as bolts and nuts write it, so that one filter finds all. */
type Thread = {
  thread: string;
  facet: string;
  code: string;
  d: number;
  p: number;
  hole: number;
  drill: Text3;
  system: System;
};

const threads: Thread[] = [
  ...metricTaps.map(
    ({ d, p, hole }): Thread => ({
      facet: metricThread(d, p),
      thread: isCoarse(d, p) ? `M${plain(d)}×${plain(p)}` : metricThread(d, p),
      code: isCoarse(d, p) ? `M${plain(d)}x${plain(p)}` : metricCode(d, p),
      d,
      p,
      hole,
      drill: fill(text('{hole} mm', '{hole} мм', '{hole} مم'), { hole }),
      system: isCoarse(d, p) ? 'm' : 'mf',
    }),
  ),
  ...inchTaps.map(([size, tpi, series, d, drill, hole]): Thread => {
    const mm = fill(text('{drill} ({hole} mm)', '{drill} ({hole} мм)', '{drill} ({hole} مم)'), {
      drill: drill.startsWith('#') || /^[A-Z]$/.test(drill) ? drill : `${drill}"`,
      hole,
    });
    return {
      thread: `${size}-${tpi} ${series}`,
      facet: `${size}-${tpi} ${series}`,
      code: `${size}-${tpi}`,
      d: Math.round(d * 2540) / 100,
      p: Math.round(2540 / tpi) / 100,
      hole,
      drill: mm,
      system: series === 'UNC' ? 'unc' : 'unf',
    };
  }),
];

function tap(style: Style, key: ToolMaterial['key'], thread: Thread): Tool[] {
  const step = lengths.find(([up]) => thread.d <= up);
  if (!step || thread.d < 2 || (style.key !== 'hand' && thread.d < 3)) return [];
  const [, L, l, shank] = step;
  const material = toolMaterials[key];
  return [
    {
      weight:
        style.weight *
        material.weight *
        (thread.system === 'm' ? 2.5 : thread.system === 'unc' ? 1 : 0.7) *
        (thread.d >= 3 && thread.d <= 16 ? 1.5 : 0.6),
      mpn: (manufacturer) =>
        `${thread.code} ${style.key === 'hand' ? 'HT' : style.key === 'spiral-point' ? 'SP' : 'SF'} ${manufacturer.code === 'HNS' ? key.toUpperCase().replace('HSS-CO', 'HSSE') : key.toUpperCase()}`,
      skuTail: `TAP-${thread.code}-${style.key}-${key}`,
      name: join([style.noun, thread.thread, material.label]),
      description: join([
        fill(says, { noun: style.noun, thread: thread.thread, drill: thread.drill, L, l }),
        material.says,
        style.says,
      ]),
      category: `cutting-tools/taps/${style.key}-${thread.system}`,
      hsn: '82074090',
      unspsc: '27112806',
      material,
      attributes: {
        thread: slugOf(thread.facet),
        'nominal-diameter': thread.d,
        pitch: thread.p,
        'tapping-drill': thread.hole,
        length: L,
        'thread-length': l,
        'shank-diameter': shank,
      },
      shape: {
        kind: 'tap',
        dims: { d: thread.d, p: thread.p, L, l, ds: shank },
        label: thread.thread,
      },
      grams:
        roundGrams(thread.d * 0.8, l, material.density) +
        roundGrams(shank, L - l, material.density),
      work: (38 + thread.d * 7) * style.cost,
      pieces: 1,
    },
  ];
}

export function taps(): Tool[] {
  return styles.flatMap((style) =>
    style.materials.flatMap((key) => threads.flatMap((thread) => tap(style, key, thread))),
  );
}

export const tapCategories: DemoCategory[] = [
  {
    lineage: 'cutting-tools/taps',
    name: text('Taps', 'Метчики', 'ذكور القلاووظ'),
    description: text(
      'Hand and machine taps for metric and unified threads.',
      'Ручные и машинные метчики для метрической и дюймовой резьбы.',
      'ذكور قلاووظ يدوية وآلية للأسنان المترية والبوصة.',
    ),
    shape: { kind: 'tap', dims: { d: 10, p: 1.5, L: 80, l: 24, ds: 10 }, label: 'M10×1.5' },
  },
  ...styles.flatMap((style) =>
    (Object.keys(systems) as System[]).map((system) => {
      const shown = threads.find((thread) => thread.system === system && thread.d >= 9.5) as Thread;
      return {
        lineage: `cutting-tools/taps/${style.key}-${system}`,
        name: join([style.plural, systems[system]], ', '),
        description: join([
          style.says,
          fill(text('Threads: {system}.', 'Резьба: {system}.', 'الأسنان: {system}.'), {
            system: systems[system],
          }),
        ]),
        shape: {
          kind: 'tap' as const,
          dims: { d: shown.d, p: shown.p, L: 80, l: 24, ds: 10 },
          label: shown.thread,
        },
      };
    }),
  ),
];

export const tapThreads = threads.map(({ facet }) => facet);
