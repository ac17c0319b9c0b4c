// Drawings of power tools and discs: a drill in the hand or on its stand, a grinder, and the disc it drives.

import { level, mark, upright } from './dimensions.ts';
import { joined, PAPER, type Pen, type Point, polar, SHADE, STEEL } from './pen.ts';
import { choice, clamp, type Drawer, size } from './sizes.ts';

function grille(pen: Pen, x: number, y: number, slots: number, high: number): void {
  for (let slot = 0; slot < slots; slot++)
    pen.line(x + slot * 8, y - high / 2, x + slot * 8, y + high / 2, 'medium');
}

function chuck(pen: Pen, x: number, y: number, long: number, r: number): void {
  pen.polygon(
    [
      [x, y - r],
      [x - long * 0.62, y - r * 0.85],
      [x - long, y - r * 0.4],
      [x - long, y + r * 0.4],
      [x - long * 0.62, y + r * 0.85],
      [x, y + r],
    ],
    'heavy',
    SHADE,
  );
  for (const line of [-0.5, 0, 0.5])
    pen.line(x - 3, y + line * r * 1.2, x - long * 0.6, y + line * r, 'medium');
}

const drillMachine: Drawer = (pen, shape) => {
  const style = choice(shape, 'style', 0);
  const L = size(shape, 'L', 200);
  const H = size(shape, 'H', style === 0 ? 230 : 190);
  if (style === 3) {
    magnetic(pen, L, H);
    return;
  }
  // Drawn in a box of L x H: everything below is a share of these.
  const scale = Math.min(318 / L, 214 / H);
  const w = L * scale;
  const h = H * scale;
  const x = (400 - w) / 2 - 16;
  const top = 44;
  const at = (fx: number, fy: number): Point => [x + fx * w, top + fy * h];
  const body = style === 2 ? 0.36 : clamp((0.3 * L) / H, 0.26, 0.42);
  const [, middle] = at(0, body / 2);
  if (style === 2) {
    pen.cast(
      [at(0.74, 0.02), at(1, 0.1), at(1, 0.86), at(0.78, 0.98), at(0.66, 0.9), at(0.7, body)],
      [10, 26, 26, 20, 12, 8],
      'heavy',
      SHADE,
    );
    pen.cast([at(0.8, 0.2), at(0.9, 0.24), at(0.9, 0.72), at(0.8, 0.78)], 12, 'heavy', PAPER);
    pen.cast(
      [
        at(0.3, 0.02),
        at(0.76, 0),
        at(0.8, 0.5),
        at(0.72, 0.92),
        at(0.44, 0.92),
        at(0.4, body),
        at(0.28, body * 0.95),
      ],
      [8, 14, 8, 14, 14, 10, 6],
      'heavy',
      STEEL,
    );
    pen.rect(...at(0.12, body * 0.26), w * 0.2, h * body * 0.5, 'heavy', SHADE, 4);
    pen.rect(...at(0, body * 0.42), w * 0.13, h * body * 0.18, 'heavy', STEEL, 2);
    pen.cast(
      [at(0.24, body * 0.9), at(0.3, body * 0.9), at(0.29, 0.82), at(0.23, 0.82)],
      5,
      'heavy',
      SHADE,
    );
    grille(pen, ...at(0.48, 0.62), 5, h * 0.14);
  } else {
    const foot = style === 0;
    pen.cast(
      [
        at(0.58, body * 0.8),
        at(0.84, body * 0.8),
        at(foot ? 0.9 : 0.98, foot ? 0.86 : 0.98),
        at(foot ? 0.62 : 0.74, foot ? 0.86 : 0.98),
      ],
      [4, 12, 8, 8],
      'heavy',
      SHADE,
    );
    if (foot) {
      pen.cast(
        [at(0.42, 0.82), at(0.96, 0.82), at(0.98, 1), at(0.42, 1)],
        [6, 6, 8, 8],
        'heavy',
        STEEL,
      );
      pen.line(...at(0.43, 0.88), ...at(0.965, 0.88), 'medium');
    } else
      pen.path(
        `M${joined([...at(0.86, 0.98)])}c0 ${joined([h * 0.1])} 20 6 26 ${joined([h * 0.08])}`,
        'heavy',
      );
    pen.cast(
      [at(0.56, body * 0.98), at(0.63, body * 0.98), at(0.66, body + 0.16), at(0.6, body + 0.16)],
      4,
      'heavy',
      PAPER,
    );
    pen.cast(
      [
        at(0.24, 0.03),
        at(0.4, 0),
        at(0.94, 0.01),
        at(1, 0.08),
        at(1, body - 0.06),
        at(0.92, body),
        at(0.36, body),
        at(0.24, body - 0.04),
      ],
      [6, 10, 14, 14, 14, 12, 8, 6],
      'heavy',
      STEEL,
    );
    pen.line(...at(0.4, 0), ...at(0.4, body), 'medium');
    chuck(pen, x + 0.24 * w, middle, w * 0.24, h * body * 0.34);
    grille(pen, ...at(0.76, body * 0.5), 5, h * body * 0.5);
  }
  level(pen, x, x + w, top + h + 24, mark('L', L), [middle + 10, top + h]);
  upright(pen, top, top + h, x + w + 30, mark('H', H), x + w);
};

function magnetic(pen: Pen, L: number, H: number): void {
  const scale = Math.min(250 / L, 206 / H);
  const w = L * scale;
  const h = H * scale;
  const x = (400 - w) / 2 - 14;
  const top = 42;
  const at = (fx: number, fy: number): Point => [x + fx * w, top + fy * h];
  pen.rect(...at(0.3, 0.86), w * 0.68, h * 0.14, 'heavy', SHADE, 2);
  pen.cast([at(0.52, 0.1), at(0.9, 0.1), at(0.94, 0.86), at(0.5, 0.86)], [8, 12, 0, 0]);
  pen.cast([at(0.9, 0.16), at(1, 0.24), at(1, 0.5), at(0.92, 0.54)], 8, 'heavy', SHADE);
  pen.rect(...at(0.42, 0.06), w * 0.12, h * 0.66, 'heavy', PAPER, 2);
  pen.cast([at(0.12, 0), at(0.42, 0), at(0.42, 0.46), at(0.12, 0.46)], 10, 'heavy', STEEL);
  pen.rect(...at(0.18, 0.46), w * 0.18, h * 0.14, 'heavy', SHADE, 2);
  pen.rect(...at(0.22, 0.6), w * 0.1, h * 0.2, 'heavy', STEEL, 1);
  pen.rect(...at(0.235, 0.8), w * 0.07, h * 0.17, 'medium', SHADE);
  const [hx, hy] = at(0.6, 0.4);
  pen.circle(hx, hy, 12, 'heavy', STEEL);
  for (const turn of [30, 150, 270]) {
    const [tx, ty] = polar(hx, hy, 42, turn);
    pen.line(hx, hy, tx, ty, 'heavy');
    pen.circle(tx, ty, 5, 'medium', SHADE);
  }
  level(pen, x, x + w, top + h + 24, mark('L', L), [top + h * 0.46, top + h]);
  upright(pen, top, top + h, x + w + 30, mark('H', H), [x + w * 0.42, x + w]);
}

const angleGrinder: Drawer = (pen, shape) => {
  const L = size(shape, 'L', 300);
  const D = Math.min(size(shape, 'D', 125), L * 0.7);
  const scale = Math.min(306 / L, 176 / D);
  const w = L * scale;
  const x = (400 - w) / 2 - 26;
  const y = 150;
  const R = (D / 2) * scale;
  const head = x + R;
  const r = clamp(R * 0.46, 22, 34);
  const end = x + w;
  pen.circle(head, y, R, 'heavy', PAPER);
  pen.circle(head, y, R * 0.93, 'hair');
  pen.path(
    `M${joined([head + 6, y - R * 1.04])}A${joined([R * 1.04, R * 1.04])} 0 0 1 ${joined([head + 6, y + R * 1.04])}L${joined([head, y])}z`,
    'heavy',
    SHADE,
  );
  pen.cast(
    [
      [head - r, y - r * 0.8],
      [head + r, y - r],
      [head + r * 2, y - r * 0.95],
      [head + r * 2, y + r * 0.95],
      [head + r, y + r],
      [head - r, y + r * 0.8],
    ],
    [14, 6, 2, 2, 6, 14],
  );
  pen.cast(
    [
      [head + r * 2, y - r * 0.95],
      [end - 20, y - r * 0.78],
      [end, y - r * 0.6],
      [end, y + r * 0.6],
      [end - 20, y + r * 0.78],
      [head + r * 2, y + r * 0.95],
    ],
    [3, 14, 12, 12, 14, 3],
  );
  pen.circle(head, y, r * 0.56, 'heavy', SHADE);
  for (const turn of [0, 180]) pen.circle(...polar(head, y, r * 0.36, turn), 2.4, 'medium', PAPER);
  pen.cast(
    [
      [head + 4, y - r],
      [head + 18, y - r],
      [head + 20, y - r - 44],
      [head + 2, y - r - 44],
    ],
    [0, 0, 7, 7],
    'heavy',
    SHADE,
  );
  grille(pen, head + r * 2 + 12, y, 4, r);
  pen.rect(head + r * 2 + 52, y - 7, 34, 14, 'medium', SHADE, 6);
  pen.line(end - 46, y - r * 0.85, end - 46, y + r * 0.85, 'medium');
  pen.path(`M${joined([end, y])}c10 0 8 14 18 14`, 'heavy');
  level(pen, x, end, y + R + 34, mark('L', L), [y + R * 0.5, y + r * 0.6]);
  upright(pen, y - R, y + R, end + 40, mark('D', D), head + 20);
};

const grindingDisc: Drawer = (pen, shape) => {
  const D = size(shape, 'D', 125);
  const t = size(shape, 't', 1.6);
  const bore = Math.min(size(shape, 'bore', 22.23), D * 0.6);
  const style = choice(shape, 'style', 0);
  const y = 150;
  const R = 92;
  const x = 118;
  const scale = R / (D / 2);
  const r = (bore / 2) * scale;
  pen.circle(x, y, R, 'heavy', style === 2 ? SHADE : STEEL);
  if (style === 2)
    for (let flap = 0; flap < 36; flap++) {
      const turn = flap * 10;
      pen.polyline([polar(x, y, R, turn), polar(x, y, R * 0.56, turn - 7)], 'hair');
    }
  if (style === 3)
    for (let slot = 0; slot < 12; slot++) {
      const [ax, ay] = polar(x, y, R, slot * 30);
      const [bx, by] = polar(x, y, R * 0.82, slot * 30);
      pen.line(ax, ay, bx, by, 'heavy');
      pen.circle(bx, by, 2.6, 'medium', PAPER);
    }
  if (style < 2) {
    for (const share of [0.94, 0.86]) pen.circle(x, y, R * share, 'hair');
    for (let turn = 0; turn < 360; turn += 45)
      pen.polyline(
        [polar(x, y, R * 0.86, turn), polar(x, y, Math.max(r * 1.9, R * 0.5), turn + 22)],
        'hair',
      );
  }
  const label = Math.max(r * 1.7, R * (style === 3 ? 0.34 : 0.5));
  pen.circle(x, y, Math.min(label, R * 0.7), 'medium', STEEL);
  pen.circle(x, y, r * 1.22, 'medium', SHADE);
  pen.circle(x, y, r, 'heavy', PAPER);
  pen.cross(x, y, R + 9);
  const side = 282;
  const thick = Math.max(t * scale, 3.2);
  const dish = style === 1 || style === 2 ? Math.max(thick, 9) : 0;
  if (dish > 0) {
    const inner = Math.min(R * 0.46, Math.max(r * 1.8, R * 0.36));
    pen.polygon([
      [side, y - R],
      [side + thick, y - R],
      [side + thick, y - inner - 10],
      [side + thick + dish, y - inner],
      [side + thick + dish, y + inner],
      [side + thick, y + inner + 10],
      [side + thick, y + R],
      [side, y + R],
      [side, y + inner + 10],
      [side + dish, y + inner],
      [side + dish, y - inner],
      [side, y - inner - 10],
    ]);
  } else pen.rect(side, y - R, thick, 2 * R, 'heavy', STEEL);
  pen.line(side - 10, y, side + thick + dish + 10, y, 'centre');
  upright(pen, y - r, y + r, side - 34, mark('d', bore), side);
  upright(pen, y - R, y + R, side + thick + dish + 42, mark('D', D), side + thick);
  level(pen, side, side + thick, y + R + 24, mark('t', t), y + R);
};

export const powerTools = {
  'drill-machine': drillMachine,
  'angle-grinder': angleGrinder,
  'grinding-disc': grindingDisc,
} satisfies Record<string, Drawer>;
