// Drawings of rolling bearings: seen along the shaft with the true number and size of balls, and cut through the axis with both rings hatched.

import type { Shape } from '../types.ts';
import { level, mark, upright } from './dimensions.ts';
import { joined, PAPER, type Pen, type Point, polar, SHADE, STEEL } from './pen.ts';
import { choice, type Drawer, size } from './sizes.ts';

export const AXIS = 154;

export type Bearing = {
  d: number;
  D: number;
  B: number;
  scale: number;
  front: number;
  x: number;
  right: number;
  R: number;
  r: number;
  mean: number;
  ball: number;
  balls: number;
};

/** Catalogue proportions: the ball takes three fifths of the room between bore and outside, and balls fill three fifths of the circle. */
export function innards(d: number, D: number): { mean: number; ball: number; balls: number } {
  const mean = (d + D) / 2;
  const ball = 0.3 * (D - d);
  return { mean, ball, balls: Math.max(5, Math.round((0.6 * Math.PI * mean) / ball)) };
}

export function layout(shape: Shape, fill = 0.6): Bearing {
  const d = size(shape, 'd', 25);
  const D = Math.max(size(shape, 'D', d * 2), d * 1.1);
  const B = size(shape, 'T', size(shape, 'B', (D - d) * 0.55));
  const scale = Math.min(190 / D, 236 / (D + B));
  const left = (400 - (D * scale + 56 + B * scale + 48)) / 2;
  const { mean, ball, balls } = innards(d, D);
  const x = left + D * scale + 56;
  const filled = Math.max(5, Math.round((fill * Math.PI * mean) / ball));
  return {
    d,
    D,
    B,
    scale,
    front: left + (D * scale) / 2,
    x,
    right: x + B * scale,
    R: (D / 2) * scale,
    r: (d / 2) * scale,
    mean: (mean / 2) * scale,
    ball: (ball / 2) * scale,
    balls: fill === 0.6 ? balls : filled,
  };
}

/** Rings, cage line and rolling elements as seen along the shaft; seals and shields leave a window through which balls show. */
export function front(
  pen: Pen,
  bearing: Bearing,
  covered: number,
  inner: number,
  outer: number,
): void {
  const { front: x, R, r, mean, ball, balls } = bearing;
  pen.circle(x, AXIS, R, 'heavy', STEEL);
  pen.circle(x, AXIS, outer, 'medium', PAPER);
  pen.circle(x, AXIS, mean, 'hair');
  // In rings thinner than a pencil line balls would be dust.
  for (let i = 0; i < balls && ball > 2.8; i++) {
    const turn = (360 / balls) * i - 90;
    if (covered > 0 && Math.abs(turn + 45) > 60) continue;
    pen.circle(...polar(x, AXIS, mean, turn), ball, 'medium', SHADE);
  }
  if (covered > 0) {
    const [ax, ay] = polar(x, AXIS, outer, 0);
    const [bx, by] = polar(x, AXIS, outer, -90);
    const [cx, cy] = polar(x, AXIS, inner, -90);
    const [dx, dy] = polar(x, AXIS, inner, 0);
    pen.path(
      `M${joined([ax, ay])}A${joined([outer, outer])} 0 1 1 ${joined([bx, by])}L${joined([cx, cy])}A${joined([inner, inner])} 0 1 0 ${joined([dx, dy])}z`,
      'medium',
      covered > 1 ? SHADE : STEEL,
    );
  }
  pen.circle(x, AXIS, inner, 'medium', STEEL);
  pen.circle(x, AXIS, r, 'heavy', PAPER);
  pen.circle(x, AXIS, R * 0.985 - 1.5, 'hair');
  pen.cross(x, AXIS, R + 10);
}

/** The two lines of the shaft hole, behind the cut. */
export function hole(pen: Pen, bearing: Bearing): void {
  pen.rect(bearing.x, AXIS - bearing.r, bearing.right - bearing.x, 2 * bearing.r, 'medium', PAPER);
}

export function ring(pen: Pen, outline: readonly Point[], lean: 1 | -1): void {
  pen.cast(outline, 2.5, 'heavy', STEEL);
  pen.hatch([outline], 7, lean);
}

export function marks(pen: Pen, bearing: Bearing, letter: string): void {
  const { x, right, R, r } = bearing;
  pen.line(x - 12, AXIS, right + 12, AXIS, 'centre');
  upright(pen, AXIS - r, AXIS + r, x - 30, mark('d', bearing.d), x);
  upright(pen, AXIS - R, AXIS + R, right + 30, mark('D', bearing.D), right);
  level(pen, x, right, AXIS + R + 26, mark(letter, bearing.B), AXIS + R);
}

/** Where the rings end towards the balls of a deep-groove bearing. */
const ballRaces = ({ mean, ball }: Bearing) => ({
  inner: mean - ball * 0.45,
  outer: mean + ball * 0.5,
});

/** One side of a deep-groove ball bearing cut along the axis; `side` 1 is above the axis. */
export function ballSection(
  pen: Pen,
  bearing: Bearing,
  side: 1 | -1,
  axis: number,
  seals: number,
): void {
  const { x, right, R, r, mean, ball } = bearing;
  const { inner, outer } = ballRaces(bearing);
  const at = (radius: number) => axis - side * radius;
  ring(
    pen,
    [
      [x, at(R)],
      [right, at(R)],
      [right, at(outer)],
      [x, at(outer)],
    ],
    1,
  );
  ring(
    pen,
    [
      [x, at(inner)],
      [right, at(inner)],
      [right, at(r)],
      [x, at(r)],
    ],
    -1,
  );
  pen.circle((x + right) / 2, at(mean), ball, 'heavy', STEEL);
  pen.cross((x + right) / 2, at(mean), ball * 0.6);
  if (seals > 0) {
    const gap = Math.min((right - x) * 0.09, 5);
    for (const place of [x + gap, right - gap])
      pen.polyline(
        [
          [place, at(outer + ball * 0.12)],
          [place, at(inner - ball * 0.1)],
        ],
        seals > 1 ? 'heavy' : 'medium',
      );
  }
}

const ballBearing: Drawer = (pen, shape) => {
  const bearing = layout(shape);
  const seals = choice(shape, 'seals', choice(shape, 'seal', 0));
  const { inner, outer } = ballRaces(bearing);
  front(pen, bearing, seals, inner, outer);
  hole(pen, bearing);
  for (const side of [1, -1] as const) ballSection(pen, bearing, side, AXIS, seals);
  marks(pen, bearing, 'B');
};

/** One side of an angular contact ball bearing cut along the axis, with the line of its contact angle. */
export function angularSection(
  pen: Pen,
  bearing: Bearing,
  side: 1 | -1,
  axis: number,
  degrees: number,
): void {
  const { x, right, R, r, mean, ball } = bearing;
  const middle = (x + right) / 2;
  const inner = mean - ball * 0.4;
  const outer = mean + ball * 0.45;
  const at = (radius: number) => axis - side * radius;
  ring(
    pen,
    [
      [x, at(R)],
      [right, at(R)],
      [right, at(mean + ball * 0.9)],
      [middle, at(mean + ball * 0.8)],
      [middle, at(outer)],
      [x, at(outer)],
    ],
    1,
  );
  ring(
    pen,
    [
      [x, at(mean - ball * 0.9)],
      [middle, at(mean - ball * 0.8)],
      [middle, at(inner)],
      [right, at(inner)],
      [right, at(r)],
      [x, at(r)],
    ],
    -1,
  );
  pen.circle(middle, at(mean), ball, 'heavy', STEEL);
  const angle = (degrees * Math.PI) / 180;
  const reach = ball * 1.9;
  pen.line(
    middle + Math.sin(angle) * reach,
    at(mean - Math.cos(angle) * reach),
    middle - Math.sin(angle) * reach,
    at(mean + Math.cos(angle) * reach),
    'centre',
  );
}

const angularContact: Drawer = (pen, shape) => {
  const bearing = layout(shape, 0.7);
  const { mean, ball } = bearing;
  front(pen, bearing, 0, mean - ball * 0.4, mean + ball * 0.45);
  hole(pen, bearing);
  for (const side of [1, -1] as const)
    angularSection(pen, bearing, side, AXIS, choice(shape, 'angle', 40));
  marks(pen, bearing, 'B');
};

export const bearings = {
  'ball-bearing': ballBearing,
  'angular-contact-bearing': angularContact,
} satisfies Record<string, Drawer>;
