// Vocabulary types of the generated queries, and the words that all families share: noise,
// quantities, materials, finishes, classes, drives.

/**
 * What a phrasing means, and how it is said in English, Russian and Arabic: alternatives between
 * semicolons, `-` for never, and the English ones where a language has none of its own.
 *
 * The meaning is written as in the strangers' queries (`@lineage attribute=value,value`), with
 * `mpn^PREFIX` for kinds of products that no attribute tells apart. It must hold for the product
 * that a query is made of, and it is wanted. `{attribute}` and `{attribute|form}` say the
 * product's own value, which then is wanted too; `×` stands for any multiplication sign.
 *
 * What stands before a `?` must hold of the product and is not wanted of others.
 * Signs before all that: `=` an equivalent, `~` a number with its role, `!` needs no noun.
 */
export type Phrasing = readonly [means: string, en: string, ru?: string, ar?: string];

/** Phrasings of which a query takes at most one; the heavier the likelier. */
export type Slot = readonly [weight: number, words: readonly Phrasing[]];

export type FamilyWords = {
  /** Category lineage; all products below it. */
  family: string;
  nouns: readonly Phrasing[];
  /** How dimensions are written: nearly every query says one. */
  sizes: readonly Phrasing[];
  more: readonly Slot[];
  /** Manufacturers that are not sold here, as people name them. */
  manufacturers?: readonly string[];
  /** Sold by length or volume: `50 nos` would be strange. */
  isBulk?: true;
  /** Nobody orders a hundred. */
  isDear?: true;
  /** Its codes are not written in Cyrillic letters, where they would mean another size. */
  isLatin?: true;
};

/** `@lineage/name,lineage/name` */
export const at = (lineage: string, ...names: string[]): string =>
  `@${names.map((name) => `${lineage}/${name}`).join(',')}`;

/** Before the query and after it. */
export const NOISE = {
  en: {
    before: `need; i need; looking for; want to buy; price of; buy; do you have; required;
      please quote; send quote for; best price for; want; we require; enquiry for`,
    after: `price; rate; in stock; urgent; supplier; for sale; please; needed urgently;
      best price; buy online; with price; good quality`,
  },
  ru: {
    before: `купить; нужно; нужны; ищу; куплю; заказать; цена; есть ли; требуется; интересует`,
    after: `цена; купить; в наличии; срочно; оптом; недорого; стоимость; с доставкой`,
  },
  ar: {
    before: `سعر; اريد; مطلوب; عايز; محتاج; شراء; ابغى; هل يوجد; كم سعر; ابحث عن`,
    after: `سعر; للبيع; متوفر; عاجل; لو سمحت; بالجملة; اونلاين`,
  },
} as const;

export const QUANTITY = {
  en: '# nos; # pcs; #pcs; qty #; # pieces; # nos.; #nos',
  ru: '# шт; #шт; # штук; # шт.; кол-во #',
  ar: '# قطعة; عدد #; # حبة; # قطع',
} as const;

export const STAINLESS: readonly Phrasing[] = [
  [
    'material=stainless-a2,stainless-a4',
    'ss; stainless; stainless steel; inox; s.s.',
    'нерж; нержавейка; нержавеющая сталь; из нержавейки',
    'ستانلس; استانلس; ستانلس ستيل; استيل; مقاوم للصدأ',
  ],
  [
    'material=stainless-a2',
    'a2; ss304; ss 304; ss-304; stainless 304; inox a2; a2 stainless; aisi 304',
    'А2; нерж А2; нержавейка А2; aisi 304; нерж 304',
    'ستانلس 304; استانلس 304; A2; SS304',
  ],
  [
    'material=stainless-a4',
    'a4; ss316; ss 316; ss-316; stainless 316; a4 stainless; aisi 316; marine grade stainless',
    'А4; нерж А4; нержавейка А4; aisi 316; нерж 316',
    'ستانلس 316; استانلس 316; A4; SS316',
  ],
];

export const CLASSES: readonly Phrasing[] = [
  ...['4.8', '8.8', '10.9', '12.9'].map(
    (name): Phrasing => [
      `strength-class=${name.replace('.', '-')}`,
      `${name}; gr ${name}; grade ${name}; class ${name}; ${name} grade; ${name}`,
      `${name}; кл ${name}; класс ${name}; кл. ${name}; класс прочности ${name}`,
      `${name}; درجة ${name}; جريد ${name}; فئة ${name}`,
    ],
  ),
  ...['A2-70', 'A4-70', 'A4-80'].map(
    (name): Phrasing => [
      `strength-class=${name.toLowerCase()}`,
      `${name}; ${name.replace('-', ' ')}`,
    ],
  ),
  [
    'material=alloy-steel ? strength-class=8-8,10-9,12-9',
    'high tensile; ht; hi tensile',
    'высокопрочный; повышенной прочности',
    'عالي المتانة; شد عالي',
  ],
];

export const FINISHES: readonly Phrasing[] = [
  ['finish=zinc-plated', 'zinc plated; zp; zinc; bzp; electro galvanised', '-', 'مطلي زنك; مزنك'],
  [
    'finish=zinc-plated,hot-dip-galvanised',
    'galvanised; galvanized; gi; galv',
    '-',
    'مجلفن; جلفنايز',
  ],
  ['finish=zinc-plated,hot-dip-galvanised', '-', 'оцинк; цинк; оц; оцинкованный', '-'],
  [
    'finish=hot-dip-galvanised',
    'hdg; hot dip galvanised; hot dip galvanized; hot dip; h.d.g.',
    'горячий цинк; горячее цинкование; горячеоцинкованный',
    'جلفنة ساخنة; مجلفن على الساخن; مجلفن بالغمس الساخن',
  ],
  [
    'finish=zinc-flake',
    'zinc flake; geomet; dacromet; delta protekt',
    'цинк-ламель; дакромет; геомет; цинкламельное',
    'داكروميت; جيوميت',
  ],
  [
    'finish=black-oxide',
    'black; black oxide; blackened',
    'черный; воронёный; чернёный',
    'اسود; أسود',
  ],
  ['finish=plain', 'plain; self colour; uncoated', 'без покрытия', 'بدون طلاء; بدون جلفنة'],
];

export const DRIVES: readonly Phrasing[] = [
  [
    'drive=hexagon-socket',
    'allen; hex socket; socket head; allen key; allen head',
    'под шестигранник; внутренний шестигранник; имбус',
    'الن; ألن; سداسي داخلي',
  ],
  [
    'drive=slot',
    'slotted; slot; slotted head; minus',
    'прямой шлиц; шлиц; под плоскую отвертку; шлицевой',
    'مشقوق; شق مستقيم; عدل',
  ],
  [
    'drive=cross-recess',
    'phillips; philips; cross recess; cross; ph; cross head',
    'крест; под крест; крестовой шлиц; ph; крестообразный шлиц',
    'صليبة; فيليبس; متصالب',
  ],
  [
    'drive=hexalobular',
    'torx; tx; star drive; hexalobular; six lobe',
    'торкс; torx; звездочка; под звездочку; tx',
    'توركس; torx; نجمة; نجمي',
  ],
];

/** Coverings of cutting tools. */
export const TOOL_STEELS: readonly Phrasing[] = [
  ['material=hss', 'hss; high speed steel; h.s.s', 'р6м5; HSS; быстрорез', 'hss; صلب سريع القطع'],
  [
    'material=hss-co',
    'hss-co; cobalt; hss co; m35; hsse; hss cobalt',
    'кобальт; с кобальтом; р6м5к5; HSS-Co; кобальтовое',
    'كوبالت; hss-co',
  ],
  [
    'material=carbide',
    'carbide; solid carbide; tungsten carbide; vhm',
    'твердосплавное; твердый сплав; карбид',
    'كربيد; كاربايد',
  ],
];

export const VOLTS_220: readonly Phrasing[] = [
  ['voltage=230', '230v; 230 v; 230vac; 230 volt', '230в; 230 В; 230V', '230 فولت; 230V'],
  ['= voltage=230', '220v; 240v; 220 v', '220в; 220 В; 220V', '220 فولت; 220V'],
  [
    'voltage=24,110 ?',
    '{voltage}v; {voltage} v; {voltage} volt',
    '{voltage}в; {voltage} В',
    '{voltage} فولت',
  ],
];
