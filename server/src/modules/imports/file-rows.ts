// Rows of an uploaded file: CSV and XML straight from its chunks; a workbook is written to disk first, because its directory is at the end.
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../../platform/db/index.ts';
import {
  bytesOnDisk,
  decodedText,
  delimitedRows,
  isText,
  UnreadableFile,
  workbookRows,
} from '../../platform/spreadsheet/index.ts';
import { type ImportRecord, readPieces } from './imports.queries.ts';
import type { RawRow } from './source-table.ts';
import { xmlRows } from './xml-rows.ts';

const LIMITS = {
  partAtMost: 2 * 1024 * 1024 * 1024,
  textsAtMost: 48 * 1024 * 1024,
  cellsAtMost: 500,
};

/** Filled rows with their numbers as a spreadsheet counts them; `read` is the share of the file that was read, null where unknown. @throws UnreadableFile */
export async function* fileRows(
  db: Db,
  file: Pick<ImportRecord, 'id' | 'format' | 'file_size'>,
): AsyncGenerator<RawRow, void> {
  if (file.format === 'xlsx') {
    yield* sheetRows(db, file.id);
    return;
  }
  if (file.format === 'xml') {
    let row = 0;
    for await (const cells of xmlRows(() => checkedText(decodedText(readPieces(db, file.id))))) {
      row++;
      if (row === 1 || cells.some((cell) => cell !== '')) yield { row, cells, read: null };
    }
    return;
  }
  let bytes = 0;
  const counted = async function* (): AsyncGenerator<Buffer, void> {
    for await (const piece of readPieces(db, file.id)) {
      bytes += piece.length;
      yield piece;
    }
  };
  let row = 0;
  for await (const cells of delimitedRows(checkedText(decodedText(counted())))) {
    row++;
    if (cells.some((cell) => cell.trim() !== ''))
      yield { row, cells, read: file.file_size === 0 ? null : bytes / file.file_size };
  }
}

async function* checkedText(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  let isFirst = true;
  for await (const piece of pieces) {
    if (isFirst && !isText(piece)) throw new UnreadableFile('no text');
    isFirst = false;
    yield piece;
  }
}

async function* sheetRows(db: Db, id: number): AsyncGenerator<RawRow, void> {
  const path = join(tmpdir(), `millwright-import-${id}-${randomBytes(6).toString('hex')}.xlsx`);
  try {
    await pipeline(Readable.from(readPieces(db, id)), createWriteStream(path, { mode: 0o600 }));
    const source = await bytesOnDisk(path);
    try {
      for await (const { row, cells } of workbookRows(source, LIMITS))
        if (cells.some((cell) => cell.trim() !== '')) yield { row, cells, read: null };
    } catch (error) {
      // What zlib or a wrong offset says means the same to the sender.
      if ((error as { code?: string }).code?.startsWith('Z_') || error instanceof RangeError)
        throw new UnreadableFile('broken');
      throw error;
    } finally {
      await source.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}
