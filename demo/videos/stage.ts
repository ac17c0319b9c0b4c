// Stage of the scenes: time cut into steps, fat arrows for force and turn, and the small signs of the step one is in.
// A scene draws with the same pen and on the same sheet of 400 x 300 as the drawings; 1.6 times as large it is the video's 640 x 480.
import { INK, joined, PAPER, type Pen, type Point, polar, trace } from '../src/drawings/pen.ts';

export type Scene = {
  /** The file's name without `.webm`. */
  name: string;
  seconds: number;
  /** The sheet at a moment from 0 to 1. */
  draw(t: number): string;
};

/** How much of the way from one moment to another has been gone at `t`: 0 before, 1 after, starting and stopping softly. */
export function gone(t: number, from: number, to: number): number {
  const part = Math.min(Math.max((t - from) / (to - from), 0), 1);
  return part * part * (3 - 2 * part);
}

export const during = (t: number, from: number, to: number): boolean => t >= from && t < to;

/** A place between two others. */
export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/** The current step; `starts` are the moments at which steps begin. */
export function stepAt(t: number, starts: readonly number[]): number {
  return Math.max(starts.filter((start) => t >= start).length, 1);
}

/** The steps as numbers down the left edge; a ring marks the present one. */
export function stepSigns(pen: Pen, count: number, present: number): void {
  for (let step = 1; step <= count; step++) {
    const y = 22 + (step - 1) * 28;
    if (step < count) pen.line(22, y + 12, 22, y + 16, step < present ? 'heavy' : 'hair');
    pen.circle(22, y, 10.5, step === present ? 'heavy' : 'hair', PAPER);
    pen.text(22, y + 5, String(step), 'middle', step === present ? 15 : 13);
  }
}

/** A fat arrow with its tip at x, y: force, feed, or the way a part goes. */
export function force(pen: Pen, tip: Point, direction: Point, length = 34, half = 3.2): void {
  const [dx, dy] = direction;
  const at = (along: number, aside: number): Point => [
    tip[0] - dx * along - dy * aside,
    tip[1] - dy * along + dx * aside,
  ];
  const head = Math.min(half * 4, length * 0.6);
  pen.polygon(
    [
      at(0, 0),
      at(head, half * 2.4),
      at(head, half),
      at(length, half),
      at(length, -half),
      at(head, -half),
      at(head, -half * 2.4),
    ],
    'none',
    INK,
  );
}

/** An arrow that runs round a place, from one angle to another; degrees run clockwise, and two unequal radii are a ring seen aslant. */
export function turning(pen: Pen, middle: Point, [rx, ry]: Point, from: number, to: number): void {
  const place = (degrees: number): Point => {
    const [x, y] = polar(0, 0, 1, degrees);
    return [middle[0] + x * rx, middle[1] + y * ry];
  };
  const tip = place(to);
  const long = Math.min(Math.max(Math.max(rx, ry) * 0.35, 7), 13);
  const sense = to > from ? 1 : -1;
  // The head starts where the ring is its length away from the tip.
  let neck = to;
  const far = () => Math.hypot(tip[0] - place(neck)[0], tip[1] - place(neck)[1]);
  while (far() < long && Math.abs(to - neck) < 60) neck -= sense;
  const back = place(neck);
  const [ux, uy] = [(tip[0] - back[0]) / far(), (tip[1] - back[1]) / far()];
  const wing = long * 0.45;
  pen.polyline(
    Array.from({ length: 25 }, (_, i) => place(mix(from, neck, i / 24))),
    'heavy',
  );
  pen.polygon(
    [tip, [back[0] - uy * wing, back[1] + ux * wing], [back[0] + uy * wing, back[1] - ux * wing]],
    'none',
    INK,
  );
}

/** A cross over what must not be done. */
export function wrong(pen: Pen, x: number, y: number, r: number): void {
  for (const side of [-1, 1]) {
    const [ax, ay, bx, by] = [x - r, y - side * r, x + r, y + side * r];
    const thick = 1.6;
    pen.polygon(
      [
        [ax - thick, ay + side * thick],
        [ax + thick, ay - side * thick],
        [bx + thick, by - side * thick],
        [bx - thick, by + side * thick],
      ],
      'none',
      INK,
    );
  }
}

/** The tick beside what is right. */
export function right(pen: Pen, x: number, y: number, r: number): void {
  pen.path(
    `M${joined([x - r, y])}l${joined([r * 0.7, r * 0.8])}L${joined([x + r, y - r])}`,
    'heavy',
  );
  pen.path(
    `M${joined([x - r, y + 1])}l${joined([r * 0.7, r * 0.8])}L${joined([x + r, y - r + 1])}`,
    'heavy',
  );
}

/** A drop of oil or coolant. */
export function drop(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  fill: typeof INK | '#d7dee4' = '#d7dee4',
): void {
  pen.path(
    `M${joined([x, y - r * 2])}Q${joined([x + r, y - r * 0.6, x + r, y])}A${joined([r, r])} 0 0 1 ${joined([x - r, y])}Q${joined([x - r, y - r * 0.6, x, y - r * 2])}z`,
    'medium',
    fill,
  );
}

/** Points mirrored about a level axis: the lower half of a turned part. */
export const mirrored = (points: readonly Point[], axis: number): Point[] =>
  points.map(([x, y]) => [x, 2 * axis - y]);

export const moved = (points: readonly Point[], dx: number, dy = 0): Point[] =>
  points.map(([x, y]) => [x + dx, y + dy]);

/** A wavy line where a long part is broken off. */
export function breakLine(pen: Pen, x: number, top: number, bottom: number): void {
  const points: Point[] = Array.from({ length: 17 }, (_, i) => [
    x + 2.5 * Math.sin((i / 16) * Math.PI * 4),
    mix(top, bottom, i / 16),
  ]);
  pen.path(trace(points), 'medium');
}
