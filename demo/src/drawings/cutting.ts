// Drawings of drills, taps and end mills: from the side with their helix, and on the end that cuts.

import type { Shape } from '../types.ts';
import { level, mark, pointer, textWidth, upright } from './dimensions.ts';
import { joined, PAPER, type Pen, type Point, polar, SHADE, STEEL, trace } from './pen.ts';
import { choice, clamp, type Drawer, known, size } from './sizes.ts';
import { breakAcross, edge, type Run, run, thread, turned } from './turned.ts';

const AXIS = 128;
const LEFT = 24;
const ROOM = 316;

type Tool = { d: number; L: number; l: number; shank: number; scale: number; at: Run; r: number };

function layout(shape: Shape, usual: { L: number; l: number }): Tool {
  const d = size(shape, 'd', 8);
  const L = size(shape, 'L', d * usual.L);
  const l = Math.min(size(shape, 'l', L * usual.l), L * 0.9);
  const shank = size(shape, 'ds', size(shape, 'd2', size(shape, 'shank', d)));
  const widest = Math.max(d, shank);
  const fitting = Math.min(ROOM / L, 84 / widest);
  const scale = widest * fitting < 24 ? 34 / widest : fitting;
  return { d, L, l, shank, scale, at: run(LEFT, L, scale, ROOM, 0.34), r: (d / 2) * scale };
}

/** Helical flutes between x1 and x2: the near side of each flute is a band between two waves, cut off at both ends. */
function helix(
  pen: Pen,
  x1: number,
  x2: number,
  r: number,
  lead: number,
  flutes: number,
  share: number,
): void {
  const half = lead / 2;
  const band = (lead / flutes) * share;
  const wave = (start: number): Point[] => {
    const from = clamp(start, x1, x2);
    const to = clamp(start + half, x1, x2);
    const steps = Math.max(1, Math.round(((to - from) / half) * 8));
    return Array.from({ length: steps + 1 }, (_, i): Point => {
      const x = from + ((to - from) * i) / steps;
      return [x, AXIS - r * Math.cos((Math.PI * (x - start)) / half)];
    });
  };
  for (let x = x1 - half - band + lead * 0.12; x < x2; x += lead / flutes) {
    const near = wave(x);
    const far = wave(x + band);
    if (near.length + far.length > 4) pen.polygon([...near, ...far.reverse()], 'medium', SHADE);
  }
}

function shared(pen: Pen, tool: Tool, tip: number): void {
  const { at, d, l, L, r, shank, scale } = tool;
  const half = Math.max(r, (shank / 2) * scale);
  pen.line(LEFT - 10, AXIS, tip + 10, AXIS, 'centre');
  level(pen, at.at(L - l), tip, AXIS + half + 28, mark('l', l), [AXIS + r, AXIS]);
  level(pen, LEFT, tip, AXIS + half + 56, mark('L', L), [AXIS + (shank / 2) * scale, AXIS]);
  upright(
    pen,
    AXIS - r,
    AXIS + r,
    at.end + Math.max(22, textWidth(mark('d', d)) / 2 + 8),
    mark('d', d),
    at.end,
  );
}

const drill: Drawer = (pen, shape) => {
  const tool = layout(shape, { L: 14, l: 0.62 });
  const { at, L, l, r, scale, shank } = tool;
  const angle = size(shape, 'angle', 118);
  const point = Math.min(r / Math.tan((angle / 2) * (Math.PI / 180)), r * 1.2);
  const start = at.at(L - l);
  const back = (shank / 2) * scale;
  turned(pen, AXIS, [
    [LEFT, back - 2],
    [LEFT + 3, back],
    [start - Math.min(r, (start - LEFT) * 0.2), back],
    [start, r],
    [at.end - point, r],
    [at.end, 0.1],
  ]);
  helix(pen, start, at.end - point, r, r * 10.9, 2, 0.6);
  pen.path(
    trace([
      [at.end - point, AXIS - r],
      [at.end - point * 0.75, AXIS + r * 0.1],
      [at.end, AXIS],
    ]),
    'medium',
  );
  breakAcross(pen, at.cut, AXIS, Math.max(r, back));
  shared(pen, tool, at.end);
  const end: Point = [70, 248];
  const big = 30;
  if (AXIS + Math.max(r, back) + 60 < 215) {
    pen.circle(...end, big, 'heavy', STEEL);
    for (const turn of [20, 200]) {
      const [ax, ay] = polar(...end, big, turn - 42);
      const [bx, by] = polar(...end, big, turn + 20);
      const [cx, cy] = polar(...end, big * 0.2, turn + 60);
      pen.path(
        `M${joined([ax, ay])}Q${joined([...polar(...end, big * 0.28, turn - 60), cx, cy])}L${joined([bx, by])}`,
        'medium',
        PAPER,
      );
    }
    pen.circle(...end, big, 'heavy');
    pen.cross(...end, big + 8);
    pen.text(120, 253, `${angle}°`, 'start');
  }
};

const endMill: Drawer = (pen, shape) => {
  const tool = layout(shape, { L: 7, l: 0.35 });
  const { at, L, l, r, scale, shank } = tool;
  const teeth = clamp(choice(shape, 'z', choice(shape, 'flutes', 4)), 1, 8);
  const start = at.at(L - l);
  const back = (shank / 2) * scale;
  const ball = choice(shape, 'ball', 0) === 1;
  turned(pen, AXIS, [
    [LEFT, back - 2.5],
    [LEFT + 3, back],
    [start - 8, back],
    [start - 2, r],
  ]);
  edge(pen, LEFT + 3, AXIS, back);
  if (ball)
    pen.path(
      `M${joined([start - 2, AXIS - r])}H${joined([at.end - r])}A${joined([r, r])} 0 0 1 ${joined([at.end - r, AXIS + r])}H${joined([start - 2])}z`,
      'heavy',
      STEEL,
    );
  else
    turned(pen, AXIS, [
      [start - 2, r],
      [at.end, r],
    ]);
  helix(pen, start, at.end - (ball ? r * 0.7 : 2), r, r * 10.9, teeth, 0.5);
  breakAcross(pen, at.cut, AXIS, Math.max(r, back));
  shared(pen, tool, at.end);
  fluted(pen, [70, 246], 32, teeth, true);
};

/** The end view of a tool with straight or helical flutes. */
function fluted(pen: Pen, [x, y]: Point, r: number, teeth: number, cutting: boolean): void {
  pen.circle(x, y, r, 'hair');
  let data = '';
  for (let tooth = 0; tooth < teeth; tooth++) {
    const turn = (360 / teeth) * tooth - 90;
    const next = 360 / teeth;
    const [ax, ay] = polar(x, y, r, turn);
    const [bx, by] = polar(x, y, r, turn + next * (cutting ? 0.28 : 0.45));
    const [mx, my] = polar(x, y, r * (cutting ? 0.42 : 0.3), turn + next * 0.78);
    const [cx, cy] = polar(x, y, r, turn + next);
    data += tooth === 0 ? `M${joined([ax, ay])}` : '';
    data += `A${joined([r, r])} 0 0 1 ${joined([bx, by])}Q${joined([mx, my, cx, cy])}`;
  }
  pen.path(`${data}z`, 'heavy', STEEL);
  if (cutting)
    for (let tooth = 0; tooth < teeth; tooth++) {
      const turn = (360 / teeth) * tooth - 90;
      pen.polyline([polar(x, y, r, turn), polar(x, y, r * 0.12, turn + 30)], 'medium');
    }
  pen.cross(x, y, r + 8);
}

const tap: Drawer = (pen, shape) => {
  const tool = layout(shape, { L: 10, l: 0.3 });
  const { at, d, L, l, r, scale } = tool;
  const pitch = size(shape, 'p', size(shape, 'pitch', 0.25 + d * 0.115));
  const shank =
    Math.min(tool.shank, d) === d && !known(shape, 'ds') && !known(shape, 'd2')
      ? d * 0.78
      : tool.shank;
  const back = (shank / 2) * scale;
  const square = back * 0.74;
  const start = at.at(L - l);
  const squared = Math.min(at.at(size(shape, 'k', shank * 1.1)), LEFT + (start - LEFT) * 0.3);
  const neck = Math.min(back, r * 0.8);
  turned(pen, AXIS, [
    [LEFT, square],
    [squared, square],
    [squared + 4, back],
    [start - 16, back],
    [start - 10, neck],
    [start, neck],
  ]);
  pen.path(
    trace([
      [LEFT, AXIS - square * 0.5],
      [squared, AXIS - square * 0.5],
      [squared, AXIS + square * 0.5],
      [LEFT, AXIS + square * 0.5],
    ]),
    'hair',
  );
  const taper = Math.min(pitch * scale * 3, (at.end - start) * 0.3);
  thread(pen, start, at.end - taper, AXIS, r, pitch * scale);
  turned(pen, AXIS, [
    [at.end - taper, r * 0.98],
    [at.end - 2, r * 0.72],
    [at.end, r * 0.66],
  ]);
  const flute = r * 0.26;
  pen.path(
    `M${joined([at.end, AXIS - flute])}H${joined([start + 6])}Q${joined([start - 12, AXIS - flute, start - 16, AXIS])}Q${joined([start - 12, AXIS + flute, start + 6, AXIS + flute])}H${joined([at.end])}z`,
    'medium',
    SHADE,
  );
  breakAcross(pen, at.cut, AXIS, Math.max(r, back));
  shared(pen, { ...tool, shank }, at.end);
  fluted(pen, [70, 246], 32, clamp(choice(shape, 'flutes', d < 5 ? 3 : 4), 2, 6), false);
  const knee: Point = [Math.min(at.end - 40, 250), AXIS - r - 26];
  pointer(pen, [start + (at.end - start) * 0.3, AXIS - r], knee, mark('P', pitch));
};

export const cutting = { drill, tap, 'end-mill': endMill } satisfies Record<string, Drawer>;
