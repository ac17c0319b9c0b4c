// Bidi isolates around part numbers, amounts and names.
import type { Locale } from './locale.ts';

const LRI = '\u2066';
const FSI = '\u2068';
const PDI = '\u2069';
/**
 * From the first Latin letter or digit to the last one (or a sign that ends a measure), with nothing Arabic between; the sign of a number belongs to it.
 * A name has at most 300 characters.
 */
const RUN =
  /(?:(?<![^\s(:])[-−+](?=\d))?(?:[A-Za-z0-9Ø⌀±≤≥<>~µΩ][^\u0590-\u08FF،؛\n]*[A-Za-z0-9"”%°²³+ΩµÅ]|[A-Za-z0-9])/g;
const ARABIC = /\p{Script=Arabic}/u;
const OPENING = '([{';
const CLOSING = ')]}';

/**
 * Names of products and categories as text: digits after an Arabic word would otherwise change places with what follows them.
 * A name in Arabic needs it in any language of the reader.
 */
export function isolateLatin(text: string, locale: Locale): string {
  if (locale !== 'ar' && !ARABIC.test(text)) return text;
  let shown = '';
  let at = 0;
  for (const { index, 0: run } of text.matchAll(RUN)) {
    for (const [start, end] of withBrackets(text, index, index + run.length)) {
      shown += `${text.slice(at, start)}${LRI}${text.slice(start, end)}${PDI}`;
      at = end;
    }
  }
  return shown + text.slice(at);
}

/**
 * Both brackets of a pair stand on the same side of an isolate, as otherwise one of them is mirrored and the other is not:
 * a run takes in the partner that follows or precedes it, and is parted at a bracket whose partner is elsewhere.
 */
function withBrackets(text: string, start: number, end: number): [number, number][] {
  const open: number[] = [];
  const alone: number[] = [];
  let from = start;
  let to = end;
  for (let at = start; at < to; at++) {
    const sign = text[at] as string;
    if (OPENING.includes(sign)) open.push(at);
    else if (CLOSING.includes(sign)) {
      const partner = OPENING[CLOSING.indexOf(sign)];
      if (open.length > 0 && text[open.at(-1) as number] === partner) open.pop();
      else if (open.length === 0 && alone.length === 0 && text[from - 1] === partner) from--;
      else alone.push(at);
    }
    const next = text[to];
    const last = open.at(-1);
    if (at === to - 1 && last !== undefined && next !== undefined && CLOSING.includes(next))
      if (text[last] === OPENING[CLOSING.indexOf(next)]) to++;
  }
  const cuts = [...alone, ...open].sort((a, b) => a - b);
  return [from, ...cuts.map((at) => at + 1)]
    .map((first, index): [number, number] => trimmed(text, first, cuts[index] ?? to))
    .filter(([first, last]) => first < last);
}

function trimmed(text: string, start: number, end: number): [number, number] {
  while (start < end && text[start] === ' ') start++;
  while (end > start && text[end - 1] === ' ') end--;
  return [start, end];
}

const BEGINS_IN_ARABIC = /^\P{L}*\p{Script=Arabic}/u;

/** Of a sentence in any language: that of its first letter, whatever names stand in it. */
export function directionOfText(text: string): 'ltr' | 'rtl' {
  return BEGINS_IN_ARABIC.test(text) ? 'rtl' : 'ltr';
}

/** An amount, an order id, an address: left to right in any sentence. In elements of their own <bdi> does it. */
export function isolated(text: string): string {
  return `${LRI}${text}${PDI}`;
}

/** A name or a date, which reads in the direction of its own first letter. */
export function isolatedName(text: string): string {
  return `${FSI}${text}${PDI}`;
}

const ISOLATED = /^[\u2066-\u2068][^\u2066-\u2069]*\u2069$/;

/** A name of anything inside a text of any language: in the direction of its first letter, its designations in order. An Arabic date has its order already. */
export function nameInText(text: string): string {
  return ISOLATED.test(text) ? text : isolatedName(isolateLatin(text, 'en'));
}
