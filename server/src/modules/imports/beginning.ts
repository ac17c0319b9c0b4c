// Beginning of an uploaded file: its header, format, first rows and mapping, remembered or guessed.
import { createHash } from 'node:crypto';
import { fileInText, type ImportMapping } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { readImportAttributes, readImportReferences } from '../catalog/index.ts';
import { fileRows } from './file-rows.ts';
import { guessHeader, type HeaderPlace, MAX_ABOVE } from './header.rules.ts';
import { findMapping, type ImportChange, type ImportRecord } from './imports.queries.ts';
import {
  guessMapping,
  mappingOfFormat,
  plainName,
  withKnownValues,
  withoutGoneCurrencies,
} from './mapping.rules.ts';
import { referencesOf } from './references.rules.ts';
import { readShopMoney } from './shop-money.ts';
import { formatName, openTable } from './source-table.ts';

const SAMPLE_ROWS = 5;
/** Rows that a guess looks at. */
const GUESS_ROWS = 100;
const CELL_SHOWN = 80;

export type UploadedFile = Pick<ImportRecord, 'id' | 'kind' | 'format' | 'file_name' | 'file_size'>;

export async function guessedHeader(ctx: Ctx, file: UploadedFile): Promise<HeaderPlace> {
  const rows: { row: number; cells: string[] }[] = [];
  for await (const { row, cells } of fileRows(ctx.db, file)) {
    rows.push({ row, cells });
    if (rows.length >= MAX_ABOVE) break;
  }
  if (rows.length === 0) throw new Problem('file-empty', { file: fileInText(file.file_name) });
  const attributes = await readImportAttributes(ctx.db);
  const { currencies } = await readShopMoney(ctx);
  const fieldsNamed = (header: readonly string[]): number =>
    Object.keys(guessMapping(file.kind, header, attributes, currencies).columns).length;
  return guessHeader(rows, fieldsNamed);
}

/** Header, first rows, format and mapping: as the last file with this header had it, else as it is guessed. */
export async function readBeginning(
  ctx: Ctx,
  file: UploadedFile,
  place: HeaderPlace,
): Promise<ImportChange & { mapping: ImportMapping }> {
  const money = await readShopMoney(ctx);
  const { currencies } = money;
  const table = await openTable(file.kind, place, currencies, () => fileRows(ctx.db, file));
  if (table === undefined) throw new Problem('file-empty', { file: fileInText(file.file_name) });
  const first: string[][] = [];
  for await (const { cells } of table.rows()) {
    first.push(cells);
    if (first.length >= GUESS_ROWS) break;
  }
  const header = table.header.map((cell) => shortened(cell.trim()));
  const guess =
    table.format === undefined
      ? withKnownValues(
          guessMapping(file.kind, header, await readImportAttributes(ctx.db), currencies, first),
          header,
          first,
          referencesOf(await readImportReferences(ctx.db), money),
        )
      : mappingOfFormat(table.format, currencies, first);
  const known = await findMapping(ctx.db, file.kind, fingerprintOf(header));
  // How numbers are written is told by the file, where it tells it.
  const decimalComma =
    table.format === undefined && known?.decimalComma ? true : guess.decimalComma;
  return {
    header,
    sample: first.slice(0, SAMPLE_ROWS).map((cells) => cells.map(shortened)),
    dialect: formatName(table.format),
    header_row: place.row,
    header_rows: place.rows,
    mapping: { ...withoutGoneCurrencies(known ?? guess, currencies), decimalComma },
  };
}

/** PostgreSQL has no NUL. */
function shortened(cell: string): string {
  const plain = cell.replaceAll('\0', '�');
  return plain.length > CELL_SHOWN ? `${plain.slice(0, CELL_SHOWN)}…` : plain;
}

/** Of the header alone, however it is spelt. */
export function fingerprintOf(header: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(header.map(plainName)))
    .digest('hex');
}
