// biome-ignore-all format: a table, one language a line
// Bearings and O-rings in the words of buyers and fitters, for the generated queries:
// designations with their seals, envelopes, dash numbers, rubbers.
import type { FamilyWords, Phrasing, Slot } from './words.ts';

const MANUFACTURERS = ['skf', 'fag', 'nsk', 'ntn', 'koyo', 'timken', 'nachi', 'zwz', 'nbc', 'ina', 'гпз'];
const N = '{series|designation}';
/** Endings after the number, each joined, with a hyphen and with a blank. */
const endings = (means: string, ...signs: string[]): Phrasing => [
  `! ${means}`,
  signs.map((sign) => `${N}-${sign}; ${N} ${sign}; ${N}${sign}; ${N} ${sign}`).join('; '),
];
const ENVELOPE: readonly Phrasing[] = [
  [
    '',
    `{inner-diameter}×{outer-diameter}×{width}; {inner-diameter} × {outer-diameter} × {width};
      {inner-diameter}×{outer-diameter}×{width} mm; {inner-diameter}×{outer-diameter}×{width}mm`,
    `{inner-diameter}×{outer-diameter}×{width}; {inner-diameter}×{outer-diameter}×{width} мм;
      {inner-diameter} × {outer-diameter} × {width}`,
    '{inner-diameter}×{outer-diameter}×{width}; {inner-diameter}×{outer-diameter}×{width} مم',
  ],
  [
    '~',
    `bore {inner-diameter} od {outer-diameter}; id {inner-diameter} od {outer-diameter};
      id {inner-diameter} od {outer-diameter} width {width}; {inner-diameter} mm bore;
      bore {inner-diameter} mm; {inner-diameter}mm shaft {outer-diameter}mm od`,
    `внутренний {inner-diameter} наружный {outer-diameter};
      внутренний диаметр {inner-diameter}; d {inner-diameter} D {outer-diameter} B {width}`,
    `قطر داخلي {inner-diameter} خارجي {outer-diameter}; قطر داخلي {inner-diameter} مم`,
  ],
];
const CAGES: Slot = [
  3,
  [
    ['cage=brass', 'brass cage; machined brass cage', 'латунный сепаратор', 'قفص نحاس; قفص نحاسي'],
    [
      'cage=polyamide',
      'polyamide cage; nylon cage; plastic cage',
      'полиамидный сепаратор; пластиковый сепаратор',
      'قفص بولي اميد; قفص بلاستيك',
    ],
  ],
];
const ANY_BEARING: Phrasing = [
  '@bearings',
  'bearing; bearings; brg',
  'подшипник; подшипники; подш',
  'محمل; رولمان بلي; بيرنج; رولمان; بلي',
];

export const bearingsAndSeals: readonly FamilyWords[] = [
  {
    family: 'bearings/deep-groove',
    nouns: [
      ANY_BEARING,
      [
        '@bearings/deep-groove,bearings/angular-contact',
        'ball bearing; ball bearings; ball brg',
        'подшипник шариковый; шарикоподшипник; шариковый подшипник',
        'محمل كريات; رولمان كريات',
      ],
      [
        '@bearings/deep-groove',
        'deep groove ball bearing; dgbb; deep groove bearing; deep groove brg',
        'подшипник шариковый радиальный; радиальный шариковый подшипник',
        'محمل كريات أخدودي; محمل كريات اخدودي',
      ],
    ],
    sizes: [
      ['!', `${N}; ${N}`],
      endings('seal=sealed', '2RS', '2RS1', '2RSH', 'DDU', 'LLU'),
      endings('seal=shielded', 'ZZ', '2Z', 'ZZ'),
      endings('seal=sealed internal-clearance=c3', '2RS C3', '2RS/C3'),
      endings('seal=shielded internal-clearance=c3', 'ZZ C3', '2Z/C3'),
      ['! internal-clearance=c3', `${N} C3; ${N}C3; ${N}/C3; ${N}-C3`],
      ...ENVELOPE,
      ['=', '-', '{series|gost}; {series|gost}', '-'],
    ],
    more: [
      [
        4,
        [
          [
            'seal=sealed',
            'sealed; rubber sealed; 2rs; rubber seal; both side rubber seal',
            'с резиновым уплотнением; 2RS; закрытый резиной',
            'غطاء كاوتش; 2RS; بغطاء مطاطي',
          ],
          [
            'seal=shielded',
            'shielded; zz; metal shield; metal shielded; 2z',
            'ZZ; 2Z; с металлическими шайбами; с защитными шайбами',
            'غطاء معدني; ZZ; بغطاء معدني',
          ],
          ['seal=sealed,shielded', 'closed', 'закрытый', 'مغلق'],
          ['seal=open', 'open; open type', 'открытый; открытого типа', 'مفتوح'],
        ],
      ],
      [1, [['internal-clearance=c3', 'c3; c3 clearance', 'C3; зазор C3', 'C3; خلوص C3']]],
    ],
    manufacturers: MANUFACTURERS,
  },
  {
    family: 'bearings/angular-contact',
    nouns: [
      ANY_BEARING,
      [
        '@bearings/angular-contact',
        'angular contact bearing; angular contact ball bearing; acbb; angular bearing',
        'подшипник шариковый радиально-упорный; радиально-упорный шарикоподшипник',
        'محمل تلامس زاوي; محمل كريات بتلامس زاوي; رولمان بلي تلامس زاوي',
      ],
      [
        '@bearings/angular-contact,bearings/tapered-roller',
        '-',
        'подшипник радиально-упорный',
        '-',
      ],
    ],
    sizes: [
      ['!', `${N}; ${N} B; ${N}B`],
      ['! cage=polyamide', `${N} BEP; ${N}-BEP; ${N}BEP`],
      ...ENVELOPE,
      ['=', '-', '{series|gost}; {series|gost}', '-'],
    ],
    more: [CAGES],
    manufacturers: MANUFACTURERS,
  },
  {
    family: 'bearings/cylindrical-roller',
    nouns: [
      ANY_BEARING,
      [
        '@bearings/cylindrical-roller,bearings/tapered-roller',
        'roller bearing; roller brg',
        'подшипник роликовый; роликоподшипник',
        'محمل اسطوانات; رولمان اسطوانات; محمل أسطوانات',
      ],
      [
        '@bearings/cylindrical-roller',
        'cylindrical roller bearing; crb; cylindrical roller; cylindrical brg',
        'подшипник роликовый цилиндрический; цилиндрический роликоподшипник',
        'محمل اسطواني; رولمان اسطواني',
      ],
    ],
    sizes: [
      ['!', `${N}; ${N}`],
      ['! cage=polyamide', `${N} ECP; ${N}ECP; ${N}-ECP`],
      ['! cage=brass', `${N} ECM; ${N}ECM`],
      ...ENVELOPE,
      ['=', '-', '{series|gost}; {series|gost}', '-'],
    ],
    more: [CAGES],
    manufacturers: MANUFACTURERS,
  },
  {
    family: 'bearings/tapered-roller',
    nouns: [
      ANY_BEARING,
      [
        '@bearings/cylindrical-roller,bearings/tapered-roller',
        'roller bearing',
        'роликовый подшипник',
        '-',
      ],
      [
        '@bearings/tapered-roller',
        'taper roller bearing; tapered roller bearing; taper bearing; trb; taper roller brg',
        'подшипник конический; подшипник роликовый конический; конический подшипник',
        'محمل اسطوانات مخروطية; رولمان مخروطي; محمل مخروطي; رولمان بلي مسلوب',
      ],
    ],
    sizes: [['!', `${N}; ${N}`], ...ENVELOPE, ['=', '-', '{series|gost}; {series|gost}', '-']],
    more: [],
    manufacturers: MANUFACTURERS,
  },
  {
    family: 'seals',
    nouns: [
      [
        '@seals',
        'o ring; o-ring; oring; o rings; rubber o ring; o ring seal',
        'кольцо уплотнительное; уплотнительное кольцо; кольцо резиновое; о-ринг; резиновое кольцо',
        'اورنج; أورينج; حلقة دائرية; او رنج; حلقة مطاطية; اورينج',
      ],
    ],
    sizes: [
      [
        '',
        `{inner-diameter}×{cross-section}; {inner-diameter} × {cross-section};
          {inner-diameter}×{cross-section} mm; {inner-diameter}×{cross-section}mm`,
        `{inner-diameter}×{cross-section}; {inner-diameter} × {cross-section};
          {inner-diameter}×{cross-section} мм`,
        '{inner-diameter}×{cross-section}; {inner-diameter} × {cross-section}',
      ],
      ['', '{inner-diameter}×{cross-section}'],
      ['!', '{size}; {size}', '{size}', '{size}'],
      [
        '~',
        `id {inner-diameter} cs {cross-section}; id {inner-diameter} thickness {cross-section};
          id {inner-diameter} mm section {cross-section} mm;
          od {outer-diameter} cs {cross-section}`,
        `внутренний {inner-diameter} сечение {cross-section};
          внутренний диаметр {inner-diameter} толщина {cross-section}`,
        `قطر داخلي {inner-diameter} سماكة {cross-section};
          داخلي {inner-diameter} سمك {cross-section}`,
      ],
    ],
    more: [
      [
        7,
        [
          [
            'material=nbr',
            'nbr; nitrile; buna n; buna-n; nitrile rubber',
            'NBR; нитрил; маслостойкое',
            'nbr; نتريل',
          ],
          [
            'material=fkm',
            'viton; fkm; fpm; viton',
            'витон; FKM; фторкаучук; FPM',
            'فيتون; viton; fkm',
          ],
          ['material=epdm', 'epdm; ethylene propylene', 'EPDM; этиленпропилен', 'epdm'],
          [
            'material=vmq',
            'silicone; vmq; silicone rubber; silicon',
            'силикон; силиконовое; VMQ',
            'سيليكون; سليكون',
          ],
        ],
      ],
      [
        2,
        [
          [
            '',
            '{shore-hardness} shore; shore {shore-hardness}; {shore-hardness} shore a',
            'шор {shore-hardness}; твердость {shore-hardness}; {shore-hardness} шор',
            'شور {shore-hardness}; صلادة {shore-hardness}',
          ],
        ],
      ],
    ],
    manufacturers: ['parker', 'trelleborg', 'freudenberg', 'simrit', 'nok'],
  },
];
