// Pipes, flanges and butt-weld fittings.
import { materials, shared, withValues } from '../shared-attributes.ts';
import { text } from '../text.ts';
import type { Family } from '../types.ts';
import {
  asmeClasses,
  asmeFlangeBranch,
  asmeGrades,
  asmeTypes,
} from './pipe-and-flanges/asme-flanges.ts';
import { enClasses, enFlangeBranch, enGrades, enTypes } from './pipe-and-flanges/en-flanges.ts';
import { fittingGrades, fittings } from './pipe-and-flanges/fittings.ts';
import { pipeSizeNames, pipes, schedules, steelGrades } from './pipe-and-flanges/pipes.ts';
import { designations, familyOf, measured, named } from './supply.ts';

export const pipeAndFlanges: Family = familyOf(
  'pipe-and-flanges',
  [
    withValues(shared.material, {
      steel: materials.steel,
      'stainless-304l': text(
        'Stainless steel 304L',
        'Нержавеющая сталь 304L',
        'فولاذ مقاوم للصدأ 304L',
      ),
      'stainless-316l': text(
        'Stainless steel 316L',
        'Нержавеющая сталь 316L',
        'فولاذ مقاوم للصدأ 316L',
      ),
    }),
    withValues(
      shared.standard,
      designations(['ASME B36.10M', 'ASME B36.19M', 'ASME B16.5', 'ASME B16.9', 'EN 1092-1']),
    ),
    named(
      'steel-grade',
      text('Steel grade', 'Марка стали', 'رتبة الفولاذ'),
      designations([...steelGrades, ...asmeGrades, ...enGrades, ...fittingGrades]),
    ),
    named(
      'pipe-size',
      text('Pipe size NPS', 'Размер трубы NPS', 'مقاس الأنبوب NPS'),
      pipeSizeNames,
    ),
    named('branch-size', text('Branch size', 'Размер ответвления', 'مقاس الفرع'), pipeSizeNames),
    named(
      'schedule',
      text('Schedule', 'Schedule (толщина стенки)', 'الجدول (سماكة الجدار)'),
      designations(schedules),
    ),
    named('flange-type', text('Flange type', 'Тип фланца', 'نوع الفلنجة'), {
      ...asmeTypes,
      ...enTypes,
    }),
    named('flange-facing', text('Facing', 'Уплотнительная поверхность', 'سطح الإحكام'), {
      rf: text('RF, raised face', 'RF, с выступом', 'RF، وجه بارز'),
      ff: text('FF, flat face', 'FF, плоская', 'FF، وجه مستو'),
      'form-a': text('Form A, flat', 'Форма A, плоская', 'الشكل A، مستو'),
      'form-b1': text('Form B1, raised face', 'Форма B1, с выступом', 'الشكل B1، وجه بارز'),
    }),
    named(
      'pressure-class',
      text('Pressure class', 'Класс давления', 'فئة الضغط'),
      designations([...asmeClasses, ...enClasses]),
    ),
    shared.pressureRating,
    shared.nominalSize,
    shared.outerDiameter,
    shared.innerDiameter,
    shared.wallThickness,
    shared.thickness,
    shared.minTemperature,
    shared.maxTemperature,
    measured('mass-per-metre', 'kg/m', 'Mass per metre', 'Масса метра', 'كتلة المتر'),
    measured(
      'bolt-circle',
      'mm',
      'Bolt circle diameter',
      'Диаметр окружности болтов',
      'قطر دائرة البراغي',
    ),
    measured('bolt-holes', 'pcs', 'Bolt holes', 'Число отверстий', 'عدد ثقوب البراغي'),
    measured('hole-diameter', 'mm', 'Hole diameter', 'Диаметр отверстия', 'قطر الثقب'),
    measured('centre-to-end', 'mm', 'Centre to end', 'От центра до торца', 'من المركز إلى الطرف'),
    measured('angle', '°', 'Angle', 'Угол', 'الزاوية'),
  ],
  [pipes, asmeFlangeBranch, enFlangeBranch, fittings],
);
