// Imported rows: one row of a file, checked: the fields that it has a column for, by their names.
export type ImportedRow = { row: number; values: Record<string, string | number | boolean> };
