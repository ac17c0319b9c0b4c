// Hand tools.
import { shared, withValues } from '../shared-attributes.ts';
import { same, text } from '../text.ts';
import type { Family } from '../types.ts';
import { pliersHammersGauges } from './hand-tools/pliers-hammers-gauges.ts';
import { socketsAndDrivers, squareDrives } from './hand-tools/sockets-and-drivers.ts';
import { spannersAndKeys, torx } from './hand-tools/spanners-and-keys.ts';
import { toolMaterials } from './hand-tools/tool.ts';
import { designations, familyOf, measured, named } from './supply.ts';

const standards = [
  'DIN 3113',
  'ASME B107.100',
  'DIN 3110',
  'DIN 838',
  'DIN 3117',
  'ISO 2936',
  'DIN 3124',
  'DIN 3129',
  'ISO 2380-1',
  'ISO 8764-1',
  'ISO 10664',
  'IEC 60900',
  'ISO 5746',
  'ISO 5749',
  'ISO 5745',
  'ISO 8976',
  'DIN 5254',
  'DIN 5256',
  'DIN 1041',
  'IS 841',
  'DIN 1042',
  'DIN 5128',
  'ISO 6789-1',
  'DIN 862',
];

export const handTools: Family = familyOf(
  'hand-tools',
  [
    shared.length,
    shared.acrossFlats,
    shared.outerDiameter,
    shared.voltage,
    shared.torque,
    withValues(shared.standard, designations(standards)),
    named('tool-material', text('Material', 'Материал', 'المادة'), toolMaterials),
    named(
      'square-drive',
      text('Square drive', 'Присоединительный квадрат', 'مربع التدوير'),
      Object.fromEntries(
        squareDrives.map((inch) => [`sq-${inch.replace('/', '-')}`, same(`${inch}"`)]),
      ),
    ),
    named(
      'torx-size',
      text('Torx size', 'Размер Torx', 'مقاس Torx'),
      Object.fromEntries(torx.map(([t]) => [`t${t}`, same(`T${t}`)])),
    ),
    named('screwdriver-tip', text('Tip', 'Шлиц', 'نوع الرأس'), {
      slotted: text('Slotted', 'Прямой', 'مستقيم'),
      phillips: text('Phillips (PH)', 'Phillips (PH)', 'فيليبس (PH)'),
      pozidriv: text('Pozidriv (PZ)', 'Pozidriv (PZ)', 'بوزيدرايف (PZ)'),
      torx: text('Torx', 'Torx', 'توركس (Torx)'),
    }),
    measured(
      'second-across-flats',
      'mm',
      'Second width across flats',
      'Второй размер под ключ',
      'مقاس المفتاح الثاني',
    ),
    measured('jaw-opening', 'mm', 'Largest opening', 'Наибольшее раскрытие', 'أكبر فتحة'),
    measured('short-arm', 'mm', 'Short arm', 'Короткое плечо', 'الذراع القصيرة'),
    measured(
      'blade-width',
      'mm',
      'Tip width or shank diameter',
      'Ширина жала или диаметр стержня',
      'عرض الرأس أو قطر الساق',
    ),
    measured('blade-length', 'mm', 'Blade length', 'Длина стержня', 'طول النصل'),
    measured('ring-from', 'mm', 'Ring size from', 'Кольца от', 'الحلقات من'),
    measured('ring-to', 'mm', 'Ring size to', 'Кольца до', 'الحلقات إلى'),
    measured('head-mass', 'g', 'Head mass', 'Масса бойка', 'كتلة الرأس'),
    measured('face-width', 'mm', 'Face', 'Ударная поверхность', 'وجه الطرق'),
    measured('torque-from', 'Nm', 'Lowest torque', 'Наименьший момент', 'أدنى عزم'),
    measured('measuring-range', 'mm', 'Measuring range', 'Диапазон измерения', 'مدى القياس'),
    measured('reading', 'mm', 'Reading', 'Цена деления', 'القراءة'),
    measured('jaw-length', 'mm', 'Jaw length', 'Длина губок', 'طول الفك'),
  ],
  [spannersAndKeys, socketsAndDrivers, pliersHammersGauges],
);
