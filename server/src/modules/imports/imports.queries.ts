// Rows of imports, their files and errors.
import {
  type ImportFormat,
  type ImportKind,
  type ImportMapping,
  type ImportState,
  NO_IMPORT_MAPPING,
  WORKING_IMPORT_STATES,
} from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import { type Db, literals, type Tx } from '../../platform/db/index.ts';
import { listed } from '../../platform/list.ts';
import { sortDirection } from '../../platform/sql.ts';
import type { ImportedNames, ImportedRow } from '../catalog/index.ts';
import { forgetShownPictures } from './archive.queries.ts';

export type ImportRecord = {
  id: number;
  kind: ImportKind;
  dialect: ImportFormat;
  file_name: string;
  file_size: number;
  format: 'csv' | 'xlsx' | 'xml';
  state: ImportState;
  header: string[];
  sample: string[][];
  mapping: ImportMapping;
  header_row: number;
  header_rows: number;
  created: { attributes?: Record<string, string>; missingImages?: number };
  on_faults: 'skip' | 'refuse';
  checked_to: number;
  progress: number | null;
  rows_total: number;
  rows_new: number;
  rows_changed: number;
  rows_same: number;
  rows_faulty: number;
  rows_applied: number;
  rows_undone: number;
  rows_stayed: number;
  cancel_asked: boolean;
  failure: string | null;
  uploaded_by: number;
  applied_by: number | null;
  undone_by: number | null;
  created_at: Date;
  checked_at: Date | null;
  applied_at: Date | null;
  undone_at: Date | null;
};

export type FaultRecord = {
  row: number;
  column: string;
  code: string;
  value: string;
  params: Record<string, string | number>;
  /** The row is accepted all the same. */
  is_note?: boolean;
};

export async function addImport(
  db: Db,
  { kind, fileName, staffId }: { kind: ImportKind; fileName: string; staffId: number },
): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`insert into import (kind, file_name, state, uploaded_by) values (${kind}, ${fileName}, 'uploading', ${staffId}) returning id`.execute(
    db,
  );
  return (rows[0] as { id: number }).id;
}

export async function addPiece(db: Db, id: number, position: number, bytes: Buffer): Promise<void> {
  await sql`insert into import_chunk (import_id, position, bytes) values (${id}, ${position}, ${bytes})`.execute(
    db,
  );
}

/** The file as it came, piece by piece. */
export async function* readPieces(db: Db, id: number): AsyncGenerator<Buffer, void> {
  for (let position = 0; ; position++) {
    const { rows } = await sql<{
      bytes: Buffer;
    }>`select bytes from import_chunk where import_id = ${id} and position = ${position}`.execute(
      db,
    );
    if (rows[0] === undefined) return;
    yield rows[0].bytes;
  }
}

export async function deleteImport(db: Db, id: number): Promise<void> {
  await sql`delete from import where id = ${id}`.execute(db);
}

/** `locks`: no other worker changes it until the transaction ends. */
export async function findImport(
  db: Db | Tx,
  id: number,
  { locks = false } = {},
): Promise<ImportRecord | undefined> {
  const { rows } =
    await sql<ImportRecord>`select * from import where id = ${id} ${locks ? sql`for update` : sql``}`.execute(
      db,
    );
  const [row] = rows;
  return row === undefined
    ? undefined
    : { ...row, mapping: { ...NO_IMPORT_MAPPING, ...row.mapping } };
}

export async function listImportRecords(
  db: Db,
  {
    kind,
    state,
    start,
    count,
    order,
  }: {
    kind: string | undefined;
    state: string | undefined;
    start: number;
    count: number;
    order: 'asc' | 'desc';
  },
): Promise<{ rows: ImportRecord[]; total: number }> {
  const where = sql`where (${kind ?? null}::text is null or kind = ${kind ?? null}) and (${state ?? null}::text is null or state = ${state ?? null})`;
  const { rows } = await sql<
    ImportRecord & { total: number }
  >`select *, count(*) over ()::int as total from import ${where}
    order by id ${sortDirection(order)} limit ${count} offset ${start}`.execute(db);
  return listed(rows);
}

export type ImportChange = Partial<Omit<ImportRecord, 'id' | 'kind' | 'created_at'>>;

export async function changeImport(db: Db | Tx, id: number, change: ImportChange): Promise<void> {
  const sets: RawBuilder<unknown>[] = Object.entries(change).map(([column, value]) =>
    ['mapping', 'sample', 'created'].includes(column)
      ? sql`${sql.ref(column)} = ${JSON.stringify(value)}::jsonb`
      : sql`${sql.ref(column)} = ${value}`,
  );
  await sql`update import set ${sql.join([...sets, sql`touched_at = now()`])} where id = ${id}`.execute(
    db,
  );
}

export async function forgetRows(tx: Tx, id: number): Promise<void> {
  await sql`delete from import_row where import_id = ${id}`.execute(tx);
  await sql`delete from import_error where import_id = ${id}`.execute(tx);
  await sql`delete from import_category where import_id = ${id}`.execute(tx);
  await forgetShownPictures(tx, id);
}

export async function findMapping(
  db: Db,
  kind: string,
  fingerprint: string,
): Promise<ImportMapping | undefined> {
  const { rows } = await sql<{
    mapping: ImportMapping;
  }>`select mapping from import_mapping where kind = ${kind} and fingerprint = ${fingerprint}`.execute(
    db,
  );
  const mapping = rows[0]?.mapping;
  return mapping === undefined ? undefined : { ...NO_IMPORT_MAPPING, ...mapping };
}

export async function keepMapping(
  tx: Tx,
  kind: string,
  fingerprint: string,
  mapping: ImportMapping,
): Promise<void> {
  await sql`insert into import_mapping (kind, fingerprint, mapping) values (${kind}, ${fingerprint}, ${JSON.stringify(mapping)}::jsonb)
    on conflict (kind, fingerprint) do update set mapping = excluded.mapping, used_at = now()`.execute(
    tx,
  );
}

export type CheckedRow = {
  row: number;
  state: 'new' | 'changed' | 'same' | 'faulty';
  record: Record<string, unknown> | null;
};

export async function addRows(tx: Tx, id: number, rows: readonly CheckedRow[]): Promise<void> {
  await sql`insert into import_row (import_id, row, state, record)
    select ${id}::int, r.row, r.state, r.record from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(row int, state text, record jsonb)`.execute(
    tx,
  );
}

export async function addFaults(tx: Tx, id: number, faults: readonly FaultRecord[]): Promise<void> {
  if (faults.length === 0) return;
  await sql`insert into import_error (import_id, row, "column", code, value, params, is_note)
    select ${id}::int, f.row, f."column", f.code, f.value, coalesce(f.params, '{}'), coalesce(f.is_note, false)
    from jsonb_to_recordset(${JSON.stringify(faults)}::jsonb) as f(row int, "column" text, code text, value text, params jsonb, is_note boolean)`.execute(
    tx,
  );
}

/** The first rows that no other worker is writing: at most so many, and of those that change a product at most a quarter, since its buyers wait meanwhile. */
export async function rowsToApply(tx: Tx, id: number, count: number): Promise<ImportedRow[]> {
  const { rows } = await sql<ImportedRow>`
    with next as materialized (
      select row, record, state from import_row where import_id = ${id} and state in ('new', 'changed') order by row limit ${count} for update skip locked
    )
    select row, record as values from (select row, record, count(*) filter (where state = 'changed') over (order by row) as changed from next) counted
    where changed <= ${Math.ceil(count / 4)} order by row`.execute(tx);
  return rows;
}

export async function hasRowsToApply(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from import_row where import_id = ${id} and state in ('new', 'changed')) as found`.execute(
    tx,
  );
  return rows[0]?.found === true;
}

/** Manufacturers, families and values of attributes that the rows name, each once. @param prefix of the fields that are attributes */
export async function namesToApply(
  tx: Tx,
  id: number,
  prefix: string,
): Promise<Omit<ImportedNames, 'attributes'>> {
  const { rows } = await sql<Omit<ImportedNames, 'attributes'>>`
    with waiting as (select record from import_row where import_id = ${id} and state in ('new', 'changed')),
      said as (select distinct substr(e.key, ${prefix.length + 1}::int) as slug, e.value from waiting, jsonb_each(record) e where starts_with(e.key, ${prefix}))
    select (select coalesce(jsonb_agg(m), '[]') from (
        select record ->> 'manufacturer' as name, min(record ->> 'origin_country') as country from waiting where record ? 'manufacturer' group by 1
      ) m) as manufacturers,
      (select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'value', value)), '[]') from said where jsonb_typeof(value) = 'number') as values,
      (select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'text', value)), '[]') from said where jsonb_typeof(value) = 'string') as texts,
      (select coalesce(jsonb_agg(f), '[]') from (
        select record ->> 'family' as key, coalesce(max(record ->> 'family_name') filter (where record ? 'is_family'), min(record ->> 'family_name'), record ->> 'family') as name,
          coalesce(max(record ->> 'options'), '') as options
        from waiting where record ? 'family' group by record ->> 'family'
      ) f) as families`.execute(tx);
  return rows[0] as Omit<ImportedNames, 'attributes'>;
}

/** @returns whether the import still goes on */
export async function addProgress(tx: Tx, id: number, applied: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update import set rows_applied = rows_applied + ${applied}::int, touched_at = now(),
      progress = least(999, (rows_applied + ${applied}::int) * 1000 / greatest(1, rows_new + rows_changed))
    where id = ${id} and state = 'applying'`.execute(tx);
  return numAffectedRows === 1n;
}

export async function noteApplied(
  tx: Tx,
  id: number,
  subjects: ReadonlyMap<number, number>,
): Promise<void> {
  await sql`update import_row r set state = 'applied', subject_id = s.subject
    from unnest(${[...subjects.keys()]}::int[], ${[...subjects.values()]}::int[]) as s (row, subject) where r.import_id = ${id} and r.row = s.row`.execute(
    tx,
  );
}

/** The last rows that were applied and not looked at by the undo yet. */
export async function rowsToUndo(
  tx: Tx,
  id: number,
  count: number,
): Promise<{ row: number; subject_id: number }[]> {
  const { rows } = await sql<{
    row: number;
    subject_id: number;
  }>`select row, subject_id from import_row
    where import_id = ${id} and state = 'applied' order by row desc limit ${count}`.execute(tx);
  return rows;
}

export async function setRowStates(
  tx: Tx,
  id: number,
  rows: readonly number[],
  state: 'undone' | 'stayed' | 'faulty',
): Promise<void> {
  if (rows.length > 0)
    await sql`update import_row set state = ${state} where import_id = ${id} and row = any(${[...rows]}::int[])`.execute(
      tx,
    );
}

export async function listFaultRecords(
  db: Db,
  id: number,
  { start, count }: { start: number; count: number },
): Promise<{ rows: (FaultRecord & { id: number })[]; total: number }> {
  const { rows } = await sql<
    FaultRecord & { id: number; total: number }
  >`select f.id, f.row, f."column", f.code, f.value, f.params, f.is_note, count(*) over ()::int as total
    from import_error f where import_id = ${id} order by f.is_note, f.row, f.id limit ${count} offset ${start}`.execute(
    db,
  );
  return listed(rows);
}

/** All of them, some hundred at a time. */
export async function* readFaults(db: Db, id: number): AsyncGenerator<FaultRecord, void> {
  for (let row = 0, last = 0; ; ) {
    const { rows } = await sql<
      FaultRecord & { id: number }
    >`select id, row, "column", code, value, params, is_note from import_error
      where import_id = ${id} and (row, id) > (${row}::int, ${last}::bigint) order by row, id limit 1000`.execute(
      db,
    );
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined) return;
    ({ row, id: last } = end);
  }
}

/** Imports whose work stands still: their worker is gone. */
export async function stalledImports(db: Db): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select id from import where state in ${literals(WORKING_IMPORT_STATES)} and touched_at < now() - interval '2 minutes'`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

/** Files are kept for a month, uploads that broke off for an hour. */
export async function forgetOldFiles(db: Db): Promise<void> {
  await sql`delete from import where state = 'uploading' and touched_at < now() - interval '1 hour'`.execute(
    db,
  );
  await sql`delete from import_chunk p using import i where i.id = p.import_id and i.touched_at < now() - interval '30 days'`.execute(
    db,
  );
}
