// Rows of saved views, and of the view that a list opens with.
import type { SavedViewList } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export type ViewInput = {
  name: string;
  filter: Record<string, string | number | boolean>;
  sort: string;
  direction: 'ASC' | 'DESC';
  shared: string;
};
export type ViewRow = ViewInput & {
  id: number;
  list: SavedViewList;
  owner_id: number;
  owner_name: string;
  is_default: boolean;
};

/** @param reader whose own views, whose role and whose default @param id that one alone */
export async function listViewRows(
  db: Db | Tx,
  reader: { staffId: number; role: string },
  only: { list: SavedViewList } | { id: number },
): Promise<ViewRow[]> {
  const which = 'list' in only ? sql`v.list = ${only.list}` : sql`v.id = ${only.id}`;
  const { rows } = await sql<ViewRow>`
    select v.*, s.name as owner_name, d.view_id is not null as is_default
    from saved_view v join staff s on s.id = v.owner_id
    left join saved_view_default d on d.view_id = v.id and d.staff_id = ${reader.staffId}
    where ${which} and (v.owner_id = ${reader.staffId} or v.shared in ('all', ${reader.role}) or (${reader.role === 'administrator'} and v.shared <> ''))
    order by lower(v.name), v.id`.execute(db);
  return rows;
}

export async function insertView(
  tx: Tx,
  list: SavedViewList,
  ownerId: number,
  view: ViewInput,
): Promise<number> {
  const { id } = await tx
    .insertInto('saved_view')
    .values({ ...view, list, owner_id: ownerId, filter: JSON.stringify(view.filter) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function saveView(tx: Tx, id: number, view: ViewInput): Promise<void> {
  await tx
    .updateTable('saved_view')
    .set({ ...view, filter: JSON.stringify(view.filter) })
    .where('id', '=', id)
    .execute();
}

export async function deleteView(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('saved_view').where('id', '=', id).execute();
}

export async function countOwnViews(tx: Tx, list: SavedViewList, ownerId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from saved_view where owner_id = ${ownerId} and list = ${list}`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

export async function saveDefault(
  tx: Tx,
  staffId: number,
  list: SavedViewList,
  viewId: number | null,
): Promise<void> {
  if (viewId === null)
    await tx
      .deleteFrom('saved_view_default')
      .where('staff_id', '=', staffId)
      .where('list', '=', list)
      .execute();
  else
    await tx
      .insertInto('saved_view_default')
      .values({ staff_id: staffId, list, view_id: viewId })
      .onConflict((conflict) =>
        conflict.columns(['staff_id', 'list']).doUpdateSet({ view_id: viewId }),
      )
      .execute();
}
