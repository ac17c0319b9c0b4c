// Number words: «خمسة وعشرون» is 25, «اثنان ونصف» 2.5, «خمسة على ستة عشر» 5/16 of an inch; in English what is counted (three flute).

const UNITS = valuesOf({
  1: 'واحد واحده',
  2: 'اثنان اثنين اتنين اثنتان اثنتين',
  3: 'ثلاثه ثلاث تلاته تلات',
  4: 'اربعه اربع',
  5: 'خمسه خمس',
  6: 'سته ست',
  7: 'سبعه سبع',
  8: 'ثمانيه ثمان ثماني تمانيه تمان',
  9: 'تسعه تسع',
  10: 'عشره',
  11: 'احدعش حداشر',
  12: 'اطنعش اتناشر اثناعشر',
  13: 'تلتاشر تلطعش',
  14: 'اربعتاشر اربعطعش',
  15: 'خمستاشر خمسطعش',
  16: 'ستاشر ستاش سطعش',
  17: 'سبعتاشر سبعطعش',
  18: 'تمنتاشر ثمنطعش',
  19: 'تسعتاشر تسعطعش',
});
const TENS = valuesOf({
  20: 'عشرون عشرين',
  30: 'ثلاثون ثلاثين تلاتين',
  40: 'اربعون اربعين',
  50: 'خمسون خمسين',
  60: 'ستون ستين',
  70: 'سبعون سبعين',
  80: 'ثمانون ثمانين تمانين',
  90: 'تسعون تسعين',
});
const HUNDREDS = valuesOf({
  100: 'ميه مايه',
  200: 'ميتين مايتين مايتان ميتان',
  300: 'ثلاثمايه ثلاثميه تلتميه ثلثمايه تلتمايه',
  400: 'اربعمايه اربعميه ربعميه',
  500: 'خمسمايه خمسميه',
  600: 'ستمايه ستميه',
  700: 'سبعمايه سبعميه',
  800: 'ثمانمايه ثمانميه تمنميه',
  900: 'تسعمايه تسعميه',
  1000: 'الف',
  2000: 'الفين الفان',
});
const PARTS = valuesOf({ 0.5: 'نصف نص', 0.25: 'ربع' });
const TEEN = 'عشر';
const THOUSANDS = new Set(['الاف', 'تلاف']);
const OVER = 'علي';
const POINT = 'فاصله';
/** Behind these a number word is no number by itself: three quarters, a body of three pieces. */
const NOT_BEFORE = new Set(['ارباع', 'اثمان', 'اعشار', 'قطع', 'قطعه', 'فاز']);
const ANY =
  /(?:خمس|ست|سبع|ثمان|تمان|تسع|عشر|ثلاث|تلات|اربع|اثن|اتن|ميه|مايه|مايت|ميتين|الف|واحد|طعش|اشر)/u;

/** Of other nouns a number word may be a part of their name. */
const COUNTED = /(?<![\p{L}\p{N}])(two|three|four)\s(?=(?:flute|groove|core|pole|piece))/gu;
const ENGLISH: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };

/** Expects normalised text; every other word stays as it is. */
export function withNumerals(text: string): string {
  const english = text.replace(COUNTED, (_, word: string) => `${ENGLISH[word]} `);
  return ANY.test(english) ? withArabicNumerals(english) : english;
}

function withArabicNumerals(text: string): string {
  const words = text.split(' ');
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const read = numberAt(words, at);
    if (read === undefined) {
      out.push(words[at] as string);
      at += 1;
      continue;
    }
    const over = words[at + read.taken] === OVER ? numberAt(words, at + read.taken + 1) : undefined;
    if (over !== undefined && over.value > read.value) {
      out.push(`${read.value}/${over.value}in`);
      at += read.taken + 1 + over.taken;
      continue;
    }
    const decimals =
      words[at + read.taken] === POINT ? numberAt(words, at + read.taken + 1) : undefined;
    out.push(decimals === undefined ? String(read.value) : `${read.value}.${decimals.value}`);
    at += read.taken + (decimals === undefined ? 0 : 1 + decimals.taken);
  }
  return out.join(' ');
}

/** The number that begins with the word: hundreds, then units and tens, then a part. */
function numberAt(
  words: readonly string[],
  start: number,
): { value: number; taken: number } | undefined {
  let at = start;
  let value = 0;
  const take = (table: ReadonlyMap<string, number>): number | undefined => {
    const word = words[at] ?? '';
    // "and" is written with its word, and only within a number.
    const found = table.get(at === start ? word : word.replace(/^و/u, ''));
    if (found === undefined || (at > start && !word.startsWith('و'))) return undefined;
    at += 1;
    return found;
  };
  value += take(HUNDREDS) ?? 0;
  const unit = take(UNITS);
  if (unit !== undefined) {
    value += unit;
    if (words[at] === TEEN) {
      value += 10;
      at += 1;
    } else if (THOUSANDS.has(words[at] ?? '')) {
      value = unit * 1_000;
      at += 1;
    } else value += at > start ? (take(TENS) ?? 0) : 0;
  } else value += take(TENS) ?? 0;
  if (at === start || NOT_BEFORE.has(words[at] ?? '')) return undefined;
  value += take(PARTS) ?? 0;
  return { value, taken: at - start };
}

function valuesOf(words: Readonly<Record<number, string>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(words).flatMap(([value, all]) =>
      all.split(' ').map((word): [string, number] => [word, Number(value)]),
    ),
  );
}
