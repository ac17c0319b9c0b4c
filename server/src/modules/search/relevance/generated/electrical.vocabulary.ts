// biome-ignore-all format: a table, one language a line
// Breakers, contactors and indicator lamps in the words of electricians and buyers, for the
// generated queries.
import { type FamilyWords, type Phrasing, type Slot, VOLTS_220 } from './words.ts';

const COLOURS = (attribute: string): readonly Phrasing[] => [
  [`${attribute}=red`, 'red', 'красный; красная', 'احمر; حمراء; أحمر'],
  [`${attribute}=green`, 'green', 'зеленый; зелёная; зеленая', 'اخضر; خضراء'],
  [`${attribute}=yellow`, 'yellow; amber', 'желтый; желтая; жёлтая', 'اصفر; صفراء'],
  [`${attribute}=blue`, 'blue', 'синий; синяя', 'ازرق; زرقاء'],
  [`${attribute}=white`, 'white; clear', 'белый; белая', 'ابيض; بيضاء'],
  [`${attribute}=black`, 'black', 'черный; чёрный', 'اسود'],
  [`${attribute}=grey`, 'grey; gray', 'серый', 'رمادي'],
  [
    `${attribute}=green-yellow`,
    'green yellow; yellow green; y/g; earth wire',
    'желто-зеленый; ж/з',
    'اخضر اصفر',
  ],
];
const MANUFACTURERS = ['siemens', 'schneider', 'abb', 'l&t', 'havells', 'legrand', 'iek', 'chint'];
const POLES: Slot = [
  7,
  [
    [
      'poles=1',
      'sp; 1p; single pole; 1 pole',
      '1P; однополюсный; 1п; 1 полюс',
      '1 بول; قطب واحد; 1P; احادي',
    ],
    ['poles=2', 'dp; 2p; double pole; 2 pole', '2P; двухполюсный; 2п', '2 بول; قطبين; 2P; ثنائي'],
    [
      'poles=3',
      'tp; 3p; triple pole; 3 pole; three pole',
      '3P; трехполюсный; 3п',
      '3 بول; 3 اقطاب; 3P; ثلاثي',
    ],
    [
      'poles=4',
      'fp; 4p; four pole; 4 pole',
      '4P; четырехполюсный; 4п',
      '4 بول; 4 اقطاب; 4P; رباعي',
    ],
  ],
];

export const electrical: readonly FamilyWords[] = [
  {
    family: 'electrical/circuit-breakers',
    nouns: [
      [
        '@electrical/circuit-breakers',
        'mcb; miniature circuit breaker; circuit breaker; breaker; mcb switch',
        `автомат; автоматический выключатель; выключатель автоматический; автомат модульный;
          автоматы`,
        'قاطع; قاطع كهربائي; قاطع دارة; بريكر; مفتاح قاطع; قاطع اوتوماتيك',
      ],
    ],
    sizes: [
      [
        '',
        `{trip-curve}{current}; {trip-curve}{current}; {trip-curve} {current};
          {trip-curve}-{current}`,
        '{trip-curve}{current}; {trip-curve}{current}; {trip-curve} {current}',
        '{trip-curve}{current}',
      ],
      [
        '',
        `{current}a {trip-curve} curve; {current} amp {trip-curve} curve;
          {trip-curve} curve {current}a; {current}a {trip-curve}-curve`,
        `{current}А {trip-curve}; {current}А характеристика {trip-curve};
          {current} А хар-ка {trip-curve}`,
        '{current} امبير منحنى {trip-curve}; {current} امبير {trip-curve}',
      ],
      [
        '',
        '{current}a; {current} amp; {current} a; {current} amps',
        '{current}А; {current} ампер; {current} А; на {current} ампер',
        '{current} امبير; {current} أمبير; {current}A',
      ],
    ],
    more: [
      POLES,
      [
        3,
        [
          [
            '',
            '{breaking-capacity}ka; {breaking-capacity} ka',
            '{breaking-capacity} кА; {breaking-capacity}кА; {breaking-capacity}ка',
            '{breaking-capacity}ka; {breaking-capacity} كيلو امبير',
          ],
        ],
      ],
    ],
    manufacturers: MANUFACTURERS,
  },
  {
    family: 'electrical/contactors',
    nouns: [
      [
        '@electrical/contactors',
        `contactor; power contactor; contactors; 3 pole contactor; magnetic contactor;
          motor contactor`,
        'контактор; пускатель; магнитный пускатель; пускатель магнитный; контакторы',
        'كونتاكتور; كنتاكتور; كونتكتور; كونتاكتور 3 فاز',
      ],
    ],
    sizes: [
      [
        '',
        '{current}a; {current} amp; {current} a; {current}amp; {current} amps',
        '{current}А; {current} А; {current} ампер; на {current} ампер',
        '{current} امبير; {current} أمبير; {current}A',
      ],
      ['', '{current}a; {current} amp', '{current}А', '{current} امبير'],
      ['', '{power} kw; {power}kw', '{power} кВт; {power}кВт', '{power} كيلوواط'],
    ],
    more: [
      [8, [
        [
          '',
          `{coil-voltage}v coil; coil {coil-voltage}v; {coil-voltage} v coil;
            coil voltage {coil-voltage}v`,
          'катушка {coil-voltage}в; катушка {coil-voltage} В; с катушкой {coil-voltage}В',
          'ملف {coil-voltage} فولت; كويل {coil-voltage} فولت; ملف {coil-voltage}V',
        ],
        [
          'coil-kind=ac',
          '{coil-voltage}vac coil; {coil-voltage}v ac coil; coil {coil-voltage} vac',
          'катушка {coil-voltage}В AC',
          'ملف {coil-voltage}V AC',
        ],
        [
          'coil-kind=dc',
          '{coil-voltage}vdc coil; {coil-voltage}v dc coil; coil {coil-voltage} vdc',
          'катушка {coil-voltage}В DC; катушка {coil-voltage}в постоянка',
          'ملف {coil-voltage}V DC',
        ],
        [
          '= coil-voltage=230',
          '220v coil; coil 220v; 240v coil',
          'катушка 220в; катушка 220 В; с катушкой 220В',
          'ملف 220 فولت; كويل 220 فولت',
        ],
      ]],
    ],
    manufacturers: MANUFACTURERS,
  },
  {
    family: 'electrical/indicator-lamps',
    nouns: [
      [
        '@electrical/indicator-lamps',
        `indicator lamp; pilot lamp; indicating lamp; pilot light; indication lamp; signal lamp;
          led indicator`,
        `лампа сигнальная; сигнальная лампа; лампа индикаторная; индикаторная лампа;
          светосигнальная лампа`,
        'لمبة بيان; لمبة اشارة; لمبة إشارة; لمبات بيان; لمبة سيجنال',
      ],
    ],
    sizes: [
      [
        '',
        '{panel-hole}mm; {panel-hole} mm; {panel-hole} mm',
        '{panel-hole} мм; {panel-hole}мм; {panel-hole} мм',
        '{panel-hole} مم; {panel-hole}مم',
      ],
      [
        '~',
        'panel hole {panel-hole} mm; {panel-hole} mm hole; {panel-hole}mm panel cutout',
        'отверстие {panel-hole} мм; под отверстие {panel-hole} мм',
        'فتحة {panel-hole} مم',
      ],
      ['', '{panel-hole}mm', '{panel-hole}мм', '{panel-hole} مم'],
    ],
    more: [[7, COLOURS('lamp-colour')], [4, VOLTS_220]],
    manufacturers: MANUFACTURERS,
  },
];
