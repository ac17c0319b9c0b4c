// How is a checked import written? In batches of one transaction each, with the audit log, the search index and the note how far it is; one change id for all of them.
import type { Ctx } from '../../platform/context.ts';
import { auditedDb, inTransaction, type Tx } from '../../platform/db/index.ts';
import { sendJob } from '../../platform/jobs/index.ts';
import { type ImportedRow, importCategories, importProducts, importTranslations } from '../catalog/index.ts';
import { reindexProducts } from '../search/index.ts';
import { addFaults, changeImport, findImport, type ImportRecord, noteApplied, rowsToApply, setRowStates } from './imports.queries.ts';
import { IMPORT_QUEUE } from './queue.ts';

/** Rows a transaction. Counts of the index are written once for all of them: fewer rows would cost more each. */
const BATCH = 2_000;
const TIMEOUT = { statementTimeoutMs: 60_000 };

export function changeIdOf(id: number): string {
  return `import:${id}`;
}

/** @returns true when nothing is left to do, false when time was up */
export async function applySlice(ctx: Ctx, id: number, until: number): Promise<boolean> {
  const record = await findImport(ctx.db, id);
  if (record?.state !== 'applying' || record.applied_by === null) return true;
  const db = auditedDb(ctx.db, { id: changeIdOf(id), staffId: record.applied_by, who: `staff:${record.applied_by}` });
  for (let size = BATCH; ; ) {
    try {
      const isDone = await inTransaction(db, (tx) => applyBatch(ctx, tx, id, size), TIMEOUT);
      if (isDone) return true;
      size = Math.min(BATCH, size * 2);
    } catch (error) {
      if (!isRowsFault(error)) throw error;
      // One of these rows no longer fits the shop: fewer at once, until it stands alone.
      if (size === 1) {
        if (await inTransaction(ctx.db, (tx) => passOver(tx, id), TIMEOUT)) return true;
      } else size = Math.max(1, Math.floor(size / 8));
    }
    if (Date.now() > until) return false;
  }
}

/** A constraint or a value that the database refused: the row's fault, not ours. */
function isRowsFault(error: unknown): boolean {
  return /^(22|23)/.test((error as { code?: string }).code ?? '');
}

async function applyBatch(ctx: Ctx, tx: Tx, id: number, size: number): Promise<boolean> {
  const record = await findImport(tx, id, { locks: true });
  if (record?.state !== 'applying') return true;
  if (record.cancel_asked) {
    await changeImport(tx, id, { state: 'cancelled', progress: null, applied_at: ctx.clock.now() });
    return true;
  }
  const rows = await rowsToApply(tx, id, record.applied_to, size);
  const last = rows.at(-1);
  if (last === undefined) {
    await changeImport(tx, id, { state: 'applied', progress: 1_000, applied_at: ctx.clock.now() });
    return true;
  }
  const { subjects, reindex } = await write(tx, record, rows);
  await reindexProducts(tx, reindex);
  await noteApplied(tx, id, subjects);
  const applied = record.rows_applied + rows.length;
  const all = Math.max(1, record.rows_new + record.rows_changed);
  await changeImport(tx, id, { applied_to: last.row, rows_applied: applied, progress: Math.min(999, Math.floor((applied / all) * 1_000)) });
  return false;
}

async function write(tx: Tx, { kind }: ImportRecord, rows: readonly ImportedRow[]) {
  if (kind === 'categories') return await importCategories(tx, rows);
  return kind === 'translations' ? await importTranslations(tx, rows) : await importProducts(tx, rows);
}

/** The next row can't be written any more. @returns true when that ends the import */
async function passOver(tx: Tx, id: number): Promise<boolean> {
  const record = await findImport(tx, id, { locks: true });
  const [row] = record?.state === 'applying' ? await rowsToApply(tx, id, record.applied_to, 1) : [];
  if (record === undefined || row === undefined) return true;
  await setRowStates(tx, id, [row.row], 'faulty');
  await addFaults(tx, id, [
    { row: row.row, column: '', code: 'not-applied', value: String(row.values.sku ?? row.values.lineage ?? ''), params: {} },
  ]);
  const isRefused = record.on_faults === 'refuse';
  const isUndone = isRefused && record.rows_applied > 0;
  await changeImport(tx, id, {
    applied_to: row.row,
    rows_faulty: record.rows_faulty + 1,
    ...(isRefused
      ? {
          failure: 'refused-for-faults',
          state: isUndone ? ('undoing' as const) : ('failed' as const),
          undone_by: record.applied_by,
          progress: 0,
        }
      : {}),
  });
  if (isUndone) await sendJob(tx, IMPORT_QUEUE, { importId: id });
  return isRefused;
}
