// Deeds: sentences that name only what is done ("tighten head bolts to 90 Nm", «чем резать плитку») become the noun of what does it, with the sizes that they say.

type Deed = {
  does: (text: string, to: RegExp) => boolean;
  to: RegExp;
  noun: string;
  /** Also where the text names what does it. */
  named?: true;
};

/** What stands before a verb that is a purpose; a verb elsewhere describes a noun. */
const LEADS = '(?<![\\p{L}\\p{N}])(?:to|that|which|will|can|i|we|чем|как|чтобы|надо|нужно|كيف|شي|شيء|حاجه|اريد|ابغي|ابي|عايز|عاوز|بدي|ايش|وش|شو)\\s';
/** Between a verb that is a noun as well and its object. */
const LITTLE = '(?:the|a|an|my|some|thick|thin|hard|old|big|small|through|into|in|on|off|up|open|holes?)';

/**
 * @param plain words that are verbs only, and Arabic ones, at the beginning or behind what leads to a purpose
 * @param russian stems of infinitives
 * @param nouns English words that are nouns as well ("drill", "seal"): at the beginning their object follows at once
 */
function verb(plain: string, russian: string, nouns = ''): (text: string, to: RegExp) => boolean {
  const sure = new RegExp(
    `(?:^|${LEADS})(?:(?:${plain})(?!\\p{L})|(?:${russian})\\p{L}{0,6}(?:ть|чь|ти|ться)(?!\\p{L}))`,
    'u',
  );
  const led = nouns === '' ? undefined : new RegExp(`${LEADS}(?:${nouns})(?!\\p{L})`, 'u');
  const first =
    nouns === ''
      ? undefined
      : new RegExp(`^(?:${nouns})\\s((?:${LITTLE}\\s){0,3}(?:\\d\\S{0,6}\\s(?:mm\\s)?)?\\p{L}+(?:\\s\\p{L}+)?)`, 'u');
  return (text, to) => {
    if (sure.test(text) || led?.test(text) === true) return to.test(text);
    const object = first?.exec(text)?.[1];
    return object !== undefined && to.test(object);
  };
}

const TIGHTEN = verb('tighten|fasten|تشد|شد|اشد|يشد|اربط|يربط', 'затя|дотя|закру|заверн|протян', 'torque');
const LOOSEN = verb(
  'loosen|undo|unscrew|remove|take off|افك|فك|يفك|تفك|افتح|فتح|يفتح|اشيل|يشيل',
  'откру|отверн|сня|снима|вывер|сорва',
  'open|free|turn',
);
const CUT = verb('slice|اقص|يقص|قص|اقطع|يقطع|تقطيع', 'рез|отрез|перерез|порез|разрез|пил|распил', 'cut|saw');
const DRILL = verb(
  'make (?:a )?holes?|put (?:a )?holes?|اثقب|يثقب|ثقب|اخرم|يخرم|تخريم|اخرق',
  'сверл|просверл|засверл|бур|пробур|долб|продолб',
  'drill|bore',
);
const THREAD = verb(
  '(?:make|cut|put|repair|restore) (?:a |the |inside |internal )?threads?|(?:اعمل|يعمل) (?:سن|قلاووظ)',
  'нареза|нарез',
);
const GRIND = verb('smooth|deburr|remove|اجلخ|جلخ|اصنفر|انعم|تنعيم|ازيل', 'шлиф|зачи|отшлиф|полир|сня|снима|обдир', 'grind|sand|polish|clean|strip');
const PROTECT = verb('protect(?:ion)?|protects|حمايه|احمي|يحمي|تحمي|وقايه|от', 'защи|сбере', 'save|guard|cover');
const BREATHE = verb('breathe?|breathing|اتنفس|يتنفس', 'дыш|дыха');
const GREASE = verb('lubricate|lubricating|lubrication|تشحيم|اشحم|تزييت|تزليق', 'смаз|прошприц', 'grease|oil');
const FOR_GREASE = (text: string, to: RegExp): boolean =>
  /^(?:oil|lubricant|масло|زيت) (?:for|of|для|ل)/u.test(text) && to.test(text);
const JOIN = verb('join|connect|terminate|attach|توصيل|اوصل|يوصل', 'соедин|подключ|обжа|опресс|присоедин', 'crimp|fix');
const ENTER = verb('bring|pass|insert|ادخال|ادخل|تمرير', 'вве|завес|заводи|загермет|уплотн', 'seal|lead|enter|take');
const SWITCH = verb('switch(?:ing)? o(?:n|ff)|turn o(?:n|ff)|تشغيل|اشغل|يشغل', 'включ|выключ|запус|управл', 'switch|start|control|stop');
const SHUT = verb('shut(?: off)?|isolate|اقفل|يقفل|اغلاق|اغلق|يغلق|ايقاف|اسكر', 'перекры|закры|останов|останав', 'close|stop|block');
const BLANK = verb('سد|اسد|يسد', 'заглуш|закры', 'close|blank|cap|block|plug');
const MEASURE = verb('measure|measuring|قياس|اقيس|يقيس', 'измер|замер|провер|помер', 'check');
const BREAK = verb('demolish|smash|knock down|اكسر|تكسير|يكسر|هدم|اهدم', 'лома|слома|разби|разруш|сби|долб', 'break|chip');
const HOLD = verb('grip|امسك|مسك|يمسك', 'держа|удерж|зажа|схват', 'hold|turn');
const STRIKE = (text: string, to: RegExp): boolean =>
  /(?<![\p{L}\p{N}])(?:hammer|hit|strike|knock|молот\p{L}*|бить|удар\p{L}*|مطرقه|شاكوش|طرق)(?!\p{L})/u.test(text) && to.test(text);

const STUCK =
  /rust|seized|stuck|jammed|frozen|corroded|прикип|ржав|закис|заржав|прикис|صدي|مصد|مصدي|عالق|لازق|معلق/u;
const CIRCLIP = /circlip|snap ring|retaining ring|стопорн\p{L}* кол|سركل|حلقه زنق|تيله/u;
const NUT_OR_BOLT = /nut|bolt|гайк|болт|صامول|عزق|مسمار|برغي|بولت/u;
const SCREW = /screw|винт|шуруп|саморез|سكرو|براغي صغير|فيس/u;
const STONE =
  /tile|ceramic|marble|granite|porcelain|плитк|керам|гранит|мрамор|سيراميك|رخام|بلاط|جرانيت|بورسلان/u;
const MASONRY =
  /concrete|wall|brick|masonry|roof slab|бетон|стен|кирпич|خرسان|اسمنت|جدار|حايط|حيط|طوب/u;
const METAL = /steel|metal|iron|rebar|pipe|angle|сталь|металл|желез|арматур|труб|уголок|حديد|معدن/u;
const STAINLESS = /stainless|inox|нерж|ستانلس|ستيل|استنلس/u;

/** The first whose verb and object are both said is meant. */
const DEEDS: readonly Deed[] = [
  { does: TIGHTEN, to: /\d\s?(?:nm|n\.?m|newton|ньютон|н[·.*]?м|kgm|نيوتن)/u, noun: 'torque wrench' },
  { does: LOOSEN, to: STUCK, noun: 'penetrating spray' },
  {
    does: LOOSEN,
    to: /(?:circlip|snap ring|retaining ring|стопорн\p{L}* кол|سركل).*(?:bore|hous|inside|internal|внутр|отверст|داخل)/u,
    noun: 'internal circlip pliers',
  },
  {
    does: LOOSEN,
    to: /(?:circlip|snap ring|retaining ring|стопорн\p{L}* кол|سركل).*(?:shaft|outside|external|вал|наруж|خارج|عمود)/u,
    noun: 'external circlip pliers',
  },
  { does: LOOSEN, to: CIRCLIP, noun: 'circlip pliers' },
  { does: LOOSEN, to: /(?:wheel|truck|car|lug) nut|колес|عجل|جنط|كفر/u, noun: 'impact wrench' },
  { does: TIGHTEN, to: /(?:wheel|truck|car|lug) nut|колес|عجل|جنط/u, noun: 'torque wrench' },
  { does: LOOSEN, to: /allen|hex(?:agon)? socket|имбус|внутр\p{L}* шестигр|النكي|الن/u, noun: 'allen key' },
  { does: TIGHTEN, to: /allen|hex(?:agon)? socket|имбус|внутр\p{L}* шестигр|النكي|الن/u, noun: 'allen key' },
  { does: LOOSEN, to: /torx|star|звездоч|торкс|نجم/u, noun: 'torx key' },
  { does: TIGHTEN, to: SCREW, noun: 'screwdriver' },
  { does: LOOSEN, to: SCREW, noun: 'screwdriver' },
  { does: TIGHTEN, to: NUT_OR_BOLT, noun: 'spanner' },
  { does: LOOSEN, to: /nut|hex bolt|гайк|болт|صامول|عزق|بولت/u, noun: 'spanner' },
  { does: THREAD, to: /./u, noun: 'thread tap' },
  { does: CUT, to: STONE, noun: 'diamond disc' },
  { does: CUT, to: MASONRY, noun: 'diamond disc' },
  { does: CUT, to: /wire|cable|провод|кабел|проволок|سلك|اسلاك|كيبل|كابل/u, noun: 'side cutters' },
  { does: CUT, to: STAINLESS, noun: 'stainless steel cutting disc' },
  { does: CUT, to: METAL, noun: 'metal cutting disc' },
  { does: CUT, to: /slot|pocket|groove|keyway|паз|карман|مجري/u, noun: 'end mill' },
  { does: DRILL, to: MASONRY, noun: 'sds plus rotary hammer' },
  { does: DRILL, to: /beam|girder|балк|швеллер|كمر/u, noun: 'magnetic drill' },
  { does: DRILL, to: STAINLESS, noun: 'cobalt drill bit' },
  { does: DRILL, to: METAL, noun: 'hss drill bit' },
  { does: GRIND, to: /wood|furniture|дерев|мебел|خشب/u, noun: 'velcro disc' },
  { does: GRIND, to: /weld|paint|burr|edge|сварн|шов|краск|заусен|кромк|لحام|دهان|بويه/u, noun: 'flap disc' },
  {
    does: PROTECT,
    to: /(?<![\p{L}])ears?(?![\p{L}])|hearing|noise|loud|уши|ушей|шум|слух|اذن|ضوضاء|ضجيج|ازعاج/u,
    noun: 'ear muffs',
  },
  { does: PROTECT, to: /(?<![\p{L}])eyes?(?![\p{L}])|глаз|عين|عيون/u, noun: 'safety glasses' },
  { does: PROTECT, to: /lung|breath|dust|fume|vapou?r|легк|дыхан|пыл|испарен|رئ|تنفس|غبار|تراب/u, noun: 'respirator' },
  { does: PROTECT, to: /(?<![\p{L}])head(?![\p{L}])|skull|голов|راس/u, noun: 'safety helmet' },
  { does: PROTECT, to: /hands?(?![\p{L}])|finger|рук|пальц|يد|ايدي|اصابع/u, noun: 'safety gloves' },
  { does: PROTECT, to: /foot|feet|toe|(?<![\p{L}])ног|ступн|قدم|رجل|اقدام/u, noun: 'safety shoes' },
  {
    does: PROTECT,
    to: /circuit|wiring|short circuit|overload|коротк|перегруз|проводк|линию|دائره|قصر/u,
    noun: 'mcb',
  },
  { does: BREATHE, to: /dust|sand|wood|cement|пыл|шлиф|цемент|غبار|تراب|اسمنت/u, noun: 'dust mask' },
  { does: BREATHE, to: /./u, noun: 'half mask respirator' },
  { does: GREASE, to: /food|bakery|dairy|пищев|غذا/u, noun: 'food grade oil' },
  { does: GREASE, to: /lathe bed|slideway|guideway|bed of lathe|станин|направляющ|مخرط/u, noun: 'slideway oil' },
  { does: GREASE, to: /chain|rope|цеп|трос|سلسل|جنزير|واير رفع/u, noun: 'chain lubricant spray' },
  { does: FOR_GREASE, to: /(?:food|bakery|dairy|пищев|غذا)/u, noun: 'food grade oil', named: true },
  { does: GREASE, to: /gearbox|gear box|редуктор|коробк|جيربوكس|علبه تروس/u, noun: 'gear oil' },
  { does: GREASE, to: /hinge|lock|window|петл|замк|замок|مفصل|قفل/u, noun: 'silicone spray' },
  {
    does: JOIN,
    to: /(?:cable|wire|кабел|провод|كيبل|كابل|سلك).*(?:bus ?bar|stud|battery|earth|terminal|шин|шпильк|аккум|клемм|بسبار|بطاري)/u,
    noun: 'cable lug',
  },
  {
    does: ENTER,
    to: /(?:cable|wire|кабел|провод|كيبل|كابل|سلك).*(?:panel|box|enclosure|motor|cabinet|щит|короб|шкаф|корпус|لوح|صندوق|علب)/u,
    noun: 'cable gland',
  },
  { does: SWITCH, to: /motor|pump|heater|двигател|мотор|насос|тэн|موتور|محرك|مضخ|سخان/u, noun: 'contactor' },
  {
    does: SHUT,
    to: /(?:back ?flow|(?:water|oil|gas|air|liquid) (?:flow\p{L}* |go\p{L}* |com\p{L}* |run\p{L}* )?back|назад|обратн\p{L}* (?:поток|ток)|رجوع|ارتداد)/u,
    noun: 'check valve',
  },
  { does: BLANK, to: /flange|фланец|фланц|فلنج|فلانش|end of (?:a |the )?pipe|pipe end|конец трубы/u, noun: 'blind flange' },
  {
    does: SHUT,
    to: /water|steam|gas|flow|line|pipe|вод|пар|газ|поток|труб|مياه|ماء|مي|موي|بخار|غاز|خط/u,
    noun: 'ball valve',
  },
  {
    does: MEASURE,
    to: /diameter|depth|thickness|inside|outside|width|диаметр|глубин|толщин|ширин|قطر|عمق|سماك|عرض/u,
    noun: 'vernier caliper',
  },
  { does: BREAK, to: /concrete|floor|road|slab|бетон|пол|дорог|плит|خرسان|اسمنت|بلاط|ارضي/u, noun: 'sds max hammer' },
  { does: BREAK, to: /wall|brick|стен|кирпич|جدار|حايط|حيط|طوب/u, noun: 'sledge hammer' },
  { does: HOLD, to: /pipe|fitting|труб|муфт|ماسور|مواسير|انبوب/u, noun: 'water pump pliers' },
  {
    does: STRIKE,
    to: /without (?:mark|damag|dent|scratch|hurt)\p{L}*|no marks|не остав|без след|не повре|بدون (?:خدش|علام|ضرر)/u,
    noun: 'soft face hammer',
    named: true,
  },
];

/** What does things: where it is named it is sought, and the rest says which. */
const TOOL =
  /glove|dis[ck]s?(?!\p{L})|cutting wheel|blade|spanner|wrench|plier|screwdriver|valve|grease(?! )|spray|paste|gland|(?<!\p{L})lugs?(?!\p{L})|mask|respirator|goggle|glasses|spectacle|helmet|muff|shoes|boots|caliper|vernier|hammer|grinder|breaker|mcb|contactor|key(?!way)|belt|washer|machine|pump\s?$|перчат|круг|диск|ключ|клещ|отвертк|кран(?!\p{L}{3})|клапан|смазк|масло|спрей|ввод|наконечник|маск|респиратор|очки|каск|наушник|ботинк|сапог|штангенциркул|молот|болгарк|автомат|пускател|контактор|ремень|шайб|сверло|сверла|метчик|قفاز|قرص|ديسك|مفتاح|مفك|كماش|محبس|صمام|بخاخ|خوذ|نظار|كمام|حذاء|جلاند|مطرقه|شاكوش|صاروخ|حجر/u;
/** A verb and its object. */
const IS_SENTENCE = /\S\s+\S/u;
/** Sizes with their units, designations and what a size belongs to. */
const SIZES =
  /(?<![\p{L}\p{N}])(?:m|м|dn|ph|pz|t)?\d[\d./x]*\s?(?:nm|mm|cm|kw|hp|v|volts?|a|amps?|sqmm|in|inch(?:es)?|bar|kg|нм|мм|квт|в|а|кг|см|дюйм\p{L}*|newton|ньютон\p{L}*|мм2|مم|ملم|سم|بوصه|انش|امبير|فولت|حصان|نيوتن|كيلو)?(?![\p{L}\p{N}])/gu;
const MAX_SIZES = 4;

/** Expects normalised text of at most a few hundred characters; every other text stays as it is. */
export function withDeeds(text: string): string {
  if (!IS_SENTENCE.test(text)) return text;
  const isNamed = TOOL.test(text);
  const deed = DEEDS.find(({ does, to, named }) => (!isNamed || named === true) && does(text, to));
  if (deed === undefined) return text;
  const sizes = (text.match(SIZES) ?? []).slice(0, MAX_SIZES);
  return [deed.noun, ...sizes.map((size) => size.replace(/\s?(?:newton|ньютон\p{L}*|نيوتن)/u, 'nm'))].join(' ');
}
