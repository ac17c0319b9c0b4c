// biome-ignore-all format: a table, one language a line
// Cables, glands and lugs in the words of electricians and buyers, for the generated queries.
import { at, type FamilyWords, type Phrasing } from './words.ts';

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

export const cables: readonly FamilyWords[] = [
  {
    family: 'electrical/cables',
    nouns: [
      [
        '@electrical/cables',
        'cable; cables; electric cable; electrical cable; power cable',
        'кабель; кабели; кабель силовой',
        'كابل; كيبل; كابلات; كابل كهرباء; سلك كهرباء',
      ],
      [
        '@electrical/cables cores=1',
        'wire; single core wire; house wire; building wire; single core cable',
        'провод; провод монтажный; провод одножильный',
        'سلك; سلك شعر; سلك كهرباء',
      ],
      ['= @electrical/cables/single-core-wires', '-', 'провод ПВ3; ПуГВ; провод ПуГВ; ПВ-3', '-'],
      [
        '@electrical/cables/pvc-flexible-cables',
        'flex cable; pvc flexible cable',
        'шнур ПВХ; кабель гибкий ПВХ',
        'كابل مرن',
      ],
      [
        '@electrical/cables/rubber-cables',
        'rubber cable; rubber flexible cable; rubber insulated cable',
        'кабель резиновый; кабель в резине',
        'كابل مطاط; كابل كاوتش',
      ],
      [
        at('electrical/cables', 'control-cables', 'screened-cables'),
        'control cable; multicore control cable',
        'кабель контрольный; кабель управления',
        'كابل تحكم; كابل كنترول',
      ],
      [
        '@electrical/cables/screened-cables',
        'screened cable; shielded cable; screened control cable; shielded control cable',
        'кабель экранированный; кабель контрольный экранированный',
        'كابل تحكم محجب; كابل شيلد',
      ],
      [
        '@electrical/cables/armoured-cables',
        'armoured cable; armored cable; swa cable; xlpe armoured cable; armoured power cable',
        'кабель бронированный; бронированный кабель',
        'كابل مسلح; كيبل مسلح; كابل مدرع',
      ],
      ['= @electrical/cables/armoured-cables', '-', 'ВБбШв; кабель ВБбШв; ВБШв', '-'],
      ['= @electrical/cables/pvc-flexible-cables', '-', 'провод ПВС; ПВС; кабель ПВС', '-'],
      ['= @electrical/cables/rubber-cables', '-', 'кабель КГ; КГ; провод КГ', '-'],
      [
        '',
        '{cable-type}; {cable-type} cable',
        '{cable-type}; кабель {cable-type}',
        'كابل {cable-type}',
      ],
    ],
    sizes: [
      [
        '',
        `{cores}×{conductor-area}; {cores}×{conductor-area} sqmm; {cores}×{conductor-area} sq mm;
          {cores}×{conductor-area} mm2`,
        `{cores}×{conductor-area}; {cores}×{conductor-area}; {cores}×{conductor-area} мм2;
          {cores} × {conductor-area}`,
        '{cores}×{conductor-area}; {cores}×{conductor-area} مم; {cores}×{conductor-area} مم2',
      ],
      [
        '',
        `{cores} core {conductor-area} sqmm; {cores}c × {conductor-area} sqmm;
          {cores} core {conductor-area} sq mm; {cores}c×{conductor-area};
          {cores} core × {conductor-area} sq.mm`,
        '{cores}×{conductor-area}; {cores}×{conductor-area} мм кв',
        '{cores} طرف {conductor-area} مم; {cores} كور {conductor-area} مم',
      ],
      [
        'cable-type=ysly-jz,yslcy-jz,h07rn-f,h05vv-f cores=3,4,5,7,12,18,25 ?',
        '{cores}g{conductor-area}; {cores}G{conductor-area}',
      ],
      [
        'cores=1 ?',
        '{conductor-area} sqmm; {conductor-area} sq mm; {conductor-area}sqmm; {conductor-area} mm2',
        '{conductor-area} мм2; {conductor-area} кв; {conductor-area} кв мм',
        '{conductor-area} مم; {conductor-area} مم2; {conductor-area} ملي',
      ],
    ],
    more: [[4, COLOURS('colour')]],
    manufacturers: ['polycab', 'lapp', 'finolex', 'havells', 'kei', 'elsewedy', 'ducab', 'камкабель'],
    isBulk: true,
  },
  {
    family: 'electrical/glands',
    nouns: [
      [
        '@electrical/glands',
        'cable gland; gland; cable glands; glands; compression gland',
        'кабельный ввод; сальник кабельный; ввод кабельный; сальник; кабельные вводы',
        'جلند; جلاند; جلند كابل; غلاند; جلندات',
      ],
      [
        '@electrical/glands/armoured-cable-glands',
        'armoured cable gland; gland for armoured cable; armored cable gland',
        'ввод для бронированного кабеля; кабельный ввод для бронированного кабеля',
        'جلند كابل مسلح',
      ],
      [
        '@electrical/glands/emc-glands',
        'emc gland; emc cable gland',
        'кабельный ввод ЭМС; ввод EMC',
        'جلند emc',
      ],
    ],
    sizes: [
      ['', '{gland-thread}; {gland-thread}; {gland-thread}'],
      [
        '~',
        `for {cable-from|clamped} mm cable; for cable dia {cable-from|clamped} mm;
          cable od {cable-from|clamped} mm`,
        'под кабель {cable-from|clamped} мм; для кабеля {cable-from|clamped} мм',
        'لكابل {cable-from|clamped} مم',
      ],
      ['', '{gland-thread}'],
    ],
    more: [
      [7, [
        [
          'material=brass',
          'brass; nickel plated brass; brass nickel plated',
          'латунь; латунный; латунь никель',
          'نحاس; نحاس اصفر',
        ],
        [
          'material=polyamide',
          'nylon; plastic; polyamide; pa',
          'пластик; полиамид; пластиковый; полиамидный',
          'بلاستيك; نايلون',
        ],
        [
          'material=stainless-a4',
          'ss; stainless; stainless steel; ss316',
          'нерж; нержавейка; нержавеющая сталь',
          'ستانلس; استانلس',
        ],
        ['material=brass,stainless-a4', 'metal; metallic', 'металлический; металл', 'معدن; معدني'],
      ]],
      [1, [['', '{ip-rating}']]],
    ],
    manufacturers: ['lapp', 'comet', 'dowells', 'cmp', 'hawke', 'iek'],
  },
  {
    family: 'electrical/lugs',
    nouns: [
      [
        '@electrical/lugs',
        'lug; cable lug; copper lug; crimp lug; cable lugs; crimping lug',
        'наконечник; кабельный наконечник; наконечник кабельный; наконечник медный; наконечники',
        'كوس; طرف كابل; كوسة; كوس نحاس; ترمنال; كوس كابل',
      ],
      [
        '@electrical/lugs/copper-tube-lugs',
        'copper tube lug; tubular lug; tube lug; copper tubular lug',
        'наконечник медный трубчатый; наконечник трубчатый',
        'طرف نحاس أنبوبي',
      ],
      [
        '@electrical/lugs/ring-terminals',
        'ring terminal; ring lug; insulated ring terminal; ring type terminal',
        'наконечник кольцевой; кольцевой наконечник',
        'طرف حلقي; كوس حلقي; طرف حلقي معزول',
      ],
      ['= @electrical/lugs/ring-terminals', '-', 'НКИ; наконечник НКИ', '-'],
      [
        '@electrical/lugs/fork-terminals',
        'fork terminal; fork lug; insulated fork terminal; fork type terminal',
        'наконечник вилочный; вилочный наконечник',
        'طرف شوكي; كوس شوكة; طرف شوكي معزول',
      ],
      ['= @electrical/lugs/fork-terminals', '-', 'НВИ; наконечник НВИ', '-'],
    ],
    sizes: [
      [
        '',
        `{conductor-area} sqmm {stud-size}; {conductor-area} sq mm {stud-size};
          {conductor-area} mm2 {stud-size}; {conductor-area}-{stud-size|bare};
          {conductor-area} sqmm {stud-size} hole`,
        `{conductor-area} мм2 {stud-size}; {conductor-area}-{stud-size|bare};
          {conductor-area} под {stud-size}; {conductor-area} мм под болт {stud-size}`,
        '{conductor-area} مم {stud-size}; {conductor-area} مم2 {stud-size}',
      ],
      [
        '= @electrical/lugs/copper-tube-lugs',
        '-',
        'ТМ {conductor-area}-{stud-size|bare}; ТМЛ {conductor-area}-{stud-size|bare}',
        '-',
      ],
      [
        '',
        '{conductor-area} sqmm; {conductor-area} sq mm; {conductor-area}sqmm',
        '{conductor-area} мм2; {conductor-area} кв',
        '{conductor-area} مم',
      ],
      [
        '',
        '{stud-size}; {stud-size}; {stud-size} stud',
        '{stud-size}; под {stud-size}; {stud-size}',
        '{stud-size}',
      ],
      [
        '',
        '{conductor-area} sqmm {stud-size}; {conductor-area} sq mm {stud-size}',
        '{conductor-area} мм2 {stud-size}',
        '{conductor-area} مم {stud-size}',
      ],
    ],
    more: [
      [5, [
        [
          `${at('electrical/lugs', 'ring-terminals', 'fork-terminals')} conductor-area=1.5`,
          'red; 0.5-1.5 sqmm',
          'красный; 0,5-1,5',
          'احمر; حمراء',
        ],
        [
          `${at('electrical/lugs', 'ring-terminals', 'fork-terminals')} conductor-area=2.5`,
          'blue; 1.5-2.5 sqmm',
          'синий; 1,5-2,5',
          'ازرق; أزرق',
        ],
        [
          `${at('electrical/lugs', 'ring-terminals', 'fork-terminals')} conductor-area=6`,
          'yellow; 4-6 sqmm',
          'желтый; 4-6',
          'اصفر; أصفر',
        ],
      ]],
    ],
    manufacturers: ['dowells', 'klauke', 'jainson', '3m', 'квт'],
  },
];
