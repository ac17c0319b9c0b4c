// Change history of lots: their own rows and those of the product that sells them; nothing that an order depends on is undone.
import type { CatalogueChange } from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import {
  followSearch,
  notifyUndo,
  type Reindex,
  readChangesOf,
  undoWhole,
} from '../catalog/index.ts';
import { lockLot } from './lots.admin.queries.ts';
import { rejectWhenFixed } from './lots.admin.ts';

const UNDOABLE = ['lot', 'lot_item', 'product', 'product_text', 'product_media'];

/** The newest first. @throws Problem not-found, right-missing, lot-not-found */
export async function listLotChanges(
  ctx: Ctx,
  id: number,
  page: { start: number; count: number },
): Promise<{ rows: CatalogueChange[]; total: number }> {
  staffOf(ctx, 'lots:read');
  const lot = await ctx.db
    .selectFrom('lot')
    .select('product_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (lot === undefined) throw new Problem('lot-not-found');
  return await readChangesOf(
    ctx,
    [
      { subject: 'lot', id },
      { subject: 'product', id: lot.product_id },
    ],
    page,
    UNDOABLE,
  );
}

/** All of a change or nothing. @throws Problem not-found, right-missing, record-not-found, change-not-undoable, lot-contents-fixed */
export async function undoLotChange(ctx: Ctx, reindex: Reindex, changeId: string): Promise<void> {
  const by = staffOf(ctx, 'lots:write');
  await notifyUndo(() =>
    inTransaction(ctx.db, async (tx) => {
      const touched = await readTouched(tx, changeId);
      if (touched.length === 0) throw new Problem('record-not-found');
      for (const { lotId, isRefilled } of touched) {
        const lot = await lockLot(tx, lotId);
        if (lot !== undefined && isRefilled) await rejectWhenFixed(tx, lot.productId);
      }
      const lots = touched.map((row) => row.lotId);
      const products = new Set(await listProducts(tx, lots));
      for (const { subject, subjectId } of await undoWhole(tx, changeId, {
        by,
        undoable: UNDOABLE,
      })) {
        if (subject === 'product') products.add(Number(subjectId));
      }
      for (const id of await listProducts(tx, lots)) products.add(id);
      await followSearch(tx, reindex, [...products]);
    }),
  );
}

async function readTouched(
  tx: Tx,
  changeId: string,
): Promise<{ lotId: number; isRefilled: boolean }[]> {
  const { rows } = await sql<{ lotId: number; isRefilled: boolean }>`
    select subject_id::int as "lotId", bool_or(table_name = 'lot_item') as "isRefilled" from audit_log
    where change_id = ${changeId} and subject = 'lot' group by 1
    union
    select l.id, false from audit_log a join lot l on l.product_id::text = a.subject_id and a.subject = 'product'
    where a.change_id = ${changeId} and not exists (select from audit_log o where o.change_id = ${changeId} and o.subject = 'lot' and o.subject_id = l.id::text)
    order by 1`.execute(tx);
  return rows;
}

async function listProducts(tx: Tx, lots: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from lot where id = any(${[...lots]}::int[])
    union select product_id from lot_item where lot_id = any(${[...lots]}::int[])`.execute(tx);
  return rows.map((row) => row.id);
}
