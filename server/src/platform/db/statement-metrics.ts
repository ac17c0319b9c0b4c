// Statement metrics: measured around Kysely; a slow statement is logged under the name of the calling function.
import type { LogEvent } from 'kysely';
import { counter, histogram } from '../metrics/index.ts';
import { collapse } from '../text.ts';
import { tracing } from '../tracing/index.ts';

export type SlowStatement = {
  /** `findCompany (company.queries.ts)`, or the name of a prepared statement. */
  context: string;
  ms: number;
  /** With placeholders: no value of anybody's. */
  sql: string;
};

const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];
const MAX_SQL = 600;
/** Kysely's own frames come first. */
const FRAMES = 40;

const durations = histogram(
  {
    name: 'millwright_db_statement_duration_seconds',
    help: 'Statements of this program, without the wait for a connection.',
  },
  BOUNDS,
);
const slow = counter({
  name: 'millwright_db_slow_statements_total',
  help: 'Statements that took longer than SLOW_QUERY_MS.',
});

/** For Kysely's `log`: called when a statement has ended, in the asynchronous stack of its caller. */
export function statementLog(
  slowMs: number,
  tell: (statement: SlowStatement) => void,
): (event: LogEvent) => void {
  return ({ level, query, queryDurationMillis }) => {
    durations.observe(queryDurationMillis / 1_000);
    tracing()?.statement(() => ({
      ...described(query.sql),
      ms: queryDurationMillis,
      isFailed: level === 'error',
    }));
    if (slowMs === 0 || queryDurationMillis < slowMs) return;
    slow.add();
    const { name, sql } = described(query.sql);
    tell({ context: name, ms: Math.round(queryDurationMillis), sql });
  };
}

function described(statement: unknown): { name: string; sql: string } {
  const { name, text } = textOf(statement);
  return { name: name ?? searchContextOf(), sql: collapse(text).slice(0, MAX_SQL) };
}

/** A prepared statement travels as an object (raw.ts), COPY as a stream. */
function textOf(sql: unknown): { name: string | undefined; text: string } {
  if (typeof sql === 'string') return { name: undefined, text: sql };
  const { name, text } = sql as { name?: unknown; text?: unknown };
  return {
    name: typeof name === 'string' ? name : undefined,
    text: typeof text === 'string' ? text : 'copy',
  };
}

/** The innermost function of ours that waits for this statement. */
function searchContextOf(): string {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES;
  const stack = new Error().stack ?? '';
  Error.stackTraceLimit = before;
  for (const whole of stack.split('\n').slice(1)) {
    const frame = whole.slice(-300);
    if (
      /node_modules|node:|\/platform\/(tracing\/|db\/(pool|raw|statement-metrics)\.ts)/.test(frame)
    )
      continue;
    // A path of ours; at most 300 characters of it.
    const named = /at (?:async )?([\w$.<> ]+) \(.*?([^/]+):\d+:\d+\)/.exec(frame);
    if (named !== null) return `${named[1]} (${named[2]})`;
    // Of the same at most 300 characters.
    const [, place] = /([^/]+:\d+):\d+$/.exec(frame) ?? [];
    if (place !== undefined) return place;
  }
  return 'unknown';
}
