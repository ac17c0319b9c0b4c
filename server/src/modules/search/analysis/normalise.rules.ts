// Text normalisation for search: width, case, diacritics, Arabic letter forms, digits of other scripts.
import { latinDigits } from '@millwright/contracts';

/** Longest text that is looked at; whatever follows cannot be a search. */
export const MAX_TEXT_LENGTH = 200;

const LETTERS: Record<string, string> = {
  ё: 'е',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
  ئ: 'ي',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  '×': 'x',
  '✕': 'x',
  '✖': 'x',
  '⨯': 'x',
  '╳': 'x',
  '∗': '*',
  '⁄': '/',
  '٫': '.',
  '٬': '',
  '∕': '/',
  '″': '"',
  '„': '"',
  '‟': '"',
  '˝': '"',
  '״': '"',
  '”': '"',
  '“': '"',
  '′': "'",
  '’': "'",
  '‘': "'",
  '‛': "'",
  '´': "'",
  '`': "'",
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '⁃': '-',
  '﹘': '-',
  '−': '-',
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
// Control, format (zero width, bidi marks) and unpaired surrogates carry no meaning for a search; NUL cannot even be stored.
const INVISIBLE = /[\p{Cf}\p{Cs}]/gu;
const CONTROL = /\p{Cc}/gu;
const ARABIC_MARKS = /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;
/** 2½ is two and a half; NFKC alone would make it 21/2. */
const MIXED = /\p{Nd}(?=[\u00bc-\u00be\u2150-\u215e])/gu;
/** Ø20 is 20 across; elsewhere Ø is a letter. */
const DIAMETER = /[ø⌀∅]\s*(?=\d)/gu;
const PLAIN_ASCII = /^[\x20-\x7e]*$/;

/** Lower case, without what people leave out or write in several ways. Never longer than a few times MAX_TEXT_LENGTH when cut before. */
export function normalise(text: string): string {
  if (PLAIN_ASCII.test(text)) return text.toLowerCase();
  const visible = text
    .replace(MIXED, '$& ')
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(CONTROL, ' ');
  return (
    latinDigits(visible.toLowerCase().replace(ARABIC_MARKS, ''))
      .replace(DIAMETER, '')
      .replace(SPECIAL, (letter) => LETTERS[letter] as string)
      // Latin letters lose their marks (Wälzlager = Walzlager); Cyrillic й keeps its own, it is another letter.
      .normalize('NFD')
      .replace(/([a-z])\p{M}+/gu, '$1')
      .normalize('NFC')
      .replace(WORD, inOneScript)
  );
}

const WORD = /[\p{L}\d]{3,}/gu;
const LATIN = /[a-z]/;
/** Letters that have no Latin twin. */
const RUSSIAN = /[бгджзийлпфцчшщъыьэюя]/;
const LIKE_NUMBER = /^\d[\dзо]*\d$/;

/** A Russian word with Latin letters in it, as it comes out of old lists (ПOДШИПHИK), and letters for digits (6ЗО4). */
function inOneScript(word: string): string {
  if (LIKE_NUMBER.test(word)) return word.replaceAll('з', '3').replaceAll('о', '0');
  return LATIN.test(word) && RUSSIAN.test(word) && !/\d/.test(word)
    ? word.replace(/[a-z]/g, (letter) => CYRILLIC_TWINS[letter] ?? letter)
    : word;
}

/** A typed text, at a length that is safe to work on. */
export function cutText(text: string): string {
  return text.length > MAX_TEXT_LENGTH ? text.slice(0, MAX_TEXT_LENGTH) : text;
}

const LOOKALIKES: Record<string, string> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
};
const CYRILLIC_TWINS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LOOKALIKES)
    .filter(([letter]) => letter >= 'а' && letter <= 'я')
    .map(([cyrillic, latin]) => [latin, cyrillic]),
);
const CYRILLIC = /[\u0400-\u04ff]/g;

/** A designation typed on a Cyrillic keyboard (М8х40) in Latin letters, when every letter has a Latin twin; else as it is. Expects normalised text. */
export function latinTwin(normalised: string): string {
  const letters = normalised.match(CYRILLIC);
  if (letters === null || letters.some((letter) => LOOKALIKES[letter] === undefined))
    return normalised;
  return normalised.replace(CYRILLIC, (letter) => LOOKALIKES[letter] as string);
}
