// Search pipeline: a query is parsed and planned, found by the first finder that can answer, and hydrated to cards and named facets.
import type { Facets, Scope, SearchInput, SearchResult, Suggestions } from '@millwright/contracts';
import { findInMemory } from './find-in-memory/find-in-memory.ts';
import { findInPostgres } from './find-in-postgres/find-in-postgres.ts';
import { toCards } from './hydrate/cards.rules.ts';
import { nameFacets } from './hydrate/facets.rules.ts';
import { MAX_SHARED_NUMBER, orderSharedNumber, sharesNumber } from './hydrate/shared-number.rules.ts';
import { dictionaryAt } from './lexicon/dictionary.ts';
import { addressOf } from './plan/browse-scope.rules.ts';
import type { FoundProducts, Hit } from './plan/found-products.ts';
import type { QueryPlan } from './plan/query-plan.ts';
import type { Finder, SearchContext } from './search.context.ts';
import { planSearch } from './search.plan.ts';
import { suggest } from './search.suggest.ts';

export type SearchPipeline = {
  /**
   * A page of products, the exact total, facets with exact disjunctive counts.
   * `input` has passed search.rules; @throws Problem filter-not-understood, category-not-found or products-not-found for a browse scope that does not exist
   */
  search(context: SearchContext, input: SearchInput): Promise<SearchResult>;
  /** What a half-typed text may become; empty below three characters. */
  suggest(context: SearchContext, input: { text: string; scope: Scope; count: number }): Promise<Suggestions>;
};

/** Everything in the database: any size of catalogue, always right at once. */
export const postgresOnly = pipelineOf([findInPostgres]);

/** From memory while that is right; otherwise in the database. [decision 0013] */
export const memoryFirst = pipelineOf([findInMemory, findInPostgres]);

/** @param finders the last can always answer */
export function pipelineOf(finders: readonly Finder[]): SearchPipeline {
  const find = async (context: SearchContext, plan: QueryPlan): Promise<FoundProducts> => {
    for (const finder of finders) {
      const found = await finder(context, plan);
      if (found !== undefined) return found;
    }
    throw new Error('no finder can answer');
  };
  return { search: (context, input) => search(context, input, (plan) => find(context, plan)), suggest };
}

const NO_FACETS: Facets = { categories: [], manufacturers: [], attributes: [] };

async function search(
  context: SearchContext,
  input: SearchInput,
  find: (plan: QueryPlan) => Promise<FoundProducts>,
): Promise<SearchResult> {
  let planned = await planSearch(context, input);
  let found = await find(planned.plan);
  if (planned.parsed.corrected !== null && found.exact !== null && found.exact > 0) {
    // A part number that some product has is no misspelt word.
    planned = await planSearch(context, input, { corrects: false });
    found = await find(planned.plan);
  }
  const { plan, parsed, category } = planned;
  const dictionary = await dictionaryAt(context.db, planned.dictionary, found);
  const { hits, own } = await pageOf(input, plan, found, find);
  return {
    products: toCards(hits, dictionary, context.locale, plan.rates),
    place: addressOf(input.place, planned.dictionary),
    total: found.total,
    facets: input.place.by === 'featured' ? NO_FACETS : nameFacets(found, plan.groups, category, dictionary, context.locale),
    start: input.start,
    count: input.count,
    approximate: false,
    corrected: plan.onlyKey ? null : parsed.corrected,
    exact: own === undefined ? null : { id: own.id, slug: own.slug },
  };
}

/** The page that was found; products that share a part number in the order of how well it is theirs, and the one whose number it is, if there is only one. */
async function pageOf(
  input: SearchInput,
  plan: QueryPlan,
  found: FoundProducts,
  find: (plan: QueryPlan) => Promise<FoundProducts>,
): Promise<{ hits: Hit[]; own?: Hit['facts'] }> {
  const { start, count } = input;
  const [only] = found.hits;
  if (found.exact === 1 && only?.bucket === 0) return { hits: found.hits, own: only.facts };
  if (found.exact === null || !sharesNumber(input, found.exact)) return { hits: found.hits };
  const isWhole = start === 0 && count >= Math.min(found.exact, MAX_SHARED_NUMBER);
  const window = isWhole ? found : await find({ ...plan, start: 0, count: Math.max(MAX_SHARED_NUMBER, start + count) });
  const { hits, own } = orderSharedNumber(input.text, window.hits);
  return { hits: hits.slice(start, start + count), ...(own === undefined ? {} : { own }) };
}
