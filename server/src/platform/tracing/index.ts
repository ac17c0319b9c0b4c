// Tracing: spans of requests, statements and jobs for an OTLP collector; without one nothing is recorded and nothing is loaded. [decisions 0045]
import type { IncomingHttpHeaders } from 'node:http';
import type { Log } from '../context.ts';

export type TracingOptions = {
  /** Of an OpenTelemetry collector that speaks OTLP over HTTP, without /v1/traces. */
  endpoint: string;
  /** Which part of the requests, 0 to 1. */
  ratio: number;
  /** web, worker or all. */
  role: string;
  log: Pick<Log, 'warn'>;
};

/** What ended: a status from 500 on, or none when the client hung up, is a fault. */
export type RequestEnd = { route: string | undefined; status: number | undefined };
export type StatementEnd = { name: string; sql: string; ms: number; isFailed: boolean };

export type Tracing = {
  /** `work` and what follows it belong to one request. @returns what is called at its end */
  request(about: { method: string; headers: IncomingHttpHeaders }, work: () => void): (end: RequestEnd) => void;
  /** A statement has ended. `tell` is called only if its request is traced. */
  statement(tell: () => StatementEnd): void;
  job<T>(queue: string, work: () => Promise<T>): Promise<T>;
  /** Sends what is left, within two seconds. */
  close(): Promise<void>;
};

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
