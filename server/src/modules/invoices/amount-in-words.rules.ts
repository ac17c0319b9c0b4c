// Amounts in words: Indian lakhs and crores in English; Russian and Arabic with their own grammar. Pure.
import type { Locale } from '@millwright/contracts';
import { arabicAmount } from './amount-in-words-arabic.rules.ts';

/** `paise` is a whole number from 0. */
export function amountInWords(paise: number, locale: Locale): string {
  if (!Number.isSafeInteger(paise) || paise < 0)
    throw new RangeError(`not an amount that has words: ${paise}`);
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  if (locale === 'ru') return russian(rupees, rest);
  if (locale === 'ar') return arabicAmount(rupees, rest);
  return english(rupees, rest);
}

const ONES =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

function english(rupees: number, paise: number): string {
  const small = paise === 0 ? '' : ` and Paise ${indian(paise)}`;
  return `Rupees ${indian(rupees)}${small} Only`;
}

/** Twelve Crore Thirty-Four Lakh Fifty-Six Thousand Seven Hundred Eighty-Nine; beyond a hundred crore the crores are counted alike. */
function indian(n: number): string {
  if (n < 20) return ONES[n] as string;
  if (n < 100) return `${TENS[Math.floor(n / 10)]}${n % 10 === 0 ? '' : `-${ONES[n % 10]}`}`;
  for (const [size, name] of [
    [10_000_000, 'Crore'],
    [100_000, 'Lakh'],
    [1_000, 'Thousand'],
    [100, 'Hundred'],
  ] as const) {
    if (n < size) continue;
    const rest = n % size;
    return `${indian(Math.floor(n / size))} ${name}${rest === 0 ? '' : ` ${indian(rest)}`}`;
  }
  return '';
}

type Forms = readonly [one: string, few: string, many: string];
const RUPEE: Forms = ['рупия', 'рупии', 'рупий'];
const PAISA: Forms = ['пайса', 'пайсы', 'пайс'];
const SCALES: readonly { size: number; forms: Forms; isFeminine: boolean }[] = [
  { size: 1e12, forms: ['триллион', 'триллиона', 'триллионов'], isFeminine: false },
  { size: 1e9, forms: ['миллиард', 'миллиарда', 'миллиардов'], isFeminine: false },
  { size: 1e6, forms: ['миллион', 'миллиона', 'миллионов'], isFeminine: false },
  { size: 1e3, forms: ['тысяча', 'тысячи', 'тысяч'], isFeminine: true },
];
const UNITS = 'ноль один два три четыре пять шесть семь восемь девять десять'.split(' ');
const TEENS =
  'десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать'.split(
    ' ',
  );
const DECADES =
  '- - двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'.split(' ');
const HUNDREDS = '- сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот'.split(
  ' ',
);

function russian(rupees: number, paise: number): string {
  const words = [
    ...russianNumber(rupees),
    formOf(rupees, RUPEE),
    ...(paise === 0 ? [] : [...russianNumber(paise), formOf(paise, PAISA)]),
  ];
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Rupees, paise and thousands are feminine: одна рупия, две тысячи. */
function russianNumber(n: number): string[] {
  if (n === 0) return ['ноль'];
  const words: string[] = [];
  let rest = n;
  for (const { size, forms, isFeminine } of SCALES) {
    const count = Math.floor(rest / size);
    rest %= size;
    if (count > 0) words.push(...belowThousand(count, isFeminine), formOf(count, forms));
  }
  return [...words, ...belowThousand(rest, true)];
}

function belowThousand(n: number, isFeminine: boolean): string[] {
  const words: string[] = [];
  if (n >= 100) words.push(HUNDREDS[Math.floor(n / 100)] as string);
  const rest = n % 100;
  if (rest >= 10 && rest < 20) return [...words, TEENS[rest - 10] as string];
  if (rest >= 20) words.push(DECADES[Math.floor(rest / 10)] as string);
  const unit = rest % 10;
  if (unit === 0) return words;
  return [
    ...words,
    isFeminine && unit === 1 ? 'одна' : isFeminine && unit === 2 ? 'две' : (UNITS[unit] as string),
  ];
}

function formOf(n: number, [one, few, many]: Forms): string {
  const [tens, unit] = [n % 100, n % 10];
  if (tens >= 11 && tens <= 14) return many;
  if (unit === 1) return one;
  return unit >= 2 && unit <= 4 ? few : many;
}
