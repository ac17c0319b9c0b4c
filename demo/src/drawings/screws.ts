// Drawings of screws: a view on the head and a side view with the true thread; a long screw is broken in its shank.
// Heads differ, all else is shared: each kind gives the silhouette of its head and what the driver sees.

import type { Shape } from '../types.ts';
import { level, mark, textWidth, upright } from './dimensions.ts';
import { PAPER, type Pen, type Point, regular, SHADE, STEEL, trace } from './pen.ts';
import { type Drawer, size } from './sizes.ts';
import { breakAcross, edge, run, thread, turned } from './turned.ts';

export const AXIS = 158;
/** What the head in both views and the shank share of the sheet's width, beside gap and margins. */
const ROOM = 282;
const GAP = 42;
const COS30 = Math.cos(Math.PI / 6);

type Head = {
  /** Widest diameter and height in mm. */
  width: number;
  height: number;
  /** Whether the length of the screw includes the head. */
  sunk?: boolean;
  side(pen: Pen, x: number, scale: number): void;
  front(pen: Pen, x: number, scale: number): void;
  /** What is marked below the front view: letter, size. */
  across?: [letter: string, value: number];
};

function pitchOf(shape: Shape, d: number): number {
  return size(shape, 'p', size(shape, 'pitch', d < 3 ? d * 0.22 : 0.25 + d * 0.115));
}

export function screw(pen: Pen, shape: Shape, head: Head): void {
  const d = size(shape, 'd', 8);
  const l = size(shape, 'l', d * 4);
  const k = head.sunk ? 0 : head.height;
  const reading = textWidth(mark('d', d));
  const tail = Math.max(42, reading + 14);
  const whole = ROOM - (tail - 42);
  let scale = Math.min(132 / head.width, whole / (head.width + k + l));
  if (head.width * scale < 52) scale = 74 / head.width;
  const wide = head.width * scale;
  const shank = run(0, l, scale, whole - wide - k * scale, 0.38);
  const left = (400 - (wide + GAP + k * scale + shank.end + tail)) / 2;
  const front = left + wide / 2;
  const x = left + wide + GAP;
  const under = x + k * scale;
  const tip = under + shank.end;
  const r = (d * scale) / 2;
  const threaded = Math.min(size(shape, 'b', l), l);
  const start = head.sunk ? Math.min(head.height, l * 0.8) : 0;
  const runOut = under + Math.max(shank.at(l - threaded), start * scale);
  if (runOut > under + start * scale + 1)
    turned(pen, AXIS, [
      [under + start * scale, r],
      [runOut, r],
    ]);
  thread(pen, runOut, tip, AXIS, r, pitchOf(shape, d) * scale);
  if (shank.cut !== null) breakAcross(pen, under + shank.cut, AXIS, r);
  head.side(pen, x, scale);
  head.front(pen, front, scale);
  pen.line(x - 12, AXIS, tip + 12, AXIS, 'centre');
  pen.cross(front, AXIS, wide / 2 + 10);
  const below = AXIS + wide / 2 + 30;
  level(pen, under, tip, below, mark('l', l), [AXIS + (head.sunk ? wide / 2 : r), AXIS + r]);
  upright(pen, AXIS - r, AXIS + r, tip + Math.max(26, reading / 2 + 9), mark('d', d), tip);
  if (k > 0) level(pen, x, under, AXIS - wide / 2 - 18, mark('k', k), AXIS - wide / 2);
  if (head.across !== undefined) {
    const half = (head.across[1] * scale) / 2;
    const words = mark(...head.across);
    const row = 2 * half > textWidth(words) + 34 ? below : below + 25;
    level(
      pen,
      front - half,
      front + half,
      row,
      words,
      AXIS + (head.across[0] === 's' ? wide / 4 : 0),
    );
  }
}

/** A hexagon head from the side with three faces to us, and the arcs that its chamfer cuts; `face` is -1 where the chamfer lies at the left. */
export function hexSide(
  pen: Pen,
  x1: number,
  x2: number,
  y: number,
  s: number,
  left = true,
  right = false,
): void {
  const e = s / COS30 / 2;
  const flat = s * 0.475;
  const c = Math.min((e - flat) * 0.577, (x2 - x1) / 3);
  const above: Point[] = [];
  if (left) above.push([x1, y - flat], [x1 + c, y - e]);
  else above.push([x1, y - e]);
  if (right) above.push([x2 - c, y - e], [x2, y - flat]);
  else above.push([x2, y - e]);
  pen.polygon([...above, ...above.map(([x, height]): Point => [x, 2 * y - height]).reverse()]);
  const inner = (left: boolean) => {
    const edgeX = left ? x1 + c : x2 - c;
    const peak = left ? x1 - c : x2 + c;
    const arc = (from: number, to: number) =>
      `M${edgeX.toFixed(1)} ${(y + from).toFixed(1)}Q${peak.toFixed(1)} ${(y + (from + to) / 2).toFixed(1)} ${edgeX.toFixed(1)} ${(y + to).toFixed(1)}`;
    return arc(-e, -e / 2) + arc(-e / 2, e / 2) + arc(e / 2, e);
  };
  pen.path((left ? inner(true) : '') + (right ? inner(false) : ''), 'medium');
  const from = left ? x1 + c : x1;
  const to = right ? x2 - c : x2;
  pen.path(
    trace([
      [from, y - e / 2],
      [to, y - e / 2],
    ]) +
      trace([
        [from, y + e / 2],
        [to, y + e / 2],
      ]),
    'medium',
  );
}

const hexBolt: Drawer = (pen, shape) => {
  const d = size(shape, 'd', 8);
  const s = size(shape, 's', d * 1.6);
  const height = size(shape, 'k', d * 0.65);
  screw(pen, shape, {
    width: s / COS30,
    height,
    across: ['s', s],
    side: (on, x, scale) => hexSide(on, x, x + height * scale, AXIS, s * scale),
    front(on, x, scale) {
      on.polygon(regular(x, AXIS, (s / COS30 / 2) * scale, 6, 30));
      on.circle(x, AXIS, s * 0.475 * scale, 'medium');
    },
  });
};

const flangeBolt: Drawer = (pen, shape) => {
  const d = size(shape, 'd', 8);
  const s = size(shape, 's', d * 1.5);
  const height = size(shape, 'k', d);
  const width = size(shape, 'dc', size(shape, 'dk', d * 2.2));
  const rim = Math.min(size(shape, 'c', d * 0.15), height * 0.3);
  screw(pen, shape, {
    width,
    height,
    across: ['s', s],
    side(on, x, scale) {
      const collar = x + height * 0.55 * scale;
      hexSide(on, x, collar, AXIS, s * scale);
      const at = (mm: number) => x + (height - mm) * scale;
      turned(on, AXIS, [
        [collar, s * 0.53 * scale],
        [at(rim * 1.2), (width / 2) * 0.94 * scale],
        [at(rim), (width / 2) * scale],
        [at(0), (width / 2) * scale],
      ]);
    },
    front(on, x, scale) {
      on.circle(x, AXIS, (width / 2) * scale, 'heavy', STEEL);
      on.polygon(regular(x, AXIS, (s / COS30 / 2) * scale, 6, 30));
      on.circle(x, AXIS, s * 0.475 * scale, 'medium');
    },
  });
};

const socketCap: Drawer = (pen, shape) => {
  const d = size(shape, 'd', 8);
  const width = size(shape, 'dk', d * 1.5);
  const height = size(shape, 'k', d);
  const s = size(shape, 's', d * 0.8);
  const depth = Math.min(size(shape, 't', d / 2), height * 0.8);
  screw(pen, shape, {
    width,
    height,
    across: ['dk', width],
    side(on, x, scale) {
      const r = (width / 2) * scale;
      const c = Math.min(r * 0.12, height * scale * 0.2);
      turned(on, AXIS, [
        [x, r - c],
        [x + c, r],
        [x + height * scale, r],
      ]);
      edge(on, x + c, AXIS, r);
      const half = (s / 2) * scale;
      const deep = x + depth * scale;
      on.polyline(
        [
          [x, AXIS - half],
          [deep, AXIS - half],
          [deep + half * 0.5, AXIS],
          [deep, AXIS + half],
          [x, AXIS + half],
        ],
        'hidden',
      );
      on.line(deep, AXIS - half, deep, AXIS + half, 'hidden');
    },
    front(on, x, scale) {
      const r = (width / 2) * scale;
      on.circle(x, AXIS, r, 'heavy', STEEL);
      on.circle(x, AXIS, r * 0.9, 'medium');
      on.polygon(regular(x, AXIS, (s / COS30 / 2) * scale, 6, 30), 'heavy', PAPER);
    },
  });
};

const setScrew: Drawer = (pen, shape) => {
  const d = size(shape, 'd', 8);
  const s = size(shape, 's', d / 2);
  screw(pen, shape, {
    width: d,
    height: d * 0.05,
    sunk: true,
    across: ['s', s],
    side(on, x, scale) {
      const r = (d / 2) * scale;
      const c = Math.min(r * 0.16, size(shape, 'l', d) * scale * 0.2);
      turned(on, AXIS, [
        [x, r - c],
        [x + c, r],
        [x + c, r - c],
      ]);
      const half = (s / 2) * scale;
      const deep = x + Math.min(size(shape, 't', d * 0.5), size(shape, 'l', d * 4) * 0.6) * scale;
      on.polyline(
        [
          [x, AXIS - half],
          [deep, AXIS - half],
          [deep + half * 0.5, AXIS],
          [deep, AXIS + half],
          [x, AXIS + half],
        ],
        'hidden',
      );
      on.line(deep, AXIS - half, deep, AXIS + half, 'hidden');
    },
    front(on, x, scale) {
      const r = (d / 2) * scale;
      on.circle(x, AXIS, r, 'heavy', STEEL);
      on.circle(x, AXIS, r * 0.82, 'hair', SHADE);
      on.polygon(regular(x, AXIS, (s / COS30 / 2) * scale, 6, 30), 'heavy', PAPER);
    },
  });
};

export const screws = {
  'hex-bolt': hexBolt,
  'flange-bolt': flangeBolt,
  'socket-cap-screw': socketCap,
  'set-screw': setScrew,
} satisfies Record<string, Drawer>;
