// biome-ignore-all format: a table, one language a line
// Pipes, flanges and fittings in the words of fitters and buyers, for the generated queries:
// inches, DN and NB, classes and PN, schedules and grades.
import { at, type FamilyWords, type Phrasing, type Slot } from './words.ts';

const BORE: readonly Phrasing[] = [
  ['', '{nominal-size|dnInch}; {nominal-size|dnInch}; {nominal-size|dn}'],
];
const BORE_AND_CLASS: readonly Phrasing[] = [
  [
    '',
    `{nominal-size|dnInch} {pressure-class}; {nominal-size|dn} {pressure-class};
      {nominal-size|dnInch} {pressure-class}`,
  ],
];
const DN_AND_PN: readonly Phrasing[] = [
  ['', '{nominal-size|dn} {pressure-class}; {nominal-size|dn} {pressure-class}; {nominal-size|dn}'],
];
const SCHEDULE: Slot = [7, [['', '{schedule}']]];
const BOTH_FLANGES = 'piping/asme-flanges,piping/en-flanges';
const STEEL_OR_STAINLESS: Slot = [
  5,
  [
    [
      'material=steel',
      'cs; carbon steel; steel',
      'сталь; стальной; углеродистая сталь',
      'كربون ستيل; صلب كربوني; حديد',
    ],
    [
      'material=stainless-316l,stainless-304l',
      'ss; stainless; stainless steel',
      'нерж; нержавейка; нержавеющая сталь',
      'ستانلس; ستانلس ستيل; استانلس',
    ],
    [
      'material=stainless-316l',
      'ss316; ss316l; 316l; ss 316; ss 316l',
      'aisi 316; 316L; нерж 316',
      'ستانلس 316; 316L',
    ],
    [
      'material=stainless-304l',
      'ss304; ss304l; 304l; ss 304',
      'aisi 304; 304L; нерж 304',
      'ستانلس 304; 304L',
    ],
    ['steel-grade=astm-a105', 'a105; astm a105; a105 cs', 'a105; astm a105', 'a105; astm a105'],
    ['steel-grade=astm-a106-gr-b', 'a106; a106 gr b; astm a106 gr.b; a106b'],
    ['steel-grade=astm-a234-wpb', 'wpb; a234 wpb; astm a234 wpb'],
    ['steel-grade=astm-a182-f316l', 'f316l; a182 f316l'],
    ['steel-grade=1-4404', '1.4404'],
    ['steel-grade=p250gh', 'p250gh'],
  ],
];

export const piping: readonly FamilyWords[] = [
  {
    family: 'piping/pipes',
    nouns: [
      [
        '@piping/pipes',
        'pipe; pipes; steel pipe; tube',
        'труба; трубы; труба стальная',
        'ماسورة; مواسير; أنبوب; انبوب; انابيب',
      ],
      [
        at(
          'piping/pipes',
          'carbon-steel-seamless-pipes',
          'low-temperature-pipes',
          'stainless-304l-pipes',
          'stainless-316l-pipes',
        ),
        'seamless pipe; smls pipe; seamless tube; smls',
        'труба бесшовная; бесшовная труба',
        'ماسورة سيملس; ماسورة بدون لحام; مواسير سيملس',
      ],
      [
        '@piping/pipes/galvanised-pipes material=steel',
        'gi pipe; galvanised pipe; galvanized pipe',
        'труба оцинкованная',
        'ماسورة مجلفنة; مواسير جلفنايز',
      ],
      [
        at('piping/pipes', 'stainless-304l-pipes', 'stainless-316l-pipes'),
        'ss pipe; stainless steel pipe; stainless pipe',
        'труба нержавеющая; труба нерж',
        'ماسورة ستانلس; مواسير ستانلس',
      ],
    ],
    sizes: [
      ...BORE,
      ...BORE,
      [
        '',
        `{outer-diameter}×{wall-thickness}; {outer-diameter} × {wall-thickness};
          {outer-diameter}×{wall-thickness} mm`,
        '{outer-diameter}×{wall-thickness}; {outer-diameter}×{wall-thickness} мм',
        '{outer-diameter}×{wall-thickness} مم',
      ],
      ['~', 'od {outer-diameter} wall {wall-thickness}; od {outer-diameter} thk {wall-thickness}',
        'наружный {outer-diameter} стенка {wall-thickness}',
        'قطر خارجي {outer-diameter} سماكة {wall-thickness}'],
    ],
    more: [SCHEDULE, STEEL_OR_STAINLESS],
    manufacturers: ['jindal', 'tata', 'msl', 'ratnamani', 'тмк'],
  },
  {
    family: 'piping/asme-flanges',
    nouns: [
      [
        `@${BOTH_FLANGES}`,
        'flange; flanges; pipe flange',
        'фланец; фланцы',
        'فلنجة; فلانشة; فلنجات; فلانش',
      ],
      ['@piping/asme-flanges/weld-neck-flanges,piping/en-flanges/en-weld-neck-flanges',
        'weld neck flange; wn flange; weldneck flange; welding neck flange',
        'фланец воротниковый; фланец приварной встык',
        'فلنجة برقبة لحام; فلنجة رقبة; فلانشة برقبة'],
      [
        '@piping/asme-flanges/weld-neck-flanges flange-facing=rf',
        'wnrf flange; wnrf; wn rf flange',
        '-',
        'wnrf',
      ],
      [
        '@piping/asme-flanges/slip-on-flanges',
        'slip on flange; so flange; slip-on flange',
        'фланец slip-on',
        'فلنجة سليب اون; فلنجة انزلاقية; فلانشة سلب اون',
      ],
      ['@piping/asme-flanges/slip-on-flanges flange-facing=rf', 'sorf flange; sorf', '-', 'sorf'],
      [
        '@piping/asme-flanges/slip-on-flanges,piping/en-flanges/plate-flanges',
        '-',
        'фланец плоский; фланец плоский приварной',
        '-',
      ],
      [
        '@piping/asme-flanges/blind-flanges,piping/en-flanges/en-blind-flanges',
        'blind flange; bl flange; blank flange',
        'фланец глухой; заглушка фланцевая; фланец-заглушка',
        'فلنجة عمياء; فلنجة بلايند; فلانشة عمياء',
      ],
      ['@piping/asme-flanges/blind-flanges flange-facing=rf', 'blrf flange; blrf', '-', 'blrf'],
      [
        '@piping/asme-flanges/lap-joint-flanges',
        'lap joint flange; lj flange; lapped joint flange',
        'фланец свободный; фланец свободный lap joint',
        'فلنجة لاب جوينت; فلنجة وصلة متراكبة',
      ],
    ],
    sizes: [...BORE_AND_CLASS, ...BORE_AND_CLASS, ...BORE],
    more: [STEEL_OR_STAINLESS, [2, [['', '{pressure-class}']]]],
  },
  {
    family: 'piping/en-flanges',
    nouns: [
      [
        `@${BOTH_FLANGES}`,
        'flange; flanges; pipe flange',
        'фланец; фланцы',
        'فلنجة; فلانشة; فلنجات; فلانش',
      ],
      [
        '@piping/en-flanges/plate-flanges',
        'plate flange; flat flange; plate flange type 01',
        '-',
        'فلنجة مسطحة; فلنجة صفيحية',
      ],
      [
        '@piping/asme-flanges/slip-on-flanges,piping/en-flanges/plate-flanges',
        '-',
        'фланец плоский; фланец плоский приварной',
        '-',
      ],
      [
        '@piping/asme-flanges/blind-flanges,piping/en-flanges/en-blind-flanges',
        'blind flange; bl flange; blank flange',
        'фланец глухой; заглушка фланцевая; фланец-заглушка',
        'فلنجة عمياء; فلنجة بلايند; فلانشة عمياء',
      ],
      [
        '@piping/asme-flanges/weld-neck-flanges,piping/en-flanges/en-weld-neck-flanges',
        'weld neck flange; wn flange; weldneck flange; welding neck flange',
        'фланец воротниковый; фланец приварной встык',
        'فلنجة برقبة لحام; فلنجة رقبة; فلانشة برقبة',
      ],
    ],
    sizes: [...DN_AND_PN, ...BORE_AND_CLASS, ...BORE],
    more: [
      STEEL_OR_STAINLESS,
      [3, [['', '{pressure-class}']]],
      [1, [['= @piping/en-flanges', 'en 1092-1', 'гост 33259; en 1092-1', 'en 1092-1']]],
    ],
  },
  {
    family: 'piping/fittings',
    nouns: [
      [
        at('piping/fittings', 'elbows-90-long-radius', 'elbows-90-short-radius', 'elbows-45'),
        'elbow; bend; buttweld elbow; bw elbow',
        '-',
        'كوع; اكواع',
      ],
      [
        at(
          'piping/fittings',
          'elbows-90-long-radius',
          'elbows-90-short-radius',
          'elbows-45',
          'return-bends',
        ),
        '-',
        'отвод; отводы; отвод стальной',
        '-',
      ],
      [
        at('piping/fittings', 'elbows-90-long-radius', 'elbows-90-short-radius'),
        '90 deg elbow; elbow 90; 90 degree elbow; 90 bend',
        'отвод 90; отвод 90 градусов; колено 90',
        'كوع 90; كوع 90 درجة',
      ],
      [
        '@piping/fittings/elbows-90-long-radius',
        'lr elbow; long radius elbow; 90 lr elbow; elbow 90 lr',
        '-',
        'كوع نصف قطر طويل',
      ],
      [
        '@piping/fittings/elbows-90-short-radius',
        'sr elbow; short radius elbow; 90 sr elbow',
        '-',
        'كوع نصف قطر قصير',
      ],
      [
        '@piping/fittings/elbows-45',
        '45 deg elbow; elbow 45; 45 elbow; 45 degree elbow',
        'отвод 45; отвод 45 градусов',
        'كوع 45; كوع 45 درجة',
      ],
      [
        '@piping/fittings/return-bends',
        'return bend; 180 return bend; 180 deg bend',
        'отвод 180; калач',
        'كوع 180',
      ],
      [
        at('piping/fittings', 'equal-tees', 'reducing-tees'),
        'tee; bw tee; buttweld tee; pipe tee',
        'тройник; тройник стальной',
        'تيه; تي; وصلة تي',
      ],
      [
        '@piping/fittings/equal-tees',
        'equal tee; straight tee; tee equal',
        'тройник равнопроходный; тройник равнопроходной',
        'تيه متساوي; تيه متساو',
      ],
      [
        '@piping/fittings/reducing-tees',
        'reducing tee; unequal tee; reducer tee',
        'тройник переходной; переходной тройник',
        'تيه مخفض; تي مخفض',
      ],
    ],
    sizes: [
      ...BORE,
      ...BORE,
      [
        '@piping/fittings/reducing-tees ?',
        '{nominal-size|dnInch} × {branch-size}; {nominal-size|dnInch} × {branch-size}',
      ],
    ],
    more: [SCHEDULE, STEEL_OR_STAINLESS],
  },
];
