// Dimension lines of drawings: extension lines, a dimension line with slim arrow heads, and the number level in a gap of the line.
// Where the size is too small for its number the arrows point from outside, as draughtsmen do.

import { joined, type Pen, type Point, SHEET, trace } from './pen.ts';

const HEAD = 9;
const SLIM = 1.7;
const SIZE = 14;

/** How wide a text stands on the sheet, near enough to leave it room. */
export function textWidth(text: string, size = SIZE): number {
  return text.length * size * 0.57;
}

/** A number as the trade writes it: no more than two decimals, and no idle zeros. */
export function mm(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A letter of the trade with its number, such as `d 25`. */
export function mark(letter: string, value: number): string {
  return `${letter} ${mm(value)}`;
}

/** An arrow head with its tip at x, y, pointing along dx, dy. */
function head(pen: Pen, x: number, y: number, dx: number, dy: number): void {
  pen.arrow(
    `M${joined([x, y])}l${joined([-dx * HEAD - dy * SLIM, -dy * HEAD + dx * SLIM, 2 * dy * SLIM, -2 * dx * SLIM])}z`,
  );
}

/** A level dimension from x1 to x2 at height y; `from` is where the extension lines start (one height or one for each end). */
export function level(
  pen: Pen,
  x1: number,
  x2: number,
  y: number,
  text: string,
  from?: number | Point,
): void {
  const [left, right] = x1 < x2 ? [x1, x2] : [x2, x1];
  if (from !== undefined) {
    const starts = typeof from === 'number' ? [from, from] : x1 < x2 ? from : [from[1], from[0]];
    for (const [x, start] of [
      [left, starts[0]],
      [right, starts[1]],
    ] as const) {
      const away = y > start ? 1 : -1;
      pen.note(
        trace([
          [x, start + 3 * away],
          [x, y + 4 * away],
        ]),
      );
    }
  }
  const width = textWidth(text) + 8;
  const room = right - left;
  const middle = (left + right) / 2;
  if (room >= width + 2 * HEAD + 4) {
    pen.note(
      `M${joined([left, y])}H${joined([middle - width / 2])}M${joined([middle + width / 2, y])}H${joined([right])}`,
    );
    head(pen, left, y, -1, 0);
    head(pen, right, y, 1, 0);
    pen.text(middle, y + 5, text);
    return;
  }
  pen.note(`M${joined([left - HEAD - 7, y])}H${joined([right + HEAD + 7])}`);
  head(pen, left, y, 1, 0);
  head(pen, right, y, -1, 0);
  if (right + HEAD + 9 + width < SHEET.width) pen.text(right + HEAD + 10, y + 5, text, 'start');
  else pen.text(left - HEAD - 10, y + 5, text, 'end');
}

/** An upright dimension from y1 to y2 at x; `from` is where the extension lines start. */
export function upright(
  pen: Pen,
  y1: number,
  y2: number,
  x: number,
  text: string,
  from?: number | Point,
): void {
  const [top, bottom] = y1 < y2 ? [y1, y2] : [y2, y1];
  if (from !== undefined) {
    const starts = typeof from === 'number' ? [from, from] : y1 < y2 ? from : [from[1], from[0]];
    for (const [y, start] of [
      [top, starts[0]],
      [bottom, starts[1]],
    ] as const) {
      const away = x > start ? 1 : -1;
      pen.note(
        trace([
          [start + 3 * away, y],
          [x + 4 * away, y],
        ]),
      );
    }
  }
  const half = textWidth(text) / 2 + 3;
  const centre = Math.min(Math.max(x, half), SHEET.width - half);
  const middle = (top + bottom) / 2;
  if (bottom - top >= SIZE + 2 * HEAD + 6) {
    pen.note(
      `M${joined([x, top])}V${joined([middle - 10])}M${joined([x, middle + 10])}V${joined([bottom])}`,
    );
    head(pen, x, top, 0, -1);
    head(pen, x, bottom, 0, 1);
    pen.text(centre, middle + 5, text);
    return;
  }
  pen.note(`M${joined([x, top - HEAD - 7])}V${joined([bottom + HEAD + 7])}`);
  head(pen, x, top, 0, 1);
  head(pen, x, bottom, 0, -1);
  pen.text(centre, top - HEAD - 11 > 16 ? top - HEAD - 11 : bottom + HEAD + 20, text);
}

/** A pointer from a place on the part to a text beside it. */
export function pointer(pen: Pen, tip: Point, knee: Point, text: string): void {
  const dx = knee[0] - tip[0];
  const dy = knee[1] - tip[1];
  const far = Math.hypot(dx, dy);
  const side = dx < 0 ? -1 : 1;
  pen.note(`M${joined([tip[0], tip[1]])}L${joined([knee[0], knee[1]])}h${joined([side * 8])}`);
  head(pen, tip[0], tip[1], -dx / far, -dy / far);
  pen.text(knee[0] + side * 12, knee[1] + 5, text, side < 0 ? 'end' : 'start');
}

/** The mark of the part, such as `M8 x 40` or `DN50`, in the corner where a drawing has its title. */
export function title(pen: Pen, label: string | undefined): void {
  if (label !== undefined && label !== '') pen.text(16, 27, label, 'start', 15);
}
