// How do hand tools look? Their working end true to size - jaw, tip, drive -, the handle as long as it is.

import { level, mark, pointer, upright } from './dimensions.ts';
import { joined, PAPER, type Pen, type Point, polar, regular, SHADE, STEEL, trace } from './pen.ts';
import { recess, star } from './recesses.ts';
import { choice, clamp, type Drawer, size } from './sizes.ts';
import { breakAcross, edge, run, turned } from './turned.ts';

const COS30 = Math.cos(Math.PI / 6);

const combinationSpanner: Drawer = (pen, shape) => {
  const s = size(shape, 's', 13);
  const L = size(shape, 'L', 60 + s * 9);
  const ends = choice(shape, 'ends', 0);
  const y = 140;
  const adjustable = ends === 3;
  const headMm = adjustable ? s * 1.9 : s * 2.1;
  const fitting = Math.min(350 / L, 110 / headMm);
  const scale = headMm * fitting < 46 ? 62 / headMm : fitting;
  const head = (headMm / 2) * scale;
  const shank = run(24, L, scale, 352, 0.5);
  const left = 24 + head;
  const right = shank.end - head * (ends === 0 || ends === 2 ? 0.78 : 1);
  const web = Math.max(head * 0.36, 6);
  pen.cast([[left, y - web], [right, y - web * 0.85], [right, y + web * 0.85], [left, y + web]], 2);
  pen.path(trace([[left + head + 8, y - web * 0.45], [right - head - 8, y - web * 0.4]]) + trace([[left + head + 8, y + web * 0.45], [right - head - 8, y + web * 0.4]]), 'hair');
  breakAcross(pen, shank.cut, y, web);
  if (adjustable) adjustableHead(pen, left, y, head, s * scale);
  else if (ends === 2) ring(pen, left, y, head * 0.78, s * scale);
  else jaw(pen, left, y, head, s * scale, 180 + 15);
  if (ends === 1) jaw(pen, right, y, head, s * scale, 15);
  else if (adjustable) {
    pen.circle(right + head * 0.5, y, web * 1.15, 'heavy', STEEL);
    pen.circle(right + head * 0.5, y, web * 0.5, 'medium', PAPER);
  } else ring(pen, right, y, head * 0.78, s * scale);
  level(pen, 24, shank.end, y + head + 42, mark('L', L), y + head * 0.6);
  if (ends !== 2) pen.text(24 + head, y - head - 12, mark('s', s));
  else pen.text(right, y - head - 6, mark('s', s));
};

/** An open end: the jaw is s wide and turned 15 degrees from the handle. */
function jaw(pen: Pen, x: number, y: number, r: number, s: number, turn: number): void {
  const [ux, uy] = polar(0, 0, 1, turn);
  const place = (along: number, across: number): Point => [x + ux * along - uy * across, y + uy * along + ux * across];
  pen.circle(x, y, r, 'heavy', STEEL);
  const half = s / 2;
  const lip = Math.sqrt(Math.max(r * r - half * half, 4));
  const floor = -half * 0.5;
  pen.polygon([place(r * 1.25, -half), place(floor, -half), place(floor - half * 0.3, 0), place(floor, half), place(r * 1.25, half)], 'none', PAPER);
  pen.polyline([place(lip, -half), place(floor, -half), place(floor - half * 0.3, 0), place(floor, half), place(lip, half)]);
}

function ring(pen: Pen, x: number, y: number, r: number, s: number): void {
  pen.circle(x, y, r, 'heavy', STEEL);
  const outer = Math.min(s / COS30 / 2, r * 0.85);
  const points: Point[] = Array.from({ length: 24 }, (_, i) => polar(x, y, i % 2 === 0 ? outer : outer * 0.9, 15 * i));
  pen.polygon(points, 'medium', PAPER);
}

function adjustableHead(pen: Pen, x: number, y: number, r: number, s: number): void {
  const half = s / 2;
  pen.cast([[x + r, y - r * 0.45], [x + r * 0.3, y - r], [x - r, y - r * 0.95], [x - r, y - half], [x + r * 0.1, y - half], [x + r * 0.1, y + half], [x + r * 0.1, y + r * 0.9], [x + r, y + r * 0.45]], [8, 10, 8, 1, 2, 1, 8, 8]);
  pen.cast([[x - r * 0.9, y + half], [x + r * 0.1, y + half], [x + r * 0.1, y + r], [x - r * 0.35, y + r]], [1, 1, 5, 10], 'heavy', SHADE);
  const worm = x + r * 0.42;
  pen.rect(worm - r * 0.22, y + r * 0.1, r * 0.5, r * 0.42, 'medium', PAPER, 2);
  for (let line = 0; line < 4; line++) pen.line(worm - r * 0.16 + line * r * 0.12, y + r * 0.1, worm - r * 0.1 + line * r * 0.12, y + r * 0.52, 'medium');
}

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
  pen.path(`M${n(x, bottom)}V${n(top + bend)}A${n(bend, bend)} 0 0 1 ${n(x + bend, top)}H${n(long.end)}V${n(top + wide)}H${n(x + bend)}A${n(bend - wide, bend - wide)} 0 0 0 ${n(x + wide, top + bend)}V${n(bottom)}z`, 'heavy', STEEL);
  const facet = (at: number) => {
    const r = bend - wide * at;
    return `M${n(x + wide * at, bottom)}V${n(top + bend)}A${n(r, r)} 0 0 1 ${n(x + bend, top + wide * at)}H${n(long.end)}`;
  };
  pen.path(choice(shape, 'star', 0) === 1 ? facet(0.2) + facet(0.8) : facet(0.27) + facet(0.73), 'medium');
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
  pen.cast([[neck - 6, y - grip * 0.5], [neck, y - shank], [neck, y + shank], [neck - 6, y + grip * 0.5]], 1, 'heavy', SHADE);
  const taper = Math.min(shank * 3, blade * scale * 0.3);
  if (head === 0) turned(pen, y, [[neck, shank * 0.85], [end - taper * 2, shank * 0.85], [end - taper, (tip / 2) * scale], [end, (tip / 2) * scale]]);
  else turned(pen, y, [[neck, shank], [end - taper, shank], [end - taper * 0.3, shank * 0.5], [end, shank * 0.3]]);
  if (head !== 0) pen.path(trace([[end - taper, y - shank * 0.4], [end, y - shank * 0.1]]) + trace([[end - taper, y + shank * 0.4], [end, y + shank * 0.1]]), 'medium');
  pen.cast([[x, y - grip * 0.8], [x + 14, y - grip], [neck - 40, y - grip * 0.95], [neck - 26, y - grip * 0.6], [neck - 6, y - grip * 0.72], [neck - 6, y + grip * 0.72], [neck - 26, y + grip * 0.6], [neck - 40, y + grip * 0.95], [x + 14, y + grip], [x, y + grip * 0.8]], [10, 6, 6, 6, 3, 3, 6, 6, 6, 10]);
  for (const line of [-0.55, 0, 0.55]) pen.path(trace([[x + 20, y + line * grip], [neck - 44, y + line * grip]]), 'medium');
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
  pen.cast([[x, y - grip * 0.62], [x + (end - x) * 0.5, y - grip * 0.6], [end - 60, y - grip], [end, y - grip * 0.9], [end, y + grip * 0.9], [end - 60, y + grip], [x + (end - x) * 0.5, y + grip * 0.6], [x, y + grip * 0.62]], [0, 30, 30, 8, 8, 30, 30, 0], 'heavy', PAPER);
  for (const line of [-0.25, 0.2]) pen.path(trace([[x + r + 14, y + line * grip], [end - 20, y + line * grip * 2]]), 'hair');
  const top = y - half;
  const low = y + half;
  const neck = r * 0.72;
  if (style === 2) pen.cast([[x - r * 0.8, top], [x + r * 0.8, top], [x + r, top + 8], [x + r, low - 8], [x + r * 0.8, low], [x - r * 0.8, low], [x - r, low - 8], [x - r, top + 8]], 3);
  else {
    pen.cast([[x - r, top + 4], [x - r * 0.8, top], [x + r * 0.8, top], [x + r, top + 4], [x + r, top + half * 0.32], [x + neck, top + half * 0.45], [x + r * 0.95, y - r * 0.9], [x + r * 0.95, y + r * 0.9], [x + neck, y + half * 0.42], [x + r * (style === 0 ? 0.2 : 0.8), low - (style === 1 ? r * 1.2 : 0)], [x - r * (style === 0 ? 0.2 : 0.8), low - (style === 1 ? r * 1.2 : 0)], [x - neck, y + half * 0.42], [x - r * 0.95, y + r * 0.9], [x - r * 0.95, y - r * 0.9], [x - neck, top + half * 0.45], [x - r, top + half * 0.32]], 3);
    if (style === 1) pen.circle(x, low - r * 0.85, r * 0.85, 'heavy', STEEL);
    if (style === 3) for (const [from, to] of [[top, top + half * 0.32], [low - half * 0.32, low]] as const) pen.rect(x - r, from, 2 * r, to - from, 'heavy', SHADE, 3);
  }
  pen.line(x - r, top + half * 0.32, x + r, top + half * 0.32, 'medium');
  pen.ellipse(x, y, r * 0.4, r * 0.55, 'medium', PAPER);
  pen.line(x - r * 0.25, y + r * 0.3, x + r * 0.25, y - r * 0.3, 'medium');
  level(pen, x - r, end, low + 30 > 274 ? 274 : low + 30, mark('L', L), [low - half * 0.3, y + grip]);
  upright(pen, top, low, x - r - 32, mark('l', headLength), x - r);
};

const socket: Drawer = (pen, shape) => {
  const s = size(shape, 's', 13);
  const drive = size(shape, 'drive', 12.7);
  const L = size(shape, 'L', 38);
  const D = Math.max(size(shape, 'D', s * 1.42), s * 1.2);
  const widest = Math.max(D, drive * 1.6);
  const scale = Math.min(124 / widest, 190 / L, 250 / (widest + L));
  const y = 150;
  const R = (D / 2) * scale;
  const x = 34 + R;
  const outer = Math.min((s / COS30 / 2) * scale, R * 0.94);
  pen.circle(x, y, R, 'heavy', STEEL);
  pen.polygon(regular(x, y, outer, 6, 30), 'heavy', PAPER);
  pen.rect(x - (drive / 2) * scale * 0.8, y - (drive / 2) * scale * 0.8, drive * scale * 0.8, drive * scale * 0.8, 'hidden', null);
  pen.cross(x, y, R + 9);
  const left = x + R + 52;
  const end = left + L * scale;
  const back = Math.max(drive * 0.8 * scale, R * 0.7);
  const middle = left + L * scale * 0.52;
  turned(pen, y, [[left, R - 2], [left + 2, R], [middle - 8, R], [middle + 4, back], [end - 2, back], [end, back - 2]]);
  edge(pen, middle + 4, y, back);
  edge(pen, end - L * scale * 0.14, y, back);
  const hex = (s / 2) * scale;
  const square = (drive / 2) * scale;
  pen.polyline([[left, y - hex], [left + L * scale * 0.4, y - hex], [left + L * scale * 0.4, y + hex], [left, y + hex]], 'hidden');
  pen.polyline([[end, y - square], [end - L * scale * 0.36, y - square], [end - L * scale * 0.36, y + square], [end, y + square]], 'hidden');
  pen.line(left - 12, y, end + 12, y, 'centre');
  const low = y + Math.max(R, back) + 28;
  level(pen, left, end, low, mark('L', L), [y + R, y + back]);
  level(pen, x - hex, x + hex, low, mark('s', s), y + hex / 2);
  upright(pen, y - square, y + square, Math.min(end + 34, 366), `■ ${drive}`, end);
};

const torqueWrench: Drawer = (pen, shape) => {
  const L = size(shape, 'L', 460);
  const drive = size(shape, 'drive', 12.7);
  const scale = 348 / L;
  const y = 146;
  const x = 26;
  const end = x + 348;
  const head = clamp(drive * 1.7 * scale, 20, 34);
  const tube = clamp(head * 0.42, 8, 14);
  turned(pen, y, [[x + head, tube * 0.8], [x + head * 2 + 8, tube], [end - 118, tube]]);
  pen.circle(x + head, y, head, 'heavy', STEEL);
  pen.circle(x + head, y, head * 0.66, 'medium', SHADE);
  const q = Math.max(drive * scale * 0.5, 6);
  pen.rect(x + head - q, y - q, 2 * q, 2 * q, 'heavy', PAPER);
  pen.circle(x + head, y, q * 0.4, 'medium');
  const scaleFrom = end - 190;
  pen.rect(scaleFrom, y - tube * 0.55, 66, tube * 1.1, 'medium', PAPER, 1.5);
  for (let i = 1; i < 11; i++) pen.line(scaleFrom + i * 6, y - tube * 0.55, scaleFrom + i * 6, y + tube * (i % 5 === 0 ? 0.45 : 0), 'hair');
  pen.cast([[end - 118, y - tube * 1.35], [end - 6, y - tube * 1.25], [end, y - tube * 0.9], [end, y + tube * 0.9], [end - 6, y + tube * 1.25], [end - 118, y + tube * 1.35]], 4, 'heavy', SHADE);
  for (let i = 0; i < 8; i++) pen.line(end - 104 + i * 12, y - tube * 1.3, end - 104 + i * 12, y + tube * 1.3, 'hair');
  pen.line(x - 10, y, end + 10, y, 'centre');
  level(pen, x, end, y + head + 44, mark('L', L), [y + head * 0.4, y + tube]);
  pointer(pen, [x + head + q, y - q], [x + head * 2 + 22, y - head - 24], `■ ${drive}`);
};

export const tools = {
  'combination-spanner': combinationSpanner,
  'hex-key': hexKey,
  screwdriver,
  hammer,
  socket,
  'torque-wrench': torqueWrench,
} satisfies Record<string, Drawer>;
