// Apply step of an import: batches of one transaction each, with the audit log, the search index and the progress; one change id for all of them.
import type { Ctx } from '../../platform/context.ts';
import { auditedDb, type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { hasSpace } from '../../platform/disk.ts';
import { sendJob } from '../../platform/jobs/index.ts';
import { keepHeapSmall } from '../../platform/small-heap.ts';
import {
  addImportedCategories,
  addImportedNames,
  type ImportedRow,
  importCategories,
  importProducts,
  importTranslations,
} from '../catalog/index.ts';
import { reindexProducts } from '../search/index.ts';
import { listCategoryPaths, saveCategoriesOfPaths } from './created.queries.ts';
import { ATTRIBUTE } from './fields.rules.ts';
import {
  addFaults,
  addProgress,
  changeImport,
  findImport,
  hasRowsToApply,
  type ImportRecord,
  namesToApply,
  noteApplied,
  rowsToApply,
  setRowStates,
} from './imports.queries.ts';
import { IMAGE_QUEUE, IMPORT_QUEUE } from './queue.ts';

/** Rows a transaction. Counts of the index are written once for all of them: fewer rows would cost more each. */
const BATCH = 1_500;
/** Batches at once: the index of the search is written by one after the other, and meanwhile the other's products are. */
const LANES = 2;
const TIMEOUT = { statementTimeoutMs: 60_000 };

export function changeIdOf(id: number): string {
  return `import:${id}`;
}

/** @returns true when nothing is left to do, false when time was up */
export async function applySlice(ctx: Ctx, id: number, until: number): Promise<boolean> {
  const record = await findImport(ctx.db, id);
  if (record?.state !== 'applying' || record.applied_by === null) return true;
  const db = auditedDb(ctx.db, {
    id: changeIdOf(id),
    staffId: record.applied_by,
    who: `staff:${record.applied_by}`,
  });
  // Once for all batches: each new name would make every process read the names again.
  if (record.kind === 'products' && record.rows_applied === 0)
    await inTransaction(db, (tx) => addNames(tx, id), TIMEOUT);
  // A category comes after the one above it.
  const lanes = Array.from({ length: record.kind === 'categories' ? 1 : LANES }, () =>
    applyBatches(ctx, db, id, until),
  );
  for (const lane of await Promise.allSettled(lanes))
    if (lane.status === 'rejected') throw lane.reason;
  return await inTransaction(ctx.db, (tx) => finish(ctx, tx, id), TIMEOUT);
}

async function addNames(tx: Tx, id: number): Promise<void> {
  // Two workers would both find them missing.
  await findImport(tx, id, { locks: true });
  const record = await findImport(tx, id);
  const attributes = Object.entries(record?.created.attributes ?? {});
  await addImportedNames(tx, {
    ...(await namesToApply(tx, id, ATTRIBUTE)),
    attributes: attributes.map(([slug, name]) => ({ slug, name })),
  });
  const paths = (await listCategoryPaths(tx, id)).map(({ path }) => path);
  if (paths.length > 0) await saveCategoriesOfPaths(tx, id, await addImportedCategories(tx, paths));
}

/** One after the other, until there are none left for this lane, the import is to stop, or time is up. */
async function applyBatches(ctx: Ctx, db: Db, id: number, until: number): Promise<void> {
  let size = BATCH;
  do {
    let rows: ImportedRow[] = [];
    try {
      await inTransaction(
        db,
        async (tx) => {
          rows = await rowsToApply(tx, id, size);
          if (rows.length > 0) await applyBatch(tx, id, rows);
        },
        TIMEOUT,
      );
      if (rows.length === 0) return;
      size = Math.min(BATCH, size * 2);
    } catch (error) {
      if (error instanceof Stopped) return;
      if (!isRowsFault(error)) throw error;
      // One of these rows no longer fits the shop: fewer at once, until it stands alone.
      const [only] = rows;
      if (rows.length === 1 && only !== undefined)
        await inTransaction(ctx.db, (tx) => passOver(tx, id, only), TIMEOUT);
      else size = Math.max(1, Math.floor(size / 8));
    }
    await keepHeapSmall();
    // The next job says so; see imports.jobs.ts.
    if (!(await hasSpace(ctx.freeBytes))) return;
  } while (Date.now() <= until);
}

/** It was cancelled, or ended by another batch: this batch is rolled back. */
class Stopped extends Error {}

/** A constraint or a value that the database rejected: the row's fault, not ours. */
function isRowsFault(error: unknown): boolean {
  return /^(22|23)/.test((error as { code?: string }).code ?? '');
}

async function applyBatch(tx: Tx, id: number, rows: readonly ImportedRow[]): Promise<void> {
  const record = await findImport(tx, id);
  if (record?.state !== 'applying' || record.cancel_asked) throw new Stopped();
  const { subjects, reindex } = await write(tx, record, rows);
  await reindexProducts(tx, reindex);
  await noteApplied(tx, id, subjects);
  // Last, since the others wait for it.
  if (!(await addProgress(tx, id, rows.length))) throw new Stopped();
}

async function write(tx: Tx, { id, kind }: ImportRecord, rows: readonly ImportedRow[]) {
  if (kind === 'categories') return await importCategories(tx, rows);
  if (kind === 'translations') return await importTranslations(tx, rows);
  const categories = new Map(
    (await listCategoryPaths(tx, id)).map(({ path, category_id }) => [path, category_id]),
  );
  const products = rows
    .filter(({ values }) => values.is_family !== true)
    .map(({ row, values }): ImportedRow => {
      const { category, ...rest } = values;
      const found = typeof category === 'string' ? categories.get(category) : category;
      return { row, values: found == null ? rest : { ...rest, category: found } };
    });
  const written =
    products.length === 0
      ? { subjects: new Map<number, number>(), reindex: [] }
      : await importProducts(tx, products, id);
  // Families are there already (addNames); their rows are no products.
  for (const { row, values } of rows) if (values.is_family === true) written.subjects.set(row, 0);
  return written;
}

/** @returns whether nothing is left: applied, cancelled, or ended otherwise */
async function finish(ctx: Ctx, tx: Tx, id: number): Promise<boolean> {
  const record = await findImport(tx, id, { locks: true });
  if (record?.state !== 'applying') return true;
  if (!record.cancel_asked && (await hasRowsToApply(tx, id))) return false;
  const end = record.cancel_asked
    ? ({ state: 'cancelled', progress: null } as const)
    : ({ state: 'applied', progress: 1_000 } as const);
  await changeImport(tx, id, { ...end, applied_at: ctx.clock.now() });
  await sendJob(tx, IMAGE_QUEUE, { importId: id });
  return true;
}

/** This row can't be written any more. */
async function passOver(tx: Tx, id: number, row: ImportedRow): Promise<void> {
  const record = await findImport(tx, id, { locks: true });
  if (record?.state !== 'applying') return;
  await setRowStates(tx, id, [row.row], 'faulty');
  await addFaults(tx, id, [
    {
      row: row.row,
      column: '',
      code: 'not-applied',
      value: String(row.values.sku ?? row.values.lineage ?? ''),
      params: {},
    },
  ]);
  const isRejected = record.on_faults === 'refuse';
  const isUndone = isRejected && record.rows_applied > 0;
  await changeImport(tx, id, {
    rows_faulty: record.rows_faulty + 1,
    ...(isRejected
      ? {
          failure: 'refused-for-faults',
          state: isUndone ? ('undoing' as const) : ('failed' as const),
          undone_by: record.applied_by,
          progress: 0,
        }
      : {}),
  });
  if (isUndone) await sendJob(tx, IMPORT_QUEUE, { importId: id });
}
