// Words of the lexicon: what is never corrected, what misspelt words may be corrected to, brands, and nouns without their vowels.
import { termOf } from '../analysis/terms.rules.ts';
import type { LexiconTerm } from './lexicon-files.ts';
import { phraseWords } from './phrases.rules.ts';
import { type TermsByStart, termsByStart } from './term-prefixes.rules.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.rules.ts';

type Has<Value> = Pick<ReadonlySet<Value>, 'has'>;

export type LexiconWords = {
  /** Words of all phrases: never corrected. */
  phraseWords: Has<number>;
  /** Words that a misspelt word may be corrected to besides those of the catalogue. */
  lexiconSpellings: Vocabulary;
  /** Names of foreign manufacturers that are one word, as written: "KEI" is no key. */
  brandWords: Has<string>;
  /** Nouns without their vowels, as they are shortened on lists: blt, spnr, whl. */
  skeletons: ReadonlyMap<string, string>;
  /** For half-typed words: what is sold, and what is not. */
  byStart: TermsByStart;
  unsoldByStart: TermsByStart;
};

const cache = new WeakMap<readonly LexiconTerm[], LexiconWords>();
const MIN_SKELETON_LENGTH = 3;

/** Worked out once for the terms of the program. */
export function wordsOfLexicon(terms: readonly LexiconTerm[]): LexiconWords {
  let known = cache.get(terms);
  if (known === undefined) {
    const spellings = spellingsOf(terms.map(({ term }) => term));
    known = {
      phraseWords: new Set(spellings.map(({ hash }) => hash)),
      lexiconSpellings: vocabularyOf(spellings),
      brandWords: brandWordsOf(terms),
      skeletons: skeletonsOf(terms),
      byStart: termsByStart(terms, true),
      unsoldByStart: termsByStart(terms, false),
    };
    cache.set(terms, known);
  }
  return known;
}

/** Words without digits, of more than one letter; the usual spelling stands in more phrases than a misspelt one. */
export function spellingsOf(
  phrases: readonly string[],
): { term: string; hash: number; frequency: number }[] {
  const words = new Map<string, number>();
  for (const phrase of phrases)
    for (const word of phraseWords(phrase))
      if (!/\d/.test(word) && word.length > 1) words.set(word, (words.get(word) ?? 0) + 1);
  return [...words].map(([term, frequency]) => ({ term, hash: termOf(term), frequency }));
}

export function brandWordsOf(terms: readonly Pick<LexiconTerm, 'term' | 'meaning'>[]): Set<string> {
  const brands = terms.filter(({ meaning }) => meaning.foreignManufacturer !== null);
  return new Set(
    brands
      .map(({ term }) => phraseWords(term))
      .filter((words) => words.length === 1)
      .map(([word]) => word as string),
  );
}

/** Of English nouns of one word; the first that is shortened so. */
function skeletonsOf(terms: readonly LexiconTerm[]): Map<string, string> {
  const skeletons = new Map<string, string>();
  for (const { term, meaning } of terms) {
    if (
      meaning.categories.length === 0 ||
      meaning.foreignManufacturer !== null ||
      !/^[a-z]{4,}$/.test(term)
    )
      continue;
    const skeleton =
      term[0] +
      term
        .slice(1)
        .replace(/[aeiou]/g, '')
        .replace(/(.)\1+/g, '$1');
    if (skeleton.length >= MIN_SKELETON_LENGTH && skeleton !== term && !skeletons.has(skeleton))
      skeletons.set(skeleton, term);
  }
  return skeletons;
}
