// Queries of lexicon entries: the rows that staff edit, and the part numbers that no term may be.
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { Problem } from '../../../platform/problem.ts';
import type { StoredEntry } from './lexicon-entries.ts';

/** The newest first. @param id of the only one that is read */
export async function readEntries(db: Db | Tx, id: number | null = null): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    select id, terms, locale, kind, categories, properties, stands_for as "standsFor", version from search_lexicon_entry
    where ${id}::int is null or id = ${id}::int order by id desc`.execute(db);
  return rows;
}

/** @returns its id */
export async function insertEntry(
  tx: Tx,
  { terms, locale, kind, categories, properties, standsFor }: StoredEntry,
): Promise<number> {
  const { id } = await tx
    .insertInto('search_lexicon_entry')
    .values({
      terms,
      locale,
      kind,
      categories,
      properties: JSON.stringify(properties),
      stands_for: standsFor,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @throws Problem record-not-found; record-changed when its version is another one */
export async function updateEntry(
  tx: Tx,
  { id, terms, locale, kind, categories, properties, standsFor, version }: StoredEntry,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('search_lexicon_entry')
    .set({
      terms,
      locale,
      kind,
      categories,
      properties: JSON.stringify(properties),
      stands_for: standsFor,
      version: version + 1,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return;
  throw new Problem(
    (await readEntries(tx, id)).length === 0 ? 'record-not-found' : 'record-changed',
  );
}

/** @throws Problem record-not-found */
export async function deleteEntry(tx: Tx, id: number): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('search_lexicon_entry')
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Problem('record-not-found');
}

/** key -> SKU of a product that has this whole part number. */
export async function readPartNumbers(
  db: Db | Tx,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; sku: string }>`
    select k.key, min(p.sku) as sku from part_key k join product p on p.id = k.product_id
    where k.key = any(${keys.filter((key) => key !== '')}::text[]) group by k.key`.execute(db);
  return new Map(rows.map(({ key, sku }) => [key, sku]));
}
