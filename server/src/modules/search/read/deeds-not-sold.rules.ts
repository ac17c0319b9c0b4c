// Deeds whose tool shops of this trade seldom sell ("pull a bearing off a shaft"): they become its noun, so that the answer says so instead of showing what it is done to.
import { type Deed, verb } from './deed-verbs.rules.ts';

const PULL = verb(
  'pull|pulling|pull off|removing|extracting|taking off|getting|get|take|take off|remove|extract|سحب|اسحب|يسحب|لسحب|خلع|اخلع|يخلع|لخلع|نزع|انزع|لنزع|اخراج|لاخراج|فك|لفك|افك',
  'сня|снима|спрессов|выпрессов|стащ|стяну|стяги|вытащ|демонтиров|сдерн|=снятие|=демонтаж|=съем',
);
const UNSCREW = verb(
  'remove|extract|get|take|undo|unscrew|drill out|فك|افك|لفك|اخراج|لاخراج|اطلع|سحب',
  'выкру|выверн|выверт|извле|откру|отверн|вытащ|доста|высверл',
);
const HEAT = verb(
  'heat up|warm up|preheat|تسخين|اسخن|يسخن|سخن|لتسخين',
  'нагре|разогре|прогре|=нагрев',
  'heat|heating|warm|expand',
  '(?:a |the )?bearings?(?:$|\\s(?:before|for|to|prior|in order|up|and))',
);
const CRIMP = verb(
  'كبس|اكبس|يكبس|لكبس|تكبيس|ضغط كوس',
  'обжа|обжим|опресс|=обжим|=опрессовка',
  'crimp|press',
  '(?:a |the )(?:lug|ferrule|cable lug)s?',
);
const STRIP = verb(
  'تقشير|اقشر|لتقشير|تعريه|تعرية',
  'зачи|разде|=зачистка|=разделка',
  'strip|skin|peel',
  '(?:cable|wire|insulation)s?',
);
const CUT_THREAD = verb(
  '(?:make|cut|put) (?:a |the |outside |external |male )?threads?|(?:اعمل|يعمل|عمل|لعمل) (?:سن|قلاووظ)|تسنين|قلوظه',
  'нареза|нарез|=нарезка',
  'thread',
  '(?:a |the )(?:rod|bar|bolt|pipe|stud)s?',
);
const MEASURE = verb(
  'measure|measuring|قياس|اقيس|يقيس|لقياس|فحص',
  'измер|замер|провер|помер|=замер|=проверка',
  'check|test',
);
const LIFT = verb(
  'رفع|ارفع|يرفع|لرفع|تعليق',
  'подня|поднима|подве',
  'lift|hoist|raise',
  '(?:a |the |heavy )(?:motor|engine|load|gearbox|machine|pump|weight)s?',
);

const FITTED =
  /bearing|gear|pulley|sprocket|coupling|hub|подшип|шестер|шкив|звездоч|муфт|ступиц|رولمان|بيرنج|بيرينج|بلي(?!\p{L})|بليه|بكره|ترس|طاره|كوبلن/u;
const OFF =
  /(?<!\p{L})(?:off|out|from|shaft|stuck|seized|puller)(?!\p{L})|(?<!\p{L})с (?:вала|оси|двигателя|мотора|шпинделя)|из (?:корпуса|гнезда|посад)|подшип|رولمان|بيرنج|بيرينج|بلي(?!\p{L})|بليه|من (?:ال)?(?:عمود|شفت|محور|موتور|مكان|بيت)|العمود|الشفت/u;
const BROKEN =
  /broken|snapped|sheared|damaged|rounded|stripped|сломан|слома|обломан|облом|сорван|срезан|مكسور|مقطوع|تالف|ممسوح/u;
const FASTENER =
  /bolt|stud|screw|(?<!\p{L})tap(?!\p{L})|болт|шпильк|винт|метчик|برغي|براغي|مسمار|مسامير|بولت|جوي/u;

export const NOT_SOLD: readonly Deed[] = [
  {
    does: UNSCREW,
    things: [[both(BROKEN, FASTENER), 'bolt extractor']],
  },
  {
    does: PULL,
    things: [[both(FITTED, OFF), 'bearing puller']],
  },
  {
    does: HEAT,
    things: [[/bearing|подшип|رولمان|بيرنج|بيرينج|بلي/u, 'bearing heater']],
  },
  {
    does: CRIMP,
    things: [
      [/lug|ferrule|cable end|наконечник|гильз|كوس|ترمنال|روس كيبل|اطراف/u, 'crimping tool'],
    ],
    named: true,
  },
  {
    does: STRIP,
    things: [[/wire|cable|insulation|провод|кабел|изоляц|سلك|اسلاك|كيبل|كابل/u, 'wire stripper']],
  },
  {
    does: CUT_THREAD,
    things: [
      [
        /(?:on|over|outside) (?:a |the |of )?(?:rod|bar|bolt|pipe|stud|shaft)|outside|external|male|thread (?:a |the )?(?:rod|bar|pipe)|наружн|на (?:прутк|стержн|вал|труб|болт|шпильк)|خارجي|على (?:سيخ|ماسور|عمود|مسمار)/u,
        'threading die',
      ],
    ],
  },
  {
    does: MEASURE,
    things: [
      [/clearance|(?<!\p{L})gap|backlash|зазор|خلوص/u, 'feeler gauge'],
      [
        /voltage|(?<!\p{L})current|resistance|continuity|напряжен|сопротивлен|فولت|تيار كهرب/u,
        'multimeter',
      ],
      [/insulation|megger|изоляц|عزل/u, 'megger'],
      [/temperature|температур|حرار/u, 'infrared thermometer'],
      [/runout|run out|alignment|биени|соосн|محاذاه/u, 'dial gauge'],
      [/(?<!\p{L})rpm|(?<!\p{L})speed|оборот|скорост|سرعه/u, 'tachometer'],
      [/length of (?:room|wall|pipe|cable)|distance|расстоян|مسافه/u, 'measuring tape'],
    ],
  },
  {
    does: LIFT,
    things: [
      [
        /motor|engine|load|gearbox|machine|pump|weight|двигател|мотор|груз|редуктор|станок|насос|موتور|محرك|حمل|مكينه|ماكينه|مضخ/u,
        'chain hoist',
      ],
    ],
  },
];

function both(one: RegExp, other: RegExp): RegExp {
  return new RegExp(`^(?=.*(?:${one.source}))(?=.*(?:${other.source}))`, 'u');
}
