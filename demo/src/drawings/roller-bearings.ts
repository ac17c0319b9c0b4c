// How do roller bearings look? As ball bearings do, with cylinders or cones between the rings.

import { AXIS, front, hole, layout, marks, ring } from './bearings.ts';
import { type Point, STEEL, trace } from './pen.ts';
import { type Drawer, size } from './sizes.ts';

const rollerBearing: Drawer = (pen, shape) => {
  const bearing = layout(shape, 0.72);
  const { x, right, R, r, mean, ball } = bearing;
  const width = right - x;
  const half = Math.min(ball, width * 0.34);
  const middle = (x + right) / 2;
  const outer = mean + ball * 0.5;
  const race = mean - ball;
  front(pen, { ...bearing }, 0, race, outer);
  hole(pen, bearing);
  for (const side of [1, -1] as const) {
    const at = (radius: number) => AXIS - side * radius;
    ring(
      pen,
      [
        [x, at(R)],
        [right, at(R)],
        [right, at(outer)],
        [middle + half, at(outer)],
        [middle + half, at(mean + ball)],
        [middle - half, at(mean + ball)],
        [middle - half, at(outer)],
        [x, at(outer)],
      ],
      1,
    );
    ring(
      pen,
      [
        [x, at(race)],
        [right, at(race)],
        [right, at(r)],
        [x, at(r)],
      ],
      -1,
    );
    pen.rect(middle - half, Math.min(at(mean - ball), at(mean + ball)), 2 * half, 2 * ball, 'heavy', STEEL, 2);
    pen.line(middle - half - 5, at(mean), middle + half + 5, at(mean), 'centre');
  }
  marks(pen, bearing, 'B');
};

const taperedBearing: Drawer = (pen, shape) => {
  const bearing = layout(shape, 0.8);
  const { x, right, R, r, mean, ball, scale, d, D, B: T } = bearing;
  const cone = Math.min(size(shape, 'B', T * 0.94), T) * scale;
  const cup = Math.min(size(shape, 'C', T * 0.78), T) * scale;
  front(pen, bearing, 0, mean - ball * 0.75, mean + ball * 0.95);
  hole(pen, bearing);
  const slope = Math.tan((13 * Math.PI) / 180);
  const thin = (D - d) * 0.5 * scale * 0.13;
  for (const side of [1, -1] as const) {
    const at = (radius: number) => AXIS - side * radius;
    const start = right - cup;
    const low = R - thin - cup * slope * 1.25;
    ring(
      pen,
      [
        [start, at(R)],
        [right, at(R)],
        [right, at(R - thin)],
        [start, at(low)],
      ].map(([px, py]): Point => [px as number, py as number]),
      1,
    );
    const end = x + cone;
    const roller = ball * 0.85;
    const a0 = start + cup * 0.06;
    const a1 = right - cup * 0.16;
    const outerLine = (px: number) => R - thin - (right - px) * slope * 1.25;
    const innerLine = (px: number) => outerLine(px) - roller * 1.55 - (px - a0) * 0.12;
    const back = x;
    ring(
      pen,
      [
        [back, at(r)],
        [back, at(innerLine(a0) + roller * 0.1)],
        [a0, at(innerLine(a0))],
        [a1 - 1, at(innerLine(a1))],
        [a1, at(innerLine(a1) + roller * 0.5)],
        [end, at(innerLine(a1) + roller * 0.5)],
        [end, at(r)],
      ],
      -1,
    );
    pen.polygon(
      [
        [a0, at(outerLine(a0))],
        [a1, at(outerLine(a1))],
        [a1, at(innerLine(a1))],
        [a0, at(innerLine(a0))],
      ],
      'heavy',
      STEEL,
    );
    const mid0 = (outerLine(a0) + innerLine(a0)) / 2;
    const mid1 = (outerLine(a1) + innerLine(a1)) / 2;
    pen.path(
      trace([
        [a0 - 6, at(mid0 - (mid1 - mid0) * 0.1)],
        [a1 + 6, at(mid1 + (mid1 - mid0) * 0.1)],
      ]),
      'centre',
    );
  }
  marks(pen, bearing, 'T');
};

export const rollerBearings = { 'roller-bearing': rollerBearing, 'tapered-bearing': taperedBearing } satisfies Record<string, Drawer>;
