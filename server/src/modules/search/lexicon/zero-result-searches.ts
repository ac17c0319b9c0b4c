// Zero-result searches: counted in memory by text and language, never by person, and written to the database a batch at a time. [§2.6]
import type { Locale } from '@millwright/contracts';
import { type Db, primaryOf } from '../../../platform/db/index.ts';
import {
  addZeroResults,
  trimZeroResults,
  type ZeroResultRow,
} from './zero-result-searches.queries.ts';
import { zeroResultText } from './zero-result-searches.rules.ts';

/** Written so long after the first of a batch, or when so many different texts wait. */
const WAIT_MS = 5_000;
const MAX_WAITING = 500;
const MAX_KEPT = 20_000;

type Waiting = { rows: Map<string, ZeroResultRow>; timer: NodeJS.Timeout | undefined };
const waitingByDatabase = new WeakMap<object, Waiting>();

/** Costs the search nothing but a place in a map. */
export function noteZeroResult(asked: Db, typed: string, locale: Locale, now: Date): void {
  const text = zeroResultText(typed);
  if (text === undefined) return;
  // A replica that was asked cannot be written to.
  const db = primaryOf(asked);
  const waiting = waitingOf(db);
  const key = `${locale} ${text}`;
  const row = waiting.rows.get(key);
  if (row !== undefined) {
    row.count++;
    row.last = now;
  } else if (waiting.rows.size < MAX_WAITING) {
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
  await trimZeroResults(db, MAX_KEPT);
}

function waitingOf(db: Db): Waiting {
  let waiting = waitingByDatabase.get(db);
  if (waiting === undefined) {
    waiting = { rows: new Map(), timer: undefined };
    waitingByDatabase.set(db, waiting);
  }
  return waiting;
}
