// Heap limits: left alone, V8 lets the heap grow to four times the live data before it collects, and garbage of a start or a batch stays for good.
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Percent of what is alive; V8 by itself allows up to 300 where there is much memory. */
const GROWS_BY = 70;
const MAX_GARBAGE = 48 * 1024 * 1024;

/** Flags for starting a web or worker process: V8 reads them before our code runs. A quarter of V8's own default for the young generation. */
export const NODE_FLAGS: readonly string[] = ['--max-semi-space-size=16'];

/** And its surroundings: glibc gives each of Node's threads a pool of its own, and what is freed in one is of no use to the others. */
export const MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: '1' } as const;

type CollectGarbage = (options: { type: 'major'; execution: 'async' }) => Promise<void>;
let collect: CollectGarbage | undefined;
let alive = 0;

/** At the start of a process. */
export function growHeapSlowly(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWS_BY}`);
}

/** Collects all garbage, concurrently with the work. */
export async function collectGarbage(): Promise<void> {
  collect ??= garbageCollector();
  await collect({ type: 'major', execution: 'async' });
}

/** To be waited for between two batches: collects what they left behind, once that is worth it. */
export async function keepHeapSmall(): Promise<void> {
  const used = getHeapStatistics().used_heap_size;
  if (used - alive < MAX_GARBAGE) {
    alive = Math.min(alive, used);
    return;
  }
  await collectGarbage();
  alive = getHeapStatistics().used_heap_size;
}

/** A context that is made while the flag is set has it; ours stays as it is. */
function garbageCollector(): CollectGarbage {
  setFlagsFromString('--expose-gc');
  const collector = runInNewContext('gc') as CollectGarbage;
  setFlagsFromString('--no-expose-gc');
  return collector;
}
