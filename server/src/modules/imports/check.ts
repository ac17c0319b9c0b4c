// Check step of an import: some hundred rows at a time are compared with the shop; each batch stores the progress.
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { keepHeapSmall } from '../../platform/small-heap.ts';
import { UnreadableFile } from '../../platform/spreadsheet/index.ts';
import {
  findImages,
  readImportReferences,
  readPresentCategories,
  readPresentProducts,
} from '../catalog/index.ts';
import { rowReader } from './dialects.rules.ts';
import { fieldName } from './field-names.rules.ts';
import { fileRows } from './file-rows.ts';
import {
  addFaults,
  addRows,
  type CheckedRow,
  changeImport,
  findImport,
  type ImportRecord,
} from './imports.queries.ts';
import { type References, referencesOf } from './references.rules.ts';
import {
  KEY_FIELDS,
  type Present,
  type ReadRow,
  type RowFault,
  readRow,
  weigh,
} from './rows.rules.ts';

const BATCH = 500;
export const MAX_ROWS = 500_000;

/** @returns true when all is checked (or nothing is to be checked any more), false when time was up */
export async function checkSlice(ctx: Ctx, id: number, until: number): Promise<boolean> {
  const record = await findImport(ctx.db, id);
  if (record?.state !== 'checking') return true;
  try {
    return await checkRows(ctx, record, until);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    await changeImport(ctx.db, id, {
      state: 'failed',
      failure: error.message === 'too many rows' ? 'too-many-rows' : 'file-not-readable',
      progress: null,
    });
    return true;
  }
}

async function checkRows(ctx: Ctx, record: ImportRecord, until: number): Promise<boolean> {
  const references = referencesOf(await readImportReferences(ctx.db));
  const adapted = rowReader(record.dialect, record.header);
  const batch = new CheckBatch(ctx, record, references);
  let isHeader = true;
  let count = 0;
  for await (const { row, cells, read } of fileRows(ctx.db, record)) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    if (++count > MAX_ROWS) throw new UnreadableFile('too many rows');
    const whole = adapted({ row, cells });
    if (whole === undefined) continue;
    if (!(await batch.add(whole.row, whole.cells, read))) return true;
    if (batch.hasJustWritten && Date.now() > until) return false;
  }
  return await batch.end();
}

class CheckBatch {
  readonly #ctx: Ctx;
  readonly #record: ImportRecord;
  readonly #references: References;
  /** SKU or address -> the row that named it first. */
  readonly #seen = new Map<string, number>();
  #rows: ReadRow[] = [];
  #written = 0;

  constructor(ctx: Ctx, record: ImportRecord, references: References) {
    this.#ctx = ctx;
    this.#record = record;
    this.#references = references;
  }

  get hasJustWritten(): boolean {
    return this.#written > 0 && this.#rows.length === 0;
  }

  /** @returns false when the work was cancelled */
  async add(row: number, cells: string[], share: number | null): Promise<boolean> {
    const { kind, mapping, header, checked_to } = this.#record;
    // Looked at by an earlier job; its key still counts.
    const isChecked = row <= checked_to;
    const read = readRow(
      kind,
      mapping,
      this.#references.attributes,
      { row, cells, header },
      isChecked ? KEY_FIELDS[kind] : undefined,
    );
    if (!isChecked) this.#refer(read);
    this.#noteKey(read);
    if (isChecked) return true;
    this.#rows.push(read);
    return (
      this.#rows.length < BATCH ||
      (await this.#write(share === null ? null : Math.min(999, Math.floor(share * 1_000)), false))
    );
  }

  async end(): Promise<true> {
    await this.#write(1_000, true);
    return true;
  }

  #refer({ values, faults }: ReadRow): void {
    if (typeof values.manufacturer === 'string')
      values.manufacturer = this.#references.manufacturer(values.manufacturer);
    if (this.#record.kind !== 'products' || typeof values.category !== 'string') return;
    const id = this.#references.category(values.category);
    if (typeof id === 'number') values.category = id;
    else
      faults.push({
        field: 'category',
        value: values.category,
        code: id === undefined ? 'category-unknown' : 'category-ambiguous',
      });
  }

  #noteKey({ row, values, faults }: ReadRow): void {
    const fields = KEY_FIELDS[this.#record.kind];
    const field = fields[0] as string;
    if (values[field] === undefined) return;
    const key = fields.map((name) => values[name]).join(' ');
    const first = this.#seen.get(key);
    if (first === undefined) this.#seen.set(key, row);
    else
      faults.push({
        field,
        value: String(values[field]),
        code: 'duplicate',
        params: { row: first },
      });
  }

  async #write(progress: number | null, isLast: boolean): Promise<boolean> {
    const rows = this.#rows;
    this.#rows = [];
    this.#written += rows.length;
    const { id } = this.#record;
    await keepHeapSmall();
    const checked = await this.#weigh(rows);
    const faults = rows.flatMap(({ row, faults: own }) =>
      own.map((fault) => ({
        ...fault,
        row,
        column: this.#columnOf(fault),
        params: fault.params ?? {},
      })),
    );
    return await inTransaction(
      this.#ctx.db,
      async (tx) => {
        const now = await findImport(tx, id, { locks: true });
        // Another worker took over, or it was cancelled.
        if (now?.state !== 'checking' || (rows[0] !== undefined && now.checked_to >= rows[0].row))
          return false;
        if (now.cancel_asked) {
          await changeImport(tx, id, { state: 'cancelled', progress: null, checked_at: null });
          return false;
        }
        await addRows(tx, id, checked);
        await addFaults(tx, id, faults);
        const count = (state: string): number =>
          checked.filter((row) => row.state === state).length;
        await changeImport(tx, id, {
          checked_to: rows.at(-1)?.row ?? now.checked_to,
          progress,
          rows_total: now.rows_total + checked.length,
          rows_new: now.rows_new + count('new'),
          rows_changed: now.rows_changed + count('changed'),
          rows_same: now.rows_same + count('same'),
          rows_faulty: now.rows_faulty + count('faulty'),
          ...(isLast ? { state: 'checked', checked_at: this.#ctx.clock.now() } : {}),
        });
        return true;
      },
      { statementTimeoutMs: 60_000 },
    );
  }

  async #weigh(rows: readonly ReadRow[]): Promise<CheckedRow[]> {
    const { kind } = this.#record;
    const presentOf =
      kind === 'categories'
        ? await this.#presentCategories(rows)
        : await this.#presentProducts(rows);
    return rows.map((row) => {
      const present = presentOf(row);
      const state =
        row.faults.length > 0 &&
        present === undefined &&
        kind !== 'products' &&
        kind !== 'categories'
          ? 'faulty'
          : weigh(kind, row, present);
      return { row: row.row, state, record: state === 'faulty' ? null : row.values };
    });
  }

  async #presentProducts(
    rows: readonly ReadRow[],
  ): Promise<(row: ReadRow) => (Present & { reserved?: number }) | undefined> {
    const { kind } = this.#record;
    const skus = rows.flatMap(({ values }) => (typeof values.sku === 'string' ? [values.sku] : []));
    const [present, images] = await Promise.all([
      readPresentProducts(this.#ctx.db, skus),
      findImages(
        this.#ctx.db,
        rows.flatMap(({ values }) => (typeof values.image === 'string' ? [values.image] : [])),
      ),
    ]);
    return ({ values, faults }) => {
      const product = present.get(String(values.sku));
      if (typeof values.image === 'string' && !images.has(values.image))
        faults.push({ field: 'image', value: values.image, code: 'picture-unknown' });
      if (product === undefined) {
        if (kind !== 'products' && values.sku !== undefined)
          faults.push({ field: 'sku', value: String(values.sku), code: 'product-unknown' });
        return undefined;
      }
      if (product.kind === 'lot')
        faults.push({ field: 'sku', value: String(values.sku), code: 'product-is-lot' });
      if (kind !== 'translations') return product;
      const locale = String(values.language);
      return {
        name: product[`name_${locale}`] ?? null,
        description: product[`description_${locale}`] ?? null,
      };
    };
  }

  async #presentCategories(
    rows: readonly ReadRow[],
  ): Promise<(row: ReadRow) => Present | undefined> {
    const parentOf = (lineage: string): string => lineage.split('/').slice(0, -1).join('/');
    const lineages = rows.flatMap(({ values }) =>
      typeof values.lineage === 'string' ? [values.lineage, parentOf(values.lineage)] : [],
    );
    const present = await readPresentCategories(this.#ctx.db, lineages);
    return ({ values, faults, row }) => {
      const lineage = String(values.lineage ?? '');
      const parent = parentOf(lineage);
      if (parent !== '' && !present.has(parent) && (this.#seen.get(parent) ?? row) >= row)
        faults.push({ field: 'lineage', value: lineage, code: 'parent-unknown' });
      return present.get(lineage);
    };
  }

  /** As the file calls it; a field without a column by its own name. */
  #columnOf({ field }: RowFault): string {
    if (field === '') return '';
    const column = this.#record.mapping.columns[field];
    return (
      (column === undefined ? undefined : this.#record.header[column]) || fieldName(field, 'en')
    );
  }
}
