// biome-ignore-all format: a table, one language a line
// Screwdrivers, pliers, hammers and calipers in the words of workshops and storekeepers, for the
// generated queries.
import { at, type FamilyWords, type Phrasing, type Slot } from './words.ts';

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
const LENGTH: readonly Phrasing[] = [
  [
    '',
    '{length}mm; {length} mm; {length} mm',
    '{length} мм; {length}мм',
    '{length} مم; {length}مم',
  ],
  [
    '',
    '{length|nearInch}; {length|nearInch}; {length} mm',
    '{length} мм',
    '{length|nearInch}; {length} مم',
  ],
];
const INSULATED: Slot = [
  4,
  [
    [
      'voltage=1000',
      'insulated; 1000v; vde; 1000v insulated; vde insulated',
      'диэлектрический; 1000В; изолированный; VDE',
      'معزول; معزولة 1000 فولت; 1000V',
    ],
  ],
];

export const handTools: readonly FamilyWords[] = [
  {
    family: `${T}/screwdrivers`,
    nouns: [
      [
        `@${T}/screwdrivers`,
        'screwdriver; screw driver; screwdrivers',
        'отвертка; отвёртка; отвертки',
        'مفك; مفكات; مفك براغي',
      ],
      [
        `@${T}/screwdrivers screwdriver-tip=slotted`,
        `slotted screwdriver; flat screwdriver; flat head screwdriver; minus screwdriver;
          flat tip screwdriver`,
        'отвертка шлицевая; отвертка плоская; шлицевая отвертка; плоская отвертка',
        'مفك عادي; مفك عادة; مفك مسطح; مفك عدل',
      ],
      [
        `@${T}/screwdrivers screwdriver-tip=phillips`,
        'phillips screwdriver; philips screwdriver; phillips head screwdriver',
        'отвертка phillips; отвертка филлипс',
        'مفك فيليبس',
      ],
      [
        `@${T}/screwdrivers screwdriver-tip=phillips,pozidriv`,
        'cross screwdriver; plus screwdriver; cross head screwdriver',
        'отвертка крестовая; крестовая отвертка; отвёртка крест',
        'مفك صليبة; مفك مربع صليبة; مفك صليبي',
      ],
      [
        `@${T}/screwdrivers screwdriver-tip=pozidriv`,
        'pozidriv screwdriver; pozi screwdriver; pz screwdriver',
        'отвертка pozidriv; отвертка позидрив',
        'مفك بوزيدرايف',
      ],
      [
        `@${T}/screwdrivers screwdriver-tip=torx`,
        'torx screwdriver; star screwdriver; torx driver',
        'отвертка торкс; отвертка torx; отвертка звездочка',
        'مفك توركس; مفك نجمة; مفك torx',
      ],
    ],
    sizes: [
      [
        '',
        `{blade-width|cross}×{blade-length}; {blade-width|cross} × {blade-length};
          {blade-width|cross}; {blade-width|cross} {blade-length} mm`,
        `{blade-width|cross}×{blade-length}; {blade-width|cross};
          {blade-width|cross} × {blade-length} мм`,
        '{blade-width|cross}×{blade-length}; {blade-width|cross}',
      ],
      [
        'screwdriver-tip=slotted ?',
        `{blade-width}×{blade-length}; {blade-width} × {blade-length} mm;
          {blade-width}mm × {blade-length}mm; {blade-width}×{blade-length}mm`,
        `{blade-width}×{blade-length}; {blade-width}×{blade-length} мм;
          {blade-width} × {blade-length}`,
        '{blade-width}×{blade-length}; {blade-width}×{blade-length} مم',
      ],
      [
        '',
        '{torx-size}; {torx-size} × {blade-length}; {torx-size}',
        '{torx-size}; {torx-size}',
        '{torx-size}; {torx-size}',
      ],
      [
        'screwdriver-tip=slotted ?',
        '{blade-width} mm; {blade-width}mm tip',
        '{blade-width} мм',
        '{blade-width} مم',
      ],
    ],
    more: [INSULATED],
    manufacturers: MANUFACTURERS,
  },
  {
    family: `${T}/pliers`,
    nouns: [
      [`@${T}/pliers`, 'plier; pliers', '-', 'زرادية; زراديات; كماشة'],
      [
        `@${T}/pliers/combination-pliers`,
        'combination plier; combination pliers; lineman plier; cutting plier',
        'плоскогубцы; пассатижи; плоскогубцы комбинированные',
        'زرادية مشتركة; بنسة; زرادية عادية',
      ],
      [
        `@${T}/pliers/side-cutters`,
        'side cutter; side cutters; side cutting plier; diagonal cutter; wire cutter; nipper',
        'бокорезы; кусачки; кусачки боковые; бокорезы боковые',
        'قصافة; قطاعة جانبية; قصافة جانبية; قاطعة جانبية',
      ],
      [
        `@${T}/pliers/long-nose-pliers`,
        'long nose plier; long nose pliers; needle nose plier; nose plier',
        'утконосы; длинногубцы; плоскогубцы с удлиненными губками',
        'زرادية بوز طويل; زرادية فم طويل; بنسة بوز',
      ],
      [
        `@${T}/pliers/water-pump-pliers`,
        `water pump plier; water pump pliers; pump plier; tongue and groove plier;
          groove joint plier`,
        'клещи переставные; ключ трубный переставной; клещи сантехнические; переставные клещи',
        'زرادية مواسير; زرادية طلمبة; كلابة',
      ],
      [
        `@${T}/pliers/circlip-pliers-external,${T}/pliers/circlip-pliers-internal`,
        'circlip plier; circlip pliers; snap ring pliers; circlip removing plier',
        'съемник стопорных колец; щипцы для стопорных колец; съёмник стопорных колец',
        'زرادية تيل; زرادية سيركلب; زرادية حلقات حبس',
      ],
      [
        `@${T}/pliers/circlip-pliers-external`,
        'external circlip plier; external circlip pliers; circlip plier external',
        'съемник стопорных колец наружный; съемник наружных стопорных колец',
        'زرادية حلقات حبس خارجية',
      ],
      [
        `@${T}/pliers/circlip-pliers-internal`,
        'internal circlip plier; internal circlip pliers; circlip plier internal',
        'съемник стопорных колец внутренний; съемник внутренних стопорных колец',
        'زرادية حلقات حبس داخلية',
      ],
    ],
    sizes: [
      ...LENGTH,
      [
        '',
        '{ring-from}-{ring-to} mm; {ring-from}-{ring-to}mm; {ring-from} to {ring-to} mm',
        '{ring-from}-{ring-to} мм; {ring-from}-{ring-to}',
        '{ring-from}-{ring-to} مم; {ring-from}-{ring-to}',
      ],
    ],
    more: [INSULATED],
    manufacturers: MANUFACTURERS,
  },
  {
    family: `${T}/hammers`,
    nouns: [
      [`@${T}/hammers`, 'hammer; hand hammer; hammers', 'молоток; молотки', 'مطرقة; شاكوش; مطارق'],
      [
        `@${T}/hammers/ball-pein-hammers`,
        'ball pein hammer; ball peen hammer; ball pane hammer; ball pin hammer',
        'молоток с круглым бойком; молоток со сферическим бойком',
        'مطرقة كروية; شاكوش كورة; مطرقة رأس كروي',
      ],
      [
        `@${T}/hammers/sledge-hammers`,
        'sledge hammer; sledgehammer; heavy hammer',
        'кувалда; кувалды',
        'مرزبة; مطرقة ثقيلة; مهدة',
      ],
      [
        `@${T}/hammers/engineers-hammers`,
        "engineers hammer; engineer's hammer; cross pein hammer; machinist hammer",
        'молоток слесарный; слесарный молоток',
        'مطرقة مهندس; شاكوش مهندس',
      ],
      [
        `@${T}/hammers/soft-face-hammers`,
        'soft face hammer; plastic hammer; nylon hammer; soft hammer; soft faced mallet',
        'молоток рихтовочный; молоток с мягкими бойками; молоток пластиковый',
        'مطرقة طرية; مطرقة بلاستيك; شاكوش بلاستيك',
      ],
    ],
    sizes: [
      [
        `${at(`${T}/hammers`, 'engineers-hammers', 'ball-pein-hammers', 'sledge-hammers')} ?`,
        `{head-mass|kilo} kg; {head-mass|kilo}kg; {head-mass} g; {head-mass}g; {head-mass} gm;
          {head-mass} gms; {head-mass|pound} lb`,
        '{head-mass} г; {head-mass|kilo} кг; {head-mass} гр',
        '{head-mass} جرام; {head-mass|kilo} كيلو; {head-mass|kilo} كجم',
      ],
      [
        `@${T}/hammers/soft-face-hammers ?`,
        '{face-width} mm; {face-width}mm; face {face-width} mm',
        '{face-width} мм; {face-width}мм; боек {face-width} мм',
        '{face-width} مم',
      ],
    ],
    more: [],
    manufacturers: MANUFACTURERS,
  },
  {
    family: `${T}/calipers`,
    isDear: true,
    nouns: [
      [
        `@${T}/calipers`,
        'caliper; calliper; slide caliper; calipers',
        'штангенциркуль; штангель; штанген; штангенциркули',
        'قدمة; قدمة ذات ورنية; كاليبر; ورنية',
      ],
      [
        `@${T}/calipers/vernier-calipers`,
        'vernier caliper; vernier; vernier calliper; vernier calipers',
        'штангенциркуль нониусный; штангенциркуль механический',
        'قدمة ورنية; فرنيه; كاليبر ورنية',
      ],
      [
        `@${T}/calipers/digital-calipers`,
        'digital caliper; digital vernier caliper; electronic caliper; digital calliper',
        'штангенциркуль цифровой; штангенциркуль электронный; электронный штангенциркуль',
        'قدمة رقمية; كاليبر ديجيتال; قدمة ديجيتال',
      ],
      [
        `@${T}/calipers/dial-calipers`,
        'dial caliper; dial calliper; dial calipers',
        'штангенциркуль стрелочный; штангенциркуль с круговой шкалой',
        'قدمة بساعة; كاليبر ساعة',
      ],
    ],
    sizes: [
      [
        '',
        `{measuring-range}mm; {measuring-range} mm; 0-{measuring-range} mm; 0-{measuring-range}mm;
          {measuring-range|nearInch}`,
        '{measuring-range} мм; 0-{measuring-range}; {measuring-range}; 0-{measuring-range} мм',
        '{measuring-range} مم; 0-{measuring-range}; {measuring-range|nearInch}',
      ],
    ],
    more: [
      [
        4,
        [
          [
            '',
            '{reading} mm; {reading}; resolution {reading}; least count {reading}',
            'точность {reading}; {reading} мм; цена деления {reading}',
            'دقة {reading}; {reading}',
          ],
        ],
      ],
      [
        1,
        [
          [
            '~',
            'jaw length {jaw-length} mm; {jaw-length} mm jaw',
            'губки {jaw-length} мм',
            'طول الفك {jaw-length} مم',
          ],
        ],
      ],
    ],
    manufacturers: ['mitutoyo', 'insize', 'aerospace', 'baker', 'mahr', 'чиз'],
  },
];
