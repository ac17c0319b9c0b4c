// Drawings of hand tools: their working end true to size - jaw, tip, drive -, the handle as long as it is.

import { level, mark, upright } from './dimensions.ts';
import { joined, PAPER, type Point, regular, SHADE, STEEL, trace } from './pen.ts';
import { recess, star } from './recesses.ts';
import { choice, clamp, type Drawer, size } from './sizes.ts';
import { breakAcross, run, turned } from './turned.ts';

const COS30 = Math.cos(Math.PI / 6);

const hexKey: Drawer = (pen, shape) => {
  const s = size(shape, 's', 6);
  const L = size(shape, 'L', s * 16);
  const h = size(shape, 'h', L * 0.38);
  const fitting = Math.min(320 / L, 150 / h);
  const scale = s * fitting < 12 ? 16 / s : fitting;
  const wide = s * scale;
  const long = run(40, L, scale, 318, 0.6);
  const high = Math.min(h * scale, 150);
  const top = 80;
  const bottom = top + high;
  const x = 40;
  const bend = wide * 1.6;
  const n = (...values: number[]) => joined(values);
  pen.path(
    `M${n(x, bottom)}V${n(top + bend)}A${n(bend, bend)} 0 0 1 ${n(x + bend, top)}H${n(long.end)}V${n(top + wide)}H${n(x + bend)}A${n(bend - wide, bend - wide)} 0 0 0 ${n(x + wide, top + bend)}V${n(bottom)}z`,
    'heavy',
    STEEL,
  );
  const facet = (at: number) => {
    const r = bend - wide * at;
    return `M${n(x + wide * at, bottom)}V${n(top + bend)}A${n(r, r)} 0 0 1 ${n(x + bend, top + wide * at)}H${n(long.end)}`;
  };
  pen.path(
    choice(shape, 'star', 0) === 1 ? facet(0.2) + facet(0.8) : facet(0.27) + facet(0.73),
    'medium',
  );
  breakAcross(pen, long.cut, top + wide / 2, wide / 2);
  const end: Point = [290, 196];
  if (choice(shape, 'star', 0) === 1) star(pen, ...end, 34, null);
  else pen.polygon(regular(...end, 34 / COS30, 6, 30));
  pen.cross(...end, 48);
  level(pen, end[0] - 34, end[0] + 34, 262, mark('s', s), end[1] + 17);
  level(pen, x, long.end, top - 24, mark('L', L), [top + bend, top]);
  upright(pen, top, bottom, x + wide + 62, mark('h', h), [x + bend, x + wide]);
};

const screwdriver: Drawer = (pen, shape) => {
  const L = size(shape, 'L', 220);
  const blade = Math.min(size(shape, 'blade', L * 0.55), L * 0.85);
  const tip = size(shape, 'tip', 5.5);
  const head = choice(shape, 'head', 0);
  const scale = 344 / L;
  const y = 128;
  const x = 24;
  const neck = x + (L - blade) * scale;
  const end = x + 344;
  const grip = clamp((L - blade) * scale * 0.14, 15, 24);
  const shank = clamp((tip * scale) / (head === 0 ? 2.1 : 2), 3, 12);
  pen.cast(
    [
      [neck - 6, y - grip * 0.5],
      [neck, y - shank],
      [neck, y + shank],
      [neck - 6, y + grip * 0.5],
    ],
    1,
    'heavy',
    SHADE,
  );
  const taper = Math.min(shank * 3, blade * scale * 0.3);
  if (head === 0)
    turned(pen, y, [
      [neck, shank * 0.85],
      [end - taper * 2, shank * 0.85],
      [end - taper, (tip / 2) * scale],
      [end, (tip / 2) * scale],
    ]);
  else
    turned(pen, y, [
      [neck, shank],
      [end - taper, shank],
      [end - taper * 0.3, shank * 0.5],
      [end, shank * 0.3],
    ]);
  if (head !== 0)
    pen.path(
      trace([
        [end - taper, y - shank * 0.4],
        [end, y - shank * 0.1],
      ]) +
        trace([
          [end - taper, y + shank * 0.4],
          [end, y + shank * 0.1],
        ]),
      'medium',
    );
  pen.cast(
    [
      [x, y - grip * 0.8],
      [x + 14, y - grip],
      [neck - 40, y - grip * 0.95],
      [neck - 26, y - grip * 0.6],
      [neck - 6, y - grip * 0.72],
      [neck - 6, y + grip * 0.72],
      [neck - 26, y + grip * 0.6],
      [neck - 40, y + grip * 0.95],
      [x + 14, y + grip],
      [x, y + grip * 0.8],
    ],
    [10, 6, 6, 6, 3, 3, 6, 6, 6, 10],
  );
  for (const line of [-0.55, 0, 0.55])
    pen.path(
      trace([
        [x + 20, y + line * grip],
        [neck - 44, y + line * grip],
      ]),
      'medium',
    );
  const front: Point = [330, 226];
  pen.circle(...front, 34, 'hair');
  if (head === 0) pen.rect(front[0] - 26, front[1] - 5, 52, 10, 'heavy', STEEL, 1);
  else recess(pen, ...front, head, head === 3 ? 50 : 52, 44);
  pen.cross(...front, 44);
  level(pen, x, end, y + grip + 54, mark('L', L), [y + grip * 0.8, y + shank]);
  level(pen, neck, end, y + grip + 26, mark('l', blade), y + shank);
  pen.text(278, 232, head === 0 ? mark('', tip).trim() : mark('Ø', tip), 'end');
};

const hammer: Drawer = (pen, shape) => {
  const L = size(shape, 'L', 300);
  const headLength = size(shape, 'head', L * 0.32);
  const face = size(shape, 'face', headLength * 0.26);
  const style = choice(shape, 'style', 0);
  const scale = Math.min(300 / L, 170 / headLength);
  const x = 70 + (face * scale) / 2;
  const y = 150;
  const half = (headLength / 2) * scale;
  const r = (face / 2) * scale;
  const end = x - r + L * scale;
  const grip = clamp(r * 0.85, 9, 18);
  pen.cast(
    [
      [x, y - grip * 0.62],
      [x + (end - x) * 0.5, y - grip * 0.6],
      [end - 60, y - grip],
      [end, y - grip * 0.9],
      [end, y + grip * 0.9],
      [end - 60, y + grip],
      [x + (end - x) * 0.5, y + grip * 0.6],
      [x, y + grip * 0.62],
    ],
    [0, 30, 30, 8, 8, 30, 30, 0],
    'heavy',
    PAPER,
  );
  for (const line of [-0.25, 0.2])
    pen.path(
      trace([
        [x + r + 14, y + line * grip],
        [end - 20, y + line * grip * 2],
      ]),
      'hair',
    );
  const top = y - half;
  const low = y + half;
  const neck = r * 0.72;
  if (style === 2)
    pen.cast(
      [
        [x - r * 0.8, top],
        [x + r * 0.8, top],
        [x + r, top + 8],
        [x + r, low - 8],
        [x + r * 0.8, low],
        [x - r * 0.8, low],
        [x - r, low - 8],
        [x - r, top + 8],
      ],
      3,
    );
  else {
    pen.cast(
      [
        [x - r, top + 4],
        [x - r * 0.8, top],
        [x + r * 0.8, top],
        [x + r, top + 4],
        [x + r, top + half * 0.32],
        [x + neck, top + half * 0.45],
        [x + r * 0.95, y - r * 0.9],
        [x + r * 0.95, y + r * 0.9],
        [x + neck, y + half * 0.42],
        [x + r * (style === 0 ? 0.2 : 0.8), low - (style === 1 ? r * 1.2 : 0)],
        [x - r * (style === 0 ? 0.2 : 0.8), low - (style === 1 ? r * 1.2 : 0)],
        [x - neck, y + half * 0.42],
        [x - r * 0.95, y + r * 0.9],
        [x - r * 0.95, y - r * 0.9],
        [x - neck, top + half * 0.45],
        [x - r, top + half * 0.32],
      ],
      3,
    );
    if (style === 1) pen.circle(x, low - r * 0.85, r * 0.85, 'heavy', STEEL);
    if (style === 3)
      for (const [from, to] of [
        [top, top + half * 0.32],
        [low - half * 0.32, low],
      ] as const)
        pen.rect(x - r, from, 2 * r, to - from, 'heavy', SHADE, 3);
  }
  pen.line(x - r, top + half * 0.32, x + r, top + half * 0.32, 'medium');
  pen.ellipse(x, y, r * 0.4, r * 0.55, 'medium', PAPER);
  pen.line(x - r * 0.25, y + r * 0.3, x + r * 0.25, y - r * 0.3, 'medium');
  level(pen, x - r, end, low + 30 > 274 ? 274 : low + 30, mark('L', L), [
    low - half * 0.3,
    y + grip,
  ]);
  upright(pen, top, low, x - r - 32, mark('l', headLength), x - r);
};

export const tools = {
  'hex-key': hexKey,
  screwdriver,
  hammer,
} satisfies Record<string, Drawer>;
