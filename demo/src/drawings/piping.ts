// Drawings of pipes, flanges and fittings: cut walls are hatched, bolt circles and radii are true to size.

import { level, mark, mm, pointer, upright } from './dimensions.ts';
import { joined, PAPER, type Pen, type Point, polar, STEEL, trace } from './pen.ts';
import { choice, clamp, type Drawer, known, size } from './sizes.ts';

const AXIS = 154;

function hatched(pen: Pen, outline: readonly Point[], lean: 1 | -1 = 1): void {
  pen.polygon(outline);
  pen.hatch([outline], 7, lean);
}

const pipe: Drawer = (pen, shape) => {
  const D = size(shape, 'D', size(shape, 'd', 60.3));
  const t = Math.min(size(shape, 't', D * 0.065), D * 0.45);
  const scale = 132 / D;
  const R = 66;
  const wall = t * scale;
  const x = 92;
  pen.circle(x, AXIS, R, 'heavy', STEEL);
  pen.circle(x, AXIS, R - wall, 'heavy', PAPER);
  pen.cross(x, AXIS, R + 10);
  const left = 190;
  const right = 336;
  pen.rect(left, AXIS - R, right - left, 2 * R, 'heavy', STEEL);
  const middle = 268;
  pen.rect(middle, AXIS - R + wall, right - middle, 2 * (R - wall), 'medium', PAPER);
  for (const side of [-1, 1]) {
    const cut: Point[] = [
      [middle, AXIS + side * R],
      [right, AXIS + side * R],
      [right, AXIS + side * (R - wall)],
      [middle, AXIS + side * (R - wall)],
    ];
    pen.polygon(cut, 'medium', STEEL);
    pen.hatch([cut], 5);
  }
  pen.path(
    `M${joined([middle, AXIS - R])}c${joined([7, R * 0.7, -7, R * 1.3, 0, 2 * R])}`,
    'medium',
  );
  pen.path(`M${joined([left, AXIS - R])}c${joined([7, R * 0.7, -7, R * 1.3, 0, 2 * R])}`, 'medium');
  pen.line(left - 12, AXIS, right + 12, AXIS, 'centre');
  upright(pen, AXIS - R, AXIS + R, right + 34, mark('D', D), right);
  const [wx, wy] = polar(x, AXIS, R, -50);
  pointer(pen, [wx, wy], [wx + 14, 72], mark('t', t));
};

const flange: Drawer = (pen, shape) => {
  const D = size(shape, 'D', 165);
  const k = Math.min(size(shape, 'k', D * 0.76), D * 0.97);
  const n = clamp(choice(shape, 'n', 4), 2, 36);
  const h = Math.min(size(shape, 'h', D * 0.11), (D - k) * 0.95);
  const b = size(shape, 'b', D * 0.11);
  const bore = Math.min(choice(shape, 'bore', 0) === 0 ? 0 : size(shape, 'bore', D * 0.37), k - h);
  const hub = Math.min(
    known(shape, 'hub') ? Math.max(size(shape, 'hub', 0), bore * 1.05) : 0,
    k - h,
  );
  const scale = 184 / D;
  const R = 92;
  const x = 112;
  const rk = (k / 2) * scale;
  const rh = (h / 2) * scale;
  const rb = (bore / 2) * scale;
  pen.circle(x, AXIS, R, 'heavy', STEEL);
  pen.circle(x, AXIS, rk, 'centre');
  if (hub > 0) pen.circle(x, AXIS, (hub / 2) * scale, 'medium');
  if (rb > 0) pen.circle(x, AXIS, rb, 'heavy', PAPER);
  else pen.circle(x, AXIS, Math.max(rk - rh * 2, R * 0.3), 'medium');
  for (let hole = 0; hole < n; hole++) {
    const turn = (360 / n) * (hole + 0.5) - 90;
    pen.circle(...polar(x, AXIS, rk, turn), rh, 'medium', PAPER);
  }
  pen.cross(x, AXIS, R + 9);
  const left = 268;
  const thick = Math.max(b * scale, 5);
  const right = left + thick;
  const out = hub > 0 ? Math.min(thick * 0.9, 30) : 0;
  const rHub = (hub / 2) * scale;
  for (const side of [-1, 1]) {
    const at = (r: number) => AXIS + side * r;
    if (rb > 0) {
      pen.rect(left - 0.1, Math.min(at(0), at(rb)), thick + out + 0.2, rb, 'none', PAPER);
      pen.path(
        trace([
          [left, at(0)],
          [left, at(rb)],
        ]) +
          trace([
            [right + out, at(0)],
            [right + out, at(rb)],
          ]),
        'medium',
      );
    }
    const inner: Point[] = [
      [left, at(rb)],
      [left, at(rk - rh)],
      [right, at(rk - rh)],
      ...(out > 0
        ? ([
            [right, at(rHub)],
            [right + out, at(rb + (rHub - rb) * 0.7)],
          ] as Point[])
        : []),
      [right + out, at(rb)],
    ];
    hatched(pen, inner);
    hatched(pen, [
      [left, at(rk + rh)],
      [left, at(R)],
      [right, at(R)],
      [right, at(rk + rh)],
    ]);
    pen.path(
      trace([
        [left, at(rk - rh)],
        [left, at(rk + rh)],
      ]) +
        trace([
          [right, at(rk - rh)],
          [right, at(rk + rh)],
        ]),
      'medium',
    );
    pen.line(left - 8, at(rk), right + 8, at(rk), 'centre');
  }
  pen.line(left - 10, AXIS, right + out + 10, AXIS, 'centre');
  upright(pen, AXIS - rk, AXIS + rk, 236, mark('k', k), left);
  upright(pen, AXIS - R, AXIS + R, 364, mark('D', D), right);
  level(pen, left, right, AXIS + R + 24, mark('b', b), AXIS + R);
  const turn = 180 / n - 90;
  const [hx, hy] = polar(x, AXIS, rk, turn);
  pointer(pen, [hx + rh * 0.7, hy - rh * 0.7], [Math.max(hx + rh + 22, 176), 40], `${n}×Ø${mm(h)}`);
};

const elbow: Drawer = (pen, shape) => {
  const D = size(shape, 'D', 60.3);
  const t = Math.min(size(shape, 't', D * 0.065), D * 0.4);
  const R = Math.max(size(shape, 'R', D * 1.27), D * 0.52);
  const angle = clamp(choice(shape, 'angle', 90), 15, 180);
  const high = angle > 90 ? 2 * R + D : R + D / 2;
  const scale = Math.min(196 / (R + D / 2), 205 / high);
  const mean = R * scale;
  const half = (D / 2) * scale;
  const wall = t * scale;
  // The bend stands on its lower end and turns to the right about the centre c.
  const bottom = angle > 90 ? AXIS : 252;
  const cx = angle > 90 ? 180 : 110 + mean + half - 40;
  const cy = angle > 90 ? AXIS : bottom;
  const from = angle > 90 ? 90 : 180;
  const to = from + angle;
  const bend = (r: number, a: number, b: number, sweep: 0 | 1) =>
    `A${joined([r, r])} 0 ${Math.abs(b - a) > 180 ? 1 : 0} ${sweep} ${joined([...polar(cx, cy, r, b)])}`;
  const band = (
    outer: number,
    inner: number,
    weight: 'heavy' | 'medium',
    fill: typeof STEEL | typeof PAPER,
  ) =>
    pen.path(
      `M${joined([...polar(cx, cy, outer, from)])}${bend(outer, from, to, 1)}L${joined([...polar(cx, cy, inner, to)])}${bend(inner, to, from, 0)}z`,
      weight,
      fill,
    );
  band(mean + half, mean - half, 'heavy', STEEL);
  band(mean + half - wall, mean - half + wall, 'medium', PAPER);
  const sample = (outer: number, inner: number): Point[] => {
    const steps = Math.round(angle / 6);
    const row = (r: number) =>
      Array.from({ length: steps + 1 }, (_, i) =>
        polar(cx, cy, r, from + ((to - from) * i) / steps),
      );
    return [...row(outer), ...row(inner).reverse()];
  };
  if (wall > 2.5)
    pen.hatch(
      [sample(mean + half, mean + half - wall), sample(mean - half + wall, mean - half)],
      6,
    );
  pen.arc(cx, cy, mean, from - 6, to + 6, 'centre');
  pen.circle(cx, cy, 2, 'hair');
  const [mx, my] = polar(cx, cy, mean, from + angle * 0.5);
  pen.note(
    trace([
      [cx, cy],
      [mx, my],
    ]),
  );
  const share = angle > 90 ? 0.24 : 0.5;
  pen.text(
    cx + (mx - cx) * share + 4,
    cy + (my - cy) * share + (angle > 90 ? -8 : 12),
    mark('R', R),
  );
  const [ox, oy] = polar(cx, cy, mean + half, from + angle * 0.3);
  if (angle > 90) upright(pen, AXIS + mean - half, AXIS + mean + half, cx + 44, mark('D', D), cx);
  else level(pen, cx - mean - half, cx - mean + half, bottom + 26, mark('D', D), bottom);
  pointer(pen, [ox, oy], [Math.max(ox - 26, 70), Math.max(oy - 24, 44)], mark('t', t));
  if (angle !== 90) pen.text(cx + (angle > 90 ? 40 : 28), cy - 12, `${angle}°`);
};

const tee: Drawer = (pen, shape) => {
  const D = size(shape, 'D', 60.3);
  const t = Math.min(size(shape, 't', D * 0.065), D * 0.4);
  const C = size(shape, 'C', D * 1.05);
  const Db = Math.min(size(shape, 'Db', D), D);
  const M = Math.max(size(shape, 'M', C), D / 2 + t);
  const scale = Math.min(230 / (2 * C), 184 / (M + D / 2));
  const x = 196;
  const top = 62;
  const y = top + M * scale;
  const half = (D / 2) * scale;
  const branch = (Db / 2) * scale;
  const reach = C * scale;
  const wall = t * scale;
  const fillet = Math.min(10, (reach - branch) * 0.6);
  const outline: Point[] = [
    [x - branch, top],
    [x + branch, top],
    [x + branch, y - half],
    [x + reach, y - half],
    [x + reach, y + half],
    [x - reach, y + half],
    [x - reach, y - half],
    [x - branch, y - half],
  ];
  const inside: Point[] = [
    [x - branch + wall, top],
    [x + branch - wall, top],
    [x + branch - wall, y - half + wall],
    [x + reach, y - half + wall],
    [x + reach, y + half - wall],
    [x - reach, y + half - wall],
    [x - reach, y - half + wall],
    [x - branch + wall, y - half + wall],
  ];
  pen.cast(outline, [0, 0, fillet, 0, 0, 0, 0, fillet]);
  pen.cast(inside, [0, 0, fillet * 1.3, 0, 0, 0, 0, fillet * 1.3], 'medium', PAPER);
  if (wall > 2.5) pen.hatch([outline, inside], 6);
  pen.line(x - reach - 12, y, x + reach + 12, y, 'centre');
  pen.line(x, top - 10, x, y + half + 8, 'centre');
  upright(pen, y - half, y + half, x - reach - 32, mark('D', D), x - reach);
  level(pen, x, x + reach, y + half + 26, mark('C', C), y + half);
  level(pen, x - branch, x + branch, top - 20, mark('Db', Db), top);
  upright(pen, top, y, x + reach + 36, mark('M', M), [x + branch, x + reach]);
};

export const piping = { pipe, flange, elbow, tee } satisfies Record<string, Drawer>;
