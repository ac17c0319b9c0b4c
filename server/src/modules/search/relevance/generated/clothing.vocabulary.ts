// biome-ignore-all format: a table, one language a line
// Gloves and safety shoes in the words of storekeepers and buyers, for the generated queries.
import type { FamilyWords } from './words.ts';

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
const F = 'ppe/foot-protection';
const G = 'ppe/hand-protection';

export const clothing: readonly FamilyWords[] = [
  {
    family: G,
    nouns: [
      [
        `@${G}`,
        'gloves; safety gloves; hand gloves; work gloves; glove',
        'перчатки; перчатки рабочие; перчатки защитные',
        'قفازات; جوانتي; قفاز; قفازات عمل; جوانتيات',
      ],
      [
        `@${G}/cut-resistant-gloves`,
        'cut resistant gloves; cut gloves; anti cut gloves; cut proof gloves',
        'перчатки от порезов; перчатки порезостойкие; противопорезные перчатки',
        'قفازات مقاومة للقطع; جوانتي ضد القطع; قفازات قطع',
      ],
      [
        `@${G} mpn^GLN,GKN`,
        'nitrile gloves; nitrile hand gloves; nitrile',
        'перчатки нитриловые; нитриловые перчатки',
        'قفازات نتريل; جوانتي نتريل',
      ],
      [
        `@${G} mpn^GLN`,
        'nitrile coated gloves; nitrile foam gloves',
        'перчатки с нитриловым покрытием',
        'قفازات رغوة نتريل',
      ],
      [
        `@${G} mpn^GPU`,
        'pu gloves; pu coated gloves; polyurethane gloves',
        'перчатки с полиуретаном; перчатки полиуретановые',
        'قفازات بولي يوريثان',
      ],
      [
        `@${G} mpn^GLX`,
        'latex gloves; latex coated gloves; latex grip gloves',
        'перчатки с латексом; перчатки латексные',
        'قفازات لاتكس',
      ],
      [
        `@${G}/leather-gloves`,
        'leather gloves; leather hand gloves; leather work gloves',
        'перчатки кожаные; кожаные перчатки',
        'قفازات جلد; جوانتي جلد',
      ],
      [
        `@${G} mpn^GLW`,
        'welding gloves; welder gloves; welding gauntlets; welding hand gloves',
        'краги; краги сварщика; перчатки сварщика; краги сварочные',
        'قفازات لحام; جوانتي لحام',
      ],
      [`@${G} mpn^GLR`, 'rigger gloves; leather rigger gloves', '-', '-'],
      [
        `@${G} mpn^GLD`,
        'driver gloves; driving gloves; leather driver gloves',
        'перчатки водительские; перчатки водителя кожаные',
        'قفازات سائق',
      ],
      [
        `@${G}/chemical-gloves`,
        'chemical gloves; chemical resistant gloves; acid gloves; chemical hand gloves',
        'перчатки химстойкие; перчатки кщс; перчатки химические',
        'قفازات كيماويات; قفازات كيميائية; جوانتي كيماويات',
      ],
      [`@${G} mpn^GKP`, 'pvc gloves; pvc gauntlets; pvc hand gloves', 'перчатки пвх', 'قفازات pvc'],
      [
        `@${G} mpn^GKC`,
        'neoprene gloves; neoprene gauntlets',
        'перчатки неопреновые',
        'قفازات نيوبرين',
      ],
    ],
    sizes: [
      [
        '',
        'size {hand-size}; sz {hand-size}; size {hand-size}; size-{hand-size}',
        'размер {hand-size}; р.{hand-size}; р {hand-size}; размер {hand-size}',
        'مقاس {hand-size}; مقاس {hand-size}; رقم {hand-size}',
      ],
    ],
    more: [
      [
        3,
        [
          [
            'cut-level=b,c,d,f ?',
            'level {cut-level}; cut level {cut-level}',
            'уровень {cut-level}; класс {cut-level}',
            'مستوى {cut-level}',
          ],
        ],
      ],
      [1, [['', 'en 388 {en388-level}; {en388-level}']]],
    ],
    manufacturers: MANUFACTURERS,
  },
  {
    family: F,
    nouns: [
      [
        `@${F}`,
        'safety shoes; safety shoe; safety footwear; work shoes',
        'обувь рабочая; спецобувь; обувь защитная',
        'حذاء سلامة; احذية سلامة; حذاء امان; سفتي شوز; حذاء سيفتي',
      ],
      [
        `@${F}/safety-boots`,
        'safety boots; safety boot; work boots',
        'ботинки защитные; ботинки рабочие; ботинки; ботинки с подноском',
        'بوت سلامة; جزمة سلامة رقبة; بوت سيفتي',
      ],
      [
        `@${F}/wellingtons`,
        'gumboots; wellingtons; gum boots; rubber boots; safety wellingtons',
        'сапоги; сапоги резиновые; сапоги защитные',
        'جزمة مطاط; بوت مطاط; جزمة كاوتش; جزمة سلامة',
      ],
      [
        `@${F} mpn^WL5`,
        'pvc gumboots; pvc wellingtons; pvc safety boots',
        'сапоги пвх',
        'جزمة pvc',
      ],
      [
        `@${F}/safety-shoes`,
        'low ankle safety shoes; low cut safety shoes',
        'полуботинки; полуботинки защитные; полуботинки рабочие',
        '-',
      ],
      [`@${F} mpn^SH1E`, 'esd shoes; esd safety shoes', 'обувь esd; полуботинки esd', 'حذاء esd'],
      [
        `@${F} mpn^SB3C`,
        'composite toe boots; composite toe safety boots',
        'ботинки с композитным подноском',
        '-',
      ],
      [
        `@${F} mpn^SB3H`,
        'heat resistant safety boots; hro safety boots',
        'ботинки термостойкие',
        '-',
      ],
    ],
    sizes: [
      [
        '',
        `size {shoe-size}; {shoe-size}; size {shoe-size}; eu {shoe-size}; size eu {shoe-size};
          no {shoe-size}`,
        'размер {shoe-size}; р.{shoe-size}; {shoe-size}; {shoe-size} размер; р {shoe-size}',
        'مقاس {shoe-size}; مقاس {shoe-size}; نمرة {shoe-size}; رقم {shoe-size}',
      ],
    ],
    more: [[5, [['', '{footwear-class}']]]],
    manufacturers: ['bata', 'liberty', 'karam', 'hillson', 'allen cooper', 'uvex', 'восток-сервис'],
  },
];
