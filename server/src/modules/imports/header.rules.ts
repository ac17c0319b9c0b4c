// Header rules of imports: which row of a table names its columns, and how two rows of merged cells name them together.
import { formatOf } from './formats/formats.rules.ts';

/** The number of the row that names the columns, as a spreadsheet counts, and how many rows above one another do. */
export type HeaderPlace = { row: number; rows: number };

/** Rows above the table that are looked at. */
export const MAX_ABOVE = 30;

/** One name a column. A cell above that is merged over several columns stands in front of each of them. */
export function headerNames(rows: readonly (readonly string[])[]): string[] {
  const last = rows.at(-1) ?? [];
  const above = rows.slice(0, -1).map(carried);
  const width = Math.max(last.length, ...above.map((cells) => cells.length));
  return Array.from({ length: width }, (_, column) => {
    const parts = [...above.map((cells) => cells[column] ?? ''), last[column]?.trim() ?? ''];
    return parts
      .filter((part, i) => part !== '' && part !== parts[i - 1])
      .join(' ')
      .replace(/[\s\ufeff]+/g, ' ')
      .trim();
  });
}

/** Merged cells are filled in their first column only. */
function carried(cells: readonly string[]): string[] {
  let before = '';
  return cells.map((cell) => {
    before = cell.trim() === '' ? before : cell.trim();
    return before;
  });
}

/**
 * The first row, unless a later one is of a known format or names clearly more fields: a title, a date or an address stand above it.
 * @param rows the first filled rows with their numbers
 * @param fieldsNamed how many of our fields a header names
 */
export function guessHeader(
  rows: readonly { row: number; cells: readonly string[] }[],
  fieldsNamed: (header: readonly string[]) => number,
): HeaderPlace {
  const first: HeaderPlace = { row: rows[0]?.row ?? 1, rows: 1 };
  const known = rows.find(({ cells }) => formatOf(headerNames([cells])) !== undefined);
  if (known !== undefined) return { row: known.row, rows: 1 };
  let best = { place: first, score: fieldsNamed(headerNames([rows[0]?.cells ?? []])) };
  rows.forEach(({ row, cells }, i) => {
    const single = fieldsNamed(headerNames([cells]));
    if (single > best.score) best = { place: { row, rows: 1 }, score: single };
    const above = rows[i - 1];
    // Merged cells over it: the row above has fewer cells, and there is more than one.
    if (above === undefined || above.row !== row - 1 || filledOf(above.cells) < 2) return;
    const both = fieldsNamed(headerNames([above.cells, cells]));
    if (both > best.score) best = { place: { row, rows: 2 }, score: both };
  });
  return best.place;
}

function filledOf(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}
