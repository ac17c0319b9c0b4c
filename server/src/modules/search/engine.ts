// Which engines are there? One shell for both: a question is read, its answer found in memory or in the database, named and drawn.
import type { Facets, SearchInput, SearchResult } from '@millwright/contracts';
import { type CountedHits, nameFacets } from './facets.rules.ts';
import { findInMemory } from './memory-engine.ts';
import { findInDatabase } from './postgres-engine.ts';
import { type Hit, toCards } from './postgres-engine-rows.ts';
import { suggest } from './postgres-engine-suggest.ts';
import { dictionaryAt } from './search.dictionary.ts';
import type { Asker, SearchEngine } from './search.engine.ts';
import { reindexProducts } from './search.indexer.ts';
import { readQuestion } from './search.question.ts';

/** Hits of the page and counts over all; with the versions of names and words that they belong to. */
export type Found = CountedHits & { hits: Hit[]; exact: number | null; names: number; words: number };

const NO_FACETS: Facets = { categories: [], manufacturers: [], attributes: [] };

/** Everything in the database: any size of catalogue, always right at once. */
export const postgresEngine: SearchEngine = engineOf(false);

/** From memory while that is right; otherwise as the other. [decision 0013] */
export const memoryEngine: SearchEngine = engineOf(true);

function engineOf(looksInMemory: boolean): SearchEngine {
  return {
    search: (asker, input) => search(asker, input, looksInMemory),
    suggest,
    reindexProducts: (tx, ids) => reindexProducts(tx, ids),
  };
}

async function search(asker: Asker, input: SearchInput, looksInMemory: boolean): Promise<SearchResult> {
  const question = await readQuestion(asker, input);
  const found = (looksInMemory ? await findInMemory(asker, question) : undefined) ?? (await findInDatabase(asker, question));
  const dictionary = await dictionaryAt(asker.db, question.dictionary, found);
  const { plan, category, text } = question;
  const products = toCards(found.hits, dictionary, asker.locale, plan.rates);
  const first = products[0];
  return {
    products,
    total: found.total,
    facets: input.place.by === 'featured' ? NO_FACETS : nameFacets(found, plan.groups, category, dictionary, asker.locale),
    start: input.start,
    count: input.count,
    approximate: false,
    corrected: text.corrected,
    exact: found.exact === 1 && found.hits[0]?.tier === 0 && first !== undefined ? { id: first.id, slug: first.slug } : null,
  };
}
