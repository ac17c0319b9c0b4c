// Power tools and abrasives.
import { shared, withValues } from '../shared-attributes.ts';
import { same, text } from '../text.ts';
import type { Family } from '../types.ts';
import { abrasiveNames, abrasives, discMarks } from './power-tools/abrasives.ts';
import { machines } from './power-tools/machines.ts';
import { designations, familyOf, measured, named } from './supply.ts';

export const powerTools: Family = familyOf(
  'power-tools',
  [
    shared.voltage,
    shared.power,
    shared.torque,
    shared.speed,
    shared.netMass,
    shared.thickness,
    shared.innerDiameter,
    withValues(
      shared.standard,
      designations(['IEC 62841', 'EN 12413', 'EN 13743', 'EN 13236', 'FEPA P']),
    ),
    withValues(shared.thread, { m10: same('M10'), m14: same('M14') }),
    named('power-source', text('Power source', 'Питание', 'مصدر الطاقة'), {
      battery: text('Battery', 'Аккумулятор', 'بطارية'),
      mains: text('Mains 230 V', 'Сеть 230 В', 'كهرباء 230 فولت'),
    }),
    named('tool-holder', text('Tool holder', 'Крепление оснастки', 'حامل العدة'), {
      'hex-1-4': same('1/4" hex'),
      'sq-1-2': same('1/2"'),
      'sq-3-4': same('3/4"'),
      'sq-1': same('1"'),
      'sds-plus': same('SDS-plus'),
      'sds-max': same('SDS-max'),
      'weldon-19': same('Weldon 19 mm'),
    }),
    named('abrasive', text('Abrasive', 'Абразив', 'المادة الكاشطة'), abrasiveNames),
    named(
      'abrasive-mark',
      text('Abrasive mark', 'Обозначение', 'العلامة'),
      designations(discMarks),
    ),
    measured('chuck-capacity', 'mm', 'Drilling capacity', 'Диаметр сверления', 'سعة الثقب'),
    measured('impact-energy', 'J', 'Impact energy', 'Энергия удара', 'طاقة الصدمة'),
    measured('disc-diameter', 'mm', 'Disc diameter', 'Диаметр диска', 'قطر القرص'),
    measured('grit', null, 'Grit', 'Зернистость', 'درجة الحبيبات'),
  ],
  [machines, abrasives],
);
