// Search use cases: search with zero-result logging, relaxation of a query that finds nothing, suggestions.
import {
  type MeasuredAnswer,
  type MeasuredInput,
  type Nearest,
  NO_FILTERS,
  type Scope,
  type SearchInput,
  type SearchResult,
  type Suggestions,
} from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { MAX_TEXT_LENGTH, normalise } from './analysis/normalise.rules.ts';
import { currentDictionary } from './lexicon/dictionary.ts';
import { noteZeroResult } from './lexicon/zero-result-searches.ts';
import { readQuery } from './read/read-query.rules.ts';
import {
  describeMeasured,
  findMeasured,
  findMeasuredFamily,
  listMeasuredFamilies,
} from './search.measured.ts';
import { searchTime, zeroResultSearches } from './search.metrics.ts';
import { memoryFirst } from './search.pipeline.ts';
import { checkWindow } from './search.rules.ts';

const pipeline = memoryFirst;

const MAX_RELAXED = 4;

/** Nothing was found because of what was typed, not because of filters or of a page too far. */
function isAboutText({ text, filters, start }: SearchInput): boolean {
  const chosen =
    filters.categories.length + filters.manufacturers.length + filters.attributes.length;
  return text.trim() !== '' && chosen === 0 && start === 0;
}

export const service = {
  /**
   * One page of products with total and facets; one statement.
   * @throws Problem filter-not-understood, category-not-found, products-not-found (browse scope), page-out-of-range (start beyond 10,000), invalid-request (count beyond 100)
   */
  async search(ctx: Ctx, input: SearchInput): Promise<SearchResult> {
    checkWindow(input);
    const now = ctx.clock.now();
    const began = performance.now();
    const result = await pipeline.search({ db: ctx.db, locale: ctx.locale, now }, input);
    searchTime.observe((performance.now() - began) / 1_000);
    if (result.total === 0) zeroResultSearches.add();
    const isUnmet = result.total === 0 || (result.reading?.notUnderstood.length ?? 0) > 0;
    if (isUnmet && isAboutText(input)) noteZeroResult(ctx.db, input.text, ctx.locale, now);
    return result;
  },

  /**
   * The whole shop for a text that finds nothing in its browse scope or its scope of the search box; null when that finds nothing either.
   * Fewer words and nearest sizes are tried by every search, see plan/relax-reading.rules.ts. [§2.6]
   */
  async findRelaxed(
    ctx: Ctx,
    input: Pick<SearchInput, 'text' | 'place' | 'scope' | 'currency'>,
  ): Promise<Nearest | null> {
    const context = { db: ctx.db, locale: ctx.locale, now: ctx.clock.now() };
    const text = input.text.trim().slice(0, MAX_TEXT_LENGTH);
    if (text === '') return null;
    if (input.place.by === 'all' && input.scope === 'all') return null;
    const { total, products } = await pipeline.search(context, {
      text,
      scope: 'all',
      place: { by: 'all' },
      filters: NO_FILTERS,
      sort: 'default',
      start: 0,
      count: MAX_RELAXED,
      currency: input.currency,
    });
    return total > 0 ? { text, total, products } : null;
  },

  listMeasuredFamilies,
  findMeasuredFamily,
  describeMeasured,

  /** See findMeasured() of search.measured.ts. */
  async findMeasured(ctx: Ctx, input: MeasuredInput): Promise<MeasuredAnswer> {
    return await findMeasured(ctx, input, pipeline);
  },

  /** For staff who look for goods: the best of a text, not counted among the searches of buyers. */
  async pick(ctx: Ctx, text: string, count: number): Promise<number[]> {
    const context = { db: ctx.db, locale: ctx.locale, now: ctx.clock.now() };
    const all = {
      scope: 'all',
      place: { by: 'all' },
      filters: NO_FILTERS,
      sort: 'default',
      start: 0,
      currency: 'base',
    } as const;
    const { products } = await pipeline.search(context, {
      ...all,
      text: text.trim().slice(0, MAX_TEXT_LENGTH),
      count,
    });
    return products.map((product) => product.id);
  },

  /**
   * Products that are all that a text says ("bolt M10x60 8.8, 20 pcs"), at most `count`, and how many are wanted; none where anything of it
   * would have to be given up. Not counted among searches.
   */
  async recognise(
    ctx: Ctx,
    text: string,
    count: number,
  ): Promise<{ ids: number[]; quantity: number | null }> {
    const nothing = { ids: [], quantity: null };
    const asked = text.trim().slice(0, MAX_TEXT_LENGTH);
    // Without a statement: most numbers that the shop has not say nothing.
    const read = readQuery(normalise(asked), await currentDictionary(ctx.db));
    if (read.constraints.length === 0 || read.notSold !== null || read.notUnderstood.length > 0)
      return nothing;
    const context = { db: ctx.db, locale: ctx.locale, now: ctx.clock.now() };
    const all = {
      scope: 'all',
      place: { by: 'all' },
      filters: NO_FILTERS,
      sort: 'default',
      start: 0,
      currency: 'base',
    } as const;
    const { products, reading } = await pipeline.search(context, { ...all, text: asked, count });
    if (
      reading === null ||
      reading.notSold !== null ||
      reading.relaxed.length + reading.notUnderstood.length > 0
    )
      return nothing;
    // A last number without a role may be how many are wanted.
    const last = /\s(\d+)$/.exec(asked)?.[1];
    const isWhole =
      reading.constraints.length > 0 && (last === undefined || !reading.words.includes(last));
    const isExact = isWhole && reading.constraints.every(({ isNearest }) => !isNearest);
    return isExact ? { ids: products.map(({ id }) => id), quantity: reading.quantity } : nothing;
  },

  /** What the text may become: part numbers, products, categories, manufacturers; empty below three characters. One statement. */
  async suggest(
    ctx: Ctx,
    input: { text: string; scope: Scope; count: number },
  ): Promise<Suggestions> {
    return await pipeline.suggest({ db: ctx.db, locale: ctx.locale, now: ctx.clock.now() }, input);
  },
};
