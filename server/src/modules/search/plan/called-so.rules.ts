// Names of what is not sold by the lexicon: whether a product that has its words in the name is called so ("solenoid valve 24 V") or only speaks of it ("water pump pliers").
import { normalise } from '../analysis/normalise.rules.ts';
import { isStopWord, termOf } from '../analysis/terms.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { meaningOfWord } from '../lexicon/phrases.rules.ts';
import type { Hit } from './found-products.ts';

/** Looked at of the products that were found. */
export const MAX_CALLED = 10;

const WORDS = /[\p{L}\p{M}]+|\d+/gu;
/** In Russian and Arabic the head stands first, in English last. */
const HEAD_FIRST = /[\u0400-\u04ff\u0600-\u06ff]/;

type Word = { text: string; term: number };
type Calling = 'so' | 'otherwise' | 'unknown';

/** @param name what is not sold, normalised */
export function isAnyCalled(name: string, hits: readonly Hit[], dictionary: Dictionary): boolean {
  const sought = wordsOf(name);
  return hits.some(({ facts, facets }) => {
    const callings = [facts.name, ...namesOfCategories(facets, dictionary)].map((own) =>
      callingOf(sought, wordsOf(own), dictionary),
    );
    if (callings.includes('so')) return true;
    if (callings.includes('otherwise')) return false;
    // In another language than the page's the name is not at hand.
    return HEAD_FIRST.test(name) !== HEAD_FIRST.test(facts.name);
  });
}

function callingOf(
  sought: readonly Word[],
  own: readonly Word[],
  { phrases }: Dictionary,
): Calling {
  const at = own.findIndex((_, i) => sought.every(({ term }, j) => own[i + j]?.term === term));
  if (at < 0 || sought.length === 0) return 'unknown';
  const beside = HEAD_FIRST.test(sought[0]?.text ?? '')
    ? own.slice(0, at)
    : untilNumber(own.slice(at + sought.length));
  return beside.some(({ term }) => (meaningOfWord(phrases, term)?.categories.length ?? 0) > 0)
    ? 'otherwise'
    : 'so';
}

function untilNumber(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ text }) => /\d/.test(text));
  return end < 0 ? words : words.slice(0, end);
}

function wordsOf(text: string): Word[] {
  return [...normalise(text).matchAll(WORDS)]
    .map(([word]) => word)
    .filter((word) => !isStopWord(word))
    .map((word) => ({ text: word, term: termOf(word) }));
}

function namesOfCategories(facets: Int32Array, { categories }: Dictionary): string[] {
  return [...facets].flatMap((facet) => {
    const name = categories.get(facet)?.name;
    return name === undefined ? [] : [name.en, name.ru, name.ar];
  });
}
