// How is the answer found in memory? Hits and counts from the index there, cards from the tables; an old index answers nothing.
import { decodeCards } from '../catalog/index.ts';
import type { Found } from './engine.ts';
import { readCards } from './memory-index.queries.ts';
import type { MemoryIndex } from './memory-index.rules.ts';
import { forgetMemoryIndex, memoryIndex } from './memory-index.ts';
import { searchMemory } from './memory-search.rules.ts';
import type { Asker } from './search.engine.ts';
import type { Question } from './search.question.ts';

/** undefined: the database has to be asked. */
export async function findInMemory(asker: Asker, { plan, isFeatured }: Question): Promise<Found | undefined> {
  const index = isFeatured ? undefined : memoryIndex(asker.db);
  const answer = index === undefined ? undefined : searchMemory(index, plan);
  if (index === undefined || answer === undefined) return undefined;
  const { positions, tiers } = answer.page;
  const ids = positions.map((position) => index.ids[position] as number);
  const row = await readCards(asker.db, ids, tiers, asker.locale);
  if (row.documents !== index.version) {
    // What was counted is not what there is: products, prices or ratings changed.
    forgetMemoryIndex(asker.db, index, row.documents);
    return undefined;
  }
  const hits = decodeCards(row.cards, 2).map(({ before: [tier, manufacturer], facts }) => ({
    tier: Number(tier),
    manufacturer: Number(manufacturer),
    facets: facetsOf(index, facts.id),
    facts,
  }));
  const { total, main, own, exact } = answer;
  return { total, main, own, exact, hits, names: row.names, words: row.words };
}

function facetsOf({ facets, facetIds, positions }: MemoryIndex, id: number): Int32Array {
  const position = positions.get(id) as number;
  return facets.values.subarray(facets.starts[position], facets.starts[position + 1]).map((number) => facetIds[number] as number);
}
