// Arabic amounts in words: numeral and noun agree against each other: one and two are the noun itself, three to ten take its plural, more its singular. Pure.

/** Beside feminine nouns, such as rupee and paisa, from one to ten. */
const FEMININE = '- واحدة اثنتان ثلاث أربع خمس ست سبع ثمان تسع عشر'.split(' ');
/** Beside masculine ones, such as thousand and million. */
const MASCULINE = '- واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة'.split(' ');
const TENS = '- - عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون'.split(' ');
const HUNDREDS = '- مئة مئتان ثلاثمئة أربعمئة خمسمئة ستمئة سبعمئة ثمانمئة تسعمئة'.split(' ');

type Noun = {
  one: string;
  two: string /** Before the counted noun a dual loses its ن. */;
  twoOf: string;
  plural: string;
  accusative: string;
};
const RUPEE: Noun = {
  one: 'روبية',
  two: 'روبيتان',
  twoOf: 'روبيتا',
  plural: 'روبيات',
  accusative: 'روبية',
};
const PAISA: Noun = {
  one: 'بيسة',
  two: 'بيستان',
  twoOf: 'بيستا',
  plural: 'بيسات',
  accusative: 'بيسة',
};
const SCALES: readonly [size: number, noun: Noun][] = [
  [
    1e12,
    {
      one: 'تريليون',
      two: 'تريليونان',
      twoOf: 'تريليونا',
      plural: 'تريليونات',
      accusative: 'تريليونًا',
    },
  ],
  [1e9, { one: 'مليار', two: 'ملياران', twoOf: 'مليارا', plural: 'مليارات', accusative: 'مليارًا' }],
  [1e6, { one: 'مليون', two: 'مليونان', twoOf: 'مليونا', plural: 'ملايين', accusative: 'مليونًا' }],
  [1e3, { one: 'ألف', two: 'ألفان', twoOf: 'ألفا', plural: 'آلاف', accusative: 'ألفًا' }],
];

/** `فقط ... لا غير` closes the amount, as cheques and invoices do. */
export function arabicAmount(rupees: number, paise: number): string {
  const parts = [counted(rupees, RUPEE), ...(paise === 0 ? [] : [counted(paise, PAISA)])];
  return `فقط ${parts.join(' و')} لا غير`;
}

/** A number with its feminine noun. */
function counted(n: number, noun: Noun): string {
  if (n === 0) return `صفر ${noun.one}`;
  const parts: string[] = [];
  let rest = n;
  for (const [size, scale] of SCALES) {
    const count = Math.floor(rest / size);
    rest %= size;
    if (count > 0) parts.push(scaled(count, scale, rest === 0));
  }
  if (rest === 0) return `${parts.join(' و')} ${noun.one}`;
  return [...parts, ...lastPart(rest, noun)].join(' و');
}

/** Two thousand, eleven million: a group with its scale. `isLast`: the counted noun follows at once, in the genitive. */
function scaled(count: number, scale: Noun, isLast: boolean): string {
  const [hundreds, tens] = [Math.floor(count / 100), count % 100];
  if (count === 1) return scale.one;
  if (count === 2) return isLast ? scale.twoOf : scale.two;
  if (tens === 0) return `${hundredsOf(hundreds)} ${scale.one}`;
  const words = [
    ...(hundreds === 0 ? [] : [HUNDREDS[hundreds] as string]),
    below100(tens, MASCULINE, false),
  ].join(' و');
  if (tens >= 3 && tens <= 10) return `${words} ${scale.plural}`;
  return `${words} ${isLast || tens < 3 ? scale.one : scale.accusative}`;
}

/** What is below a thousand, with the noun: مئة وروبيتان, مئتا روبية, ثلاث روبيات. */
function lastPart(n: number, noun: Noun): string[] {
  const [hundreds, tens] = [Math.floor(n / 100), n % 100];
  if (tens === 0) return [`${hundredsOf(hundreds)} ${noun.one}`];
  const before = hundreds === 0 ? [] : [HUNDREDS[hundreds] as string];
  if (tens === 1) return [...before, `${noun.one} ${FEMININE[1]}`];
  if (tens === 2) return [...before, noun.two];
  return [
    ...before,
    `${below100(tens, FEMININE, true)} ${tens <= 10 ? noun.plural : noun.accusative}`,
  ];
}

/** Directly before a noun two hundred is مئتا. */
function hundredsOf(hundreds: number): string {
  return hundreds === 2 ? 'مئتا' : (HUNDREDS[hundreds] as string);
}

function below100(n: number, units: readonly string[], isFeminine: boolean): string {
  // As a first member of a genitive eight keeps its ي.
  if (n === 8 && isFeminine) return 'ثماني';
  if (n <= 10) return units[n] as string;
  if (n < 20) return `${teen(n - 10, isFeminine)} ${isFeminine ? 'عشرة' : 'عشر'}`;
  const [tens, unit] = [TENS[Math.floor(n / 10)] as string, n % 10];
  if (unit === 0) return tens;
  const one = unit === 1 && isFeminine ? 'إحدى' : unit === 8 && isFeminine ? 'ثمانٍ' : units[unit];
  return `${one} و${tens}`;
}

function teen(unit: number, isFeminine: boolean): string {
  if (unit === 1) return isFeminine ? 'إحدى' : 'أحد';
  if (unit === 2) return isFeminine ? 'اثنتا' : 'اثنا';
  if (unit === 8 && isFeminine) return 'ثماني';
  return (isFeminine ? FEMININE : MASCULINE)[unit] as string;
}
