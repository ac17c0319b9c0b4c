// Drawings of valves between flanges: the disc seen along the pipe, and the slim body from the side.

import { level, mark, upright } from './dimensions.ts';
import { PAPER, type Pen, SHADE, STEEL, trace } from './pen.ts';
import { choice, clamp, type Drawer } from './sizes.ts';
import { type Body, layout } from './valve-body.ts';

export function wafer(pen: Pen, body: Body): void {
  const R = 92;
  const scale = R / (body.D / 2);
  const y = 154;
  const wide = Math.max(body.L * scale, 12);
  const bore = Math.min((body.dn / 2) * scale, R * 0.85);
  pen.circle(112, y, R, 'heavy', STEEL);
  pen.circle(112, y, bore, 'heavy', SHADE);
  pen.path(
    trace([
      [112 - 4, y - bore],
      [112 - 4, y + bore],
    ]) +
      trace([
        [112 + 4, y - bore],
        [112 + 4, y + bore],
      ]),
    'medium',
  );
  pen.cross(112, y, R + 9);
  const x = 262;
  pen.rect(x, y - R, wide, 2 * R, 'heavy', STEEL, 2);
  pen.path(
    trace([
      [x, y - bore],
      [x + wide, y - bore],
    ]) +
      trace([
        [x, y + bore],
        [x + wide, y + bore],
      ]),
    'hidden',
  );
  pen.line(x - 12, y, x + wide + 12, y, 'centre');
  level(pen, x, x + wide, y + R + 24, mark('L', body.L), y + R);
  upright(pen, y - R, y + R, x + wide + 36, mark('D', body.D), x + wide);
  upright(pen, y - bore, y + bore, x - 26, mark('DN', body.dn), x);
}

const butterflyValve: Drawer = (pen, shape) => {
  const body = layout(shape, { L: 0.5, H: 2 });
  const lugs = clamp(choice(shape, 'lugs', 0), 0, 24);
  const scale = Math.min(214 / (body.H + body.D / 2), 190 / body.D);
  const R = (body.D / 2) * scale;
  const y = 258 - R;
  const top = y - body.H * scale;
  const x = 116;
  const bore = Math.min((body.dn / 2) * scale, R * 0.86);
  const stem = Math.max(R * 0.11, 5);
  const wide = Math.max(body.L * scale, 14);
  const side = 282;
  for (let lug = 0; lug < lugs; lug++) {
    const angle = ((360 / lugs) * (lug + 0.5) * Math.PI) / 180;
    pen.circle(
      x + R * 0.98 * Math.sin(angle),
      y - R * 0.98 * Math.cos(angle),
      R * 0.13,
      'heavy',
      STEEL,
    );
  }
  for (const [middle, half] of [
    [x, stem * 1.5],
    [side, Math.min(stem * 1.5, wide / 2)],
  ] as const) {
    pen.rect(middle - half, top + 22, 2 * half, y - R - top - 10, 'heavy', STEEL);
    pen.rect(middle - half * 1.9, top + 18, half * 3.8, 8, 'heavy', STEEL, 1.5);
    pen.rect(middle - stem * 0.6, top + 8, stem * 1.2, 10, 'heavy', STEEL);
  }
  pen.circle(x, y, R, 'heavy', STEEL);
  for (let lug = 0; lug < lugs; lug++) {
    const angle = ((360 / lugs) * (lug + 0.5) * Math.PI) / 180;
    pen.circle(
      x + R * 0.97 * Math.sin(angle),
      y - R * 0.97 * Math.cos(angle),
      R * 0.06,
      'medium',
      PAPER,
    );
  }
  pen.circle(x, y, bore * 1.08, 'medium', SHADE);
  pen.circle(x, y, bore, 'heavy', STEEL);
  pen.rect(x - stem * 0.7, y - bore, stem * 1.4, 2 * bore, 'medium', STEEL, 3);
  pen.cast(
    [
      [x - 9, top],
      [x + R * 0.5, top],
      [x + R * 1.15, top - 6],
      [x + R * 1.15, top + 4],
      [x + R * 0.5, top + 11],
      [x - 9, top + 11],
    ],
    4,
    'heavy',
    SHADE,
  );
  pen.rect(side - wide / 2, y - R, wide, 2 * R, 'heavy', STEEL, 2);
  pen.rect(side - wide / 2 - 2.5, y - bore * 1.12, 2.5, bore * 2.24, 'medium', SHADE);
  pen.rect(side + wide / 2, y - bore * 1.12, 2.5, bore * 2.24, 'medium', SHADE);
  pen.rect(side - 7, top, 14, 11, 'heavy', SHADE, 2);
  pen.cross(x, y, R + 9);
  pen.line(side - wide / 2 - 12, y, side + wide / 2 + 12, y, 'centre');
  level(pen, side - wide / 2, side + wide / 2, y + R + 22, mark('L', body.L), y + R);
  upright(pen, y - bore, y + bore, side - wide / 2 - 30, mark('DN', body.dn), side - wide / 2);
  upright(pen, top, y, side + wide / 2 + 34, mark('H', body.H), [side + 10, side + wide / 2 + 14]);
};

export const discValves = { 'butterfly-valve': butterflyValve } satisfies Record<string, Drawer>;
