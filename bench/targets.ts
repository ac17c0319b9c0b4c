// Targets of the benchmark: each target names a measurement and its limit; some apply to some sizes only.
import type { Figures, Run } from './figures.ts';
import type { SizeName } from './sizes.ts';

type Figure =
  | 'perSecond'
  | 'aloneMs'
  | 'aloneP99Ms'
  | 'statements'
  /** Shares of what was measured beside it. */
  | 'ofHooked'
  | 'ofOneRow'
  | 'ofHashes';

export type Target = { figure: Figure; limit: number; at?: SizeName[] };
export type Outcome = { wanted: string; found: string; isReached: boolean };

type Kind = {
  isAtMost: boolean;
  value(figures: Figures): number | null;
  say(value: number): string;
};

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const percent = (value: number): string => `${(value * 100).toFixed(value < 0.1 ? 1 : 0)} %`;
const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
const share = (part: number, of: number | null): number | null =>
  of === null || of === 0 ? null : part / of;

const KINDS: Record<Figure, Kind> = {
  perSecond: {
    isAtMost: false,
    value: ({ perSecond }) => perSecond,
    say: (value) => `${whole(value)}/s`,
  },
  aloneMs: {
    isAtMost: true,
    value: ({ aloneMs }) => aloneMs,
    say: (value) => `alone, median ${ms(value)}`,
  },
  aloneP99Ms: {
    isAtMost: true,
    value: ({ aloneP99Ms }) => aloneP99Ms,
    say: (value) => `alone, p99 ${ms(value)}`,
  },
  statements: {
    isAtMost: true,
    value: ({ statements }) => statements,
    say: (value) => `${value} SQL statements`,
  },
  ofHooked: {
    isAtMost: false,
    value: ({ perSecond, hookedPerSecond }) => share(perSecond, hookedPerSecond),
    say: (value) => `${percent(value)} of bare Fastify with the same hooks`,
  },
  ofOneRow: {
    isAtMost: false,
    value: ({ perSecond, oneRowPerSecond }) => share(perSecond, oneRowPerSecond),
    say: (value) => `${percent(value)} of one-row commits`,
  },
  ofHashes: {
    isAtMost: false,
    value: ({ perSecond, hashesPerSecond }) => share(perSecond, hashesPerSecond),
    say: (value) => `${percent(value)} of bare password checks`,
  },
};

/** Of an operation that did not fail; those that hold for this size. */
export function outcomesOf(
  targets: readonly Target[],
  figures: Figures,
  size: SizeName,
): Outcome[] {
  return targets
    .filter(({ at }) => at === undefined || at.includes(size))
    .map(({ figure, limit }) => {
      const { isAtMost, value, say } = KINDS[figure];
      const found = figures.failures.length > 0 ? null : value(figures);
      return {
        wanted: `${isAtMost ? 'at most' : 'at least'} ${say(limit)}`,
        found:
          figures.failures.length > 0 ? 'failed' : found === null ? 'not measured' : say(found),
        isReached: found !== null && (isAtMost ? found <= limit : found >= limit),
      };
    });
}

const START_SECONDS = 5;
const MEMORY_MB = 400;
const LOAD_SECONDS: Partial<Record<SizeName, number>> = { '1M': 25 * 60 };

/** Of the shop itself. */
export function outcomesOfShop(
  { about }: Pick<Run, 'about'>,
  size: SizeName,
): (Outcome & { title: string })[] {
  const load = LOAD_SECONDS[size];
  const { startSeconds, peakMemoryMb, loadSeconds } = about;
  return [
    {
      title: 'Start of the program',
      wanted: `at most ${START_SECONDS} s`,
      found: `${startSeconds.toFixed(1)} s`,
      isReached: startSeconds <= START_SECONDS,
    },
    {
      title: 'Memory of the largest web process, peak',
      wanted: `below ${MEMORY_MB} MB`,
      found: peakMemoryMb === null ? 'not measured' : `${whole(peakMemoryMb)} MB`,
      isReached: peakMemoryMb !== null && peakMemoryMb < MEMORY_MB,
    },
    ...(load === undefined
      ? []
      : [
          {
            title: 'Loading the catalogue',
            wanted: `at most ${load / 60} min`,
            found: `${(loadSeconds / 60).toFixed(1)} min`,
            isReached: loadSeconds <= load,
          },
        ]),
  ];
}
