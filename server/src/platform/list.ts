// Lists: which page is asked for, and its rows with the number of all.
export type ListPage = { start: number; count: number; sort: string; order: 'asc' | 'desc' };
export type Listed<Row> = { rows: Row[]; total: number };

/** Rows that each hold the number of all. */
export function listed<Row extends { total: number }>(
  rows: readonly Row[],
): Listed<Omit<Row, 'total'>> {
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) };
}
