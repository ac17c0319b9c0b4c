// Scripts and slips of the generated queries: one typo in a word, Cyrillic letters in a Latin
// code, Arabic digits, upper and lower case, the many signs of multiplication.
import type { Voice } from './spelling.ts';

/** Letters that people press, hear or write instead. */
// biome-ignore format: a table
const NEIGHBOURS: Record<string, string> = {
  a: 'es', e: 'ai', i: 'ey', o: 'ua', u: 'oi', y: 'i', c: 'sk', k: 'c', s: 'zc', z: 's', t: 'r',
  r: 'te', n: 'm', m: 'n', l: 'k', p: 'o', g: 'h', h: 'g', v: 'b', b: 'v', d: 's', f: 'd', w: 'e',
  а: 'о', о: 'а', е: 'и', и: 'е', ы: 'и', з: 'с', с: 'з', т: 'д', д: 'т', б: 'п', п: 'б', в: 'ф',
  ф: 'в', г: 'к', к: 'г', ш: 'щ', щ: 'ш', н: 'м', м: 'н', р: 'п', л: 'д', ь: 'ъ', й: 'и', ж: 'ш',
  ا: 'أ', ة: 'ه', ه: 'ة', ي: 'ى', ت: 'ط', ط: 'ت', س: 'ص', ص: 'س', ك: 'ق', ق: 'ك', د: 'ض', ز: 'ظ',
};
const WORD = /^([a-z]{6,}|[а-яё]{6,}|[\u0621-\u064a]{6,})$/;
const SIGNS = {
  en: ['x', 'x', 'x', '*', 'X', '×', '-'],
  ru: ['х', 'х', 'x', '*', '×', 'Х'],
  ar: ['x', '×', '*', 'x'],
};
/** One or two letters before a number, and the sign between numbers. */
const CODES = /(?<![A-Za-zА-Яа-яЁё])[ABCEHKMOPTXabcehkmoptx]{1,2}(?=\d)|(?<=\d)x(?=\d)/g;
const CYRILLIC = 'АВСЕНКМОРТХ';
const LATIN = 'ABCEHKMOPTX';
const ARABIC = '٠١٢٣٤٥٦٧٨٩';

/** One edit in one word of six letters or more, which becomes no word that people know. */
export function withTypo(
  text: string,
  known: ReadonlySet<string>,
  voice: Voice,
): string | undefined {
  const words = text.split(' ');
  const long = words.filter((word) => WORD.test(word.toLowerCase()));
  if (long.length === 0) return undefined;
  const word = voice.pick(long);
  for (let tries = 0; tries < 8; tries++) {
    const edited = edit(word, voice);
    if (edited === word || known.has(edited.toLowerCase())) continue;
    return words.map((one) => (one === word ? edited : one)).join(' ');
  }
  return undefined;
}

/** The first letter is nearly never wrong. */
function edit(word: string, { pick }: Voice): string {
  const at = pick([...word].map((_, index) => index).slice(1));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  switch (pick(['swap', 'drop', 'drop', 'double', 'other', 'other'])) {
    case 'swap':
      return `${before}${after.charAt(0)}${letter}${after.slice(1)}`;
    case 'drop':
      return `${before}${after}`;
    case 'double':
      return `${before}${letter}${letter}${after}`;
    default: {
      const others = [...(NEIGHBOURS[letter.toLowerCase()] ?? '')];
      return others.length === 0 ? word : `${before}${pick(others)}${after}`;
    }
  }
}

/** One sign for a whole query; a hyphen would be read as a range between bare numbers. */
export function withSigns(text: string, { locale, pick }: Voice): string {
  if (!text.includes('×')) return text;
  const isThread = /^[^×]*[Mm]\d+×[\d.,]+\D*$/.test(text);
  const sign = pick(SIGNS[locale].filter((one) => one !== '-' || isThread));
  return text.replaceAll('×', sign === '-' ? '-' : sign);
}

/** M10 typed with a Russian keyboard: codes of letters that look the same in both scripts. */
export function withCyrillicLetters(text: string): string {
  return text.replace(CODES, (code) =>
    [...code]
      .map((letter) => {
        const other = CYRILLIC.charAt(LATIN.indexOf(letter.toUpperCase()));
        return letter === letter.toLowerCase() ? other.toLowerCase() : other;
      })
      .join(''),
  );
}

export function withArabicDigits(text: string, { chance }: Voice): string {
  const point = chance(0.5) ? '٫' : '.';
  return text
    .replace(/(?<=\d)\.(?=\d)/g, point)
    .replace(/\d/g, (digit) => ARABIC.charAt(Number(digit)));
}

export type Case = 'lower case' | 'as written' | 'upper case' | 'capital';

export function inCase(text: string, kind: Case): string {
  if (kind === 'lower case') return text.toLowerCase();
  if (kind === 'upper case') return text.toUpperCase();
  return kind === 'capital' ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
