// Sample measurements for the tests of the report; a test may replace each.
import type { Circumstances, Figures, Run } from './figures.ts';

export const FIGURES: Figures = {
  name: 'search-narrow',
  perSecond: 2_000,
  medianMs: 6,
  p99Ms: 25,
  aloneMs: 0.6,
  aloneP99Ms: 2,
  serverMs: 0.5,
  postgresMs: 0.25,
  statements: 1,
  memoryMb: 300,
  bytes: 9_000,
  barePerSecond: 40_000,
  hookedPerSecond: null,
  oneRowPerSecond: null,
  hashesPerSecond: null,
  failures: [],
};

export const ABOUT: Circumstances = {
  products: 13_514,
  postgresVersion: '18.4',
  nodeVersion: '24.0.0',
  machine: '2 cores',
  date: '2026-01-02T03:04:05.000Z',
  rounds: 2,
  seconds: 2,
  webProcesses: 2,
  connections: 16,
  otherLoad: 0.1,
  loadSeconds: 20,
  startSeconds: 2,
  peakMemoryMb: 350,
};

export function runOf(operations: Figures[], about: Partial<Circumstances> = {}): Run {
  return {
    about: { ...ABOUT, ...about },
    operations,
    listPage: { path: '/products', html: 9_000, script: 3_000, style: 15_000, requests: 16 },
  };
}
