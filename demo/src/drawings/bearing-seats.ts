// Mounting drawing of a rolling bearing: one side of it enlarged in section, on its shaft and in its housing, each against a shoulder.

import { angularSection, type Bearing, ballSection, innards } from './bearings.ts';
import { level, mark, mm } from './dimensions.ts';
import { joined, type Pen, type Point, SHADE, STEEL, trace } from './pen.ts';
import { rollerSection, taperedSection } from './roller-bearings.ts';
import { choice, type Drawer, size } from './sizes.ts';
import { tornEdge } from './turned.ts';

/** The bearings, as numbered in the `type` of a shape. */
export const BEARING_TYPES = [
  'ball-bearing',
  'angular-contact-bearing',
  'roller-bearing',
  'tapered-bearing',
] as const;

/** Where the outside of the bearing lies on the sheet, and how much of housing and shaft is drawn. */
const TOP = 92;
const HOUSING = 44;
const BOTTOM = 268;

/** A part of the machine, cut or seen, broken off with a wavy line from its last corner to its first. */
function broken(pen: Pen, outline: readonly Point[], cut: boolean): void {
  const [first, last] = [outline[0] as Point, outline.at(-1) as Point];
  const torn = tornEdge(last, first);
  const body = [...outline, ...torn];
  pen.polygon(body, 'none', cut ? STEEL : SHADE);
  if (cut) pen.hatch([body], 11, -1);
  pen.polyline(outline);
  pen.polyline([last, ...torn, first], 'medium');
}

/** Half of a diameter that runs to the axis, which is off the sheet. */
function radial(pen: Pen, x: number, y: number, from: number, text: string): void {
  pen.note(
    trace([
      [from + (x > from ? 3 : -3), y],
      [x + (x > from ? 4 : -4), y],
    ]),
  );
  pen.note(
    `M${joined([x, y])}V${joined([BOTTOM - 32])}M${joined([x, BOTTOM - 12])}V${joined([BOTTOM + 14])}`,
  );
  pen.arrow(`M${joined([x, y])}l1.7 9h-3.4z`);
  pen.text(x, BOTTOM - 17, text);
}

const bearingSeat: Drawer = (pen, shape) => {
  const d = size(shape, 'd', 25);
  const D = Math.max(size(shape, 'D', d * 2), d * 1.1);
  const type = BEARING_TYPES[choice(shape, 'type', 0)] ?? 'ball-bearing';
  const tapered = type === 'tapered-bearing';
  const B = size(shape, tapered ? 'T' : 'B', size(shape, 'B', (D - d) * 0.55));
  const scale = Math.min(112 / ((D - d) / 2), 128 / B);
  const wide = B * scale;
  const x = 200 - wide / 2;
  const { mean, ball, balls } = innards(d, D);
  const [R, r] = [(D / 2) * scale, (d / 2) * scale];
  const bearing: Bearing = {
    d,
    D,
    B,
    scale,
    front: 0,
    x,
    right: x + wide,
    R,
    r,
    mean: (mean / 2) * scale,
    ball: (ball / 2) * scale,
    balls,
  };
  const axis = TOP + R;
  const seat = axis - r;
  const { right } = bearing;
  const shoulder = (R - r) * 0.16;
  const [left, end] = [x - 58, right + 58];
  const top = TOP - HOUSING;
  // The housing holds the outer ring from one side, the shaft the inner ring from the other: where each takes the load.
  const [open, held] = [TOP, TOP + shoulder];
  const housing: [number, number, number] = tapered ? [open, right, held] : [held, x, open];
  const shaft: [number, number, number] = tapered
    ? [seat - shoulder, x, seat]
    : [seat, right, seat - shoulder];
  const stepped = ([before, step, after]: [number, number, number], far: number): Point[] => [
    [left, far],
    [left, before],
    [step, before],
    [step, after],
    [end, after],
    [end, far],
  ];
  broken(pen, stepped(housing, top), true);
  broken(pen, stepped(shaft, BOTTOM), false);
  if (type === 'ball-bearing') ballSection(pen, bearing, 1, axis, choice(shape, 'seals', 0));
  else if (type === 'angular-contact-bearing')
    angularSection(pen, bearing, 1, axis, choice(shape, 'angle', 40));
  else if (type === 'roller-bearing') rollerSection(pen, bearing, 1, axis);
  else taperedSection(pen, shape, bearing, 1, axis);
  radial(pen, left - 40, seat, left, `⌀ ${mm(d)}`);
  radial(pen, end + 40, TOP, end, `⌀ ${mm(D)}`);
  level(pen, x, right, 30, mark(tapered ? 'T' : 'B', B), TOP);
};

export const bearingSeats = { 'bearing-seat': bearingSeat } satisfies Record<string, Drawer>;
