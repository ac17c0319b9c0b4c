// Axonometric projection of turned and prismatic parts: an isometric view along an axis that runs down to the right, the end at 0 towards the reader.

import { type Fill, joined, type Pen, type Point, polar, STEEL, type Weight } from './pen.ts';

/** How much an isometric view shortens lengths along the axis, and circles across it. */
export const ALONG = Math.sqrt(2 / 3);
export const ACROSS = Math.sqrt(1 / 3);
const DEGREES = 30;
const [UX, UY] = polar(0, 0, 1, DEGREES);
/** Half the width and height on the sheet of a circle of radius 1 across the axis. */
export const CIRCLE_WIDTH = Math.hypot(UY, ACROSS * UX);
export const CIRCLE_HEIGHT = Math.hypot(UX, ACROSS * UY);

/** The convex outline of all points, for bodies that bulge nowhere inwards. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of list) {
      while (kept.length > 1) {
        const [a, b] = kept.slice(-2) as [Point, Point];
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** What two convex outlines have in common; both run the same way round. */
export function common(subject: readonly Point[], window: readonly Point[]): Point[] {
  let left = [...subject];
  for (const [i, from] of window.entries()) {
    const to = window[(i + 1) % window.length] as Point;
    const side = ([x, y]: Point) =>
      (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
    const next: Point[] = [];
    for (const [j, point] of left.entries()) {
      const before = left.at(j - 1) as Point;
      const [a, b] = [side(before), side(point)];
      if (a * b < 0)
        next.push([
          before[0] + ((point[0] - before[0]) * a) / (a - b),
          before[1] + ((point[1] - before[1]) * a) / (a - b),
        ]);
      if (b >= 0) next.push(point);
    }
    left = next;
  }
  return left;
}

/** A part about one axis; `x`, `y` is where the axis starts and `scale` the sheet's units in a millimetre. */
export class Axonometry {
  readonly #pen: Pen;
  readonly #x: number;
  readonly #y: number;
  readonly #scale: number;

  constructor(pen: Pen, x: number, y: number, scale: number) {
    this.#pen = pen;
    this.#x = x;
    this.#y = y;
    this.#scale = scale;
  }

  /** The place at `a` along the axis and `r` from it; degrees from 0 to 180 are on the reader's side. */
  at(a: number, r: number, degrees: number): Point {
    const [across, towards] = polar(0, 0, r * this.#scale, degrees);
    const along = a * ALONG * this.#scale + towards * ACROSS;
    return [this.#x + along * UX - across * UY, this.#y + along * UY + across * UX];
  }

  ring(a: number, r: number, corners = 24, turn = 0): Point[] {
    return Array.from({ length: corners }, (_, i) => this.at(a, r, turn + (360 / corners) * i));
  }

  /** A convex body through circles given as place along the axis and radius. */
  body(stations: readonly Point[], fill: Fill = STEEL): void {
    this.#pen.polygon(hull(stations.flatMap(([a, r]) => this.ring(a, r, 32))), 'heavy', fill);
  }

  /** The visible half of a circle, as an edge is seen; with `lead` it climbs as a thread does. */
  edge(a: number, r: number, weight: Weight = 'medium', lead = 0): void {
    const radii = joined([r * this.#scale, r * ACROSS * this.#scale]);
    const [from, to] = [this.at(a, r, 0), this.at(a + lead / 2, r, 180)];
    this.#pen.path(`M${joined(from)}A${radii} ${DEGREES + 90} 0 0 ${joined(to)}`, weight);
  }

  /** The whole circle, on a face that looks at the reader. */
  circle(a: number, r: number, weight: Weight = 'medium', fill: Fill = null): void {
    const radii = joined([r * this.#scale, r * ACROSS * this.#scale]);
    const [from, to] = [joined(this.at(a, r, 0)), joined(this.at(a, r, 180))];
    this.#pen.path(
      `M${from}A${radii} ${DEGREES + 90} 0 0 ${to}A${radii} ${DEGREES + 90} 0 0 ${from}z`,
      weight,
      fill,
    );
  }
}
