// Source table of an import: its header and its data rows, those of a recognised format as our fields in front of the columns of the file.
import type { Currencies, ImportFormat, ImportKind } from '@millwright/contracts';
import {
  fieldsOf,
  formatOf,
  SourceColumns,
  type SourceFormat,
  type SourceReader,
} from './formats/formats.rules.ts';
import { type HeaderPlace, headerNames } from './header.rules.ts';

export type FileRow = { row: number; cells: string[] };
/** `read`: the share of the file that was read, null where unknown. */
export type RawRow = FileRow & { read: number | null };

export type SourceTable = {
  header: string[];
  /** undefined: a plain table. */
  format: SourceFormat | undefined;
  /** Column that marks rows of families. */
  familyColumn: number | undefined;
  rows(): AsyncGenerator<RawRow, void>;
};

/** @param open reads the file from its beginning, each time it is called */
export async function openTable(
  kind: ImportKind,
  place: HeaderPlace,
  currencies: Currencies,
  open: () => AsyncGenerator<RawRow, void>,
): Promise<SourceTable | undefined> {
  const raw = await readHeader(open(), place);
  if (raw === undefined) return undefined;
  const format = kind === 'products' ? formatOf(raw) : undefined;
  if (format === undefined)
    return {
      header: raw,
      format,
      familyColumn: undefined,
      rows: () => dataRows(open(), place.row),
    };
  const fields = fieldsOf(format);
  const familyColumn = fields.indexOf('family_row');
  return {
    header: [
      ...fields.map((field) => format.titles[field] ?? ''),
      // The columns as they are: any of them may be chosen instead.
      ...raw.map((name) => `· ${name}`),
    ],
    format,
    familyColumn: familyColumn < 0 ? undefined : familyColumn,
    rows: () =>
      formatRows(format, format.reader(new SourceColumns(raw), currencies), raw, place.row, open),
  };
}

async function readHeader(
  rows: AsyncGenerator<RawRow, void>,
  { row: last, rows: count }: HeaderPlace,
): Promise<string[] | undefined> {
  const parts: string[][] = [];
  for await (const { row, cells } of rows) {
    if (row > last) break;
    if (row > last - count) parts.push(cells);
    if (row === last) break;
  }
  return parts.length === 0 ? undefined : headerNames(parts);
}

async function* dataRows(
  rows: AsyncGenerator<RawRow, void>,
  headerRow: number,
): AsyncGenerator<RawRow, void> {
  for await (const row of rows) if (row.row > headerRow) yield row;
}

async function* formatRows(
  format: SourceFormat,
  reader: SourceReader,
  header: readonly string[],
  headerRow: number,
  open: () => AsyncGenerator<RawRow, void>,
): AsyncGenerator<RawRow, void> {
  const fields = fieldsOf(format);
  if (reader.note !== undefined)
    for await (const { cells } of dataRows(open(), headerRow)) reader.note(cells);
  for await (const { row, cells, read } of dataRows(open(), headerRow)) {
    const record = reader.read(cells);
    if (record !== undefined)
      yield {
        row,
        read,
        cells: [
          ...fields.map((field) => record[field] ?? ''),
          ...header.map((_, i) => cells[i] ?? ''),
        ],
      };
  }
}

export function formatName(format: SourceFormat | undefined): ImportFormat {
  return format?.name ?? 'plain';
}
