// Spelling of numbers in the generated queries: who speaks, and how decimals, fractions and inches
// are written in three languages.
import type { Locale } from '@millwright/contracts';
import type { Part, Wants } from '../judged.ts';

/** Who speaks: the language, and the chances of one query. */
export type Voice = {
  locale: Locale;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
};

/**
 * `wants` where it is more, or less, than this value of this attribute; `about`: the attributes of
 * which it speaks beside it.
 */
export type Spoken = { text: string; wants?: Wants; about?: string[]; trait?: string };
export type Form = (part: Part, attribute: string, voice: Voice) => Spoken | string | undefined;

export const numberOf = (part: Part, attribute: string): number => {
  const own = part.attributes[attribute];
  return typeof own === 'number' ? own : Number.NaN;
};
export const slugOf = (part: Part, attribute: string): string =>
  String(part.attributes[attribute] ?? '');
export const same =
  (part: Part, ...attributes: string[]): Wants =>
  (other) =>
    attributes.every((attribute) => other.attributes[attribute] === part.attributes[attribute]);
export const isInchThread = (part: Part): boolean => /-un[cf]$/.test(slugOf(part, 'thread'));

export function decimal(value: number, { locale, chance }: Voice): string {
  const text = String(Math.round(value * 1000) / 1000);
  return locale === 'ru' && chance(0.6) ? text.replace('.', ',') : text;
}

/** 1.5 -> `1 1/2`; undefined where it is no fraction that people use. */
export function fraction(inches: number, { chance }: Voice): string | undefined {
  for (const below of [1, 2, 4, 8, 16, 32]) {
    const above = Math.round(inches * below);
    if (above === 0 || Math.abs(above / below - inches) > 0.004) continue;
    const [whole, rest] = [Math.floor(above / below), above % below];
    if (rest === 0) return String(whole);
    return whole === 0 ? `${rest}/${below}` : `${whole}${chance(0.5) ? '-' : ' '}${rest}/${below}`;
  }
  return undefined;
}

export function inchUnit(text: string, { locale, pick }: Voice): string {
  if (locale === 'ar') return pick([`${text} بوصة`, `${text} انش`, `${text}"`, `${text} بوصه`]);
  if (locale === 'en') {
    return pick([`${text}"`, `${text} inch`, `${text} in`, `${text}"`, `${text}in`]);
  }
  const count = Number(text);
  const isFew = Number.isNaN(count) || !Number.isInteger(count) || (count > 1 && count < 5);
  const word = isFew ? 'дюйма' : count === 1 ? 'дюйм' : 'дюймов';
  return pick([`${text}"`, `${text} ${word}`, `${text}"`]);
}

export function shuffled<T>(list: readonly T[], { pick }: Voice): T[] {
  const [rest, mixed]: [T[], T[]] = [[...list], []];
  while (rest.length > 0) mixed.push(...rest.splice(rest.indexOf(pick(rest)), 1));
  return mixed;
}

export function voiceOf(locale: Locale, random: () => number): Voice {
  return {
    locale,
    chance: (probability) => random() < probability,
    pick: (list) => list[Math.floor(random() * list.length)] as (typeof list)[number],
  };
}

/** Mulberry32: numbers in [0, 1). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
