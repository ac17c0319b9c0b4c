// biome-ignore-all format: a table, one language a line
// Power tools in the words of workshops, for the generated queries.
import { at, type FamilyWords, type Phrasing, type Slot } from './words.ts';

const MANUFACTURERS = ['bosch', 'makita', 'dewalt', 'hitachi', 'hikoki', 'metabo', 'milwaukee', 'hilti'];
const CORDLESS: Slot = [
  4,
  [
    [
      'power-source=battery',
      'cordless; battery; battery operated',
      'аккумуляторный; аккумуляторная; на аккумуляторе',
      'لاسلكي; بطارية; شحن',
    ],
    [
      'power-source=battery ?',
      '{voltage}v; {voltage} v; {voltage} volt',
      '{voltage}В; {voltage} В; {voltage}в',
      '{voltage} فولت; {voltage}V',
    ],
  ],
];
const WATT: Phrasing = [
  '',
  '{power|watt}w; {power|watt} w; {power|watt} watt; {power|watt}W',
  '{power|watt} Вт; {power|watt}Вт; {power|watt} вт',
  '{power|watt} واط; {power|watt} وات; {power|watt}W',
];
const NM: Phrasing = [
  '',
  '{torque} nm; {torque}nm',
  '{torque} Нм; {torque}Нм',
  '{torque} نيوتن; {torque} نيوتن متر; {torque} nm',
];

export const powerTools: readonly FamilyWords[] = [
  {
    family: 'power-tools/drills',
    isDear: true,
    nouns: [
      [
        '@power-tools/drills',
        'drill machine; power drill; drilling machine; electric drill',
        'дрель; дрели',
        'دريل; مثقاب; شنيور; مثقاب كهربائي',
      ],
      [
        '@power-tools/drills/cordless-drills,power-tools/drills/cordless-hammer-drills',
        'cordless drill; battery drill; cordless drill driver; cordless drill machine',
        'дрель аккумуляторная; шуруповерт; шуруповёрт аккумуляторный; дрель-шуруповерт',
        'دريل شحن; مثقاب لاسلكي; دريل بطارية',
      ],
      [
        '@power-tools/drills/cordless-hammer-drills',
        'cordless hammer drill; battery hammer drill',
        'дрель ударная аккумуляторная; аккумуляторная ударная дрель',
        'مثقاب طرق لاسلكي',
      ],
      [
        at('power-tools', 'drills/impact-drills', 'drills/cordless-hammer-drills', 'hammers'),
        'impact drill; hammer drill; hammer drill machine',
        'дрель ударная; ударная дрель',
        'دريل طرق; مثقاب طرق; شنيور دقاق',
      ],
      [
        '@power-tools/drills/magnetic-drills',
        'magnetic drill; mag drill; magnetic core drill; magnetic drill machine',
        'станок магнитный сверлильный; магнитный сверлильный станок; магнитная дрель',
        'مثقاب مغناطيسي; دريل مغناطيس',
      ],
    ],
    sizes: [
      [
        'power-source=battery ?',
        '{voltage}v; {voltage} v; {voltage} volt; {voltage}v {torque} nm',
        '{voltage}В; {voltage} В; {voltage}в; {voltage}В {torque} Нм',
        '{voltage} فولت; {voltage}V',
      ],
      WATT,
      [
        'power-source=mains ?',
        '{chuck-capacity}mm; {chuck-capacity} mm; {chuck-capacity}mm {power|watt}w',
        '{chuck-capacity} мм; {chuck-capacity}мм',
        '{chuck-capacity} مم; {chuck-capacity} ملي',
      ],
    ],
    more: [
      [
        3,
        [
          NM,
          [
            '',
            '{chuck-capacity} mm chuck; chuck {chuck-capacity} mm',
            'патрон {chuck-capacity} мм',
            'ظرف {chuck-capacity} مم',
          ],
        ],
      ],
    ],
    manufacturers: MANUFACTURERS,
  },
  {
    family: 'power-tools/hammers',
    isDear: true,
    nouns: [
      [
        '@power-tools/hammers',
        'rotary hammer; rotary hammer drill; hammer machine; sds drill; rotary hammer machine',
        'перфоратор; перфораторы; перфоратор электрический',
        'هيلتي; مطرقة دوارة; دريل هيلتي; شنيور هيلتي',
      ],
    ],
    sizes: [
      WATT,
      [
        '',
        '{tool-holder}; {tool-holder}; {tool-holder} {power|watt}w',
        '{tool-holder}; {tool-holder} {power|watt} Вт',
        '{tool-holder}',
      ],
      ['', '{chuck-capacity}mm; {chuck-capacity} mm', '{chuck-capacity} мм', '{chuck-capacity} مم'],
    ],
    more: [
      [3, [['', '{tool-holder}']]],
      [
        2,
        [
          [
            '',
            '{impact-energy} j; {impact-energy}j; {impact-energy} joule',
            '{impact-energy} Дж; {impact-energy}Дж',
            '{impact-energy} جول',
          ],
        ],
      ],
    ],
    manufacturers: MANUFACTURERS,
  },
  {
    family: 'power-tools/impact-tools',
    isDear: true,
    nouns: [
      [
        '@power-tools/impact-tools/impact-wrenches',
        'impact wrench; cordless impact wrench; impact gun; battery impact wrench',
        'гайковерт; гайковёрт аккумуляторный; гайковерт ударный; гайковерт аккумуляторный',
        'مفتاح صدمي; فرد عجل; مفتاح صدمات لاسلكي; مفك عجل كهرباء',
      ],
      [
        '@power-tools/impact-tools/impact-drivers',
        'impact driver; cordless impact driver; impact screwdriver',
        'винтоверт; шуруповерт ударный; винтоверт аккумуляторный',
        'مفك صدمي; مفك صدمات; مفك صدمي لاسلكي',
      ],
    ],
    sizes: [
      [
        '',
        '{voltage}v; {voltage} v; {voltage}v {torque} nm',
        '{voltage}В; {voltage} В; {voltage}В {torque} Нм',
        '{voltage} فولت; {voltage}V',
      ],
      NM,
      [
        '',
        '{tool-holder|square}; {tool-holder|square} drive',
        '{tool-holder|square}',
        '{tool-holder|square}',
      ],
    ],
    more: [
      [3, [NM]],
      [
        3,
        [
          [
            '@power-tools/impact-tools/impact-wrenches',
            '{tool-holder|square} drive; {tool-holder|square} square drive',
            'квадрат {tool-holder|square}',
            'مربع {tool-holder|square}',
          ],
        ],
      ],
    ],
    manufacturers: MANUFACTURERS,
  },
  {
    family: 'power-tools/grinders',
    isDear: true,
    nouns: [
      [
        '@power-tools/grinders',
        'angle grinder; grinder; grinding machine; hand grinder',
        'болгарка; ушм; шлифмашина угловая; угловая шлифмашина; машина углошлифовальная',
        'جلاخة; صاروخ; صاروخ جلخ; جلاخة زاوية; صاروخ كهرباء',
      ],
      [
        '@power-tools/grinders power-source=battery',
        'cordless grinder; cordless angle grinder; battery grinder',
        'болгарка аккумуляторная; ушм аккумуляторная; аккумуляторная болгарка',
        'جلاخة لاسلكية; صاروخ شحن; جلاخة بطارية',
      ],
    ],
    sizes: [
      [
        '',
        '{disc-diameter}mm; {disc-diameter} mm; {disc-diameter|nearInch}; {disc-diameter|nearInch}',
        '{disc-diameter} мм; {disc-diameter}мм; {disc-diameter}; на {disc-diameter}',
        '{disc-diameter} مم; {disc-diameter|nearInch}; {disc-diameter|nearInch}',
      ],
      [
        '',
        '{disc-diameter}mm {power|watt}w; {disc-diameter|nearInch} {power|watt}w',
        '{disc-diameter} мм {power|watt} Вт',
        '{disc-diameter|nearInch} {power|watt} وات',
      ],
    ],
    more: [[3, [WATT]], [...CORDLESS]],
    manufacturers: MANUFACTURERS,
  },
];
