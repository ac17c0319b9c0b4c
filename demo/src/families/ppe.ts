// Protective equipment.
import { shared, withValues } from '../shared-attributes.ts';
import { same, text } from '../text.ts';
import type { Family } from '../types.ts';
import { colours } from './ppe/articles.ts';
import { cutLevels, gloveLevels, glovesAndBoots } from './ppe/gloves-and-boots.ts';
import { filterClasses, headEyesEars, lensTints } from './ppe/head-eyes-ears.ts';
import { designations, familyOf, measured, named } from './supply.ts';

const standards = [
  'EN 397',
  'IS 2925',
  'EN 50365',
  'EN 812',
  'EN 166',
  'EN 352-1',
  'EN 352-3',
  'EN 149',
  'EN 140',
  'EN 136',
  'EN 143',
  'EN 14387',
  'EN 388',
  'EN ISO 20345',
];

export const ppe: Family = familyOf(
  'ppe',
  [
    shared.voltage,
    shared.netMass,
    withValues(shared.colour, colours),
    withValues(shared.standard, designations(standards)),
    withValues(shared.size, { s: same('S'), m: same('M'), l: same('L') }),
    named(
      'shell-material',
      text('Shell material', 'Материал корпуса каски', 'مادة القشرة'),
      designations(['ABS', 'HDPE']),
    ),
    named('lens-tint', text('Lens', 'Линзы', 'العدسة'), lensTints),
    named(
      'eye-mark',
      text('EN 166 marking', 'Маркировка EN 166', 'علامة EN 166'),
      designations(['1 B 3 4', '1 F', '1 B 9', '1 F KN']),
    ),
    named(
      'filter-class',
      text('Filter class', 'Класс фильтра', 'فئة المرشح'),
      designations(filterClasses),
    ),
    named('exhalation-valve', text('Exhalation valve', 'Клапан выдоха', 'صمام الزفير'), {
      yes: text('Yes', 'Да', 'نعم'),
      no: text('No', 'Нет', 'لا'),
    }),
    named(
      'cut-level',
      text('Cut level (ISO 13997)', 'Стойкость к порезам (ISO 13997)', 'مستوى القطع (ISO 13997)'),
      {
        ...cutLevels,
        x: text('Not tested', 'Не испытано', 'غير مختبر'),
      },
    ),
    named(
      'en388-level',
      text('EN 388 levels', 'Уровни EN 388', 'مستويات EN 388'),
      designations(gloveLevels),
    ),
    named(
      'footwear-class',
      text('Safety class', 'Класс защиты обуви', 'فئة السلامة'),
      designations(['S1P', 'S3', 'S5']),
    ),
    measured('hand-size', null, 'Glove size', 'Размер перчаток', 'مقاس القفاز'),
    measured('shoe-size', null, 'Shoe size EU', 'Размер обуви EU', 'مقاس الحذاء EU'),
    measured('snr', 'dB', 'Attenuation SNR', 'Ослабление SNR', 'التوهين SNR'),
    measured('vents', 'pcs', 'Vents', 'Вентиляционных отверстий', 'فتحات التهوية'),
  ],
  [headEyesEars, glovesAndBoots],
);
