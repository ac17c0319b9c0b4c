// Which engines are there? One shell for both: a question is read, its answer found in memory or in the database, named and drawn.
import type { Facets, SearchInput, SearchResult } from '@millwright/contracts';
import { type CountedHits, nameFacets } from './facets.rules.ts';
import { findInMemory } from './memory-engine.ts';
import { byPartRank } from './part-rank.rules.ts';
import { findInDatabase } from './postgres-engine.ts';
import type { HitsPlan } from './postgres-engine-plan.ts';
import { type Hit, toCards } from './postgres-engine-rows.ts';
import { suggest } from './postgres-engine-suggest.ts';
import { dictionaryAt } from './search.dictionary.ts';
import type { Asker, SearchEngine } from './search.engine.ts';
import { reindexProducts } from './search.indexer.ts';
import { placeByAddress, type Question, readQuestion } from './search.question.ts';

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

/** So many products that share a part number are put in order; more makers do not agree on one. */
const SHARED_BY = 20;

async function search(asker: Asker, input: SearchInput, looksInMemory: boolean): Promise<SearchResult> {
  const find = async (question: Question): Promise<Found> =>
    (looksInMemory ? await findInMemory(asker, question) : undefined) ?? (await findInDatabase(asker, question));
  let question = await readQuestion(asker, input);
  let found = await find(question);
  if (question.text.corrected !== null && found.exact !== null && found.exact > 0) {
    // A part number that somebody has is no misspelt word.
    question = await readQuestion(asker, input, { corrects: false });
    found = await find(question);
  }
  const dictionary = await dictionaryAt(asker.db, question.dictionary, found);
  const { plan, category, text } = question;
  const { hits, exact } = await numbersFirst(input, plan, found, async (window) => (await find({ ...question, plan: window })).hits);
  const products = toCards(hits, dictionary, asker.locale, plan.rates);
  return {
    products,
    place: placeByAddress(input.place, question.dictionary),
    total: found.total,
    facets: input.place.by === 'featured' ? NO_FACETS : nameFacets(found, plan.groups, category, dictionary, asker.locale),
    start: input.start,
    count: input.count,
    approximate: false,
    corrected: plan.onlyKey ? null : text.corrected,
    exact: exact === undefined ? null : { id: exact.id, slug: exact.slug },
  };
}

/** Products that share a part number in the order of how well it is theirs, and the one whose number it is, if there is only one. */
async function numbersFirst(
  { text, start, count, sort }: SearchInput,
  plan: HitsPlan,
  found: Found,
  findWindow: (plan: HitsPlan) => Promise<Hit[]>,
): Promise<{ hits: Hit[]; exact?: Hit['facts'] }> {
  const [only] = found.hits;
  if (found.exact === 1 && only?.tier === 0) return { hits: found.hits, exact: only.facts };
  if (found.exact === null || found.exact < 2 || sort !== 'default' || start >= SHARED_BY) return { hits: found.hits };
  const isWhole = start === 0 && count >= Math.min(found.exact, SHARED_BY);
  const window = isWhole ? found.hits : await findWindow({ ...plan, start: 0, count: Math.max(SHARED_BY, start + count) });
  const shared = window.filter(({ tier }) => tier === 0);
  const { items, own } = byPartRank(text, shared, (hit) => hit.facts);
  const hits = [...items, ...window.slice(shared.length)].slice(start, start + count);
  return own === undefined ? { hits } : { hits, exact: own.facts };
}
