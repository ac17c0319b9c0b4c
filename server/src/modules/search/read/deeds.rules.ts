// Deeds: sentences that name only what is done ("tighten head bolts to 90 Nm", «чем резать плитку») become the noun of what does it, with the sizes that they say.

import { anyVerb, type Deed, type Does, isAt, LEADS, verb } from './deed-verbs.rules.ts';
import { NOT_SOLD } from './deeds-not-sold.rules.ts';

const TIGHTEN = verb(
  'tighten|fasten|تشد|شد|اشد|يشد|اربط|يربط',
  'затя|дотя|закру|заверн|протян|=затяжка|=затяжки',
  'torque',
);
const LOOSEN = verb(
  'loosen|undo|unscrew|remove|take off|افك|فك|يفك|تفك|افتح|فتح|يفتح|اشيل|يشيل',
  'откру|отверн|сня|снима|вывер|сорва',
  'open|free|turn',
);
const CUT = verb(
  'slice|اقص|يقص|قص|اقطع|يقطع|تقطيع',
  'рез|отрез|перерез|порез|разрез|пил|распил|=резка|=резки|=отрезка|=распиловка',
  'cut|saw',
);
const DRILL = verb(
  'make (?:a )?holes?|put (?:a )?holes?|اثقب|يثقب|ثقب|اخرم|يخرم|تخريم|اخرق|حفر|احفر|تثقيب',
  'сверл|просверл|засверл|бур|пробур|долб|продолб|=сверловка',
  'drill|bore',
);
const THREAD = verb(
  '(?:make|cut|put|repair|restore) (?:a |the |inside |internal )?threads?|(?:اعمل|يعمل) (?:سن|قلاووظ)',
  'нареза|нарез|=нарезка',
);
const GRIND = verb(
  'smooth|deburr|remove|اجلخ|جلخ|اصنفر|انعم|تنعيم|ازيل',
  'шлиф|зачи|отшлиф|полир|сня|снима|обдир|=шлифовка|=зачистка|=полировка|=обдирка',
  'grind|sand|polish|clean|strip',
);
const PROTECT = verb(
  'protect(?:ion)?|protects|حمايه|احمي|يحمي|تحمي|وقايه|от',
  'защи|сбере',
  'save|guard|cover',
);
const BREATHE = verb('breathe?|breathing|اتنفس|يتنفس', 'дыш|дыха');
const GREASE = verb(
  'lubricate|lubricating|lubrication|تشحيم|اشحم|تزييت|تزليق',
  'смаз|прошприц',
  'grease|oil',
);
const FOR_GREASE: Does = (text) => /^(?:oil|lubricant|масло|زيت) (?:for|of|для|ل)/u.test(text);
const JOIN = verb(
  'join|connect|terminate|attach|توصيل|اوصل|يوصل',
  'соедин|подключ|обжа|опресс|присоедин',
  'crimp|fix',
);
const ENTER = verb(
  'bring|pass|insert|ادخال|ادخل|تمرير',
  'вве|завес|заводи|загермет|уплотн',
  'seal|lead|enter|take',
);
const SWITCH = verb(
  'switch(?:ing)? o(?:n|ff)|turn o(?:n|ff)|تشغيل|اشغل|يشغل',
  'включ|выключ|запус|управл',
  'switch|start|control|stop',
  '(?:motor|pump|heater|fan)s?',
);
const SHUT = verb(
  'shut(?: off)?|isolate|اقفل|يقفل|اغلاق|اغلق|يغلق|ايقاف|اسكر',
  'перекры|закры|останов|останав',
  'close|stop|block',
);
const BLANK = verb('سد|اسد|يسد', 'заглуш|закры', 'close|blank|cap|block|plug');
const MEASURE = verb('measure|measuring|قياس|اقيس|يقيس', 'измер|замер|провер|помер', 'check');
const BREAK = verb(
  'demolish|smash|knock down|اكسر|تكسير|يكسر|هدم|اهدم',
  'лома|слома|разби|разруш|сби|долб',
  'break|chip',
);
const HOLD = verb('grip|امسك|مسك|يمسك', 'держа|удерж|зажа|схват', 'hold|turn');
const UNHARMED =
  /without (?:mark|damag|dent|scratch|hurt)\p{L}*|no marks|не остав|без след|не повре|بدون (?:خدش|علام|ضرر)/u;
const STRIKE: Does = (text) =>
  UNHARMED.test(text) &&
  /(?<![\p{L}\p{N}])(?:hammer|hit|strike|knock|молот\p{L}*|бить|удар\p{L}*|مطرقه|شاكوش|طرق)(?!\p{L})/u.test(
    text,
  );

const STUCK =
  /rust|seized|stuck|jammed|frozen|corroded|прикип|ржав|закис|заржав|прикис|صدي|مصد|مصدي|عالق|لازق|معلق/u;
const CIRCLIP = /circlip|snap ring|retaining ring|стопорн\p{L}{0,6} кол|سركل|حلقه زنق|تيله/u;
const NUT_OR_BOLT = /nut|bolt|гайк|болт|صامول|عزق|مسمار|برغي|بولت/u;
const SCREW = /screw|винт|шуруп|саморез|سكرو|براغي صغير|فيس/u;
const STONE =
  /tile|ceramic|marble|granite|porcelain|плитк|керам|гранит|мрамор|سيراميك|رخام|بلاط|جرانيت|بورسلان/u;
const MASONRY =
  /concrete|wall|brick|masonry|roof slab|бетон|стен|кирпич|خرسان|اسمنت|جدار|حايط|حيط|طوب/u;
const METAL =
  /فولاذ|صلب|steel|metal|iron|rebar|pipe|angle|сталь|металл|желез|арматур|труб|уголок|حديد|معدن/u;
const STAINLESS = /stainless|inox|нерж|مقاوم للصد|ستانلس|ستيل|استنلس/u;

/** The first whose verb and object are both said is meant. */
const DEEDS: readonly Deed[] = [
  ...NOT_SOLD,
  {
    does: TIGHTEN,
    things: [
      [/\d\s?(?:nm|n\.?m|newton|ньютон|н[·.*]?м|kgm|نيوتن)/u, 'torque wrench'],
      [/(?:wheel|truck|car|lug) nut|колес|عجل|جنط/u, 'torque wrench'],
      [/allen|hex(?:agon)? socket|имбус|внутр\p{L}{0,6} шестигр|النكي|الن/u, 'allen key'],
      [SCREW, 'screwdriver'],
      [NUT_OR_BOLT, 'spanner'],
    ],
  },
  {
    does: LOOSEN,
    things: [
      [STUCK, 'penetrating spray'],
      [
        /^(?=.*(?:circlip|snap ring|retaining ring|стопорн\p{L}{0,6} кол|سركل)).*(?:bore|hous|inside|internal|внутр|отверст|داخل)/u,
        'internal circlip pliers',
      ],
      [
        /^(?=.*(?:circlip|snap ring|retaining ring|стопорн\p{L}{0,6} кол|سركل)).*(?:shaft|outside|external|вал|наруж|خارج|عمود)/u,
        'external circlip pliers',
      ],
      [CIRCLIP, 'circlip pliers'],
      [/(?:wheel|truck|car|lug) nut|колес|عجل|جنط|كفر/u, 'impact wrench'],
      [/allen|hex(?:agon)? socket|имбус|внутр\p{L}{0,6} шестигр|النكي|الن/u, 'allen key'],
      [/torx|star|звездоч|торкс|نجم/u, 'torx key'],
      [SCREW, 'screwdriver'],
      [/nut|hex bolt|гайк|болт|صامول|عزق|بولت/u, 'spanner'],
    ],
  },
  {
    does: THREAD,
    things: [[/./u, 'thread tap']],
  },
  {
    does: CUT,
    things: [
      [STONE, 'diamond disc'],
      [MASONRY, 'diamond disc'],
      [/wire|cable|провод|кабел|проволок|سلك|اسلاك|كيبل|كابل/u, 'side cutters'],
      [STAINLESS, 'stainless steel cutting disc'],
      [METAL, 'metal cutting disc'],
      [/slot|pocket|groove|keyway|паз|карман|مجري/u, 'end mill'],
    ],
  },
  {
    does: DRILL,
    things: [
      [MASONRY, 'sds plus rotary hammer'],
      [/beam|girder|балк|швеллер|كمر/u, 'magnetic drill'],
      [STAINLESS, 'cobalt drill bit'],
      [METAL, 'hss drill bit'],
    ],
  },
  {
    does: GRIND,
    things: [
      [/wood|furniture|дерев|мебел|خشب/u, 'velcro disc'],
      [/weld|paint|burr|edge|сварн|шов|краск|заусен|кромк|لحام|دهان|بويه/u, 'flap disc'],
    ],
  },
  {
    does: PROTECT,
    things: [
      [
        /(?<![\p{L}])ears?(?![\p{L}])|hearing|noise|loud|уши|ушей|шум|слух|اذن|ضوضاء|ضجيج|ازعاج/u,
        'ear muffs',
      ],
      [/(?<![\p{L}])eyes?(?![\p{L}])|глаз|عين|عيون/u, 'safety glasses'],
      [/lung|breath|dust|fume|vapou?r|легк|дыхан|пыл|испарен|رئ|تنفس|غبار|تراب/u, 'respirator'],
      [
        /^(?=.*(?:hand|finger|рук|يد|ايدي)).*(?:acid|chemical|solvent|кислот|хими|растворит|حمض|احماض|كيماوي)/u,
        'chemical gloves',
      ],
      [
        /^(?=.*(?:hand|finger|рук|يد|ايدي)).*(?:cut|glass|sheet|blade|knife|порез|стекл|جرح|قطع|زجاج)/u,
        'cut resistant gloves',
      ],
      [
        /^(?=.*(?:hand|finger|рук|يد|ايدي)).*(?:weld|spark|hot|heat|свар|искр|ожог|жар|لحام|حرار)/u,
        'leather gloves',
      ],
      [
        /^(?=.*(?:foot|feet|(?<![\p{L}])ног|قدم|رجل)).*(?:water|rain|mud|wet|вод|сыр|грязи|ماء|مياه|طين)/u,
        'safety wellingtons',
      ],
      [/(?<![\p{L}])head(?![\p{L}])|skull|голов|راس/u, 'safety helmet'],
      [/hands?(?![\p{L}])|finger|рук|пальц|يد|ايدي|اصابع/u, 'safety gloves'],
      [/foot|feet|toe|(?<![\p{L}])ног|ступн|قدم|رجل|اقدام/u, 'safety shoes'],
      [/circuit|wiring|short circuit|overload|коротк|перегруз|проводк|линию|دائره|قصر/u, 'mcb'],
    ],
  },
  {
    does: BREATHE,
    things: [
      [/dust|sand|wood|cement|пыл|шлиф|цемент|غبار|تراب|اسمنت/u, 'dust mask'],
      [/./u, 'half mask respirator'],
    ],
  },
  {
    does: GREASE,
    things: [
      [/bearing|подшипник|رولمان|بيرنج|بيرينج|بلي(?!\p{L})|بليه/u, 'bearing grease'],
      [/food|bakery|dairy|пищев|غذا/u, 'food grade oil'],
      [/lathe bed|slideway|guideway|bed of lathe|станин|направляющ|مخرط/u, 'slideway oil'],
      [/chain|rope|цеп|трос|سلسل|جنزير|واير رفع/u, 'chain lubricant spray'],
      [/gearbox|gear box|редуктор|коробк|جيربوكس|علبه تروس/u, 'gear oil'],
      [/hinge|lock|window|петл|замк|замок|مفصل|قفل/u, 'silicone spray'],
    ],
  },
  {
    does: FOR_GREASE,
    things: [[/(?:food|bakery|dairy|пищев|غذا)/u, 'food grade oil']],
    named: true,
  },
  {
    does: JOIN,
    things: [
      [
        /^(?=.*(?:cable|wire|кабел|провод|كيبل|كابل|سلك)).*(?:bus ?bar|stud|battery|earth|terminal|шин|шпильк|аккум|клемм|بسبار|بطاري)/u,
        'cable lug',
      ],
    ],
  },
  {
    does: ENTER,
    things: [
      [
        /^(?=.*(?:cable|wire|кабел|провод|كيبل|كابل|سلك)).*(?:panel|box|enclosure|motor|cabinet|щит|короб|шкаф|корпус|لوح|صندوق|علب)/u,
        'cable gland',
      ],
    ],
  },
  {
    does: SWITCH,
    things: [[/motor|pump|heater|двигател|мотор|насос|тэн|موتور|محرك|مضخ|سخان/u, 'contactor']],
  },
  {
    does: BLANK,
    things: [
      [
        /flange|фланец|фланц|فلنج|فلانش|end of (?:a |the )?pipe|pipe end|конец трубы/u,
        'blind flange',
      ],
    ],
  },
  {
    does: SHUT,
    things: [
      [
        /(?:back ?flow|(?:flow|go|com|run)\p{L}{0,3} back|назад|обратн\p{L}{0,4} (?:поток|ток)|رجوع|ارتداد)/u,
        'check valve',
      ],
      [
        /water|steam|gas|flow|line|pipe|вод|пар|газ|поток|труб|مياه|ماء|مي|موي|بخار|غاز|خط/u,
        'ball valve',
      ],
    ],
  },
  {
    does: MEASURE,
    things: [
      [
        /diameter|depth|thickness|inside|outside|width|диаметр|глубин|толщин|ширин|قطر|عمق|سماك|عرض/u,
        'vernier caliper',
      ],
    ],
  },
  {
    does: BREAK,
    things: [
      [/concrete|floor|road|slab|бетон|пол|дорог|плит|خرسان|اسمنت|بلاط|ارضي/u, 'sds max hammer'],
      [/wall|brick|стен|кирпич|جدار|حايط|حيط|طوب/u, 'sledge hammer'],
    ],
  },
  {
    does: HOLD,
    things: [[/pipe|fitting|труб|муфт|ماسور|مواسير|انبوب/u, 'water pump pliers']],
  },
  {
    does: STRIKE,
    things: [[UNHARMED, 'soft face hammer']],
    named: true,
  },
];

/** What does things: where it is named it is sought, and the rest says which. */
const TOOL =
  /glove|dis[ck]s?(?!\p{L})|cutting wheel|blade|spanner|wrench|plier|screwdriver|valve|grease(?! )|spray|paste|gland|(?<!\p{L})lugs?(?!\p{L})|mask|respirator|goggle|glasses|spectacle|helmet|muff|shoes|boots|caliper|vernier|hammer|grinder|breaker|mcb|contactor|key(?!way)|belt|washer|machine|pump\s?$|перчат|круг|диск|ключ|клещ|отвертк|кран(?!\p{L}{3})|клапан|смазк|масло|спрей|ввод|наконечник|маск|респиратор|очки|каск|наушник|ботинк|сапог|штангенциркул|молот|болгарк(?!ой)|автомат|пускател|контактор|ремень|шайб|сверло|сверла|метчик|قفاز|قرص|ديسك|مفتاح|مفك|كماش|محبس|صمام|بخاخ|خوذ|نظار|كمام|حذاء|جلاند|مطرقه|شاكوش|صاروخ|حجر/u;
/** A verb and its object. */
const IS_SENTENCE = /\S\s+\S/u;
/** Sizes with their units, designations and what a size belongs to. */
const SIZES =
  /(?<![\p{L}\p{N}])(?:m|м|dn|ph|pz|t)?\d[\d./x]*\s?(?:nm|mm|cm|kw|hp|v|volts?|a|amps?|sqmm|in|inch(?:es)?|bar|kg|нм|мм|квт|в|а|кг|см|дюйм\p{L}*|newton|ньютон\p{L}*|мм2|مم|ملم|سم|بوصه|انش|امبير|فولت|حصان|نيوتن|كيلو)?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:дюйм|полдюйма|half inch|بوصه|انش)(?!\p{L})/gu;
const MAX_SIZES = 4;

const NAMED = DEEDS.filter(({ named }) => named === true);
const VERB = anyVerb();

/** Where a verb stands behind what leads to a purpose. */
function placesOf(text: string): number[] {
  const places: number[] = [];
  for (let place = text.indexOf(' ') + 1; place > 0; place = text.indexOf(' ', place) + 1)
    if (isAt(VERB, text, place) && isAt(LEADS, text, place)) places.push(place);
  return places;
}

/** Expects normalised text of at most a few hundred characters; every other text stays as it is. */
export function withDeeds(text: string): string {
  if (!IS_SENTENCE.test(text)) return text;
  const places = placesOf(text);
  // Most queries have no such verb: they cost one look at each word.
  const deeds = places.length > 0 || isAt(VERB, text, 0) ? DEEDS : NAMED;
  const said = deeds.filter(({ does }) => does(text, places));
  if (said.length === 0) return text;
  const isNamed = TOOL.test(text);
  const noun = said
    .filter(({ named }) => !isNamed || named === true)
    .flatMap(({ things }) => things)
    .find(([to]) => to.test(text))?.[1];
  if (noun === undefined) return text;
  const sizes = (text.match(SIZES) ?? []).slice(0, MAX_SIZES);
  return [
    noun,
    ...sizes.map((size) => size.replace(/\s?(?:newton|ньютон\p{L}*|نيوتن)/u, 'nm')),
  ].join(' ');
}
