// What an import brings along: categories by paths, counts of what is new, rows as they are understood, pictures that could not be fetched.
import type { ImportPreview } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { listed } from '../../platform/list.ts';
import { likeOf } from '../../platform/sql.ts';
import type { CheckedRow } from './imports.queries.ts';

/** Paths of categories that the shop does not have, with how many rows name each. */
export async function addCategoryPaths(
  tx: Tx,
  id: number,
  rows: readonly CheckedRow[],
): Promise<void> {
  const counts = new Map<string, number>();
  for (const { state, record } of rows)
    if ((state === 'new' || state === 'changed') && typeof record?.category === 'string')
      counts.set(record.category, (counts.get(record.category) ?? 0) + 1);
  if (counts.size === 0) return;
  await sql`insert into import_category as c (import_id, path, rows)
    select ${id}::int, * from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::int[])
    on conflict (import_id, path) do update set rows = c.rows + excluded.rows`.execute(tx);
}

export type ImportCategory = { path: string; rows: number; category_id: number | null };

export async function listCategoryPaths(db: Db | Tx, id: number): Promise<ImportCategory[]> {
  const { rows } = await sql<ImportCategory>`
    select path, rows, category_id from import_category where import_id = ${id} order by path`.execute(
    db,
  );
  return rows;
}

export async function saveCategoriesOfPaths(
  tx: Tx,
  id: number,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  await sql`update import_category c set category_id = n.category
    from unnest(${[...ids.keys()]}::text[], ${[...ids.values()]}::int[]) as n (path, category)
    where c.import_id = ${id} and c.path = n.path`.execute(tx);
}

/** What an import names and the shop does not have yet: manufacturers, families and values of new attributes, counted. */
export async function countCreated(
  db: Db,
  id: number,
): Promise<{ manufacturers: number; families: number; values: Record<string, number> }> {
  const { rows } = await sql<{
    manufacturers: number;
    families: number;
    values: Record<string, number>;
  }>`with rows as (select record from import_row where import_id = ${id} and state in ('new', 'changed'))
    select (select count(distinct record ->> 'manufacturer')::int from rows
        where record ? 'manufacturer' and not exists (select from manufacturer m where m.name = record ->> 'manufacturer')) as manufacturers,
      (select count(distinct record ->> 'family')::int from rows
        where record ? 'family' and not exists (select from product_family f where f.key = record ->> 'family')) as families,
      (select coalesce(jsonb_object_agg(slug, n), '{}') from (
        select substr(e.key, 11) as slug, count(distinct e.value)::int as n from rows, jsonb_each(record) e
        where starts_with(e.key, 'attribute:') and jsonb_typeof(e.value) = 'string' group by 1) v) as values`.execute(
    db,
  );
  return rows[0] ?? { manufacturers: 0, families: 0, values: {} };
}

export type PreviewRecord = {
  row: number;
  state: ImportPreview['state'];
  record: Record<string, string | number | boolean>;
};

/** Rows that were accepted; `q` is a beginning of their SKU or a part of their name. */
export async function listPreviewRecords(
  db: Db,
  id: number,
  q: string,
  { start, count }: { start: number; count: number },
): Promise<{ rows: PreviewRecord[]; total: number }> {
  const like = likeOf(q);
  const { rows } = await sql<PreviewRecord & { total: number }>`
    select row, state, record, count(*) over ()::int as total from import_row
    where import_id = ${id} and record is not null
      and (${like}::text is null or record ->> 'sku' ilike ${like} or record ->> 'name_en' ilike ${like} or record ->> 'family_name' ilike ${like})
    order by row limit ${count} offset ${start}`.execute(db);
  return listed(rows);
}

/** Pictures that could not be fetched, at the row of their product. */
export async function addImageNotes(
  tx: Tx,
  id: number,
  images: readonly { product_id: number; url: string; reason: string }[],
): Promise<void> {
  if (images.length === 0) return;
  await sql`insert into import_error (import_id, row, "column", code, value, params, is_note)
    select ${id}::int, r.row, '', 'picture-not-fetched', left(i.url, 200), jsonb_build_object('reason', i.reason), true
    from jsonb_to_recordset(${JSON.stringify(images)}::jsonb) as i (product_id int, url text, reason text)
    join import_row r on r.import_id = ${id} and r.subject_id = i.product_id`.execute(tx);
}
