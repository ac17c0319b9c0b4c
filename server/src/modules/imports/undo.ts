// Undo of an import: batch by batch from its end; what was changed or used since stays, and is reported row by row.
import type { Ctx } from '../../platform/context.ts';
import { auditedDb, inTransaction, type Tx } from '../../platform/db/index.ts';
import { keepHeapSmall } from '../../platform/small-heap.ts';
import {
  listImportedEntries,
  undoImportedEntries,
  undoImportedProducts,
} from '../catalog/index.ts';
import { reindexProducts } from '../search/index.ts';
import { changeIdOf } from './apply.ts';
import {
  addFaults,
  changeImport,
  findImport,
  rowsToUndo,
  setRowStates,
} from './imports.queries.ts';

/** Rows a transaction. */
const BATCH = 500;

/** @returns true when nothing is left to do, false when time was up */
export async function undoSlice(ctx: Ctx, id: number, until: number): Promise<boolean> {
  const record = await findImport(ctx.db, id);
  if (record?.state !== 'undoing' || record.undone_by === null) return true;
  const db = auditedDb(ctx.db, {
    id: `${changeIdOf(id)}:undo`,
    staffId: record.undone_by,
    who: `staff:${record.undone_by}`,
  });
  while (
    !(await inTransaction(db, (tx) => undoBatch(ctx, tx, id), { statementTimeoutMs: 60_000 }))
  ) {
    await keepHeapSmall();
    if (Date.now() > until) return false;
  }
  return true;
}

async function undoBatch(ctx: Ctx, tx: Tx, id: number): Promise<boolean> {
  const record = await findImport(tx, id, { locks: true });
  if (record?.state !== 'undoing') return true;
  const change = changeIdOf(id);
  const by = `${change}:undo`;
  const rows = await rowsToUndo(tx, id, BATCH);
  if (rows.length === 0) {
    // Manufacturers and values of attributes that came with it; those in use stay.
    for (const { subject, id: entry } of await listImportedEntries(tx, change))
      await undoImportedEntries(tx, change, subject, [entry], by);
    await changeImport(tx, id, { state: 'undone', progress: 1_000, undone_at: ctx.clock.now() });
    return true;
  }
  // 0: the row named a family.
  const subjects = [...new Set(rows.map((row) => row.subject_id))].filter((subject) => subject > 0);
  const isCategories = record.kind === 'categories';
  const { undone, stayed } = isCategories
    ? await undoImportedEntries(tx, change, 'category', subjects, by)
    : await undoImportedProducts(tx, change, subjects, by, id);
  if (!isCategories) await reindexProducts(tx, undone);
  const stays = new Set(stayed);
  const kept = rows.filter((row) => stays.has(row.subject_id)).map((row) => row.row);
  const back = rows.filter((row) => !stays.has(row.subject_id)).map((row) => row.row);
  await setRowStates(tx, id, back, 'undone');
  await setRowStates(tx, id, kept, 'stayed');
  await addFaults(
    tx,
    id,
    kept.map((row) => ({ row, column: '', code: 'changed-since', value: '', params: {} })),
  );
  const done = record.rows_undone + record.rows_stayed + rows.length;
  await changeImport(tx, id, {
    rows_undone: record.rows_undone + back.length,
    rows_stayed: record.rows_stayed + kept.length,
    progress: Math.min(999, Math.floor((done / Math.max(1, record.rows_applied)) * 1_000)),
  });
  return false;
}
