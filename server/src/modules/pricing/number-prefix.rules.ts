// Letters before the numbers of orders and quotes: settings, each kind's its own, so that a number says what it is.
import type { FieldProblem } from '../../platform/problem.ts';

export type NumberPrefixes = { order: string; quote: string };

export const FIRST_PREFIXES: NumberPrefixes = { order: 'MW', quote: 'MQ' };

/** Of negotiations and of what forms send. */
const OTHER_KINDS: readonly string[] = ['NG', 'RQ'];
const POINTERS = { order: '/orderPrefix', quote: '/quotePrefix' } as const;

export function prefixFaults(prefixes: NumberPrefixes): FieldProblem[] {
  const faults = (['order', 'quote'] as const).flatMap((kind): FieldProblem[] => {
    const pointer = POINTERS[kind];
    if (!/^[A-Z]{2,4}$/.test(prefixes[kind])) return [{ code: 'prefix-not-valid', pointer }];
    return OTHER_KINDS.includes(prefixes[kind]) ? [{ code: 'value-taken', pointer }] : [];
  });
  return faults.length === 0 && prefixes.order === prefixes.quote
    ? Object.values(POINTERS).map((pointer) => ({ code: 'value-taken', pointer }))
    : faults;
}
