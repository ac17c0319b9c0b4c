// Limits of a search: windows that are rejected before any work is done, and the number of suggestions. [decisions §7]
import type { SearchInput } from '@millwright/contracts';
import { Problem } from '../../platform/problem.ts';

export const MAX_START = 10_000;
export const MAX_COUNT = 100;
/** Suggestions begin with the third character. [§5] */
export const MIN_SUGGESTED_LENGTH = 3;
export const MAX_SUGGESTIONS = 20;

/** @throws Problem page-out-of-range or invalid-request */
export function checkWindow({ start, count }: Pick<SearchInput, 'start' | 'count'>): void {
  if (!Number.isInteger(start) || start < 0 || start > MAX_START)
    throw new Problem('page-out-of-range');
  if (!Number.isInteger(count) || count < 0 || count > MAX_COUNT)
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'number-too-large', pointer: '/count', params: { n: MAX_COUNT } }] },
    );
}

/** Number of suggestions for a requested `count`. */
export function suggestionCount(count: number): number {
  return Number.isInteger(count) ? Math.min(Math.max(count, 1), MAX_SUGGESTIONS) : 10;
}
