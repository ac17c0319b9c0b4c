// How do electrical parts look? Cables cut through with the true number of cores, switchgear from the front, lugs, glands and lamps from two sides.

import { level, mark, mm, pointer, upright } from './dimensions.ts';
import { joined, PAPER, type Point, polar, SHADE, STEEL } from './pen.ts';
import { hexSide } from './screws.ts';
import { choice, clamp, type Drawer, known, size } from './sizes.ts';
import { edge, thread, turned } from './turned.ts';

const COS30 = Math.cos(Math.PI / 6);

/** Places for cores in a circle of radius 1: alone, round a ring, or round a ring with some in the middle; with the radius each may have. */
export function cores(count: number): { places: Point[]; radius: number } {
  if (count <= 1) return { places: [[0, 0]], radius: 0.78 };
  const inner = count <= 6 ? 0 : count <= 8 ? 1 : Math.round(count * 0.28);
  const outer = count - inner;
  const radius = Math.sin(Math.PI / outer) / (1 + Math.sin(Math.PI / outer));
  const ring = Array.from({ length: outer }, (_, i) => polar(0, 0, 1 - radius, (360 / outer) * i - 90));
  if (inner === 0) return { places: ring, radius };
  const room = inner === 1 ? radius : 1 - 2 * radius;
  const small = inner === 1 ? { places: [[0, 0]] as Point[], radius: 1 } : cores(inner);
  return { places: [...ring, ...small.places.map(([x, y]): Point => [x * room, y * room])], radius: Math.min(radius, inner === 1 ? radius : small.radius * room) };
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
    const wire = (Math.PI * room * 0.94) / wires;
    for (let i = 0; i < wires; i++) pen.circle(...polar(x, y, room - wire, (360 / wires) * i), wire * 0.92, 'hair', STEEL);
    room -= wire * 2;
    pen.circle(x, y, room, 'medium', SHADE);
    room *= 0.92;
  }
  pen.circle(x, y, room, 'medium', PAPER);
  const { places, radius } = cores(count);
  for (const [cx, cy] of places) pen.circle(x + cx * room, y + cy * room, radius * room * 0.97, 'medium', STEEL);
  if (count <= 19) for (const [cx, cy] of places) pen.circle(x + cx * room, y + cy * room, radius * room * 0.62, 'medium', SHADE);
  pen.cross(x, y, R + 10);
  const left = 236;
  const right = 384;
  const half = 34;
  pen.cast([[left, y - half], [left + 76, y - half], [left + 76, y + half], [left, y + half]], [1, 3, 3, 1], 'heavy', SHADE);
  pen.path(`M${joined([left, y - half])}c7 ${joined([half * 0.7, -7, half * 1.3, 0, half * 2])}`, 'medium', PAPER);
  if (armoured) {
    pen.rect(left + 76, y - half * 0.84, 22, half * 1.68, 'heavy', STEEL);
    for (let i = 0; i < 7; i++) pen.line(left + 76, y - half * 0.84 + i * half * 0.24, left + 98, y - half * 0.6 + i * half * 0.24, 'medium');
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
  for (const [top, high] of [[0, 0.24], [0.76, 0.24]] as const) {
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
  pen.cast([[side, y + h * 0.04], [side + d * 0.34, y + h * 0.04], [side + d * 0.34, y], [side + d * 0.62, y], [side + d * 0.62, y + h * 0.24], [side + d * 0.88, y + h * 0.24], [side + d * 0.88, y + h * 0.3], [side + d, y + h * 0.3], [side + d, y + h * 0.7], [side + d * 0.88, y + h * 0.7], [side + d * 0.88, y + h * 0.76], [side + d * 0.62, y + h * 0.76], [side + d * 0.62, y + h], [side + d * 0.34, y + h], [side + d * 0.34, y + h * 0.96], [side, y + h * 0.96]], 2);
  // The slot for the 35 mm rail.
  const rail = Math.min(17.5 * scale, h * 0.3);
  pen.polygon([[side, y + h / 2 - rail], [side + 5, y + h / 2 - rail], [side + 5, y + h / 2 + rail], [side, y + h / 2 + rail]], 'medium', PAPER);
  pen.line(side + d * 0.34, y + h * 0.04, side + d * 0.34, y + h * 0.96, 'medium');
  pen.line(side + d * 0.62, y + h * 0.24, side + d * 0.62, y + h * 0.76, 'medium');
  level(pen, x, x + w, y + h + 28, mark('W', W), y + h);
  level(pen, side, side + d, y + h + 28, mark('D', D), [y + h * 0.96, y + h * 0.7]);
  upright(pen, y, y + h, side + d + 30 > 370 ? 372 : side + d + 30, mark('H', H), [side + d * 0.62, side + d * 0.62]);
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
      pen.line(left + one / 2 - r * 0.75, y + h * share, left + one / 2 + r * 0.75, y + h * share, 'medium');
    }
    pen.line(left, y + h * 0.2, left + one, y + h * 0.2, 'medium');
    pen.line(left, y + h * 0.8, left + one, y + h * 0.8, 'medium');
    pen.rect(left + one * 0.22, y + h * 0.4, one * 0.56, h * 0.2, 'medium', SHADE, 2);
  }
  pen.rect(x + one * 0.3, y + h * 0.41, w - one * 0.6, h * 0.085, 'heavy', SHADE, 2);
  level(pen, x, x + w, y + h + 26, mark('W', W), y + h);
  upright(pen, y, y + h, x + w + 40, mark('H', H), x + w);
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
  pen.cast([[x, y - half], [start - 4, y - half], [start + half * 0.4, y - tube], [end, y - tube], [end, y + tube], [start + half * 0.4, y + tube], [start - 4, y + half], [x, y + half]], [half * 0.8, 6, 6, 1, 1, 6, 6, half * 0.8]);
  pen.circle(eye, y, (hole / 2) * scale, 'heavy', PAPER);
  pen.cross(eye, y, (hole / 2) * scale + 8);
  pen.line(end - 4, y - tube, end - 4, y + tube, 'medium');
  pen.line(x - 10, y, end + 10, y, 'centre');
  const low = 212;
  const thick = clamp(tube * 0.36, 4, 12);
  pen.path(`M${joined([x, low + tube])}V${joined([low + tube - thick])}H${joined([start - half * 0.1])}L${joined([start + half * 0.6, low - tube])}H${joined([end])}V${joined([low + tube])}z`, 'heavy', STEEL);
  const wall = clamp(tube * 0.22, 3, 8);
  pen.path(`M${joined([end, low - tube + wall])}H${joined([start + half * 0.9])}V${joined([low + tube - wall])}H${joined([end])}`, 'hidden');
  level(pen, x, end, low + tube + 26, mark('L', L), low + tube);
  upright(pen, y - half, y + half, x - 22, mark('W', W), [x + half * 0.6, x + half * 0.6]);
  upright(pen, low - tube, low + tube, end + 28, `Ø${mm(barrel)}`, end);
  pointer(pen, polar(eye, y, (hole / 2) * scale, -60), [eye + half * 0.6 + 20, y - half - 22], `Ø${mm(hole)}`);
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
  pen.cast([[x, y - R * 0.62], [x + long * 0.12, y - R * 0.9], [cap, y - R], [cap, y + R], [x + long * 0.12, y + R * 0.9], [x, y + R * 0.62]], [5, 6, 1, 1, 6, 5]);
  for (const line of [-0.6, -0.2, 0.2, 0.6]) pen.line(x + long * 0.1, y + line * R, cap, y + line * R * 1.06, 'hair');
  turned(pen, y, [[cap, R * 0.84], [body, R * 0.84]], SHADE);
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
  if (known(shape, 'cable')) pointer(pen, polar(front, y, (inside / 2) * scale, -50), [front + (e / 2) * scale * 0.5 + 18, y - (e / 2) * scale - 22], `≤ Ø${mm(inside)}`);
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
  pen.path(`M${joined([panel - 6, y - R * 0.74])}C${joined([left - 2, y - R * 0.7, left - 2, y + R * 0.7, panel - 6, y + R * 0.74])}z`, 'heavy', PAPER);
  pen.cast([[panel - 9, y - R * 0.86], [panel, y - R], [panel, y + R], [panel - 9, y + R * 0.86]], 1, 'heavy', SHADE);
  turned(pen, y, [[panel, r], [end - long * 0.22, r]]);
  for (let turn = panel + 5; turn < panel + long * 0.28; turn += 4) pen.line(turn, y - r, turn + 2, y + r, 'hair');
  const ring = panel + long * 0.1;
  pen.rect(ring, y - r * 1.22, Math.max(long * 0.09, 8), r * 2.44, 'heavy', SHADE, 2);
  turned(pen, y, [[end - long * 0.22, r * 0.86], [end - long * 0.1, r * 0.86]]);
  for (const place of [-0.45, 0.45]) pen.rect(end - long * 0.1, y + r * place - 4, long * 0.1, 8, 'heavy', PAPER, 1);
  pen.line(left - 10, y, end + 10, y, 'centre');
  upright(pen, y - R, y + R, left - 26, `Ø${mm(bezel)}`, panel - 4);
  upright(pen, y - r, y + r, end + 28, mark('D', D), end - long * 0.22);
  level(pen, left, end, y + R + 28, mark('L', L), [y + 4, y + r * 0.5]);
};

export const electrical = { cable, contactor, 'circuit-breaker': circuitBreaker, lug, gland, lamp } satisfies Record<string, Drawer>;
