// Shared part numbers: products of several manufacturers with the typed number, the exact spelling and our own SKU first.
import type { SearchInput } from '@millwright/contracts';
import { byPartRank } from '../analysis/part-rank.rules.ts';
import type { Hit } from '../plan/found-products.ts';

/** So many products that share a part number are put in order; more manufacturers do not agree on one. */
export const MAX_SHARED_NUMBER = 20;

/** @param exact how many products have the number */
export function sharesNumber(
  { sort, start }: Pick<SearchInput, 'sort' | 'start'>,
  exact: number,
): boolean {
  return exact >= 2 && sort === 'default' && start < MAX_SHARED_NUMBER;
}

/** @param hits from the first on @returns them in order, and the one whose own number was typed, if there is only one */
export function orderSharedNumber(
  typed: string,
  hits: readonly Hit[],
): { hits: Hit[]; own?: Hit['facts'] } {
  const shared = hits.filter(({ bucket }) => bucket === 0);
  const { items, own } = byPartRank(typed, shared, (hit) => hit.facts);
  return {
    hits: [...items, ...hits.slice(shared.length)],
    ...(own === undefined ? {} : { own: own.facts }),
  };
}
