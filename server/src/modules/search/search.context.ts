// Search context and finder: what an answer depends on besides the query, and what every way of finding products must do.
import type { Locale } from '@millwright/contracts';
import type { Db } from '../../platform/db/index.ts';
import type { Dictionary } from './lexicon/dictionary.rules.ts';
import type { FoundProducts } from './plan/found-products.ts';
import type { QueryPlan } from './plan/query-plan.ts';

export type SearchContext = {
  db: Db;
  locale: Locale;
  /** Prices are converted at the rates of this moment. */
  now: Date;
  /** Instead of the one in memory: a lexicon that is only tried. */
  dictionary?: Dictionary;
};

/** `chosen` is the plan that is answered. */
export type Answer = { found: FoundProducts; chosen: number };

/**
 * Answers the first plan that finds a product, and the first plan when none does.
 * @returns undefined when it cannot answer now and the next finder has to
 */
export type Finder = (
  context: SearchContext,
  plans: readonly QueryPlan[],
) => Promise<Answer | undefined>;
