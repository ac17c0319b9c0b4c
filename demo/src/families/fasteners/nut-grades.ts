// Classes and hardnesses of nuts and washers.
import { text } from '../../text.ts';
import type { Text3 } from '../../types.ts';
import { flake, type Grade, type GradeGroup, stainless, steel } from './grades.ts';

/** Washers have hardness classes instead; nuts the class of the bolt that they hold. */
function nut(
  mark: string,
  code: string,
  finish: Grade['finish'],
  perKg: number,
  weight: number,
  rest: Text3,
  group: GradeGroup = 'steel',
): Grade {
  const says = text(
    `Property class ${mark} for bolts up to ${mark}.8; ${rest.en}.`,
    `Класс прочности ${mark} для болтов до ${mark}.8; ${rest.ru}.`,
    `فئة المتانة ${mark} للبراغي حتى ${mark}.8، ${rest.ar}.`,
  );
  const high = text(
    `Property class 10 for bolts up to 10.9; ${rest.en}.`,
    `Класс прочности 10 для болтов до 10.9; ${rest.ru}.`,
    `فئة المتانة 10 للبراغي حتى 10.9، ${rest.ar}.`,
  );
  return steel(
    mark,
    code,
    finish,
    perKg,
    weight,
    mark === '10' ? high : says,
    group,
    mark === '10' ? 'alloy-steel' : 'steel',
  );
}

function washer(
  mark: string,
  code: string,
  finish: Grade['finish'],
  perKg: number,
  weight: number,
  rest: Text3,
): Grade {
  const hv = mark.replace(' HV', '');
  return steel(
    mark,
    code,
    finish,
    perKg,
    weight,
    text(
      `Hardness ${hv} HV; ${rest.en}.`,
      `Твёрдость ${hv} HV; ${rest.ru}.`,
      `صلادة ${hv} HV، ${rest.ar}.`,
    ),
  );
}

const zincF = text(
  'zinc plated for dry rooms',
  'с цинковым покрытием для сухих помещений',
  'مطلية بالزنك للأماكن الجافة',
);
const galvanisedF = text(
  'hot-dip galvanised for outdoor steelwork',
  'с горячим цинкованием для наружных конструкций',
  'مجلفنة بالغمس الساخن للمنشآت الخارجية',
);
const plainF = text('uncoated, oiled', 'без покрытия, промаслена', 'بدون طلاء، مزيتة');
const a2says = text(
  'Stainless steel A2 resists weather and fresh water.',
  'Нержавеющая сталь A2 стойка к атмосфере и пресной воде.',
  'الفولاذ المقاوم للصدأ A2 يقاوم الطقس والماء العذب.',
);
const a4says = text(
  'Stainless steel A4 resists sea water and chlorides.',
  'Нержавеющая сталь A4 стойка к морской воде и хлоридам.',
  'الفولاذ المقاوم للصدأ A4 يقاوم ماء البحر والكلوريدات.',
);
const springSays = text(
  'Spring steel, zinc plated; takes up settling of the joint.',
  'Пружинная сталь с цинковым покрытием; компенсирует осадку соединения.',
  'فولاذ نابضي مطلي بالزنك يعوض هبوط الوصلة.',
);

export const nutGrades = {
  '8': nut('8', '8-ZN', 'zinc-plated', 190, 2.2, zincF),
  '8-hdg': nut('8', '8-HDG', 'hot-dip-galvanised', 220, 0.5, galvanisedF),
  '10': nut('10', '10', 'plain', 230, 1, plainF, 'high-tensile'),
  '10-flake': nut('10', '10-ZFL', 'zinc-flake', 270, 0.7, flake, 'high-tensile'),
  'a2-70': stainless('A2-70', 'stainless-a2', 520, 1.6, a2says),
  'a4-80': stainless('A4-80', 'stainless-a4', 840, 1, a4says),
  '04': steel(
    '04',
    '04-ZN',
    'zinc-plated',
    200,
    1,
    text(
      'Thin nut of class 04, zinc plated.',
      'Низкая гайка класса 04 с цинковым покрытием.',
      'صامولة رفيعة من الفئة 04 مطلية بالزنك.',
    ),
  ),
  '5': steel(
    '5',
    '5-ZN',
    'zinc-plated',
    185,
    1,
    text(
      'Property class 5, zinc plated for dry rooms.',
      'Класс прочности 5, с цинковым покрытием для сухих помещений.',
      'فئة المتانة 5، مطلية بالزنك للأماكن الجافة.',
    ),
  ),
  'grade-5': steel(
    'Grade 5',
    'GR5-ZN',
    'zinc-plated',
    230,
    1.4,
    text(
      'SAE J995 grade 5, zinc plated.',
      'Класс 5 по SAE J995, с цинковым покрытием.',
      'درجة 5 وفق SAE J995، مطلية بالزنك.',
    ),
  ),
  '18-8': stainless('18-8', 'stainless-a2', 560, 1, a2says),
} satisfies Record<string, Grade>;

export const washerGrades = {
  '200hv': washer('200 HV', '200HV-ZN', 'zinc-plated', 150, 2, zincF),
  '200hv-hdg': washer('200 HV', '200HV-HDG', 'hot-dip-galvanised', 180, 0.6, galvanisedF),
  '300hv': washer('300 HV', '300HV-ZFL', 'zinc-flake', 210, 0.8, flake),
  '100hv': washer('100 HV', '100HV-ZN', 'zinc-plated', 140, 1, zincF),
  a2: stainless('A2', 'stainless-a2', 450, 1.5, a2says),
  a4: stainless('A4', 'stainless-a4', 720, 1, a4says),
  spring: steel(
    'Spring steel',
    'FST-ZN',
    'zinc-plated',
    200,
    2,
    springSays,
    'steel',
    'spring-steel',
  ),
} satisfies Record<string, Grade>;
