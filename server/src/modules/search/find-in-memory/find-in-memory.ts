// Finding in memory: hits and facet counts from typed arrays in the process, cards from the tables. An index that is out of date answers nothing.

import { readCards } from '../hydrate/cards.queries.ts';
import { decodeHits } from '../hydrate/cards.rules.ts';
import type { FoundProducts } from '../plan/found-products.ts';
import type { QueryPlan } from '../plan/query-plan.ts';
import type { SearchContext } from '../search.context.ts';
import type { MemoryIndex } from './memory-index.rules.ts';
import { invalidateMemoryIndex, memoryIndex } from './memory-index.ts';
import { searchMemory } from './search-memory.rules.ts';

/** @returns undefined when the database has to be asked */
export async function findInMemory({ db, locale }: SearchContext, plan: QueryPlan): Promise<FoundProducts | undefined> {
  const index = plan.kind === 'featured' ? undefined : memoryIndex(db);
  const answer = index === undefined ? undefined : searchMemory(index, plan);
  if (index === undefined || answer === undefined) return undefined;
  const { positions, buckets } = answer.page;
  const ids = positions.map((position) => index.ids[position] as number);
  const row = await readCards(db, ids, buckets, locale);
  if (row.documents !== index.version) {
    // What was counted is not what there is: products, prices or ratings changed.
    invalidateMemoryIndex(db, index, row.documents);
    return undefined;
  }
  const hits = decodeHits(row.cards, 2, (_, facts) => facetsOf(index, facts.id));
  const { total, main, own, exact } = answer;
  return { total, main, own, exact, hits, names: row.names, words: row.words };
}

function facetsOf({ facets, facetIds, positions }: MemoryIndex, id: number): Int32Array {
  const position = positions.get(id) as number;
  return facets.values.subarray(facets.starts[position], facets.starts[position + 1]).map((number) => facetIds[number] as number);
}
