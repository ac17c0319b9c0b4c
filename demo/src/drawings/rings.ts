// Drawings of washers, circlips and keys: the flat view beside the cut one, each at its true thickness.

import type { Shape } from '../types.ts';
import { level, mark, upright } from './dimensions.ts';
import { joined, PAPER, type Pen, type Point, polar, SHADE, STEEL } from './pen.ts';
import { choice, clamp, type Drawer, size } from './sizes.ts';
import { breakAcross, run } from './turned.ts';

const AXIS = 158;

/** The flat view of a ring and its cut beside it: inner and outer diameter and thickness, in mm. */
function ringScale(outer: number, h: number): { scale: number; front: number; x: number } {
  const scale = Math.min(172 / outer, 90 / h);
  const width = outer * scale + 72 + h * scale;
  const left = (400 - width - 44) / 2;
  return { scale, front: left + (outer * scale) / 2, x: left + outer * scale + 72 };
}

function ringSizes(shape: Shape, d: number): { d1: number; d2: number; h: number } {
  const d1 = size(shape, 'd1', d * 1.06);
  return {
    d1,
    d2: Math.max(size(shape, 'd2', d1 * 1.95), d1 * 1.05),
    h: size(shape, 'h', size(shape, 's', d * 0.2)),
  };
}

const plainWasher: Drawer = (pen, shape) => {
  const { d1, d2, h } = ringSizes(shape, size(shape, 'd', 8));
  const { scale, front, x } = ringScale(d2, h);
  const R = (d2 / 2) * scale;
  const r = (d1 / 2) * scale;
  const right = x + h * scale;
  pen.circle(front, AXIS, R, 'heavy', STEEL);
  pen.circle(front, AXIS, r, 'heavy', PAPER);
  pen.cross(front, AXIS, R + 10);
  pen.rect(x, AXIS - r, h * scale, 2 * r, 'medium', PAPER);
  for (const [from, to] of [
    [-R, -r],
    [r, R],
  ] as const) {
    const cut: Point[] = [
      [x, AXIS + from],
      [right, AXIS + from],
      [right, AXIS + to],
      [x, AXIS + to],
    ];
    pen.polygon(cut);
    pen.hatch([cut], 5);
  }
  pen.line(x - 12, AXIS, right + 12, AXIS, 'centre');
  upright(pen, AXIS - r, AXIS + r, x - 34, mark('d1', d1), x);
  upright(pen, AXIS - R, AXIS + R, right + 32, mark('d2', d2), right);
  level(pen, x, right, AXIS + R + 24, mark('h', h), AXIS + R);
};

/** A ring with teeth towards the bolt, each a little twisted. */
function toothed(pen: Pen, front: number, R: number, r: number, teeth: number): void {
  const root = r + (R - r) * 0.42;
  const points: Point[] = [];
  for (let tooth = 0; tooth < teeth; tooth++) {
    const step = 360 / teeth;
    const turn = tooth * step - 90;
    points.push(
      polar(front, AXIS, r, turn - step * 0.26),
      polar(front, AXIS, r, turn + step * 0.26),
    );
    points.push(
      polar(front, AXIS, root, turn + step * 0.38),
      polar(front, AXIS, root, turn + step * 0.62),
    );
  }
  pen.circle(front, AXIS, R, 'heavy', STEEL);
  pen.polygon(points, 'heavy', PAPER);
}

const lockWasher: Drawer = (pen, shape) => {
  const { d1, d2, h } = ringSizes(shape, size(shape, 'd', 8));
  const { scale, front, x } = ringScale(d2, h * 1.9);
  const R = (d2 / 2) * scale;
  const r = (d1 / 2) * scale;
  const thick = h * scale;
  const teeth = choice(shape, 'n', 0);
  if (teeth > 2) {
    toothed(pen, front, R, r, Math.min(teeth, 24));
    pen.cross(front, AXIS, R + 10);
    pen.rect(x, AXIS - R, thick, 2 * R, 'heavy', STEEL);
    for (const side of [-1, 1])
      pen.line(
        x + thick / 2 - 3,
        AXIS + side * r,
        x + thick / 2 + 3,
        AXIS + side * R * 0.8,
        'medium',
      );
    upright(pen, AXIS - r, AXIS + r, x - 34, mark('d1', d1), x);
    upright(pen, AXIS - R, AXIS + R, x + thick + 32, mark('d2', d2), x + thick);
    level(pen, x, x + thick, AXIS + R + 24, mark('h', h), AXIS + R);
    return;
  }
  pen.circle(front, AXIS, R, 'heavy', STEEL);
  pen.circle(front, AXIS, r, 'heavy', PAPER);
  const slit: Point[] = [
    [front - 7, AXIS - r * 0.97],
    [front + 5, AXIS - R - 2],
    [front + 12, AXIS - R - 2],
    [front, AXIS - r * 0.97],
  ];
  pen.polygon(slit, 'none', PAPER);
  pen.polyline([slit[0] as Point, [front + 4.4, AXIS - R]]);
  pen.polyline([slit[3] as Point, [front + 11.4, AXIS - R * 0.99]]);
  pen.cross(front, AXIS, R + 10);
  const lift = thick * 0.9;
  const n = (...values: number[]) => joined(values);
  pen.path(
    `M${n(x, AXIS - R)}L${n(x + thick, AXIS - R)}L${n(x + thick, AXIS - 5)}L${n(x, AXIS + 9)}z`,
    'heavy',
    STEEL,
  );
  pen.path(
    `M${n(x + lift, AXIS + R)}L${n(x + lift + thick, AXIS + R)}L${n(x + lift + thick, AXIS + 5)}L${n(x + lift, AXIS + 19)}z`,
    'heavy',
    SHADE,
  );
  pen.path(
    `M${n(x, AXIS + 9)}L${n(x + lift, AXIS + R)}M${n(x + thick, AXIS - R)}L${n(x + lift + thick, AXIS + 5)}`,
    'medium',
  );
  upright(pen, AXIS - r, AXIS + r, x - 36, mark('d1', d1), x);
  upright(pen, AXIS - R, AXIS + R, x + lift + thick + 32, mark('d2', d2), x + lift + thick);
  level(pen, x, x + thick, AXIS - R - 18, mark('h', h), AXIS - R);
};

/** Path data for a corner on the way from one place to the next, rounded off. */
function corner(from: Point, at: Point, to: Point, radius: number): string {
  const place = ([x, y]: Point): [number, number] => {
    const far = Math.hypot(x - at[0], y - at[1]);
    const share = Math.min(radius, far * 0.45) / far;
    return [at[0] + (x - at[0]) * share, at[1] + (y - at[1]) * share];
  };
  return `L${joined(place(from))}Q${joined([...at, ...place(to)])}`;
}

/** A retaining ring that narrows to its lugs; `sign` 1 has the lugs outside (for shafts), -1 inside (for bores). */
function circlip(sign: 1 | -1): Drawer {
  return (pen, shape) => {
    const d1 = size(shape, 'd1', size(shape, 'd', 25));
    const s = size(shape, 's', d1 * 0.05);
    const d3 = size(shape, 'd3', d1 * (sign > 0 ? 0.925 : 1.075));
    const a = size(shape, 'a', 2 + d1 * 0.1);
    const b = size(shape, 'b', 1 + d1 * 0.09);
    const eye = size(shape, 'd5', clamp(0.8 + d1 * 0.033, 1, 4));
    const whole = sign > 0 ? d3 + 2 * b : d3;
    const scale = (sign > 0 ? 160 : 180) / whole;
    const x = 140;
    const y = sign > 0 ? 148 : 156;
    const r = (d3 / 2) * scale;
    const lug = a * scale;
    const opening = 14 / (d1 > 12 ? 1 : 0.6);
    const widthOfLug = ((a * 0.9) / (d3 / 2 + (sign * a) / 2)) * (180 / Math.PI);
    const thin = b * 0.55 * scale;
    const thick = b * scale;
    const otherR = r + (sign * (thick + thin)) / 2;
    const shift = (-sign * (thick - thin)) / 2;
    const inner = (degrees: number) => polar(x, y, r, degrees);
    const tip = (degrees: number) => polar(x, y, r + sign * lug, degrees);
    const from = 90 - opening / 2;
    const root = from - widthOfLug;
    const onOther = (degrees: number): Point => polar(x, y + shift, otherR, degrees);
    const corners: Point[] = [inner(from), tip(from), tip(root), onOther(root)];
    const mirrored = corners.map(([px, py]): Point => [2 * x - px, py]);
    const [start, tipA, tipB, foot] = corners as [Point, Point, Point, Point];
    const [endM, tipAM, tipBM, footM] = mirrored as [Point, Point, Point, Point];
    const soft = lug * 0.35;
    pen.path(
      `M${joined(start)}${corner(start, tipA, tipB, soft)}${corner(tipA, tipB, foot, soft)}L${joined(foot)}A${joined([otherR, otherR])} 0 1 0 ${joined(footM)}${corner(footM, tipBM, tipAM, soft)}${corner(tipBM, tipAM, endM, soft)}L${joined(endM)}A${joined([r, r])} 0 1 1 ${joined(start)}z`,
      'heavy',
      STEEL,
    );
    for (const side of [1, -1]) {
      const [ex, ey] = polar(
        x,
        y,
        r + sign * lug * 0.52,
        90 - side * (opening / 2 + widthOfLug / 2),
      );
      pen.circle(ex, ey, (eye / 2) * scale, 'heavy', PAPER);
    }
    pen.cross(x, y, Math.max(r, otherR) + 9);
    const left = 300;
    const thickness = Math.max(s * scale, 3);
    const top = y - Math.max(r, otherR + Math.abs(shift));
    pen.rect(left, top, thickness, 2 * Math.max(r, otherR), 'heavy', STEEL);
    pen.line(left - 12, y, left + thickness + 12, y, 'centre');
    level(
      pen,
      left,
      left + thickness,
      top + 2 * Math.max(r, otherR) + 24,
      mark('s', s),
      top + 2 * Math.max(r, otherR),
    );
    upright(pen, y - r, y + r, left + thickness + 40, mark('d3', d3), left + thickness);
  };
}

const parallelKey: Drawer = (pen, shape) => {
  const b = size(shape, 'b', 8);
  const h = size(shape, 'h', b * 0.875);
  const l = size(shape, 'l', b * 4);
  const fitting = Math.min(216 / l, 132 / (b + h), 74 / b);
  const scale = b * fitting < 24 ? 36 / b : fitting;
  const bar = run(24, l, scale, 216, 0.5);
  const wide = b * scale;
  const high = h * scale;
  const top = 78;
  const middle = top + wide / 2;
  const front = top + wide + 52;
  const square = choice(shape, 'square', 0) === 1;
  pen.rect(24, top, bar.end - 24, wide, 'heavy', STEEL, square ? 2 : wide / 2);
  pen.rect(27.5, top + 3.5, bar.end - 31, wide - 7, 'hair', null, square ? 0 : wide / 2 - 3.5);
  pen.rect(24, front, bar.end - 24, high, 'heavy', STEEL, 2.5);
  if (!square)
    for (const place of [24 + wide / 2, bar.end - wide / 2])
      pen.line(place, front, place, front + high, 'hair');
  breakAcross(pen, bar.cut, middle, wide / 2);
  breakAcross(pen, bar.cut, front + high / 2, high / 2);
  pen.line(14, middle, bar.end + 10, middle, 'centre');
  const x = bar.end + 46;
  const cut: Point[] = [
    [x, front],
    [x + wide, front],
    [x + wide, front + high],
    [x, front + high],
  ];
  pen.rect(x, front, wide, high, 'heavy', STEEL, 2.5);
  pen.hatch([cut], 6);
  level(pen, 24, bar.end, front + high + 28, mark('l', l), front + high);
  level(pen, x, x + wide, front + high + 28, mark('b', b), front + high);
  upright(pen, front, front + high, x + wide + 26, mark('h', h), x + wide);
};

export const rings = {
  'plain-washer': plainWasher,
  'lock-washer': lockWasher,
  'circlip-external': circlip(1),
  'circlip-internal': circlip(-1),
  'parallel-key': parallelKey,
} satisfies Record<string, Drawer>;
