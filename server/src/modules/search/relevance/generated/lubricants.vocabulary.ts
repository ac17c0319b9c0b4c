// biome-ignore-all format: a table, one language a line
// Oils, greases, pastes and sprays in the words of buyers, for the generated queries.
import type { FamilyWords, Phrasing, Slot } from './words.ts';

const L = 'lubricants';
const PACK: Slot = [6, [['', '{pack}; {pack}; {pack}']]];
const DRUMS: Slot = [2, [
  ['pack=208l,180kg', 'drum; barrel', 'бочка; в бочке', 'برميل'],
  ['pack=20l,18kg', 'pail; bucket', 'ведро', 'سطل; جردل'],
  ['pack=5l', '5 litre can; 5l can', 'канистра 5 л', 'جالون 5 لتر'],
  ['pack=400g', 'cartridge; grease cartridge', 'картридж; туба', 'خرطوشة'],
]];
const VG: readonly Phrasing[] = [
  [
    '',
    `vg {viscosity-grade}; vg{viscosity-grade}; iso vg {viscosity-grade}; {viscosity-grade};
      {viscosity-grade} grade`,
    'vg {viscosity-grade}; {viscosity-grade}; iso vg {viscosity-grade}; вязкость {viscosity-grade}',
    '{viscosity-grade}; vg {viscosity-grade}; لزوجة {viscosity-grade}',
  ],
  [
    '',
    '{viscosity-grade}; vg {viscosity-grade}; iso vg {viscosity-grade}',
    '{viscosity-grade}',
    '{viscosity-grade}',
  ],
];
const OIL_MANUFACTURERS = ['shell', 'mobil', 'castrol', 'servo', 'gulf', 'total', 'лукойл', 'fuchs'];

export const lubricants: readonly FamilyWords[] = [
  {
    family: `${L}/hydraulic-oils`,
    nouns: [
      [
        `@${L}/hydraulic-oils`,
        'hydraulic oil; hyd oil; hydraulic fluid; hydraulic oils',
        'масло гидравлическое; гидравлическое масло; гидравлика масло',
        'زيت هيدروليك; زيت هيدروليكي; زيت هيدروليك',
      ],
      [
        `@${L}/hydraulic-oils/hydraulic-oils-hlp`,
        'hlp oil; hlp hydraulic oil; hydraulic oil hlp',
        'масло hlp; масло гидравлическое hlp',
        'زيت هيدروليك hlp',
      ],
      [
        `@${L}/hydraulic-oils/hydraulic-oils-hvlp`,
        'hvlp oil; hvlp hydraulic oil; hydraulic oil hvlp',
        'масло hvlp; масло гидравлическое hvlp',
        'زيت هيدروليك hvlp',
      ],
      [
        `@${L}/hydraulic-oils/fire-resistant-fluids`,
        'fire resistant hydraulic fluid; hfc fluid; hfc hydraulic fluid',
        'негорючая гидравлическая жидкость; жидкость hfc',
        'زيت هيدروليك مقاوم للحريق',
      ],
    ],
    sizes: VG, more: [PACK, DRUMS], manufacturers: OIL_MANUFACTURERS, isBulk: true,
  },
  {
    family: `${L}/gear-oils`,
    nouns: [
      [
        `@${L}/gear-oils`,
        'gear oil; gearbox oil; industrial gear oil; gear box oil',
        'масло редукторное; редукторное масло; масло для редуктора',
        'زيت تروس; زيت جير; زيت علبة تروس',
      ],
      [
        `@${L}/gear-oils`,
        'clp oil; clp gear oil; gear oil clp',
        'масло clp; масло редукторное clp',
        'زيت تروس clp',
      ],
      [
        `@${L}/gear-oils/gear-oils-synthetic,${L}/gear-oils/gear-oils-polyglycol`,
        'synthetic gear oil; synthetic gearbox oil',
        'масло редукторное синтетическое; синтетическое редукторное масло',
        'زيت تروس صناعي; زيت تروس تخليقي',
      ],
      [
        `@${L}/gear-oils/gear-oils-polyglycol`,
        'polyglycol gear oil; pag gear oil; clp pg',
        'масло редукторное полигликолевое; масло clp pg',
        'زيت تروس بولي غليكول',
      ],
    ],
    sizes: VG, more: [PACK, DRUMS], manufacturers: OIL_MANUFACTURERS, isBulk: true,
  },
  {
    family: `${L}/machine-oils`,
    nouns: [
      [
        `@${L}/machine-oils/compressor-oils`,
        'compressor oil; air compressor oil; vdl oil; vdl compressor oil',
        'масло компрессорное; компрессорное масло; масло для компрессора',
        'زيت كمبروسر; زيت ضواغط; زيت كمبرسور',
      ],
      [
        `@${L}/machine-oils/slideway-oils`,
        'slideway oil; way oil; slide way oil; guideway oil',
        'масло для направляющих; масло направляющих',
        'زيت مجاري انزلاق; زيت انزلاق',
      ],
      [
        `@${L}/machine-oils/food-grade-oils`,
        'food grade oil; h1 oil; food grade h1 oil',
        'масло пищевое; масло с пищевым допуском; масло пищевое h1',
        'زيت غذائي; زيت درجة غذائية',
      ],
    ],
    sizes: VG, more: [PACK, DRUMS], manufacturers: OIL_MANUFACTURERS, isBulk: true,
  },
  {
    family: `${L}/greases`,
    nouns: [
      [
        `@${L}/greases`,
        'grease; bearing grease; greases; lubricating grease',
        'смазка; смазка пластичная; смазка консистентная; смазка для подшипников',
        'شحم; شحوم; شحم تشحيم; جريس',
      ],
      [
        `@${L}/greases thickener=lithium,lithium-complex`,
        'lithium grease; lithium base grease; lithium grease',
        'смазка литиевая; литиевая смазка',
        'شحم ليثيوم; جريس ليثيوم',
      ],
      [
        `@${L}/greases/lithium-ep-greases`,
        'lithium ep grease; ep grease',
        'смазка литиевая ep; смазка ep',
        'شحم ليثيوم ep',
      ],
      [
        `@${L}/greases/lithium-complex-greases`,
        'lithium complex grease',
        'смазка литиевый комплекс; смазка комплексная литиевая',
        'شحم ليثيوم كومبلكس; شحم ليثيوم مركب',
      ],
      [
        `@${L}/greases/molybdenum-greases`,
        'moly grease; mos2 grease; molybdenum grease; grease with moly',
        'смазка с молибденом; смазка mos2; молибденовая смазка',
        'شحم موليبدنوم; شحم mos2',
      ],
      [
        `@${L}/greases/food-grade-greases`,
        'food grade grease; h1 grease; food grease',
        'смазка пищевая; пищевая смазка; смазка с пищевым допуском',
        'شحم غذائي; شحم درجة غذائية',
      ],
      [
        `@${L}/greases/calcium-sulphonate-greases`,
        'calcium sulphonate grease; calcium sulfonate grease',
        'смазка сульфонат кальция',
        'شحم كالسيوم سلفونات',
      ],
      [
        `@${L}/greases/polyurea-greases`,
        'polyurea grease; polyurea motor grease',
        'смазка полимочевинная',
        'شحم بولي يوريا',
      ],
    ],
    sizes: [
      [
        '',
        `nlgi {nlgi-class|bare}; nlgi{nlgi-class|bare}; nlgi-{nlgi-class|bare};
          nlgi {nlgi-class|bare}`,
        'nlgi {nlgi-class|bare}; nlgi-{nlgi-class|bare}',
        'nlgi {nlgi-class|bare}',
      ],
      ['', '{pack}; {pack}'],
    ],
    more: [
      PACK,
      DRUMS,
    ], manufacturers: ['skf', 'shell', 'mobil', 'castrol', 'kluber', 'servo', 'molykote'], isBulk: true,
  },
  {
    family: `${L}/pastes`,
    nouns: [
      [
        `@${L}/pastes`,
        'anti seize; anti seize paste; anti seize compound; assembly paste; antiseize',
        'паста; монтажная паста; паста противозадирная; антизадирная паста',
        'معجون مانع التصاق; معجون مانع للالتصاق; معجون تجميع',
      ],
      [
        `@${L}/pastes mpn^CUP`,
        'copper grease; copper paste; copper anti seize; copper anti seize paste',
        'паста медная; медная паста; смазка медная',
        'معجون نحاس; شحم نحاس',
      ],
      [
        `@${L}/pastes mpn^NIP`,
        'nickel anti seize; nickel paste; nickel anti seize paste',
        'паста никелевая; никелевая паста',
        'معجون نيكل',
      ],
    ],
    sizes: [
      ['', '{pack}; {pack}'],
    ], more: [], manufacturers: ['molykote', 'loctite', 'weicon', 'liqui moly'], isBulk: true,
  },
  {
    family: `${L}/sprays`,
    nouns: [
      [
        `@${L}/sprays/penetrating-sprays`,
        'penetrating oil; penetrating spray; rust remover spray; penetrant spray',
        'проникающая смазка; жидкий ключ; спрей проникающий',
        'بخاخ فك الصدأ; سبراي فك الصدا; زيت اختراق',
      ],
      [
        `@${L}/sprays mpn^SIL`,
        'silicone spray; silicon spray; silicone lubricant spray',
        'смазка силиконовая; силиконовая смазка спрей; силиконовый спрей',
        'بخاخ سيليكون; سبراي سيليكون',
      ],
      [
        `@${L}/sprays mpn^PTF`,
        'ptfe spray; teflon spray; dry lubricant spray; dry ptfe spray',
        'смазка ptfe; тефлоновая смазка спрей; сухая смазка',
        'بخاخ تفلون; سبراي تفلون',
      ],
      [
        `@${L}/sprays mpn^CHN`,
        'chain spray; chain lube; chain lube spray; chain lubricant spray',
        'смазка для цепей; спрей для цепей; смазка цепи',
        'بخاخ سلاسل; سبراي جنزير; بخاخ جنزير',
      ],
      [
        `@${L}/sprays mpn^ROP`,
        'wire rope spray; rope lubricant spray',
        'смазка для тросов; смазка для канатов спрей',
        'بخاخ حبال سلكية',
      ],
      [
        `@${L}/sprays mpn^WAX`,
        'protective wax spray; wax spray; anti rust wax',
        'воск защитный; защитный воск спрей',
        'بخاخ شمع واقي',
      ],
      [
        `@${L}/sprays mpn^MUL`,
        'multi purpose oil spray; multipurpose spray; multi spray',
        'универсальная смазка спрей; масло универсальное спрей',
        'بخاخ زيت متعدد الأغراض; بخاخ متعدد الاستخدام',
      ],
      [
        `@${L}/sprays mpn^WHG`,
        'white grease spray; white lithium grease spray',
        'смазка белая спрей',
        'بخاخ شحم ابيض',
      ],
    ],
    sizes: [
      [
        '',
        '{volume|milli}ml; {volume|milli} ml; {volume|milli} ml',
        '{volume|milli} мл; {volume|milli}мл',
        '{volume|milli} مل; {volume|milli}مل',
      ],
    ],
    more: [], manufacturers: ['wd40', 'crc', 'loctite', 'rocol', 'liqui moly'], isBulk: true,
  },
];
