// How does a backup become a shop again? Into an empty database: its schema by our own migrations, its rows in one transaction, then everything is counted and hashed.
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { MIGRATIONS, migrate, readMigrations } from '../db/migrate.ts';
import { StartError } from '../start-error.ts';
import { listFiles, listTables, loadingAids, settle } from './catalogue.ts';
import { checkFiles, FILES, type Manifest, readManifest, type TableInBackup } from './manifest.ts';
import { loadObjects } from './objects.ts';
import { nameOf, quoted } from './write-backup.ts';

export type RestoreOptions = {
  url: string;
  folder: string;
  /** Makes the tables of background jobs. */
  installJobs(url: string): Promise<void>;
  /** What does not hold in the restored data. */
  broken(): Promise<string[]>;
};

/** @throws StartError with nothing changed: no whole backup, a program too old for it, a database that holds something */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { url, folder } = options;
  const manifest = readManifest(folder);
  refuseForeignSchema(manifest);
  await checkFiles(folder, manifest);
  await withClient(url, refuseFullDatabase);
  try {
    await migrate({ url, upTo: manifest.migrations.at(-1)?.number ?? 0 });
    await options.installJobs(url);
    await withClient(url, (client) => load(client, folder, manifest));
  } catch (error) {
    // It was empty, and is again.
    await withClient(url, empty).catch(() => {});
    throw error;
  }
  await withClient(url, (client) => client.query('analyze'));
  await migrate({ url });
  const broken = await options.broken();
  if (broken.length > 0) throw new StartError(`the backup is restored, but its data breaks a rule: ${broken.join('; ')}`);
  return manifest;
}

function refuseForeignSchema({ migrations, madeAt }: Manifest): void {
  const known = new Map(readMigrations(MIGRATIONS).map((migration) => [migration.number, migration]));
  for (const { number, name, checksum } of migrations) {
    if (known.get(number)?.checksum === checksum) continue;
    const what = known.has(number) ? 'another' : 'a newer';
    throw new StartError(`the backup of ${madeAt} was made by ${what} Millwright (migration ${number}_${name}); restore it with that one`);
  }
}

async function refuseFullDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tables: number }>(
    `select count(*)::int as tables from pg_class where relkind in ('r', 'p') and relnamespace::regnamespace::text in ('public', 'pgboss')`,
  );
  if (rows[0]?.tables === 0) return;
  throw new StartError(
    `the database is not empty (${rows[0]?.tables} tables), and nothing in it was touched; restore into an empty one: another DATA_DIR, or a new database in DATABASE_URL`,
  );
}

async function load(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  await client.query('begin');
  await refuseOtherColumns(client, manifest.tables);
  const { before, after } = await loadingAids(client);
  for (const statement of before) await client.query(statement);
  const ours = manifest.tables.filter(({ schema }) => schema === 'public');
  // What migrations put there is in the backup as it was last.
  await client.query(`truncate ${ours.map(nameOf).join(', ')}`);
  for (const table of manifest.tables) await loadTable(client, folder, table);
  if (manifest.objects !== undefined) await loadObjects(client, folder);
  for (const { name, last } of manifest.sequences) await client.query('select setval($1::regclass, $2)', [`public.${quoted(name)}`, last]);
  for (const statement of after) await client.query(statement);
  await compareFiles(client, folder);
  await client.query('commit');
}

async function refuseOtherColumns(client: pg.Client, wanted: readonly TableInBackup[]): Promise<void> {
  const there = new Map((await listTables(client)).map((table) => [nameOf(table), table.columns]));
  for (const table of wanted) {
    const columns = there.get(nameOf(table));
    const missing = table.columns.filter((column) => !columns?.includes(column));
    if (missing.length > 0) throw new StartError(`the backup does not fit this program: ${nameOf(table)} has no ${missing.join(', ')}`);
  }
}

async function loadTable(client: pg.Client, folder: string, table: TableInBackup): Promise<void> {
  const rows = client.query(copyFrom(`copy ${nameOf(table)} (${table.columns.map(quoted).join(', ')}) from stdin`));
  await pipeline(createReadStream(join(folder, table.file)), createZstdDecompress(), rows);
  if (rows.rowCount !== table.rows)
    throw new StartError(`${nameOf(table)} has ${rows.rowCount} rows in the backup, ${table.rows} were written`);
}

async function compareFiles(client: pg.Client, folder: string): Promise<void> {
  const were = (await text(createReadStream(join(folder, FILES)).pipe(createZstdDecompress()))).split('\n').filter((line) => line !== '');
  const are = await listFiles(client);
  const differing = were.findIndex((line, index) => are[index] !== line);
  if (differing >= 0 || are.length !== were.length)
    throw new StartError(`a stored file is not what it was: ${were[differing] ?? are[were.length]}`);
}

async function empty(client: pg.Client): Promise<void> {
  await client.query('drop schema if exists pgboss cascade; drop schema public cascade; create schema public');
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
