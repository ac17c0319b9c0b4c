// Tracing interface: what a request, a statement and a job tell a tracer.
import type { IncomingHttpHeaders } from 'node:http';
import type { Log } from '../log.ts';

export type TracingOptions = {
  /** Of an OpenTelemetry collector that speaks OTLP over HTTP, without /v1/traces. */
  endpoint: string;
  /** Which part of the requests, 0 to 1. */
  ratio: number;
  /** web, worker or all. */
  role: string;
  log: Pick<Log, 'warn'>;
};

/** What ended: a status from 500 on, or none when somebody hung up, is a fault. */
export type RequestEnd = { route: string | undefined; status: number | undefined };
export type StatementEnd = { name: string; sql: string; ms: number; isFailed: boolean };

export type Tracing = {
  /** `work` and what follows it belong to one request. @returns what is called at its end */
  request(
    about: { method: string; headers: IncomingHttpHeaders },
    work: () => void,
  ): (end: RequestEnd) => void;
  /** A statement has ended. `tell` is asked only if the request it belongs to is traced. */
  statement(tell: () => StatementEnd): void;
  job<T>(queue: string, work: () => Promise<T>): Promise<T>;
  /** Sends what is left, within two seconds. */
  close(): Promise<void>;
};
