// Scene: guard and disc of an angle grinder: plug out, guard between disc and hand, flange, disc, nut with the spindle held.
import { joined, PAPER, Pen, type Point, SHADE, STEEL } from '../../src/drawings/pen.ts';
import { box } from '../section.ts';
import {
  during,
  force,
  gone,
  mix,
  moved,
  right,
  type Scene,
  stepAt,
  stepSigns,
  turning,
} from '../stage.ts';

const X = 132;
const HEAD = 206;
/** Heights on the upright spindle when everything is in place. */
const GUARD = 190;
const STARTS = [0, 0.15, 0.38, 0.62];

const draw = (t: number): string => {
  const pen = new Pen();
  const step = stepAt(t, STARTS);
  const falling = (from: number, to: number) => -170 * (1 - gone(t, from, to));
  const guardY = falling(0.16, 0.26);
  const turned = mix(150, 0, gone(t, 0.27, 0.36));
  const flangeY = falling(0.39, 0.47);
  const discY = falling(0.49, 0.59);
  const nutY = falling(0.62, 0.69);
  plug(pen, gone(t, 0.03, 0.12));
  grinder(pen, during(t, 0.72, 0.9) ? 1 : 0);
  if (t > 0.16) collar(pen, guardY);
  spindle(pen);
  if (t > 0.39) flange(pen, flangeY);
  if (t > 0.49) disc(pen, discY);
  if (t > 0.62) nut(pen, nutY);
  if (t > 0.16) guard(pen, guardY, turned, t > 0.585);
  if (during(t, 0.03, 0.14)) force(pen, [328, 92], [-1, 0], 34, 4);
  if (during(t, 0.27, 0.37)) turning(pen, [X, GUARD - 66], [92, 20], 160, 35);
  if (during(t, 0.73, 0.9)) {
    const swing = gone(t, 0.76, 0.89);
    spanner(pen, swing);
    force(pen, [X - 24, HEAD + 67], [0, -1], 22, 3.6);
    turning(pen, [X, 112], [78, 20], 70, 170);
  }
  if (t > 0.92) right(pen, 362, 268, 13);
  pen.line(X, 42, X, 282, 'centre');
  stepSigns(pen, 4, step);
  return pen.toSvg();
};

/** The tool lies on its back: gear head below the spindle, body to the right. */
function grinder(pen: Pen, pressed: number): void {
  pen.path('M352 238C384 240 378 176 372 140', 'heavy');
  pen.cast(
    [
      [176, HEAD + 6],
      [300, HEAD + 12],
      [352, HEAD + 16],
      [352, HEAD + 50],
      [300, HEAD + 54],
      [176, HEAD + 58],
    ],
    [0, 8, 14, 14, 8, 0],
    'heavy',
    STEEL,
  );
  pen.line(316, HEAD + 13, 316, HEAD + 53, 'medium');
  for (let slot = 0; slot < 5; slot++)
    pen.line(194 + slot * 9, HEAD + 20, 194 + slot * 9, HEAD + 45, 'hair');
  pen.rect(250, HEAD + 25, 36, 14, 'medium', SHADE, 6);
  pen.rect(X - 30, HEAD + 54 - pressed * 5, 13, 14, 'heavy', SHADE, 2);
  pen.cast(
    [
      [88, HEAD + 12],
      [100, HEAD],
      [164, HEAD],
      [180, HEAD + 6],
      [180, HEAD + 58],
      [100, HEAD + 58],
      [88, HEAD + 46],
    ],
    [6, 6, 4, 2, 2, 8, 8],
    'heavy',
    STEEL,
  );
  pen.rect(X - 22, HEAD - 16, 44, 16, 'heavy', STEEL);
}

function spindle(pen: Pen): void {
  pen.rect(X - 9, 150, 18, HEAD - 16 - 150, 'heavy', PAPER, 1);
  for (let y = 154; y < HEAD - 20; y += 4) pen.line(X - 9, y + 2, X + 9, y, 'hair');
  pen.rect(X - 14, HEAD - 24, 28, 8, 'heavy', STEEL);
}

/** The clamping ring of the guard, seated round the neck. */
function collar(pen: Pen, dy: number): void {
  pen.rect(X - 28, GUARD + 1 + dy, 56, 13, 'heavy', SHADE, 1);
  pen.rect(X + 28, GUARD + 4 + dy, 9, 7, 'heavy', PAPER, 1);
}

/** The guard covers half the circle. Seen from the side its rim reaches from one end of that half to the other. */
function guard(pen: Pen, dy: number, turned: number, discIn: boolean): void {
  const r = 80;
  const angles = Array.from({ length: 37 }, (_, i) => ((turned - 90 + i * 5) * Math.PI) / 180);
  const xs = angles.map((angle) => X + r * Math.cos(angle));
  const [left, end] = [Math.min(...xs), Math.max(...xs)];
  pen.rect(
    Math.min(left, X - 28),
    GUARD - 5 + dy,
    Math.max(end, X + 28) - Math.min(left, X - 28),
    6,
    'heavy',
    SHADE,
  );
  pen.rect(left, GUARD - 50 + dy, end - left, 45, 'heavy', STEEL, 2);
  pen.line(left, GUARD - 45 + dy, end, GUARD - 45 + dy, 'hair');
  if (discIn && dy === 0) {
    pen.line(X, 163, X + 70, 163, 'hidden');
    pen.line(X, 157, X + 70, 157, 'hidden');
  }
}

function flange(pen: Pen, dy: number): void {
  pen.rect(X - 22, 174 + dy, 44, 8, 'heavy', SHADE, 1.5);
  pen.rect(X - 12, 169 + dy, 24, 5, 'medium', STEEL);
}

/** A grinding disc with its middle set back, so that the nut does not stand out. */
function disc(pen: Pen, dy: number): void {
  const outline: Point[] = [
    [X - 70, 157],
    [X - 30, 157],
    [X - 22, 167],
    [X + 22, 167],
    [X + 30, 157],
    [X + 70, 157],
    [X + 70, 163],
    [X + 33, 163],
    [X + 25, 174],
    [X - 25, 174],
    [X - 33, 163],
    [X - 70, 163],
  ];
  const there = moved(outline, 0, dy);
  pen.polygon(there, 'heavy', PAPER);
  pen.hatch([there], 3.4);
}

function nut(pen: Pen, dy: number): void {
  pen.rect(X - 19, 158 + dy, 38, 9, 'heavy', SHADE, 1.5);
  pen.rect(X - 12, 154 + dy, 24, 4, 'medium', STEEL);
}

/** The pin spanner reaches out to us and swings clockwise, seen from above. */
function spanner(pen: Pen, swing: number): void {
  const angle = mix(100, 172, swing) * (Math.PI / 180);
  const reach = X + 110 * Math.cos(angle);
  for (const side of [-1, 1]) pen.rect(X + side * 13 - 2, 146, 4, 12, 'medium', SHADE);
  const [from, to] =
    reach > X ? [X - 18, Math.max(reach, X + 18)] : [Math.min(reach, X - 18), X + 18];
  pen.cast(box(from, to, 139, 147), 3, 'heavy', STEEL);
}

function plug(pen: Pen, out: number): void {
  pen.cast(box(372, 394, 72, 112), 4, 'heavy', STEEL);
  const away = -out * 40;
  for (const y of [85, 99]) pen.rect(358 + away, y - 2, 18, 4, 'medium', PAPER);
  pen.cast(
    [
      [338 + away, 78],
      [358 + away, 74],
      [358 + away, 110],
      [338 + away, 106],
    ],
    4,
    'heavy',
    SHADE,
  );
  pen.path(`M${joined([338 + away, 92])}C${joined([290 + away, 92, 300, 150, 372, 140])}`, 'heavy');
}

export const grinderGuardAndDisc: Scene = { name: 'grinder-guard-and-disc', seconds: 8, draw };
