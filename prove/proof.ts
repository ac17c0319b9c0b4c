// Resilience test: a promise, a run that looks for where it is broken, and the safeguards without which the run must fail.
import type { Change } from '../server/testing/mutants.ts';

/** `test`: part of npm test, seconds. `prove`: npm run prove, minutes. `full`: npm run prove -- --full, hours. */
export const SIZES = ['test', 'prove', 'full'] as const;
export type Size = (typeof SIZES)[number];

export type Proof = {
  /** As in `--only name`; the file is called so. */
  name: string;
  /** The chapter of docs/trust.md. */
  chapter:
    | 'Stock and orders'
    | 'Crashes'
    | 'Faults'
    | 'Attacks'
    | 'Backup and restore'
    | 'Upgrades'
    | 'Use';
  /** What is promised, in one sentence. */
  promise: string;
  /** Where the promise comes from, as in the names of tests: [promises P5]. */
  tag: string;
  /** The smallest run that it belongs to; a bigger one contains it in its bigger size. */
  tier: Size;
  run(context: Context): Promise<Outcome>;
  /** Each of these, removed by itself, must make the test fail; otherwise it protects nothing, or the test sees nothing. */
  safeguards: Safeguard[];
};

export type Safeguard = {
  /** What is taken out, in words. */
  name: string;
  /** The smallest run that shows it. */
  tier: Size;
  /** The program without it. */
  changes?: Change[];
  /** Or another change, a name that the test itself knows. */
  instead?: string;
};

export type Outcome = {
  /** What was measured, in the order in which it is read. */
  figures: Record<string, string | number>;
  /** Where the promise is broken; none: it holds. */
  failures: string[];
};

export type Context = {
  size: Size;
  /** The safeguard that is missing in this run. */
  without: Safeguard | null;
  /** Runs when the test is over, the last one first. */
  after(end: () => Promise<void>): void;
  /** Goes on with something to see; the tests say nothing. */
  tell(line: string): void;
};

/** One number for each size. */
export function sized<T>({ size }: Pick<Context, 'size'>, sizes: Record<Size, T>): T {
  return sizes[size];
}

export function belongsTo(tier: Size, size: Size): boolean {
  return SIZES.indexOf(tier) <= SIZES.indexOf(size);
}
