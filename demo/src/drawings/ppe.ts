// Drawings of protective equipment: plain side or front views in the box of their own length and height.

import { level, mark, upright } from './dimensions.ts';
import { joined, PAPER, type Point, SHADE, STEEL } from './pen.ts';
import { clamp, type Drawer, size } from './sizes.ts';

export type Box = { x: number; y: number; w: number; h: number; at(fx: number, fy: number): Point };

/** The box of a part in the middle of the sheet; places in it are shares of its width and height. */
export function box(wide: number, high: number, room: Point = [270, 190], top = 48): Box {
  const scale = Math.min(room[0] / wide, room[1] / high);
  const w = wide * scale;
  const h = high * scale;
  const x = (372 - w) / 2;
  const y = top + (room[1] - h) / 2;
  return { x, y, w, h, at: (fx, fy) => [x + fx * w, y + fy * h] };
}

/** Path data in the shares of a box: letters stay, numbers are places. */
export function shaped(frame: Box, data: string): string {
  return data.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, fx, fy) =>
    joined(frame.at(Number(fx), Number(fy))),
  );
}

const glove: Drawer = (pen, shape) => {
  const L = size(shape, 'L', 250);
  const W = size(shape, 'W', 105);
  const wide = W * 1.42;
  const frame = box(wide, L, [250, 210], 40);
  const { w } = frame;
  const finger = (left: number, right: number, tip: number) => {
    const [x1, y1] = frame.at(left, 0.5);
    const [x2, y2] = frame.at(right, tip);
    pen.rect(x1, y2, x2 - x1, y1 - y2, 'heavy', STEEL, (x2 - x1) / 2);
  };
  pen.path(
    shaped(
      frame,
      'M0.64 0.66C0.78 0.6 0.86 0.5 0.9 0.38C0.96 0.34 1.02 0.38 1 0.46C0.96 0.58 0.86 0.74 0.68 0.82z',
    ),
    'heavy',
    STEEL,
  );
  finger(0, 0.17, 0.14);
  finger(0.175, 0.345, 0.04);
  finger(0.35, 0.52, 0);
  finger(0.525, 0.695, 0.06);
  pen.path(
    shaped(
      frame,
      'M0 0.4L0 0.62C0 0.7 0.06 0.74 0.08 0.8L0.62 0.8C0.64 0.74 0.695 0.7 0.695 0.64L0.695 0.4L0.61 0.44L0.52 0.4L0.435 0.44L0.35 0.4L0.26 0.44L0.175 0.4L0.09 0.44z',
    ),
    'none',
    STEEL,
  );
  pen.path(
    shaped(
      frame,
      'M0 0.4L0 0.62C0 0.7 0.06 0.74 0.08 0.8M0.62 0.8C0.64 0.76 0.7 0.72 0.74 0.68M0.695 0.4L0.695 0.6M0.175 0.4L0.175 0.43M0.35 0.4L0.35 0.43M0.522 0.4L0.522 0.43',
    ),
    'heavy',
  );
  pen.path(shaped(frame, 'M0.08 0.8L0.62 0.8L0.64 1L0.06 1z'), 'heavy', SHADE);
  for (const share of [0.84, 0.88, 0.92, 0.96])
    pen.line(...frame.at(0.08, share), ...frame.at(0.62, share), 'hair');
  const [palmX] = frame.at(0, 0);
  level(
    pen,
    palmX,
    palmX + w * 0.695,
    frame.y + frame.h + 28,
    mark('W', W),
    frame.y + frame.h * 0.6,
  );
  upright(pen, frame.y, frame.y + frame.h, frame.x + frame.w + 40, mark('L', L), frame.x + w * 0.6);
};

const boot: Drawer = (pen, shape) => {
  const L = size(shape, 'L', 305);
  const H = size(shape, 'H', 150);
  const whole = Math.max(H * 1.12, L * 0.46);
  const frame = box(L, whole, [262, 196], 44);
  const low = clamp(1 - (L * 0.36) / whole, 0.12, 0.68);
  const n = (value: number) => value.toFixed(3);
  pen.path(
    shaped(
      frame,
      `M0.06 0L0.44 0.02C0.46 ${n(low * 0.6)} 0.5 ${n(low)} 0.6 ${n(low + 0.06)}C0.8 ${n(low + 0.16)} 0.98 ${n(low + 0.2)} 0.98 0.88L0.03 0.88C0 0.7 0.06 0.5 0.06 0z`,
    ),
    'heavy',
    STEEL,
  );
  pen.path(
    shaped(
      frame,
      `M0.72 ${n(low + 0.13)}C0.7 0.7 0.72 0.8 0.74 0.88L0.98 0.88C0.98 0.7 0.9 ${n(low + 0.22)} 0.72 ${n(low + 0.13)}z`,
    ),
    'medium',
    SHADE,
  );
  pen.path(
    shaped(
      frame,
      'M0.02 0.88L0.99 0.88L1 0.94C0.99 1 0.97 1 0.94 1L0.5 1L0.46 0.96L0.36 0.96L0.34 1L0.02 1z',
    ),
    'heavy',
    SHADE,
  );
  pen.path(shaped(frame, 'M0.06 0.09L0.445 0.11'), 'medium');
  pen.path(
    shaped(
      frame,
      `M0.035 0.6C0.14 0.6 0.2 0.7 0.2 0.88M0.38 ${n(low * 0.25)}L0.4 ${n(low * 0.7)}C0.43 ${n(low + 0.06)} 0.5 ${n(low + 0.14)} 0.6 ${n(low + 0.2)}`,
    ),
    'medium',
  );
  for (let lace = 0; lace < 4; lace++) {
    const t = 0.16 + lace * 0.24;
    const fx = 0.41 + t * t * 0.16;
    const fy = low * (0.3 + t * 0.85);
    pen.line(...frame.at(fx - 0.05, fy + 0.03), ...frame.at(fx + 0.045, fy - 0.01), 'medium');
    pen.circle(...frame.at(fx - 0.055, fy + 0.035), 2.6, 'medium', PAPER);
  }
  for (let lug = 0.06; lug < 0.98; lug += 0.06)
    if (lug < 0.32 || lug > 0.52) pen.line(...frame.at(lug, 0.945), ...frame.at(lug, 1), 'hair');
  level(pen, frame.x, frame.x + frame.w, frame.y + frame.h + 28, mark('L', L), frame.y + frame.h);
  upright(
    pen,
    frame.y,
    frame.y + frame.h * 0.88,
    Math.min(frame.x + frame.w + 34, 372),
    mark('H', H),
    [frame.x + frame.w * 0.45, frame.x + frame.w],
  );
};

export const ppe = { glove, boot } satisfies Record<string, Drawer>;
