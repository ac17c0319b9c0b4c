// Terms of the lexicon by their beginning, for suggestions: what a half-typed trade word may become.
import { normalise } from '../analysis/normalise.rules.ts';
import type { LexiconTerm } from './lexicon-files.ts';

/** Normalised terms. `uses`: in how many of them a word stands, which tells the usual spelling from the misspelt ones; words of a dialect alone are in none. */
export type TermsByStart = { sorted: readonly string[]; uses: ReadonlyMap<string, number> };

/** The file of sentences, and that of workshop words. */
const PURPOSES = 'purposes';
const DIALECT = 'dialect';
/** Looked at from the first that fits. */
const MAX_LOOKED_AT = 2_000;

/** Terms that begin with the normalised text: those of a dialect last, those of fewest words first, then those in the usual spelling. */
export function termsFrom(start: string, { sorted, uses }: TermsByStart, most: number): string[] {
  const found: { term: string; words: number; usual: number }[] = [];
  for (let i = lowerBound(sorted, start); i < sorted.length && found.length < MAX_LOOKED_AT; i++) {
    const term = sorted[i] as string;
    if (!term.startsWith(start)) break;
    const words = term.split(' ');
    found.push({
      term,
      words: words.length,
      usual: Math.min(...words.map((word) => uses.get(word) ?? 0)),
    });
  }
  return found
    .sort(
      (a, b) =>
        Number(a.usual === 0) - Number(b.usual === 0) ||
        a.words - b.words ||
        b.usual - a.usual ||
        a.term.length - b.term.length ||
        (a.term < b.term ? -1 : 1),
    )
    .slice(0, most)
    .map(({ term }) => term);
}

export function isTerm(text: string, { sorted }: Pick<TermsByStart, 'sorted'>): boolean {
  return sorted[lowerBound(sorted, text)] === text;
}

/** "loctite lb": the beginning of a type code is no name. */
const ENDS_IN_LETTERS = /\s\p{L}{1,2}$/u;

/** @param isSold terms that name a family that is sold, else those that name what is not; sentences of what is done are no names */
export function termsByStart(terms: readonly LexiconTerm[], isSold: boolean): TermsByStart {
  const names = terms.filter(
    ({ term, meaning, source }) =>
      source !== PURPOSES &&
      (meaning.unsold === null) === isSold &&
      (!isSold || meaning.categories.length > 0) &&
      (meaning.foreignManufacturer === null || !ENDS_IN_LETTERS.test(term)) &&
      !meaning.isNoise,
  );
  const sorted = [...new Set(names.map(({ term }) => normalise(term)))].sort();
  const usual = new Set(
    names
      .filter(({ source }) => source !== DIALECT)
      .flatMap(({ term }) => normalise(term).split(' ')),
  );
  const uses = new Map<string, number>();
  for (const term of sorted)
    for (const word of term.split(' '))
      if (usual.has(word)) uses.set(word, (uses.get(word) ?? 0) + 1);
  return { sorted, uses };
}

function lowerBound(sorted: readonly string[], start: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
