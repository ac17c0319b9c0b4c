// How do rolling bearings look? Seen along the shaft with the true number and size of balls, and cut through the axis with both rings hatched.

import type { Shape } from '../types.ts';
import { level, mark, upright } from './dimensions.ts';
import { joined, PAPER, type Pen, type Point, polar, SHADE, STEEL, trace } from './pen.ts';
import { choice, type Drawer, size } from './sizes.ts';

const AXIS = 154;

type Bearing = { d: number; D: number; B: number; scale: number; front: number; x: number; right: number; R: number; r: number; mean: number; ball: number; balls: number };

/** Catalogue proportions: the ball takes three fifths of the room between bore and outside, and balls fill three fifths of the circle. */
export function innards(d: number, D: number): { mean: number; ball: number; balls: number } {
  const mean = (d + D) / 2;
  const ball = 0.3 * (D - d);
  return { mean, ball, balls: Math.max(5, Math.round((0.6 * Math.PI * mean) / ball)) };
}

function layout(shape: Shape, fill = 0.6): Bearing {
  const d = size(shape, 'd', 25);
  const D = Math.max(size(shape, 'D', d * 2), d * 1.1);
  const B = size(shape, 'T', size(shape, 'B', (D - d) * 0.55));
  const scale = Math.min(190 / D, 236 / (D + B));
  const left = (400 - (D * scale + 56 + B * scale + 48)) / 2;
  const { mean, ball, balls } = innards(d, D);
  const x = left + D * scale + 56;
  const filled = Math.max(5, Math.round((fill * Math.PI * mean) / ball));
  return { d, D, B, scale, front: left + (D * scale) / 2, x, right: x + B * scale, R: (D / 2) * scale, r: (d / 2) * scale, mean: (mean / 2) * scale, ball: (ball / 2) * scale, balls: fill === 0.6 ? balls : filled };
}

/** Rings, cage line and rolling elements as seen along the shaft; seals and shields leave a window through which balls show. */
function front(pen: Pen, bearing: Bearing, covered: number, inner: number, outer: number): void {
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
    pen.path(`M${joined([ax, ay])}A${joined([outer, outer])} 0 1 1 ${joined([bx, by])}L${joined([cx, cy])}A${joined([inner, inner])} 0 1 0 ${joined([dx, dy])}z`, 'medium', covered > 1 ? SHADE : STEEL);
  }
  pen.circle(x, AXIS, inner, 'medium', STEEL);
  pen.circle(x, AXIS, r, 'heavy', PAPER);
  pen.circle(x, AXIS, R * 0.985 - 1.5, 'hair');
  pen.cross(x, AXIS, R + 10);
}

/** The two lines of the shaft hole, behind the cut. */
function hole(pen: Pen, bearing: Bearing): void {
  pen.rect(bearing.x, AXIS - bearing.r, bearing.right - bearing.x, 2 * bearing.r, 'medium', PAPER);
}

function ring(pen: Pen, outline: readonly Point[], lean: 1 | -1): void {
  pen.cast(outline, 2.5, 'heavy', STEEL);
  pen.hatch([outline], 7, lean);
}

function marks(pen: Pen, bearing: Bearing, letter: string): void {
  const { x, right, R, r } = bearing;
  pen.line(x - 12, AXIS, right + 12, AXIS, 'centre');
  upright(pen, AXIS - r, AXIS + r, x - 30, mark('d', bearing.d), x);
  upright(pen, AXIS - R, AXIS + R, right + 30, mark('D', bearing.D), right);
  level(pen, x, right, AXIS + R + 26, mark(letter, bearing.B), AXIS + R);
}

const ballBearing: Drawer = (pen, shape) => {
  const bearing = layout(shape);
  const { x, right, R, r, mean, ball } = bearing;
  const seals = choice(shape, 'seals', choice(shape, 'seal', 0));
  const inner = mean - ball * 0.45;
  const outer = mean + ball * 0.5;
  front(pen, bearing, seals, inner, outer);
  hole(pen, bearing);
  for (const side of [1, -1] as const) {
    const at = (radius: number) => AXIS - side * radius;
    ring(pen, [[x, at(R)], [right, at(R)], [right, at(outer)], [x, at(outer)]], 1);
    ring(pen, [[x, at(inner)], [right, at(inner)], [right, at(r)], [x, at(r)]], -1);
    pen.circle((x + right) / 2, at(mean), ball, 'heavy', STEEL);
    pen.cross((x + right) / 2, at(mean), ball * 0.6);
    if (seals > 0) {
      const gap = Math.min((right - x) * 0.09, 5);
      for (const place of [x + gap, right - gap]) pen.polyline([[place, at(outer + ball * 0.12)], [place, at(inner - ball * 0.1)]], seals > 1 ? 'heavy' : 'medium');
    }
  }
  marks(pen, bearing, 'B');
};

const angularContact: Drawer = (pen, shape) => {
  const bearing = layout(shape, 0.7);
  const { x, right, R, r, mean, ball } = bearing;
  const middle = (x + right) / 2;
  const inner = mean - ball * 0.4;
  const outer = mean + ball * 0.45;
  front(pen, bearing, 0, inner, outer);
  hole(pen, bearing);
  for (const side of [1, -1] as const) {
    const at = (radius: number) => AXIS - side * radius;
    ring(pen, [[x, at(R)], [right, at(R)], [right, at(mean + ball * 0.9)], [middle, at(mean + ball * 0.8)], [middle, at(outer)], [x, at(outer)]], 1);
    ring(pen, [[x, at(mean - ball * 0.9)], [middle, at(mean - ball * 0.8)], [middle, at(inner)], [right, at(inner)], [right, at(r)], [x, at(r)]], -1);
    pen.circle(middle, at(mean), ball, 'heavy', STEEL);
    const angle = (choice(shape, 'angle', 40) * Math.PI) / 180;
    const reach = ball * 1.9;
    pen.line(middle + Math.sin(angle) * reach, at(mean - Math.cos(angle) * reach), middle - Math.sin(angle) * reach, at(mean + Math.cos(angle) * reach), 'centre');
  }
  marks(pen, bearing, 'B');
};

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
    ring(pen, [[x, at(R)], [right, at(R)], [right, at(outer)], [middle + half, at(outer)], [middle + half, at(mean + ball)], [middle - half, at(mean + ball)], [middle - half, at(outer)], [x, at(outer)]], 1);
    ring(pen, [[x, at(race)], [right, at(race)], [right, at(r)], [x, at(r)]], -1);
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
    ring(pen, [[start, at(R)], [right, at(R)], [right, at(R - thin)], [start, at(low)]].map(([px, py]): Point => [px as number, py as number]), 1);
    const end = x + cone;
    const roller = ball * 0.85;
    const a0 = start + cup * 0.06;
    const a1 = right - cup * 0.16;
    const outerLine = (px: number) => R - thin - (right - px) * slope * 1.25;
    const innerLine = (px: number) => outerLine(px) - roller * 1.55 - (px - a0) * 0.12;
    const back = x;
    ring(pen, [[back, at(r)], [back, at(innerLine(a0) + roller * 0.1)], [a0, at(innerLine(a0))], [a1 - 1, at(innerLine(a1))], [a1, at(innerLine(a1) + roller * 0.5)], [end, at(innerLine(a1) + roller * 0.5)], [end, at(r)]], -1);
    pen.polygon([[a0, at(outerLine(a0))], [a1, at(outerLine(a1))], [a1, at(innerLine(a1))], [a0, at(innerLine(a0))]], 'heavy', STEEL);
    const mid0 = (outerLine(a0) + innerLine(a0)) / 2;
    const mid1 = (outerLine(a1) + innerLine(a1)) / 2;
    pen.path(trace([[a0 - 6, at(mid0 - (mid1 - mid0) * 0.1)], [a1 + 6, at(mid1 + (mid1 - mid0) * 0.1)]]), 'centre');
  }
  marks(pen, bearing, 'T');
};

export const bearings = {
  'ball-bearing': ballBearing,
  'angular-contact-bearing': angularContact,
  'roller-bearing': rollerBearing,
  'tapered-bearing': taperedBearing,
} satisfies Record<string, Drawer>;
