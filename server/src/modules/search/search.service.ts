// What does a buyer find? Searches and suggestions for everybody; the engine behind them can be exchanged.
import { type Nearest, NO_FILTERS, type Scope, type SearchInput, type SearchResult, type Suggestions } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { memoryEngine } from './engine.ts';
import { LONGEST_TEXT } from './fold.rules.ts';
import type { SearchEngine } from './search.engine.ts';
import { searchedInVain, searchTime } from './search.measures.ts';
import { checkWindow } from './search.rules.ts';
import { fewerWords } from './zero-results.rules.ts';
import { noteZeroResult } from './zero-results.ts';

const engine: SearchEngine = memoryEngine;

const NEAREST_SHOWN = 4;

/** Nothing was found because of what was typed, not because of filters or of a page too far. */
function isAboutText({ text, filters, start }: SearchInput): boolean {
  const chosen = filters.categories.length + filters.manufacturers.length + filters.attributes.length;
  return text.trim() !== '' && chosen === 0 && start === 0;
}

export const service = {
  /**
   * One page of products with total and facets; one statement.
   * @throws Problem filter-not-understood, category-not-found, products-not-found (place), page-out-of-range (start beyond 10,000), invalid-request (count beyond 100)
   */
  async search(ctx: Ctx, input: SearchInput): Promise<SearchResult> {
    checkWindow(input);
    const now = ctx.clock.now();
    const began = performance.now();
    const result = await engine.search({ db: ctx.db, locale: ctx.locale, now }, input);
    searchTime.observe((performance.now() - began) / 1_000);
    if (result.total === 0) searchedInVain.add();
    if (result.total === 0 && isAboutText(input)) noteZeroResult(ctx.db, input.text, ctx.locale, now);
    return result;
  },

  /**
   * What comes nearest to a text that nothing was found for: itself in the whole shop when it was asked in a part of it,
   * else with fewer words; null when that finds nothing either. A few statements, for the page that says so only. [§2.6]
   */
  async findNearest(ctx: Ctx, input: Pick<SearchInput, 'text' | 'place' | 'scope' | 'currency'>): Promise<Nearest | null> {
    const asker = { db: ctx.db, locale: ctx.locale, now: ctx.clock.now() };
    const text = input.text.trim().slice(0, LONGEST_TEXT);
    if (text === '') return null;
    const isNarrow = input.place.by !== 'all' || input.scope !== 'all';
    for (const candidate of [...(isNarrow ? [text] : []), ...fewerWords(text)]) {
      const { total, products } = await engine.search(asker, {
        text: candidate,
        scope: 'all',
        place: { by: 'all' },
        filters: NO_FILTERS,
        sort: 'default',
        start: 0,
        count: NEAREST_SHOWN,
        currency: input.currency,
      });
      if (total > 0) return { text: candidate, total, products };
    }
    return null;
  },

  /** For somebody of ours who looks for goods: the best of a text, not counted among what buyers search for. */
  async pick(ctx: Ctx, text: string, count: number): Promise<number[]> {
    const asker = { db: ctx.db, locale: ctx.locale, now: ctx.clock.now() };
    const all = { scope: 'all', place: { by: 'all' }, filters: NO_FILTERS, sort: 'default', start: 0, currency: 'INR' } as const;
    const { products } = await engine.search(asker, { ...all, text: text.trim().slice(0, LONGEST_TEXT), count });
    return products.map((product) => product.id);
  },

  /** What the text may become: part numbers, products, categories, makers; empty below three characters. One statement. */
  async suggest(ctx: Ctx, input: { text: string; scope: Scope; count: number }): Promise<Suggestions> {
    return await engine.suggest({ db: ctx.db, locale: ctx.locale, now: ctx.clock.now() }, input);
  },
};
