// Learned orders in memory: which products people chose from a query, and the queries that led them to any.
import type { SearchInput } from '@millwright/contracts';
import { zeroResultText } from './zero-result-searches.rules.ts';

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
