// Scene: mounting of a butterfly valve: disc slightly open, lowered between spread flanges, opened, bolted crosswise, moved.
import {
  joined,
  PAPER,
  Pen,
  type Point,
  polar,
  regular,
  SHADE,
  STEEL,
} from '../../src/drawings/pen.ts';
import { box, cut } from '../section.ts';
import {
  breakLine,
  during,
  force,
  gone,
  mix,
  moved,
  right,
  type Scene,
  stepAt,
  stepSigns,
} from '../stage.ts';

const X = 148;
const AXIS = 196;
const HALF = 17;
const BORE = 36;
const BODY = 56;
const FLANGE = { r: 76, thick: 14, bolts: 64 };
const FACE = { x: 318, y: 176, r: 66, circle: 51 };
const STARTS = [0, 0.3, 0.46, 0.82];
/** Corner to opposite corner, then the other two. */
const ORDER = [225, 45, 315, 135];

const draw = (t: number): string => {
  const pen = new Pen();
  const step = stepAt(t, STARTS);
  const spread = mix(mix(11, 5, gone(t, 0.28, 0.36)), 0, gone(t, 0.5, 0.78));
  const lower = -150 * (1 - gone(t, 0.06, 0.28));
  const open =
    mix(mix(12, 88, gone(t, 0.37, 0.45)), 0, gone(t, 0.83, 0.9)) + 88 * gone(t, 0.92, 0.985);
  const bolts = gone(t, 0.29, 0.36);
  if (bolts > 0) boltsBehind(pen, spread, bolts);
  valve(pen, lower, open);
  for (const side of [-1, 1] as const) pipe(pen, side, spread);
  disc(pen, lower, open);
  pen.line(40, AXIS, 248, AXIS, 'centre');
  face(pen, t, step, lower, open);
  if (during(t, 0.04, 0.27)) force(pen, [X + 34, 112 + lower * 0.5], [0, 1], 40, 4.5);
  if (during(t, 0.02, 0.12))
    for (const side of [-1, 1]) force(pen, [X + side * 84, 262], [side, 0], 30, 3);
  if (during(t, 0.48, 0.8))
    for (const side of [-1, 1])
      force(pen, [X + side * (HALF + FLANGE.thick + spread + 28), AXIS + 48], [-side, 0], 16, 2.4);
  if (t > 0.95) right(pen, 362, 270, 12);
  stepSigns(pen, 4, step);
  return pen.toSvg();
};

/** Pipe end with its flange, cut; the sealing face looks to the valve. */
function pipe(pen: Pen, side: 1 | -1, spread: number): void {
  const at = (x: number) => X + side * (HALF + spread + x);
  const end = 72 + (11 - spread);
  pen.rect(Math.min(at(0), at(end)), AXIS - BORE, end, 2 * BORE, 'none', PAPER);
  const outline: Point[] = [
    [at(0), AXIS - BORE],
    [at(0), AXIS - FLANGE.r],
    [at(FLANGE.thick), AXIS - FLANGE.r],
    [at(FLANGE.thick), AXIS - BORE - 13],
    [at(FLANGE.thick + 14), AXIS - BORE - 6],
    [at(end), AXIS - BORE - 6],
    [at(end), AXIS - BORE],
  ];
  cut(pen, outline, AXIS, side);
  pen.line(at(0), AXIS - BORE, at(0), AXIS + BORE, 'medium');
  breakLine(pen, at(end), AXIS - BORE - 6, AXIS + BORE + 6);
}

/** Body in section with its rubber seat, neck and lever. */
function valve(pen: Pen, dy: number, open: number): void {
  const y = AXIS + dy;
  const outline = box(X - HALF, X + HALF, y - BODY, y - BORE - 5);
  pen.rect(X - HALF, y - BORE, 2 * HALF, 2 * BORE, 'none', PAPER);
  pen.cast(moved(box(X - 9, X + 9, 94, AXIS - BODY + 2), 0, dy), 0, 'heavy', STEEL);
  pen.cast(moved(box(X - 17, X + 17, 86, 94), 0, dy), 1.5, 'heavy', STEEL);
  pen.rect(X - 4, 74 + dy, 8, 12, 'heavy', STEEL);
  cut(pen, outline, y, 1);
  for (const side of [-1, 1]) {
    const top = side === -1 ? y - BORE - 6 : y + BORE;
    pen.rect(X - HALF - 2, top, 2 * HALF + 4, 6, 'heavy', SHADE, 2);
  }
  // The lever stands across the pipe when closed (here: towards us) and along it when open.
  const reach = 12 + 62 * Math.sin((open * Math.PI) / 180);
  pen.cast(moved(box(X - 12, X + reach, 64, 75), 0, dy), 4, 'heavy', SHADE);
}

/** The disc turns about the upright stem: edge-on when closed, round when open. */
function disc(pen: Pen, dy: number, open: number): void {
  const y = AXIS + dy;
  const wide = Math.max(4, (BORE - 1) * Math.sin((open * Math.PI) / 180));
  pen.ellipse(X, y, wide, BORE - 0.5, 'heavy', SHADE);
  pen.rect(X - 4, y - BORE, 8, 2 * BORE, 'medium', STEEL, 3);
}

/** Bolts stand behind the cut: shanks show in the gaps, nuts outside the flanges. */
function boltsBehind(pen: Pen, spread: number, into: number): void {
  const out = HALF + spread + FLANGE.thick;
  for (const side of [-1, 1]) {
    const y = AXIS + side * FLANGE.bolts;
    const shift = -70 * (1 - into);
    pen.rect(X - out - 10 + shift, y - 4, 2 * out + 28, 8, 'medium', PAPER);
    for (let thread = X + out + 2; thread < X + out + 17; thread += 3)
      pen.line(thread + shift, y - 4, thread + shift, y + 4, 'hair');
    pen.rect(X - out - 9 + shift, y - 8, 9, 16, 'heavy', STEEL, 1);
    pen.line(X - out - 9 + shift, y - 2.5, X - out + shift, y - 2.5, 'medium');
    if (into > 0.98) {
      pen.rect(X + out, y - 8, 9, 16, 'heavy', STEEL, 1);
      pen.line(X + out, y - 2.5, X + out + 9, y - 2.5, 'medium');
    }
  }
}

/** Along the pipe: the flange with four bolts and the order of the spanner. */
function face(pen: Pen, t: number, step: number, dy: number, open: number): void {
  const { x, y, r, circle } = FACE;
  const neck = (high: number) => high - 20 + dy;
  if (dy > -149) {
    pen.rect(x - 8, neck(94), 16, y - neck(94), 'heavy', STEEL);
    pen.cast(moved(box(x - 16, x + 16, 86, 94), 0, dy - 20), 1.5, 'heavy', STEEL);
    pen.rect(x - 4, neck(74), 8, 12, 'heavy', STEEL);
    const reach = 12 + 54 * Math.cos((open * Math.PI) / 180);
    pen.cast(moved(box(x - 12, x + reach, 64, 75), 0, dy - 20), 4, 'heavy', SHADE);
  }
  pen.circle(x, y, 31, 'none', PAPER);
  if (dy > -40) {
    const wide = Math.max(2.5, 30 * Math.cos((open * Math.PI) / 180));
    pen.ellipse(x, y + dy, wide, 30, 'medium', SHADE);
    pen.rect(x - 3.4, y - 30 + dy, 6.8, 60, 'medium', STEEL, 3);
  }
  // The flange stands before the disc: a ring whose hole runs the other way round.
  pen.path(around(x, y, r, 1) + around(x, y, 31, 0), 'heavy', STEEL);
  pen.circle(x, y, circle, 'hair');
  pen.cross(x, y, r + 8);
  ORDER.forEach((degrees, i) => {
    const [bx, by] = polar(x, y, circle, degrees);
    const tight = gone(t, 0.48 + i * 0.08, 0.48 + i * 0.08 + 0.075);
    const present = tight > 0 && tight < 1;
    if (t < 0.34) {
      pen.circle(bx, by, 6, 'medium', PAPER);
      return;
    }
    if (present) spanner(pen, bx, by, degrees - 100 + tight * 60);
    pen.polygon(regular(bx, by, 10, 6, 20 + tight * 60), 'heavy', tight > 0 ? SHADE : PAPER);
    pen.circle(bx, by, 5, 'medium', STEEL);
    if (step === 3 || t > 0.8) {
      const [nx, ny] = polar(x, y, r + 15, degrees);
      pen.text(nx, ny + 6, String(i + 1), 'middle', present ? 20 : 15);
    }
  });
  if (step === 3) {
    // Which bolt follows which.
    for (const [a, b] of [
      [0, 1],
      [2, 3],
    ] as const)
      pen.path(
        `M${joined([...polar(x, y, circle - 14, ORDER[a] as number)])}L${joined([...polar(x, y, circle - 14, ORDER[b] as number)])}`,
        'hidden',
      );
  }
}

/** A circle as path data, clockwise (1) or the other way (0). */
const around = (x: number, y: number, r: number, sense: 0 | 1): string =>
  `M${joined([x - r, y])}A${joined([r, r])} 0 1 ${sense} ${joined([x + r, y])}A${joined([r, r])} 0 1 ${sense} ${joined([x - r, y])}z`;

function spanner(pen: Pen, x: number, y: number, degrees: number): void {
  const along = polar(0, 0, 1, degrees);
  const at = (far: number, aside: number): Point => [
    x + along[0] * far - along[1] * aside,
    y + along[1] * far + along[0] * aside,
  ];
  pen.cast(
    [
      at(-4, 15),
      at(12, 15),
      at(20, 6),
      at(62, 5),
      at(62, -5),
      at(20, -6),
      at(12, -15),
      at(-4, -15),
    ],
    [4, 5, 3, 5, 5, 3, 5, 4],
    'heavy',
    STEEL,
  );
}

export const butterflyValveMounting: Scene = { name: 'butterfly-valve-mounting', seconds: 8, draw };
