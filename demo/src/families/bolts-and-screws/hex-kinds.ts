// Hexagon and flange bolts.
import { din931, en1662, en1665, iso4014, iso4017 } from '../../standards/hex-head-screws.ts';
import { nominalLengths } from '../../standards/screw-lengths.ts';
import { text } from '../../text.ts';
import { boltThread, fullThread, metricSizes, type ScrewKind } from './kind.ts';

const hex = {
  shape: 'hex-bolt',
  drive: 'hexagon',
  group: 'hex-bolts',
  unspsc: '31161620',
} as const;
const flange = {
  shape: 'flange-bolt',
  drive: 'hexagon',
  group: 'flange-bolts',
  unspsc: '31161620',
} as const;
const finePitch = [
  [8, 1],
  [10, 1.25],
  [12, 1.5],
  [14, 1.5],
  [16, 1.5],
  [18, 1.5],
  [20, 1.5],
  [22, 1.5],
  [24, 2],
  [27, 2],
  [30, 2],
  [36, 3],
] as const;
const fine = finePitch.flatMap(([d, p]) =>
  iso4017.filter((row) => row.d === d).map((row) => ({ ...row, p })),
);

const plainShank = text(
  'The plain shank takes shear and centres the joint.',
  'Гладкая часть стержня воспринимает срез и центрирует соединение.',
  'الجزء الأملس من الساق يتحمل القص ويمركز الوصلة.',
);

export const hexKinds: ScrewKind[] = [
  {
    ...hex,
    key: 'iso-4014',
    standard: 'ISO 4014',
    count: 430,
    threadLength: boltThread,
    noun: text('Hex bolt', 'Болт шестигранный', 'برغي سداسي الرأس'),
    plural: text(
      'Hex bolts ISO 4014, partial thread',
      'Болты шестигранные ISO 4014 с неполной резьбой',
      'براغي سداسية ISO 4014 بسن جزئي',
    ),
    says: plainShank,
    sizes: metricSizes(iso4014, nominalLengths.iso4014, 5),
    grades: ['8.8', '8.8-hdg', '10.9', '10.9-flake', 'a2-70', 'a4-80'],
  },
  {
    ...hex,
    key: 'iso-4017',
    standard: 'ISO 4017',
    count: 560,
    threadLength: fullThread,
    noun: text('Hex bolt', 'Болт шестигранный', 'برغي سداسي الرأس'),
    plural: text(
      'Hex bolts ISO 4017, full thread',
      'Болты шестигранные ISO 4017 с полной резьбой',
      'براغي سداسية ISO 4017 بسن كامل',
    ),
    says: text(
      'Threaded up to the head, for clamping thin parts and tapped holes.',
      'Резьба до головки: для тонких деталей и резьбовых отверстий.',
      'سن حتى الرأس لربط القطع الرقيقة والثقوب الملولبة.',
    ),
    sizes: metricSizes(iso4017, nominalLengths.iso4017, 3),
    grades: ['8.8', '8.8-hdg', '10.9', '10.9-flake', 'a2-70', 'a4-80'],
  },
  {
    ...hex,
    key: 'din-931',
    standard: 'DIN 931',
    count: 150,
    threadLength: boltThread,
    noun: text('Hex bolt', 'Болт шестигранный', 'برغي سداسي الرأس'),
    plural: text('Hex bolts DIN 931', 'Болты шестигранные DIN 931', 'براغي سداسية DIN 931'),
    says: text(
      'Keeps the older across-flats sizes for machines built to DIN.',
      'Сохраняет прежние размеры под ключ для машин, построенных по DIN.',
      'يحافظ على مقاسات المفاتيح القديمة للآلات المصنوعة وفق DIN.',
    ),
    sizes: metricSizes(din931, nominalLengths.din931, 6),
    grades: ['8.8', '10.9', 'a2-70'],
  },
  {
    ...hex,
    key: 'iso-8676',
    standard: 'ISO 8676',
    count: 150,
    threadLength: fullThread,
    noun: text(
      'Hex bolt, fine thread',
      'Болт шестигранный с мелкой резьбой',
      'برغي سداسي بسن ناعم',
    ),
    plural: text(
      'Hex bolts ISO 8676, fine thread',
      'Болты шестигранные ISO 8676 с мелкой резьбой',
      'براغي سداسية ISO 8676 بسن ناعم',
    ),
    says: text(
      'The fine thread holds a higher preload and loosens less under vibration.',
      'Мелкая резьба держит большее усилие затяжки и меньше отвинчивается при вибрации.',
      'السن الناعم يحتفظ بشد أعلى ويقاوم الارتخاء بالاهتزاز.',
    ),
    sizes: metricSizes(fine, nominalLengths.iso4017),
    grades: ['8.8', '10.9', 'a2-70'],
  },
  {
    ...flange,
    key: 'en-1662',
    standard: 'EN 1662',
    count: 110,
    threadLength: fullThread,
    noun: text('Flange bolt', 'Болт с фланцем', 'برغي سداسي بفلنجة'),
    plural: text(
      'Flange bolts EN 1662, small series',
      'Болты с фланцем EN 1662, малая серия',
      'براغي بفلنجة EN 1662، سلسلة صغيرة',
    ),
    says: text(
      'The flange spreads the load, no washer is needed.',
      'Фланец распределяет нагрузку, шайба не нужна.',
      'الفلنجة توزع الحمل دون حاجة إلى وردة.',
    ),
    sizes: metricSizes(en1662, nominalLengths.en1662),
    grades: ['8.8', '10.9-flake', 'a2-70'],
  },
  {
    ...flange,
    key: 'en-1665',
    standard: 'EN 1665',
    count: 110,
    threadLength: fullThread,
    noun: text('Flange bolt, heavy', 'Болт с фланцем усиленный', 'برغي سداسي بفلنجة ثقيلة'),
    plural: text(
      'Flange bolts EN 1665, heavy series',
      'Болты с фланцем EN 1665, усиленная серия',
      'براغي بفلنجة EN 1665، سلسلة ثقيلة',
    ),
    says: text(
      'Wide flange for soft materials and large holes.',
      'Широкий фланец для мягких материалов и больших отверстий.',
      'فلنجة عريضة للمواد اللينة والثقوب الكبيرة.',
    ),
    sizes: metricSizes(en1665, nominalLengths.en1665),
    grades: ['8.8', '10.9-flake', 'a2-70'],
  },
];
