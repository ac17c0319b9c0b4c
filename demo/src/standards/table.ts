// Dimension table format: as plain rows of numbers under named columns, read once at load.

/** Rows of numbers separated by spaces; each row must have all columns. */
export function table<Column extends string>(columns: readonly Column[], rows: string): Record<Column, number>[] {
  return rows
    .trim()
    .split('\n')
    .map((line) => {
      const values = line.trim().split(/\s+/).map(Number);
      if (values.length !== columns.length || values.some((value) => !Number.isFinite(value))) throw new Error(`bad row "${line}" under ${columns}`);
      return Object.fromEntries(columns.map((column, i) => [column, values[i]])) as Record<Column, number>;
    });
}
