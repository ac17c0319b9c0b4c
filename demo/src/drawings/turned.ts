// Drawings of long round parts: outlines about an axis, threads with their true pitch and depth, and a break where a part is too long for the sheet.

import {
  type Fill,
  joined,
  PAPER,
  type Pen,
  type Point,
  STEEL,
  strokes,
  trace,
  type Weight,
} from './pen.ts';

/** A part turned about the level axis at y: stations of x and radius from left to right, mirrored below. */
export function turned(
  pen: Pen,
  y: number,
  stations: readonly Point[],
  fill: Fill = STEEL,
  weight: Weight = 'heavy',
): void {
  const above = stations.map(([x, r]): Point => [x, y - r]);
  const below = stations.map(([x, r]): Point => [x, y + r]).reverse();
  pen.polygon([...above, ...below], weight, fill);
}

/** An edge seen from the side: an upright line across a turned part. */
export function edge(pen: Pen, x: number, y: number, r: number, weight: Weight = 'medium'): void {
  pen.line(x, y - r, x, y + r, weight);
}

/** Where the places of a long part come to lie. `at` takes millimetres from the start; `cut` is where the break is drawn, if there is one. */
export type Run = { at(mm: number): number; readonly end: number; readonly cut: number | null };

const GAP = 12;

/** Lays a length on the sheet from `start`; what does not fit into `room` is broken out, leaving `share` of the room before the break. */
export function run(start: number, length: number, scale: number, room: number, share = 0.4): Run {
  if (length * scale <= room + 0.01)
    return { at: (mm) => start + mm * scale, end: start + length * scale, cut: null };
  const before = (room - GAP) * share;
  const end = start + room;
  const at = (mm: number) => {
    if (mm * scale <= before) return start + mm * scale;
    return Math.max(start + before, end - (length - mm) * scale);
  };
  return { at, end, cut: start + before + GAP / 2 };
}

/** A break through a part that lies level: two wavy lines with paper between them. */
export function breakAcross(pen: Pen, x: number | null, y: number, r: number): void {
  if (x === null) return;
  const reach = r + 2;
  const bend = Math.min(7, r * 0.5);
  const wave = (place: number) =>
    `M${joined([place, y - reach])}c${joined([bend, reach * 0.7, -bend, reach * 1.3, 0, 2 * reach])}`;
  const half = GAP / 2 - 1;
  const back = `L${joined([x + half, y + reach])}c${joined([-bend, -reach * 0.7, bend, -reach * 1.3, 0, -2 * reach])}z`;
  pen.path(wave(x - half) + back, 'none', PAPER);
  pen.path(wave(x - half) + wave(x + half), 'medium');
}

/** The edge of a large body that is broken off: a shallow wave from one place to another, without its first and last. */
export function tornEdge(from: Point, to: Point): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return Array.from({ length: 7 }, (_, i): Point => {
    const share = (i + 1) / 8;
    const lift = 0.02 * Math.sin(share * 2 * Math.PI);
    return [from[0] + dx * share - dy * lift, from[1] + dy * share + dx * lift];
  });
}

/** The depth of the metric thread for its pitch. */
export const THREAD_DEPTH = 0.6134;

/** An external thread along the level axis at y, ending at x2 with a chamfer: teeth with the true pitch while an eye can part them, else the two lines of the standard. */
export function thread(
  pen: Pen,
  x1: number,
  x2: number,
  y: number,
  r: number,
  pitch: number,
  fill: Fill = STEEL,
): void {
  const depth = Math.min(pitch * THREAD_DEPTH, r * 0.3);
  const length = x2 - x1;
  if (pitch < 3.6 || length < pitch * 2) {
    const chamfer = Math.min(depth, length / 2);
    turned(
      pen,
      y,
      [
        [x1, r],
        [x2 - chamfer, r],
        [x2, r - chamfer],
      ],
      fill,
    );
    edge(pen, x2 - chamfer, y, r);
    pen.path(
      trace([
        [x1, y - r + depth],
        [x2, y - r + depth],
      ]) +
        trace([
          [x1, y + r - depth],
          [x2, y + r - depth],
        ]),
      'hair',
    );
    return;
  }
  const above: Point[] = [[x1, y - r + depth]];
  const below: Point[] = [[x1, y + r]];
  const last = x2 - pitch / 2;
  const helix: (readonly [Point, Point])[] = [];
  const stroke = (from: Point, to: Point) => [from, to] as const;
  for (let x = x1; x + pitch / 2 <= last; x += pitch) {
    above.push([x + pitch / 2, y - r], [x + pitch, y - r + depth]);
    below.push([x + pitch / 2, y + r - depth], [x + pitch, y + r]);
    if (pitch >= 5) helix.push(stroke([x, y - r + depth], [x + pitch / 2, y + r - depth]));
    helix.push(stroke([x + pitch / 2, y - r], [x + pitch, y + r]));
  }
  above.push([x2, y - r + depth]);
  below.push([x2, y + r - depth]);
  while ((above.at(-2)?.[0] ?? 0) > x2) above.splice(-2, 1);
  while ((below.at(-2)?.[0] ?? 0) > x2) below.splice(-2, 1);
  pen.path(trace([...above, ...below.reverse()], true), 'medium', fill);
  pen.path(strokes(helix), 'hair');
}
