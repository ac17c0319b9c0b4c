// Drawings of cables and their ends: cut through with the true number of cores; lugs and glands from two sides.

import { level, mark, mm, pointer, upright } from './dimensions.ts';
import { joined, PAPER, type Point, polar, SHADE, STEEL } from './pen.ts';
import { hexSide } from './screws.ts';
import { choice, clamp, type Drawer, known, size } from './sizes.ts';
import { edge, thread, turned } from './turned.ts';

const COS30 = Math.cos(Math.PI / 6);

type Packing = { places: Point[]; radius: number };
const packings = new Map<number, Packing>([[1, { places: [[0, 0]], radius: 1 }]]);

/** Places for equal cores in a circle of radius 1, ring within ring as cable manufacturers lay them, and the radius that each may have. */
export function cores(count: number): Packing {
  const known = packings.get(count);
  if (known !== undefined) return known;
  let best: Packing = { places: [], radius: 0 };
  for (let inner = 0; inner <= count / 2; inner++) {
    const half = Math.sin(Math.PI / (count - inner));
    const ring = half / (1 + half);
    const middle = inner === 0 ? { places: [], radius: 1 } : cores(inner);
    const room = 1 - 2 * ring;
    const radius = inner === 0 ? ring : Math.min(ring, middle.radius * room);
    if (radius <= best.radius) continue;
    const outside = Array.from({ length: count - inner }, (_, i) =>
      polar(0, 0, 1 - ring, (360 / (count - inner)) * i - 90),
    );
    best = {
      places: [...outside, ...middle.places.map(([x, y]): Point => [x * room, y * room])],
      radius,
    };
  }
  packings.set(count, best);
  return best;
}

const cable: Drawer = (pen, shape) => {
  const D = size(shape, 'D', 11.2);
  const count = clamp(choice(shape, 'cores', 3), 1, 37);
  const armoured = choice(shape, 'armoured', 0) === 1;
  const x = 116;
  const y = 150;
  const R = 86;
  pen.circle(x, y, R, 'heavy', SHADE);
  let room = R * 0.86;
  if (armoured) {
    pen.circle(x, y, room, 'medium', PAPER);
    const wires = 24;
    const strand = (Math.PI * room * 0.94) / wires;
    for (let i = 0; i < wires; i++)
      pen.circle(...polar(x, y, room - strand, (360 / wires) * i), strand * 0.92, 'hair', STEEL);
    room -= strand * 2;
    pen.circle(x, y, room, 'medium', SHADE);
    room *= 0.92;
  }
  pen.circle(x, y, room, 'medium', PAPER);
  const { places, radius } = cores(count);
  for (const [cx, cy] of places)
    pen.circle(
      x + cx * room,
      y + cy * room,
      radius * room * (count === 1 ? 0.82 : 0.97),
      'medium',
      STEEL,
    );
  const wire = count === 1 ? 0.5 : 0.62;
  if (count <= 19)
    for (const [cx, cy] of places)
      pen.circle(x + cx * room, y + cy * room, radius * room * wire, 'medium', SHADE);
  pen.cross(x, y, R + 10);
  const left = 236;
  const right = 384;
  const half = 34;
  pen.cast(
    [
      [left, y - half],
      [left + 76, y - half],
      [left + 76, y + half],
      [left, y + half],
    ],
    [1, 3, 3, 1],
    'heavy',
    SHADE,
  );
  pen.path(
    `M${joined([left, y - half])}c7 ${joined([half * 0.7, -7, half * 1.3, 0, half * 2])}`,
    'medium',
    PAPER,
  );
  if (armoured) {
    pen.rect(left + 76, y - half * 0.84, 22, half * 1.68, 'heavy', STEEL);
    for (let i = 0; i < 7; i++)
      pen.line(
        left + 76,
        y - half * 0.84 + i * half * 0.24,
        left + 98,
        y - half * 0.6 + i * half * 0.24,
        'medium',
      );
  }
  const visible = Math.min(count, 4);
  const start = left + (armoured ? 98 : 76);
  const spread = half * 1.5;
  for (let core = 0; core < visible; core++) {
    const cy = y - spread / 2 + (spread * (core + 0.5)) / visible;
    const r = Math.min(spread / visible / 2 - 0.6, 16);
    pen.rect(start, cy - r, right - start - 24, 2 * r, 'heavy', STEEL);
    pen.rect(right - 24, cy - r * 0.6, 24, r * 1.2, 'medium', SHADE, 1.5);
    pen.line(right - 22, cy, right - 2, cy, 'hair');
  }
  level(pen, x - R, x + R, y + R + 30, mark('D', D), y);
  pen.text(310, y + half + 40, `${count}×`);
};

const lug: Drawer = (pen, shape) => {
  const L = size(shape, 'L', 38);
  const W = size(shape, 'W', 15);
  const hole = Math.min(size(shape, 'hole', W * 0.56), W * 0.85);
  const barrel = Math.min(size(shape, 'barrel', W * 0.6), W * 1.2);
  const scale = Math.min(300 / L, 86 / Math.max(W, barrel));
  const x = (392 - L * scale) / 2 - 14;
  const end = x + L * scale;
  const half = (W / 2) * scale;
  const tube = (barrel / 2) * scale;
  const y = 108;
  const eye = x + half;
  const start = Math.min(x + W * scale * 1.08, end - L * scale * 0.35);
  pen.cast(
    [
      [x, y - half],
      [start - 4, y - half],
      [start + half * 0.4, y - tube],
      [end, y - tube],
      [end, y + tube],
      [start + half * 0.4, y + tube],
      [start - 4, y + half],
      [x, y + half],
    ],
    [half * 0.8, 6, 6, 1, 1, 6, 6, half * 0.8],
  );
  pen.circle(eye, y, (hole / 2) * scale, 'heavy', PAPER);
  pen.cross(eye, y, (hole / 2) * scale + 8);
  pen.line(end - 4, y - tube, end - 4, y + tube, 'medium');
  pen.line(x - 10, y, end + 10, y, 'centre');
  const low = 212;
  const thick = clamp(tube * 0.36, 4, 12);
  pen.path(
    `M${joined([x, low + tube])}V${joined([low + tube - thick])}H${joined([start - half * 0.1])}L${joined([start + half * 0.6, low - tube])}H${joined([end])}V${joined([low + tube])}z`,
    'heavy',
    STEEL,
  );
  const wall = clamp(tube * 0.22, 3, 8);
  pen.path(
    `M${joined([end, low - tube + wall])}H${joined([start + half * 0.9])}V${joined([low + tube - wall])}H${joined([end])}`,
    'hidden',
  );
  level(pen, x, end, low + tube + 26, mark('L', L), low + tube);
  upright(pen, y - half, y + half, x - 22, mark('W', W), [x + half * 0.6, x + half * 0.6]);
  upright(pen, low - tube, low + tube, end + 28, `Ø${mm(barrel)}`, end);
  pointer(
    pen,
    polar(eye, y, (hole / 2) * scale, -60),
    [eye + half * 0.6 + 20, y - half - 22],
    `Ø${mm(hole)}`,
  );
};

const gland: Drawer = (pen, shape) => {
  const d = size(shape, 'd', 20);
  const L = size(shape, 'L', d * 1.9);
  const s = size(shape, 's', d * 1.2);
  const e = s / COS30;
  const scale = Math.min(112 / e, 196 / L);
  const y = 152;
  const r = (d / 2) * scale;
  const x = 156 + Math.max(0, (196 - L * scale) / 2);
  const long = L * scale;
  const front = x - 44 - (e / 2) * scale;
  const cap = x + long * 0.34;
  const body = x + long * 0.44;
  const flange = x + long * 0.66;
  const R = (s / 2) * scale;
  pen.cast(
    [
      [x, y - R * 0.62],
      [x + long * 0.12, y - R * 0.9],
      [cap, y - R],
      [cap, y + R],
      [x + long * 0.12, y + R * 0.9],
      [x, y + R * 0.62],
    ],
    [5, 6, 1, 1, 6, 5],
  );
  for (const line of [-0.6, -0.2, 0.2, 0.6])
    pen.line(x + long * 0.1, y + line * R, cap, y + line * R * 1.06, 'hair');
  turned(
    pen,
    y,
    [
      [cap, R * 0.84],
      [body, R * 0.84],
    ],
    SHADE,
  );
  hexSide(pen, body, flange, y, s * scale, true, true);
  thread(pen, flange, x + long, y, r, size(shape, 'p', 1.5) * scale);
  edge(pen, flange, y, r);
  pen.line(x - 12, y, x + long + 12, y, 'centre');
  pen.polygon(Array.from({ length: 6 }, (_, i) => polar(front, y, (e / 2) * scale, 60 * i + 30)));
  const inside = Math.min(size(shape, 'cable', d * 0.6), d * 0.9);
  pen.circle(front, y, R * 0.86, 'medium');
  pen.circle(front, y, (inside / 2) * scale + 3, 'medium', SHADE);
  pen.circle(front, y, (inside / 2) * scale, 'heavy', PAPER);
  pen.cross(front, y, (e / 2) * scale + 9);
  const low = y + (e / 2) * scale + 30;
  level(pen, front - R, front + R, low, mark('s', s), y + R / 2);
  level(pen, x, x + long, low, mark('L', L), [y + R * 0.6, y + r]);
  upright(pen, y - r, y + r, x + long + 28, mark('d', d), x + long);
  if (known(shape, 'cable'))
    pointer(
      pen,
      polar(front, y, (inside / 2) * scale, -50),
      [front + (e / 2) * scale * 0.5 + 18, y - (e / 2) * scale - 22],
      `≤ Ø${mm(inside)}`,
    );
};

export const cables = { cable, lug, gland } satisfies Record<string, Drawer>;
