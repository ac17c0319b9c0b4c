// Drawings of roller bearings: as ball bearings do, with cylinders or cones between the rings.

import type { Shape } from '../types.ts';
import { AXIS, type Bearing, front, hole, layout, marks, ring } from './bearings.ts';
import { type Pen, STEEL, trace } from './pen.ts';
import { type Drawer, size } from './sizes.ts';

/** One side of a cylindrical roller bearing cut along the axis. */
export function rollerSection(pen: Pen, bearing: Bearing, side: 1 | -1, axis: number): void {
  const { x, right, R, r, mean, ball } = bearing;
  const half = Math.min(ball, (right - x) * 0.34);
  const middle = (x + right) / 2;
  const outer = mean + ball * 0.5;
  const race = mean - ball;
  const at = (radius: number) => axis - side * radius;
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
  pen.rect(
    middle - half,
    Math.min(at(mean - ball), at(mean + ball)),
    2 * half,
    2 * ball,
    'heavy',
    STEEL,
    2,
  );
  pen.line(middle - half - 5, at(mean), middle + half + 5, at(mean), 'centre');
}

const rollerBearing: Drawer = (pen, shape) => {
  const bearing = layout(shape, 0.72);
  const { mean, ball } = bearing;
  front(pen, { ...bearing }, 0, mean - ball, mean + ball * 0.5);
  hole(pen, bearing);
  for (const side of [1, -1] as const) rollerSection(pen, bearing, side, AXIS);
  marks(pen, bearing, 'B');
};

/** One side of a tapered roller bearing cut along the axis: cone, cup and roller. */
export function taperedSection(
  pen: Pen,
  shape: Shape,
  bearing: Bearing,
  side: 1 | -1,
  axis: number,
): void {
  const { x, right, R, r, ball, scale, d, D, B: T } = bearing;
  const cone = Math.min(size(shape, 'B', T * 0.94), T) * scale;
  const cup = Math.min(size(shape, 'C', T * 0.78), T) * scale;
  const slope = Math.tan((13 * Math.PI) / 180);
  const thin = (D - d) * 0.5 * scale * 0.13;
  const at = (radius: number) => axis - side * radius;
  const start = right - cup;
  const end = x + cone;
  const roller = ball * 0.85;
  // The large ends of the rollers run against the rib at the back of the cone; the cup is thickest at its own back, on the other side.
  const large = start + cup * 0.1;
  const small = Math.min(right - cup * 0.06, end - cone * 0.08);
  const outerLine = (px: number) => R - thin - (px - start) * slope * 1.25;
  const innerLine = (px: number) => outerLine(px) - roller * 1.55 - (small - px) * 0.12;
  ring(
    pen,
    [
      [start, at(R)],
      [right, at(R)],
      [right, at(outerLine(right))],
      [start, at(outerLine(start))],
    ],
    1,
  );
  ring(
    pen,
    [
      [x, at(r)],
      [x, at(innerLine(large) + roller * 0.5)],
      [large, at(innerLine(large) + roller * 0.5)],
      [large + 1, at(innerLine(large))],
      [small, at(innerLine(small))],
      [end, at(innerLine(small) + roller * 0.1)],
      [end, at(r)],
    ],
    -1,
  );
  pen.polygon(
    [
      [large, at(outerLine(large))],
      [small, at(outerLine(small))],
      [small, at(innerLine(small))],
      [large, at(innerLine(large))],
    ],
    'heavy',
    STEEL,
  );
  const middle = (px: number) => (outerLine(px) + innerLine(px)) / 2;
  pen.path(
    trace([
      [large - 6, at(middle(large - 6))],
      [small + 6, at(middle(small + 6))],
    ]),
    'centre',
  );
}

const taperedBearing: Drawer = (pen, shape) => {
  const bearing = layout(shape, 0.8);
  const { mean, ball } = bearing;
  front(pen, bearing, 0, mean - ball * 0.75, mean + ball * 0.95);
  hole(pen, bearing);
  for (const side of [1, -1] as const) taperedSection(pen, shape, bearing, side, AXIS);
  marks(pen, bearing, 'T');
};

export const rollerBearings = {
  'roller-bearing': rollerBearing,
  'tapered-bearing': taperedBearing,
} satisfies Record<string, Drawer>;
