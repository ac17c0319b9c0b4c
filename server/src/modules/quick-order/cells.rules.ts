// Cell separators of a quick order: tab, semicolon, bar or comma, with quotes as spreadsheets write them.

/** Separator of the cells of this line: the strongest one that occurs; null for plain words. */
export function separatorOf(line: string): string | null {
  const bare = line.replace(/"[^"]*"/g, '""');
  for (const sign of ['\t', ';', '|', ',']) if (bare.includes(sign)) return sign;
  return null;
}

export function cellsOf(line: string): string[] {
  const separator = separatorOf(line);
  if (separator === null) return [unquoted(line)];
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const sign of line) {
    if (sign === '"') quoted = !quoted;
    if (sign === separator && !quoted) {
      cells.push(unquoted(cell));
      cell = '';
    } else cell += sign;
  }
  return [...cells, unquoted(cell)];
}

/** A cell in quotes without them; an inch mark is no quote. */
function unquoted(cell: string): string {
  const trimmed = cell.trim();
  return /^".*"$/s.test(trimmed) ? trimmed.slice(1, -1).replaceAll('""', '"').trim() : trimmed;
}

/** Rows of a spreadsheet as lines to paste: a tab between cells, no line breaks inside one. */
export function linesOf(rows: readonly (readonly string[])[]): string {
  return rows
    .map((row) =>
      row
        .map((cell) => cell.replace(/[\t\r\n]+/g, ' ').trim())
        .join('\t')
        .replace(/(?<!\t)\t+$/, ''),
    )
    .filter((line) => line.trim() !== '')
    .join('\n');
}

/** Rows of a CSV file; a quoted cell may hold line breaks. */
export function rowsOfCsv(text: string, rowsAtMost: number): string[][] {
  const rows: string[][] = [];
  let pending = '';
  for (const line of text.split(/\r\n|\r|\n/)) {
    pending = pending === '' ? line : `${pending} ${line}`;
    const odd = (pending.match(/"/g)?.length ?? 0) % 2 === 1;
    // An inch mark opens no quote that would swallow the rest of the file.
    // At most 2,000 characters are looked through.
    if (odd && pending.length < 2_000 && /(?:^|[\t;|,])\s*"(?:[^"]|"")*$/.test(pending)) continue;
    if (pending.trim() !== '') rows.push(cellsOf(pending));
    pending = '';
    if (rows.length > rowsAtMost) break;
  }
  if (pending.trim() !== '') rows.push(cellsOf(pending));
  return rows;
}
