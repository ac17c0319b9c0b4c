// Measurements of an operation and of a run: plain values, stored in a file; a run of one size keeps those of the other sizes.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PageWeight } from './page-weight.ts';
import type { SizeName } from './sizes.ts';

export type Figures = {
  /** Of the operation. */
  name: string;
  perSecond: number;
  medianMs: number;
  p99Ms: number;
  /** One request at a time. */
  aloneMs: number | null;
  aloneP99Ms: number | null;
  /** Processor time a request; null where the system does not tell. */
  serverMs: number | null;
  postgresMs: number | null;
  /** Nine of ten requests need at most so many; without begin and commit. */
  statements: number | null;
  /** Resident, of the largest web process after the last round; null where the system does not tell. */
  memoryMb: number | null;
  /** Mean of the bodies looked at, as they travel. */
  bytes: number;
  barePerSecond: number;
  /** Bare Fastify with the shop's hooks; of hot operations. */
  hookedPerSecond: number | null;
  oneRowPerSecond: number | null;
  /** Passwords checked by a bare Fastify route; of the login. */
  hashesPerSecond: number | null;
  failures: string[];
};

export type Circumstances = {
  products: number;
  postgresVersion: string;
  nodeVersion: string;
  machine: string;
  /** ISO 8601 */
  date: string;
  rounds: number;
  seconds: number;
  webProcesses: number;
  connections: number;
  /** Of the last minute, before the run. */
  otherLoad: number;
  /** Catalogue, index and the demo's customers, into an empty database. */
  loadSeconds: number;
  /** From the start of the program to its first answer; the database runs already. */
  startSeconds: number;
  /** The most that any web process ever held. */
  peakMemoryMb: number | null;
};

/** What further web processes give on the same machine; requests a second. */
export type MoreProcesses = {
  webProcesses: number;
  operations: { name: string; onePerSecond: number; manyPerSecond: number }[];
};

export type Run = {
  about: Circumstances;
  operations: Figures[];
  listPage: PageWeight;
  moreProcesses?: MoreProcesses;
};
export type Runs = Partial<Record<SizeName, Run>>;

export function readRuns(file: string): Runs {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Runs) : {};
}

/** An operation a line, so that a change shows what was measured anew. */
export function writeRuns(file: string, runs: Runs): void {
  mkdirSync(dirname(file), { recursive: true });
  const rounded = (_: string, value: unknown): unknown =>
    typeof value === 'number' ? Math.round(value * 1_000) / 1_000 : value;
  const lines = JSON.stringify(runs, rounded, 1).replace(/\{[^{}]*\}/g, (object) =>
    object.replace(/\n\s*/g, ' '),
  );
  writeFileSync(file, `${lines}\n`);
}
