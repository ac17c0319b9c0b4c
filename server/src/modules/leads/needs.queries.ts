// Buying request rows, the cards of /our-needs.
import type { Db, Tx } from '../../platform/db/index.ts';

const COLUMNS = [
  'id',
  'display_text',
  'item_name',
  'material',
  'material_spec',
  'size',
  'composition',
] as const;

export type NeedRow = Awaited<ReturnType<typeof listNeedRows>>[number];

export async function listNeedRows(db: Db) {
  return await db
    .selectFrom('need')
    .select(COLUMNS)
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .limit(200)
    .execute();
}

export async function findNeedRow(db: Db | Tx, id: number): Promise<NeedRow | undefined> {
  return await db
    .selectFrom('need')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('published', '=', true)
    .executeTakeFirst();
}

/** Those that the schema brings; for a shop that was made just now. */
export async function removeExampleNeeds(db: Db): Promise<void> {
  await db.deleteFrom('need').execute();
}
