// Tables of a backup: read from PostgreSQL's catalogue, so that no list can become outdated.
import type pg from 'pg';
import { JOB_SCHEMA, LIBRARY_QUEUES } from '../jobs/index.ts';

export type Table = { schema: string; name: string; columns: string[] };

/**
 * Ours, and of the background jobs only the jobs of our own queues: everything else there is made at each start. What is not logged is nothing to keep.
 * Nor is what an object store holds: its files are in the backup themselves, and in the database when they are restored.
 */
const TABLES = `
  select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
    and (n.nspname = 'public' and c.relname not in ('schema_migration', 'stored_object', 'stored_object_removal') or n.nspname = '${JOB_SCHEMA}' and c.relname = 'job')
  group by 1, 2 order by 1, 2`;

export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  return (await client.query<Table>(TABLES)).rows;
}

/** Condition for the rows of a table in a backup: our jobs only, all rows of other tables. */
export function keptRows({ schema }: Pick<Table, 'schema'>): string {
  return schema === JOB_SCHEMA ? `not starts_with(name, '${LIBRARY_QUEUES}')` : 'true';
}

export async function listSequences(
  client: pg.ClientBase,
): Promise<{ name: string; last: number }[]> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows.map(({ name, last }) => ({ name, last: Number(last) }));
}

/** Statements that take away what slows a load down or forbids its order, and those that put it back. */
export async function loadingAids(
  client: pg.ClientBase,
): Promise<{ before: string[]; after: string[] }> {
  const { rows } = await client.query<{ before: string; after: string }>(`
    select format('alter table %s disable trigger user', t.relation) as before, format('alter table %s enable trigger user', t.relation) as after
    from (select distinct tgrelid::regclass as relation from pg_trigger g join pg_class c on c.oid = g.tgrelid
      where not g.tgisinternal and c.relnamespace = 'public'::regnamespace) t
    union all
    select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
    union all
    select * from (select format('alter table %s drop constraint %I', conrelid::regclass, conname),
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by conname) keys`);
  return {
    before: rows.map(({ before }) => before).reverse(),
    after: rows.map(({ after }) => after),
  };
}

/** Every file that a row keeps, whichever table it is in and wherever its bytes are: its key, size and hash. */
export async function listFiles(client: pg.ClientBase): Promise<string[]> {
  const { rows: places } = await client.query<{
    table: string;
    key: string;
    mayBeStored: boolean;
  }>(`
    select a.attrelid::regclass::text as table, string_agg('f.' || k.attname, ',' order by k.attnum) as key,
      exists (select from pg_attribute s where s.attrelid = a.attrelid and s.attname = 'object_key' and not s.attisdropped) as "mayBeStored"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    join pg_constraint p on p.conrelid = c.oid and p.contype = 'p'
    join pg_attribute k on k.attrelid = c.oid and k.attnum = any (p.conkey)
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'bytes' and a.atttypid = 'bytea'::regtype and not a.attisdropped
    group by a.attrelid order by 1`);
  const found: string[] = [];
  for (const { table, key, mayBeStored } of places) {
    const [size, hash] = mayBeStored
      ? ['coalesce(octet_length(bytes), o.size)', 'coalesce(sha256(bytes), o.sha256)']
      : ['octet_length(bytes)', 'sha256(bytes)'];
    const { rows } = await client.query<{ line: string }>(
      `select json_build_array('${table}', concat_ws('/', ${key}), ${size}, encode(${hash}, 'hex'))::text as line from ${table} f
       ${mayBeStored ? 'left join stored_object o on o.key = f.object_key' : ''} order by ${key}`,
    );
    found.push(...rows.map(({ line }) => line));
  }
  return found;
}

/** The same text for the same value, whatever the server is set to; and no time limit. */
export async function settle(client: pg.ClientBase): Promise<void> {
  await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '10s';
    set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex'; set extra_float_digits = 1`);
}
