// Spreadsheet of a quick order: the first sheet of an XLSX, or a CSV in any usual encoding; never more bytes unpacked than an order can need. [promises P16]
import { fileInText } from '@millwright/contracts';
import { Problem } from '../../platform/problem.ts';
import {
  bytesInMemory,
  encodingOf,
  isText,
  isWorkbook,
  workbookRows,
} from '../../platform/spreadsheet/index.ts';
import { rowsOfCsv } from './cells.rules.ts';

const LIMITS = { partAtMost: 16 * 1024 * 1024, textsAtMost: 16 * 1024 * 1024, cellsAtMost: 40 };

const unreadable = (name: string): Problem =>
  new Problem('file-not-readable', { file: fileInText(name) });

/** The filled rows, one more than `rowsAtMost` when there are too many. @param name of the file @throws Problem file-empty, file-not-readable, file-not-a-workbook */
export async function readRows(
  bytes: Uint8Array,
  rowsAtMost: number,
  name = '',
): Promise<string[][]> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length === 0) throw new Problem('file-empty', { file: fileInText(name) });
  if (isWorkbook(file)) return await readWorkbook(file, rowsAtMost, name);
  // Whatever text it is, its sender takes it for a workbook.
  if (/\.xls[xm]$/i.test(name))
    throw new Problem('file-not-a-workbook', { file: fileInText(name) });
  const text = new TextDecoder(encodingOf(file)).decode(file);
  if (!isText(text) || text.slice(0, 4_096).includes('\0')) throw unreadable(name);
  return rowsOfCsv(text, rowsAtMost);
}

async function readWorkbook(file: Buffer, rowsAtMost: number, name: string): Promise<string[][]> {
  const rows: string[][] = [];
  try {
    for await (const { cells } of workbookRows(bytesInMemory(file), LIMITS)) {
      if (cells.some((cell) => cell.trim() !== '')) rows.push(cells);
      if (rows.length > rowsAtMost) break;
    }
  } catch {
    // Whatever is wrong inside, the sender can do one thing about it.
    throw unreadable(name);
  }
  return rows;
}
