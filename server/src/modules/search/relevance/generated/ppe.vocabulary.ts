// biome-ignore-all format: a table, one language a line
// Helmets, glasses, ear muffs and masks in the words of storekeepers and buyers, for the
// generated queries.
import type { FamilyWords, Slot } from './words.ts';

const MANUFACTURERS = [
  '3m',
  'honeywell',
  'karam',
  'udyogi',
  'uvex',
  'ansell',
  'msa',
  'mallcom',
  'delta plus',
];
const COLOURS: Slot = [8, [
  ['colour=red', 'red', 'красная; красный', 'احمر; حمراء'],
  ['colour=white', 'white', 'белая; белый', 'ابيض; بيضاء'],
  ['colour=yellow', 'yellow', 'желтая; жёлтая', 'اصفر; صفراء'],
  ['colour=blue', 'blue', 'синяя; синий', 'ازرق; زرقاء'],
  ['colour=green', 'green', 'зеленая; зелёная', 'اخضر; خضراء'],
  ['colour=orange', 'orange', 'оранжевая; оранжевый', 'برتقالي; برتقالية'],
  ['colour=grey', 'grey; gray', 'серая', 'رمادي'],
  ['colour=black', 'black', 'черная', 'اسود'],
]];
const E = 'ppe/eye-protection';
const H = 'ppe/head-protection';
const R = 'ppe/respiratory-protection';

export const protection: readonly FamilyWords[] = [
  {
    family: H,
    nouns: [
      [`@${H}`, 'helmet; hard hat; hardhat; helmets', 'каска; каски', 'خوذة; خوذ; خوذه'],
      [
        `@${H}/safety-helmets,${H}/electricians-helmets`,
        'safety helmet; industrial helmet; construction helmet; site helmet',
        'каска защитная; каска строительная; защитная каска',
        'خوذة سلامة; خوذة امان; خوذة أمان; خوذة عمال',
      ],
      [
        `@${H}/electricians-helmets`,
        'electrician helmet; electrical helmet; electricians helmet; 1000v helmet',
        'каска электрика; каска для электрика; каска 1000 В',
        'خوذة كهربائي',
      ],
      [
        `@${H}/bump-caps`,
        'bump cap; bump caps; safety bump cap',
        'каскетка; каскетка защитная',
        'قبعة واقية; كاب سلامة',
      ],
      [
        `@${H}/safety-helmets vents=4`,
        'vented helmet; ventilated helmet; ventilated safety helmet',
        'каска с вентиляцией; каска защитная с вентиляцией',
        'خوذة مهواة; خوذة سلامة مهواة',
      ],
    ],
    sizes: [],
    more: [COLOURS, [2, [['shell-material=abs', 'abs'], ['shell-material=hdpe', 'hdpe']]]],
    manufacturers: MANUFACTURERS,
  },
  {
    family: E,
    nouns: [
      [
        `@${E}`,
        'eye protection; protective eyewear; safety eyewear',
        'очки защитные; защитные очки; очки',
        'نظارة سلامة; نظارات سلامة; نظارة حماية; نظارة واقية',
      ],
      [
        `@${E}/safety-goggles`,
        'goggles; safety goggles; safety goggle; chemical goggles',
        'очки закрытые; закрытые очки; очки закрытые защитные',
        'نظارة مغلقة; نظارة جوجل',
      ],
      [
        `@${E}/safety-spectacles`,
        'safety spectacles; safety glasses; safety specs; spectacles',
        'очки открытые; очки защитные открытые',
        '-',
      ],
      [
        `@${E} mpn^SPC-O`,
        'over glasses spectacles; otg safety glasses; overspecs',
        'очки поверх корригирующих; очки поверх очков',
        'نظارة فوق النظارات',
      ],
      [
        `@${E} mpn^SPC-W`,
        'wraparound safety glasses; wraparound spectacles',
        'очки панорамные открытые',
        '-',
      ],
      [
        `@${E} mpn^GOG-I`,
        'indirect vent goggles; goggles indirect vent',
        'очки закрытые с непрямой вентиляцией',
        '-',
      ],
      [
        `@${E} mpn^GOG-D`,
        'direct vent goggles; goggles direct vent',
        'очки закрытые с прямой вентиляцией',
        '-',
      ],
    ],
    sizes: [],
    more: [[8, [
      [
        'lens-tint=clear',
        'clear; clear lens; transparent',
        'прозрачные; прозрачная линза',
        'شفافة; شفاف',
      ],
      [
        'lens-tint=grey',
        'grey; smoke; dark; grey lens; gray',
        'затемненные; тёмные; серые; темные',
        'رمادية; دخاني; غامقة',
      ],
      ['lens-tint=amber', 'amber; amber lens', 'желтые; янтарные; жёлтые', 'كهرمانية'],
      ['lens-tint=indoor-outdoor', 'indoor outdoor; in/out; indoor/outdoor', 'зеркальные', '-'],
    ]]],
    manufacturers: MANUFACTURERS,
  },
  {
    family: 'ppe/hearing-protection',
    nouns: [
      [
        '@ppe/hearing-protection',
        'ear muff; ear muffs; ear defenders; earmuffs; ear protection; ear defender',
        'наушники; наушники противошумные; противошумные наушники; наушники защитные',
        'واقي اذن; واقي أذن; سماعات حماية; واقي سمع; واقي الأذن',
      ],
      [
        '@ppe/hearing-protection/helmet-ear-muffs',
        'helmet ear muffs; ear muffs for helmet; helmet mounted ear muff; cap mounted ear muffs',
        'наушники на каску; наушники для каски',
        'واقي اذن للخوذة; واقي أذن للخوذة',
      ],
      [
        '@ppe/hearing-protection/headband-ear-muffs',
        'headband ear muffs; ear muffs with headband; over the head ear muffs',
        'наушники с оголовьем',
        '-',
      ],
    ],
    sizes: [
      [
        '',
        'snr {snr}; snr {snr} db; {snr} db; {snr}db',
        'SNR {snr}; {snr} дБ; SNR {snr} дБ; {snr}дб',
        'SNR {snr}; {snr} ديسيبل',
      ],
    ],
    more: [],
    manufacturers: MANUFACTURERS,
  },
  {
    family: R,
    nouns: [
      [
        `@${R}/filtering-facepieces,${R}/reusable-masks`,
        'respirator; respirator mask',
        'респиратор; респираторы',
        'كمامة; كمامات',
      ],
      [
        `@${R}/filtering-facepieces`,
        'dust mask; disposable respirator; face mask; dust masks',
        'респиратор противопылевой; лепесток; маска респиратор',
        'كمامة غبار; ماسك غبار; قناع غبار',
      ],
      [
        `@${R} mpn^HM`,
        'half mask; half face mask; half face respirator; half mask respirator',
        'полумаска; полумаска респиратор; респиратор полумаска',
        'نصف قناع; قناع نصف وجه',
      ],
      [
        `@${R} mpn^FM`,
        'full face mask; full mask; full face respirator',
        'маска полнолицевая; полнолицевая маска; маска полная',
        'قناع كامل; قناع وجه كامل',
      ],
      [
        `@${R}/filters`,
        'respirator filter; mask filter; gas mask filter; filter cartridge; respirator filters',
        'фильтр для респиратора; фильтр для маски; фильтры для полумаски',
        'فلتر كمامة; فلتر قناع; مرشح قناع',
      ],
    ],
    sizes: [
      [`@${R}/filtering-facepieces ?`, '{filter-class}; {filter-class}'],
      [
        `@${R}/reusable-masks ?`,
        'size {size|plain}',
        'размер {size|plain}',
        'مقاس {size|plain}',
      ],
      [`@${R}/filters ?`, '{filter-class|filter}'],
    ],
    more: [[5, [
      [
        'exhalation-valve=yes',
        'with valve; valved; with exhalation valve',
        'с клапаном; с клапаном выдоха',
        'بصمام; مع صمام',
      ],
      ['exhalation-valve=no', 'without valve', 'без клапана', 'بدون صمام'],
    ]]],
    manufacturers: MANUFACTURERS,
  },
];
