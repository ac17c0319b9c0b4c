// biome-ignore-all format: a table, one language a line
// Valves in the words of fitters and buyers, for the generated queries: inches, DN and NB,
// classes and PN, bodies, seats and ends.
import type { FamilyWords, Phrasing, Slot } from './words.ts';

const PRESSURE: Slot = [4, [['', '{pressure-class}']]];
const BODIES: Slot = [
  6,
  [
    ['body-material=brass', 'brass', 'латунь; латунный; латунная', 'نحاس; نحاس اصفر; نحاس أصفر'],
    ['body-material=bronze', 'bronze; gunmetal', 'бронза; бронзовый; бронзовая', 'برونز'],
    [
      'body-material=stainless-316',
      'ss; stainless; stainless steel; ss316; ss 316; cf8m',
      'нерж; нержавейка; нержавеющая сталь; aisi 316',
      'ستانلس; استانلس; ستانلس ستيل',
    ],
    [
      'body-material=cast-steel',
      'cs; cast steel; carbon steel',
      'сталь; литая сталь',
      'كربون ستيل; صلب مصبوب',
    ],
    ['body-grade=astm-a216-wcb', 'wcb; a216 wcb; wcb body'],
    ['body-material=cast-iron', 'ci; cast iron; c.i.', '-', '-'],
    [
      'body-material=cast-iron,ductile-iron',
      '-',
      'чугун; чугунный; чугунная',
      'حديد زهر; زهر; حديد',
    ],
    [
      'body-material=ductile-iron',
      'di; ductile iron; sg iron',
      'высокопрочный чугун; ВЧШГ',
      'حديد دكتايل; حديد زهر مطيل',
    ],
    [
      'body-material=forged-steel',
      'forged steel; fs; a105',
      'кованая сталь; кованый',
      'صلب مطروق; فولاذ مطروق',
    ],
  ],
];
const ENDS: Slot = [
  3,
  [
    [
      'connection=flanged',
      'flanged; flange end; flanged end',
      'фланцевый; фланцы; фланцевое присоединение',
      'بفلنجات; فلنجة; بفلنجة',
    ],
    [
      'connection=threaded',
      'screwed; threaded; screwed end; bsp',
      'муфтовый; резьбовой; с резьбой',
      'قلاووظ; مسنن; سن داخلي',
    ],
    ['connection=socket-weld', 'socket weld; sw; socket weld end', 'под приварку', 'لحام سوكت'],
  ],
];
const SEATS: Slot = [
  4,
  [
    ['valve-seat=epdm', 'epdm; epdm seat; epdm lined', 'EPDM; уплотнение EPDM', 'epdm'],
    ['valve-seat=nbr', 'nbr; nbr seat; nitrile seat; buna seat', 'NBR; уплотнение NBR', 'nbr'],
    ['valve-seat=fkm', 'viton; viton seat; fkm; fkm seat', 'витон; FKM', 'فيتون; viton'],
  ],
];
const VALVE_SIZES: readonly Phrasing[] = [
  [
    '',
    `{nominal-size|dnInch}; {nominal-size|dnInch}; {nominal-size|dn}; {nominal-size|dn};
      {nominal-size}mm; {nominal-size} mm`,
    '{nominal-size|dn}; {nominal-size|dn}; {nominal-size|dnInch}',
    '{nominal-size|dnInch}; {nominal-size|dn}; {nominal-size|dn}; {nominal-size} مم',
  ],
  [
    '',
    `{nominal-size|dnInch} {pressure-class}; {nominal-size|dn} {pressure-class};
      {nominal-size|dnInch} {pressure-class}`,
  ],
  ['', '{thread}'],
];
const MANUFACTURERS = [
  'audco',
  'l&t',
  'zoloto',
  'leader',
  'kitz',
  'kirloskar',
  'danfoss',
  'crane',
  'avk',
  'adl',
];

export const valves: readonly FamilyWords[] = [
  {
    family: 'valves/ball-valves',
    isDear: true,
    nouns: [
      [
        '@valves/ball-valves',
        'ball valve; ballvalve; ball valves; ball v/v',
        'кран шаровой; шаровой кран; шаровый кран; краны шаровые',
        'صمام كروي; محبس كروي; محبس بلية; بلف كروي; صمام كرة',
      ],
      [
        '@valves/ball-valves/three-piece-ball-valves',
        '3 piece ball valve; 3pc ball valve; three piece ball valve; 3-piece ball valve',
        'кран шаровой трехсоставной; кран шаровой трёхсоставной',
        'صمام كروي ثلاث قطع; محبس كروي 3 قطع',
      ],
      [
        '@valves/ball-valves/stainless-ball-valves',
        '2 piece ss ball valve; two piece stainless ball valve; 2pc ss ball valve',
        'кран шаровой двухсоставной нерж',
        'صمام كروي ستانلس قطعتين',
      ],
      [
        '@valves/ball-valves connection=flanged',
        'flanged ball valve; flange end ball valve',
        'кран шаровой фланцевый; шаровой кран фланцевый',
        'صمام كروي بفلنجات; محبس كروي بفلنجات',
      ],
    ],
    sizes: VALVE_SIZES,
    more: [BODIES, PRESSURE, ENDS, [1, [
      [
        'valve-operation=t-handle',
        't handle; butterfly handle',
        'с бабочкой; ручка бабочка',
        'يد فراشة',
      ],
      ['valve-operation=gearbox', 'gear operated; gearbox', 'с редуктором', 'جير بوكس'],
      ['valve-operation=lever', 'lever; lever operated', 'с ручкой рычаг; с рычагом', 'بذراع'],
    ]]],
    manufacturers: MANUFACTURERS,
  },
  {
    family: 'valves/butterfly-valves',
    isDear: true,
    nouns: [
      [
        '@valves/butterfly-valves',
        'butterfly valve; butterfly valves; bfv; b/f valve',
        'затвор дисковый; дисковый затвор; затвор поворотный дисковый; затвор',
        'صمام فراشة; محبس فراشة; بلف فراشة',
      ],
      [
        '@valves/butterfly-valves connection=wafer',
        'wafer butterfly valve; wafer type butterfly valve',
        'затвор дисковый межфланцевый; межфланцевый затвор',
        'صمام فراشة ويفر; محبس فراشة ويفر',
      ],
      [
        '@valves/butterfly-valves connection=lug',
        'lug butterfly valve; lug type butterfly valve; lugged butterfly valve',
        'затвор дисковый с проушинами',
        'صمام فراشة بعروات; صمام فراشة لج',
      ],
      [
        '@valves/butterfly-valves connection=flanged',
        'double flanged butterfly valve; flanged butterfly valve',
        'затвор дисковый фланцевый',
        'صمام فراشة بفلنجات',
      ],
    ],
    sizes: VALVE_SIZES,
    more: [PRESSURE, SEATS, [3, [
      [
        'valve-operation=gearbox',
        'gear operated; gear; gearbox; worm gear',
        'с редуктором; редуктор',
        'جير بوكس; بعلبة تروس',
      ],
      [
        'valve-operation=lever',
        'lever; lever operated; hand lever',
        'с рукояткой; с ручкой',
        'بذراع; يدوي',
      ],
    ]]],
    manufacturers: MANUFACTURERS,
  },
  {
    family: 'valves/gate-valves',
    isDear: true,
    nouns: [
      [
        '@valves/gate-valves',
        'gate valve; gate valves; sluice valve; gate v/v',
        'задвижка; задвижки; задвижка клиновая; клиновая задвижка',
        'صمام بوابة; محبس بوابة; محبس سكينة; بلف بوابة',
      ],
      [
        '@valves/gate-valves/resilient-gate-valves',
        'resilient seated gate valve; rubber wedge gate valve; resilient gate valve',
        'задвижка с обрезиненным клином; задвижка обрезиненный клин',
        'صمام بوابة مطاطي',
      ],
    ],
    sizes: VALVE_SIZES,
    more: [BODIES, PRESSURE, ENDS],
    manufacturers: MANUFACTURERS,
  },
  {
    family: 'valves/globe-valves',
    isDear: true,
    nouns: [
      [
        '@valves/globe-valves',
        'globe valve; globe valves; glove valve; globe v/v',
        'клапан запорный; вентиль; вентиль запорный; запорный клапан',
        'صمام غلوب; محبس جلوب; صمام جلوب; صمام ضبط',
      ],
    ],
    sizes: VALVE_SIZES,
    more: [BODIES, PRESSURE, ENDS],
    manufacturers: MANUFACTURERS,
  },
  {
    family: 'valves/check-valves',
    isDear: true,
    nouns: [
      [
        '@valves/check-valves',
        'check valve; nrv; non return valve; non-return valve; one way valve; nrv valve',
        'обратный клапан; клапан обратный; обратные клапаны',
        'صمام عدم رجوع; محبس عدم رجوع; بلف عدم رجوع; صمام لا رجعي; رداد',
      ],
      [
        '@valves/check-valves/swing-check-valves',
        'swing check valve; swing type check valve; swing nrv',
        'клапан обратный поворотный; обратный клапан поворотный',
        'صمام عدم رجوع متأرجح',
      ],
      [
        '@valves/check-valves/wafer-check-valves',
        'dual plate check valve; wafer check valve; dpcv; dual plate nrv',
        'клапан обратный межфланцевый; клапан обратный двухстворчатый',
        'صمام عدم رجوع مزدوج اللوح; صمام عدم رجوع ويفر',
      ],
      [
        '@valves/check-valves/spring-check-valves',
        'spring check valve; spring loaded check valve',
        'клапан обратный пружинный; обратный клапан пружинный',
        'صمام عدم رجوع بنابض; صمام عدم رجوع نابض',
      ],
      [
        '@valves/check-valves/lift-check-valves',
        'lift check valve; lift type check valve',
        'клапан обратный подъемный; обратный клапан подъёмный',
        'صمام عدم رجوع رفعي',
      ],
    ],
    sizes: VALVE_SIZES,
    more: [BODIES, PRESSURE, ENDS, SEATS],
    manufacturers: MANUFACTURERS,
  },
];
