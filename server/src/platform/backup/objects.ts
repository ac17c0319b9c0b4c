// Object store files in a backup: their bytes in one stream behind the rows; restored they lie in the database again.
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createZstdDecompress } from 'node:zlib';
import type pg from 'pg';
import type { FileRow, FileStore } from '../files/index.ts';
import { StartError } from '../start-error.ts';

/** One line of JSON, then so many bytes, and the next. */
export const OBJECTS = 'objects.zst';
const AT_ONCE = 8;
const PAUSES_MS = [1_000, 5_000, 15_000];
const MAX_HEADER = 200;

type Named = { key: string; size: number; sha256: Buffer };

/** The tables whose rows may name an object. */
async function tablesOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'object_key' and not a.attisdropped order by 1`);
  return rows.map(({ name }) => name);
}

/** Objects that rows of this snapshot name. */
export async function listObjects(client: pg.ClientBase): Promise<Named[]> {
  const tables = await tablesOf(client);
  if (tables.length === 0) return [];
  const named = tables
    .map((table) => `select object_key from ${table} where object_key is not null`)
    .join(' union all ');
  const { rows } = await client.query<Named>(
    `select key, size, sha256 from stored_object where key in (${named}) order by key`,
  );
  return rows;
}

/** @throws StartError for an object that the store does not give, as it was put, however often it is asked */
export async function* streamOf(
  objects: readonly Named[],
  store: Pick<FileStore, 'get'> | undefined,
): AsyncGenerator<Buffer> {
  if (store === undefined)
    throw new StartError(
      `${objects.length} files lie in an object store: the backup needs the FILES_S3_ settings of the shop`,
    );
  for (let at = 0; at < objects.length; at += AT_ONCE) {
    const some = objects.slice(at, at + AT_ONCE);
    const read = await Promise.all(some.map((object) => readObject(object, store)));
    for (const [i, bytes] of read.entries()) {
      yield Buffer.from(`${JSON.stringify({ key: some[i]?.key, size: bytes.length })}\n`);
      yield bytes;
    }
  }
}

async function readObject(
  { key, size, sha256 }: Named,
  store: Pick<FileStore, 'get'>,
): Promise<Buffer> {
  const row: FileRow = { bytes: null, object_key: key, object_size: size, object_sha256: sha256 };
  for (const pause of PAUSES_MS) {
    try {
      return await store.get(row);
    } catch {
      await sleep(pause);
    }
  }
  return await store.get(row).catch((cause: unknown) => {
    throw new StartError(
      `the object store does not give ${key} as it was put there; without it the backup would not be whole`,
      { cause },
    );
  });
}

/** Into the rows that named them: a restored shop needs no store, and touches none that another shop may use. @throws StartError */
export async function loadObjects(client: pg.ClientBase, folder: string): Promise<void> {
  const tables = await tablesOf(client);
  for (const table of tables)
    await client.query(`create index restored_${table} on ${table} (object_key)`);
  for await (const { key, bytes } of objectsIn(
    createReadStream(join(folder, OBJECTS)).pipe(createZstdDecompress()),
  )) {
    for (const table of tables)
      await client.query(
        `update ${table} set bytes = $2, object_key = null where object_key = $1`,
        [key, bytes],
      );
  }
  for (const table of tables) {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from ${table} where object_key is not null`,
    );
    if (rows[0]?.n !== 0)
      throw new StartError(
        `the backup is not whole: ${rows[0]?.n} files of ${table} are not in it`,
      );
    await client.query(`drop index restored_${table}`);
  }
}

async function* objectsIn(
  stream: AsyncIterable<Buffer>,
): AsyncGenerator<{ key: string; bytes: Buffer }> {
  let rest: Buffer = Buffer.alloc(0);
  let header: { key: string; size: number } | undefined;
  let parts: Buffer[] = [];
  let missing = 0;
  for await (const part of stream) {
    let left = part;
    while (left.length > 0) {
      if (header === undefined) {
        const line = rest.length === 0 ? left : Buffer.concat([rest, left]);
        const end = line.indexOf(10);
        if (end < 0 && line.length > MAX_HEADER)
          throw new StartError(`${OBJECTS} of the backup is damaged; take another backup`);
        rest = end < 0 ? line : Buffer.alloc(0);
        if (end < 0) break;
        header = JSON.parse(line.toString('utf8', 0, end)) as { key: string; size: number };
        missing = header.size;
        left = line.subarray(end + 1);
      }
      const taken = left.subarray(0, missing);
      parts.push(taken);
      missing -= taken.length;
      left = left.subarray(taken.length);
      if (missing > 0) break;
      yield { key: header.key, bytes: Buffer.concat(parts) };
      header = undefined;
      parts = [];
    }
    // An empty file ends with its header.
    if (header !== undefined && missing === 0) {
      yield { key: header.key, bytes: Buffer.concat(parts) };
      header = undefined;
      parts = [];
    }
  }
  if (header !== undefined || rest.length > 0)
    throw new StartError(`${OBJECTS} of the backup ends too early; take another backup`);
}
