// Which cutting tools does the demo shop sell: twist drills, taps and end mills.
import { manufacturersOf } from '../manufacturers.ts';
import { pick, sample } from '../rng.ts';
import { finishes, materials, shared, withValues } from '../shared-attributes.ts';
import { text } from '../text.ts';
import type { Family } from '../types.ts';
import { drillCategories, drillStandards, drills } from './drills-and-taps/drills.ts';
import { endMillCategories, endMillStandards, endMills } from './drills-and-taps/end-mills.ts';
import { tapCategories, taps, tapThreads } from './drills-and-taps/taps.ts';
import { toolProduct } from './drills-and-taps/tool.ts';
import { designationValues } from './fasteners/trade.ts';

export const drillsAndTaps: Family = {
  categories: [
    {
      lineage: 'cutting-tools',
      name: text('Cutting tools', 'Режущий инструмент', 'عدد القطع'),
      description: text(
        'Drills, taps and end mills of high-speed steel and carbide.',
        'Свёрла, метчики и фрезы из быстрорежущей стали и твёрдого сплава.',
        'ريش ثقب وذكور قلاووظ وفريزات من الفولاذ سريع القطع والكربيد.',
      ),
      shape: { kind: 'drill', dims: { d: 10, L: 133, l: 87 } },
    },
    ...drillCategories,
    ...tapCategories,
    ...endMillCategories,
  ],
  attributes: [
    withValues(shared.standard, designationValues([...drillStandards, ...endMillStandards])),
    withValues(shared.thread, designationValues(tapThreads)),
    withValues(shared.material, {
      hss: materials.hss,
      'hss-co': materials['hss-co'],
      carbide: materials.carbide,
    }),
    withValues(shared.finish, {
      bright: finishes.bright,
      tin: finishes.tin,
      tialn: finishes.tialn,
    }),
    shared.nominalDiameter,
    shared.length,
    shared.pitch,
    shared.shankDiameter,
    shared.flutes,
    shared.packQuantity,
    {
      slug: 'flute-length',
      name: text('Flute length', 'Длина рабочей части', 'طول الجزء القاطع'),
      kind: 'number',
      unit: 'mm',
    },
    {
      slug: 'thread-length',
      name: text('Thread length', 'Длина резьбы', 'طول السن'),
      kind: 'number',
      unit: 'mm',
    },
    {
      slug: 'tapping-drill',
      name: text('Tapping drill', 'Сверло под резьбу', 'ريشة ثقب القلاووظ'),
      kind: 'number',
      unit: 'mm',
    },
    {
      slug: 'point-angle',
      name: text('Point angle', 'Угол при вершине', 'زاوية الرأس'),
      kind: 'number',
      unit: '°',
    },
  ],
  *products(rng) {
    const manufacturers = manufacturersOf('drills-and-taps');
    const chosen = [
      ...sample(rng, drills(), 470, ({ weight }) => weight),
      ...sample(rng, taps(), 300, ({ weight }) => weight),
      ...sample(rng, endMills(), 140, ({ weight }) => weight),
    ];
    for (const tool of sample(rng, chosen, chosen.length, ({ weight }) => weight))
      yield toolProduct(rng, tool, pick(rng, manufacturers));
  },
};
