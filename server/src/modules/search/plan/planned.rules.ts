// Planned queries: plans in the order in which they are tried, with what the answer is named by; options and limits of planning.
import type { Locale } from '@millwright/contracts';
import type { Rates } from '../../pricing/index.ts';
import type { CategoryEntry } from '../lexicon/dictionary.rules.ts';
import type { QueryPlan } from './query-plan.ts';
import type { RelaxedReading } from './relax-reading.rules.ts';

/** Facets of so many hits are sent and counted here; beyond it sending costs more than counting in the database. */
export const MAX_SENT_HITS = 20_000;

/** Rank buckets up to this have all words in the name, where no category is named. */
export const MAX_NAME_BUCKET = 3;

/** Rank buckets of words end below this; each wish that is not met adds its weight in such steps. */
export const WISH_STEP = 8;

/** Plans of guesses, which are no answer where they find nothing: a text as part number, or as words of names. */
export function isOnlyTried({ needsExact, inNames }: QueryPlan): boolean {
  return needsExact || inNames;
}

/** Query plans in the order in which they are tried: the first that finds a product is the answer. */
export type PlannedQuery = {
  plans: Planned[];
  /** The corrected text, null where no word was misspelt. */
  corrected: string | null;
};
/** A query plan, and what the answer to it is named by; `read` where the text says more than its words. */
export type Planned = {
  plan: QueryPlan;
  category: CategoryEntry | undefined;
  read: RelaxedReading | undefined;
  /** What is not sold by the lexicon, where products that are called so are looked for. */
  named?: string;
};

export type PlanOptions = {
  locale: Locale;
  rates: Rates /** false for a text that is known to be a part number */;
  corrects: boolean;
};
