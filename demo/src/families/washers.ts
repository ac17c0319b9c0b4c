// Washers.
import { manufacturersOf } from '../manufacturers.ts';
import { finishes, materials, shared, withValues } from '../shared-attributes.ts';
import * as rows from '../standards/washers.ts';
import { fill, plain, text } from '../text.ts';
import type { Family, ShapeKind, Text3 } from '../types.ts';
import type { Grade } from './fasteners/grades.ts';
import { washerGrades as grade } from './fasteners/nut-grades.ts';
import { designationValues, roundGrams } from './fasteners/trade.ts';
import { fasteners } from './fasteners/tree.ts';
import { categoriesOf, type PartKind, productsOf } from './nuts-and-washers/article.ts';

const says = text(
  '{noun} to {standard} for {thread}: hole {d1} mm, outer diameter {d2} mm, thickness {h} mm.',
  '{noun} по {standard} под {thread}: отверстие {d1} мм, наружный диаметр {d2} мм, толщина {h} мм.',
  '{noun} وفق {standard} لمقاس {thread}: الثقب {d1} مم، القطر الخارجي {d2} مم، السماكة {h} مم.',
);

type Row = { d: number; d1: number; d2: number; h: number; n?: number };

function kind(
  standard: string,
  shape: ShapeKind,
  noun: Text3,
  plural: Text3,
  use: Text3,
  table: Row[],
  grades: Grade[],
  count: number,
  unspsc: string,
  hsn = '73182200',
): PartKind {
  return {
    key: standard.toLowerCase().replace(' ', '-'),
    standard,
    branch: 'fasteners/washers',
    noun,
    plural: text(
      `${plural.en} ${standard}`,
      `${plural.ru} ${standard}`,
      `${plural.ar} ${standard}`,
    ),
    use,
    parts: table.map(({ d, d1, d2, h, n }) => {
      const thread = `M${plain(d)}`;
      return {
        thread,
        code: thread,
        d,
        says: fill(says, { noun, standard, thread, d1, d2, h }),
        attributes: { 'inner-diameter': d1, 'outer-diameter': d2, thickness: h },
        shape: {
          kind: shape,
          dims: { d, d1, d2, h, ...(n === undefined ? {} : { n }) },
          label: thread,
        },
        grams: (density: number) => roundGrams(d2, h, density) - roundGrams(d1, h, density),
      };
    }),
    grades,
    count,
    hsn,
    unspsc,
  };
}

const flatNoun = text('Flat washer', 'Шайба плоская', 'وردة مسطحة');
const flat = text('Flat washers', 'Шайбы плоские', 'ورد مسطحة');
const plainUse = text(
  'Spreads the load under head or nut.',
  'Распределяет нагрузку под головкой или гайкой.',
  'توزع الحمل تحت الرأس أو الصامولة.',
);

const kinds: PartKind[] = [
  kind(
    'ISO 7089',
    'plain-washer',
    flatNoun,
    flat,
    plainUse,
    rows.iso7089,
    [grade['200hv'], grade['200hv-hdg'], grade['300hv'], grade.a2, grade.a4],
    72,
    '31161807',
  ),
  kind(
    'ISO 7090',
    'plain-washer',
    text('Flat washer, chamfered', 'Шайба плоская с фаской', 'وردة مسطحة مشطوفة'),
    text('Flat washers, chamfered', 'Шайбы плоские с фаской', 'ورد مسطحة مشطوفة'),
    plainUse,
    rows.iso7090,
    [grade['200hv'], grade['300hv'], grade.a2, grade.a4],
    58,
    '31161807',
  ),
  kind(
    'ISO 7091',
    'plain-washer',
    text('Flat washer, grade C', 'Шайба плоская класса C', 'وردة مسطحة درجة C'),
    text('Flat washers, grade C', 'Шайбы плоские класса C', 'ورد مسطحة درجة C'),
    text(
      'Punched, with a wide hole for steelwork.',
      'Штампованная, с увеличенным отверстием для металлоконструкций.',
      'مثقوبة بالكبس بثقب واسع للمنشآت المعدنية.',
    ),
    rows.iso7091,
    [grade['100hv'], grade['200hv-hdg']],
    26,
    '31161807',
  ),
  kind(
    'ISO 7092',
    'plain-washer',
    text('Flat washer, small', 'Шайба плоская уменьшенная', 'وردة مسطحة صغيرة'),
    text('Flat washers, small series', 'Шайбы плоские, малая серия', 'ورد مسطحة سلسلة صغيرة'),
    text(
      'Small outer diameter for cheese head screws.',
      'Малый наружный диаметр для винтов с цилиндрической головкой.',
      'قطر خارجي صغير لبراغي الرأس الأسطواني.',
    ),
    rows.iso7092,
    [grade['200hv'], grade.a2],
    26,
    '31161807',
  ),
  kind(
    'ISO 7093',
    'plain-washer',
    text('Flat washer, large', 'Шайба плоская увеличенная', 'وردة مسطحة عريضة'),
    text('Flat washers, large series', 'Шайбы плоские увеличенные', 'ورد مسطحة عريضة'),
    text(
      'About three thread diameters wide, for wood, plastics and thin sheet.',
      'Диаметр около трёх диаметров резьбы: для дерева, пластика и тонкого листа.',
      'عرضها نحو ثلاثة أقطار السن، للخشب والبلاستيك والصفائح الرقيقة.',
    ),
    rows.iso7093,
    [grade['200hv'], grade.a2, grade.a4],
    40,
    '31161807',
  ),
  kind(
    'ISO 7094',
    'plain-washer',
    text('Flat washer, extra large', 'Шайба плоская особо большая', 'وردة مسطحة عريضة جدا'),
    text('Flat washers, extra large series', 'Шайбы плоские особо большие', 'ورد مسطحة عريضة جدا'),
    text('For timber structures.', 'Для деревянных конструкций.', 'للمنشآت الخشبية.'),
    rows.iso7094,
    [grade['100hv'], grade['200hv-hdg']],
    15,
    '31161807',
  ),
  kind(
    'DIN 127',
    'lock-washer',
    text('Spring lock washer', 'Шайба пружинная (гровер)', 'وردة زنبركية'),
    text('Spring lock washers', 'Шайбы пружинные (гровер)', 'ورد زنبركية'),
    text(
      'Split ring that keeps some tension in small joints.',
      'Разрезное кольцо, сохраняющее натяг в небольших соединениях.',
      'حلقة مشقوقة تحافظ على الشد في الوصلات الصغيرة.',
    ),
    rows.din127,
    [grade.spring, grade.a2, grade.a4],
    38,
    '31161811',
    '73182100',
  ),
  kind(
    'DIN 6797',
    'lock-washer',
    text(
      'Lock washer, internal teeth',
      'Шайба стопорная с внутренними зубьями',
      'وردة قفل بأسنان داخلية',
    ),
    text(
      'Lock washers, internal teeth',
      'Шайбы стопорные с внутренними зубьями',
      'ورد قفل بأسنان داخلية',
    ),
    text(
      'The teeth bite through paint and give an electrical contact.',
      'Зубья прорезают краску и дают электрический контакт.',
      'الأسنان تخترق الطلاء وتعطي تلامسا كهربائيا.',
    ),
    rows.din6797,
    [grade.spring, grade.a2],
    30,
    '31161801',
    '73182100',
  ),
];

export const washers: Family = {
  categories: [
    fasteners,
    {
      lineage: 'fasteners/washers',
      name: text('Washers', 'Шайбы', 'ورد'),
      description: text(
        'Flat, spring and toothed washers from M2 to M64.',
        'Шайбы плоские, пружинные и зубчатые от M2 до M64.',
        'ورد مسطحة وزنبركية ومسننة من M2 إلى M64.',
      ),
      shape: { kind: 'plain-washer', dims: { d: 10, d1: 10.5, d2: 20, h: 2 }, label: 'M10' },
    },
    ...categoriesOf(kinds),
  ],
  attributes: [
    withValues(shared.standard, designationValues(kinds.map(({ standard }) => standard))),
    withValues(
      shared.thread,
      designationValues(kinds.flatMap(({ parts }) => parts.map(({ thread }) => thread))),
    ),
    withValues(shared.strengthClass, {
      ...designationValues(Object.values(grade).map(({ mark }) => mark)),
      'spring-steel': materials['spring-steel'],
    }),
    withValues(
      shared.material,
      Object.fromEntries(
        Object.values(grade).map(({ material }) => [material, materials[material]]),
      ),
    ),
    withValues(
      shared.finish,
      Object.fromEntries(Object.values(grade).map(({ finish }) => [finish, finishes[finish]])),
    ),
    shared.nominalDiameter,
    shared.innerDiameter,
    shared.outerDiameter,
    shared.thickness,
    shared.packQuantity,
  ],
  products: (rng) => productsOf(rng, kinds, manufacturersOf('washers')),
};
