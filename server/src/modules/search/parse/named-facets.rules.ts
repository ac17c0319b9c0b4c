// Named facets: the categories or manufacturers whose name has all the words of a query, for the scopes of the search box.
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import type { ParsedQuery } from './parsed-query.ts';

export function namedFacets(query: ParsedQuery, dictionary: Dictionary, group: number): number[] {
  const found: number[] = [];
  for (const { facet, terms } of dictionary.nameTerms) {
    if (facet >> 16 !== group) continue;
    if (query.prefix.length > 0 && !query.prefix.some((term) => terms.has(term))) continue;
    if (query.alternatives.some((set) => set.every((term) => terms.has(term)))) found.push(facet);
  }
  return found;
}
