// Process metrics: memory, processor time, and delay of the event loop.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { reading } from './registry.ts';

/** The lag is that of the last whole interval, however often it is read. */
const STRETCH_MS = 10_000;
const RESOLUTION_MS = 10;
const SHARES = [0.5, 0.99, 1] as const;

/** Called once, by the program that is to be measured: a timer and a sampler of the event loop begin. */
export function measureProcess(): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let last = SHARES.map(() => 0);
  setInterval(() => {
    // The sampler measures its own period too.
    last = SHARES.map((share) =>
      Math.max(0, delay.percentile(share * 100) / 1e9 - RESOLUTION_MS / 1e3),
    );
    delay.reset();
  }, STRETCH_MS).unref();
  reading(
    {
      name: 'millwright_event_loop_lag_seconds',
      help: 'How late timers were in the last ten seconds; of the worst process.',
      over: 'max',
    },
    () => SHARES.map((share, i) => [{ quantile: String(share) }, last[i] as number] as const),
  );
  reading(
    {
      name: 'process_resident_memory_bytes',
      help: 'Memory of all processes together.',
      over: 'sum',
    },
    () => process.memoryUsage.rss(),
  );
  reading(
    { name: 'nodejs_heap_used_bytes', help: 'Of it, objects of JavaScript.', over: 'sum' },
    () => process.memoryUsage().heapUsed,
  );
  reading(
    {
      name: 'process_cpu_seconds_total',
      help: 'Processor time of all processes together.',
      over: 'sum',
      type: 'counter',
    },
    () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
  );
  reading(
    { name: 'millwright_processes', help: 'Processes that are in these metrics.', over: 'sum' },
    () => 1,
  );
}
