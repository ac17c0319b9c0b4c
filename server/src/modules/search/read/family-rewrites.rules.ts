// Family rewrites: numbers that mean something else beside a certain noun - a socket's drive, a tee's branch, a screwdriver's tip, designations of GOST.
type FamilyRewrite = { noun: RegExp; from: RegExp; to: string };

const TEE = /reducing|unequal|tee\sred|red\stee|переходн|مسلوب|مخفض|نقاص/u;
const RING =
  /o\W?ring|seal|viton|fkm|nbr|epdm|vmq|buna|silicon|parker|кольц|манжет|уплотн|اورنج|او رنق|حلقه/u;
const SOCKET = /socket|голов|لقمه|لقم|بكس|بوكس|سكت|سوكت|goti|gotti/u;

/** Queries have at most 300 characters, and each pattern stops at the first sign that does not fit. */
const REWRITES: readonly FamilyRewrite[] = [
  // Branch and run of a reducing tee are inches: 3x2, «4х2».
  {
    noun: TEE,
    from: /(?<![\d./])(\d{1,2})\s?(?:"|in(?:ch)?)?\s?(?:[xх×*]|на|في|by)\s?(\d{1,2})(?![\d./-]|\s\d)(?!\s?(?:mm|мм|مم))\s?(?:"|in(?:ch)?(?![\p{L}])|дюйм\p{L}*|بوصه|انش|انج)?/gu,
    to: '$1in x $2in ',
  },
  // A square drive of a quarter inch.
  {
    noun: /لقم|بكس|سكت|سوكت/u,
    from: /(?<![\p{L}\p{N}])ربع(?!\s?(?:بوصه|انش|انج))(?![\p{L}])/gu,
    to: '1/4in',
  },
  // A socket with its drive: "10 1/4" is no mixed number.
  {
    noun: SOCKET,
    from: /(?<![\d./-])([4-9]|[1-4]\d)\s(?:mm\s|мм\s|مم\s)?(1\/4|3\/8|1\/2|3\/4)(?![\d/])/gu,
    to: '$1mm $2in',
  },
  // Spanners by both of their openings: "14 15 ka pana", «ключ 17 19». [DIN 3110, DIN 838]
  {
    noun: /spanner|pana|chaa?bi|wrench|ключ|накидн|рожков|سبان|مفتاح|مفك بلدي/u,
    from: /(?<![\d./x-])(?=(?:6[\s,]+7|8[\s,]+9|8[\s,]+10|10[\s,]+11|10[\s,]+12|10[\s,]+13|12[\s,]+13|12[\s,]+14|13[\s,]+14|13[\s,]+15|13[\s,]+17|14[\s,]+15|14[\s,]+17|16[\s,]+17|16[\s,]+18|17[\s,]+19|18[\s,]+19|19[\s,]+22|20[\s,]+22|21[\s,]+23|22[\s,]+24|24[\s,]+27|25[\s,]+28|27[\s,]+30|27[\s,]+32|30[\s,]+32|30[\s,]+34|32[\s,]+36|36[\s,]+41|41[\s,]+46|46[\s,]+50)(?!\d))(\d{1,2})[\s,]+(\d{1,2})(?![\d./x-])/gu,
    to: '$1x$2',
  },
  // Discs and grinders go by whole inches and the odd half.
  {
    noun: /grind|dis[ck]|wheel|صاروخ|جلخ|حجر|ديسك|قرص|اسطوان|صيني|болгарк|ушм|круг|диск/u,
    from: /(?<![\d./x-])4[.,]5(?![\d./x-])(?!\s?(?:mm|мм|مم|ملم|in|"|дюйм|بوصه|انش|انج|a|ah|kg|кг|kw|квт))/gu,
    to: '4.5in',
  },
  // A tap by its number cuts that thread.
  {
    noun: /ذكر قلاووظ|ذكر قلاوظ|تاب|(?<![\p{L}])tap(?!\p{L})|метчик/u,
    from: /(?<![\d./x-]|\p{L})(3|4|5|6|8|10|12|14|16|18|20|22|24)(?:\s?(?:mm|мм|ملم|مم|ملي))?$/gu,
    to: 'm$1',
  },
  // Motors of the unified series: 4A112, АИР is not written with a space.
  { noun: /двигат|мотор|движ/u, from: /(?<![\p{L}\d])[45]ам?х?\s?(?=\d{2,3}(?!\d))/gu, to: '' },
  // Shoes by the Indian number, which is the British one.
  {
    noun: /juta|joota|jute|shoe|boot/u,
    from: /(?<![\d.])([4-9]|1[0-3])\s(?:no|number|num|nambar|nmbr)\.?(?![\p{L}\p{N}])/gu,
    to: 'uk $1',
  },
  // A hammer of a kilogram, a tin of grease of one.
  { noun: /كيلو/u, from: /(?<![\p{L}])نصف?\sكيلو(?![\p{L}])/gu, to: '500g' },
  { noun: /كيلو/u, from: /(?<![\p{L}])ربع\sكيلو(?![\p{L}])/gu, to: '250g' },
  { noun: /كيلو/u, from: /(?<![\p{L}\d])(?<!\d\s)كيلو\sو\s?نصف?(?![\p{L}])/gu, to: '1.5kg' },
  { noun: /полкило|пол кило/u, from: /(?<!\p{L})пол\s?кило(?:грамма)?(?!\p{L})/gu, to: '500 г' },
  { noun: /полтора к/u, from: /полтора\sкило(?:грамма)?(?!\p{L})/gu, to: '1.5 кг' },
  {
    noun: /شاكوش|مطرقه|مطراق|مرزب|شحم|جريس/u,
    from: /(?<![\d.]\s?)(?<![\p{L}])كيلو(?![\p{L}])(?!\s(?:و|وات|جرام\s\d))/gu,
    to: '1kg',
  },
  {
    noun: /молот|кувалд|смазк/u,
    from: /(?<!\d\s?)(?<!\d[.,]\d\s?)(?<![\p{L}])(?:кило|килограмм\p{L}{0,3})(?![\p{L}])/gu,
    to: '1 кг',
  },
  // "17 no": the number of a tool is its size, not how many.
  {
    noun: /socket|goti|gotti|pana|chaa?bi|spanner|wrench/u,
    from: /(?<![\d.])(\d{1,2})\s(?:no|number|num|nambar|nmbr)\.?(?![\p{L}\p{N}])/gu,
    to: '$1mm',
  },
  {
    noun: /socket|goti|gotti|pana|chaa?bi|spanner|wrench/u,
    from: /(?<![\p{L}\p{N}])(?:no|number|num|nambar|nmbr)\.?\s(\d{1,2})(?![\d.])/gu,
    to: '$1mm',
  },
  // Rings by AS568 as it is printed on them: 2-325.
  { noun: RING, from: /(?<![\d.x-])2-(\d{3})(?!\d)/gu, to: 'as568-$1' },
  // The hardness of a rubber stands behind its name.
  {
    noun: /nbr|fkm|epdm|vmq/u,
    from: /(?<=(?:nbr|fkm|epdm|vmq)\s)(70|75|90)(?![\d.x-])(?!\s?(?:mm|мм|مم|x\s?\d))/gu,
    to: 'shore $1',
  },
  // Frames of motors by their poles: 90S-6.
  {
    noun: /motor|двигат|мотор|محرك|موتور|ماطور/u,
    from: /(?<![\d.])(\d{2,3}[sml]?)[12]?-([2468])(?![\d.])/gu,
    to: '$1 $2 pole',
  },
  { noun: /mcb|breaker|автомат|قاطع/u, from: /(?<![\d.])(\d{1,2})a(?![\p{L}\d])/gu, to: '$1 amp' },
  { noun: /bs/u, from: /(?<![\p{L}\p{N}])bs\s?1806[\s-]*(?=\d{3}(?!\d))/gu, to: 'as568-' },
  // Pieces of which the body of a ball valve is made.
  {
    noun: /valve|кран|صمام|بلف|محبس/u,
    from: /(?<![\d.])([23])\s(?:pc|pcs|piece|pce)(?![\p{L}\p{N}])/gu,
    to: '$1pc',
  },
  // Tips of screwdrivers by number.
  {
    noun: /screw\s?driver|отв[её]ртк|pechkas|مفك|درنفيس/u,
    from: /(?<![\p{L}\p{N}])(?:ph[iy]ll?[iy]ps|star|plus|cross|крест\p{L}*|صليبه)(\s(?:screw\s?driver|head|driver))?\s(?:no\.?|number|size|#|№)?\s?([0-4])(?![\d.x/])/gu,
    to: 'phillips$1 ph$2',
  },
  {
    noun: /pozi|pz/u,
    from: /(?<![\p{L}\p{N}])pozi(?:driv(?:e)?)?\s(?:(?:no\.?|number|size|#)\s?)?([0-4])(?![\d.x/])/gu,
    to: 'pozidriv pz$1',
  },
  // Execution of a key by GOST 23360, and of bolts and nuts their fit and class.
  { noun: /шпонк/u, from: /(?<![\d.])[123]-(?=\d+\s?[xх*]\s?\d)/gu, to: '' },
  { noun: /болт|винт|шпильк|гайк/u, from: /(?<![\p{L}\d])[123](?=[mм]\d{1,2})/gu, to: '' },
  {
    noun: /гайк/u,
    from: /([mм]\d{1,2}(?:[xх]\d(?:[.,]\d+)?)?)-\d[hнgг](?:\.(\d{1,2}))?(?!\d)/gu,
    to: '$1 класс $2',
  },
  {
    noun: /болт|винт|шпильк/u,
    from: /([mм]\d{1,2}(?:[xх]\d(?:[.,]\d+)?)?)-\d[gгhн]\s?[xх*]\s?(\d{1,3})\.(10|12)(9)(?!\d)(?:\.\d{2,3})?/gu,
    to: '$1x$2 класс $3.$4',
  },
  {
    noun: /болт|винт|шпильк/u,
    from: /([mм]\d{1,2}(?:[xх]\d(?:[.,]\d+)?)?)-\d[gгhн]\s?[xх*]\s?(\d{1,3})\.(\d)(\d)(?!\d)(?:\.\d{2,3})?/gu,
    to: '$1x$2 класс $3.$4',
  },
  {
    noun: /болт|винт/u,
    from: /([mм]\d{1,2}[xх](?:[5-9]|\d{2,3}))\.(\d)(\d)(?:\.\d{2,3})?(?![\d.])/gu,
    to: '$1 класс $2.$3',
  },
  { noun: /шайб/u, from: /(?<![\p{L}\d.])(\d{1,2})\.65г/gu, to: 'm$1' },
  // A bend of 45° has one radius; its angle is no size.
  {
    noun: /elbow|كوع|отвод/u,
    from: /(?:elbow|كوع|отвод)\s45°?(?:\s(?:deg(?:ree)?s?|град\p{L}*|درجه))?(?:\s(?:long radius|lr(?:\s\(1[.,]5d\))?|نصف قطر طويل))?(?![\p{L}\d.-])/gu,
    to: 'elbowfortyfive',
  },
  {
    noun: /elbow|كوع|отвод/u,
    from: /(?:elbow|كوع|отвод)\s90°?(?:\s(?:deg(?:ree)?s?|град\p{L}*|درجه))?(?![\p{L}\d.-])/gu,
    to: 'elbowninety',
  },
  // The angle of a bend ahead of its size.
  { noun: /отвод/u, from: /(?<![\d.])(45|60|90|180)-(?=dn\d|\d{2,3})/gu, to: 'отвод $1 ' },
  // Retaining rings by GOST have a type before the diameter.
  { noun: /кольц/u, from: /(?<![\p{L}\p{N}])\d?[абсabc](?=\d{2,3}(?!\d))/gu, to: '' },
  { noun: /труб|отвод|тройник/u, from: /(?<![\p{L}\p{N}])сч\.?\s?(?=\d)/gu, to: 'sch ' },
  // Sections of classical belts by GOST 1284.
  { noun: /рем(?:ень|ни|ня)/u, from: /(?<![\p{L}\p{N}])б[-\s]?(?=\d{3,4})/gu, to: 'b' },
  // Flanges by GOST: execution, bore, pressure.
  {
    noun: /фланец|фланца|фланцы/u,
    from: /(?<![\d.])[1-9]-(\d{2,3})-(\d{1,3})(?![\d-])/gu,
    to: 'dn$1 pn$2',
  },
  // The year of a standard is no size, its execution no number.
  { noun: /гост/u, from: /(гост\s?(?:р\s?)?\d{3,5}(?:\.\d)?)-\d{2,4}(?!\d)/gu, to: '$1' },
  { noun: /исп/u, from: /(?<![\p{L}\p{N}])исп\.?\s?\d(?!\d)/gu, to: '' },
  // What a terminal or gland is put on: a stud of 12 mm is M12.
  {
    noun: /lug|terminal|crimp|ferrule|наконечник|كوس|ترامل/u,
    from: /(?<![\d.])(\d{1,2})\s?mm\s(?:hole|stud|bolt|eye)(?![\p{L}])/gu,
    to: 'm$1',
  },
  {
    noun: /gland/u,
    from: /(?<![\d.])(\d{2})\s?mm\s(?:thread|entry|hole|knockout)(?![\p{L}])/gu,
    to: 'm$1',
  },
  {
    noun: /carlisle|ribbon|dayco|timken/u,
    from: /(?<![\p{L}\p{N}])([abc])p(?=\d{2,3}(?!\d))/gu,
    to: '$1',
  },
  // Of both voltages of a motor, star and delta, the one near 400 V.
  { noun: /\/\d{3}\s?v/u, from: /(?<!\d)2[234]0\/(380|400|415)\s?v(?![\p{L}])/gu, to: '$1v' },
  { noun: /\/\d{3}\s?v/u, from: /(?<!\d)(380|400|415)\/6[69]0\s?v(?![\p{L}])/gu, to: '$1v' },
  // Cables say their area behind the cores: 3G1.5 mm².
  {
    noun: /\dg\d/u,
    from: /(?<=\dg\d{1,3}(?:\.\d{1,2})?)\s?(?:mm2|mm\^2|sq\.?\s?mm|мм2|кв\.?\s?мм|مم2)(?![\p{L}\d])/gu,
    to: '',
  },
  // Coils say the kind of their current: 24VDC.
  { noun: /vdc|vac/u, from: /(?<![\d.])(\d{2,3})\s?v(dc|ac)(?![\p{L}\p{N}])/gu, to: '$1v $2' },
  // Halves in words: «5 ونص».
  { noun: /ونص|و نص/u, from: /(?<![\d.])(\d{1,2})\s?و\s?نصف?(?![\p{L}\p{N}])/gu, to: '$1.5' },
  // Teeth of a cutter.
  {
    noun: /فريز|فرايز/u,
    from: /(?<![\d.])([2-9])\s?(?:ريشه|ريش|ريشات|شفره|شفرات)(?![\p{L}])/gu,
    to: 'z$1',
  },
  // What must stand heat says so in degrees; a bend has an angle.
  {
    noun: /^(?!.*(?:كوع|عكس|درجه ميل)).*درجه/u,
    from: /(?<![\d.])(\d{2,3})\s?درجه(?!\s?\d)/gu,
    to: '$1celsius',
  },
];

/** Expects normalised text of at most a few hundred characters. */
export function rewrittenByFamily(text: string): string {
  let own = text;
  for (const { noun, from, to } of REWRITES) if (noun.test(own)) own = own.replace(from, to);
  return own;
}
