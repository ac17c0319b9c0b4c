// Rewrites of a query before its words are told apart: signs and spellings that a tokenizer would lose.
import { withConvertedSizes } from './converted-sizes.rules.ts';
import { withDeeds } from './deeds.rules.ts';
import { rewrittenByFamily } from './family-rewrites.rules.ts';
import { withNumberNouns } from './number-nouns.rules.ts';
import { withNumerals } from './number-words.rules.ts';

/** Square millimetres in every spelling become the unit `mm2`; a class sign `150#` the word it stands for. */
const REWRITES: readonly (readonly [RegExp, string])[] = [
  // A price is no size: "below ₹200", "under 20 rupees", "price under 10". Queries have at most 300 characters.
  [
    /(?:(?:below|under|less than|cheaper than|up to|above|over|до|дешевле|не дороже|اقل من|أقل من|ارخص من|أرخص من|تحت)\s)?(?:₹|\$|(?<![\p{L}\p{N}])(?:rs\.?|inr|usd|sar)\s?)\s?\d[\d.,]*/giu,
    ' inr ',
  ],
  // Queries have at most 300 characters.
  [
    /(?:(?:below|under|less than|cheaper than|up to|above|over|до|дешевле|не дороже|اقل من|أقل من|ارخص من|أرخص من|تحت)\s)?\d[\d.,]*\s?(₹|rupees?|rs|inr|usd|dollars?|sar|riyals?|руб\p{L}*|рупи\p{L}*|доллар\p{L}*|روبية|روبيه|ريال|دولار)(?![\p{L}\p{N}])/giu,
    ' $1 ',
  ],
  // Queries have at most 300 characters.
  [
    /(?:price|priced|цена|ценой|سعر)\s(?:below|under|up to|до|اقل من|أقل من)\s\d[\d.,]*/giu,
    ' price ',
  ],
  [/(?<![\p{L}\p{N}])v[\s-]?belts?(?![\p{L}\p{N}])/gu, 'vbelt'],
  [/(?<![\p{L}\p{N}])v[\s-]?pulleys?(?![\p{L}\p{N}])/gu, 'vpulley'],
  // What a pipe is joined by: "screwed ends" is no noun.
  [/(?<![\p{L}\p{N}])flanged?\sends?(?![\p{L}\p{N}])/gu, 'flanged'],
  [/(?<![\p{L}\p{N}])(?:screwed|threaded)\sends?(?![\p{L}\p{N}])/gu, 'threaded'],
  // "50 in stock" in Russian is no voltage.
  [/(\d)\s+в\s+(?=налич|бочк|ведр|банк|комплект|упаков|росси|москв)/gu, '$1 '],
  // Ring spanners by both of their openings, 6/7: no inch has a seventh.
  [
    /(?<![\d./-])([1-9]|[1-9]\d)\/(?!(?:2|4|8|16|32|64)(?!\d))([1-9]|[1-9]\d)(?![\d./])(?!\s?(?:in|"))/gu,
    '$1x$2',
  ],
  // 1/4-28 x 1 3/4
  [/(?<=\d\/\d{1,2}"?-\d\d)\s?[x×*]\s?(\d)[\s-](\d{1,2}\/\d{1,2})(?:"|in(?:ch)?)?/gu, ' x $1-$2in'],
  // 3/8-16x2 1/2"
  [/(?<=\d)x(\d{1,2})[\s-](\d{1,2}\/\d{1,2})\s?(?:"|''|in(?:ch)?(?![\p{L}]))/gu, ' x $1-$2in'],
  // Standards and sizes in Arabic letters: «دين 912», «دن 50».
  [/(?<![\p{L}\p{N}])دين\s?(?=\d{3,4}(?!\d))/gu, 'din '],
  [/(?<![\p{L}\p{N}])دن\s?(?=\d{2,3}(?!\d))/gu, 'dn'],
  // A metric thread in Arabic letters.
  [/(?<![\p{L}\p{N}])(?:ام|م)\s?(?=\d)/gu, 'm'],
  // Belts by section and number: "v belt b 50". Queries have at most 300 characters.
  [/(?<=(?:belt|рем(?:ень|ни|ня)|سير|سيور|قشاط).*\s)([abcz])[\s-](?=\d{2,3}(?![\d.x]))/gu, '$1'],
  [
    /(?<![\p{L}\p{N}])([abcz])[\s-](?=\d{2,3}(?![\d.x]).*(?:belt|рем(?:ень|ни|ня)|سير|سيور|قشاط))/gu,
    '$1',
  ],
  // Sections of belts in Cyrillic letters.
  [/(?<=рем(?:ень|ни|ня)\s(?:\p{L}+\s)?)а[-\s]?(?=\d)/gu, 'a'],
  [/(?<=рем(?:ень|ни|ня)\s(?:\p{L}+\s)?)в[-\s]?(?=\d)/gu, 'b'],
  [
    /(\d)\s*(?:sq\.?\s?-?mm|sqmm|mm\s?sq|mm2|mm\^2|mm²|кв\.?\s?мм|мм2|мм²|مم2|مم²|ملم2|مم مربع|ملم مربع)(?![\p{L}\p{N}]|\s*\d)/gu,
    '$1sqmm',
  ],
  [/(?<![\p{L}\p{N}])w\/\s?/gu, 'with '],
  // Fractions of which a tokenizer would make two numbers.
  [
    /(?<![\d/.])(1[135]|[1-6][1-9])\/(16|32|64)(?![\d/])(?:\s?in(?:ch(?:es)?)?(?![\p{L}])|\s?")?/gu,
    '$1/$2in',
  ],
  // Shoes and gloves have a number.
  [
    /(?<![\p{L}\p{N}])(?:no|nr|num|size|р|разм)\.?\s?(?=(?:3[5-9]|4[0-9])(?!\d))(?=.*(?:shoe|boot|wellington|footwear|ботинк|сапог|обув))/gu,
    'size ',
  ],
  // Queries have at most 300 characters.
  [
    /(?<=(?:shoe|boot|wellington|footwear)s?\s(?:.*\s)?)(?:no|nr)\.?\s?(?=(?:3[5-9]|4[0-9])(?!\d))/gu,
    'size ',
  ],
  [/cir\s?clip/gu, 'circlip'],
  // "washer 12 ka": of twelve, in Hindi.
  [/(?<=\d)\s(?:ka|ki|ke|wala|wali|vala|vali)(?![\p{L}\p{N}])/gu, ''],
  // Teeth of a cutter: z = 3.
  [/(?<![\p{L}\p{N}])z\s?=?\s?(?=[2-9](?![\d.]))/gu, 'z'],
  // Pipe threads of whole inches: 3 bsp.
  [/(?<![\p{L}\p{N}./-])([1-6])\s?(?:"|in(?:ch)?)?\s?bsp[pt]?(?![\p{L}\p{N}])/gu, 'g$1'],
  // Larsen & Toubro, whose letters are no words.
  [/(?<![\p{L}\p{N}])l\s?&\s?t(?![\p{L}\p{N}])/gu, 'larsen'],
  [/(?<![\p{L}\p{N}])[рp]\.?\s?(?=\d{1,2}(?!\d).*перчат)/gu, 'размер '],
  // Roller bearings and pipe threads whose sign stands apart: NU 318ECP, G1 1/2.
  [/(?<![\p{L}\p{N}])(nu|nj|nup)\s(?=\d{3,4}(?!\d))/gu, '$1'],
  // Queries have at most 300 characters.
  [
    /(?<![\p{L}\p{N}])(n|nf)\s(?=[23]\d\d(?!\d).*(?:bearing|roller|подшип|ролик|بيرنج|رولمان))/gu,
    '$1',
  ],
  [/(?<![\p{L}\p{N}])g(\d)[\s-](?=\d\/\d)/gu, 'g $1 '],
  // A rubber cable, no kilograms.
  [/(?<![\p{L}\p{N}])(?<!\d\s)кг\s?(?=\d+\s?[xх*]\s?\d)/gu, 'кабель кг '],
  // Abbreviations with points: c.i., h.s.s.
  [/(?<![\p{L}\p{N}.])([a-z])\.([a-z])\.([a-z])\.?(?![\p{L}\p{N}])/gu, '$1$2$3'],
  [/(?<![\p{L}\p{N}.])([a-z])\.([a-z])\.?(?![\p{L}\p{N}])/gu, '$1$2'],
  [/(?<![\p{L}\p{N}])(ph|pz|tx)\s(?=\d(?![\d.]))/gu, '$1'],
  [/(?<![\p{L}\p{N}])пх\s?(?=\d(?![\d.]))/gu, 'ph'],
  [/(?<![\p{L}\p{N}])(?:пз|pozi(?:driv(?:e)?)?)\s?(?=\d(?![\d.x]))/gu, 'pz'],
  [/(?<![\p{L}\p{N}])(?:pg|пг)\s(?=\d{1,2}(?!\d))/gu, 'pg'],
  [/(?<![\p{L}\p{N}])as\s?568[a-z]?[\s-]*(?=\d{3}(?!\d))/gu, 'as568-'],
  [/(?<![\p{L}\p{N}])no\.?\s?(?=\d{1,2}-\d{2}(?!\d))/gu, ''],
  [/(\d)\s?(?:н[·.*]?\s?м|ньютон\p{L}*|نيوتن(?:\s?متر)?|n\.m\.?|n-m)(?![\p{L}\p{N}])/gu, '$1nm'],
  [/(?:^|\s)#\s?(\d{3,4})(?!\d)/g, ' class $1'],
  [/(?<![\d.])(\d{3,4})\s?(?:#|lbs?\b)/g, 'class $1'],
  // Screws of the unified series by number: #10-24.
  [/(?:^|\s)#\s?(\d{1,2})(?!\d)/g, ' $1'],
  [
    /(\d)\s?(?:об\/мин|об\.мин|об мин|об(?![\p{L}])|r\/min|r\.p\.m\.?|لفه\/دقيقه|لفه في الدقيقه|د\/د|دوره\/دقيقه)/gu,
    '$1rpm',
  ],
  [/(\d)\s?(?:л\.\s?с\.?|лс|h\.p\.?|حصان)(?![\p{L}\p{N}])/gu, '$1hp'],
  [
    /(?:^|\s)(?:minus|минус|ناقص|-)\s?(\d{1,3})\s?(?:°\s?[cс]?|deg(?:rees?)?\.?\s?c?|c|с|град\p{L}*|درجه)(?![\p{L}\p{N}])/gu,
    ' below0 $1celsius',
  ],
  [/(\d)\s?(?:°|deg\.?|degrees?|град\w*|درجه)\s?[cс](?![\p{L}\p{N}])/gu, '$1celsius'],
  // Bends have an angle.
  [
    /(\d)\s?(?:deg\.?|degrees?)(?![\p{L}\p{N}])(?!\s*(?:lr|sr|long|short|radius|elbow|bend|ell|return|equal))/gu,
    '$1celsius',
  ],
  // The Cyrillic letter is also "with".
  [/(\d)\s(?:c(?![\p{L}\p{N}])|с\s*$)/gu, '$1celsius'],
  [/(?<![\d.])([2-9])\s?fl(?:utes?)?(?![\p{L}\p{N}])/gu, 'z$1'],
  // Eighths of an inch, horses and turns of Indian workshops.
  [/(?<![\d./])([1-7])\s?(?:sut|soot|suta|sutta)(?![\p{L}])/gu, '$1/8in'],
  [/(?<![\d.])(\d{1,3}(?:\.\d)?)\s?(?:ghod[ae]|ghor[ae])(?![\p{L}])/gu, '$1hp'],
  [/(?<!\d)(\d{3,4})\s?(?:chakkar|chakr)(?![\p{L}])/gu, '$1rpm'],
  // Teeth of a cutter in Russian: 4-зубая.
  [/(?<![\d.])([2-9])\s?-?\s?зуб\p{L}*/gu, 'z$1'],
  // Breakers by curve and current: "C-4", "C 16". Queries have at most 300 characters.
  [
    /(?<![\p{L}\p{N}])([bcd])\s([1-4]\s?(?:p|п|pole|полюс))(?=.*(?:mcb|breaker|автомат|قاطع|مفتاح))/gu,
    '$2 $1 ',
  ],
  [/(?<=(?:mcb|breaker|автомат|قاطع|مفتاح).*\s)([bcd])\s([1-4]\s?(?:p|п|pole|полюс))/gu, '$2 $1 '],
  [
    // In a query of at most 300 characters.
    /(?<![\p{L}\p{N}])([bcd])[\s-](?=\d{1,2}a?(?![\p{L}\d.]))(?=.*(?:mcb|breaker|автомат|قاطع|مفتاح))/gu,
    '$1',
  ],
  [
    /(?<=(?:mcb|breaker|автомат|قاطع|مفتاح)[^\d]*\s)([bcd])[\s-](?=\d{1,2}a?(?![\p{L}\d.]))/gu,
    '$1',
  ],
  // "40 - 200 nm" is one range.
  [
    /(?<![\p{L}\d.])(\d+(?:\.\d+)?)\s[-–—]\s(\d+(?:\.\d+)?)(?=\s?(?:nm|н|нм|mm|мм|مم|نيوتن)(?![\p{L}]))/gu,
    '$1-$2',
  ],
  // Shoes by the British number: 8 no.
  [/(?<=(?:shoe|boot)s?\s)(\d{1,2})\s(?:no|number|nr)\.?(?![\p{L}])/gu, 'uk $1'],
  // "3 in steel flange" is: pipes go by inches. Queries have at most 300 characters.
  [
    /(?<![\d.])(\d{1,2})\s+in\s+(?=.*(?:flange|pipe|valve|elbow|tee|fitting|reducer|bend))/gu,
    '$1in ',
  ],
  // "150 in stock" is no inches.
  [
    /(\d)\s+in\s+(?=(?:stock|bulk|hand(?!\s(?:grinder|drill|saw|tool))|india|saudi|riyadh|stainless|steel|ss|brass|mm|mild|inch|inches|housing|hub)(?![\p{L}\p{N}]))/gu,
    '$1 ',
  ],
  // Bearings by the letters of their drawing: d 30 D 62 B 16.
  [
    /(?<![\p{L}\p{N}])d\s?=?\s?(\d+(?:\.\d+)?)\s?(?:mm|мм)?[\s,x]*d\s?=?\s?(\d+(?:\.\d+)?)\s?(?:mm|мм)?[\s,x]*[bhw]\s?=?\s?(?=\d)/gu,
    '$1x$2x',
  ],
  [
    /(?<![\p{L}\p{N}])(ball|gate|globe|check|butterfly|non return)\s?v\/v(?![\p{L}\p{N}])/gu,
    '$1 valve',
  ],
  [/(?<![\p{L}\p{N}])i\.\s?d\.?(?![\p{L}\p{N}])/gu, 'id'],
  [/(?<![\p{L}\p{N}])o\.\s?d\.?(?![\p{L}\p{N}])/gu, 'od'],
  [/(?<![\p{L}\p{N}])n\.\s?b\.?(?![\p{L}\p{N}])/gu, 'nb'],
  [/(?<![\p{L}\p{N}])a\/f(?![\p{L}\p{N}])/gu, 'af'],
  [/(?<![\p{L}\p{N}])c\/s(?![\p{L}\p{N}])/gu, 'cs'],
  [/(?<![\p{L}\p{N}])ф\s?(?=\d)/gu, ''],
];

/** Threads to an inch of the unified series, by size. [ASME B1.1] */
const UNIFIED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  unc: {
    ...{
      '1/4': 20,
      '5/16': 18,
      '3/8': 16,
      '7/16': 14,
      '1/2': 13,
      '9/16': 12,
      '5/8': 11,
      '3/4': 10,
      '7/8': 9,
      '1': 8,
    },
    ...{ '2': 56, '4': 40, '5': 40, '6': 32, '8': 32, '10': 24, '12': 24 },
  },
  unf: {
    ...{
      '1/4': 28,
      '5/16': 24,
      '3/8': 24,
      '7/16': 20,
      '1/2': 20,
      '9/16': 18,
      '5/8': 18,
      '3/4': 16,
      '7/8': 14,
      '1': 12,
    },
    ...{ '2': 64, '4': 48, '5': 44, '6': 40, '8': 36, '10': 32, '12': 28 },
  },
};
const SIZE_AND_SERIES =
  /(?<![\d./-])(\d\d?(?:\/\d\d?)?)\s?(?:in(?:ch)?(?![\p{L}])|"|'')?\s?(unc|unf)(?:\s?[xх×*]\s?(?=\d)|(?=\s?\d|[^\p{L}\p{N}]|$))/gu;

/** `1/2 x 2 unc`: the series behind the length. */
const SERIES_BEHIND =
  /(?<![\d./-])(\d\d?(?:\/\d\d?)?)\s?(?:in(?:ch)?|"|'')?(\s?[x×*]\s?\d[\d./\s-]*(?:in(?:ch)?|"|'')?)\s?(unc|unf)(?![\p{L}\p{N}])/gu;

/** `3/8 unc` is 3/8-16. */
function unified(typed: string): string {
  const text = typed.replace(SERIES_BEHIND, (all, size: string, length: string, series: string) =>
    UNIFIED[series]?.[size] === undefined ? all : `${size} ${series}${length}`,
  );
  return text.replace(SIZE_AND_SERIES, (all, size: string, series: string) => {
    const pitch = UNIFIED[series]?.[size];
    return pitch === undefined ? all : `${size}-${pitch}${/[xх×*]\s?$/u.test(all) ? ' x' : ''} `;
  });
}

/** Sections of narrow belts by GOST. */
const GOST_BELTS: Readonly<Record<string, string>> = { о: 'spz', а: 'spa', б: 'spb', в: 'spc' };
const GRAMS_OF_A_POUND = 453.592;

function converted(text: string): string {
  return text
    .replace(
      /(?<![\p{L}\p{N}])у([оабв])[-\s]?(?=\d{3,4}(?!\d))/gu,
      (_, section: string) => GOST_BELTS[section] as string,
    )
    .replace(
      /(?<![\d.])(\d{1,4}(?:\.\d)?)\s?(?:(?:ft|foot)[\s.-]?(?:lbf?s?|pounds?)|lbf?[\s.-]?ft)(?![\p{L}\p{N}])/gu,
      (_, torque: string) => `${Math.round(Number(torque) * FOOT_POUND)}nm`,
    )
    .replace(
      /(?<![\d.])(\d{1,2}(?:\.\d)?)\s?(?:lbs?|pounds?)(?![\p{L}\p{N}])/gu,
      (_, pounds: string) => `${Math.round(Number(pounds) * GRAMS_OF_A_POUND)}g`,
    );
}

const INCH = /inch|дюйм|بوص|انش|انج/u;
/** Inches in words, longest first. As decimals: "21 half inch" is no mixed number. */
const INCH_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}\p{N}])(?:one and (?:a )?half inch(?:es)?|inch and (?:a )?half|полтора дюйма|дюйм с половиной|بوصه و ?نصف|انش و ?نص(?:ف)?)(?![\p{L}\p{N}])/gu,
    '1.5in',
  ],
  [
    /(?<![\p{L}\p{N}])(?:one and (?:a )?quarter inch(?:es)?|inch and (?:a )?quarter|дюйм с четвертью|بوصه و ?ربع|انش و ?ربع)(?![\p{L}\p{N}])/gu,
    '1.25in',
  ],
  [
    /(?<![\p{L}\p{N}])(?:three[- ]quarters?(?: of an)? inch|три четверти дюйма|(?:ثلاثه|ثلاث) ارباع (?:ال)?(?:بوصه|انش))(?![\p{L}\p{N}])/gu,
    '0.75in',
  ],
  [
    /(?<![\p{L}\p{N}])(?:half(?: an|-)? ?inch|пол[- ]?дюйма|половина дюйма|(?:نصف?|نص) (?:ال)?(?:بوصه|انش))(?![\p{L}\p{N}])/gu,
    '0.5in',
  ],
  [
    /(?<![\p{L}\p{N}])(?:quarter(?: of an|-)? ?inch|четверть дюйма|ربع (?:ال)?(?:بوصه|انش))(?![\p{L}\p{N}])/gu,
    '0.25in',
  ],
  [
    /(?<![\p{L}\p{N}])(?:two inch(?:es)?|два дюйма|(?:بوصتان|بوصتين|انشين))(?![\p{L}\p{N}])/gu,
    '2in',
  ],
  [
    /(?<![\p{L}\p{N}])(?:three inch(?:es)?|три дюйма|(?:ثلاثه|ثلاث) (?:بوصه|بوصات|انش))(?![\p{L}\p{N}])/gu,
    '3in',
  ],
  [
    /(?<![\p{L}\p{N}])(?:four inch(?:es)?|четыре дюйма|(?:اربعه|اربع) (?:بوصه|بوصات|انش))(?![\p{L}\p{N}])/gu,
    '4in',
  ],
  [
    /(?<![\p{L}\p{N}])(?:six inch(?:es)?|шесть дюймов|(?:سته|ست) (?:بوصه|بوصات|انش))(?![\p{L}\p{N}])/gu,
    '6in',
  ],
  [
    /(?<![\p{L}\p{N}])(?:eight inch(?:es)?|восемь дюймов|(?:ثمانيه|ثمان) (?:بوصه|بوصات|انش))(?![\p{L}\p{N}])/gu,
    '8in',
  ],
  [
    /(?<![\p{L}\p{N}])(?:one inch|один дюйм|(?:بوصه|انش) (?:واحده?)|(?<![\d/"][\s-]?)дюйм)(?![\p{L}\p{N}])/gu,
    '1in',
  ],
  // A valve or pipe "of an inch": «محبس كورة بوصة». Queries have at most 300 characters.
  [
    /(?<=(?:محبس|صمام|بلف|سكر|حنفي|ماسوره|انبوب|كوع|تي|فلنج|فلانش|رداد).*\s)(?<![\d/".]\s?)(?:ال)?(?:بوصه|انش|انج)(?![\p{L}\p{N}])(?!\s(?:و|\d))/gu,
    '1in',
  ],
];

/** Power and speed of a motor: 45/750. */
const MOTOR = /(?:motor|двигател|мотор|محرك|موتور)/u;

const FOOT_POUND = 1.356;
/** Outer diameters by GOST 8732, which other standards call DN. */
const GOST_PIPES: Readonly<Record<string, number>> = {
  '32': 25,
  '38': 32,
  '45': 40,
  '57': 50,
  '76': 65,
  '89': 80,
  '108': 100,
  '133': 125,
  '159': 150,
};

/** "отвод 57х3,5" has the bore of DN 50; its wall is none of other standards. */
function gostPipes(text: string): string {
  if (!/(?:отвод|тройник|труб|колено)/u.test(text)) return text;
  return text.replace(/(?<![\d.x])(\d{2,3})[xх*]\d(?:[.,]\d)?(?!\d)/gu, (all, size: string) => {
    const nominal = GOST_PIPES[size];
    return nominal === undefined ? all : `dn${nominal}`;
  });
}

/** ".18kw" is 0.18 kW. */
function withLeadingZero(text: string): string {
  return text.replace(/(?<=^|\s)[.,](?=\d)/gu, '0.');
}

/** Expects normalised text of at most a few hundred characters. */
export function rewritten(normalised: string): string {
  const said = withNumberNouns(withNumerals(withDeeds(normalised)));
  let text = withConvertedSizes(
    rewrittenByFamily(gostPipes(converted(unified(withLeadingZero(said))))),
  );
  if (MOTOR.test(text))
    text = text.replace(
      /(?<![\d/])(\d{1,3}(?:[.,]\d+)?)\/([79]\d\d|1000|1[345]\d\d|2[789]\d\d|3000)(?!\d)/g,
      '$1kw $2rpm',
    );
  if (INCH.test(text)) for (const [words, inches] of INCH_WORDS) text = text.replace(words, inches);
  for (const [spelling, plain] of REWRITES) text = text.replace(spelling, plain);
  return text;
}
