// Admin service of archives of pictures: uploaded beside the file of an import or alone, read and refused whole before anything is kept.
import type { Readable } from 'node:stream';
import {
  fileInText,
  type ImportDetails,
  type ImportState,
  MAX_ARCHIVE_ENTRIES,
  MAX_PICTURE_ARCHIVE,
} from '@millwright/contracts';
import { staffIdOf, staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { requireSpace } from '../../platform/disk.ts';
import { Problem } from '../../platform/problem.ts';
import {
  listEntries,
  type NamedEntry,
  TooManyEntries,
  UnreadableFile,
  writtenRow,
} from '../../platform/spreadsheet/index.ts';
import { readProductNumbers } from '../catalog/index.ts';
import {
  ARCHIVE_PIECE,
  acceptArchive,
  addArchive,
  addArchivePiece,
  deleteArchive,
  type EntryRecord,
  findArchive,
} from './archive.queries.ts';
import { archiveFiles, isPictureName } from './archive-entries.rules.ts';
import { PicturesByNumber } from './archive-match.rules.ts';
import { archiveSource, beginsAsPicture, isBroken } from './archive-source.ts';
import { guessedHeader, readBeginning } from './beginning.ts';
import { getImport } from './imports.admin.ts';
import {
  addImport,
  addPiece,
  changeImport,
  deleteImport,
  findImport,
  forgetRows,
} from './imports.queries.ts';

/** Pieces after which the disk is looked at again. */
const PIECES_A_LOOK = 64;
/** Where nothing was written yet. */
const OPEN: readonly ImportState[] = ['uploaded', 'checked', 'cancelled', 'failed'];

type Upload = { fileName: string; body: Readable };
type ReadArchive = { id: number; importId: number; size: number; entries: EntryRecord[] };

/** One that was there stays until this one is accepted. @throws Problem record-not-found, import-state, file-too-large, file-empty, disk-full, and what archiveFiles throws */
export async function uploadImportPictures(
  ctx: Ctx,
  id: number,
  upload: Upload,
): Promise<ImportDetails> {
  staffOf(ctx, 'imports:write');
  await requireOpen(ctx, id);
  const archive = await readArchive(ctx, id, upload);
  await begunAnew(ctx, id, (tx) => acceptArchive(tx, archive, archive.entries)).catch(
    async (error) => {
      await deleteArchive(ctx.db, archive.id);
      throw error;
    },
  );
  return await getImport(ctx, id);
}

/** An import without a file of its own: its rows are the products whose numbers the pictures are called by. @throws Problem file-too-large, file-empty, disk-full, and what archiveFiles throws */
export async function uploadPictures(ctx: Ctx, upload: Upload): Promise<ImportDetails> {
  staffOf(ctx, 'imports:write');
  const { fileName } = upload;
  const id = await addImport(ctx.db, { kind: 'products', fileName, staffId: staffIdOf(ctx) });
  try {
    const archive = await readArchive(ctx, id, upload);
    const rows = Buffer.from(await rowsFor(ctx, archive.entries));
    await addPiece(ctx.db, id, 0, rows);
    const about = { file_name: fileName, file_size: rows.length };
    const file = { id, kind: 'products', format: 'csv', ...about } as const;
    const begin = await readBeginning(ctx, file, await guessedHeader(ctx, file));
    await inTransaction(ctx.db, async (tx) => {
      await acceptArchive(tx, archive, archive.entries);
      await changeImport(tx, id, { ...begin, file_size: rows.length, state: 'uploaded' });
    });
  } catch (error) {
    await deleteImport(ctx.db, id);
    throw error;
  }
  return await getImport(ctx, id);
}

/** @throws Problem record-not-found, import-state */
export async function removeImportPictures(ctx: Ctx, id: number): Promise<ImportDetails> {
  staffOf(ctx, 'imports:write');
  await begunAnew(ctx, id, async (tx) => {
    const archive = await findArchive(tx, id);
    if (archive === undefined) throw new Problem('record-not-found');
    await deleteArchive(tx, archive.id);
  });
  return await getImport(ctx, id);
}

/** What was checked no longer holds. */
async function begunAnew(ctx: Ctx, id: number, step: (tx: Tx) => Promise<void>): Promise<void> {
  await inTransaction(
    ctx.db,
    async (tx) => {
      await requireOpen(ctx, id, tx);
      await step(tx);
      await forgetRows(tx, id);
      await changeImport(tx, id, {
        ...{ state: 'uploaded', checked_at: null, created: {}, failure: null, cancel_asked: false },
      });
    },
    { statementTimeoutMs: 60_000 },
  );
}

async function requireOpen(ctx: Ctx, id: number, tx?: Tx): Promise<void> {
  const record = await findImport(tx ?? ctx.db, id, { locks: tx !== undefined });
  if (record === undefined) throw new Problem('record-not-found');
  if (record.kind !== 'products' || !OPEN.includes(record.state) || record.rows_applied > 0)
    throw new Problem('import-state');
}

/** Kept in pieces, and every entry looked at; nothing is left of an archive that is refused. */
async function readArchive(
  ctx: Ctx,
  importId: number,
  { fileName, body }: Upload,
): Promise<ReadArchive> {
  const id = await addArchive(ctx.db, importId, fileName);
  try {
    const size = await storePieces(ctx, id, { fileName, body });
    return { id, importId, size, entries: await readEntries(ctx, id, size) };
  } catch (error) {
    await deleteArchive(ctx.db, id);
    throw error;
  }
}

async function storePieces(ctx: Ctx, id: number, { fileName, body }: Upload): Promise<number> {
  let size = 0;
  let position = 0;
  let waiting: Buffer[] = [];
  let held = 0;
  const flush = async (length: number): Promise<void> => {
    if (position % PIECES_A_LOOK === 0) await requireSpace(ctx.freeBytes);
    const all = Buffer.concat(waiting);
    await addArchivePiece(ctx.db, id, position++, all.subarray(0, length));
    waiting = [all.subarray(length)];
    held = all.length - length;
  };
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_PICTURE_ARCHIVE) {
      const n = MAX_PICTURE_ARCHIVE / 2 ** 20;
      throw new Problem('file-too-large', { file: fileInText(fileName), n });
    }
    waiting.push(chunk);
    held += chunk.length;
    while (held >= ARCHIVE_PIECE) await flush(ARCHIVE_PIECE);
  }
  if (held > 0) await flush(held);
  if (size === 0) throw new Problem('file-empty', { file: fileInText(fileName) });
  return size;
}

async function readEntries(ctx: Ctx, id: number, size: number): Promise<EntryRecord[]> {
  const source = archiveSource(ctx.db, id, size);
  const files = archiveFiles(await directory(source), size);
  const entries: EntryRecord[] = [];
  for (const { path, method, packed, at } of files) {
    let is_picture = isPictureName(path);
    try {
      if (is_picture) is_picture = await beginsAsPicture(source, { method, packed, at });
    } catch (error) {
      if (error instanceof UnreadableFile)
        throw new Problem('archive-entry-broken', { name: path });
      throw error;
    }
    entries.push({ path, method, packed, at, is_picture });
  }
  if (!entries.some((entry) => entry.is_picture)) throw new Problem('archive-without-pictures');
  return entries;
}

async function directory(source: ReturnType<typeof archiveSource>): Promise<NamedEntry[]> {
  try {
    return await listEntries(source, MAX_ARCHIVE_ENTRIES);
  } catch (error) {
    if (error instanceof TooManyEntries)
      throw new Problem('archive-too-many-entries', { n: MAX_ARCHIVE_ENTRIES });
    if (error instanceof UnreadableFile || isBroken(error))
      throw new Problem('archive-not-readable');
    throw error;
  }
}

/** A table of the products that the pictures may belong to; the check decides, as it does for any table. */
async function rowsFor(ctx: Ctx, entries: readonly EntryRecord[]): Promise<string> {
  const pictures = new PicturesByNumber(
    entries.filter((entry) => entry.is_picture).map(({ path }) => path),
  );
  const rows = [writtenRow(['sku', 'mpn'])];
  for await (const { id, sku, mpn } of readProductNumbers(ctx.db))
    if (pictures.note(id, sku, mpn)) rows.push(writtenRow([sku, mpn]));
  return rows.join('');
}
