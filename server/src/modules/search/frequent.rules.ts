// What is searched like a place? Words that many products have, and wordings: a text with its synonyms and the categories it names.
import { hashTerm } from './terms.rules.ts';

/** Sets of terms, any of which will do, and the categories whose products come first. */
export type Wording = { sets: readonly (readonly number[])[]; kinds: readonly number[] };

/** When the index was built: the words, and the wordings by their scopes. */
export type Frequent = { words: ReadonlySet<number>; wordings: ReadonlyMap<number, Wording> };

export const NONE_FREQUENT: Frequent = { words: new Set(), wordings: new Map() };

/** The same text for the same wording, whatever the order: `-7,-5;-3|65539`. */
export function wordingText({ sets, kinds }: Wording): string {
  const texts = [...new Set(sets.map(listText))].sort().join(';');
  return kinds.length === 0 ? texts : `${texts}|${listText(kinds)}`;
}

function listText(numbers: readonly number[]): string {
  return [...new Set(numbers)].sort((a, b) => a - b).join();
}

export function readWording(text: string): Wording {
  const [sets = '', kinds = ''] = text.split('|');
  return { sets: sets.split(';').map(numbersOf), kinds: kinds === '' ? [] : numbersOf(kinds) };
}

function numbersOf(list: string): number[] {
  return list.split(',').map(Number);
}

/** A wording has a scope below zero, as a word has. */
export function scopeOfWording(text: string): number {
  return hashTerm(text);
}

/** Of search_frequent: a word, or the scope of a wording. */
export type FrequentRow = { term: number; wording: string | null };

export function frequentOf(rows: readonly FrequentRow[]): Frequent {
  const words = new Set<number>();
  const wordings = new Map<number, Wording>();
  for (const { term, wording } of rows) {
    if (wording === null) words.add(term);
    else wordings.set(term, readWording(wording));
  }
  return { words, wordings };
}

/** Whether something with these terms has all of one of the sets. */
export function fitsAny({ sets }: Pick<Wording, 'sets'>, has: (term: number) => boolean): boolean {
  return sets.some((set) => set.every(has));
}
