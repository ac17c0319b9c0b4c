// Table that was sent as a file: the filled rows of the first sheet of an XLSX, or of a CSV in any usual encoding.
import { Readable } from 'node:stream';
import { fileInText } from '@millwright/contracts';
import { Problem } from '../problem.ts';
import {
  bytesInMemory,
  decodedText,
  delimitedRows,
  isText,
  isWorkbook,
  workbookRows,
} from '../spreadsheet/index.ts';
import { MAX_FILE, type SentFile } from './multipart.ts';

const LIMITS = { partAtMost: 128 * 1024 * 1024, textsAtMost: 48 * 1024 * 1024, cellsAtMost: 100 };
const MAX_ROWS = 200_000;

export type FileRow = { row: number; cells: string[] };

/** @throws Problem file-too-large, file-empty, file-not-readable */
export async function readTableFile(file: SentFile): Promise<FileRow[]> {
  const named = { file: fileInText(file.name) };
  if (file.tooLarge) throw new Problem('file-too-large', { ...named, n: MAX_FILE / 1024 / 1024 });
  if (file.bytes.length === 0) throw new Problem('file-empty', named);
  const rows: FileRow[] = [];
  try {
    for await (const row of rowsOf(file.bytes)) {
      if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row);
      if (rows.length > MAX_ROWS) throw new Error('too many rows');
    }
  } catch {
    // Whatever is wrong inside, the sender can do one thing about it.
    throw new Problem('file-not-readable', named);
  }
  return rows;
}

async function* rowsOf(bytes: Buffer): AsyncGenerator<FileRow, void> {
  if (isWorkbook(bytes)) {
    yield* workbookRows(bytesInMemory(bytes), LIMITS);
    return;
  }
  let row = 0;
  for await (const cells of delimitedRows(plainText(bytes))) yield { row: ++row, cells };
}

async function* plainText(bytes: Buffer): AsyncGenerator<string, void> {
  let isFirst = true;
  for await (const piece of decodedText(Readable.from([bytes]))) {
    if (isFirst && !isText(piece)) throw new Error('no text');
    isFirst = false;
    // PostgreSQL has no NUL.
    yield piece.replaceAll('\0', '');
  }
}
