// Tables of documents: the head is repeated on each page, and no row is split.
import type { Block, Element, Paper } from './paper.ts';
import type { Cell, Table } from './sheet.rules.ts';
import type { Ink } from './typesetter.ts';

export const INK = '#1c1c1a';
export const MUTED = '#5a5954';
export const HAIRLINE = '#c9c7c0';
const GROUND = '#f1efe9';
const PAD = 4;
const HEAD: Ink = { size: 7.5, weight: 600, color: INK };
const CELL: Ink = { size: 8.5, color: INK };
const BELOW: Ink = { size: 7, color: MUTED };
const FOOT: Ink = { size: 8.5, weight: 600, color: INK };

type Place = { x: number; width: number };
/** `top`: where a page begins after the first. */
type Page = { next(): number; top: number; bottom: number };
type Row = { cells: { main: Block; small: Block | null; x: number }[]; height: number };
export type MeasuredTable = {
  height: number;
  /** @param below room that must follow the foot on its page: the last row comes along to the next one where there is none @returns where the table ends */
  draw(element: Element, top: number, page: Page, below?: number): number;
};

export function measureTable(paper: Paper, table: Table, place: Place): MeasuredTable {
  const shares = table.columns.reduce((sum, column) => sum + column.width, 0);
  const widths = table.columns.map((column) => (column.width / shares) * place.width);
  const head = rowOf(
    table.columns.map((column) => ({ text: column.head })),
    HEAD,
  );
  const rows = table.rows.map((cells) => rowOf(cells, CELL));
  const foot = rowOf(table.foot, FOOT);
  return {
    height: [head, ...rows, foot].reduce((sum, row) => sum + row.height, 0),
    draw,
  };

  function draw(element: Element, top: number, page: Page, below = 0): number {
    let y = top;
    // No head alone at the end of a page.
    if (y + head.height + 40 > page.bottom) y = page.next();
    startPart();
    for (const [index, row] of rows.entries()) {
      const isLast = index > 0 && index === rows.length - 1;
      add(row, isLast ? foot.height + below : 0);
    }
    add(foot, 0);
    paper.rule(place.x, y, place.width, { color: INK, thickness: 1 });
    return y;

    function startPart(): void {
      paper.fill(place.x, y, place.width, head.height, GROUND);
      put(head, 'TH');
      paper.rule(place.x, y, place.width, { color: INK, thickness: 1 });
    }

    function add(row: Row, after: number): void {
      const whole = row.height + after;
      // What no page has room for stays where it is.
      const wanted = page.top + head.height + whole <= page.bottom ? whole : row.height;
      if (y + wanted > page.bottom) {
        y = page.next();
        startPart();
      }
      put(row, 'TD');
      paper.rule(place.x, y, place.width, { color: HAIRLINE });
    }

    function put(row: Row, type: 'TH' | 'TD'): void {
      const line = paper.group(element, 'TR');
      for (const { main, small, x } of row.cells) {
        const cell = paper.group(line, type);
        const under = paper.say(cell, 'P', main, x, y + PAD);
        if (small !== null) paper.say(cell, 'P', small, x, under);
      }
      y += row.height;
    }
  }

  function rowOf(cells: readonly Cell[], ink: Ink): Row {
    let x = place.x;
    const measured = cells.map((cell, index) => {
      const width = widths[index] as number;
      const align = table.columns[index]?.align ?? 'start';
      const inner = width - 2 * PAD;
      const main = paper.measure(cell.text, inner, ink, align);
      const small =
        cell.small === undefined || cell.small === ''
          ? null
          : paper.measure(cell.small, inner, BELOW, align);
      const entry = { main, small, x: x + PAD };
      x += width;
      return entry;
    });
    const height =
      Math.max(...measured.map(({ main, small }) => main.height + (small?.height ?? 0)), ink.size) +
      2 * PAD;
    return { cells: measured, height };
  }
}
