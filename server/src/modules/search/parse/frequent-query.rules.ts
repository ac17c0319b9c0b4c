// Frequent queries in a parsed query: the scope whose precomputed order and counts answer all of it.
import { hasDigit } from '../analysis/part-key.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { frequentQueryText, scopeOfFrequentQuery } from '../lexicon/frequent-queries.rules.ts';
import { alternativesOf } from './alternatives.rules.ts';
import { categoryIntentOf } from './category-intent.rules.ts';
import type { ParsedQuery } from './parsed-query.ts';

/** The term, when the whole text comes down to one: its hits are those that have it, with it in the name first. Else undefined. */
export function onlyTerm({
  alternatives,
  prefix,
  joined,
  key,
  meaningless,
}: ParsedQuery): number | undefined {
  if (meaningless || hasDigit(key) || joined.length > 0 || alternatives.length !== 1)
    return undefined;
  const terms = [...(alternatives[0] ?? []), ...prefix];
  return terms.length === 1 ? terms[0] : undefined;
}

/** The scope of the text's one word, or of its words with their synonyms, where that is frequent. */
export function frequentScope(query: ParsedQuery, { frequent }: Dictionary): number | undefined {
  const term = onlyTerm(query);
  if (term !== undefined) return frequent.words.has(term) ? term : undefined;
  const { alternatives, prefix, joined, key, categoryIntent, meaningless } = query;
  if (meaningless || hasDigit(key) || joined.length + prefix.length > 0) return undefined;
  const text = frequentQueryText({ sets: alternatives, categoryIntent });
  const scope = scopeOfFrequentQuery(text);
  const known = frequent.queries.get(scope);
  return known !== undefined && frequentQueryText(known) === text ? scope : undefined;
}

/** Every text with synonyms that may be typed, as {@link frequentQueryText} writes what is asked by it. */
export function frequentQueriesOf(dictionary: Dictionary): string[] {
  const queries = new Set<string>();
  for (const { phrases, oneWay } of dictionary.synonyms) {
    for (const typed of oneWay ? phrases.slice(0, 1) : phrases) {
      const sets = alternativesOf(typed, dictionary);
      if (sets.length > 1)
        queries.add(
          frequentQueryText({ sets, categoryIntent: categoryIntentOf(sets, dictionary) }),
        );
    }
  }
  return [...queries];
}
