// Check step of an import: some hundred rows at a time are compared with the shop; each batch stores the progress.
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { keepHeapSmall } from '../../platform/small-heap.ts';
import { UnreadableFile } from '../../platform/spreadsheet/index.ts';
import {
  findFamilyNames,
  findImages,
  readImportReferences,
  readPresentCategories,
  readPresentProducts,
} from '../catalog/index.ts';
import { getTerms, needsHsn } from '../pricing/index.ts';
import { noteShownPictures, type ShownPicture } from './archive.queries.ts';
import { type ArchiveOfRows, openArchive, readArchiveAddress } from './archive-rows.ts';
import { addCategoryPaths } from './created.queries.ts';
import { fieldName } from './field-names.rules.ts';
import { importFields } from './fields.rules.ts';
import { fileRows } from './file-rows.ts';
import { withoutUnknownImages } from './images.rules.ts';
import {
  addFaults,
  addRows,
  type CheckedRow,
  changeImport,
  findImport,
  type ImportRecord,
} from './imports.queries.ts';
import { type References, referencesOf } from './references.rules.ts';
import { changeOf, type Present } from './row-change.rules.ts';
import { KEY_FIELDS, type ReadRow, type RowContext, type RowFault, readRow } from './rows.rules.ts';
import { readShopMoney } from './shop-money.ts';
import { openTable } from './source-table.ts';

const BATCH = 500;
/** Where a file names no category or manufacturer. */
export const UNCATEGORISED = 'Uncategorised';
export const UNBRANDED = 'Unbranded';
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
  const money = await readShopMoney(ctx);
  const table = await openTable(
    record.kind,
    { row: record.header_row, rows: record.header_rows },
    money.currencies,
    () => fileRows(ctx.db, record),
  );
  if (table === undefined) throw new UnreadableFile('no header');
  const references = referencesOf(await readImportReferences(ctx.db), money);
  const isHsnNeeded = needsHsn(await getTerms(ctx.db, ctx.clock.now()));
  const context = {
    kind: record.kind,
    fields: importFields(record.kind, references.currencies),
    mapping: record.mapping,
    header: record.header,
    references,
    isLenient: table.format !== undefined,
    familyColumn: table.familyColumn,
  };
  const archive = await openArchive(ctx.db, record.id, context, () => table.rows());
  const batch = new CheckBatch(ctx, record, { context, archive, isHsnNeeded });
  let count = 0;
  for await (const { row, cells, read } of table.rows()) {
    if (++count > MAX_ROWS) throw new UnreadableFile('too many rows');
    if (!(await batch.add(row, cells, read))) return true;
    if (batch.hasJustWritten && Date.now() > until) return false;
  }
  return await batch.end();
}

class CheckBatch {
  readonly #ctx: Ctx;
  readonly #record: ImportRecord;
  readonly #references: References;
  readonly #isHsnNeeded: boolean;
  readonly #context: RowContext;
  readonly #archive: ArchiveOfRows | undefined;
  /** SKU or address -> the row that named it first. */
  readonly #seen = new Map<string, number>();
  #rows: ReadRow[] = [];
  #written = 0;
  #missingImages = 0;

  constructor(
    ctx: Ctx,
    record: ImportRecord,
    of: { context: RowContext; archive: ArchiveOfRows | undefined; isHsnNeeded: boolean },
  ) {
    this.#ctx = ctx;
    this.#isHsnNeeded = of.isHsnNeeded;
    this.#record = record;
    this.#references = of.context.references;
    this.#context = of.context;
    this.#archive = of.archive;
  }

  get hasJustWritten(): boolean {
    return this.#written > 0 && this.#rows.length === 0;
  }

  /** @returns false when the work was cancelled */
  async add(row: number, cells: string[], share: number | null): Promise<boolean> {
    const { kind, checked_to } = this.#record;
    // Looked at by an earlier job; its key still counts.
    const isChecked = row <= checked_to;
    const read = readRow(this.#context, { row, cells }, isChecked ? KEY_FIELDS[kind] : undefined);
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

  #refer({ values, faults, isFamily }: ReadRow): void {
    if (typeof values.manufacturer === 'string')
      values.manufacturer = this.#references.manufacturer(values.manufacturer);
    if (this.#record.kind !== 'products' || typeof values.category !== 'string' || isFamily) return;
    const found = this.#references.category(values.category, this.#context.isLenient);
    if (typeof found === 'number') values.category = found;
    else if (typeof found === 'object') values.category = found.path;
    else faults.push({ field: 'category', value: values.category, code: `category-${found}` });
  }

  #noteKey(read: ReadRow): void {
    const { row, values, faults, isFamily } = read;
    if (isFamily) return;
    const fields = KEY_FIELDS[this.#record.kind];
    const field = fields[0] as string;
    if (values[field] === undefined) return;
    const key = fields.map((name) => values[name]).join(' ');
    const first = this.#seen.get(key);
    if (first === undefined) this.#seen.set(key, row);
    else if (this.#context.isLenient) this.#renumber(read);
    else
      faults.push({
        field,
        value: String(values[field]),
        code: 'duplicate',
        params: { row: first },
      });
  }

  /** Other systems let products share a number: the second is 4711-2, whenever the file is read. */
  #renumber({ row, values, notes }: ReadRow): void {
    const sku = String(values.sku);
    let n = 2;
    while (this.#seen.has(`${sku.slice(0, 58)}-${n}`)) n++;
    values.sku = `${sku.slice(0, 58)}-${n}`;
    this.#seen.set(values.sku, row);
    notes.push({ field: 'sku', value: sku, code: 'sku-renumbered', params: { sku: values.sku } });
  }

  async #write(progress: number | null, isLast: boolean): Promise<boolean> {
    const rows = this.#rows;
    this.#rows = [];
    this.#written += rows.length;
    const { id } = this.#record;
    await keepHeapSmall();
    this.#missingImages = 0;
    const checked = await this.#compare(rows);
    const missingImages = this.#missingImages;
    const told = (row: number, own: readonly RowFault[], is_note: boolean) =>
      own.map((fault) => ({
        ...fault,
        row,
        column: this.#columnOf(fault),
        params: fault.params ?? {},
        is_note,
      }));
    const faults = rows.flatMap(({ row, isFamily, faults: own, notes }) =>
      isFamily ? [] : [...told(row, own, false), ...told(row, notes, true)],
    );
    const attributes = { ...Object.fromEntries(rows.flatMap((row) => [...row.newAttributes])) };
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
        await addCategoryPaths(tx, id, checked);
        if (this.#archive !== undefined)
          await noteShownPictures(tx, this.#archive.id, shownPictures(rows, checked));
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
          created: {
            attributes: { ...attributes, ...now.created.attributes },
            missingImages: (now.created.missingImages ?? 0) + missingImages,
          },
          ...(isLast ? { state: 'checked', checked_at: this.#ctx.clock.now() } : {}),
        });
        return true;
      },
      { statementTimeoutMs: 60_000 },
    );
  }

  async #compare(rows: readonly ReadRow[]): Promise<CheckedRow[]> {
    const { kind } = this.#record;
    const presentOf =
      kind === 'categories'
        ? await this.#presentCategories(rows)
        : await this.#presentProducts(rows);
    const keys = rows.flatMap(({ isFamily, values }) => (isFamily ? [String(values.family)] : []));
    const families = await findFamilyNames(this.#ctx.db, keys);
    return rows.map((row) => {
      if (row.isFamily) return familyRow(row, families);
      const present = presentOf(row);
      // What is on sale stays so: the file is only believed where that was chosen.
      if (present !== undefined && !this.#record.mapping.publishes) delete row.values.published;
      const state =
        row.faults.length > 0 &&
        present === undefined &&
        kind !== 'products' &&
        kind !== 'categories'
          ? 'faulty'
          : changeOf(kind, row, present);
      if (state === 'new' && kind === 'products') this.#complete(row);
      return { row: row.row, state, record: state === 'faulty' ? null : row.values };
    });
  }

  /** What a new product cannot do without, and whether it is published. */
  #complete({ values, notes, said }: ReadRow): void {
    values.category ??= UNCATEGORISED;
    values.manufacturer ??= this.#references.manufacturer(UNBRANDED);
    const isWanted = this.#record.mapping.publishes && values.published !== false;
    values.published = isWanted && (values.hsn !== undefined || !this.#isHsnNeeded);
    if (isWanted && !values.published)
      notes.push({ field: 'hsn', value: said.hsn ?? '', code: 'draft-without-hsn' });
  }

  async #presentProducts(
    rows: readonly ReadRow[],
  ): Promise<(row: ReadRow) => (Present & { reserved?: number }) | undefined> {
    const { kind } = this.#record;
    const skus = rows.flatMap(({ values }) => (typeof values.sku === 'string' ? [values.sku] : []));
    const names = rows.flatMap(({ values }) => String(values.image ?? '').split('\n'));
    const [present, images] = await Promise.all([
      readPresentProducts(this.#ctx.db, skus),
      findImages(this.#ctx.db, names),
    ]);
    return (row) => {
      const { values, faults } = row;
      const product = present.get(String(values.sku));
      this.#missingImages += withoutUnknownImages(
        row,
        { known: images, archive: this.#archive },
        this.#context,
      );
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

/** Pictures of an archive that fit a row; one with a fault shows them once it is mended. */
function shownPictures(rows: readonly ReadRow[], checked: readonly CheckedRow[]): ShownPicture[] {
  return rows.flatMap(({ row, values, isFamily }, at) =>
    (isFamily ? '' : String(values.image ?? '')).split('\n').flatMap((image) => {
      const found = readArchiveAddress(image);
      if (found === undefined) return [];
      return [{ path: found.path, row, is_faulty: checked[at]?.record === null }];
    }),
  );
}

/** A product family: no product of its own. */
function familyRow({ row, values }: ReadRow, present: ReadonlyMap<string, string>): CheckedRow {
  const { family, family_name = values.name_en } = values;
  const isFaulty = family === undefined || family_name === undefined;
  return {
    row,
    state: isFaulty
      ? 'faulty'
      : !present.has(String(family))
        ? 'new'
        : present.get(String(family)) === family_name
          ? 'same'
          : 'changed',
    record: isFaulty ? null : { family, family_name, is_family: true },
  };
}
