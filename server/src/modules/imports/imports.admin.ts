// Admin service of imports: upload, mapping, check, apply, cancel, undo; jobs do the work.
import type { Readable } from 'node:stream';
import {
  fileInText,
  IMPORT_TRANSITIONS,
  type ImportDetails,
  type ImportFault,
  type ImportKind,
  type ImportMapping,
  type ImportPreview,
  type ImportState,
  type ImportSummary,
  MAX_IMPORT,
  WORKING_IMPORT_STATES,
} from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import { staffIdOf, staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { requireSpace } from '../../platform/disk.ts';
import { sendJob } from '../../platform/jobs/index.ts';
import { Problem } from '../../platform/problem.ts';
import {
  BYTE_ORDER_MARK,
  isWorkbook,
  isXml,
  UnreadableFile,
  writtenRow,
} from '../../platform/spreadsheet/index.ts';
import {
  chooseCategory,
  countImages,
  readImportAttributes,
  readImportReferences,
} from '../catalog/index.ts';
import { describeArchive } from './archive-rows.ts';
import { fingerprintOf, guessedHeader, readBeginning } from './beginning.ts';
import { countCreated, listCategoryPaths, listPreviewRecords } from './created.queries.ts';
import { ATTRIBUTE, FIELDS, importFields } from './fields.rules.ts';
import type { HeaderPlace } from './header.rules.ts';
import {
  addImport,
  addPiece,
  changeImport,
  deleteImport,
  findImport,
  forgetRows,
  type ImportChange,
  type ImportRecord,
  keepMapping,
  listFaultRecords,
  listImportRecords,
  readFaults,
} from './imports.queries.ts';
import { detailsOf, faultSentence, faultView, summaryOf } from './imports.views.ts';
import { withoutGoneCurrencies } from './mapping.rules.ts';
import { previewOf } from './preview.ts';
import { IMPORT_QUEUE } from './queue.ts';
import { readShopMoney } from './shop-money.ts';

const PIECE = 1024 * 1024;

/** @throws Problem file-too-large, file-empty, file-not-readable, disk-full */
export async function uploadImport(
  ctx: Ctx,
  input: { kind: ImportKind; fileName: string; body: Readable },
): Promise<ImportDetails> {
  staffOf(ctx, 'imports:write');
  await requireSpace(ctx.freeBytes);
  const id = await addImport(ctx.db, { ...input, staffId: staffIdOf(ctx) });
  try {
    const { size, format } = await storePieces(ctx, id, input);
    const file = { id, kind: input.kind, format, file_name: input.fileName, file_size: size };
    const begin = await readBeginning(ctx, file, await guessedHeader(ctx, file));
    await changeImport(ctx.db, id, { ...begin, file_size: size, format, state: 'uploaded' });
  } catch (error) {
    await deleteImport(ctx.db, id);
    if (error instanceof UnreadableFile)
      throw new Problem('file-not-readable', { file: fileInText(input.fileName) });
    throw error;
  }
  return await getImport(ctx, id);
}

async function storePieces(
  ctx: Ctx,
  id: number,
  { fileName, body }: { fileName: string; body: Readable },
): Promise<{ size: number; format: ImportRecord['format'] }> {
  let size = 0;
  let position = 0;
  let format: ImportRecord['format'] | undefined;
  let waiting: Buffer[] = [];
  let held = 0;
  const flush = async (): Promise<void> => {
    const piece = Buffer.concat(waiting);
    format ??= isWorkbook(piece)
      ? 'xlsx'
      : isXml(piece.subarray(0, 1_000).toString('utf8'))
        ? 'xml'
        : 'csv';
    await addPiece(ctx.db, id, position++, piece);
    waiting = [];
    held = 0;
  };
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_IMPORT)
      throw new Problem('file-too-large', { file: fileInText(fileName), n: MAX_IMPORT / 2 ** 20 });
    waiting.push(chunk);
    held += chunk.length;
    if (held >= PIECE) await flush();
  }
  if (held > 0) await flush();
  if (format === undefined) throw new Problem('file-empty', { file: fileInText(fileName) });
  return { size, format };
}

/** Says which rows name the columns; the mapping is guessed anew. @throws Problem record-not-found, import-state, value-not-valid */
export async function setImportHeader(
  ctx: Ctx,
  id: number,
  place: HeaderPlace,
): Promise<ImportDetails> {
  staffOf(ctx, 'imports:write');
  const row = await findImport(ctx.db, id);
  if (row === undefined) throw new Problem('record-not-found');
  if (row.state !== 'uploaded' && row.state !== 'checked') throw new Problem('import-state');
  if (row.rows_applied > 0 || place.rows > place.row) throw new Problem('import-state');
  const begin = await readBeginning(ctx, row, place);
  await inTransaction(ctx.db, async (tx) => {
    const now = await findImport(tx, id, { locks: true });
    if (now?.state !== row.state) throw new Problem('import-state');
    await forgetRows(tx, id);
    await changeImport(tx, id, { ...begin, state: 'uploaded', checked_at: null, created: {} });
  });
  return await getImport(ctx, id);
}

export async function listImports(
  ctx: Ctx,
  query: {
    kind?: string | undefined;
    state?: string | undefined;
    start: number;
    count: number;
    order: 'asc' | 'desc';
  },
): Promise<{ rows: ImportSummary[]; total: number }> {
  staffOf(ctx, 'imports:read');
  const { rows, total } = await listImportRecords(ctx.db, {
    ...query,
    kind: query.kind,
    state: query.state,
  });
  return { rows: rows.map((row) => summaryOf(row, ctx.locale)), total };
}

const NOTHING_CREATED = { manufacturers: 0, families: 0, values: {} };

/** @throws Problem record-not-found */
export async function getImport(ctx: Ctx, id: number): Promise<ImportDetails> {
  staffOf(ctx, 'imports:read');
  const row = await findImport(ctx.db, id);
  if (row === undefined) throw new Problem('record-not-found');
  const [attributes, money, categories, created, images, archive] = await Promise.all([
    readImportAttributes(ctx.db),
    readShopMoney(ctx),
    listCategoryPaths(ctx.db, id),
    // Every row is looked at, and a running import is asked for each second.
    row.state === 'checked' ? countCreated(ctx.db, id) : NOTHING_CREATED,
    countImages(ctx.db, id),
    describeArchive(ctx.db, id),
  ]);
  return detailsOf(row, attributes, { money, categories, created, images, archive }, ctx.locale);
}

/** Keeps the mapping for files with the same header and starts the dry run. @throws Problem record-not-found, import-state, value-not-valid */
export async function checkImport(
  ctx: Ctx,
  id: number,
  mapping: ImportMapping,
): Promise<ImportDetails> {
  staffOf(ctx, 'imports:write');
  return await move(ctx, id, 'checking', async (tx, row) => {
    await requireSpace(ctx.freeBytes, row.file_size);
    if (row.rows_applied > 0) throw new Problem('import-state');
    const money = await readShopMoney(ctx);
    const fields = new Set(importFields(row.kind, money.currencies).map((field) => field.name));
    const attributes = await readImportAttributes(ctx.db);
    const slugs = new Set(
      row.kind === 'products' ? attributes.map(({ slug }) => `${ATTRIBUTE}${slug}`) : [],
    );
    const { columns, constants, changes } = mapping;
    for (const field of Object.keys({ ...columns, ...constants, ...changes }))
      if (!fields.has(field) && !slugs.has(field))
        throw new Problem(
          'value-not-valid',
          {},
          {
            fields: [
              {
                code: 'value-not-valid',
                pointer: `/${changes[field] === undefined ? 'columns' : 'changes'}/${field}`,
              },
            ],
          },
        );
    for (const { name, required } of FIELDS[row.kind])
      if (
        required === true &&
        mapping.columns[name] === undefined &&
        mapping.constants[name] === undefined
      )
        throw new Problem(
          'import-column-missing',
          {},
          { fields: [{ code: 'import-column-missing', pointer: `/columns/${name}` }] },
        );
    const [base] = money.currencies;
    const currency = mapping.currency || base;
    const known = { [base]: 1, ...money.rates, ...mapping.rates };
    if (mapping.columns.price !== undefined && !Object.hasOwn(known, currency))
      throw new Problem(
        'import-rate-missing',
        { currency },
        { fields: [{ code: 'import-rate-missing', pointer: `/rates/${currency}` }] },
      );
    await keepMapping(tx, row.kind, fingerprintOf(row.header), mapping);
    await forgetRows(tx, id);
    await sendJob(tx, IMPORT_QUEUE, { importId: id });
    const none = { rows_total: 0, rows_new: 0, rows_changed: 0, rows_same: 0, rows_faulty: 0 };
    return {
      ...none,
      mapping,
      state: 'checking',
      checked_to: 0,
      progress: 0,
      cancel_asked: false,
      failure: null,
      checked_at: null,
      created: {},
    };
  });
}

/** Remembers it for later files, and checks again. @throws Problem record-not-found, import-state, invalid-request */
export async function chooseImportCategory(
  ctx: Ctx,
  id: number,
  { path, categoryId }: { path: string; categoryId: number },
): Promise<ImportDetails> {
  staffOf(ctx, 'imports:write');
  const row = await findImport(ctx.db, id);
  if (row === undefined) throw new Problem('record-not-found');
  if (!(await chooseCategory(ctx.db, path, categoryId)))
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'value-not-valid', pointer: '/categoryId' }] },
    );
  const { currencies } = await readShopMoney(ctx);
  return await checkImport(ctx, id, withoutGoneCurrencies(row.mapping, currencies));
}

/** @throws Problem record-not-found, import-state, import-has-faults, import-empty, disk-full */
export async function applyImport(
  ctx: Ctx,
  id: number,
  onFaults: 'skip' | 'refuse',
): Promise<ImportDetails> {
  staffOf(ctx, 'imports:write');
  return await move(ctx, id, 'applying', async (tx, row) => {
    await requireSpace(ctx.freeBytes, row.file_size);
    if (row.checked_at === null) throw new Problem('import-state');
    if (onFaults === 'refuse' && row.rows_faulty > 0)
      throw new Problem('import-has-faults', { n: row.rows_faulty });
    if (row.rows_new + row.rows_changed === 0) throw new Problem('import-empty');
    await sendJob(tx, IMPORT_QUEUE, { importId: id });
    return {
      state: 'applying',
      on_faults: onFaults,
      applied_by: staffIdOf(ctx),
      progress: 0,
      cancel_asked: false,
      failure: null,
    };
  });
}

/** Stops after the batch that is being done. @throws Problem record-not-found, import-state */
export async function cancelImport(ctx: Ctx, id: number): Promise<ImportDetails> {
  staffOf(ctx, 'imports:write');
  return await move(ctx, id, 'cancelled', async () => ({ cancel_asked: true }));
}

/** @throws Problem record-not-found, import-state */
export async function undoImport(ctx: Ctx, id: number): Promise<ImportDetails> {
  staffOf(ctx, 'imports:write');
  return await move(ctx, id, 'undoing', async (tx, row) => {
    if (row.rows_applied === 0) throw new Problem('import-state');
    await sendJob(tx, IMPORT_QUEUE, { importId: id });
    return { state: 'undoing', undone_by: staffIdOf(ctx), progress: 0, cancel_asked: false };
  });
}

/** @throws Problem record-not-found, import-state while it works or what it changed stands */
export async function removeImport(ctx: Ctx, id: number): Promise<void> {
  staffOf(ctx, 'imports:write');
  await inTransaction(ctx.db, async (tx) => {
    const row = await findImport(tx, id, { locks: true });
    if (row === undefined) throw new Problem('record-not-found');
    const isWorking = WORKING_IMPORT_STATES.includes(row.state);
    if (isWorking || (row.rows_applied > 0 && row.state !== 'undone'))
      throw new Problem('import-state');
    await forgetRows(tx, id);
    await deleteImport(tx, id);
  });
}

export async function listImportFaults(
  ctx: Ctx,
  id: number,
  page: { start: number; count: number },
): Promise<{ rows: ImportFault[]; total: number }> {
  staffOf(ctx, 'imports:read');
  const { rows, total } = await listFaultRecords(ctx.db, id, page);
  return { rows: rows.map((row) => faultView(row, ctx.locale)), total };
}

/** Rows as they are understood, in words of the shop. */
export async function listImportRows(
  ctx: Ctx,
  id: number,
  q: string,
  page: { start: number; count: number },
): Promise<{ rows: ImportPreview[]; total: number }> {
  staffOf(ctx, 'imports:read');
  const { rows, total } = await listPreviewRecords(ctx.db, id, q, page);
  const [record, references, { currencies }] = await Promise.all([
    findImport(ctx.db, id),
    readImportReferences(ctx.db),
    readShopMoney(ctx),
  ]);
  const names = record?.created.attributes ?? {};
  return {
    rows: rows.map((row) => previewOf(row, references, names, ctx.locale, currencies)),
    total,
  };
}

/** The report as CSV, piece by piece. @throws Problem record-not-found */
export async function importReport(ctx: Ctx, id: number): Promise<AsyncGenerator<string, void>> {
  staffOf(ctx, 'imports:read');
  if ((await findImport(ctx.db, id)) === undefined) throw new Problem('record-not-found');
  return (async function* () {
    const header = (['row', 'column', 'message', 'value'] as const).map((name) =>
      translator(ctx.locale)(`imports.report.${name}`),
    );
    yield BYTE_ORDER_MARK + writtenRow(header);
    for await (const fault of readFaults(ctx.db, id))
      yield writtenRow([fault.row, fault.column, faultSentence(fault, ctx.locale), fault.value]);
  })();
}

/** What staff ask for, from a state in which they may. */
async function move(
  ctx: Ctx,
  id: number,
  to: ImportState,
  step: (tx: Tx, row: ImportRecord) => Promise<ImportChange>,
): Promise<ImportDetails> {
  await inTransaction(
    ctx.db,
    async (tx) => {
      const row = await findImport(tx, id, { locks: true });
      if (row === undefined) throw new Problem('record-not-found');
      if (!IMPORT_TRANSITIONS.canTransition(row.state, to, 'staff'))
        throw new Problem('import-state');
      await changeImport(tx, id, await step(tx, row));
    },
    { statementTimeoutMs: 60_000 },
  );
  return await getImport(ctx, id);
}
