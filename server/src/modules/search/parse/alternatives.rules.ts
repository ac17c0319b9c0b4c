// Alternatives of a query: its words as typed, with synonyms, and with Russian bearing numbers as they are elsewhere.
import { fromGost } from '../analysis/bearing-numbers.rules.ts';
import { termOf } from '../analysis/terms.rules.ts';
import type { Token } from '../analysis/tokens.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { expandSynonyms } from '../lexicon/synonyms.rules.ts';

/** As typed, and what else some product could have: a synonym that no product uses would only cost. */
export function alternativesOf(terms: readonly number[], dictionary: Dictionary): number[][] {
  const [typed, ...others] = expandSynonyms(terms, dictionary.synonyms);
  const has = (term: number): boolean =>
    dictionary.words.known.has(term) || dictionary.synonymNumbers.has(term);
  const kept = others.filter((set) => set.every((term) => has(term) || typed?.includes(term)));
  const isHopeless =
    kept.length > 0 && typed?.some((term) => dictionary.synonymTerms.has(term) && !has(term));
  return isHopeless ? kept : [typed ?? [], ...kept];
}

/** The words with Russian bearing numbers as they are elsewhere; undefined without one. */
export function numbersElsewhere(
  words: readonly Token[],
  complete: readonly number[],
): number[] | undefined {
  if (!words.some((word) => fromGost(word.text) !== undefined)) return undefined;
  return complete.flatMap((term, i) => fromGost(words[i]?.text ?? '')?.map(termOf) ?? [term]);
}
