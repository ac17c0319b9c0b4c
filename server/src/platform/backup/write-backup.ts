// Backup: all tables as COPY in one snapshot, files and jobs among them; beside it what they must be. [decisions 0037]
import { createHash } from 'node:crypto';
import {
  closeSync,
  createWriteStream,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BACKUP_LOCK, type FileStore } from '../files/index.ts';
import { StartError } from '../start-error.ts';
import { keptRows, listFiles, listSequences, listTables, settle, type Table } from './catalogue.ts';
import { FILES, FORMAT, MANIFEST, type Manifest, type TableInBackup } from './manifest.ts';
import { listObjects, OBJECTS, streamOf } from './objects.ts';

/** @param options.folder must not exist; it appears when the backup is whole @throws StartError */
export async function writeBackup(options: {
  url: string;
  folder: string;
  program: string;
  /** Owner, for the person who finds the backup. */
  shop?: { url: string; name: string };
  /** Store of files that are not in the database. */
  store?: Pick<FileStore, 'get'> | undefined;
}): Promise<Manifest> {
  const { folder } = options;
  if (existsSync(folder))
    throw new StartError(`${folder} exists already; name a folder that does not`);
  const half = join(dirname(folder), `.${basename(folder)}.unfinished`);
  rmSync(half, { recursive: true, force: true });
  // Only for us: it holds everything that the shop knows of its customers.
  mkdirSync(half, { recursive: true, mode: 0o700 });
  try {
    const manifest = await inSnapshot(options.url, (client) => writeAll(client, half, options));
    writeFileSync(join(half, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, {
      mode: 0o600,
      flush: true,
    });
    renameSync(half, folder);
    flushFolder(dirname(folder));
    return manifest;
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    throw error;
  }
}

async function inSnapshot<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'millwright backup' });
  client.on('error', () => {});
  await client.connect();
  try {
    await settle(client);
    // Before the snapshot, until the end: whatever its rows name, the store keeps.
    await client.query('select pg_advisory_lock_shared($1)', [BACKUP_LOCK]);
    await client.query('begin isolation level repeatable read read only');
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

type Options = {
  program: string;
  shop?: Manifest['shop'];
  store?: Pick<FileStore, 'get'> | undefined;
};

async function writeAll(
  client: pg.Client,
  folder: string,
  { program, shop, store }: Options,
): Promise<Manifest> {
  const migrations = await listMigrations(client);
  const tables = await listTables(client);
  // A migration that began meanwhile waits; what it changed before is not in our snapshot.
  await client.query(`lock table ${tables.map(nameOf).join(', ')} in access share mode`);
  const madeAt = new Date().toISOString();
  const written: TableInBackup[] = [];
  for (const table of tables) written.push(await writeTable(client, folder, table));
  const objects = await listObjects(client);
  const stored =
    objects.length === 0
      ? undefined
      : await writeFile(folder, OBJECTS, Readable.from(streamOf(objects, store)));
  const lines = await listFiles(client);
  const files = await writeFile(folder, FILES, Readable.from(lines.map((line) => `${line}\n`)));
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return {
    format: FORMAT,
    madeAt,
    program,
    postgres: rows[0]?.server_version ?? '',
    schema: migrations.at(-1)?.number ?? 0,
    ...(shop === undefined ? {} : { shop }),
    migrations,
    tables: written,
    // Last: they stand outside of snapshots, and must not be behind the rows.
    sequences: await listSequences(client),
    ...(stored === undefined
      ? {}
      : { objects: { count: objects.length, bytes: stored.bytes, sha256: stored.sha256 } }),
    files: {
      count: lines.length,
      bytes: lines.reduce((sum, line) => sum + (JSON.parse(line) as number[])[2]!, 0),
      sha256: files.sha256,
    },
  };
}

async function listMigrations(client: pg.Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.schema_migration') is not null as there`,
  );
  if (!rows[0]?.there)
    throw new StartError('the database holds no shop: there is nothing to back up');
  return (
    await client.query<Manifest['migrations'][number]>(
      'select number, name, checksum from schema_migration order by number',
    )
  ).rows;
}

async function writeTable(
  client: pg.Client,
  folder: string,
  { schema, name, columns }: Table,
): Promise<TableInBackup> {
  const file = `${schema}.${name}.copy.zst`;
  const chosen = `select ${columns.map(quoted).join(', ')} from ${nameOf({ schema, name })} where ${keptRows({ schema })}`;
  const rows = client.query(copyTo(`copy (${chosen}) to stdout`));
  const { bytes, rawBytes, sha256 } = await writeFile(folder, file, rows);
  return {
    schema: schema as TableInBackup['schema'],
    name,
    columns,
    rows: rows.rowCount,
    file,
    bytes,
    rawBytes,
    sha256,
  };
}

async function writeFile(
  folder: string,
  file: string,
  source: Readable,
): Promise<{ bytes: number; rawBytes: number; sha256: string }> {
  const digest = createHash('sha256');
  let rawBytes = 0;
  const before = new Transform({
    transform(chunk: Buffer, _, done) {
      rawBytes += chunk.length;
      done(null, chunk);
    },
  });
  const behind = new Transform({
    transform(chunk: Buffer, _, done) {
      digest.update(chunk);
      done(null, chunk);
    },
  });
  const path = join(folder, file);
  await pipeline(
    source,
    before,
    createZstdCompress(),
    behind,
    createWriteStream(path, { mode: 0o600, flush: true }),
  );
  return { bytes: statSync(path).size, rawBytes, sha256: digest.digest('hex') };
}

/** The new name itself must survive a power cut, too. */
function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const nameOf = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoted(schema)}.${quoted(name)}`;
