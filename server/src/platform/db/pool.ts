// Connection pool: a small pool with hard time limits, Kysely on top, and one way to run a transaction.
import { type Dialect, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { announceChange, changeOf } from './audited.ts';
import type { Db, Tx } from './handle.ts';
import { atSavepoint, nestedIn } from './nested.ts';
import { measurePool } from './pool-metrics.ts';
import { PreparingClient } from './preparing-client.ts';
import type { Database } from './schema.ts';
import { type SlowStatement, statementLog } from './statement-metrics.ts';

export type DatabaseOptions = {
  max?: number;
  applicationName?: string;
  onError?: (error: Error) => void;
  statementTimeoutMs?: number;
  /** Statements that take longer are reported; 0 or absent: none. */
  slowQueryMs?: number;
  onSlowQuery?: (statement: SlowStatement) => void;
  /** Another way to run statements on the pool. */
  dialect?: (pool: pg.Pool) => Dialect;
};
export type OpenDatabase = { db: Db; pool: pg.Pool; close(): Promise<void> };

export function openDatabase(url: string, options: DatabaseOptions = {}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    Client: PreparingClient,
    max: options.max ?? 20,
    application_name: options.applicationName ?? 'millwright',
    // After a longer wait for a connection a quick 503 is better (see isDatabaseUnavailable).
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: options.statementTimeoutMs ?? 5_000,
    idle_in_transaction_session_timeout: 10_000,
    options: '-c plan_cache_mode=force_generic_plan',
    types: { getTypeParser },
  });
  // An idle connection that the server closes must not end the process; the pool makes a new one when it is needed.
  pool.on('error', (error) => options.onError?.(error));
  // Nor may one that breaks while in use: the statement fails for its caller, but the pool has removed its own error listener.
  pool.on('connect', (client) => client.on('error', () => {}));
  const log = statementLog(options.slowQueryMs ?? 0, (statement) =>
    options.onSlowQuery?.(statement),
  );
  const db = new Kysely<Database>({
    dialect: options.dialect?.(pool) ?? new PostgresDialect({ pool }),
    log,
  });
  const forget = measurePool(pool);
  const close = async (): Promise<void> => {
    forget();
    await db.destroy();
    // Kysely ends the pool only if it has ever used it.
    if (!pool.ending) await pool.end();
  };
  return { db, pool, close };
}

/** Serialisation failure and deadlock: the transaction did nothing and may simply run again. */
const WORTH_ANOTHER_TRY = new Set(['40001', '40P01']);
const TRIES = 3;

type Limits = { statementTimeoutMs?: number };

async function limitStatements(tx: Tx, { statementTimeoutMs }: Limits): Promise<void> {
  if (statementTimeoutMs === undefined) return;
  await sql`select set_config('statement_timeout', ${String(statementTimeoutMs)}, true)`.execute(
    tx,
  );
}

/** READ COMMITTED; a savepoint on a handle of `insideTransaction`. `work` must not do anything that a second run would repeat, as it may run again. */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  options: Limits = {},
): Promise<T> {
  const nested = nestedIn(db);
  if (nested !== undefined)
    return await atSavepoint(nested, async (tx) => {
      await limitStatements(tx, options);
      return await work(tx);
    });
  if (db.isTransaction)
    throw new Error(
      'a transaction is already open here: hand its Tx on instead of opening another',
    );
  for (let attempt = 1; ; attempt++) {
    try {
      return await db
        .transaction()
        .setIsolationLevel('read committed')
        .execute(async (tx) => {
          await limitStatements(tx, options);
          const change = changeOf(db);
          if (change !== undefined) await announceChange(tx, change);
          return await work(tx);
        });
    } catch (error) {
      if (attempt > TRIES || !WORTH_ANOTHER_TRY.has((error as { code?: string }).code ?? ''))
        throw error;
      // Jitter, so that two who met once do not meet again.
      await new Promise((resolve) =>
        setTimeout(resolve, 10 * 2 ** attempt * (0.5 + Math.random())),
      );
    }
  }
}

/** Everything that `read` reads is of one moment; it writes nothing. */
export async function inSnapshot<T>(
  db: Db,
  read: (tx: Tx) => Promise<T>,
  options: Limits = {},
): Promise<T> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await limitStatements(tx, options);
      return await read(tx);
    });
}

/** The database cannot be asked right now (the answer is 503), in contrast to a statement that is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (
    typeof code === 'string' &&
    /^(08|57P0|53[0-9])|^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOENT)$/.test(
      code,
    )
  )
    return true;
  return /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/.test(
    String(message ?? ''),
  );
}

const OID = { int8: 20, int4Array: 1007, int8Array: 1016, date: 1082, dateArray: 1182 };

function toSafeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`bigint from the database is beyond what a number holds exactly: ${text}`);
  return value;
}

const asText = (text: string): string => text;
/** Of numbers and dates: nothing in it is ever quoted. */
const parseArray = <T>(text: string, parse: (entry: string) => T): (T | null)[] =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((entry) => (entry === 'NULL' ? null : parse(entry)));
const ours = new Map<number, (text: string) => unknown>([
  [OID.int8, toSafeNumber],
  // Ten times as fast as the driver's own, which expects quotes.
  [OID.int4Array, (text) => parseArray(text, Number)],
  [OID.int8Array, (text) => parseArray(text, toSafeNumber)],
  // A date is a day, not a moment: as a Date it would move with the time zone.
  [OID.date, asText],
  [OID.dateArray, (text) => parseArray(text, asText)],
]);

// pg asks with its own overloads; only text format is ever used here.
const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  (format !== 'binary' && ours.get(oid)) ||
  pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser;
