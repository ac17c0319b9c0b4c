// V-belts and pulleys.
import { materials, shared, withValues } from '../shared-attributes.ts';
import { text } from '../text.ts';
import type { Family } from '../types.ts';
import { designations, familyOf, measured, named } from './supply.ts';
import { belts } from './v-belts/belts.ts';
import { bushSizes, pulleys } from './v-belts/pulleys.ts';
import { sections } from './v-belts/sections.ts';

export const vBelts: Family = familyOf(
  'v-belts',
  [
    shared.width,
    shared.height,
    shared.outerDiameter,
    shared.minTemperature,
    shared.maxTemperature,
    withValues(shared.standard, designations(['ISO 4184', 'DIN 7753-1', 'ISO 4183'])),
    withValues(shared.material, { 'cast-iron': materials['cast-iron'] }),
    named(
      'belt-section',
      text('Belt section', 'Сечение ремня', 'مقطع السير'),
      designations(sections.map((section) => section.mark)),
    ),
    named('belt-build', text('Build', 'Исполнение', 'البناء'), {
      wrapped: text('Wrapped', 'В обёртке', 'مغلف'),
      'raw-edge': text('Raw edge, cogged', 'Открытые боковины, зубчатый', 'حواف مكشوفة مسنن'),
    }),
    named(
      'taper-bush',
      text('Taper bush', 'Коническая втулка', 'الجلبة المخروطية'),
      designations(bushSizes),
    ),
    measured('datum-length', 'mm', 'Datum length Ld', 'Расчётная длина Ld', 'الطول المرجعي Ld'),
    measured('inside-length', 'mm', 'Inside length Li', 'Внутренняя длина Li', 'الطول الداخلي Li'),
    measured('outside-length', 'mm', 'Outside length La', 'Наружная длина La', 'الطول الخارجي La'),
    measured('least-pulley', 'mm', 'Smallest pulley', 'Наименьший шкив', 'أصغر بكرة'),
    measured('belt-speed', 'm/s', 'Highest belt speed', 'Макс. скорость ремня', 'أقصى سرعة للسير'),
    measured('datum-diameter', 'mm', 'Datum diameter', 'Расчётный диаметр', 'القطر المرجعي'),
    measured('grooves', 'pcs', 'Grooves', 'Число ручьёв', 'عدد المجاري'),
    measured('largest-bore', 'mm', 'Largest shaft', 'Наибольший вал', 'أكبر عمود'),
    measured('rim-speed', 'm/s', 'Highest rim speed', 'Макс. скорость обода', 'أقصى سرعة للحافة'),
  ],
  [belts, pulleys],
);
