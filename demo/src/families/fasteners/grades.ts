// Property classes, materials and finishes of fasteners with price and strength.
import type { finishes, materials } from '../../shared-attributes.ts';
import { text } from '../../text.ts';
import type { Text3 } from '../../types.ts';

export type GradeGroup = 'steel' | 'high-tensile' | 'stainless-a2' | 'stainless-a4';

export type Grade = {
  /** As stamped on the part. */
  mark: string;
  /** Part of SKU and part number: class and finish. */
  code: string;
  group: GradeGroup;
  material: keyof typeof materials;
  finish: keyof typeof finishes;
  density: number;
  /** Rupees for a kilogram of finished fasteners. */
  perKg: number;
  /** How common it is. */
  weight: number;
  /** One true sentence. */
  says: Text3;
};

/** How a name ends: masculine (bolt, screw) and feminine (nut, washer). */
export const finishWords: Record<string, { m: Text3; f: Text3 }> = {
  'zinc-plated': {
    m: text('zinc plated', 'оцинкованный', 'مطلي بالزنك'),
    f: text('zinc plated', 'оцинкованная', 'مطلية بالزنك'),
  },
  'hot-dip-galvanised': {
    m: text('hot-dip galvanised', 'горячеоцинкованный', 'مجلفن بالغمس الساخن'),
    f: text('hot-dip galvanised', 'горячеоцинкованная', 'مجلفنة بالغمس الساخن'),
  },
  'zinc-flake': {
    m: text('zinc flake', 'с цинк-ламельным покрытием', 'بطلاء رقائق الزنك'),
    f: text('zinc flake', 'с цинк-ламельным покрытием', 'بطلاء رقائق الزنك'),
  },
  'black-oxide': { m: text('black', 'чёрный', 'أسود'), f: text('black', 'чёрная', 'سوداء') },
  phosphated: {
    m: text('phosphated', 'фосфатированный', 'مفسفت'),
    f: text('phosphated', 'фосфатированная', 'مفسفتة'),
  },
  plain: {
    m: text('plain', 'без покрытия', 'بدون طلاء'),
    f: text('plain', 'без покрытия', 'بدون طلاء'),
  },
  bright: {
    m: text('stainless', 'нержавеющий', 'مقاوم للصدأ'),
    f: text('stainless', 'нержавеющая', 'مقاومة للصدأ'),
  },
};

const zinc = text(
  'zinc plated for dry rooms',
  'оцинкован для сухих помещений',
  'مطلي بالزنك للأماكن الجافة',
);

export function steel(
  mark: string,
  code: string,
  finish: Grade['finish'],
  perKg: number,
  weight: number,
  says: Text3,
  group: GradeGroup = 'steel',
  material: Grade['material'] = 'steel',
): Grade {
  return { mark, code, group, material, finish, density: 7.85, perKg, weight, says };
}

export function stainless(
  mark: string,
  group: 'stainless-a2' | 'stainless-a4',
  perKg: number,
  weight: number,
  says: Text3,
): Grade {
  return {
    mark,
    code: mark,
    group,
    material: group,
    finish: 'bright',
    density: group === 'stainless-a2' ? 7.9 : 8,
    perKg,
    weight,
    says,
  };
}

function strength(mark: string, mpa: number, rest: Text3): Text3 {
  return text(
    `Property class ${mark}: tensile strength at least ${mpa} MPa; ${rest.en}.`,
    `Класс прочности ${mark}: временное сопротивление не менее ${mpa} МПа; ${rest.ru}.`,
    `فئة المتانة ${mark}: مقاومة شد لا تقل عن ${mpa} ميجاباسكال، ${rest.ar}.`,
  );
}

const rust = {
  a2: text(
    'austenitic steel A2 resists weather and fresh water',
    'аустенитная сталь A2 стойка к атмосфере и пресной воде',
    'فولاذ أوستنيتي A2 يقاوم الطقس والماء العذب',
  ),
  a4: text(
    'molybdenum in steel A4 resists sea water and chlorides',
    'молибден в стали A4 придаёт стойкость к морской воде и хлоридам',
    'الموليبدنوم في الفولاذ A4 يقاوم ماء البحر والكلوريدات',
  ),
};
const plainSteel = text('uncoated, oiled', 'без покрытия, промаслен', 'بدون طلاء، مزيت');
export const flake = text(
  'zinc flake coating without risk of hydrogen embrittlement',
  'цинк-ламельное покрытие без риска водородного охрупчивания',
  'طلاء رقائق الزنك دون خطر التقصف الهيدروجيني',
);
const galvanised = text(
  'hot-dip galvanised for outdoor steelwork',
  'горячеоцинкован для наружных конструкций',
  'مجلفن بالغمس الساخن للمنشآت الخارجية',
);

export const grades = {
  '4.8': steel('4.8', '4.8-ZN', 'zinc-plated', 150, 1.4, strength('4.8', 420, zinc)),
  '8.8': steel('8.8', '8.8-ZN', 'zinc-plated', 165, 2.2, strength('8.8', 800, zinc)),
  '8.8-hdg': steel(
    '8.8',
    '8.8-HDG',
    'hot-dip-galvanised',
    195,
    0.5,
    strength('8.8', 800, galvanised),
  ),
  '10.9': steel(
    '10.9',
    '10.9',
    'plain',
    205,
    1,
    strength('10.9', 1040, plainSteel),
    'high-tensile',
    'alloy-steel',
  ),
  '10.9-flake': steel(
    '10.9',
    '10.9-ZFL',
    'zinc-flake',
    245,
    0.6,
    strength('10.9', 1040, flake),
    'high-tensile',
    'alloy-steel',
  ),
  '12.9': steel(
    '12.9',
    '12.9',
    'black-oxide',
    280,
    1.5,
    strength('12.9', 1220, text('blackened', 'оксидирован', 'مؤكسد أسود')),
    'high-tensile',
    'alloy-steel',
  ),
  a574: steel(
    'ASTM A574',
    'A574',
    'black-oxide',
    320,
    1.5,
    text(
      'Alloy steel to ASTM A574, tensile strength at least 1170 MPa; blackened.',
      'Легированная сталь по ASTM A574, временное сопротивление не менее 1170 МПа; оксидирован.',
      'فولاذ سبائكي وفق ASTM A574، مقاومة شد لا تقل عن 1170 ميجاباسكال، مؤكسد أسود.',
    ),
    'high-tensile',
    'alloy-steel',
  ),
  '18-8': stainless(
    '18-8',
    'stainless-a2',
    560,
    1,
    text(
      'Stainless steel 18-8 resists weather and fresh water.',
      'Нержавеющая сталь 18-8 стойка к атмосфере и пресной воде.',
      'فولاذ مقاوم للصدأ 18-8 يقاوم الطقس والماء العذب.',
    ),
  ),
  'a2-70': stainless('A2-70', 'stainless-a2', 480, 1.6, strength('A2-70', 700, rust.a2)),
  'a4-70': stainless('A4-70', 'stainless-a4', 740, 0.8, strength('A4-70', 700, rust.a4)),
  'a4-80': stainless('A4-80', 'stainless-a4', 780, 1, strength('A4-80', 800, rust.a4)),
  '45h': steel(
    '45H',
    '45H',
    'black-oxide',
    310,
    1.8,
    text(
      'Hardness class 45H, hardened and blackened.',
      'Класс твёрдости 45H, закалён и оксидирован.',
      'فئة الصلادة 45H، مقسى ومؤكسد أسود.',
    ),
    'steel',
    'alloy-steel',
  ),
  'a2-21h': stainless(
    'A2-21H',
    'stainless-a2',
    520,
    1.1,
    text(
      'Stainless steel A2, hardness class 21H.',
      'Нержавеющая сталь A2, класс твёрдости 21H.',
      'فولاذ مقاوم للصدأ A2، فئة الصلادة 21H.',
    ),
  ),
  'a4-21h': stainless(
    'A4-21H',
    'stainless-a4',
    820,
    0.5,
    text(
      'Stainless steel A4, hardness class 21H.',
      'Нержавеющая сталь A4, класс твёрдости 21H.',
      'فولاذ مقاوم للصدأ A4، فئة الصلادة 21H.',
    ),
  ),
} satisfies Record<string, Grade>;

export type GradeName = keyof typeof grades;

/** Names of the groups, as a category's title continues, and what to say of them. */
export const groupNames: Record<GradeGroup, { name: Text3; says: Text3 }> = {
  steel: {
    name: text('steel', 'сталь', 'فولاذ'),
    says: text(
      'Steel, zinc plated or galvanised.',
      'Сталь, с цинковым покрытием.',
      'فولاذ مطلي بالزنك أو مجلفن.',
    ),
  },
  'high-tensile': {
    name: text('high-tensile', 'высокопрочные', 'عالية المتانة'),
    says: text(
      'Alloy steel of classes 10.9 and 12.9.',
      'Легированная сталь классов 10.9 и 12.9.',
      'فولاذ سبائكي من الفئتين 10.9 و12.9.',
    ),
  },
  'stainless-a2': {
    name: text('stainless A2', 'нержавеющие A2', 'مقاومة للصدأ A2'),
    says: text(
      'Stainless steel A2 (304) for weather and fresh water.',
      'Нержавеющая сталь A2 (304) для атмосферы и пресной воды.',
      'فولاذ مقاوم للصدأ A2 (304) للطقس والماء العذب.',
    ),
  },
  'stainless-a4': {
    name: text('stainless A4', 'нержавеющие A4', 'مقاومة للصدأ A4'),
    says: text(
      'Stainless steel A4 (316) for sea water and chemicals.',
      'Нержавеющая сталь A4 (316) для морской воды и химии.',
      'فولاذ مقاوم للصدأ A4 (316) لماء البحر والمواد الكيميائية.',
    ),
  },
};
