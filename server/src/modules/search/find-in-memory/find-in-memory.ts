// Finding in memory: hits and facet counts from typed arrays in the process, cards from the tables. An index that is out of date answers nothing.

import { readCards } from '../hydrate/cards.queries.ts';
import { decodeHits } from '../hydrate/cards.rules.ts';
import { isOnlyTried } from '../plan/planned.rules.ts';
import type { QueryPlan } from '../plan/query-plan.ts';
import type { Answer, SearchContext } from '../search.context.ts';
import type { MemoryIndex } from './memory-index.rules.ts';
import { invalidateMemoryIndex, memoryIndex } from './memory-index.ts';
import { type MemoryAnswer, searchMemory } from './search-memory.rules.ts';

/** @returns undefined when the database has to be asked */
export async function findInMemory(
  { db, locale }: SearchContext,
  plans: readonly QueryPlan[],
): Promise<Answer | undefined> {
  const index = plans[0]?.kind === 'featured' ? undefined : memoryIndex(db);
  const first = index === undefined ? undefined : firstAnswer(index, plans);
  if (index === undefined || first === undefined) return undefined;
  const { answer, chosen } = first;
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
  return { found: { total, main, own, exact, hits, names: row.names, words: row.words }, chosen };
}

/** What filters leave of it does not matter: they narrow what the text found. */
function answers({ unfiltered, exact }: MemoryAnswer, { needsExact }: QueryPlan): boolean {
  return unfiltered > 0 && (!needsExact || (exact ?? 0) > 0);
}

function firstAnswer(
  index: MemoryIndex,
  plans: readonly QueryPlan[],
): { answer: MemoryAnswer; chosen: number } | undefined {
  let first: { answer: MemoryAnswer; chosen: number } | undefined;
  for (const [chosen, plan] of plans.entries()) {
    const answer = searchMemory(index, plan);
    if (answer === undefined) return undefined;
    if (answers(answer, plan)) return { answer, chosen };
    if (!isOnlyTried(plan)) first ??= { answer, chosen };
  }
  return first;
}

function facetsOf({ facets, facetIds, positions }: MemoryIndex, id: number): Int32Array {
  const position = positions.get(id) as number;
  return facets.values
    .subarray(facets.starts[position], facets.starts[position + 1])
    .map((number) => facetIds[number] as number);
}
