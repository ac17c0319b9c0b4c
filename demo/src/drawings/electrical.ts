// Drawings of electrical parts: cables cut through with the true number of cores, switchgear from the frontss and lamps from two sides.

import { level, mark, mm, upright } from './dimensions.ts';
import { joined, PAPER, SHADE, STEEL } from './pen.ts';
import { choice, clamp, type Drawer, size } from './sizes.ts';
import { turned } from './turned.ts';

const _COS30 = Math.cos(Math.PI / 6);

const contactor: Drawer = (pen, shape) => {
  const W = size(shape, 'W', 45);
  const H = size(shape, 'H', 75);
  const D = size(shape, 'D', 80);
  const poles = clamp(choice(shape, 'poles', 3), 1, 4);
  const scale = Math.min(176 / H, 270 / (W + D));
  const w = W * scale;
  const h = H * scale;
  const d = D * scale;
  const x = (400 - w - d - 76) / 2;
  const y = 56;
  pen.rect(x, y, w, h, 'heavy', STEEL, 3);
  for (const [top, high] of [
    [0, 0.24],
    [0.76, 0.24],
  ] as const) {
    pen.rect(x + 3, y + h * top + 3, w - 6, h * high - 6, 'medium', SHADE, 2);
    for (let pole = 0; pole < poles + 1; pole++) {
      const px = x + (w * (pole + 0.5)) / (poles + 1);
      const r = Math.min(w / (poles + 1) / 2 - 3, 10);
      const py = y + h * (top + high / 2);
      pen.circle(px, py, r, 'medium', PAPER);
      pen.line(px - r * 0.7, py - r * 0.7, px + r * 0.7, py + r * 0.7, 'medium');
    }
  }
  pen.rect(x + w * 0.14, y + h * 0.3, w * 0.72, h * 0.4, 'medium', STEEL, 3);
  pen.rect(x + w * 0.32, y + h * 0.38, w * 0.36, h * 0.24, 'heavy', PAPER, 2);
  const side = x + w + 48;
  pen.cast(
    [
      [side, y + h * 0.04],
      [side + d * 0.34, y + h * 0.04],
      [side + d * 0.34, y],
      [side + d * 0.62, y],
      [side + d * 0.62, y + h * 0.24],
      [side + d * 0.88, y + h * 0.24],
      [side + d * 0.88, y + h * 0.3],
      [side + d, y + h * 0.3],
      [side + d, y + h * 0.7],
      [side + d * 0.88, y + h * 0.7],
      [side + d * 0.88, y + h * 0.76],
      [side + d * 0.62, y + h * 0.76],
      [side + d * 0.62, y + h],
      [side + d * 0.34, y + h],
      [side + d * 0.34, y + h * 0.96],
      [side, y + h * 0.96],
    ],
    2,
  );
  // The slot for the 35 mm rail.
  const rail = Math.min(17.5 * scale, h * 0.3);
  pen.polygon(
    [
      [side, y + h / 2 - rail],
      [side + 5, y + h / 2 - rail],
      [side + 5, y + h / 2 + rail],
      [side, y + h / 2 + rail],
    ],
    'medium',
    PAPER,
  );
  pen.line(side + d * 0.34, y + h * 0.04, side + d * 0.34, y + h * 0.96, 'medium');
  pen.line(side + d * 0.62, y + h * 0.24, side + d * 0.62, y + h * 0.76, 'medium');
  level(pen, x, x + w, y + h + 28, mark('W', W), y + h);
  level(pen, side, side + d, y + h + 28, mark('D', D), [y + h * 0.96, y + h * 0.7]);
  upright(pen, y, y + h, side + d + 30 > 370 ? 372 : side + d + 30, mark('H', H), [
    side + d * 0.62,
    side + d * 0.62,
  ]);
};

const circuitBreaker: Drawer = (pen, shape) => {
  const poles = clamp(choice(shape, 'poles', 1), 1, 4);
  const W = size(shape, 'W', 18 * poles);
  const H = size(shape, 'H', 85);
  const scale = Math.min(190 / H, 270 / W);
  const h = H * scale;
  const w = W * scale;
  const x = 178 - w / 2;
  const y = 52;
  const one = w / poles;
  for (let pole = 0; pole < poles; pole++) {
    const left = x + pole * one;
    pen.rect(left, y, one, h, 'heavy', STEEL, 2);
    pen.rect(left + 2, y + h * 0.26, one - 4, h * 0.48, 'medium', PAPER, 2);
    for (const share of [0.1, 0.9]) {
      const r = Math.min(one * 0.26, 11);
      pen.circle(left + one / 2, y + h * share, r, 'medium', SHADE);
      pen.line(
        left + one / 2 - r * 0.75,
        y + h * share,
        left + one / 2 + r * 0.75,
        y + h * share,
        'medium',
      );
    }
    pen.line(left, y + h * 0.2, left + one, y + h * 0.2, 'medium');
    pen.line(left, y + h * 0.8, left + one, y + h * 0.8, 'medium');
    pen.rect(left + one * 0.22, y + h * 0.4, one * 0.56, h * 0.2, 'medium', SHADE, 2);
  }
  pen.rect(x + one * 0.3, y + h * 0.41, w - one * 0.6, h * 0.085, 'heavy', SHADE, 2);
  level(pen, x, x + w, y + h + 26, mark('W', W), y + h);
  upright(pen, y, y + h, x + w + 40, mark('H', H), x + w);
};

const lamp: Drawer = (pen, shape) => {
  const D = size(shape, 'D', 22);
  const bezel = Math.max(size(shape, 'bezel', D * 1.3), D);
  const L = size(shape, 'L', D * 2.2);
  const scale = Math.min(128 / bezel, 200 / L, 258 / (bezel + L));
  const y = 150;
  const R = (bezel / 2) * scale;
  const r = (D / 2) * scale;
  const long = L * scale;
  const total = 2 * R + 66 + long + 44;
  const x = (400 - total) / 2 + R;
  pen.circle(x, y, R, 'heavy', SHADE);
  pen.circle(x, y, R * 0.86, 'medium', STEEL);
  pen.circle(x, y, R * 0.74, 'heavy', PAPER);
  for (const share of [0.55, 0.36, 0.18]) pen.circle(x, y, R * share, 'hair');
  pen.cross(x, y, R + 9);
  const left = x + R + 66;
  const end = left + long;
  const panel = left + long * 0.26;
  pen.path(
    `M${joined([panel - 6, y - R * 0.74])}C${joined([left - 2, y - R * 0.7, left - 2, y + R * 0.7, panel - 6, y + R * 0.74])}z`,
    'heavy',
    PAPER,
  );
  pen.cast(
    [
      [panel - 9, y - R * 0.86],
      [panel, y - R],
      [panel, y + R],
      [panel - 9, y + R * 0.86],
    ],
    1,
    'heavy',
    SHADE,
  );
  turned(pen, y, [
    [panel, r],
    [end - long * 0.22, r],
  ]);
  for (let turn = panel + 5; turn < panel + long * 0.28; turn += 4)
    pen.line(turn, y - r, turn + 2, y + r, 'hair');
  const ring = panel + long * 0.1;
  pen.rect(ring, y - r * 1.22, Math.max(long * 0.09, 8), r * 2.44, 'heavy', SHADE, 2);
  turned(pen, y, [
    [end - long * 0.22, r * 0.86],
    [end - long * 0.1, r * 0.86],
  ]);
  for (const place of [-0.45, 0.45])
    pen.rect(end - long * 0.1, y + r * place - 4, long * 0.1, 8, 'heavy', PAPER, 1);
  pen.line(left - 10, y, end + 10, y, 'centre');
  upright(pen, y - R, y + R, left - 26, `Ø${mm(bezel)}`, panel - 4);
  upright(pen, y - r, y + r, end + 28, mark('D', D), end - long * 0.22);
  level(pen, left, end, y + R + 28, mark('L', L), [y + 4, y + r * 0.5]);
};

export const electrical = { contactor, 'circuit-breaker': circuitBreaker, lamp } satisfies Record<
  string,
  Drawer
>;
