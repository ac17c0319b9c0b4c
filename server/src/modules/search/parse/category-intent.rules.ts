// Category intent: the categories that a query names, whose products come first.
import { GROUP } from '../analysis/facet-id.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';

/** Categories all of whose name was typed or is meant; of several those with the longest name ("ball valve": not all valves). */
export function categoryIntentOf(
  alternatives: readonly number[][],
  { categoryNames, categories }: Dictionary,
): number[] {
  let longest = 1;
  let found: number[] = [];
  for (const { facet, terms } of categoryNames) {
    if (
      terms.length < longest ||
      !alternatives.some((set) => terms.every((term) => set.includes(term)))
    )
      continue;
    if (terms.length > longest) found = [];
    longest = terms.length;
    found.push(facet);
  }
  return [...new Set(found)].filter(
    (facet) => categories.has(facet) && facet >> 16 === GROUP.category,
  );
}
