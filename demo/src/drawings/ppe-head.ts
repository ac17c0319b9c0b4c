// Drawings of head, eye, ear and breath protection: front or side views in the box of their own size.

import { level, mark, upright } from './dimensions.ts';
import { joined, PAPER, type Pen, type Point, SHADE, STEEL } from './pen.ts';
import { type Box, box, shaped } from './ppe.ts';
import { choice, type Drawer, size } from './sizes.ts';

function marks(pen: Pen, frame: Box, across: string, up: string): void {
  level(pen, frame.x, frame.x + frame.w, frame.y + frame.h + 28, across, frame.y + frame.h);
  if (up !== '')
    upright(
      pen,
      frame.y,
      frame.y + frame.h,
      Math.min(frame.x + frame.w + 34, 372),
      up,
      frame.x + frame.w,
    );
}

const helmet: Drawer = (pen, shape) => {
  const L = size(shape, 'L', 280);
  const H = size(shape, 'H', 155);
  const frame = box(L, H);
  const draw = (
    data: string,
    weight: 'heavy' | 'medium' | 'hair',
    fill: typeof STEEL | typeof SHADE | null,
  ) => pen.path(shaped(frame, data), weight, fill);
  draw('M0.2 0.84C0.3 1.02 0.72 1.02 0.84 0.84z', 'medium', SHADE);
  draw('M0.14 0.8C0.12 0.3 0.3 0 0.54 0C0.78 0 0.93 0.32 0.93 0.8z', 'heavy', STEEL);
  draw(
    'M0.42 0.03C0.4 -0.02 0.62 -0.02 0.7 0.06C0.8 0.2 0.86 0.5 0.87 0.8L0.8 0.8C0.79 0.5 0.72 0.22 0.62 0.1C0.56 0.05 0.46 0.06 0.42 0.03z',
    'medium',
    SHADE,
  );
  draw(
    'M0.14 0.78C0.1 0.84 0.02 0.9 0 0.96C0.06 0.99 0.14 0.95 0.22 0.88L0.96 0.88C0.98 0.84 0.97 0.8 0.94 0.78z',
    'heavy',
    STEEL,
  );
  const vents = Math.min(choice(shape, 'vents', 4), 8);
  for (let vent = 0; vent < Math.ceil(vents / 2); vent++) {
    const [vx, vy] = frame.at(0.34 + vent * 0.09, 0.28 - vent * 0.02);
    pen.rect(vx, vy, 7, 22, 'medium', PAPER, 3.5);
  }
  marks(pen, frame, mark('L', L), mark('H', H));
};

const goggles: Drawer = (pen, shape) => {
  const W = size(shape, 'W', 175);
  const H = size(shape, 'H', 85);
  const frame = box(W, H, [250, 150], 60);
  if (choice(shape, 'style', 0) === 1) {
    const r = frame.w * 0.045;
    for (const side of [0, 1]) {
      const f = (x: number) => (side === 0 ? x : 1 - x);
      pen.cast(
        [
          frame.at(f(0), 0.04),
          frame.at(f(0.46), 0.1),
          frame.at(f(0.45), 0.5),
          frame.at(f(0.34), 0.96),
          frame.at(f(0.1), 0.94),
          frame.at(f(0.01), 0.5),
        ],
        [8, 10, 22, 34, 34, 14],
      );
      pen.cast(
        [
          frame.at(f(0.04), 0.16),
          frame.at(f(0.42), 0.2),
          frame.at(f(0.41), 0.5),
          frame.at(f(0.32), 0.86),
          frame.at(f(0.12), 0.84),
          frame.at(f(0.05), 0.5),
        ],
        [6, 8, 18, 28, 28, 10],
        'medium',
        PAPER,
      );
      pen.path(
        shaped(frame, `M${f(0.14)} 0.7L${f(0.26)} 0.3M${f(0.2)} 0.72L${f(0.28)} 0.46`),
        'hair',
      );
      pen.cast(
        [
          frame.at(f(-0.03), 0.02),
          frame.at(f(0.03), 0.02),
          frame.at(f(0.03), 0.3),
          frame.at(f(-0.03), 0.3),
        ],
        4,
        'heavy',
        SHADE,
      );
    }
    pen.path(shaped(frame, 'M0.44 0.24Q0.5 0.04 0.56 0.24'), 'heavy');
    pen.path(shaped(frame, `M0.45 0.5Q0.43 0.62 0.4 0.66M0.55 0.5Q0.57 0.62 0.6 0.66`), 'medium');
    pen.circle(...frame.at(0.0, 0.16), Math.max(r * 0.2, 2), 'medium', PAPER);
  } else {
    for (const side of [-1, 1]) {
      const inner = side < 0 ? frame.x + 6 : frame.x + frame.w - 6;
      const outer = inner + side * 42;
      pen.cast(
        [
          [inner, frame.y + frame.h * 0.3],
          [outer, frame.y + frame.h * 0.24],
          [outer, frame.y + frame.h * 0.56],
          [inner, frame.y + frame.h * 0.62],
        ],
        3,
        'heavy',
        SHADE,
      );
      for (const share of [0.34, 0.42, 0.5])
        pen.line(inner, frame.y + frame.h * share, outer, frame.y + frame.h * share, 'hair');
    }
    pen.path(
      shaped(
        frame,
        'M0.1 0C0.3 -0.03 0.7 -0.03 0.9 0C0.98 0.02 1 0.1 1 0.3C1 0.7 0.94 1 0.8 1C0.68 1 0.6 0.9 0.56 0.74C0.53 0.66 0.47 0.66 0.44 0.74C0.4 0.9 0.32 1 0.2 1C0.06 1 0 0.7 0 0.3C0 0.1 0.02 0.02 0.1 0z',
      ),
      'heavy',
      STEEL,
    );
    pen.path(
      shaped(
        frame,
        'M0.13 0.12C0.3 0.08 0.7 0.08 0.87 0.12C0.93 0.14 0.93 0.2 0.93 0.34C0.93 0.66 0.88 0.87 0.79 0.87C0.7 0.87 0.65 0.78 0.61 0.62C0.56 0.5 0.44 0.5 0.39 0.62C0.35 0.78 0.3 0.87 0.21 0.87C0.12 0.87 0.07 0.66 0.07 0.34C0.07 0.2 0.07 0.14 0.13 0.12z',
      ),
      'medium',
      PAPER,
    );
    pen.path(shaped(frame, 'M0.18 0.7L0.36 0.24M0.24 0.74L0.34 0.5M0.7 0.66L0.84 0.3'), 'hair');
    for (const share of [0.3, 0.4, 0.5, 0.6, 0.7])
      pen.rect(frame.x + frame.w * share - 6, frame.y + 2, 12, 5, 'medium', SHADE, 2);
  }
  level(
    pen,
    frame.x,
    frame.x + frame.w,
    frame.y + frame.h + 36,
    mark('W', W),
    frame.y + frame.h * 0.7,
  );
  upright(
    pen,
    frame.y,
    frame.y + frame.h,
    Math.min(frame.x + frame.w + 64, 374),
    mark('H', H),
    frame.x + frame.w * 0.9,
  );
};

const earMuff: Drawer = (pen, shape) => {
  const W = size(shape, 'W', 170);
  const H = size(shape, 'H', 95);
  const band = choice(shape, 'band', 0);
  const frame = box(W, band === 1 ? H * 1.5 : H * 2, [220, 200], 44);
  const cupHeight = frame.h / (band === 1 ? 1.5 : 2);
  const cup = Math.min(frame.w * 0.26, cupHeight * 0.62);
  const top = band === 2 ? frame.y : frame.y + frame.h - cupHeight;
  const middle = top + cupHeight / 2;
  const left = frame.x + cup * 0.55;
  const right = frame.x + frame.w - cup * 0.55;
  const n = (...values: number[]) => joined(values);
  const over = band === 2 ? frame.y + frame.h : frame.y;
  const bend = (inset: number) => {
    const edge = over + (band === 2 ? -inset : inset);
    return `M${n(left + inset, middle)}C${n(left + inset - 4, edge + (middle - edge) * 0.1, left + (right - left) * 0.25, edge, (left + right) / 2, edge)}C${n(right - (right - left) * 0.25, edge, right - inset + 4, edge + (middle - edge) * 0.1, right - inset, middle)}`;
  };
  if (band === 1) {
    for (const side of [-1, 1]) {
      const x = side < 0 ? left : right;
      pen.path(
        `M${n(x, middle)}C${n(x, frame.y + 20, x - side * 30, frame.y + 14, x - side * 46, frame.y)}`,
        'heavy',
      );
      pen.rect(x - side * 46 - 12, frame.y - 6, 24, 14, 'heavy', SHADE, 3);
    }
  } else {
    pen.path(bend(0) + bend(8), 'heavy');
  }
  for (const side of [-1, 1]) {
    const x = side < 0 ? frame.x : frame.x + frame.w;
    const a = (dx: number) => x - side * dx;
    pen.cast(
      [
        [a(cup), top + 5],
        [a(cup * 1.3), top + 9],
        [a(cup * 1.3), top + cupHeight - 9],
        [a(cup), top + cupHeight - 5],
      ],
      6,
      'heavy',
      SHADE,
    );
    pen.cast(
      [
        [a(cup), top],
        [a(cup * 0.3), top + cupHeight * 0.08],
        [a(0), top + cupHeight * 0.3],
        [a(0), top + cupHeight * 0.7],
        [a(cup * 0.3), top + cupHeight * 0.92],
        [a(cup), top + cupHeight],
      ],
      [6, 14, 14, 14, 14, 6],
    );
    pen.line(
      a(cup * 0.55),
      top + cupHeight * 0.06,
      a(cup * 0.55),
      top + cupHeight * 0.94,
      'medium',
    );
    pen.rect(a(cup * 0.55) - 5, middle - 12, 10, 24, 'medium', PAPER, 4);
  }
  level(pen, frame.x, frame.x + frame.w, frame.y + frame.h + 28, mark('W', W), middle);
  upright(pen, top, top + cupHeight, frame.x + frame.w + 34, mark('H', H), frame.x + frame.w - cup);
};

const respirator: Drawer = (pen, shape) => {
  const W = size(shape, 'W', 130);
  const H = size(shape, 'H', 110);
  const filters = choice(shape, 'filters', 0);
  const frame = box(W, H, [200, 180], 52);
  for (const share of [0.2, 0.66]) {
    const [x1, y1] = frame.at(0.06, share);
    pen.path(
      `M${joined([x1, y1])}q-24-14-46-8M${joined([frame.x + frame.w * 0.94, y1])}q24-14 46-8`,
      'medium',
    );
  }
  if (filters === 0) {
    pen.path(
      shaped(
        frame,
        'M0.5 0C0.62 0 0.66 0.12 0.78 0.2C0.96 0.3 1.02 0.5 0.98 0.66C0.92 0.86 0.72 1 0.5 1C0.28 1 0.08 0.86 0.02 0.66C-0.02 0.5 0.04 0.3 0.22 0.2C0.34 0.12 0.38 0 0.5 0z',
      ),
      'heavy',
      STEEL,
    );
    pen.path(shaped(frame, 'M0.36 0.14Q0.5 -0.02 0.64 0.14'), 'heavy');
    pen.path(
      shaped(frame, 'M0.05 0.46C0.3 0.28 0.7 0.28 0.95 0.46M0.06 0.74C0.3 0.86 0.7 0.86 0.94 0.74'),
      'medium',
    );
    const [vx, vy] = frame.at(0.5, 0.58);
    pen.rect(vx - 22, vy - 18, 44, 36, 'heavy', SHADE, 8);
    for (const dy of [-8, 0, 8]) pen.line(vx - 14, vy + dy, vx + 14, vy + dy, 'medium');
  } else {
    pen.path(
      shaped(
        frame,
        'M0.5 0C0.6 0 0.64 0.14 0.7 0.26C0.8 0.36 0.84 0.6 0.78 0.78C0.72 0.94 0.6 1 0.5 1C0.4 1 0.28 0.94 0.22 0.78C0.16 0.6 0.2 0.36 0.3 0.26C0.36 0.14 0.4 0 0.5 0z',
      ),
      'heavy',
      STEEL,
    );
    const r = frame.w * 0.2;
    const places: Point[] =
      filters === 1 ? [frame.at(0.5, 0.62)] : [frame.at(0.18, 0.6), frame.at(0.82, 0.6)];
    for (const [fx, fy] of places) {
      pen.circle(fx, fy, r, 'heavy', SHADE);
      pen.circle(fx, fy, r * 0.82, 'medium', STEEL);
      for (const share of [0.6, 0.38, 0.16]) pen.circle(fx, fy, r * share, 'hair');
    }
    if (filters > 1) {
      const [vx, vy] = frame.at(0.5, 0.66);
      pen.circle(vx, vy, r * 0.55, 'heavy', STEEL);
      for (const dy of [-5, 0, 5])
        pen.line(vx - r * 0.34, vy + dy, vx + r * 0.34, vy + dy, 'medium');
    }
    pen.path(shaped(frame, 'M0.36 0.24Q0.5 0.1 0.64 0.24'), 'medium');
  }
  level(
    pen,
    frame.x,
    frame.x + frame.w,
    frame.y + frame.h + 24,
    mark('W', W),
    frame.y + frame.h * 0.7,
  );
  upright(
    pen,
    frame.y,
    frame.y + frame.h,
    frame.x + frame.w + 62,
    mark('H', H),
    frame.x + frame.w * 0.6,
  );
};

export const ppeHead = { helmet, goggles, 'ear-muff': earMuff, respirator } satisfies Record<
  string,
  Drawer
>;
