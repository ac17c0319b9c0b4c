// Drawings of spanners and sockets: jaws and rings are true to size, and a long handle is broken.

import { level, mark, pointer, upright } from './dimensions.ts';
import { PAPER, type Pen, type Point, polar, regular, SHADE, STEEL, trace } from './pen.ts';
import { choice, clamp, type Drawer, size } from './sizes.ts';
import { breakAcross, edge, run, turned } from './turned.ts';

const COS30 = Math.cos(Math.PI / 6);

const combinationSpanner: Drawer = (pen, shape) => {
  const s = size(shape, 's', 13);
  const L = size(shape, 'L', 60 + s * 9);
  const ends = choice(shape, 'ends', 0);
  const y = 140;
  const adjustable = ends === 3;
  const headMm = adjustable ? s * 1.9 : s * 2.1;
  const fitting = Math.min(350 / L, 110 / headMm);
  const scale = headMm * fitting < 46 ? 62 / headMm : fitting;
  const head = (headMm / 2) * scale;
  const shank = run(24, L, scale, 352, 0.5);
  const left = 24 + head;
  const right = shank.end - head * (ends === 0 || ends === 2 ? 0.78 : 1);
  const web = Math.max(head * 0.36, 6);
  pen.cast(
    [
      [left, y - web],
      [right, y - web * 0.85],
      [right, y + web * 0.85],
      [left, y + web],
    ],
    2,
  );
  pen.path(
    trace([
      [left + head + 8, y - web * 0.45],
      [right - head - 8, y - web * 0.4],
    ]) +
      trace([
        [left + head + 8, y + web * 0.45],
        [right - head - 8, y + web * 0.4],
      ]),
    'hair',
  );
  breakAcross(pen, shank.cut, y, web);
  if (adjustable) adjustableHead(pen, left, y, head, s * scale);
  else if (ends === 2) ring(pen, left, y, head * 0.78, s * scale);
  else jaw(pen, left, y, head, s * scale, 180 + 15);
  if (ends === 1) jaw(pen, right, y, head, s * scale, 15);
  else if (adjustable) {
    pen.circle(right + head * 0.5, y, web * 1.15, 'heavy', STEEL);
    pen.circle(right + head * 0.5, y, web * 0.5, 'medium', PAPER);
  } else ring(pen, right, y, head * 0.78, s * scale);
  level(pen, 24, shank.end, y + head + 42, mark('L', L), y + head * 0.6);
  if (ends !== 2) pen.text(24 + head, y - head - 12, mark('s', s));
  else pen.text(right, y - head - 6, mark('s', s));
};

/** An open end: the jaw is s wide and turned 15 degrees from the handle. */
function jaw(pen: Pen, x: number, y: number, r: number, s: number, turn: number): void {
  const [ux, uy] = polar(0, 0, 1, turn);
  const place = (along: number, across: number): Point => [
    x + ux * along - uy * across,
    y + uy * along + ux * across,
  ];
  pen.circle(x, y, r, 'heavy', STEEL);
  const half = s / 2;
  const lip = Math.sqrt(Math.max(r * r - half * half, 4));
  const floor = -half * 0.5;
  pen.polygon(
    [
      place(r * 1.25, -half),
      place(floor, -half),
      place(floor - half * 0.3, 0),
      place(floor, half),
      place(r * 1.25, half),
    ],
    'none',
    PAPER,
  );
  pen.polyline([
    place(lip, -half),
    place(floor, -half),
    place(floor - half * 0.3, 0),
    place(floor, half),
    place(lip, half),
  ]);
}

function ring(pen: Pen, x: number, y: number, r: number, s: number): void {
  pen.circle(x, y, r, 'heavy', STEEL);
  const outer = Math.min(s / COS30 / 2, r * 0.85);
  const points: Point[] = Array.from({ length: 24 }, (_, i) =>
    polar(x, y, i % 2 === 0 ? outer : outer * 0.9, 15 * i),
  );
  pen.polygon(points, 'medium', PAPER);
}

function adjustableHead(pen: Pen, x: number, y: number, r: number, s: number): void {
  const half = s / 2;
  pen.cast(
    [
      [x + r, y - r * 0.45],
      [x + r * 0.3, y - r],
      [x - r, y - r * 0.95],
      [x - r, y - half],
      [x + r * 0.1, y - half],
      [x + r * 0.1, y + half],
      [x + r * 0.1, y + r * 0.9],
      [x + r, y + r * 0.45],
    ],
    [8, 10, 8, 1, 2, 1, 8, 8],
  );
  pen.cast(
    [
      [x - r * 0.9, y + half],
      [x + r * 0.1, y + half],
      [x + r * 0.1, y + r],
      [x - r * 0.35, y + r],
    ],
    [1, 1, 5, 10],
    'heavy',
    SHADE,
  );
  const worm = x + r * 0.42;
  pen.rect(worm - r * 0.22, y + r * 0.1, r * 0.5, r * 0.42, 'medium', PAPER, 2);
  for (let line = 0; line < 4; line++)
    pen.line(
      worm - r * 0.16 + line * r * 0.12,
      y + r * 0.1,
      worm - r * 0.1 + line * r * 0.12,
      y + r * 0.52,
      'medium',
    );
}

const socket: Drawer = (pen, shape) => {
  const s = size(shape, 's', 13);
  const drive = size(shape, 'drive', 12.7);
  const L = size(shape, 'L', 38);
  const D = Math.max(size(shape, 'D', s * 1.42), s * 1.2);
  const widest = Math.max(D, drive * 1.6);
  const scale = Math.min(124 / widest, 190 / L, 250 / (widest + L));
  const y = 150;
  const R = (D / 2) * scale;
  const x = 34 + R;
  const outer = Math.min((s / COS30 / 2) * scale, R * 0.94);
  pen.circle(x, y, R, 'heavy', STEEL);
  pen.polygon(regular(x, y, outer, 6, 30), 'heavy', PAPER);
  pen.rect(
    x - (drive / 2) * scale * 0.8,
    y - (drive / 2) * scale * 0.8,
    drive * scale * 0.8,
    drive * scale * 0.8,
    'hidden',
    null,
  );
  pen.cross(x, y, R + 9);
  const left = x + R + 52;
  const end = left + L * scale;
  const back = Math.max(drive * 0.8 * scale, R * 0.7);
  const middle = left + L * scale * 0.52;
  turned(pen, y, [
    [left, R - 2],
    [left + 2, R],
    [middle - 8, R],
    [middle + 4, back],
    [end - 2, back],
    [end, back - 2],
  ]);
  edge(pen, middle + 4, y, back);
  edge(pen, end - L * scale * 0.14, y, back);
  const hex = (s / 2) * scale;
  const square = (drive / 2) * scale;
  pen.polyline(
    [
      [left, y - hex],
      [left + L * scale * 0.4, y - hex],
      [left + L * scale * 0.4, y + hex],
      [left, y + hex],
    ],
    'hidden',
  );
  pen.polyline(
    [
      [end, y - square],
      [end - L * scale * 0.36, y - square],
      [end - L * scale * 0.36, y + square],
      [end, y + square],
    ],
    'hidden',
  );
  pen.line(left - 12, y, end + 12, y, 'centre');
  const low = y + Math.max(R, back) + 28;
  level(pen, left, end, low, mark('L', L), [y + R, y + back]);
  level(pen, x - hex, x + hex, low, mark('s', s), y + hex / 2);
  upright(pen, y - square, y + square, Math.min(end + 34, 366), `■ ${drive}`, end);
};

const torqueWrench: Drawer = (pen, shape) => {
  const L = size(shape, 'L', 460);
  const drive = size(shape, 'drive', 12.7);
  const scale = 348 / L;
  const y = 146;
  const x = 26;
  const end = x + 348;
  const head = clamp(drive * 1.7 * scale, 20, 34);
  const tube = clamp(head * 0.42, 8, 14);
  turned(pen, y, [
    [x + head, tube * 0.8],
    [x + head * 2 + 8, tube],
    [end - 118, tube],
  ]);
  pen.circle(x + head, y, head, 'heavy', STEEL);
  pen.circle(x + head, y, head * 0.66, 'medium', SHADE);
  const q = Math.max(drive * scale * 0.5, 6);
  pen.rect(x + head - q, y - q, 2 * q, 2 * q, 'heavy', PAPER);
  pen.circle(x + head, y, q * 0.4, 'medium');
  const scaleFrom = end - 190;
  pen.rect(scaleFrom, y - tube * 0.55, 66, tube * 1.1, 'medium', PAPER, 1.5);
  for (let i = 1; i < 11; i++)
    pen.line(
      scaleFrom + i * 6,
      y - tube * 0.55,
      scaleFrom + i * 6,
      y + tube * (i % 5 === 0 ? 0.45 : 0),
      'hair',
    );
  pen.cast(
    [
      [end - 118, y - tube * 1.35],
      [end - 6, y - tube * 1.25],
      [end, y - tube * 0.9],
      [end, y + tube * 0.9],
      [end - 6, y + tube * 1.25],
      [end - 118, y + tube * 1.35],
    ],
    4,
    'heavy',
    SHADE,
  );
  for (let i = 0; i < 8; i++)
    pen.line(end - 104 + i * 12, y - tube * 1.3, end - 104 + i * 12, y + tube * 1.3, 'hair');
  pen.line(x - 10, y, end + 10, y, 'centre');
  level(pen, x, end, y + head + 44, mark('L', L), [y + head * 0.4, y + tube]);
  pointer(pen, [x + head + q, y - q], [x + head * 2 + 22, y - head - 24], `■ ${drive}`);
};

export const spanners = {
  'combination-spanner': combinationSpanner,
  socket,
  'torque-wrench': torqueWrench,
} satisfies Record<string, Drawer>;
