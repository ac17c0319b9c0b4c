// Search pipeline: a query is parsed and planned, found by the first finder that can answer, and hydrated to cards and named facets.
import {
  type Facets,
  NO_FILTERS,
  type Scope,
  type SearchInput,
  type SearchResult,
  type Suggestions,
} from '@millwright/contracts';
import { findInMemory } from './find-in-memory/find-in-memory.ts';
import { findInPostgres } from './find-in-postgres/find-in-postgres.ts';
import { toCards } from './hydrate/cards.rules.ts';
import { nameFacets } from './hydrate/facets.rules.ts';
import { landingOf } from './hydrate/landing.rules.ts';
import { describeReading } from './hydrate/reading.rules.ts';
import {
  MAX_SHARED_NUMBER,
  orderSharedNumber,
  sharesNumber,
} from './hydrate/shared-number.rules.ts';
import type { Dictionary } from './lexicon/dictionary.rules.ts';
import { dictionaryAt } from './lexicon/dictionary.ts';
import { addressOf } from './plan/browse-scope.rules.ts';
import { isAnyCalled, MAX_CALLED } from './plan/called-so.rules.ts';
import type { FoundProducts, Hit } from './plan/found-products.ts';
import type { Planned } from './plan/planned.rules.ts';
import type { QueryPlan } from './plan/query-plan.ts';
import type { Answer, Finder, SearchContext } from './search.context.ts';
import { planSearch } from './search.plan.ts';
import { suggest } from './search.suggest.ts';

/** An answer before it is hydrated: the plan that was answered and the page of its hits. */
export type TracedSearch = {
  planned: Planned;
  corrected: string | null;
  found: FoundProducts;
  hits: Hit[];
  /** The product whose number the text is, if there is only one. */
  own: Hit['facts'] | undefined;
  /** That the text was planned with, and that of the moment of the answer. */
  names: Dictionary;
  dictionary: Dictionary;
};

export type SearchPipeline = {
  /**
   * A page of products, the exact total, facets with exact disjunctive counts.
   * `input` has passed search.rules; @throws Problem filter-not-understood, category-not-found or products-not-found for a browse scope that does not exist
   */
  search(context: SearchContext, input: SearchInput): Promise<SearchResult>;
  /** How `search` comes to its answer: the same plan, the same finder. */
  trace(context: SearchContext, input: SearchInput): Promise<TracedSearch>;
  /** What a half-typed text may become; empty below three characters. */
  suggest(
    context: SearchContext,
    input: { text: string; scope: Scope; count: number },
  ): Promise<Suggestions>;
  /** The first of the plans that finds a product, without its cards. */
  find(context: SearchContext, plans: readonly QueryPlan[]): Promise<Answer>;
};

/** Everything in the database: any size of catalogue, always right at once. */
export const postgresOnly = pipelineOf([findInPostgres]);

/** From memory while that is right; otherwise in the database. [decision 0013] */
export const memoryFirst = pipelineOf([findInMemory, findInPostgres]);

/** @param finders the last can always answer */
export function pipelineOf(finders: readonly Finder[]): SearchPipeline {
  const find = async (context: SearchContext, plans: readonly QueryPlan[]): Promise<Answer> => {
    for (const finder of finders) {
      const answer = await finder(context, plans);
      if (answer !== undefined) return answer;
    }
    throw new Error('no finder can answer');
  };
  const searched: SearchPipeline['search'] = (context, input) =>
    search(context, input, (plans) => find(context, plans));
  return {
    find,
    search: searched,
    trace: (context, input) => trace(context, input, (plans) => find(context, plans)),
    suggest: (context, input) =>
      suggest(
        context,
        input,
        async (text, count) => await searched(context, { ...WHOLE_SHOP, text, count }),
      ),
  };
}

type Find = (plans: readonly QueryPlan[]) => Promise<Answer>;

const WHOLE_SHOP = {
  scope: 'all',
  place: { by: 'all' },
  filters: NO_FILTERS,
  sort: 'default',
  start: 0,
  currency: 'base',
} as const;
const NO_FACETS: Facets = { categories: [], manufacturers: [], attributes: [] };

async function trace(
  context: SearchContext,
  input: SearchInput,
  find: Find,
): Promise<TracedSearch> {
  let planned = await planSearch(context, input);
  let answer = await find(planned.plans.map(({ plan }) => plan));
  let dictionary =
    context.dictionary ?? (await dictionaryAt(context.db, planned.dictionary, answer.found));
  if (dictionary.learned !== planned.dictionary.learned) {
    // Another order was learned, or forgotten, since the words were read.
    planned = await planSearch(context, input);
    answer = await find(planned.plans.map(({ plan }) => plan));
  }
  if (planned.corrected !== null && answer.found.exact !== null && answer.found.exact > 0) {
    // A part number that some product has is no misspelt word.
    planned = await planSearch(context, input, { corrects: false });
    answer = await find(planned.plans.map(({ plan }) => plan));
  }
  const tried = planned.plans[answer.chosen] as Planned;
  if (
    tried.named !== undefined &&
    !(await isCalledSo(tried, answer.found, planned.dictionary, find))
  ) {
    planned = { ...planned, plans: planned.plans.slice(answer.chosen + 1) };
    answer = await find(planned.plans.map(({ plan }) => plan));
  }
  const { found } = answer;
  const chosen = planned.plans[answer.chosen] as Planned;
  dictionary = context.dictionary ?? (await dictionaryAt(context.db, planned.dictionary, found));
  const { hits, own } = await pageOf(input, chosen.plan, found, find);
  return {
    planned: chosen,
    corrected: planned.corrected,
    found,
    hits,
    own,
    names: planned.dictionary,
    dictionary,
  };
}

async function search(
  context: SearchContext,
  input: SearchInput,
  find: Find,
): Promise<SearchResult> {
  const { planned, corrected, found, hits, own, dictionary, names } = await trace(
    context,
    input,
    find,
  );
  const { plan, category, read } = planned;
  return {
    products: toCards(hits, dictionary, context.locale, plan.rates),
    place: addressOf(input.place, names),
    total: found.total,
    facets:
      input.place.by === 'featured'
        ? NO_FACETS
        : nameFacets(found, plan.groups, category, dictionary, context.locale),
    start: input.start,
    count: input.count,
    approximate: false,
    corrected,
    reading:
      read === undefined
        ? null
        : describeReading(read, input.text, {
            dictionary,
            locale: context.locale,
            counts: found.main,
          }),
    exact: own === undefined ? null : { id: own.id, slug: own.slug },
    landing:
      read === undefined || found.total === 0 || (found.exact ?? 0) > 0 || corrected !== null
        ? null
        : landingOf(read, found.main, dictionary),
  };
}

/** What is not sold by the lexicon is sold where products are called so; the first of them tell, on every page of the list. */
async function isCalledSo(
  { plan, named = '' }: Planned,
  found: FoundProducts,
  dictionary: Dictionary,
  find: Find,
): Promise<boolean> {
  if (found.total === 0) return true;
  const isFirst = plan.start === 0 && plan.count >= Math.min(found.total, MAX_CALLED);
  const first = isFirst ? found : (await find([{ ...plan, start: 0, count: MAX_CALLED }])).found;
  return isAnyCalled(named, first.hits.slice(0, MAX_CALLED), dictionary);
}

/** The page that was found; products that share a part number in the order of how well it is theirs, and the one whose number it is, if there is only one. */
async function pageOf(
  input: SearchInput,
  plan: QueryPlan,
  found: FoundProducts,
  find: Find,
): Promise<{ hits: Hit[]; own?: Hit['facts'] }> {
  const { start, count } = input;
  const [only] = found.hits;
  if (found.exact === 1 && only?.bucket === 0) return { hits: found.hits, own: only.facts };
  if (found.exact === null || !sharesNumber(input, found.exact)) return { hits: found.hits };
  const isWhole = start === 0 && count >= Math.min(found.exact, MAX_SHARED_NUMBER);
  const window = isWhole
    ? found
    : (await find([{ ...plan, start: 0, count: Math.max(MAX_SHARED_NUMBER, start + count) }]))
        .found;
  const { hits, own } = orderSharedNumber(input.text, window.hits);
  return { hits: hits.slice(start, start + count), ...(own === undefined ? {} : { own }) };
}
