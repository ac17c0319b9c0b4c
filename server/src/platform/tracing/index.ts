// Tracing: spans of requests, statements and jobs for whoever collects them; without a collector nothing is made and nothing is loaded. [decisions 0045]
import type { Tracing, TracingOptions } from './tracing.ts';

let current: Tracing | undefined;

/** Undefined: no collector. */
export const tracing = (): Tracing | undefined => current;

/** @returns how to end it */
export async function startTracing(options: TracingOptions): Promise<() => Promise<void>> {
  const { openTelemetry } = await import('./open-telemetry.ts');
  const started = openTelemetry(options);
  current = started;
  return async () => {
    current = undefined;
    await started.close();
  };
}

/** A job as a span of its own, if anybody collects. */
export function tracedJob<T>(queue: string, work: () => Promise<T>): Promise<T> {
  return current === undefined ? work() : current.job(queue, work);
}
