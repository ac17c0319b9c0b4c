// Frequent words and queries: searches of so many products that their order and counts are precomputed. A frequent query is a text with its
// synonyms and the categories it names.
import { hashTerm } from '../analysis/terms.rules.ts';

/** Sets of terms, any of which will do, and the categories whose products come first. */
export type FrequentQuery = {
  sets: readonly (readonly number[])[];
  categoryIntent: readonly number[];
};

/** As the index was built: the words, and the queries by their scopes. */
export type Frequent = { words: ReadonlySet<number>; queries: ReadonlyMap<number, FrequentQuery> };

export const NONE_FREQUENT: Frequent = { words: new Set(), queries: new Map() };

/** The same text for the same query, whatever the order: `-7,-5;-3|65539`. */
export function frequentQueryText({ sets, categoryIntent }: FrequentQuery): string {
  const texts = [...new Set(sets.map(listText))].sort().join(';');
  return categoryIntent.length === 0 ? texts : `${texts}|${listText(categoryIntent)}`;
}

function listText(numbers: readonly number[]): string {
  return [...new Set(numbers)].sort((a, b) => a - b).join();
}

export function readFrequentQuery(text: string): FrequentQuery {
  const [sets = '', categories = ''] = text.split('|');
  return {
    sets: sets.split(';').map(numbersOf),
    categoryIntent: categories === '' ? [] : numbersOf(categories),
  };
}

function numbersOf(list: string): number[] {
  return list.split(',').map(Number);
}

/** A frequent query has a scope below zero, as a word has. */
export function scopeOfFrequentQuery(text: string): number {
  return hashTerm(text);
}

/** Of search_frequent_query: a word, or the scope of a query. */
export type FrequentRow = { term: number; wording: string | null };

export function frequentOf(rows: readonly FrequentRow[]): Frequent {
  const words = new Set<number>();
  const queries = new Map<number, FrequentQuery>();
  for (const { term, wording } of rows) {
    if (wording === null) words.add(term);
    else queries.set(term, readFrequentQuery(wording));
  }
  return { words, queries };
}

/** Whether something with these terms has all of one of the sets. */
export function fitsAny(
  { sets }: Pick<FrequentQuery, 'sets'>,
  has: (term: number) => boolean,
): boolean {
  return sets.some((set) => set.every(has));
}
