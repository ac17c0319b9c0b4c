// Number nouns in Russian: «ключ на десятку», «болт двенадцатка», «головка на двадцать четыре», «двухсотпятый подшипник», «дюймовый кран».

/** Cardinals; compound ones are tens and a unit, or hundreds with them. */
const UNITS: Readonly<Record<string, number>> = {
  ...{ два: 2, три: 3, четыре: 4, пять: 5, шесть: 6, семь: 7, восемь: 8, девять: 9, десять: 10 },
  ...{ одиннадцать: 11, двенадцать: 12, тринадцать: 13, четырнадцать: 14, пятнадцать: 15 },
  ...{ шестнадцать: 16, семнадцать: 17, восемнадцать: 18, девятнадцать: 19 },
};
const TENS: Readonly<Record<string, number>> = {
  ...{ двадцать: 20, тридцать: 30, сорок: 40, пятьдесят: 50 },
  ...{ шестьдесят: 60, семьдесят: 70, восемьдесят: 80, девяносто: 90 },
};
const HUNDREDS: Readonly<Record<string, number>> = {
  ...{ сто: 100, двести: 200, триста: 300, четыреста: 400, пятьсот: 500 },
};
/** Stems of what a thing of that size is called; a case ending follows. */
const NOUNS: Readonly<Record<string, number>> = {
  ...{ двойк: 2, тройк: 3, четверк: 4, пятерк: 5, шестерк: 6, семерк: 7, восьмерк: 8, девятк: 9 },
  ...{ десятк: 10, двенадцатк: 12, двенашк: 12, тринадцатк: 13, тринашк: 13, четырнадцатк: 14 },
  ...{ пятнашк: 15, пятнадцатк: 15, шестнашк: 16, шестнадцатк: 16, семнашк: 17, семнадцатк: 17 },
  ...{ восемнашк: 18, восемнадцатк: 18, девятнашк: 19, девятнадцатк: 19, двадцатк: 20 },
  ...{ тридцатк: 30, сороковк: 40, пятидесятк: 50, шестидесятк: 60, сотк: 100 },
  ...{ стопятнадцатк: 115, стодвадцатипятк: 125, стодвадцатьпятк: 125, двеститридцатк: 230 },
};
/** Ordinals behind hundreds, as numbers of bearings are read out: 205, 308. */
const ORDINALS: Readonly<Record<string, number>> = {
  ...{ перв: 1, втор: 2, трет: 3, четверт: 4, пят: 5, шест: 6, седьм: 7, восьм: 8, девят: 9 },
  ...{ десят: 10, одиннадцат: 11, двенадцат: 12, тринадцат: 13, четырнадцат: 14, пятнадцат: 15 },
};

const either = (words: Readonly<Record<string, number>>): string =>
  Object.keys(words)
    .sort((a, b) => b.length - a.length)
    .join('|');
const NOT_LETTER = '(?![\\p{L}\\p{N}])';
const CARDINAL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${either(HUNDREDS)})(?:\\s|${NOT_LETTER}))?(?:(${either(TENS)})(?:\\s|${NOT_LETTER}))?(?:(${either(UNITS)})${NOT_LETTER})?`,
  'gu',
);
const NOUN = new RegExp(
  `(?<![\\p{L}\\p{N}])(${either(NOUNS)})(?:а|у|и|е|ой|ами|ах)?${NOT_LETTER}`,
  'gu',
);
const OF_BEARING = new RegExp(
  `(?<![\\p{L}\\p{N}])(двухсот|трехсот|двести|триста)\\s?(${either(ORDINALS)})(?:ый|ой|ий|ая|ого|его|ому|ые|ых)${NOT_LETTER}`,
  'gu',
);
const ANY =
  /(?:дв[аеу]|три|тр[ое]|четыр|четвер|пят|шест|сем|восем|восьм|девят|десят|надцат|нашк|сорок|сто|сотк)/u;
/** The noun itself is such a word: a gear, a pinion; or a fraction follows. */
const PARTS = /(?:четверт|половин|восьмы)/u;

/** Threads and openings by inches: «полдюймовый кран», «двухдюймовая труба». */
const INCHES: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])пол(?:у)?дюймов\p{L}*/gu, '0.5in'],
  [/(?<![\p{L}\p{N}])(?:трехчетверт\p{L}*|три четверти)(?!\p{L})(?!\sдюйм)/gu, '0.75in'],
  [/(?<![\p{L}\p{N}])полуторадюймов\p{L}*/gu, '1.5in'],
  [/(?<![\p{L}\p{N}])двухдюймов\p{L}*/gu, '2in'],
  [/(?<![\p{L}\p{N}])трехдюймов\p{L}*/gu, '3in'],
  [/(?<![\p{L}\p{N}])четырехдюймов\p{L}*/gu, '4in'],
  // A set "in inches" is of another kind than a valve of one inch.
  [
    /(?<=(?:кран|вентил|задвижк|клапан|обратник|шаровик|труб|отвод|тройник|фланец|муфт)\p{L}*(?:\s\p{L}+)?\s)(?<!\d\s?)дюймов(?:ый|ая|ое|ые)(?!\p{L})/gu,
    '1in',
  ],
  [
    /(?<![\p{L}\p{N}])(?<!\d\s?)дюймов(?:ый|ая|ое|ые)(?=\s(?:\p{L}+\s)?(?:кран|вентил|задвижк|клапан|обратник|труб|отвод|тройник|фланец))/gu,
    '1in',
  ],
];

/** Expects normalised text; every other word stays as it is. */
export function withNumberNouns(text: string): string {
  let own = text;
  if (/дюймов|четверт/u.test(own))
    for (const [words, inches] of INCHES) own = own.replace(words, inches);
  if (!ANY.test(own) || PARTS.test(own)) return own;
  return own
    .replace(OF_BEARING, (_, hundreds: string, ordinal: string) =>
      String((/^тр/.test(hundreds) ? 300 : 200) + (ORDINALS[ordinal] as number)),
    )
    .replace(NOUN, (_, noun: string) => String(NOUNS[noun]))
    .replace(CARDINAL, (all, hundreds?: string, tens?: string, units?: string) => {
      const value =
        (HUNDREDS[hundreds ?? ''] ?? 0) + (TENS[tens ?? ''] ?? 0) + (UNITS[units ?? ''] ?? 0);
      return value === 0 ? all : `${value}${/\s$/.test(all) ? ' ' : ''}`;
    });
}
