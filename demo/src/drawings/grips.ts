// Drawings of pliers and calipers: tools with two jaws that meet.

import { level, mark, upright } from './dimensions.ts';
import { joined, PAPER, type Point, SHADE, STEEL, trace } from './pen.ts';
import { choice, clamp, type Drawer, size } from './sizes.ts';

const pliers: Drawer = (pen, shape) => {
  const L = size(shape, 'L', 180);
  const style = choice(shape, 'style', 0);
  const y = 140;
  const left = 26;
  const right = 374;
  const jaws = [88, 62, 132, 96, 92][style] ?? 88;
  const joint = left + jaws + 26;
  // Both handles, then both jaws; the lower half is the mirror of the upper one.
  for (const side of [1, -1]) {
    const at = (dx: number, dy: number): string => joined([dx, y + side * dy]);
    pen.path(
      `M${at(joint, 10)}C${at(joint + 44, 16)} ${at(joint + 52, 44)} ${at(joint + 110, 47)}C${at(joint + 150, 49)} ${at(right - 30, 40)} ${at(right, 38)}L${at(right, 52)}C${at(right - 40, 62)} ${at(joint + 130, 66)} ${at(joint + 92, 62)}C${at(joint + 40, 56)} ${at(joint + 30, 34)} ${at(joint - 10, 20)}z`,
      'heavy',
      SHADE,
    );
    pen.path(`M${at(joint + 70, 42)}L${at(joint + 62, 57)}`, 'medium');
  }
  for (const side of [1, -1]) {
    const at = (dx: number, dy: number): Point => [dx, y - side * dy];
    const outlines: Point[][] = [
      [
        at(left, 0.6),
        at(left, 13),
        at(left + jaws * 0.55, 24),
        at(joint, 28),
        at(joint + 24, 18),
        at(joint + 16, 0.6),
      ],
      [
        at(left, 0.6),
        at(left + 8, 14),
        at(left + jaws * 0.6, 30),
        at(joint, 28),
        at(joint + 24, 18),
        at(joint + 16, 0.6),
      ],
      [
        at(left, 0.6),
        at(left, 6),
        at(left + jaws * 0.75, 14),
        at(joint - 14, 26),
        at(joint + 24, 18),
        at(joint + 16, 0.6),
      ],
      [
        at(left, 0.6),
        at(left + 2, 17),
        at(left + jaws * 0.5, 30),
        at(joint, 30),
        at(joint + 24, 18),
        at(joint + 16, 0.6),
      ],
      [
        at(left, 2.5),
        at(left, 6.5),
        at(left + jaws * 0.45, 10),
        at(joint - 12, 24),
        at(joint + 24, 18),
        at(joint + 16, 2.5),
      ],
    ];
    pen.cast(outlines[style] ?? (outlines[0] as Point[]), [0, 4, 14, 14, 8, 0]);
  }
  if (style !== 1 && style !== 4) {
    let teeth = '';
    for (let x = left + 4; x < left + jaws * 0.42; x += 4.5)
      teeth += trace([
        [x, y - 3.5],
        [x + 2, y + 3.5],
      ]);
    pen.path(teeth, 'hair');
  }
  if (style === 0) pen.ellipse(left + jaws * 0.62, y, jaws * 0.13, 7, 'medium', PAPER);
  if (style === 3)
    for (let step = 0; step < 5; step++)
      pen.circle(joint - 12 + step * 8, y + 8 - step * 4, 4, 'medium', PAPER);
  if (style === 0 || style === 2)
    pen.path(
      trace([
        [joint - 22, y - 1],
        [joint - 12, y - 18],
      ]) +
        trace([
          [joint - 22, y + 1],
          [joint - 12, y + 18],
        ]),
      'medium',
    );
  pen.circle(joint + 2, y, 12, 'heavy', STEEL);
  pen.circle(joint + 2, y, 5, 'medium', SHADE);
  level(pen, left, right, y + 98, mark('L', L), [y + 6, y + 52]);
};

const caliper: Drawer = (pen, shape) => {
  const range = size(shape, 'range', 150);
  const L = Math.max(size(shape, 'L', range + 85), range * 1.1);
  const jaw = size(shape, 'jaw', 40);
  const style = choice(shape, 'style', 0);
  const scale = 352 / L;
  const x = 24;
  const end = x + 352;
  const y = 116;
  const beam = clamp(16 * scale, 13, 24);
  const deep = clamp(jaw * scale, 34, 110);
  const over = clamp(deep * 0.42, 16, 34);
  const open = clamp(range * 0.16 * scale, 18, 60);
  pen.rect(x + 20, y, end - x - 20, beam, 'heavy', STEEL, 1);
  const zero = x + 42 + open;
  let ticks = '';
  const step = Math.max(1, Math.ceil(2.4 / scale));
  for (let tick = 0; tick * step <= range && zero + 6 + tick * step * scale < end - 8; tick++)
    ticks += trace([
      [zero + 6 + tick * step * scale, y + beam],
      [zero + 6 + tick * step * scale, y + beam - (tick % 5 === 0 ? beam * 0.45 : beam * 0.25)],
    ]);
  pen.path(ticks, 'hair');
  const jaws = (at: number, side: 1 | -1, fill: typeof STEEL | typeof SHADE) => {
    pen.cast(
      [
        [at, y - 2],
        [at, y + beam + deep],
        [at - side * 5, y + beam + deep],
        [at - side * 26, y + beam + 12],
        [at - side * 26, y - 2],
      ],
      [0, 0, 2, 8, 2],
      'heavy',
      fill,
    );
    const back = at - side * 12;
    pen.cast(
      [
        [back, y - 1],
        [back + side * 0, y - over],
        [back - side * 5, y - over],
        [back - side * 14, y - 1],
      ],
      [0, 1, 3, 0],
      'heavy',
      fill,
    );
  };
  jaws(x + 30, 1, STEEL);
  const slider = x + 30 + open;
  jaws(slider, -1, STEEL);
  const long = clamp(78 * scale + 40, 86, 130);
  pen.cast(
    [
      [slider, y - 6],
      [slider + long, y - 6],
      [slider + long, y + beam + 8],
      [slider, y + beam + 8],
    ],
    4,
  );
  if (style === 2) {
    pen.rect(slider + 12, y - 12, long - 20, beam + 26, 'heavy', SHADE, 5);
    pen.rect(slider + 20, y - 4, long - 36, beam + 2, 'medium', PAPER, 2);
    pen.text(slider + long - 22, y + beam / 2 + 3, '0.00', 'end', 13);
    for (const dot of [0.3, 0.5, 0.7])
      pen.circle(slider + 12 + (long - 20) * dot, y + beam + 7, 2.6, 'medium', PAPER);
  } else if (style === 1) {
    const dial = slider + long * 0.52;
    pen.circle(dial, y + beam / 2, 30, 'heavy', SHADE);
    pen.circle(dial, y + beam / 2, 24, 'medium', PAPER);
    for (let turn = 0; turn < 360; turn += 30) {
      const angle = (turn * Math.PI) / 180;
      pen.line(
        dial + 20 * Math.cos(angle),
        y + beam / 2 + 20 * Math.sin(angle),
        dial + 24 * Math.cos(angle),
        y + beam / 2 + 24 * Math.sin(angle),
        'hair',
      );
    }
    pen.line(dial, y + beam / 2, dial + 12, y + beam / 2 - 14, 'medium');
  } else {
    pen.rect(slider + 10, y + 4, long - 20, beam - 4, 'medium', PAPER);
    let vernier = '';
    for (let tick = 0; tick <= 20; tick++)
      vernier += trace([
        [slider + 14 + (tick * (long - 28)) / 20, y + beam],
        [slider + 14 + (tick * (long - 28)) / 20, y + beam - (tick % 5 === 0 ? 10 : 6)],
      ]);
    pen.path(vernier, 'hair');
    pen.rect(slider + long * 0.5 - 6, y - 14, 12, 8, 'heavy', SHADE, 2);
  }
  pen.path(`M${joined([slider + long - 6, y + beam + 8])}q4 12 16 12`, 'medium');
  level(pen, x + 4, end, y + beam + deep + 26, mark('L', L), [y + beam + 12, y + beam]);
  upright(
    pen,
    y + beam,
    y + beam + deep,
    slider + 54 + (style === 2 ? 10 : 0),
    mark('l', jaw),
    slider + 8,
  );
  pen.text(end, y - 14, `0–${range}`, 'end');
};

export const grips = { pliers, caliper } satisfies Record<string, Drawer>;
