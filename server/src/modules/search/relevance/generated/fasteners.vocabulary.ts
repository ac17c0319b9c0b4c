// biome-ignore-all format: a table, one language a line
// Fasteners in the words of buyers and fitters: bolts, screws, nuts, washers, circlips and keys
// in English, Russian and Arabic, for the generated queries.
import {
  CLASSES,
  DRIVES,
  type FamilyWords,
  FINISHES,
  type Phrasing,
  type Slot,
  STAINLESS,
} from './words.ts';

const SCREWS = ['socket-cap', 'button-head', 'countersunk', 'pan-head', 'cheese-head', 'set']
  .map((name) => `fasteners/${name}-screws`)
  .join(',');
const BOLTS = 'fasteners/hex-bolts,fasteners/flange-bolts';

const SIZES: readonly Phrasing[] = [
  [
    '',
    `{thread}×{length|metric}; {thread}×{length|metric}; {thread} × {length|metric};
      {thread} {length|metric}; {thread}×{length|metric}mm; {thread} × {length|metric} mm`,
    `{thread}×{length|metric}; {thread}×{length|metric}; {thread} × {length|metric};
      {thread} {length|metric}; {thread}×{length|metric} мм; {thread} длина {length|metric}`,
    `{thread}×{length|metric}; {thread}×{length|metric}; {thread} × {length|metric};
      {thread}×{length|metric} مم; {thread} طول {length|metric}`,
  ],
  ['', '{thread}×{length|inches}; {thread} × {length|inches}'],
  ['', '{thread}×{length|metric}; {thread} × {length|metric}'],
  ['', '{thread}×{length|metric}'],
  ['~', '{thread} length {length|metric}; {thread} {length|metric} mm long', '-', '-'],
  ['', '{thread}'],
];
const MATERIAL: Slot = [5, [...STAINLESS, ...CLASSES]];
const COATING: Slot = [3, FINISHES];
const MANUFACTURERS = ['unbrako', 'wurth', 'tvs', 'bossard', 'fabory', 'holo-krome'];
/** Standards that say the same, old and new. */
const standards = (...rows: [standards: string, en: string, ru?: string][]): Slot => [
  2,
  rows.map(([wanted, en, ru]): Phrasing => [`= standard=${wanted}`, en, ru ?? en, en]),
];
const noun = (means: string, en: string, ru: string, ar: string): Phrasing => [means, en, ru, ar];

export const fasteners: readonly FamilyWords[] = [
  {
    family: 'fasteners/hex-bolts',
    nouns: [
      noun(
        '@fasteners/hex-bolts',
        'hex bolt; hex head bolt; hexagon bolt; hexagonal bolt; hex hd bolt; hex screw',
        'болт шестигранный; болт с шестигранной головкой; болт 6-гранный; шестигранный болт',
        'برغي سداسي; مسمار سداسي; برغي رأس سداسي; بولت سداسي; برغي سداسي الرأس',
      ),
      noun(`@${BOLTS}`, 'bolt; bolts; machine bolt', 'болт; болты', 'بولت; مسمار صامولة'),
      noun(`@${BOLTS},${SCREWS}`, '-', '-', 'برغي; براغي; مسمار'),
    ],
    sizes: SIZES,
    more: [
      MATERIAL,
      COATING,
      [
        2,
        [
          ['standard=iso-4017', 'iso 4017; iso4017', 'исо 4017; iso 4017', 'iso 4017'],
          ['= standard=iso-4017', 'din 933; din933', 'din 933; дин 933; DIN933', 'din 933'],
          ['standard=iso-4014,din-931', 'iso 4014', 'iso 4014; исо 4014'],
          ['= standard=iso-4014,din-931', 'din 931; din931', 'din 931; дин 931'],
          ['= standard=iso-8676', 'din 961; iso 8676'],
          [
            'standard=iso-4017,iso-8676',
            'full thread; fully threaded; full threaded',
            'полная резьба; с полной резьбой',
            'سن كامل; قلاووظ كامل',
          ],
          [
            'standard=iso-4014,din-931',
            'half thread; partial thread; partially threaded',
            'неполная резьба; с неполной резьбой',
            'نصف سن; سن جزئي',
          ],
          ['standard=iso-8676', 'fine thread; fine pitch', 'мелкий шаг; мелкая резьба', 'سن ناعم'],
          ['= standard=iso-4014,iso-4017,din-931', '-', 'гост 7798; гост 7798-70', '-'],
        ],
      ],
    ],
    manufacturers: MANUFACTURERS,
  },
  {
    family: 'fasteners/flange-bolts',
    nouns: [
      noun(
        '@fasteners/flange-bolts',
        'flange bolt; flanged bolt; hex flange bolt; flange head bolt; collar bolt',
        'болт с фланцем; болт фланцевый; фланцевый болт; болт с буртиком',
        'برغي بفلنجة; مسمار بفلنجة; برغي فلنجة; برغي سداسي بفلنجة',
      ),
    ],
    sizes: SIZES,
    more: [MATERIAL, COATING, standards(['en-1662,en-1665', 'din 6921', 'din 6921; дин 6921'])],
    manufacturers: MANUFACTURERS,
  },
  {
    family: 'fasteners/socket-cap-screws',
    nouns: [
      noun(
        '@fasteners/socket-cap-screws',
        `socket head cap screw; shcs; allen cap screw; socket cap screw; allen bolt;
          allen head bolt; allen cap bolt; socket head screw`,
        'винт имбусовый; болт имбусовый; имбус; винт с цилиндрической головкой имбус',
        'برغي الن اسطواني; مسمار الن اسطواني; برغي ألن أسطواني الرأس',
      ),
      noun(
        `@${SCREWS} drive=hexagon-socket`,
        'allen screw; socket screw; allen key screw',
        'винт с внутренним шестигранником; болт под шестигранник; винт под шестигранник',
        'برغي الن; مسمار الن; برغي ألن; الن بولت',
      ),
    ],
    sizes: SIZES,
    more: [
      MATERIAL,
      COATING,
      standards(
        ['iso-4762', 'din 912; din912; is 2269', 'din 912; дин 912; DIN912'],
        ['iso-4762', 'iso 4762', 'гост 11738; гост 11738-84; iso 4762'],
      ),
    ],
    manufacturers: MANUFACTURERS,
  },
  {
    family: 'fasteners/button-head-screws',
    nouns: [
      noun(
        '@fasteners/button-head-screws',
        `button head screw; button head allen; button head socket screw; bhcs;
          button head cap screw; allen button head; button head bolt`,
        `винт с полукруглой головкой под шестигранник; винт полукруглая головка имбус;
          винт iso 7380; полусферический винт под шестигранник`,
        'برغي الن رأس نصف دائري; برغي ألن بيضاوي; الن رأس بيضاوي',
      ),
    ],
    sizes: SIZES,
    more: [MATERIAL, COATING],
    manufacturers: MANUFACTURERS,
  },
  {
    family: 'fasteners/countersunk-screws',
    nouns: [
      noun(
        '@fasteners/countersunk-screws',
        'countersunk screw; csk screw; csk head screw; countersunk head screw; flat head screw',
        'винт потайной; винт с потайной головкой; потайной винт; винт впотай',
        'برغي غاطس; برغي رأس غاطس; مسمار راس غاطس; برغي برأس غاطس',
      ),
      noun(
        '@fasteners/countersunk-screws drive=hexagon-socket',
        'csk allen; csk socket screw; allen csk; allen csk screw; flat head socket screw',
        'винт потайной под шестигранник; винт потайной имбус',
        'برغي الن غاطس; مسمار الن غاطس',
      ),
    ],
    sizes: SIZES,
    more: [
      [5, DRIVES],
      MATERIAL,
      COATING,
      standards(
        ['din-7991', 'din 7991; iso 10642', 'din 7991; дин 7991'],
        ['din-963', 'din 963; iso 2009'],
        ['din-965', 'din 965; iso 7046', 'din 965; дин 965'],
        ['iso-14581', 'iso 14581'],
        ['din-963,din-965', '-', 'гост 17475; гост 17475-80'],
      ),
    ],
    manufacturers: MANUFACTURERS,
  },
  {
    family: 'fasteners/pan-head-screws',
    nouns: [
      noun(
        '@fasteners/pan-head-screws',
        'pan head screw; pan head machine screw; pan screw; pan hd screw; pan head',
        'винт с полуцилиндрической головкой; винт полуцилиндрическая головка; винт pan head',
        'برغي رأس مقبب; برغي برأس مقبب; برغي بان هيد; مسمار رأس مقبب',
      ),
    ],
    sizes: SIZES,
    more: [
      [5, DRIVES],
      MATERIAL,
      COATING,
      standards(
        ['iso-7045', 'din 7985; iso 7045', 'din 7985; дин 7985'],
        ['iso-1580', 'din 85; iso 1580'],
        ['iso-14583', 'iso 14583'],
      ),
    ],
    manufacturers: MANUFACTURERS,
  },
  {
    family: 'fasteners/cheese-head-screws',
    nouns: [
      noun(
        '@fasteners/cheese-head-screws',
        'cheese head screw; cheese head machine screw; cheese hd screw; ch head screw',
        '-',
        'برغي راس جبنة',
      ),
      noun(
        '@fasteners/cheese-head-screws,fasteners/socket-cap-screws',
        '-',
        'винт с цилиндрической головкой; винт цилиндрическая головка; винт с цил. головкой',
        'برغي برأس أسطواني; برغي راس اسطواني; برغي رأس أسطواني',
      ),
    ],
    sizes: SIZES,
    more: [
      [6, DRIVES],
      MATERIAL,
      COATING,
      standards(
        ['iso-1207', 'din 84; iso 1207', 'din 84; гост 1491'],
        ['iso-7048', 'iso 7048'],
        ['iso-14580', 'iso 14580'],
      ),
    ],
    manufacturers: MANUFACTURERS,
  },
  {
    family: 'fasteners/set-screws',
    nouns: [
      noun(
        '@fasteners/set-screws',
        'set screw; grub screw; allen grub screw; grub; socket set screw; headless screw',
        'винт установочный; установочный винт; винт без головки; винт стопорный',
        'برغي تثبيت; برغي بدون رأس; مسمار تثبيت; برغي تثبيت الن',
      ),
    ],
    sizes: SIZES,
    more: [
      [
        5,
        [
          ['standard=iso-4026', 'flat point; flat end', 'плоский конец', 'طرف مسطح'],
          [
            'standard=iso-4027',
            'cone point; pointed',
            'конический конец; острый конец',
            'طرف مخروطي',
          ],
          ['standard=iso-4028', 'dog point; dog end', 'цилиндрический конец', 'طرف اسطواني'],
          ['standard=iso-4029', 'cup point; cup end', 'засверленный конец', 'طرف كأسي; طرف كأس'],
          ['= standard=iso-4026', 'din 913', 'din 913; дин 913'],
          ['= standard=iso-4027', 'din 914', 'din 914; дин 914'],
          ['= standard=iso-4028', 'din 915', 'din 915; дин 915'],
          ['= standard=iso-4029', 'din 916', 'din 916; дин 916'],
        ],
      ],
      [4, STAINLESS],
      [2, [...FINISHES, ['strength-class=45h', '45h']]],
    ],
    manufacturers: MANUFACTURERS,
  },
];
