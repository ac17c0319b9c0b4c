// Scene: drilling of stainless steel: work clamped, low speed, coolant at the point, and a steady feed without a pause until the drill is through.
import { joined, PAPER, Pen, type Point, SHADE, STEEL } from '../../src/drawings/pen.ts';
import { box } from '../section.ts';
import {
  drop,
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

const X = 200;
/** Half the drill's thickness; a point of 130 degrees, and a stub's short flutes. */
const R = 15;
const POINT = R / Math.tan((65 * Math.PI) / 180);
const FLUTES = 92;
const PLATE = { left: 116, right: 284, top: 196, bottom: 234 };
const STARTS = [0, 0.2, 0.34, 0.86];

const draw = (t: number): string => {
  const pen = new Pen();
  const step = stepAt(t, STARTS);
  const above = PLATE.top - 30;
  const depth =
    gone(t, 0.24, 0.34) * 30 + steady(t, 0.34, 0.8) * (PLATE.bottom - PLATE.top + POINT + 5);
  const tip = above + depth - gone(t, 0.88, 0.98) * (depth + 14);
  const deepest = above + depth;
  const turn = Math.max(t - 0.2, 0) * 46;
  table(pen);
  plate(pen, deepest);
  clamps(pen, gone(t, 0.02, 0.14));
  drill(pen, tip, turn);
  chuck(pen, tip - FLUTES - 12, turn);
  nozzle(pen, 150 * (1 - gone(t, 0.14, 0.21)));
  if (during(t, 0.22, 0.88)) coolant(pen, t, Math.min(tip - POINT, PLATE.top));
  const cutting = steady(t, 0.36, 0.8);
  if (cutting > 0) chip(pen, -1, cutting, turn);
  if (step === 1)
    for (const x of [104, 296]) force(pen, [x, 132 + 16 * gone(t, 0.02, 0.14)], [0, 1], 34, 4);
  if (step >= 2 && t < 0.9) turning(pen, [X, tip - FLUTES - 32], [46, 13], -25, 205);
  if (step === 3) {
    force(pen, [X + 60, tip - FLUTES - 38], [0, 1], 44, 5);
    words(pen);
  }
  if (step === 2) words(pen);
  if (t > 0.93) right(pen, 382, 208, 12);
  pen.line(X, 40, X, 276, 'centre');
  stepSigns(pen, 4, step);
  return pen.toSvg();
};

/** Feed does not ease: an even way from start to end. */
const steady = (t: number, from: number, to: number): number =>
  Math.min(Math.max((t - from) / (to - from), 0), 1);

function words(pen: Pen): void {
  pen.text(96, 58, 'v  10 m/min', 'middle', 16);
  pen.text(72, 92, 'n =', 'middle', 15);
  pen.text(112, 84, '1000 v', 'middle', 15);
  pen.line(88, 89, 136, 89, 'medium');
  pen.text(112, 106, 'π d', 'middle', 15);
}

function table(pen: Pen): void {
  pen.polygon(box(40, 360, 254, 270), 'heavy', STEEL);
  for (const x of [104, 296])
    pen.polygon(
      [
        [x - 9, 270],
        [x - 9, 262],
        [x - 4, 262],
        [x - 4, 254],
        [x + 4, 254],
        [x + 4, 262],
        [x + 9, 262],
        [x + 9, 270],
      ],
      'medium',
      PAPER,
    );
  for (const x of [PLATE.left + 20, PLATE.right - 50])
    pen.polygon(box(x, x + 30, PLATE.bottom, 254), 'heavy', SHADE);
}

/** The plate is cut through the hole; what has been drilled is open. */
function plate(pen: Pen, tip: number): void {
  const { left, right: end, top, bottom } = PLATE;
  const wall = Math.max(Math.min(tip - POINT, bottom), top);
  const half = Math.min(Math.max((tip - top) / POINT, 0), 1) * R;
  const through = tip > bottom;
  const open = through ? Math.max(0, Math.min((tip - bottom) / POINT, 1) * R) : 0;
  const profile = (side: 1 | -1): Point[] =>
    wall > top
      ? [
          [X + side * R, top],
          [X + side * R, wall],
          [X + side * open, through ? bottom : tip],
        ]
      : [
          [X + side * half, top],
          [X, Math.max(tip, top)],
        ];
  if (through) {
    for (const side of [-1, 1] as const) {
      const edge = side === -1 ? left : end;
      const outline: Point[] = [
        [edge, top],
        ...profile(side),
        [X + side * open, bottom],
        [edge, bottom],
      ];
      pen.polygon(outline, 'heavy', STEEL);
      pen.hatch([outline], 8);
    }
    return;
  }
  const outline: Point[] = [
    [left, top],
    ...profile(-1),
    ...profile(1).reverse(),
    [end, top],
    [end, bottom],
    [left, bottom],
  ];
  pen.polygon(outline, 'heavy', STEEL);
  pen.hatch([outline], 8);
}

function clamps(pen: Pen, down: number): void {
  for (const side of [-1, 1]) {
    const x = X + side * 96;
    const y = PLATE.top - 12 - 22 * (1 - down);
    const outer = X + side * 138;
    pen.polygon(box(Math.min(outer - 9, outer + 9), outer + 9, PLATE.top, 254), 'heavy', SHADE);
    pen.rect(x - 4, y - 16, 8, 262 - y + 8, 'medium', PAPER);
    const [from, to] = side === -1 ? [outer - 12, x + 36] : [x - 36, outer + 12];
    pen.cast(
      [
        [from, y],
        [to, y],
        [to, y + 12],
        [from, y + 12],
      ],
      2.5,
      'heavy',
      STEEL,
    );
    pen.rect(x - 10, y - 10, 20, 10, 'heavy', PAPER, 1.5);
    pen.line(x - 4, y - 10, x - 4, y, 'medium');
    pen.line(x + 4, y - 10, x + 4, y, 'medium');
  }
}

/** Two right-hand flutes; turned clockwise from above they seem to climb, and so do the chips. */
function drill(pen: Pen, tip: number, turn: number): void {
  const shoulder = tip - POINT;
  const end = shoulder - FLUTES;
  pen.polygon(
    [
      [X - R, end - 30],
      [X + R, end - 30],
      [X + R, shoulder],
      [X, tip],
      [X - R, shoulder],
    ],
    'heavy',
    STEEL,
  );
  const lead = 84;
  const wide = 1.15;
  for (let flute = -2; flute < 8; flute++) {
    const start = flute * Math.PI - ((turn * 1.6) % Math.PI);
    const left: Point[] = [];
    const rightEdge: Point[] = [];
    for (let i = 0; i <= 30; i++) {
      const angle = mix(-wide, Math.PI, i / 30);
      const y = shoulder - ((start * -1 + angle + Math.PI) * lead) / (2 * Math.PI) + 12;
      if (y < end || y > shoulder) continue;
      const at = (a: number) => X - R * Math.cos(Math.min(Math.max(a, 0), Math.PI));
      left.push([at(angle), y]);
      rightEdge.push([at(angle + wide), y]);
    }
    if (left.length > 2) pen.polygon([...left, ...rightEdge.reverse()], 'medium', SHADE);
  }
  pen.path(`M${joined([X - R, end])}H${joined([X + R])}`, 'medium');
  pen.path(`M${joined([X - R, shoulder])}Q${joined([X, shoulder + 5, X + R, shoulder])}`, 'medium');
}

function chuck(pen: Pen, y: number, turn: number): void {
  pen.rect(X - 22, -10, 44, y - 70, 'heavy', SHADE);
  pen.cast(
    [
      [X - 18, y],
      [X + 18, y],
      [X + 32, y - 24],
      [X + 32, y - 90],
      [X - 32, y - 90],
      [X - 32, y - 24],
    ],
    [2, 2, 3, 0, 0, 3],
    'heavy',
    STEEL,
  );
  pen.line(X - 32, y - 24, X + 32, y - 24, 'medium');
  for (let groove = 0; groove < 12; groove++) {
    const angle = (groove / 12) * 2 * Math.PI + turn * 1.6;
    if (Math.sin(angle) > 0)
      pen.line(X + 32 * Math.cos(angle), y - 30, X + 32 * Math.cos(angle), y - 60, 'hair');
  }
}

function nozzle(pen: Pen, away: number): void {
  pen.cast(
    moved(
      [
        [368, 92],
        [378, 108],
        [262, 158],
        [250, 158],
        [254, 148],
      ],
      away,
      -away / 2,
    ),
    3,
    'heavy',
    SHADE,
  );
  for (let ring = 0; ring < 5; ring++)
    pen.line(
      280 + ring * 16 + away,
      134.2 - ring * 7.6 - away / 2,
      286 + ring * 16 + away,
      147 - ring * 6.9 - away / 2,
      'medium',
    );
}

/** Drops from the nozzle to where the drill cuts. */
function coolant(pen: Pen, t: number, y: number): void {
  for (let i = 0; i < 3; i++) {
    const way = (t * 8 + i / 3) % 1;
    drop(pen, mix(249, X + R + 4, way), mix(166, Math.max(y, 190), way ** 2), 4);
  }
}

/** A long curl that winds out of the flute. */
function chip(pen: Pen, side: 1 | -1, grown: number, turn: number): void {
  const points: Point[] = [];
  const long = 6 + grown * 26;
  for (let i = 0; i <= long * 3; i++) {
    const s = i / 3;
    const angle = s * 1.1 - turn * 0.5 * side;
    points.push([
      X + side * (R + 4 + s * 1.5 + 3.5 * Math.cos(angle)),
      PLATE.top - 4 - Math.sin((s / 32) * Math.PI) * 16 + 3.5 * Math.sin(angle),
    ]);
  }
  pen.polyline(points, 'medium');
}

export const drillingStainlessSteel: Scene = { name: 'drilling-stainless-steel', seconds: 7, draw };
