// Restore: into an empty database: its schema by our own migrations, its rows in one transaction, then everything is counted and hashed.
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { rejectSchemaBeforeSquash } from '../db/before-squash.ts';
import { MIGRATIONS, migrate, readMigrations, UNFINISHED_RESTORE } from '../db/migrate.ts';
import { addQueues, JOB_SCHEMA } from '../jobs/index.ts';
import { StartError } from '../start-error.ts';
import { keptRows, listFiles, listTables, loadingAids, settle } from './catalogue.ts';
import { checkFiles, FILES, type Manifest, readManifest, type TableInBackup } from './manifest.ts';
import { loadObjects } from './objects.ts';
import { nameOf, quoted } from './write-backup.ts';

export type RestoreOptions = {
  url: string;
  folder: string;
  /** As `checkBackup` found it. */
  manifest: Manifest;
  /** Makes the tables of background jobs. */
  installJobs(url: string): Promise<void>;
  /** What the data must be told of its new database, in the transaction that loads it and before any index is there. */
  settled?(client: pg.ClientBase, tables: ReadonlySet<string>): Promise<void>;
  /** Failed integrity checks of the restored data. */
  broken(): Promise<string[]>;
};

export type Restored = Manifest & {
  /** Queues of another version with jobs that wait: this program has no worker for them. */
  idleQueues: string[];
  /** Rules that the data breaks: it is all there, as it was when it was backed up. */
  broken: string[];
};

/** Before a target is touched, or even made. @throws StartError: no whole backup, or a program too old for it */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  rejectForeignSchema(manifest);
  await checkFiles(folder, manifest);
  return manifest;
}

/** @throws StartError with nothing changed: a database that holds something, or data that does not load */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { url, manifest } = options;
  await withClient(url, rejectFullDatabase);
  let idleQueues: string[];
  try {
    await withClient(url, (client) =>
      client.query(
        `create table public.${UNFINISHED_RESTORE} (begun_at timestamptz not null default now())`,
      ),
    );
    await migrate({ url, upTo: manifest.migrations.at(-1)?.number ?? 0 });
    await options.installJobs(url);
    idleQueues = await withClient(url, (client) => load(client, options));
  } catch (error) {
    // It was empty, and is again.
    const left = await withClient(url, empty).then(
      () => 'the database is empty again',
      () =>
        'what was loaded is still there, and the next npm run restore into this database begins anew',
    );
    throw error instanceof StartError
      ? new StartError(`${error.message}; ${left}`, { cause: error })
      : error;
  }
  await withClient(url, (client) => client.query('analyze'));
  await migrate({ url });
  return { ...manifest, idleQueues, broken: await options.broken() };
}

function rejectForeignSchema({ migrations, madeAt }: Manifest): void {
  rejectSchemaBeforeSquash(migrations, `the backup of ${madeAt}`);
  const known = new Map(
    readMigrations(MIGRATIONS).map((migration) => [migration.number, migration]),
  );
  for (const { number, name, checksum } of migrations) {
    if (known.get(number)?.checksum === checksum) continue;
    const what = known.has(number) ? 'another' : 'a newer';
    throw new StartError(
      `the backup of ${madeAt} was made by ${what} Millwright (migration ${number}_${name}); restore it with that one`,
    );
  }
}

async function rejectFullDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tables: number; unfinished: boolean }>(
    `select count(*)::int as tables, to_regclass('public.${UNFINISHED_RESTORE}') is not null as unfinished
     from pg_class where relkind in ('r', 'p') and relnamespace::regnamespace::text in ('public', 'pgboss')`,
  );
  if (rows[0]?.tables === 0) return;
  if (rows[0]?.unfinished) return empty(client);
  throw new StartError(
    `the database is not empty (${rows[0]?.tables} tables), and nothing in it was touched; restore into an empty one: another DATA_DIR, or a new database in DATABASE_URL`,
  );
}

/** @returns queues of another version whose jobs wait */
async function load(
  client: pg.Client,
  { url, folder, manifest, settled }: RestoreOptions,
): Promise<string[]> {
  await client.query('begin');
  await rejectOtherColumns(client, manifest.tables);
  const { before, after } = await loadingAids(client);
  for (const statement of before) await client.query(statement);
  const ours = manifest.tables.filter(({ schema }) => schema === 'public');
  // What migrations put there is in the backup as it was last.
  await client.query(`truncate ${ours.map(nameOf).join(', ')}`);
  for (const table of ours)
    await inWords(`${table.name} does not load`, () => loadTable(client, folder, table));
  const jobs = manifest.tables.find(({ schema }) => schema === JOB_SCHEMA);
  const idle =
    jobs === undefined
      ? []
      : await inWords('the background jobs do not load', () => loadJobs(client, url, folder, jobs));
  if (manifest.objects !== undefined) await loadObjects(client, folder);
  for (const { name, last } of manifest.sequences)
    await client.query('select setval($1::regclass, $2)', [`public.${quoted(name)}`, last]);
  await settled?.(client, new Set(ours.map(({ name }) => name)));
  for (const statement of after)
    await inWords('the backup contradicts itself', () => client.query(statement));
  await compareFiles(client, folder);
  await client.query(`drop table public.${UNFINISHED_RESTORE}`);
  await client.query('commit');
  return idle;
}

async function rejectOtherColumns(
  client: pg.Client,
  wanted: readonly TableInBackup[],
): Promise<void> {
  const there = new Map((await listTables(client)).map((table) => [nameOf(table), table.columns]));
  for (const table of wanted) {
    const columns = there.get(nameOf(table));
    if (columns === undefined)
      throw new StartError(
        `the backup holds a table that this program does not have: ${nameOf(table)}; restore it with the program that made it`,
      );
    const missing = table.columns.filter((column) => !columns.includes(column));
    if (missing.length > 0)
      throw new StartError(
        `the backup does not fit this program: ${nameOf(table)} has no ${missing.join(', ')}`,
      );
  }
}

async function loadTable(
  client: pg.Client,
  folder: string,
  table: TableInBackup,
  into = nameOf(table),
): Promise<void> {
  const rows = client.query(
    copyFrom(`copy ${into} (${table.columns.map(quoted).join(', ')}) from stdin`),
  );
  await pipeline(createReadStream(join(folder, table.file)), createZstdDecompress(), rows);
  if (rows.rowCount !== table.rows)
    throw new StartError(
      `${nameOf(table)} has ${rows.rowCount} rows in the backup, ${table.rows} were written`,
    );
}

/**
 * By way of a table of its own: a backup that an older program wrote also holds what pg-boss made for itself, and jobs may be of a queue
 * that another version had. Such a queue is made, so that nothing is lost.
 */
async function loadJobs(
  client: pg.Client,
  url: string,
  folder: string,
  table: TableInBackup,
): Promise<string[]> {
  const columns = table.columns.map(quoted).join(', ');
  await client.query(
    `create temp table restored_job on commit drop as select ${columns} from ${nameOf(table)} with no data`,
  );
  await loadTable(client, folder, table, 'restored_job');
  const { rows: strange } = await client.query<{ name: string; waits: boolean }>(
    `select name, bool_or(state in ('created', 'retry', 'active')) as waits from restored_job
     where ${keptRows(table)} and name not in (select name from ${JOB_SCHEMA}.queue) group by name order by name`,
  );
  if (strange.length > 0)
    await addQueues(
      url,
      strange.map(({ name }) => name),
    );
  await client.query(
    `insert into ${nameOf(table)} (${columns}) select ${columns} from restored_job where ${keptRows(table)}`,
  );
  // pg-boss's keys are checked at the commit by default; checked here, the error still names its table.
  await client.query('set constraints all immediate');
  return strange.filter(({ waits }) => waits).map(({ name }) => name);
}

async function compareFiles(client: pg.Client, folder: string): Promise<void> {
  const were = (await text(createReadStream(join(folder, FILES)).pipe(createZstdDecompress())))
    .split('\n')
    .filter((line) => line !== '');
  const are = await listFiles(client);
  const differing = were.findIndex((line, index) => are[index] !== line);
  if (differing >= 0 || are.length !== were.length)
    throw new StartError(
      `a stored file is not what it was: ${were[differing] ?? are[were.length]}`,
    );
}

/** A rejection of the data by the database is one sentence; a lost connection or a full disk has sentences of its own. */
async function inWords<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || !/^(22|23|42)/.test(error.code ?? '')) throw error;
    throw new StartError(`${what}: ${error.message}; take another backup`, { cause: error });
  }
}

async function empty(client: pg.Client): Promise<void> {
  await client.query(
    'drop schema if exists pgboss cascade; drop schema public cascade; create schema public',
  );
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'millwright restore' });
  client.on('error', () => {});
  await client.connect();
  try {
    await settle(client);
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
