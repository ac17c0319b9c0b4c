// Series of rolling bearings and their trade names.
import * as rows from '../../standards/rolling-bearings.ts';
import { text } from '../../text.ts';
import type { Text3 } from '../../types.ts';

export type BearingType =
  | 'deep-groove'
  | 'angular-contact'
  | 'cylindrical-roller'
  | 'tapered-roller';
export type Row = { code: number; d: number; D: number; B: number; T?: number; C?: number };

import { angularCages, ballVariants, rollerCages, taperedCages, type Variant } from './suffixes.ts';

export type Series = {
  key: string;
  type: BearingType;
  /** `62` of `6205`; empty where the code is the whole designation. */
  prefix: string;
  name: Text3;
  says: Text3;
  rows: Row[];
  variants: Variant[];
  count: number;
};

function ball(
  key: string,
  prefix: string,
  table: Row[],
  count: number,
  says: Text3,
  variants = ballVariants,
): Series {
  const label =
    prefix === ''
      ? text('miniature', 'миниатюрные', 'صغيرة')
      : text(`series ${prefix}`, `серия ${prefix}`, `سلسلة ${prefix}`);
  return {
    key,
    type: 'deep-groove',
    prefix,
    name: text(
      `Deep groove ball bearings, ${label.en}`,
      `Подшипники шариковые радиальные, ${label.ru}`,
      `محامل كريات أخدودية، ${label.ar}`,
    ),
    says,
    rows: table,
    variants,
    count,
  };
}

function other(
  key: string,
  type: BearingType,
  prefix: string,
  names: Text3,
  table: Row[],
  variants: Variant[],
  count: number,
  says: Text3,
): Series {
  return {
    key,
    type,
    prefix,
    name: text(
      `${names.en} ${prefix.trim()}`,
      `${names.ru} ${prefix.trim()}`,
      `${names.ar} ${prefix.trim()}`,
    ),
    says,
    rows: table,
    variants,
    count,
  };
}

const open = ballVariants.filter(({ seals }) => seals === 0);
const thin = text(
  'Thin rings where space is scarce.',
  'Тонкие кольца там, где мало места.',
  'حلقات رقيقة حيث تضيق المساحة.',
);
const angular = text(
  'Angular contact ball bearings',
  'Подшипники шариковые радиально-упорные',
  'محامل كريات بتلامس زاوي',
);
const cylindrical = text(
  'Cylindrical roller bearings',
  'Подшипники роликовые цилиндрические',
  'محامل أسطوانات',
);
const tapered = text(
  'Tapered roller bearings',
  'Подшипники роликовые конические',
  'محامل أسطوانات مخروطية',
);
const angularSays = text(
  'Contact angle 40°, takes radial load and axial load in one direction.',
  'Угол контакта 40°, воспринимает радиальную и одностороннюю осевую нагрузку.',
  'زاوية تلامس 40° ويتحمل الحمل القطري والمحوري في اتجاه واحد.',
);
const nuSays = text(
  'The inner ring has no flanges, the shaft may move axially.',
  'Внутреннее кольцо без бортов, вал может смещаться вдоль оси.',
  'الحلقة الداخلية بلا حواف فيتحرك العمود محوريا.',
);
const njSays = text(
  'One flange on the inner ring guides the shaft in one direction.',
  'Один борт на внутреннем кольце фиксирует вал в одну сторону.',
  'حافة واحدة في الحلقة الداخلية توجه العمود في اتجاه واحد.',
);
const taperedSays = text(
  'Separable: cone and cup; takes combined loads, mounted in pairs.',
  'Разъёмный: внутреннее кольцо с роликами и наружное; для комбинированных нагрузок, ставится парами.',
  'قابل للفصل، يتحمل الأحمال المركبة ويركب أزواجا.',
);

export const seriesList: Series[] = [
  ball(
    'miniature',
    '',
    rows.miniatures,
    90,
    text(
      'Bores of 3 to 9 mm for instruments, spindles and small motors.',
      'Отверстия 3–9 мм для приборов, шпинделей и малых двигателей.',
      'تجاويف من 3 إلى 9 مم للأجهزة والمغازل والمحركات الصغيرة.',
    ),
  ),
  ball('618', '618', rows.series618, 70, thin),
  ball('619', '619', rows.series619, 85, thin),
  ball(
    '160',
    '160',
    rows.series160,
    28,
    text(
      'Narrow section of the 60 diameters.',
      'Узкое исполнение диаметров серии 60.',
      'مقطع ضيق بأقطار السلسلة 60.',
    ),
    open,
  ),
  ball(
    '60',
    '60',
    rows.series60,
    230,
    text(
      'Light series for motors, fans and conveyors.',
      'Особо лёгкая серия для двигателей, вентиляторов и конвейеров.',
      'سلسلة خفيفة للمحركات والمراوح والسيور الناقلة.',
    ),
  ),
  ball(
    '62',
    '62',
    rows.series62,
    300,
    text(
      'The usual series for gearboxes, pumps and electric motors.',
      'Обычная серия для редукторов, насосов и электродвигателей.',
      'السلسلة المعتادة لعلب التروس والمضخات والمحركات الكهربائية.',
    ),
  ),
  ball(
    '63',
    '63',
    rows.series63,
    240,
    text(
      'Heavier series for higher loads on the same shaft.',
      'Средняя серия для больших нагрузок на том же валу.',
      'سلسلة أثقل لأحمال أعلى على العمود نفسه.',
    ),
  ),
  ball(
    '64',
    '64',
    rows.series64,
    22,
    text(
      'Heavy series for slow, highly loaded shafts.',
      'Тяжёлая серия для тихоходных нагруженных валов.',
      'سلسلة ثقيلة للأعمدة البطيئة عالية الحمل.',
    ),
    open,
  ),
  other('72', 'angular-contact', '72', angular, rows.series62, angularCages, 80, angularSays),
  other('73', 'angular-contact', '73', angular, rows.series63, angularCages, 70, angularSays),
  other(
    'nu-2',
    'cylindrical-roller',
    'NU 2',
    cylindrical,
    rows.series62.filter(({ code }) => code >= 3),
    rollerCages,
    62,
    nuSays,
  ),
  other(
    'nu-3',
    'cylindrical-roller',
    'NU 3',
    cylindrical,
    rows.series63.filter(({ code }) => code >= 3),
    rollerCages,
    48,
    nuSays,
  ),
  other(
    'nu-22',
    'cylindrical-roller',
    'NU 22',
    cylindrical,
    rows.series22,
    rollerCages,
    32,
    nuSays,
  ),
  other(
    'nj-2',
    'cylindrical-roller',
    'NJ 2',
    cylindrical,
    rows.series62.filter(({ code }) => code >= 3),
    rollerCages,
    50,
    njSays,
  ),
  other(
    'nj-3',
    'cylindrical-roller',
    'NJ 3',
    cylindrical,
    rows.series63.filter(({ code }) => code >= 3),
    rollerCages,
    40,
    njSays,
  ),
  other('302', 'tapered-roller', '302', tapered, rows.series302, taperedCages, 62, taperedSays),
  other('303', 'tapered-roller', '303', tapered, rows.series303, taperedCages, 46, taperedSays),
  other('320', 'tapered-roller', '320', tapered, rows.series320, taperedCages, 50, taperedSays),
  other('322', 'tapered-roller', '322', tapered, rows.series322, taperedCages, 46, taperedSays),
];
