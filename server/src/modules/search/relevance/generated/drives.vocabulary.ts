// biome-ignore-all format: a table, one language a line
// V-belts, pulleys and electric motors in the words of fitters and buyers, for the generated
// queries: sections with inches or millimetres, grooves and bushes, kilowatts and horsepower.
import { at, type FamilyWords, type Phrasing } from './words.ts';

const S = '{belt-section}';
const BELTS = at('power-transmission', 'classical-v-belts', 'narrow-v-belts', 'cogged-v-belts');
const MANUFACTURERS = [
  'gates',
  'fenner',
  'optibelt',
  'contitech',
  'bando',
  'mitsuboshi',
  'pix',
  'continental',
];
const ANY_BELT: Phrasing = [
  BELTS,
  'v belt; v-belt; vee belt; belt; v belts; vbelt',
  'ремень; ремень клиновой; клиновой ремень; ремни; приводной ремень',
  'سير; سير V; سير مروحة; سيور; سير ماكينة',
];
const BY_DATUM: readonly Phrasing[] = [
  ['!', `${S}{datum-length}; ${S} {datum-length}; ${S}-{datum-length}; ${S} {datum-length}`],
  [
    '!',
    `${S}{datum-length}; ${S} {datum-length} mm; ${S} {datum-length} lw`,
    `${S} {datum-length} Lw; ${S}-{datum-length} Lp`,
    `${S} {datum-length} مم`,
  ],
];

export const drives: readonly FamilyWords[] = [
  {
    family: 'power-transmission/classical-v-belts',
    nouns: [
      ANY_BELT,
      [
        '@power-transmission/classical-v-belts',
        'classical v belt; wrapped v belt; classic v belt',
        'ремень клиновой классический; ремень классический',
        'سير V كلاسيكي',
      ],
    ],
    sizes: [
      [
        '!',
        `${S}{inside-length|beltNumber}; ${S} {inside-length|beltNumber};
          ${S}-{inside-length|beltNumber}`,
      ],
      [
        '!',
        `${S}{inside-length|beltNumber}; ${S} {inside-length|beltNumber};
          ${S}-{inside-length|beltNumber}`,
      ],
      [
        '~',
        `${S} section {inside-length|beltNumber} inch; section ${S} inside length {inside-length};
          {width}×{inside-length} li;
          ${S} section {datum-length} ld`,
        `профиль ${S} {datum-length} Ld; ${S} {inside-length} Li;
          {width}×{inside-length} Li; ${S}-{datum-length} Lw`,
        `مقطع ${S} طول {datum-length}`,
      ],
    ],
    more: [],
    manufacturers: MANUFACTURERS,
    isLatin: true,
  },
  {
    family: 'power-transmission/narrow-v-belts',
    nouns: [
      ANY_BELT,
      [
        '@power-transmission/narrow-v-belts',
        'wedge belt; narrow v belt; narrow belt; wedge v belt',
        'ремень клиновой узкий; узкий клиновой ремень; ремень узкий',
        'سير V ضيق; سير ضيق',
      ],
    ],
    sizes: [
      ...BY_DATUM,
      [
        '',
        '-',
        '{belt-section|gostSection}-{datum-length}; {belt-section|gostSection} {datum-length}',
        '-',
      ],
    ],
    more: [],
    manufacturers: MANUFACTURERS,
    isLatin: true,
  },
  {
    family: 'power-transmission/cogged-v-belts',
    nouns: [
      ANY_BELT,
      [
        '@power-transmission/cogged-v-belts',
        'cogged belt; cogged v belt; raw edge belt; notched belt; raw edge cogged belt',
        'ремень клиновой зубчатый; зубчатый клиновой ремень',
        'سير مسنن; سير V مسنن',
      ],
    ],
    sizes: BY_DATUM,
    more: [],
    manufacturers: MANUFACTURERS,
    isLatin: true,
  },
  {
    family: 'power-transmission/v-belt-pulleys',
    isDear: true,
    nouns: [
      [
        '@power-transmission/v-belt-pulleys',
        'v belt pulley; pulley; v pulley; v-belt pulley; sheave; taper lock pulley',
        'шкив; шкив клиноременный; шкив под ремень; клиноременный шкив; шкивы',
        'بكرة; طارة; بكرة سير; طارة سيور; بكرة سير V',
      ],
    ],
    sizes: [
      [
        '',
        `${S} {datum-diameter}; ${S} {datum-diameter}; {datum-diameter} mm ${S};
          ${S} {datum-diameter} mm`,
        `${S} {datum-diameter}; ${S} {datum-diameter} мм; ${S} диаметр {datum-diameter}`,
        `${S} {datum-diameter}; ${S} {datum-diameter} مم`,
      ],
      [
        '',
        `${S} {datum-diameter}-{grooves}; ${S} {datum-diameter}×{grooves};
          ${S} {datum-diameter} × {grooves}`,
      ],
      [
        '~',
        `${S} pcd {datum-diameter}; ${S} dia {datum-diameter}; ${S} section {datum-diameter} dia`,
        `профиль ${S} диаметр {datum-diameter}`,
        `مقطع ${S} قطر {datum-diameter}`,
      ],
    ],
    more: [
      [
        5,
        [
          [
            '',
            '{grooves} groove; {grooves} grooves; {grooves} gr; {grooves}-groove',
            '{grooves} ручья; {grooves}-ручьевой; {grooves} руч',
            '{grooves} مجاري; {grooves} خط',
          ],
        ],
      ],
      [
        2,
        [
          [
            '',
            'taper lock {taper-bush}; {taper-bush} bush; tb{taper-bush}; taper bush {taper-bush}',
            'под втулку {taper-bush}; втулка {taper-bush}; taper lock {taper-bush}',
            'جلبة {taper-bush}; تيبر لوك {taper-bush}',
          ],
        ],
      ],
    ],
    manufacturers: ['fenner', 'optibelt', 'rathi', 'martin'],
    isLatin: true,
  },
  {
    family: 'electric-motors',
    isDear: true,
    nouns: [
      [
        '@electric-motors',
        `motor; electric motor; 3 phase motor; three phase motor; induction motor; ac motor;
          3ph motor`,
        `двигатель; электродвигатель; мотор; эл двигатель; двигатель асинхронный;
          электродвигатель трехфазный`,
        'محرك; موتور; محرك كهربائي; موتور كهرباء; موتور 3 فاز; محرك ثلاثي الطور',
      ],
    ],
    sizes: [
      [
        '',
        '{power} kw; {power}kw; {power} kW; {power}kW',
        '{power} кВт; {power}кВт; {power} квт',
        '{power} كيلوواط; {power} كيلو وات; {power} كيلو; {power}kw',
      ],
      [
        '',
        '{power} kw; {power|horsepower} hp; {power|horsepower}hp; {power|horsepower} h.p.',
        '{power} кВт; {power|horsepower} л.с.',
        '{power|horsepower} حصان; {power|horsepower}hp; {power} كيلوواط',
      ],
      [
        '',
        `{power} kw {poles} pole; {power}kw {poles|rpm} rpm; {power|horsepower}hp {poles|rpm} rpm;
          {power|horsepower} hp {poles} pole; {power} kw {poles|rpm}rpm`,
        '{power} кВт {poles|rpm} об/мин; {power}кВт {poles|rpm} об; {power}/{poles|rpm}',
        '{power} كيلوواط {poles|rpm} لفة; {power|horsepower} حصان {poles|rpm} لفة',
      ],
    ],
    more: [
      [6, [
        [
          '',
          '{poles} pole; {poles}p; {poles} poles; {poles}-pole',
          '{poles} полюса; {poles}-полюсный; {poles}p',
          '{poles} قطب; {poles} اقطاب; {poles} بول',
        ],
        [
          '',
          '{poles|rpm} rpm; {poles|rpm}rpm; {poles|rpm} r.p.m',
          '{poles|rpm} об/мин; {poles|rpm} об мин; {poles|rpm}об',
          '{poles|rpm} لفة; {poles|rpm} لفة في الدقيقة; {poles|rpm} rpm',
        ],
      ]],
      [5, [
        [
          'mounting=b3',
          'b3; foot mounted; foot mount; im b3; foot',
          'B3; лапы; на лапах; IM B3',
          'B3; بأرجل; ارجل',
        ],
        ['= mounting=b3', '-', 'IM1081; im 1081', '-'],
        ['mounting=b5', 'b5; im b5; b5 flange', 'B5; IM B5; фланец B5', 'B5; فلنجة B5'],
        ['= mounting=b5', '-', 'IM3081; im 3081', '-'],
        [
          'mounting=b5,b14',
          'flange mounted; flange mount; flange',
          'фланцевый; фланец; на фланце',
          'فلنجة; بفلنجة',
        ],
        ['mounting=b14', 'b14; face mounted; b14 face; im b14', 'B14; IM B14; малый фланец', 'B14'],
      ]],
      [
        3,
        [
          [
            'efficiency-class=ie2,ie3 ?',
            '{efficiency-class}; {efficiency-class}',
          ],
        ],
      ],
      [
        1,
        [
          [
            '',
            'frame {frame|bare}; {frame|bare} frame',
            'габарит {frame|bare}',
            'فريم {frame|bare}',
          ],
        ],
      ],
      [
        1,
        [
          [
            '~',
            'shaft {shaft-diameter} mm; shaft dia {shaft-diameter} mm',
            'вал {shaft-diameter} мм',
            'عمود {shaft-diameter} مم',
          ],
        ],
      ],
      [
        1,
        [
          ['material=cast-iron', 'cast iron body; ci body', 'чугунный корпус', '-'],
          ['material=aluminium', 'aluminium body', 'алюминиевый корпус', 'ألومنيوم'],
        ],
      ],
    ],
    manufacturers: [
      'siemens',
      'abb',
      'crompton',
      'kirloskar',
      'cg',
      'bharat bijlee',
      'weg',
      'havells',
      'аир',
    ],
  },
];
