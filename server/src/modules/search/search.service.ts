// What does a buyer find? Searches and suggestions for everybody; the engine behind them can be exchanged.
import type { Scope, SearchInput, SearchResult, Suggestions } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { memoryEngine } from './engine.ts';
import type { SearchEngine } from './search.engine.ts';
import { checkWindow } from './search.rules.ts';

const engine: SearchEngine = memoryEngine;

export const service = {
  /**
   * One page of products with total and facets; one statement.
   * @throws Problem filter-not-understood, category-not-found, not-found (place), page-out-of-range (start beyond 10,000), invalid-request (count beyond 100)
   */
  async search(ctx: Ctx, input: SearchInput): Promise<SearchResult> {
    checkWindow(input);
    return await engine.search({ db: ctx.db, locale: ctx.locale, now: ctx.clock.now() }, input);
  },

  /** What the text may become: part numbers, products, categories, makers; empty below three characters. One statement. */
  async suggest(ctx: Ctx, input: { text: string; scope: Scope; count: number }): Promise<Suggestions> {
    return await engine.suggest({ db: ctx.db, locale: ctx.locale, now: ctx.clock.now() }, input);
  },
};
