// Learned orders: the numbers of the rule - decay, weight of an order, position bias, distinct visitors - and the learned order of a query.
import type { SearchInput } from '@millwright/contracts';
import { zeroResultText } from '../lexicon/zero-result-searches.rules.ts';

/** Parameters of the statement that learns; reasons in docs/decisions/0091. */
export const LEARNING = {
  /** A click or an order counts half after so many days. */
  halfLifeDays: 30,
  /** An order counts as much as so many clicks on the first place. */
  orderWeight: 5,
  /** The expected rate of clicks falls with the position as position ^ -positionBias; a click counts by its inverse. */
  positionBias: 0.5,
  /** No click counts more than so many on the first place. */
  maxClickWeight: 3,
  /** Of fewer distinct visitors nothing is learned. */
  minVisitors: 3,
  /** An address counts as so many visitors a day at most. */
  maxVisitorsOfAddress: 2,
  /** Products with less than this share of the weight of the query's first are left out. */
  minShare: 0.1,
  maxProducts: 20,
  /** Queries that are learned, the weightiest first: they are held in memory. */
  maxQueries: 5_000,
  /** Single clicks and reformulations are deleted after so many days. */
  keptDays: 90,
} as const;

/** Learned orders and past queries as they are held in memory. */
export type Learned = {
  /** Query key -> products, the first first. */
  orders: ReadonlyMap<string, readonly number[]>;
  /** In ascending order of their texts. */
  pastQueries: readonly PastQuery[];
};
export type PastQuery = { text: string; visitors: number };

export const NOTHING_LEARNED: Learned = { orders: new Map(), pastQueries: [] };
const NO_ORDER: readonly number[] = [];

/** The normalised text under which clicks are counted; undefined for texts that say nothing or may be personal. */
export function queryKeyOf(typed: string): string | undefined {
  return zeroResultText(typed);
}

/** Products that come first within their rank bucket, in this order; none where another order was asked for or nothing is learned. */
export function learnedOrderOf(
  { text, scope, sort }: Pick<SearchInput, 'text' | 'scope' | 'sort'>,
  { orders }: Learned,
): readonly number[] {
  if (orders.size === 0 || scope !== 'all' || sort !== 'default') return NO_ORDER;
  const key = queryKeyOf(text);
  return (key === undefined ? undefined : orders.get(key)) ?? NO_ORDER;
}
