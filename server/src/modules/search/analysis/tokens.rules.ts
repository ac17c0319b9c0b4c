// Tokenizer: words, sizes and part numbers of a text, the same for documents and for queries. [features complaint 3]
import { bearingParts, plainSeal } from './bearing-numbers.rules.ts';
import { inchPieces, plainInches } from './inches.rules.ts';
import { latinTwin, normalise } from './normalise.rules.ts';

export type Token = {
  /** Normalised; a whole word, or one component of a size or part number (`m8`, `40`, `2rs`). */
  text: string;
  hasDigit: boolean;
};

export type Tokens = {
  words: Token[];
  /** Components run together (`m8x40`, `62052rs`, `oring`): a document that has one fits better. */
  joined: string[];
  /** Numbers of measures (`40` of `40mm`): found in documents, not demanded of them. */
  bare: string[];
};

/** Spellings of units beside a number; the value is the token's spelling. */
const UNITS: Record<string, string> = {
  mm: 'mm',
  мм: 'mm',
  مم: 'mm',
  cm: 'cm',
  см: 'cm',
  سم: 'cm',
  in: 'in',
  kg: 'kg',
  кг: 'kg',
  كجم: 'kg',
  g: 'g',
  г: 'g',
  kw: 'kw',
  квт: 'kw',
  hp: 'hp',
  лс: 'hp',
  bar: 'bar',
  бар: 'bar',
  بار: 'bar',
  mpa: 'mpa',
  мпа: 'mpa',
  psi: 'psi',
  v: 'v',
  в: 'v',
  a: 'a',
  w: 'w',
  вт: 'w',
  rpm: 'rpm',
  nm: 'nm',
  l: 'l',
  л: 'l',
  ml: 'ml',
  мл: 'ml',
  pcs: 'pcs',
  шт: 'pcs',
};
const UNIT_NAMES = Object.keys(UNITS).join('|');
const NUMBER_AND_UNIT = new RegExp(
  `(^|[^\\p{L}\\p{N}.])(\\d+(?:\\.\\d+)?)\\s*(${UNIT_NAMES})(?![\\p{L}\\p{N}])`,
  'gu',
);
const MEASURE = new RegExp(`^(\\d+(?:\\.\\d+)?)(${UNIT_NAMES})$`, 'u');
const DECIMAL_COMMA = /(\d),(?=\d)/g;
const TIMES = /(\d)\s*(?:["']+\s*)?[xх*]\s*(?=\d)/g;
const INCH_MARK = /(\d)(?:"|'')/g;
/** Standards in Cyrillic letters. */
const WORDS = new Map([
  ['дин', 'din'],
  ['исо', 'iso'],
]);
// A sign that belongs to the number after it: M 8, DN 50, PN 16, IP 65 and the Russian Ду, Ру.
const SIGN_BEFORE_NUMBER = /(^|[^\p{L}\p{N}])(m|м|dn|pn|ip|nps|ду|ру)[\s-]*(?=\d)/gu;
const CHUNK = /[\p{L}\p{N}]+(?:[-./_+]+[\p{L}\p{N}]+)*/gu;
const SEPARATORS = /[-./_+]+/g;
const DIGIT = /\d/;
const STANDARD = /^(iso|din|en|gost|гост|astm|asme|ansi|jis|bs|is)(\d.*)$/;
const SIGNS: Record<string, string> = { ду: 'dn', ру: 'pn', м: 'm' };

/** @param text what was typed, or a text of the catalogue; any string is accepted */
export function tokensOf(text: string): Tokens {
  return tokensOfNormalised(normalise(text));
}

export function tokensOfNormalised(normalised: string): Tokens {
  const tokens: Tokens = { words: [], joined: [], bare: [] };
  for (const chunk of chunksOf(normalised)) addChunk(tokens, chunk);
  return tokens;
}

/** What stands without a space in a text, each with its words: `m8x40` is one chunk of two words. Expects normalised text. */
export function wordsByChunk(normalised: string): { chunk: string; words: Token[] }[] {
  return chunksOf(normalised).map((chunk) => {
    const tokens: Tokens = { words: [], joined: [], bare: [] };
    addChunk(tokens, chunk);
    return { chunk, words: tokens.words };
  });
}

function chunksOf(normalised: string): string[] {
  const prepared = DIGIT.test(normalised) ? prepareSizes(normalised) : normalised;
  return prepared.match(CHUNK) ?? [];
}

function addChunk(tokens: Tokens, chunk: string): void {
  if (DIGIT.test(chunk)) addDesignation(tokens, latinTwin(chunk));
  else addWords(tokens, chunk);
}

function prepareSizes(normalised: string): string {
  return plainInches(normalised.replace(DECIMAL_COMMA, '$1.'))
    .replace(TIMES, '$1x')
    .replace(INCH_MARK, '$1')
    .replace(
      SIGN_BEFORE_NUMBER,
      (_, before: string, sign: string) => before + (SIGNS[sign] ?? sign),
    )
    .replace(
      NUMBER_AND_UNIT,
      (_, before: string, number: string, unit: string) => before + number + UNITS[unit],
    );
}

function addWords(tokens: Tokens, chunk: string): void {
  const parts = chunk.split(SEPARATORS);
  for (const part of parts) addWord(tokens, WORDS.get(part) ?? plainSeal(part));
  if (parts.length > 1) tokens.joined.push(parts.join(''));
}

function addWord(tokens: Tokens, text: string): void {
  tokens.words.push({ text, hasDigit: DIGIT.test(text) });
}

function addMeasure(tokens: Tokens, text: string): boolean {
  const measure = MEASURE.exec(text);
  if (measure === null) return false;
  const number = plainNumber(measure[1] as string);
  const unit = UNITS[measure[2] as string] as string;
  addWord(tokens, number + unit);
  tokens.bare.push(...(unit === 'in' ? inchPieces(Number(number)) : [number]));
  return true;
}

function addDesignation(tokens: Tokens, chunk: string): void {
  if (addMeasure(tokens, chunk)) return;
  const standard = STANDARD.exec(chunk);
  if (standard !== null) {
    tokens.words.push({ text: standard[1] as string, hasDigit: false });
    addDesignation(tokens, standard[2] as string);
    return;
  }
  const parts = componentsOf(chunk);
  for (const part of parts) if (!addMeasure(tokens, part)) addWord(tokens, part);
  if (parts.length < 2) return;
  const timesCount = chunk.split(/(?<=\d)x(?=\d)/).length - 1;
  const between = timesCount === parts.length - 1 ? 'x' : '';
  tokens.joined.push(parts.join(between));
  // M8x1.25x40 is sold as M8x40 as well: the pitch is the usual one.
  if (between === 'x' && parts.length === 3) tokens.joined.push(`${parts[0]}x${parts[2]}`);
}

/** `m8x1.25x40` -> m8, 1.25, 40; `6205-2rs` -> 6205, 2rs; `1/2-13` -> 1/2, 13. */
function componentsOf(chunk: string): string[] {
  return chunk
    .split(/[-_+]+|(?<=\d)x(?=\d)|\/(?!\d)|(?<!\d)\/|(?<!\d)\.|\.(?!\d)|(?<=\d\d)\/|\/(?=\d\d\d)/)
    .filter((part) => part !== '')
    .flatMap((part) => bearingParts(part) ?? [WORDS.get(part) ?? plainNumber(part)]);
}

/** 1.50 = 1.5, 8.0 = 8; leading zeros stay, they tell part numbers apart. */
function plainNumber(text: string): string {
  return /^\d+\.\d+$/.test(text) ? text.replace(/\.0+$|(?<=[1-9])0+$/, '') : text;
}
