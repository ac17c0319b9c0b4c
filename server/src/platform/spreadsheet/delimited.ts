// CSV and TSV.
import { UnreadableFile } from './archive.ts';

const SIGNS = [',', ';', '\t', '|'] as const;
/** Characters of one row: a quote that is never closed must not swallow the file. */
const MAX_ROW = 1024 * 1024;
const HEAD_SAMPLE = 64 * 1024;

/** Lines that are looked at: a title or a comment may stand above the table. */
const LINES_SEEN = 20;

/** The sign that separates cells: the one that most lines have equally often. */
export function signOf(text: string): string {
  const lines = text
    .replace(/"(?:[^"]|"")*"/g, '""')
    .split(/[\r\n]+/, LINES_SEEN)
    .filter((line) => line.trim() !== '');
  const scoreOf = (sign: string): number => {
    const counts = lines.map((line) => line.split(sign).length - 1).filter((count) => count > 0);
    return Math.max(
      0,
      ...counts.map((count) => count * counts.filter((other) => other === count).length),
    );
  };
  return SIGNS.reduce((best, sign) => (scoreOf(sign) > scoreOf(best) ? sign : best), ',');
}

/** Rows one after another, the separator found from the first line. Empty lines are rows without cells. @throws UnreadableFile */
export async function* delimitedRows(
  pieces: AsyncIterable<string>,
): AsyncGenerator<string[], void> {
  let reader: RowReader | undefined;
  let start = '';
  for await (const piece of pieces) {
    if (reader === undefined) {
      start += piece;
      // A beginning without some lines says too little.
      if (start.length < HEAD_SAMPLE) continue;
      reader = new RowReader(signOf(start));
      yield* reader.read(start);
    } else yield* reader.read(piece);
  }
  if (reader === undefined) {
    reader = new RowReader(signOf(start));
    yield* reader.read(start);
  }
  yield* reader.end();
}

class RowReader {
  readonly #sign: string;
  #cells: string[] = [];
  #cell = '';
  #length = 0;
  /** 'start': nothing of the cell yet; 'quoted': inside quotes; 'closed': a quote ended, or the first of two. */
  #state: 'start' | 'plain' | 'quoted' | 'closed' = 'start';
  #afterReturn = false;

  constructor(sign: string) {
    this.#sign = sign;
  }

  *read(text: string): Generator<string[], void> {
    for (let at = 0; at < text.length; at++) {
      const sign = text[at] as string;
      if (this.#afterReturn) {
        this.#afterReturn = false;
        if (sign === '\n') continue;
      }
      if (this.#state === 'quoted') {
        // As much as there is up to the next quote in one go.
        const quote = text.indexOf('"', at);
        const end = quote < 0 ? text.length : quote;
        this.#add(text.slice(at, end));
        if (quote >= 0) this.#state = 'closed';
        at = end;
      } else if (sign === '"' && this.#isBlank()) {
        this.#cell = '';
        this.#state = 'quoted';
      } else if (sign === '"' && this.#state === 'closed') {
        this.#add('"');
        this.#state = 'quoted';
      } else if (sign === this.#sign) this.#endCell();
      else if (sign === '\n' || sign === '\r') {
        this.#afterReturn = sign === '\r';
        yield this.#endRow();
      } else {
        this.#add(sign);
        this.#state = 'plain';
      }
    }
  }

  /** Nothing of the cell yet, or spaces before its quote. */
  #isBlank(): boolean {
    return this.#state === 'start' || (this.#state === 'plain' && this.#cell.trim() === '');
  }

  *end(): Generator<string[], void> {
    if (this.#length > 0 || this.#state !== 'start' || this.#cells.length > 0) yield this.#endRow();
  }

  #add(text: string): void {
    this.#length += text.length;
    if (this.#length > MAX_ROW) throw new UnreadableFile('a row without end');
    this.#cell += text;
  }

  #endCell(): void {
    this.#cells.push(this.#cell);
    this.#cell = '';
    this.#state = 'start';
  }

  #endRow(): string[] {
    const isEmpty = this.#cells.length === 0 && this.#cell === '';
    this.#endCell();
    const cells = this.#cells;
    this.#cells = [];
    this.#length = 0;
    return isEmpty ? [] : cells;
  }
}

/** What a spreadsheet would calculate: it begins with one of these, in full width too, perhaps behind apostrophes of ours. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/** A sign and digits: a spreadsheet has nothing to do with it but a sum. */
const NUMBERS_ALONE = /^[+-][0-9][0-9 ().\-/]*$/;

/** Who reads a file of ours: people in a spreadsheet, or a program, for which a telephone number keeps its plus and a number its sign. [decisions 0118] */
export type TableReader = 'people' | 'program';

/** A cell as it is written: no formula, quoted where it must be. The import removes one apostrophe. */
export function writtenCell(
  value: string | number | boolean | null,
  reader: TableReader = 'people',
): string {
  if (value === null) return '';
  const text = String(value);
  const isFormula =
    typeof value === 'string' &&
    FORMULA.test(text) &&
    !(reader === 'program' && NUMBERS_ALONE.test(text));
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n\t;]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function writtenRow(
  cells: readonly (string | number | boolean | null)[],
  reader: TableReader = 'people',
): string {
  return `${cells.map((cell) => writtenCell(cell, reader)).join(',')}\r\n`;
}

/** Spreadsheets take a text without it for Windows-1252. */
export const BYTE_ORDER_MARK = '\ufeff';
