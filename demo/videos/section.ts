// Sections of bearings, sleeves and shafts: in the proportions of the drawings, at any place of the sheet.
import { innards } from '../src/drawings/bearings.ts';
import { PAPER, type Pen, type Point, SHADE, STEEL } from '../src/drawings/pen.ts';
import { mirrored } from './stage.ts';

export type Place = { x: number; axis: number };

/** A part that is cut: both halves with section lines. `outline` is the upper half. */
export function cut(
  pen: Pen,
  outline: readonly Point[],
  axis: number,
  lean: 1 | -1 = 1,
  fill: typeof STEEL | typeof SHADE = STEEL,
): void {
  for (const half of [outline, mirrored(outline, axis)]) {
    pen.polygon(half, 'heavy', fill);
    pen.hatch([half], 6, lean);
  }
}

/** Inner ring, outer ring and balls; `x` is the left face. Behind the cut one sees into the bore. */
export function bearingSection(
  pen: Pen,
  { x, axis }: Place,
  size: { r: number; R: number; B: number },
  worn = false,
): void {
  const { r, R, B } = size;
  const { mean, ball } = innards(2 * r, 2 * R);
  const [half, inner, outer] = [ball / 2, mean / 2 - ball * 0.225, mean / 2 + ball * 0.25];
  pen.rect(x, axis - R, B, 2 * R, 'medium', PAPER);
  for (const side of [-1, 1])
    pen.circle(x + B / 2, axis + (side * mean) / 2, half, 'heavy', worn ? SHADE : STEEL);
  cut(pen, box(x, x + B, axis - R, axis - outer), axis, 1, worn ? SHADE : STEEL);
  cut(pen, box(x, x + B, axis - inner, axis - r), axis, -1, worn ? SHADE : STEEL);
  for (const side of [-1, 1]) {
    const y = axis + (side * mean) / 2;
    pen.circle(x + B / 2, y, half, 'heavy', worn ? SHADE : STEEL);
    if (worn)
      pen.polyline(
        [
          [x + B / 2 - half, y - 2],
          [x + B / 2 - 1, y + 1],
          [x + B / 2 + 1, y - 2],
          [x + B / 2 + half, y + 2],
        ],
        'medium',
      );
  }
}

export function box(left: number, right: number, top: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** The mounting sleeve: a tube with a closed end, its open end on the inner ring at `x`. */
export function sleeve(
  pen: Pen,
  { x, axis }: Place,
  size: { inner: number; outer: number; length: number },
): void {
  const { inner, outer, length } = size;
  const wall = outer - inner;
  pen.rect(x - length, axis - outer, length, 2 * outer, 'medium', PAPER);
  const outline: Point[] = [
    [x - length, axis - outer],
    [x, axis - outer],
    [x, axis - inner],
    [x - length + wall, axis - inner],
    [x - length + wall, axis + inner],
    [x, axis + inner],
    [x, axis + outer],
    [x - length, axis + outer],
  ];
  pen.polygon(outline, 'heavy', SHADE);
  pen.hatch([outline], 6, -1);
}
