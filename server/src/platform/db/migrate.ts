// Migrations: applies server/migrations/NNNN_name.sql in order, each exactly once.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Log } from '../log.ts';
import { StartError } from '../start-error.ts';
import { rejectSchemaBeforeSquash } from './before-squash.ts';

export const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

/** This table exists while a backup is being loaded; one that is found later means that the restore was interrupted. */
export const UNFINISHED_RESTORE = 'unfinished_restore';

export type Migration = { number: number; name: string; checksum: string; sql: string };
type Applied = { number: number; name: string; checksum: string };

/** One number for every process that migrates; the four bytes spell "mwmi". */
const LOCK = 0x6d776d69;
/** How long a migration may block the running shop while it waits for a table, and how often it retries. */
const LOCK_TIMEOUT = '700ms';
const LOCK_TRIES = 30;

export async function migrate(options: {
  url: string;
  directory?: string;
  /** Only to this number: the schema that a backup was made of. */
  upTo?: number;
  log?: Pick<Log, 'info' | 'warn'>;
}): Promise<{ applied: string[]; current: number }> {
  const known = readMigrations(options.directory ?? MIGRATIONS).filter(
    ({ number }) => number <= (options.upTo ?? number),
  );
  const client = new pg.Client({
    connectionString: options.url,
    application_name: 'millwright migrate',
  });
  await client.connect();
  try {
    if (options.upTo === undefined) await rejectUnfinishedRestore(client);
    const applied: string[] = [];
    let isNew: boolean | undefined;
    for (;;) {
      const migration = await withLockRetries(() => applyNext(client, known), options.log);
      if (migration === undefined) return { applied, current: known.at(-1)?.number ?? 0 };
      applied.push(fileName(migration));
      // Of a new database the whole schema is one step; an update says each, for one of them may take long.
      isNew ??= migration === known[0];
      if (!isNew) options.log?.info({ migration: fileName(migration) }, 'migration applied');
      else if (migration === known[0])
        options.log?.info({ migrations: known.length }, 'creating the schema');
    }
  } finally {
    await client.end();
  }
}

/** Its tables are there and empty: a shop that begins there would look like one that lost everything. */
async function rejectUnfinishedRestore(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.${UNFINISHED_RESTORE}') is not null as there`,
  );
  if (rows[0]?.there)
    throw new StartError(
      'the database holds a restore that was cut off; run npm run restore again, it begins anew, or name another database',
    );
}

export function readMigrations(directory: string): Migration[] {
  const migrations = readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file): Migration => {
      const match = /^(\d{4})_([a-z0-9_]+)\.sql$/.exec(file);
      if (match === null)
        throw new StartError(`migration ${file} must be named like 0025_parcels.sql`);
      // Line ends differ between checkouts of the same file; the checksum must not.
      const text = readFileSync(join(directory, file), 'utf8').replaceAll('\r\n', '\n');
      return {
        number: Number(match[1]),
        name: match[2] as string,
        checksum: createHash('sha256').update(text).digest('hex'),
        sql: text,
      };
    });
  for (const [index, migration] of migrations.entries()) {
    if (migrations[index + 1]?.number === migration.number) {
      throw new StartError(
        `two migrations have the number ${migration.number}: ${fileName(migration)} and ${fileName(migrations[index + 1])}`,
      );
    }
  }
  return migrations;
}

/**
 * One transaction per migration: a second process waits at the lock, reads again and finds it done. The lock ends with the
 * transaction, so a killed process leaves neither a lock nor half a schema, and it works behind a transaction pooler too.
 */
async function applyNext(
  client: pg.Client,
  known: readonly Migration[],
): Promise<Migration | undefined> {
  await beginAlone(client);
  try {
    await client.query('select set_config($1, $2, true)', ['statement_timeout', '0']);
    await client.query(`create table if not exists schema_migration (
      number     int         primary key check (number > 0),
      name       text        not null,
      checksum   char(64)    not null,
      applied_at timestamptz not null default now()
    )`);
    const { rows } = await client.query<Applied>(
      'select number, name, checksum from schema_migration order by number',
    );
    const next = nextMigration(known, rows);
    if (next !== undefined && isStatementByStatement(next)) {
      await client.query('select pg_advisory_lock($1)', [LOCK]);
      await client.query('commit');
      await runEach(client, next);
    } else if (next !== undefined) {
      await client.query('select set_config($1, $2, true)', ['lock_timeout', LOCK_TIMEOUT]);
      await run(client, next);
      await client.query(
        'insert into schema_migration (number, name, checksum) values ($1, $2, $3)',
        [next.number, next.name, next.checksum],
      );
    }
    await client.query('commit');
    return next;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Asks again and again instead of waiting inside a transaction: an index that is built concurrently would wait for that one in turn. */
async function beginAlone(client: pg.Client): Promise<void> {
  for (;;) {
    await client.query('begin');
    const { rows } = await client.query<{ alone: boolean }>(
      'select pg_try_advisory_xact_lock($1) as alone',
      [LOCK],
    );
    if (rows[0]?.alone) return;
    await client.query('rollback');
    await new Promise((resolve) => setTimeout(resolve, 50 + 100 * Math.random()));
  }
}

/** Statements that PostgreSQL runs outside transactions only: create index concurrently. */
function isStatementByStatement({ sql }: Migration): boolean {
  return sql.startsWith('-- statement by statement');
}

/** Waits for other locks, but other statements do not wait behind it. */
const LETS_OTHERS_WORK = /\b(?:concurrently|validate constraint)\b/i;

/** Killed in between, it is run again from its beginning: each statement must bear that, and half an index goes first. */
async function runEach(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query("set statement_timeout = '0'");
    for (const statement of migration.sql
      .split(/;\s*$/m)
      .filter((part) => part.replace(/--.*$/gm, '').trim() !== '')) {
      await client.query('select set_config($1, $2, false)', [
        'lock_timeout',
        LETS_OTHERS_WORK.test(statement) ? '0' : LOCK_TIMEOUT,
      ]);
      const [, index] =
        /create (?:unique )?index concurrently if not exists (\w+)/i.exec(statement) ?? [];
      if (index !== undefined) await dropHalf(client, index);
      await run(client, { ...migration, sql: statement });
    }
    await client.query(
      'insert into schema_migration (number, name, checksum) values ($1, $2, $3)',
      [migration.number, migration.name, migration.checksum],
    );
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  }
  // For the commit that follows every migration.
  await client.query('begin');
}

/** What an interrupted `create index concurrently` leaves is kept up to date and never used. */
async function dropHalf(client: pg.Client, index: string): Promise<void> {
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [index],
  );
  if (rowCount !== 0) await client.query(`drop index concurrently ${index}`);
}

export function nextMigration(
  known: readonly Migration[],
  applied: readonly Applied[],
): Migration | undefined {
  rejectSchemaBeforeSquash(applied, 'the database');
  const byNumber = new Map(known.map((migration) => [migration.number, migration]));
  const newest = applied.at(-1);
  const newestKnown = known.at(-1);
  if (newest !== undefined && newest.number > (newestKnown?.number ?? 0)) {
    throw new StartError(
      `the database was made by a newer Millwright (its schema is ${fileName(newest)}, this program knows up to ${fileName(newestKnown)}); ` +
        'start the newer program, or restore the backup from before the update',
    );
  }
  for (const row of applied) {
    const migration = byNumber.get(row.number);
    if (migration === undefined)
      throw new StartError(
        `migration ${fileName(row)} was applied to the database, but its file is missing here`,
      );
    if (migration.checksum !== row.checksum) {
      throw new StartError(
        `migration ${fileName(row)} was changed after it had been applied; restore the file and write the change as a new migration ` +
          '(or, in development, remove DATA_DIR and start afresh)',
      );
    }
  }
  const done = new Set(applied.map((row) => row.number));
  const next = known.find((migration) => !done.has(migration.number));
  if (next !== undefined && newest !== undefined && next.number < newest.number) {
    throw new StartError(
      `migration ${fileName(next)} comes before ${fileName(newest)}, which is already applied; give it a higher number`,
    );
  }
  return next;
}

async function run(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query(migration.sql);
  } catch (error) {
    const { code, message, position } = error as {
      code?: string;
      message: string;
      position?: string;
    };
    // A full disk, a lock that is taken, a lost connection: not this file's fault, and explained or retried elsewhere.
    if (code === undefined || /^(53|55|57|58|08|40)/.test(code)) throw error;
    const line =
      position === undefined
        ? ''
        : ` at line ${migration.sql.slice(0, Number(position)).split('\n').length}`;
    throw new StartError(`migration ${fileName(migration)} failed${line}: ${message}`, {
      cause: error,
    });
  }
}

async function withLockRetries<T>(
  attempt: () => Promise<T>,
  log: Pick<Log, 'warn'> | undefined,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (
        tries >= LOCK_TRIES ||
        !['55P03', '40P01'].includes((error as { code?: string }).code ?? '')
      )
        throw error;
      log?.warn({ tries }, 'a table is in use, the migration tries again');
      await new Promise((resolve) => setTimeout(resolve, 200 + 300 * Math.random()));
    }
  }
}

function fileName(migration: { number: number; name: string } | undefined): string {
  return migration === undefined
    ? 'none'
    : `${String(migration.number).padStart(4, '0')}_${migration.name}`;
}
