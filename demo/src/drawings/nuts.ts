// Drawings of nuts: a view along the bore, with the three quarter circle that stands for an internal thread, and a side view whose lower half is cut open.

import type { Shape } from '../types.ts';
import { level, mark, upright } from './dimensions.ts';
import { PAPER, type Pen, type Point, polar, regular, SHADE, STEEL, trace } from './pen.ts';
import { hexSide } from './screws.ts';
import { type Drawer, size } from './sizes.ts';
import { edge, turned } from './turned.ts';

const AXIS = 158;
const COS30 = Math.cos(Math.PI / 6);

type Nut = { d: number; s: number; m: number; scale: number; front: number; x: number };

/** Lays out both views; `wide` and `high` are the size of the whole nut in mm. */
function layout(shape: Shape, wide: number, high: number, m: number, s: number): Nut {
  const d = size(shape, 'd', 8);
  const scale = Math.min(140 / wide, 100 / high);
  const width = wide * scale + 62 + high * scale + 48;
  const left = (400 - width) / 2 + 4;
  return { d, s, m, scale, front: left + (wide * scale) / 2, x: left + wide * scale + 62 };
}

function bore(pen: Pen, nut: Nut): void {
  const r = (nut.d / 2) * nut.scale;
  const drilled = r * 0.85;
  pen.circle(nut.front, AXIS, drilled, 'heavy', PAPER);
  pen.arc(nut.front, AXIS, r, 0, 270, 'hair');
}

/** The lower half of the side view cut open from x1 to x2 (a blind bore ends at `blind`). */
function section(pen: Pen, nut: Nut, x1: number, x2: number, half: number, blind?: number): void {
  const r = (nut.d / 2) * nut.scale;
  const drilled = r * 0.85;
  const end = blind ?? x2;
  const outline: Point[] = [
    [x1, AXIS],
    [x1, AXIS + half],
    [x2, AXIS + half],
    [x2, AXIS],
  ];
  pen.polygon(outline, 'heavy', PAPER);
  const metal: Point[] = [
    [x1, AXIS + drilled],
    [x1, AXIS + half],
    [x2, AXIS + half],
    [x2, AXIS + (blind === undefined ? drilled : 0)],
  ];
  if (blind !== undefined) metal.push([end, AXIS], [end, AXIS + drilled]);
  pen.polygon(metal, 'medium', STEEL);
  pen.hatch([metal]);
  pen.path(
    trace([
      [x1, AXIS + drilled],
      [end, AXIS + drilled],
    ]),
    'heavy',
  );
  pen.line(x1, AXIS + r, end, AXIS + r, 'hair');
}

function marks(
  pen: Pen,
  nut: Nut,
  high: number,
  wide: number,
  letter = 'm',
  value = nut.m,
  half = wide / 2,
): void {
  const right = nut.x + high * nut.scale;
  const r = (nut.d / 2) * nut.scale;
  const y = AXIS + (wide / 2) * nut.scale;
  pen.cross(nut.front, AXIS, (wide / 2) * nut.scale + 10);
  pen.line(nut.x - 12, AXIS, right + 12, AXIS, 'centre');
  level(
    pen,
    nut.front - (nut.s / 2) * nut.scale,
    nut.front + (nut.s / 2) * nut.scale,
    y + 28,
    mark('s', nut.s),
    AXIS + (nut.s / 4) * nut.scale,
  );
  level(
    pen,
    nut.x,
    nut.x + value * nut.scale,
    y + 28,
    mark(letter, value),
    AXIS + half * nut.scale,
  );
  upright(pen, AXIS - r, AXIS + r, right + 30, mark('d', nut.d), right);
}

function hexFront(pen: Pen, nut: Nut): void {
  pen.polygon(regular(nut.front, AXIS, (nut.s / COS30 / 2) * nut.scale, 6, 30));
  pen.circle(nut.front, AXIS, nut.s * 0.475 * nut.scale, 'medium');
  bore(pen, nut);
}

const hexNut: Drawer = (pen, shape) => {
  const d = size(shape, 'd', 8);
  const s = size(shape, 's', d * 1.6);
  const m = size(shape, 'm', d * 0.8);
  const nut = layout(shape, s / COS30, m, m, s);
  hexFront(pen, nut);
  const right = nut.x + m * nut.scale;
  hexSide(pen, nut.x, right, AXIS, s * nut.scale, true, true);
  section(pen, nut, nut.x, right, (s / 2) * nut.scale);
  marks(pen, nut, m, s / COS30);
};

const lockNut: Drawer = (pen, shape) => {
  const d = size(shape, 'd', 8);
  const s = size(shape, 's', d * 1.6);
  const h = size(shape, 'h', size(shape, 'm', d));
  const nut = { ...layout(shape, s / COS30, h, h, s) };
  hexFront(pen, nut);
  const right = nut.x + h * nut.scale;
  const collar = nut.x + h * 0.28 * nut.scale;
  const ring = s * 0.42 * nut.scale;
  pen.circle(nut.front, AXIS, ring, 'medium', SHADE);
  pen.circle(nut.front, AXIS, (d / 2) * 1.16 * nut.scale, 'medium', STEEL);
  bore(pen, nut);
  hexSide(pen, collar, right, AXIS, s * nut.scale, true, true);
  pen.cast(
    [
      [nut.x, AXIS - ring],
      [collar, AXIS - ring],
      [collar, AXIS + ring],
      [nut.x, AXIS + ring],
    ],
    [6, 0, 0, 6],
  );
  section(pen, nut, collar, right, (s / 2) * nut.scale);
  const inner = (d / 2) * 0.88 * nut.scale;
  const insert: Point[] = [
    [nut.x + 3, AXIS + inner],
    [nut.x + 3, AXIS + ring - 3],
    [collar, AXIS + ring - 3],
    [collar, AXIS + inner],
  ];
  pen.rect(nut.x, AXIS, collar - nut.x, ring, 'none', PAPER);
  pen.path(
    trace([
      [nut.x, AXIS],
      [nut.x, AXIS + ring - 4],
      [nut.x + 4, AXIS + ring],
      [collar, AXIS + ring],
    ]),
    'heavy',
  );
  pen.polygon(insert, 'medium', SHADE);
  pen.hatch([insert], 4, -1);
  marks(pen, nut, h, s / COS30, shape.dims.h === undefined ? 'm' : 'h', h, s / 2);
};

const flangeNut: Drawer = (pen, shape) => {
  const d = size(shape, 'd', 8);
  const s = size(shape, 's', d * 1.5);
  const m = size(shape, 'm', d);
  const width = size(shape, 'dc', size(shape, 'dk', d * 2.2));
  const rim = Math.min(size(shape, 'c', d * 0.15), m * 0.3);
  const nut = layout(shape, width, m, m, s);
  pen.circle(nut.front, AXIS, (width / 2) * nut.scale, 'heavy', STEEL);
  hexFront(pen, nut);
  const right = nut.x + m * nut.scale;
  const shoulder = nut.x + m * 0.58 * nut.scale;
  hexSide(pen, nut.x, shoulder, AXIS, s * nut.scale, true, false);
  const R = (width / 2) * nut.scale;
  const foot = right - rim * nut.scale;
  turned(pen, AXIS, [
    [shoulder, s * 0.54 * nut.scale],
    [foot, R * 0.96],
    [foot, R],
    [right, R],
  ]);
  section(pen, nut, nut.x, shoulder, (s / 2) * nut.scale);
  const drilled = (d / 2) * 0.85 * nut.scale;
  const cone: Point[] = [
    [shoulder, AXIS + drilled],
    [shoulder, AXIS + s * 0.54 * nut.scale],
    [foot, AXIS + R * 0.96],
    [foot, AXIS + R],
    [right, AXIS + R],
    [right, AXIS + drilled],
  ];
  pen.polygon([[shoulder, AXIS], ...cone.slice(1, 5), [right, AXIS]], 'heavy', PAPER);
  pen.polygon(cone, 'medium', STEEL);
  pen.hatch([cone]);
  pen.line(shoulder, AXIS + (d / 2) * nut.scale, right, AXIS + (d / 2) * nut.scale, 'hair');
  marks(pen, nut, m, width);
};

const capNut: Drawer = (pen, shape) => {
  const d = size(shape, 'd', 8);
  const s = size(shape, 's', d * 1.6);
  const h = size(shape, 'h', d * 1.8);
  const m = Math.min(size(shape, 'm', d * 0.8), h * 0.75);
  const dome = Math.min(size(shape, 'dk', s * 0.95), s * 0.98);
  const nut = layout(shape, s / COS30, h, m, s);
  hexFront(pen, nut);
  const ring = (dome / 2) * nut.scale;
  pen.circle(nut.front, AXIS, ring, 'heavy', STEEL);
  pen.arc(nut.front, AXIS, ring * 0.7, 200, 250, 'hair');
  const right = nut.x + h * nut.scale;
  const shoulder = right - m * nut.scale;
  const n = (value: number) => value.toFixed(1);
  const shaft = Math.max(shoulder - ring, nut.x);
  const reach = shaft - nut.x < 1 ? shoulder - nut.x : ring;
  pen.path(
    `M${n(shoulder)} ${n(AXIS - ring)}H${n(nut.x + reach)}A${n(reach)} ${n(ring)} 0 0 0 ${n(nut.x + reach)} ${n(AXIS + ring)}H${n(shoulder)}z`,
    'heavy',
    STEEL,
  );
  hexSide(pen, shoulder, right, AXIS, s * nut.scale, true, true);
  section(pen, nut, shoulder, right, (s / 2) * nut.scale);
  edge(pen, shoulder, AXIS, ring);
  marks(pen, nut, h, s / COS30, 'h', h, s / 2);
};

const squareNut: Drawer = (pen, shape) => {
  const d = size(shape, 'd', 8);
  const s = size(shape, 's', d * 1.6);
  const m = size(shape, 'm', d * 0.8);
  const nut = layout(shape, s * 1.15, m, m, s);
  const half = (s / 2) * nut.scale;
  pen.polygon(regular(nut.front, AXIS, half * Math.SQRT2, 4, 45));
  pen.circle(nut.front, AXIS, half * 0.96, 'medium');
  bore(pen, nut);
  const right = nut.x + m * nut.scale;
  const c = half * 0.1;
  pen.polygon([
    [nut.x, AXIS - half + c],
    [nut.x + c, AXIS - half],
    [right, AXIS - half],
    [right, AXIS + half],
    [nut.x + c, AXIS + half],
    [nut.x, AXIS + half - c],
  ]);
  section(pen, nut, nut.x, right, half);
  marks(pen, nut, m, s);
};

/** The four corners of a strip in a ring between two angles, for lugs and gaps. */
export function strip(
  x: number,
  y: number,
  r1: number,
  r2: number,
  from: number,
  to: number,
): Point[] {
  return [polar(x, y, r1, from), polar(x, y, r2, from), polar(x, y, r2, to), polar(x, y, r1, to)];
}

export const nuts = {
  'hex-nut': hexNut,
  'lock-nut': lockNut,
  'flange-nut': flangeNut,
  'cap-nut': capNut,
  'square-nut': squareNut,
} satisfies Record<string, Drawer>;
