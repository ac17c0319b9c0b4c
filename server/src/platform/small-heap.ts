// How does a job of many batches stay as small as one of them? Left alone, V8 lets the heap grow to several times what is alive before it looks, and the memory is never given back.
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const GARBAGE_AT_MOST = 48 * 1024 * 1024;

type CollectGarbage = (options: { type: 'major'; execution: 'async' }) => Promise<void>;
let collect: CollectGarbage | undefined;
let alive = 0;

/** To be waited for between two batches: collects what they left behind, once that is worth it. */
export async function keepHeapSmall(): Promise<void> {
  const used = getHeapStatistics().used_heap_size;
  if (used - alive < GARBAGE_AT_MOST) {
    alive = Math.min(alive, used);
    return;
  }
  collect ??= garbageCollector();
  await collect({ type: 'major', execution: 'async' });
  alive = getHeapStatistics().used_heap_size;
}

/** A context that is made while the flag is set has it; ours stays as it is. */
function garbageCollector(): CollectGarbage {
  setFlagsFromString('--expose-gc');
  const collector = runInNewContext('gc') as CollectGarbage;
  setFlagsFromString('--no-expose-gc');
  return collector;
}
