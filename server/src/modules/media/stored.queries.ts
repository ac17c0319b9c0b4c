// Rows of stored files, in two tables, and of stored objects.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { BACKUP_LOCK } from '../../platform/files/index.ts';

/** The tables of files; both know a file by its name. */
export const FILE_TABLES = ['private_file', 'media_file'] as const;
export type FileTable = (typeof FILE_TABLES)[number];

/** Objects that no row names so long after they were put: of uploads that were rejected, rolled back or cut off. @returns how many */
export async function releaseUnnamed(db: Db, olderThanSeconds: number): Promise<number> {
  // In one statement: a row that names such an object just now makes it fail by its foreign key, and it is tried again.
  const { numAffectedRows } = await sql`
    with unnamed as (
      delete from stored_object o where put_at < now() - make_interval(secs => ${olderThanSeconds})
        and not exists (select from media_file f where f.object_key = o.key) and not exists (select from private_file f where f.object_key = o.key)
      returning key
    )
    insert into stored_object_removal (key) select key from unnamed on conflict do nothing`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/** Keys that the store shall forget, the oldest first; none while a backup reads what was there when it began. */
export async function listRemovals(
  db: Db,
  olderThanSeconds: number,
  count: number,
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from stored_object_removal where asked_at < now() - make_interval(secs => ${olderThanSeconds})
      and not exists (select from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${BACKUP_LOCK} and granted
        and database = (select oid from pg_database where datname = current_database()))
    order by asked_at limit ${count}`.execute(db);
  return rows.map((row) => row.key);
}

export async function noteRemoved(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length > 0)
    await db.deleteFrom('stored_object_removal').where('key', 'in', keys).execute();
}

/** How many files have their bytes in a store. */
export async function countStored(db: Db): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select (select count(*) from media_file where object_key is not null)::int
    + (select count(*) from private_file where object_key is not null)::int as n`.execute(db);
  return rows[0]?.n ?? 0;
}

export type Waiting = { name: string; bytes: Buffer };

/** Files whose bytes are in the database still, in the order of their names: as many as fit, the first in any case. */
export async function listInDatabase(
  db: Db,
  table: FileTable,
  after: string,
  { count, bytes }: { count: number; bytes: number },
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select f.name, f.bytes from (
      select name, sum(octet_length(bytes)) over (order by name) - octet_length(bytes) as before
      from (select name, bytes from ${sql.table(table)} where bytes is not null and name > ${after} order by name limit ${count}) next
    ) small join ${sql.table(table)} f using (name) where before < ${bytes} and f.bytes is not null order by f.name`.execute(
    db,
  );
  return rows;
}

/** The row names the object from now on; one that was changed or moved meanwhile stays as it is. @returns how many rows do */
export async function moveToStore(
  db: Db,
  table: FileTable,
  moved: readonly { name: string; key: string }[],
): Promise<number> {
  if (moved.length === 0) return 0;
  // Compared with what the book says of the object: only what is there may be cleared here.
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} f set bytes = null, object_key = o.key
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m (name text, key text) join stored_object o on o.key = m.key
    where f.name = m.name and f.bytes is not null and sha256(f.bytes) = o.sha256`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function countInDatabase(db: Db): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select (select count(*) from media_file where object_key is null)::int
    + (select count(*) from private_file where object_key is null)::int as n`.execute(db);
  return rows[0]?.n ?? 0;
}
