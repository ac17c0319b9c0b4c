// Electrical supplies.
import { materials, shared, withValues } from '../shared-attributes.ts';
import { same, text } from '../text.ts';
import type { Family } from '../types.ts';
import { cableStandards, cables, cableTypes, wireColours } from './electrical/cables.ts';
import { glandThreads, lugsAndGlands, studSizes } from './electrical/lugs-and-glands.ts';
import { lampColours, switchgear } from './electrical/switchgear.ts';
import { designations, familyOf, measured, named } from './supply.ts';

const yesNo = { yes: text('Yes', 'Да', 'نعم'), no: text('No', 'Нет', 'لا') };

export const electrical: Family = familyOf(
  'electrical',
  [
    shared.area,
    shared.outerDiameter,
    shared.voltage,
    shared.current,
    shared.power,
    shared.minTemperature,
    shared.maxTemperature,
    shared.width,
    shared.height,
    shared.length,
    shared.acrossFlats,
    shared.packQuantity,
    withValues(shared.colour, wireColours),
    withValues(
      shared.standard,
      designations([
        ...cableStandards,
        'IEC 60947-4-1',
        'IEC 60898-1',
        'IEC 60947-5-1',
        'DIN 46235',
        'DIN 46237',
        'EN 62444',
      ]),
    ),
    withValues(shared.material, {
      copper: materials.copper,
      brass: materials.brass,
      polyamide: materials.polyamide,
      'stainless-a4': materials['stainless-a4'],
    }),
    withValues(shared.protection, { ip65: same('IP65'), ip66: same('IP66'), ip68: same('IP68') }),
    named('cable-type', text('Cable type', 'Марка кабеля', 'نوع الكابل'), designations(cableTypes)),
    named('screened', text('Screened', 'Экран', 'محجب'), yesNo),
    named('armoured', text('Armoured', 'Броня', 'مسلح'), yesNo),
    named('coil-kind', text('Coil supply', 'Питание катушки', 'تغذية الملف'), {
      ac: text('AC', 'Переменный ток', 'متردد AC'),
      dc: text('DC', 'Постоянный ток', 'مستمر DC'),
    }),
    named('trip-curve', text('Tripping curve', 'Кривая отключения', 'منحنى الفصل'), {
      b: same('B'),
      c: same('C'),
      d: same('D'),
    }),
    named('lamp-colour', text('Lamp colour', 'Цвет лампы', 'لون اللمبة'), lampColours),
    named('gland-thread', text('Gland thread', 'Резьба ввода', 'سن الجلند'), glandThreads),
    named('stud-size', text('Stud', 'Болт', 'برغي التثبيت'), studSizes),
    measured('cores', 'pcs', 'Cores', 'Число жил', 'عدد الأسلاك'),
    measured('mass-per-metre', 'kg/m', 'Mass per metre', 'Масса метра', 'كتلة المتر'),
    measured('bending-radius', 'mm', 'Bending radius', 'Радиус изгиба', 'نصف قطر الانحناء'),
    measured('ac1-current', 'A', 'Current AC-1', 'Ток AC-1', 'تيار AC-1'),
    measured('coil-voltage', 'V', 'Coil voltage', 'Напряжение катушки', 'جهد الملف'),
    measured('poles', 'pcs', 'Poles', 'Число полюсов', 'عدد الأقطاب'),
    measured(
      'breaking-capacity',
      'kA',
      'Breaking capacity',
      'Отключающая способность',
      'سعة القطع',
    ),
    measured('panel-hole', 'mm', 'Panel hole', 'Отверстие в щите', 'فتحة اللوحة'),
    measured('hole-diameter', 'mm', 'Hole diameter', 'Диаметр отверстия', 'قطر الثقب'),
    measured('barrel-diameter', 'mm', 'Barrel diameter', 'Диаметр гильзы', 'قطر الأنبوب'),
    measured('cable-from', 'mm', 'Cable from', 'Кабель от', 'الكابل من'),
    measured('cable-to', 'mm', 'Cable to', 'Кабель до', 'الكابل حتى'),
  ],
  [cables, switchgear, lugsAndGlands],
);
