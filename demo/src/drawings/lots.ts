// Drawings of lots: a loaded pallet or a machine by its own size, in the same hand, without a word.

import { PAPER, type Point, SHADE, STEEL } from './pen.ts';
import { GROUND, ground } from './scenes.ts';
import { choice, clamp, type Drawer, size } from './sizes.ts';

const pallet: Drawer = (pen, shape) => {
  const L = size(shape, 'L', 1200);
  const load = size(shape, 'H', 900);
  const boxes = clamp(choice(shape, 'boxes', 6), 1, 16);
  const deck = 144;
  const scale = Math.min(260 / L, 200 / (load + deck));
  const w = L * scale;
  const x = 200 - w / 2;
  const base = deck * scale;
  const top = GROUND - base - load * scale;
  ground(pen, x - 40, x + w + 40);
  const columns = Math.max(1, Math.round(Math.sqrt((boxes * L) / load)));
  const rows = Math.ceil(boxes / columns);
  const high = (load * scale) / rows;
  for (let row = 0; row < rows; row++) {
    const here = row === rows - 1 ? boxes - columns * (rows - 1) : columns;
    const wide = w / columns;
    for (let column = 0; column < here; column++) {
      const left = x + column * wide;
      const y = GROUND - base - (row + 1) * high;
      pen.rect(left, y, wide, high, 'heavy', (row + column) % 2 === 0 ? STEEL : SHADE, 1);
      pen.line(left + wide * 0.42, y, left + wide * 0.42, y + Math.min(high * 0.34, 16), 'medium');
      pen.line(left + wide * 0.58, y, left + wide * 0.58, y + Math.min(high * 0.34, 16), 'medium');
    }
  }
  for (const share of [0.2, 0.8])
    pen.line(
      x + w * share,
      top + (boxes % columns === 0 ? 0 : high),
      x + w * share,
      GROUND - base,
      'hair',
    );
  pen.rect(x, GROUND - base, w, base * 0.26, 'heavy', PAPER);
  for (const share of [0, 0.42, 0.84])
    pen.rect(x + w * share, GROUND - base * 0.74, w * 0.16, base * 0.5, 'heavy', PAPER);
  pen.rect(x, GROUND - base * 0.24, w, base * 0.24, 'heavy', PAPER);
};

const machine: Drawer = (pen, shape) => {
  const L = size(shape, 'L', 1600);
  const H = size(shape, 'H', 1200);
  const scale = Math.min(280 / L, 190 / H);
  const w = L * scale;
  const h = H * scale;
  const x = 200 - w / 2;
  const top = GROUND - h;
  const at = (fx: number, fy: number): Point => [x + fx * w, top + fy * h];
  ground(pen, x - 34, x + w + 34);
  // A lathe: bed on two feet, headstock with chuck, carriage, tailstock.
  pen.cast([at(0.03, 0.62), at(0.26, 0.62), at(0.24, 1), at(0.05, 1)], 3, 'heavy', SHADE);
  pen.cast([at(0.72, 0.62), at(0.95, 0.62), at(0.93, 1), at(0.74, 1)], 3, 'heavy', SHADE);
  pen.rect(...at(0.24, 0.66), w * 0.5, h * 0.16, 'medium', PAPER);
  pen.cast([at(0, 0.5), at(1, 0.5), at(0.98, 0.68), at(0.02, 0.68)], 3);
  pen.line(...at(0.02, 0.55), ...at(0.98, 0.55), 'medium');
  pen.cast([at(0, 0.02), at(0.26, 0), at(0.3, 0.06), at(0.3, 0.5), at(0, 0.5)], [6, 6, 6, 0, 0]);
  for (const [fx, fy] of [
    [0.07, 0.14],
    [0.15, 0.14],
    [0.23, 0.14],
  ] as const)
    pen.circle(...at(fx, fy), Math.min(w * 0.025, 8), 'medium', PAPER);
  pen.rect(...at(0.05, 0.28), w * 0.19, h * 0.12, 'medium', SHADE, 2);
  pen.rect(...at(0.3, 0.14), w * 0.04, h * 0.26, 'heavy', SHADE, 2);
  pen.rect(...at(0.34, 0.1), w * 0.05, h * 0.34, 'heavy', STEEL, 2);
  pen.rect(...at(0.39, 0.24), w * 0.38, h * 0.06, 'heavy', PAPER, 1);
  pen.cast(
    [at(0.78, 0.27), at(0.82, 0.2), at(0.94, 0.2), at(0.95, 0.5), at(0.82, 0.5), at(0.82, 0.34)],
    4,
  );
  pen.circle(...at(0.975, 0.27), Math.min(w * 0.025, 9), 'heavy', SHADE);
  pen.cast(
    [at(0.52, 0.36), at(0.64, 0.36), at(0.66, 0.5), at(0.66, 0.72), at(0.5, 0.72), at(0.5, 0.5)],
    3,
    'heavy',
    STEEL,
  );
  pen.circle(...at(0.58, 0.6), Math.min(w * 0.035, 12), 'heavy', PAPER);
  pen.line(...at(0.3, 0.27), ...at(0.98, 0.27), 'centre');
};

export const lots = { pallet, machine } satisfies Record<string, Drawer>;
