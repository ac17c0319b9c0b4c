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
type Page = { next(): number; bottom: number };
type Row = { cells: { main: Block; small: Block | null; x: number }[]; height: number };

/** @returns where the table ends, perhaps on a later page */
export function drawTable(
  paper: Paper,
  element: Element,
  table: Table,
  place: Place,
  top: number,
  page: Page,
): number {
  const shares = table.columns.reduce((sum, column) => sum + column.width, 0);
  const widths = table.columns.map((column) => (column.width / shares) * place.width);
  const head = rowOf(
    table.columns.map((column) => ({ text: column.head })),
    HEAD,
  );
  let y = top;
  let isFresh = true;
  startPart();
  for (const cells of table.rows) {
    add(rowOf(cells, CELL), 'TD');
  }
  const foot = rowOf(table.foot, FOOT);
  add(foot, 'TD');
  paper.rule(place.x, y, place.width, { color: INK, thickness: 1 });
  return y;

  function startPart(): void {
    // No head alone at the end of a page.
    if (isFresh && y + head.height + 40 > page.bottom) y = page.next();
    isFresh = false;
    paper.fill(place.x, y, place.width, head.height, GROUND);
    draw(head, 'TH');
    paper.rule(place.x, y, place.width, { color: INK, thickness: 1 });
  }

  function add(row: Row, type: 'TH' | 'TD'): void {
    if (y + row.height > page.bottom) {
      y = page.next();
      startPart();
    }
    draw(row, type);
    paper.rule(place.x, y, place.width, { color: HAIRLINE });
  }

  function draw(row: Row, type: 'TH' | 'TD'): void {
    const line = paper.group(element, 'TR');
    for (const { main, small, x } of row.cells) {
      const cell = paper.group(line, type);
      const below = paper.say(cell, 'P', main, x, y + PAD);
      if (small !== null) paper.say(cell, 'P', small, x, below);
    }
    y += row.height;
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
