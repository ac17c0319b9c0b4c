// Lubricants.
import { shared, withValues } from '../shared-attributes.ts';
import { same, text } from '../text.ts';
import type { Family } from '../types.ts';
import { greasesAndSprays, nlgiClasses, thickeners } from './lubricants/greases-and-sprays.ts';
import { bases, oilStandards, oils } from './lubricants/oils.ts';
import { greasePacks, oilPacks } from './lubricants/packs.ts';
import { designations, familyOf, measured, named } from './supply.ts';

export const lubricants: Family = familyOf(
  'lubricants',
  [
    shared.volume,
    shared.netMass,
    shared.minTemperature,
    shared.maxTemperature,
    withValues(shared.standard, designations([...oilStandards, 'DIN 51825'])),
    named('base-oil', text('Base oil', 'Базовое масло', 'الزيت الأساسي'), bases),
    named('thickener', text('Thickener', 'Загуститель', 'المكثف'), thickeners),
    named(
      'nlgi-class',
      text('NLGI class', 'Класс NLGI', 'فئة NLGI'),
      Object.fromEntries(nlgiClasses.map((nlgi) => [`nlgi-${nlgi}`, same(`NLGI ${nlgi}`)])),
    ),
    named('pack', text('Pack', 'Упаковка', 'العبوة'), {
      ...Object.fromEntries(
        [...oilPacks, ...greasePacks].map((pack) => [pack.code.toLowerCase(), pack.name]),
      ),
      spray: text('Spray can', 'Аэрозоль', 'بخاخ'),
      '100g': text('100 g tube', 'туба 100 г', 'أنبوبة 100 غ'),
      '500g': text('500 g can', 'банка 500 г', 'علبة 500 غ'),
    }),
    measured(
      'viscosity-grade',
      'mm²/s',
      'Viscosity ISO VG (40 °C)',
      'Вязкость ISO VG (40 °C)',
      'اللزوجة ISO VG (40 °م)',
    ),
    measured('viscosity-index', null, 'Viscosity index', 'Индекс вязкости', 'معامل اللزوجة'),
    measured('density', 'kg/l', 'Density', 'Плотность', 'الكثافة'),
    measured('pour-point', '°C', 'Pour point', 'Температура застывания', 'نقطة الانسكاب'),
    measured('flash-point', '°C', 'Flash point', 'Температура вспышки', 'نقطة الوميض'),
    measured('dropping-point', '°C', 'Dropping point', 'Температура каплепадения', 'نقطة التنقيط'),
  ],
  [oils, greasesAndSprays],
);
