// Detail drawing of a screw: its head and both ends of its shank in an axonometric view, beside its thread profile enlarged with the true pitch.

import { ALONG, Axonometry, CIRCLE_HEIGHT, CIRCLE_WIDTH, common } from './axonometry.ts';
import { level, mark } from './dimensions.ts';
import { joined, type Pen, type Point, polar, SHADE, STEEL } from './pen.ts';
import { choice, type Drawer, size } from './sizes.ts';
import { THREAD_DEPTH, tornEdge } from './turned.ts';

const COS30 = Math.cos(Math.PI / 6);

/** The heads, as numbered in the `head` of a shape. */
export const HEADS = [
  'hex-bolt',
  'flange-bolt',
  'socket-cap-screw',
  'button-head-screw',
  'countersunk-screw',
  'pan-head-screw',
  'cheese-head-screw',
  'set-screw',
] as const;

/** Head, the shank below it, a gap of the break and the end, in thread diameters. */
const NECK = 1.1;
const GAP = 0.95;
const END = 1.5;

type Head = { width: number; height: number; draw(view: Axonometry, pen: Pen): void };

/** The outline of the recess about the axis, as radius and degrees; none for heads without. */
function recessOutline(drive: number, wide: number, r: number): Point[] {
  if (drive === 0) {
    const half = Math.min(wide, r * 0.6) / 2;
    const reach = Math.sqrt(r * r - half * half);
    return [
      [-reach, -half],
      [reach, -half],
      [reach, half],
      [-reach, half],
    ];
  }
  if (drive === 1 || drive === 2) {
    const arm = Math.min(wide / 2, r * 0.62);
    return [0, 90, 180, 270].flatMap((turn) => {
      const [ux, uy] = polar(0, 0, arm, turn);
      return [
        [ux + uy * 0.24, uy - ux * 0.24] as const,
        [ux - uy * 0.24, uy + ux * 0.24] as const,
        polar(0, 0, arm * 0.42, turn + 45),
      ];
    });
  }
  if (drive === 3) {
    const lobe = Math.min(wide / 2, r * 0.7);
    return Array.from({ length: 36 }, (_, i) =>
      polar(0, 0, lobe * (0.86 + 0.14 * Math.cos((i * Math.PI) / 3)), i * 10),
    );
  }
  return Array.from({ length: 6 }, (_, i) =>
    polar(0, 0, Math.min(wide / 2 / COS30, r * 0.8), i * 60),
  );
}

/** The recess in a face that looks at the reader; a hexagon shows its floor. */
function recess(
  view: Axonometry,
  pen: Pen,
  drive: number,
  wide: number,
  r: number,
  depth: number,
): void {
  const outline = (a: number) =>
    recessOutline(drive, wide, r).map(([x, y]) =>
      view.at(a, Math.hypot(x, y), (Math.atan2(y, x) * 180) / Math.PI),
    );
  const top = outline(0);
  pen.polygon(top, 'heavy', SHADE);
  if (drive < 4) return;
  const back = [...top].reverse();
  const floor = common([...outline(depth)].reverse(), back);
  if (floor.length > 2) pen.polygon(floor, 'hair', STEEL);
  const bottom = outline(depth);
  for (const corner of [4, 5])
    pen.polyline([top[corner] as Point, bottom[corner] as Point], 'medium');
}

function headOf(
  kind: (typeof HEADS)[number],
  dims: { d: number; k: number; wide: number; s: number; c: number; drive: number },
): Head {
  const { d, k, wide, s, c, drive } = dims;
  const r = wide / 2;
  const depth = Math.min(d / 2, k * 0.7);
  if (kind === 'hex-bolt' || kind === 'flange-bolt') {
    const flange = kind === 'flange-bolt';
    const corner = s / COS30 / 2;
    const foot = flange ? k * 0.55 : k;
    return {
      width: flange ? wide : 2 * corner,
      height: k,
      draw(view, pen) {
        if (flange) {
          view.body([
            [k - c, r],
            [k, r],
          ]);
          view.body([
            [foot, s * 0.53],
            [k - c, r * 0.96],
          ]);
        }
        const [top, bottom] = [view.ring(0, corner, 6), view.ring(foot, corner, 6)];
        pen.polygon([...top.slice(3), top[0] as Point, ...bottom.slice(0, 4)], 'heavy');
        for (const edge of [1, 2])
          pen.polyline([top[edge] as Point, bottom[edge] as Point], 'medium');
        pen.polygon(top, 'medium', STEEL);
        view.circle(0, s * 0.475);
      },
    };
  }
  if (kind === 'set-screw')
    return {
      width: d,
      height: 0,
      draw(view, pen) {
        view.circle(0, r, 'heavy', STEEL);
        recess(view, pen, drive, s, r, Math.min(d * 0.5, s));
      },
    };
  const flat = kind === 'button-head-screw' ? 0.55 : kind === 'pan-head-screw' ? 0.72 : 0.92;
  const arched = kind === 'button-head-screw' || kind === 'pan-head-screw';
  return {
    width: wide,
    height: k,
    draw(view, pen) {
      if (kind === 'countersunk-screw')
        view.body([
          [0, r],
          [k * 0.1, r],
          [k, d / 2],
        ]);
      else if (arched)
        view.body([
          [0, r * flat],
          ...[0.3, 0.6, 0.85].map(
            (share): Point => [
              k * (1 - Math.sqrt(1 - share ** 2)) * 0.9,
              r * (flat + (1 - flat) * share),
            ],
          ),
          [k * 0.85, r],
          [k, r],
        ]);
      else {
        view.body([
          [0, r * flat],
          [k * 0.1, r],
          [k, r],
        ]);
        view.edge(k * 0.1, r);
      }
      view.circle(0, kind === 'countersunk-screw' ? r : r * flat, 'medium', STEEL);
      recess(view, pen, drive, s, kind === 'countersunk-screw' ? r : r * flat, depth);
    },
  };
}

/** A wavy edge round the shank, from one side to the other; degrees as of the view. */
function wave(view: Axonometry, a: number, r: number, from: number, to: number): Point[] {
  const steps = Math.abs(to - from) / 15;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const degrees = from + ((to - from) / steps) * i;
    return view.at(a + r * 0.16 * Math.sin((degrees * Math.PI) / 60), r, degrees);
  });
}

/** The shank from the head to the break. */
function neckOf(view: Axonometry, pen: Pen, a: number, b: number, r: number): void {
  pen.polygon([...wave(view, b, r, 0, 180), view.at(a, r, 180), view.at(a, r, 0)]);
}

/** The shank from the break to its chamfered tip. */
function endOf(view: Axonometry, pen: Pen, a: number, b: number, r: number, chamfer: number): void {
  view.body([
    [b - chamfer, r],
    [b, r - chamfer],
  ]);
  const edge = Array.from({ length: 13 }, (_, i) => view.at(b - chamfer, r, 180 - i * 15));
  pen.polygon([...wave(view, a, r, 360, 180), ...edge]);
}

/** Crests and roots of the thread between two places, as many as an eye can part. */
function helix(
  view: Axonometry,
  a: number,
  b: number,
  r: number,
  pitch: number,
  scale: number,
): void {
  const every = Math.max(1, Math.ceil(3.2 / (pitch * scale))) * pitch;
  for (let place = a + every / 2; place + every / 2 < b; place += every)
    view.edge(place, r, 'medium', pitch);
  if (every * scale < 7) return;
  for (let place = a + every; place + pitch / 2 < b; place += every)
    view.edge(place, r - pitch * 0.35, 'hair', pitch);
}

/** Three turns of the thread cut along the axis. */
function profile(pen: Pen, x: number, y: number, p: number): void {
  const pitch = 46;
  const depth = pitch * THREAD_DEPTH;
  const crest = pitch / 16;
  const flank = depth * Math.tan(Math.PI / 6);
  const outline: Point[] = [[x, y + depth]];
  for (let turn = 0; turn < 3; turn++) {
    const middle = x + pitch * (turn + 0.5);
    outline.push(
      [middle - crest - flank, y + depth],
      [middle - crest, y],
      [middle + crest, y],
      [middle + crest + flank, y + depth],
    );
  }
  const right = x + 3 * pitch;
  outline.push([right, y + depth]);
  const low = y + depth + 46;
  const corners: Point[] = [
    [right, y + depth],
    [right, low],
    [x, low],
    [x, y + depth],
  ];
  const torn = corners
    .slice(1)
    .flatMap((corner, i) => [...tornEdge(corners[i] as Point, corner), corner]);
  const body = [...outline, ...torn.slice(0, -1)];
  pen.polygon(body, 'none', STEEL);
  pen.hatch([body], 8);
  pen.polyline(outline);
  pen.polyline([corners[0] as Point, ...torn], 'medium');
  level(pen, x + pitch / 2, x + pitch * 1.5, y - 58, mark('P', p), y);
  // The flanks of one groove carried on to where their angle is written.
  const gap = x + pitch * 2;
  const reach = 24;
  for (const side of [-1, 1]) {
    const [fx, fy] = [gap + side * (pitch / 2 - crest), y];
    pen.note(`M${joined([fx, fy])}l${joined([side * reach * Math.tan(Math.PI / 6), -reach])}`);
  }
  const arc = 34;
  const apex = y + (pitch / 2 - crest) / Math.tan(Math.PI / 6);
  pen.arc(gap, apex, apex - y + arc - 12, -120, -60, 'hair');
  pen.text(gap, y - arc + 5, '60°', 'middle', 13);
}

const screwDetail: Drawer = (pen, shape) => {
  const d = size(shape, 'd', 8);
  const p = Math.min(size(shape, 'p', d * 0.156), d * 0.6);
  const kind = HEADS[choice(shape, 'head', 0)] ?? 'hex-bolt';
  const drive = choice(shape, 'drive', 4);
  const wide =
    kind === 'set-screw' ? d : Math.max(size(shape, 'dk', size(shape, 'dc', d * 1.7)), d * 1.05);
  const k = size(shape, 'k', d * 0.65);
  const s = size(shape, 's', size(shape, 'n', d * (drive === 0 ? 0.25 : drive === 4 ? 0.8 : 0.95)));
  const head = headOf(kind, {
    d,
    k,
    wide,
    s,
    c: Math.min(size(shape, 'c', d * 0.15), k * 0.3),
    drive,
  });
  const r = d / 2;
  const whole = (head.height + d * (NECK + GAP + END)) * ALONG;
  const widest = Math.max(head.width / 2, r);
  const width = CIRCLE_WIDTH * (widest + r) + whole * COS30;
  const height = CIRCLE_HEIGHT * (widest + r) + whole / 2;
  const scale = Math.min(206 / width, 218 / height);
  const left = 20 + (206 - width * scale) / 2 + CIRCLE_WIDTH * widest * scale;
  const top = 46 + (218 - height * scale) / 2 + CIRCLE_HEIGHT * widest * scale;
  const view = new Axonometry(pen, left, top, scale);
  const neck = head.height + d * NECK;
  const start = neck + d * GAP;
  const tip = start + d * END;
  const chamfer = Math.min(p * THREAD_DEPTH, r * 0.3);
  endOf(view, pen, start, tip, r, chamfer);
  helix(view, start + r * 0.2, tip - chamfer, r, p, scale);
  pen.polygon(wave(view, start, r, 0, 345), 'medium', SHADE);
  neckOf(view, pen, head.height * 0.9, neck, r);
  if (choice(shape, 'full', 1) === 1) helix(view, head.height, neck - r * 0.2, r, p, scale);
  head.draw(view, pen);
  pen.polyline([view.at(tip + d * 0.4, 0, 0), view.at(tip + d * 0.9, 0, 0)], 'centre');
  profile(pen, 246, 138, p);
};

export const screwDetails = { 'screw-detail': screwDetail } satisfies Record<string, Drawer>;
