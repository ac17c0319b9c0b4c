// Which searches are answered at all? Limits of the call, before any work is done. [decisions §7]
import type { SearchInput } from '@millwright/contracts';
import { Problem } from '../../platform/problem.ts';

export const MOST_START = 10_000;
export const MOST_COUNT = 100;
/** Suggestions begin with the third character. [§5] */
export const SHORTEST_SUGGESTED = 3;
export const MOST_SUGGESTIONS = 20;

/** @throws Problem page-out-of-range or invalid-request */
export function checkWindow({ start, count }: Pick<SearchInput, 'start' | 'count'>): void {
  if (!Number.isInteger(start) || start < 0 || start > MOST_START) throw new Problem('page-out-of-range');
  if (!Number.isInteger(count) || count < 0 || count > MOST_COUNT)
    throw new Problem('invalid-request', {}, { fields: [{ code: 'number-too-large', pointer: '/count', params: { n: MOST_COUNT } }] });
}

/** How many suggestions are given when `count` are asked for. */
export function suggestionCount(count: number): number {
  return Number.isInteger(count) ? Math.min(Math.max(count, 1), MOST_SUGGESTIONS) : 10;
}
