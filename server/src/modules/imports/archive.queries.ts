// Rows of archives of pictures: their pieces, what they hold, and which rows take it.
import type { ImportDetails } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Bytes of each piece but the last. */
export const ARCHIVE_PIECE = 1024 * 1024;

export type ArchiveRecord = { id: number; import_id: number; file_name: string; file_size: number };
export type EntryRecord = {
  path: string;
  method: number;
  packed: number;
  at: number;
  is_picture: boolean;
};

export async function addArchive(db: Db, importId: number, fileName: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into import_archive (import_id, file_name) values (${importId}, ${fileName}) returning id`.execute(
    db,
  );
  return (rows[0] as { id: number }).id;
}

export async function addArchivePiece(
  db: Db,
  id: number,
  position: number,
  bytes: Buffer,
): Promise<void> {
  await sql`insert into import_archive_chunk (archive_id, position, bytes) values (${id}, ${position}, ${bytes})`.execute(
    db,
  );
}

/** A part of one piece. */
export async function readArchivePart(
  db: Db,
  id: number,
  { position, from, length }: { position: number; from: number; length: number },
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select substring(bytes from ${from + 1}::int for ${length}::int) as bytes from import_archive_chunk
    where archive_id = ${id} and position = ${position}`.execute(db);
  return rows[0]?.bytes;
}

/** It is the import's archive from now on; another that was there is forgotten. */
export async function acceptArchive(
  tx: Tx,
  { id, importId, size }: { id: number; importId: number; size: number },
  entries: readonly EntryRecord[],
): Promise<void> {
  await sql`delete from import_archive where import_id = ${importId} and id <> ${id} and is_accepted`.execute(
    tx,
  );
  await sql`update import_archive set is_accepted = true, file_size = ${size} where id = ${id}`.execute(
    tx,
  );
  await sql`insert into import_archive_entry (archive_id, path, method, packed, place, is_picture)
    select ${id}::int, e.path, e.method, e.packed, e.at, e.is_picture
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (path text, method int, packed bigint, at bigint, is_picture boolean)`.execute(
    tx,
  );
}

export async function deleteArchive(db: Db, id: number): Promise<void> {
  await sql`delete from import_archive where id = ${id}`.execute(db);
}

/** The accepted archive of an import. */
export async function findArchive(
  db: Db | Tx,
  importId: number,
): Promise<ArchiveRecord | undefined> {
  const { rows } = await sql<ArchiveRecord>`
    select id, import_id, file_name, file_size from import_archive where import_id = ${importId} and is_accepted`.execute(
    db,
  );
  return rows[0];
}

/** Pictures by their paths. */
export async function listArchivePictures(db: Db, id: number): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select path from import_archive_entry where archive_id = ${id} and is_picture order by path`.execute(
    db,
  );
  return rows.map(({ path }) => path);
}

export async function findArchiveEntry(
  db: Db,
  id: number,
  path: string,
): Promise<(EntryRecord & { size: number }) | undefined> {
  const { rows } = await sql<EntryRecord & { size: number }>`
    select e.path, e.method, e.packed::float8 as packed, e.place::float8 as at, e.is_picture, a.file_size as size
    from import_archive_entry e join import_archive a on a.id = e.archive_id where a.id = ${id} and e.path = ${path}`.execute(
    db,
  );
  return rows[0];
}

export type ShownPicture = { path: string; row: number; is_faulty: boolean };

/** Where pictures are shown; the first row is kept, and one that is accepted before one that has a fault. */
export async function noteShownPictures(
  tx: Tx,
  id: number,
  shown: readonly ShownPicture[],
): Promise<void> {
  if (shown.length === 0) return;
  await sql`update import_archive_entry e set row = s.row
    from (select distinct on (path) path, row, is_faulty from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) as s (path text, row int, is_faulty boolean)
      order by path, is_faulty, row) s
    where e.archive_id = ${id} and e.path = s.path and (e.row is null or (not s.is_faulty and exists (
      select from import_archive a join import_row r on r.import_id = a.import_id and r.row = e.row where a.id = e.archive_id and r.record is null)))`.execute(
    tx,
  );
}

/** The check begins anew. */
export async function forgetShownPictures(tx: Tx, importId: number): Promise<void> {
  await sql`update import_archive_entry e set row = null from import_archive a
    where a.id = e.archive_id and a.import_id = ${importId} and e.row is not null`.execute(tx);
}

/** Once all pictures were taken, the bytes are of no use; what was in the archive stays told. */
export async function forgetArchiveBytes(db: Db, importId: number): Promise<void> {
  await sql`delete from import_archive_chunk c using import_archive a where a.id = c.archive_id and a.import_id = ${importId}`.execute(
    db,
  );
}

/** Uploads that broke off, and archives of files that are forgotten. */
export async function forgetOldArchives(db: Db): Promise<void> {
  await sql`delete from import_archive where not is_accepted and created_at < now() - interval '6 hours'`.execute(
    db,
  );
  await sql`delete from import_archive_chunk c using import_archive a, import i
    where a.id = c.archive_id and i.id = a.import_id and i.touched_at < now() - interval '30 days'`.execute(
    db,
  );
}

const FIRST = 100;
type Listed<Item> = { count: number; first: Item[] };
type Counted = Omit<NonNullable<ImportDetails['archive']>, 'fileName' | 'fileSize'>;

export async function countPictures(
  db: Db,
  { id, import_id }: ArchiveRecord,
  prefix: string,
): Promise<Counted> {
  const { rows } = await sql<
    Pick<Counted, 'pictures' | 'rows'> & {
      fitting: Listed<{ name: string; row: number }>;
      fitting_faulty: Listed<{ name: string; row: number }>;
      unfitting: Listed<string>;
      not_pictures: Listed<string>;
      rows_without: Listed<{ row: number; sku: string }>;
    }
  >`with entries as (
      select path, row, is_picture, is_faulty, row_number() over (partition by is_picture, row is null, is_faulty order by row, path collate "C") as place
      from (select e.path, e.row, e.is_picture, r.row is not null and r.record is null as is_faulty
        from import_archive_entry e left join import_row r on r.import_id = ${import_id} and r.row = e.row where e.archive_id = ${id}) e
    ), lines as (
      select row, record ->> 'sku' as sku, record ->> 'image' as image from import_row
      where import_id = ${import_id} and record is not null and not coalesce((record ->> 'is_family')::boolean, false)
    ), bare as (select row, sku, row_number() over (order by row) as place from lines where image is null)
    select (select count(*)::int from entries where is_picture) as pictures,
      (select count(*)::int from lines where strpos(image, ${prefix}) > 0) as rows,
      (select jsonb_build_object('count', count(*), 'first', coalesce(jsonb_agg(jsonb_build_object('name', path, 'row', row) order by place) filter (where place <= ${FIRST}), '[]'))
        from entries where is_picture and row is not null and not is_faulty) as fitting,
      (select jsonb_build_object('count', count(*), 'first', coalesce(jsonb_agg(jsonb_build_object('name', path, 'row', row) order by place) filter (where place <= ${FIRST}), '[]'))
        from entries where is_picture and row is not null and is_faulty) as fitting_faulty,
      (select jsonb_build_object('count', count(*), 'first', coalesce(jsonb_agg(path order by place) filter (where place <= ${FIRST}), '[]'))
        from entries where is_picture and row is null) as unfitting,
      (select jsonb_build_object('count', count(*), 'first', coalesce(jsonb_agg(path order by place) filter (where place <= ${FIRST}), '[]'))
        from entries where not is_picture) as not_pictures,
      (select jsonb_build_object('count', count(*), 'first', coalesce(jsonb_agg(jsonb_build_object('row', row, 'sku', sku) order by place) filter (where place <= ${FIRST}), '[]'))
        from bare) as rows_without`.execute(db);
  const [counted] = rows as [(typeof rows)[number]];
  const { fitting_faulty, not_pictures, rows_without, ...rest } = counted;
  return {
    ...rest,
    fittingFaulty: fitting_faulty,
    notPictures: not_pictures,
    rowsWithout: rows_without,
  };
}
