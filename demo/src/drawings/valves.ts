// Drawings of valves: from the side with the pipe running level: true face to face length, flange or body diameter and height, with lever or handwheel.

import { level, mark, upright } from './dimensions.ts';
import { wafer } from './disc-valves.ts';
import { joined, type Pen, type Point, SHADE, STEEL, trace } from './pen.ts';
import { choice, clamp, type Drawer } from './sizes.ts';
import { type Body, layout } from './valve-body.ts';

/** Body with two ends: flanges with bolts, or hexagon ends with a thread inside. */
function ends(pen: Pen, body: Body, middle: readonly Point[], radius: number): void {
  const { x, y, half, R, bore, flanged } = body;
  pen.cast(middle, radius);
  const neck = Math.min(bore * 1.35, R * 0.8);
  if (flanged) {
    const thick = clamp(R * 0.2, 6, half * 0.3);
    for (const side of [-1, 1]) {
      const face = x + side * half;
      const inner = face - side * thick;
      for (const up of [-1, 1]) {
        pen.rect(Math.min(inner - side * 6, inner), y + up * R * 0.78 - 3.5, 6, 7, 'medium', SHADE);
      }
      pen.rect(Math.min(face, inner), y - R, thick, 2 * R, 'heavy', STEEL, 1.5);
    }
    return;
  }
  const end = Math.min(R * 0.92, neck * 1.15);
  for (const side of [-1, 1]) {
    const face = x + side * half;
    const wide = Math.min(half * 0.42, end * 1.1);
    pen.rect(Math.min(face, face - side * wide), y - end, wide, 2 * end, 'heavy', STEEL, 2.5);
    pen.path(
      trace([
        [face, y - end / 2],
        [face - side * wide, y - end / 2],
      ]) +
        trace([
          [face, y + end / 2],
          [face - side * wide, y + end / 2],
        ]),
      'medium',
    );
  }
}

function marks(pen: Pen, body: Body, label: string | undefined): void {
  const { x, y, half, R, top, flanged, bore } = body;
  pen.line(x - half - 14, y, x + half + 14, y, 'centre');
  const low = flanged ? R : Math.min(R, bore * 1.5);
  level(pen, x - half, x + half, y + R + 26, mark('L', body.L), y + low);
  const right = Math.max(x + half + 34, x + 128);
  upright(pen, top, y, right, mark('H', body.H), [x + 20, x + half]);
  if (label?.includes('DN')) return;
  const above = y - (flanged ? R : bore * 1.5) - 10;
  pen.text(x - half - 4, above < 50 ? 60 : above, `DN ${body.dn}`, 'middle');
}

/** A stem with its handwheel, as seen from the side. */
function handwheel(pen: Pen, body: Body, from: number, wheel: number): void {
  const { x, top } = body;
  pen.rect(x - 4, top + 6, 8, from - top - 6, 'heavy', STEEL);
  const r = wheel / 2;
  pen.cast(
    [
      [x - r, top + 6],
      [x + r, top + 6],
      [x + r, top + 14],
      [x - r, top + 14],
    ],
    4,
    'heavy',
    SHADE,
  );
  pen.rect(x - 8, top + 3, 16, 14, 'heavy', STEEL, 2);
  pen.rect(x - 5, top, 10, 3, 'medium', STEEL);
}

const ballValve: Drawer = (pen, shape) => {
  const body = layout(shape, { L: 3, H: 2.2 });
  const { x, y, half, bore, top, R, flanged } = body;
  const ball = Math.min(bore * 1.75, (y - top) * 0.62, half * 0.8, flanged ? R : R * 0.98);
  const neck = Math.min(bore * 1.35, ball);
  const stemTop = top + 12;
  pen.rect(x - bore * 0.3, stemTop, bore * 0.6, y - stemTop, 'heavy', STEEL);
  pen.rect(
    x - bore * 0.62,
    y - ball - Math.min(10, bore * 0.4),
    bore * 1.24,
    14,
    'heavy',
    STEEL,
    1.5,
  );
  ends(
    pen,
    body,
    [
      [x - half, y - neck],
      [x - ball * 0.8, y - neck],
      [x - ball * 0.62, y - ball],
      [x + ball * 0.62, y - ball],
      [x + ball * 0.8, y - neck],
      [x + half, y - neck],
      [x + half, y + neck],
      [x + ball * 0.8, y + neck],
      [x + ball * 0.62, y + ball],
      [x - ball * 0.62, y + ball],
      [x - ball * 0.8, y + neck],
      [x - half, y + neck],
    ],
    7,
  );
  pen.circle(x, y, Math.min(bore * 1.4, ball * 0.92), 'hidden');
  pen.path(
    trace([
      [x - half, y - bore],
      [x + half, y - bore],
    ]) +
      trace([
        [x - half, y + bore],
        [x + half, y + bore],
      ]),
    'hidden',
  );
  const lever = clamp(half * 1.5, 70, 150);
  pen.cast(
    [
      [x - 12, top],
      [x + 16, top],
      [x + 34, top + 1],
      [x + lever, top + 1],
      [x + lever, top + 11],
      [x + 34, top + 11],
      [x + 16, top + 14],
      [x - 12, top + 14],
    ],
    4,
    'heavy',
    SHADE,
  );
  pen.rect(x - 6, top - 6, 12, 6, 'medium', STEEL);
  marks(pen, body, shape.label);
};

const gateValve: Drawer = (pen, shape) => {
  const body = layout(shape, { L: 3, H: 5 });
  const { x, y, half, bore, top, R, flanged } = body;
  const globe = choice(shape, 'globe', 0) === 1;
  const high = y - top;
  const neck = bore * 1.3;
  const belly = Math.min(Math.max(bore * 1.7, neck + 4), half * 0.75, flanged ? R * 0.95 : R);
  const wide = globe ? belly : Math.min(bore * 1.2, half * 0.6);
  const joint = y - Math.max(belly, high * 0.42);
  const bonnet = joint - high * 0.2;
  pen.polygon([
    [x - wide * 0.5, joint],
    [x - wide * 0.3, bonnet],
    [x + wide * 0.3, bonnet],
    [x + wide * 0.5, joint],
  ]);
  ends(
    pen,
    body,
    globe
      ? [
          [x - half, y - neck],
          [x - belly, y - neck],
          [x - wide * 0.6, y - belly],
          [x - wide * 0.6, joint],
          [x + wide * 0.6, joint],
          [x + wide * 0.6, y - belly],
          [x + belly, y - neck],
          [x + half, y - neck],
          [x + half, y + neck],
          [x + belly, y + neck],
          [x + belly * 0.6, y + belly],
          [x - belly * 0.6, y + belly],
          [x - belly, y + neck],
          [x - half, y + neck],
        ]
      : [
          [x - half, y - neck],
          [x - wide, y - neck],
          [x - wide, joint],
          [x + wide, joint],
          [x + wide, y - neck],
          [x + half, y - neck],
          [x + half, y + neck],
          [x + wide, y + neck],
          [x + wide * 0.7, y + belly],
          [x - wide * 0.7, y + belly],
          [x - wide, y + neck],
          [x - half, y + neck],
        ],
    6,
  );
  const collar = Math.max(wide * 1.15, 14);
  pen.rect(x - collar, joint - 7, 2 * collar, 14, 'heavy', STEEL, 1.5);
  pen.line(x - collar, joint, x + collar, joint, 'medium');
  for (const place of [-0.75, 0.75])
    pen.rect(x + collar * place - 3, joint - 11, 6, 4, 'medium', SHADE);
  pen.rect(x - wide * 0.42 - 3, bonnet - 6, wide * 0.84 + 6, 8, 'heavy', STEEL, 1.5);
  handwheel(pen, body, bonnet - 6, clamp(high * 0.62, 46, 130));
  pen.line(x, top - 8, x, y + belly + 8, 'centre');
  marks(pen, body, shape.label);
};

const checkValve: Drawer = (pen, shape) => {
  const body = layout(shape, { L: 3.4, H: 1.8 });
  const { x, y, half, bore, top, R, flanged } = body;
  if (!flanged && body.L < body.dn * 0.9) {
    wafer(pen, body);
    return;
  }
  const neck = bore * 1.3;
  const belly = Math.min(bore * 1.75, half * 0.7, R);
  const collar = Math.min(belly * 1.1, half * 0.6);
  ends(
    pen,
    body,
    [
      [x - half, y - neck],
      [x - belly, y - neck],
      [x - collar * 0.85, y - belly],
      [x - collar * 0.85, top + 8],
      [x + collar * 0.85, top + 8],
      [x + collar * 0.85, y - belly],
      [x + belly * 1.2, y - neck],
      [x + half, y - neck],
      [x + half, y + neck],
      [x + belly, y + neck],
      [x + belly * 0.5, y + belly * 0.92],
      [x - belly * 0.5, y + belly * 0.92],
      [x - belly, y + neck],
      [x - half, y + neck],
    ],
    7,
  );
  pen.rect(x - collar, top + 2, 2 * collar, 10, 'heavy', STEEL, 2);
  for (const place of [-0.7, 0.7])
    pen.rect(x + collar * place - 3.5, top - 3, 7, 5, 'medium', SHADE);
  // The flap hangs from its pin above the bore.
  const pin = y - bore * 1.25;
  pen.path(
    trace([
      [x - bore * 0.5, pin],
      [x - bore * 0.85, y + bore],
    ]) +
      trace([
        [x - bore * 0.32, pin + 2],
        [x - bore * 0.68, y + bore],
      ]),
    'hidden',
  );
  pen.circle(x - bore * 0.4, pin, 3, 'medium');
  arrowOfFlow(pen, x + bore * 0.1, y + bore * 0.45, Math.min(bore * 1.4, half * 0.6));
  marks(pen, body, shape.label);
};

function arrowOfFlow(pen: Pen, x: number, y: number, length: number): void {
  pen.line(x - length / 2, y, x + length / 2 - 8, y, 'medium');
  pen.arrow(`M${joined([x + length / 2, y])}l-12-4v8z`);
}

export const valves = {
  'ball-valve': ballValve,
  'gate-valve': gateValve,
  'check-valve': checkValve,
} satisfies Record<string, Drawer>;
