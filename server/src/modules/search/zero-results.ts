// Who looked for what in vain? Noted in memory, written after the answer, many at once. [§2.6, issue: zero-result queries for the back office]
import type { Locale } from '@millwright/contracts';
import { type Db, primaryOf } from '../../platform/db/index.ts';
import { addZeroResults, trimZeroResults, type ZeroRow } from './zero-results.queries.ts';
import { zeroText } from './zero-results.rules.ts';

/** Written so long after the first of a batch, or when so many different texts wait. */
const WAIT_MS = 5_000;
const MOST_WAITING = 500;
const MOST_KEPT = 20_000;

type Waiting = { rows: Map<string, ZeroRow>; timer: NodeJS.Timeout | undefined };
const waitingByDatabase = new WeakMap<object, Waiting>();

/** Costs the search nothing but a place in a map. */
export function noteZeroResult(asked: Db, typed: string, locale: Locale, now: Date): void {
  const text = zeroText(typed);
  if (text === undefined) return;
  // A replica that was asked cannot be written to.
  const db = primaryOf(asked);
  const waiting = waitingOf(db);
  const key = `${locale} ${text}`;
  const row = waiting.rows.get(key);
  if (row !== undefined) {
    row.count++;
    row.last = now;
  } else if (waiting.rows.size < MOST_WAITING) {
    waiting.rows.set(key, { text, locale, count: 1, last: now });
  }
  // What cannot be written is lost: a statistic must not trouble the shop.
  waiting.timer ??= setTimeout(() => void writeZeroResults(db).catch(() => {}), WAIT_MS).unref();
}

/** Writes what waits; at stop, and for tests. */
export async function writeZeroResults(db: Db): Promise<void> {
  const waiting = waitingOf(db);
  clearTimeout(waiting.timer);
  waiting.timer = undefined;
  const rows = [...waiting.rows.values()];
  waiting.rows.clear();
  if (rows.length === 0) return;
  await addZeroResults(db, rows);
  await trimZeroResults(db, MOST_KEPT);
}

function waitingOf(db: Db): Waiting {
  let waiting = waitingByDatabase.get(db);
  if (waiting === undefined) {
    waiting = { rows: new Map(), timer: undefined };
    waitingByDatabase.set(db, waiting);
  }
  return waiting;
}
