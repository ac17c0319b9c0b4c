// Planning a search: with the dictionary in memory, which is reloaded before an unknown name is rejected.
import type { SearchInput } from '@millwright/contracts';
import { Problem } from '../../platform/problem.ts';
import { getCachedRates } from '../pricing/index.ts';
import type { Dictionary } from './lexicon/dictionary.rules.ts';
import { checkedDictionary, currentDictionary } from './lexicon/dictionary.ts';
import { planQuery } from './plan/plan-query.rules.ts';
import type { PlannedQuery } from './plan/planned.rules.ts';
import type { SearchContext } from './search.context.ts';

/**
 * @param corrects false for a text that is known to be a part number
 * @throws Problem filter-not-understood, category-not-found, products-not-found (any other browse scope)
 */
export async function planSearch(
  { db, locale, now, dictionary: tried }: SearchContext,
  input: SearchInput,
  { corrects = true } = {},
): Promise<PlannedQuery & { dictionary: Dictionary }> {
  const options = { locale, rates: await getCachedRates(db, now), corrects };
  let dictionary = tried ?? (await currentDictionary(db));
  let planned = planQuery(input, dictionary, options);
  if (planned instanceof Problem) {
    // It may have come into being since we looked.
    dictionary = await checkedDictionary(db, dictionary);
    planned = planQuery(input, dictionary, options);
    if (planned instanceof Problem) throw planned;
  }
  return { ...planned, dictionary };
}
