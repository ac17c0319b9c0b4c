// biome-ignore-all format: a table, one language a line
// Circlips and parallel keys in the words of buyers and fitters, for the generated queries.
import type { FamilyWords } from './words.ts';

const KEYS = (form: string): string =>
  `@fasteners/keys/din-6885-${form}-steel,fasteners/keys/din-6885-${form}-stainless`;

export const rings: readonly FamilyWords[] = [
  {
    family: 'fasteners/retaining-rings',
    nouns: [
      [
        '@fasteners/retaining-rings',
        'circlip; circlips; retaining ring; snap ring; seeger ring; cir clip',
        'стопорное кольцо; кольцо стопорное; сегер; кольцо зегера; пружинное стопорное кольцо',
        'حلقة حبس; سيركلب; سركلبس; حلقات حبس',
      ],
      [
        '@fasteners/retaining-rings standard=din-471',
        'external circlip; circlip external; shaft circlip; external retaining ring; outer circlip',
        'стопорное кольцо наружное; кольцо стопорное на вал; кольцо стопорное наружное',
        'حلقة حبس خارجية; سيركلب خارجي; سركلبس خارجي',
      ],
      [
        '@fasteners/retaining-rings standard=din-472',
        'internal circlip; circlip internal; bore circlip; internal retaining ring; inner circlip',
        'стопорное кольцо внутреннее; кольцо стопорное в отверстие; кольцо стопорное внутреннее',
        'حلقة حبس داخلية; سيركلب داخلي; سركلبس داخلي',
      ],
    ],
    sizes: [
      [
        '',
        '{nominal-diameter}mm; {nominal-diameter} mm; {nominal-diameter}; dia {nominal-diameter}',
        `{nominal-diameter} мм; {nominal-diameter}; d{nominal-diameter};
          диаметр {nominal-diameter}`,
        '{nominal-diameter} مم; {nominal-diameter}; مقاس {nominal-diameter}',
      ],
      ['', '{nominal-diameter}×{thickness}; {nominal-diameter} × {thickness}'],
      [
        '~',
        'for {shaft-diameter} mm shaft; shaft {shaft-diameter}; for {shaft-diameter}mm shaft',
        'на вал {shaft-diameter}; для вала {shaft-diameter} мм',
        'لعمود {shaft-diameter} مم',
      ],
      [
        '~',
        'for {bore-diameter} mm bore; bore {bore-diameter}; for {bore-diameter}mm housing',
        'в отверстие {bore-diameter}; для отверстия {bore-diameter} мм',
        'لثقب {bore-diameter} مم',
      ],
    ],
    more: [
      [
        4,
        [
          ['standard=din-471', 'din 471; din471', 'din 471; дин 471', 'din 471'],
          ['standard=din-472', 'din 472; din472', 'din 472; дин 472', 'din 472'],
          ['= standard=din-471', '-', 'гост 13942; гост 13942-86', '-'],
          ['= standard=din-472', '-', 'гост 13943; гост 13943-86', '-'],
        ],
      ],
      [
        4,
        [
          [
            'material=stainless-martensitic',
            'ss; stainless; stainless steel',
            'нерж; нержавейка',
            'ستانلس',
          ],
          [
            'material=spring-steel',
            'spring steel',
            'пружинная сталь; 65г',
            'صلب سوست; فولاذ نابضي',
          ],
        ],
      ],
    ],
    manufacturers: ['seeger', 'truarc', 'rotor clip'],
  },
  {
    family: 'fasteners/keys',
    nouns: [
      [
        '@fasteners/keys',
        'parallel key; shaft key; feather key; machine key; key; parallel keys',
        'шпонка; шпонка призматическая; призматическая шпонка; шпонки',
        'خابور; خابور متوازي; خوابير; خابور عمود',
      ],
    ],
    sizes: [
      ['', '{width}×{height}×{length}; {width} × {height} × {length}; {width}×{height}×{length} mm',
        '{width}×{height}×{length}; {width} × {height} × {length}; {width}×{height}×{length} мм',
        '{width}×{height}×{length}; {width} × {height} × {length}; {width}×{height}×{length} مم'],
      ['', '{width}×{height}×{length}'],
      ['~', '{width}×{height} length {length}; {width}×{height} {length} long',
        '{width}×{height} длина {length}', '{width}×{height} طول {length}'],
      ['', '{width}×{height}'],
    ],
    more: [
      [3, [
        [KEYS('a'), 'type a; form a; round ends; round end', 'исполнение 1; форма а', 'شكل a'],
        [KEYS('b'), 'type b; form b; square ends; square end', 'форма b; исполнение 2', 'شكل b'],
      ]],
      [3, [
        [
          'material=stainless-a4',
          'ss; stainless; ss316; stainless steel',
          'нерж; нержавейка',
          'ستانلس',
        ],
        ['material=steel', 'c45; steel; ck45', 'сталь 45; с45; ст45', 'صلب c45; فولاذ c45'],
      ]],
      [
        2,
        [
          [
            '@fasteners/keys',
            'din 6885; din6885',
            'гост 23360; din 6885; гост 23360-78',
            'din 6885',
          ],
        ],
      ],
    ],
  },
];
