// biome-ignore-all format: a table, one language a line
// Spanners, hex keys, sockets and torque wrenches in the words of workshops and storekeepers,
// for the generated queries.
import { at, type FamilyWords, type Slot } from './words.ts';

const MANUFACTURERS = [
  'taparia',
  'stanley',
  'facom',
  'gedore',
  'bahco',
  'jonnesway',
  'knipex',
  'wera',
  'force',
];
const T = 'hand-tools';
const DRIVE: Slot = [
  6,
  [
    [
      '',
      `{square-drive} drive; {square-drive} sq drive; {square-drive} dr;
        {square-drive} square drive`,
      'квадрат {square-drive}; {square-drive}; под {square-drive}',
      'مربع {square-drive}; {square-drive}',
    ],
  ],
];

export const spanners: readonly FamilyWords[] = [
  {
    family: `${T}/spanners`,
    nouns: [
      [`@${T}/spanners`, 'spanner; wrench; spanners', '-', 'مفتاح بلدي; مفتاح ربط'],
      [
        `@${T}/spanners,${T}/hex-and-torx-keys,${T}/torque-wrenches`,
        '-',
        'ключ; ключ гаечный; гаечный ключ',
        '-',
      ],
      [
        `@${T}/spanners/combination-spanners,${T}/spanners/combination-spanners-inch`,
        'combination spanner; combination wrench; ring and open end spanner; combi spanner',
        'ключ комбинированный; ключ рожково-накидной; комбинированный ключ',
        'مفتاح مشترك; مفتاح بلدي رنج; مفتاح بلدي مشرشر',
      ],
      [
        `@${T}/spanners/open-end-spanners`,
        'open end spanner; double open end spanner; open ended spanner; doe spanner; fix spanner',
        'ключ рожковый; рожковый ключ; ключ рожковый двусторонний',
        'مفتاح بلدي; مفتاح مفتوح; مفتاح مفتوح مزدوج',
      ],
      [
        `@${T}/spanners/ring-spanners`,
        'ring spanner; ring wrench; double ring spanner; box end wrench',
        'ключ накидной; накидной ключ; ключ накидной двусторонний',
        'مفتاح حلقي; مفتاح رنج; مفتاح حلقي مزدوج',
      ],
      [
        `@${T}/spanners/adjustable-spanners`,
        'adjustable spanner; adjustable wrench; screw spanner; shifting spanner',
        'ключ разводной; разводной ключ',
        'مفتاح انجليزي; مفتاح إنجليزي; مفتاح قابل للضبط',
      ],
    ],
    sizes: [
      [
        `${at(`${T}/spanners`, 'combination-spanners', 'open-end-spanners', 'ring-spanners')} ?`,
        `{across-flats|flats}mm; {across-flats|flats} mm; {across-flats|flats};
          {across-flats|flats} mm`,
        `{across-flats|flats} мм; {across-flats|flats}; на {across-flats|flats};
          {across-flats|flats}мм`,
        '{across-flats|flats} مم; {across-flats|flats}; مقاس {across-flats|flats}',
      ],
      [
        '',
        `{across-flats}×{second-across-flats}; {across-flats}×{second-across-flats} mm;
          {across-flats} × {second-across-flats}; {across-flats}/{second-across-flats};
          {across-flats}-{second-across-flats}`,
        `{across-flats}×{second-across-flats}; {across-flats}×{second-across-flats} мм;
          {across-flats} на {second-across-flats}`,
        `{across-flats}×{second-across-flats}; {across-flats}×{second-across-flats} مم;
          {across-flats}-{second-across-flats}`,
      ],
      [
        `@${T}/spanners/combination-spanners-inch ?`,
        '{across-flats|inch}; {across-flats|inch} af',
        '{across-flats|inch}',
        '{across-flats|inch}',
      ],
      [
        `@${T}/spanners/adjustable-spanners ?`,
        '{length|nearInch}; {length|nearInch}; {length} mm',
        '{length} мм; {length|nearInch}',
        '{length|nearInch}',
      ],
      [
        '~',
        'jaw opening {jaw-opening} mm',
        'раскрытие {jaw-opening} мм; захват {jaw-opening} мм',
        'فتحة {jaw-opening} مم',
      ],
    ],
    more: [],
    manufacturers: MANUFACTURERS,
  },
  {
    family: `${T}/hex-and-torx-keys`,
    nouns: [
      [
        at(`${T}/hex-and-torx-keys`, 'hex-keys', 'ball-end-keys', 'hex-keys-inch'),
        'allen key; hex key; allen wrench; l key; ln key; allen keys; hexagon key',
        'ключ шестигранный; шестигранник; ключ имбусовый; имбусовый ключ; ключ шестигранник',
        'مفتاح الن; مفتاح ألن; الن كي; مفتاح سداسي; مفتاح النكيه',
      ],
      [
        `@${T}/hex-and-torx-keys/ball-end-keys`,
        'ball end allen key; ball point hex key; ball end hex key; ball point allen key',
        'ключ шестигранный с шаром; шестигранник с шаром; ключ имбусовый с шаром',
        'مفتاح الن برأس كروي; مفتاح الن كروي',
      ],
      [
        `@${T}/hex-and-torx-keys/torx-keys`,
        'torx key; torx wrench; star key; torx l key; torx allen key',
        'ключ torx; ключ торкс; ключ звездочка; торкс ключ',
        'مفتاح توركس; مفتاح torx; مفتاح نجمة',
      ],
    ],
    sizes: [
      [
        `@${T}/hex-and-torx-keys/hex-keys,${T}/hex-and-torx-keys/ball-end-keys ?`,
        '{across-flats}mm; {across-flats} mm; {across-flats} mm; {across-flats}',
        '{across-flats} мм; {across-flats}мм; {across-flats}; на {across-flats}',
        '{across-flats} مم; {across-flats}مم; مقاس {across-flats}',
      ],
      [
        `@${T}/hex-and-torx-keys/hex-keys-inch ?`,
        '{across-flats|inch}',
        '{across-flats|inch}',
        '{across-flats|inch}',
      ],
      ['', '{torx-size}; {torx-size}'],
    ],
    more: [],
    manufacturers: ['unbrako', 'wera', 'bondhus', 'taparia', 'eastman'],
  },
  {
    family: `${T}/sockets`,
    nouns: [
      [
        `@${T}/sockets`,
        'socket; sockets; hex socket; wrench socket',
        'головка торцевая; торцевая головка; головка; головки торцевые',
        'لقمة; لقم; لقمة سداسية; بوكس',
      ],
      [
        `@${T}/sockets/deep-sockets`,
        'deep socket; long socket; deep sockets',
        'головка торцевая удлиненная; головка удлиненная; головка глубокая',
        'لقمة طويلة; لقمة عميقة',
      ],
      [
        `@${T}/sockets/impact-sockets,${T}/sockets/impact-sockets-large`,
        'impact socket; impact sockets; black impact socket',
        'головка ударная; ударная головка; головка торцевая ударная',
        'لقمة صدمية; لقمة هوائية; لقمة سوداء',
      ],
    ],
    sizes: [
      [
        '',
        '{across-flats}mm; {across-flats} mm; {across-flats} mm',
        '{across-flats} мм; {across-flats}мм; на {across-flats}',
        '{across-flats} مم; {across-flats}مم; مقاس {across-flats}',
      ],
      [
        '',
        `{square-drive} {across-flats} mm; {square-drive} × {across-flats}mm;
          {square-drive} drive {across-flats} mm`,
        '{square-drive} {across-flats} мм; {square-drive} на {across-flats}',
        '{square-drive} {across-flats} مم',
      ],
      ['', '{across-flats} mm; af {across-flats} mm', '{across-flats} мм', '{across-flats} مم'],
    ],
    more: [DRIVE],
    manufacturers: MANUFACTURERS,
  },
  {
    family: `${T}/torque-wrenches`,
    isDear: true,
    nouns: [
      [
        `@${T}/torque-wrenches`,
        `torque wrench; torque wrenches; torque spanner; click torque wrench;
          click type torque wrench`,
        'ключ динамометрический; динамометрический ключ; динамометрический',
        'مفتاح عزم; مفتاح ترك; مفتاح العزم',
      ],
    ],
    sizes: [
      [
        '',
        '{torque-from}-{torque} nm; {torque-from}-{torque}nm; {torque-from} to {torque} nm',
        '{torque-from}-{torque} Нм; {torque-from}-{torque} нм',
        '{torque-from}-{torque} نيوتن; {torque-from}-{torque} نيوتن متر; {torque-from}-{torque} nm',
      ],
      [
        '',
        '{torque} nm; {torque}nm; upto {torque} nm',
        '{torque} Нм; до {torque} Нм; {torque}нм',
        '{torque} نيوتن متر; {torque} nm',
      ],
    ],
    more: [DRIVE],
    manufacturers: ['norbar', 'gedore', 'britool', 'stahlwille', 'jonnesway', 'taparia'],
  },
];
