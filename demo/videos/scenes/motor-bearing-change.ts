// Scene: change of a motor bearing: end shield off, old bearing drawn by its inner ring, new one on with a sleeve, shield back.
import { joined, PAPER, Pen, type Point, SHADE, STEEL } from '../../src/drawings/pen.ts';
import { bearingSection, box, cut, sleeve } from '../section.ts';
import {
  breakLine,
  during,
  force,
  gone,
  mirrored,
  mix,
  moved,
  right,
  type Scene,
  stepAt,
  stepSigns,
  turning,
} from '../stage.ts';

const AXIS = 170;
/** A 6205 as in frame 90. */
const SIZE = { r: 17, R: 35, B: 20 };
const END = 84;
const SHOULDER = 178;
const SEATED = SHOULDER - SIZE.B;
const CUT = 384;
const STARTS = [0, 0.22, 0.48, 0.74];

const draw = (t: number): string => {
  const pen = new Pen();
  const step = stepAt(t, STARTS);
  housing(pen);
  const away = gone(t, 0.1, 0.21) * (1 - gone(t, 0.75, 0.86));
  const pulled = gone(t, 0.31, 0.4) * 30;
  const leaving = gone(t, 0.41, 0.47) * 230;
  const drawn = pulled + leaving;
  if (t < 0.475) bearingSection(pen, { x: SEATED - drawn, axis: AXIS }, SIZE, true);
  const fitted = mix(mix(-30, SEATED - 24, gone(t, 0.48, 0.57)), SEATED, gone(t, 0.62, 0.7));
  if (t >= 0.48) bearingSection(pen, { x: fitted, axis: AXIS }, SIZE);
  const tubeX = mix(mix(-60, fitted, gone(t, 0.55, 0.61)), -60, gone(t, 0.71, 0.745));
  const tube = { inner: 19, outer: 23.5, length: 88 };
  if (during(t, 0.55, 0.745)) sleeve(pen, { x: tubeX, axis: AXIS }, tube);
  rotor(pen, t > 0.9 ? (t - 0.9) * 60 : 0);
  if (during(t, 0.23, 0.475))
    puller(pen, mix(-230, 0, gone(t, 0.23, 0.3)) - leaving, pulled, gone(t, 0.31, 0.4));
  if (away < 1) shield(pen, -away * 240, gone(t, 0.02, 0.09) * (1 - gone(t, 0.86, 0.9)));
  pen.line(12, AXIS, 392, AXIS, 'centre');
  if (during(t, 0.09, 0.2)) force(pen, [Math.max(120 - away * 110, 44), 287], [-1, 0], 40, 4.5);
  if (during(t, 0.62, 0.71)) force(pen, [tubeX - tube.length - 2, AXIS], [1, 0], 36, 5.5);
  if (during(t, 0.75, 0.86)) force(pen, [Math.max(150 - away * 110, 56), 287], [1, 0], 40, 4.5);
  if (t > 0.9) {
    turning(pen, [112, AXIS], [13, 36], 55, 300);
    right(pen, 372, 281, 11);
  }
  stepSigns(pen, 4, step);
  return pen.toSvg();
};

/** What stays: frame with stator and winding, broken off on the right. */
function housing(pen: Pen): void {
  const frame: Point[] = [
    [206, AXIS - 92],
    [CUT, AXIS - 92],
    [CUT, AXIS - 80],
    [206, AXIS - 80],
  ];
  pen.rect(206, AXIS - 80, CUT - 206, 160, 'none', PAPER);
  for (const side of [0, 1]) {
    const half = (points: Point[]) => (side === 0 ? points : mirrored(points, AXIS));
    pen.cast(half(box(226, 250, AXIS - 75, AXIS - 53)), 9, 'heavy', SHADE);
    for (const [i, r] of [59, 64, 69].entries()) {
      const y = side === 0 ? AXIS - r : AXIS + r;
      pen.line(229 + (i % 2), y, 248, y, 'hair');
    }
    const core = half(box(248, CUT, AXIS - 80, AXIS - 50));
    pen.polygon(core, 'heavy', STEEL);
    // Sheets of the core.
    for (let x = 254; x < CUT; x += 6)
      pen.line(
        x,
        side === 0 ? AXIS - 79 : AXIS + 51,
        x,
        side === 0 ? AXIS - 51 : AXIS + 79,
        'hair',
      );
    const wall = half(frame);
    pen.polygon(wall, 'heavy', STEEL);
    pen.hatch([wall], 6);
  }
  pen.cast(box(272, 346, AXIS - 122, AXIS - 92), [5, 5, 0, 0], 'heavy', STEEL);
  pen.line(272, AXIS - 113, 346, AXIS - 113, 'medium');
  breakLine(pen, CUT, AXIS - 92, AXIS - 50);
  breakLine(pen, CUT, AXIS + 50, AXIS + 92);
}

/** Rotor and shaft are not cut. */
function rotor(pen: Pen, turn: number): void {
  const outline: Point[] = [
    [END, AXIS - 11],
    [END + 3, AXIS - 14],
    [SEATED - 6, AXIS - 14],
    [SEATED - 3, AXIS - 17],
    [SHOULDER, AXIS - 17],
    [SHOULDER, AXIS - 21],
    [238, AXIS - 21],
    [238, AXIS - 21],
  ];
  pen.polygon([...outline, ...mirrored(outline, AXIS).reverse()], 'heavy', STEEL);
  for (const [x, r] of [
    [SEATED - 3, 17],
    [SHOULDER, 21],
  ] as const)
    pen.line(x, AXIS - r, x, AXIS + r, 'medium');
  const key = Math.cos(turn);
  if (key > -0.2)
    pen.rect(
      END + 10,
      AXIS - 3 + 9 * Math.sin(turn),
      46,
      Math.max(6 * key, 1.5),
      'medium',
      SHADE,
      Math.max(3 * key, 0.7),
    );
  pen.cast(box(238, 250, AXIS - 44, AXIS + 44), 3, 'heavy', SHADE);
  pen.rect(250, AXIS - 47, CUT - 250, 94, 'heavy', STEEL);
  for (let bar = 0; bar < 14; bar++) {
    const angle = (bar / 14) * 2 * Math.PI + turn;
    if (Math.cos(angle) > 0.05)
      pen.line(250, AXIS + 47 * Math.sin(angle), CUT, AXIS + 47 * Math.sin(angle) - 3, 'hair');
  }
  breakLine(pen, CUT, AXIS - 47, AXIS + 47);
}

/** The drive end shield in section, with its spigot, bearing seat and two of its screws. */
function shield(pen: Pen, dx: number, loose: number): void {
  const at = (x: number, r: number): Point => [x + dx, AXIS - r];
  const outline: Point[] = [
    at(150, 19),
    at(150, 48),
    at(176, 50),
    at(190, 70),
    at(190, 100),
    at(206, 100),
    at(206, 80),
    at(213, 80),
    at(213, 74),
    at(202, 72),
    at(186, 46),
    at(180, 44),
    at(180, 35),
    at(157, 35),
    at(157, 19),
  ];
  cut(pen, outline, AXIS, -1);
  for (const side of [-1, 1]) {
    const y = AXIS + side * 87;
    const out = dx - loose * 34;
    pen.rect(190 + out, y - 3, 30, 6, 'medium', PAPER);
    pen.rect(181 + out, y - 7, 9, 14, 'heavy', PAPER, 1);
    pen.line(181 + out, y - 2, 190 + out, y - 2, 'medium');
    if (loose > 0.02 && loose < 0.98) turning(pen, [176 + out, y], [6, 13], 300, 60);
  }
}

/** Two arms behind the inner ring, a screw on the end of the shaft. */
function puller(pen: Pen, dx: number, pulled: number, turned: number): void {
  const back = dx - pulled;
  pen.rect(14 + dx, AXIS - 5, END - 14, 10, 'heavy', PAPER, 1);
  for (let x = 30; x < END - 4; x += 4) pen.line(x + dx, AXIS - 5, x + 2 + dx, AXIS + 5, 'hair');
  for (const side of [-1, 1]) {
    const arm: Point[] = [
      [50, 40],
      [62, 40],
      [SHOULDER - 4, 39],
      [SHOULDER + 2, 37],
      [SHOULDER + 2, 22],
      [SHOULDER + 10, 22],
      [SHOULDER + 10, 42],
      [SHOULDER + 4, 49],
      [62, 50],
      [50, 50],
    ];
    pen.cast(
      arm.map(([x, r]): Point => [x + back, AXIS + side * r]),
      [3, 0, 2, 1, 0, 1, 5, 4, 3, 3],
      'heavy',
      SHADE,
    );
  }
  pen.cast(moved(box(46, 66, AXIS - 53, AXIS + 53), back), 4, 'heavy', STEEL);
  pen.rect(46 + back, AXIS - 9, 20, 18, 'medium', STEEL);
  for (const side of [-1, 1]) pen.circle(56 + back, AXIS + side * 45, 4, 'medium', PAPER);
  pen.rect(8 + dx, AXIS - 9, 12, 18, 'heavy', STEEL, 1.5);
  const flat = ((turned * 6) % 1) * 16 - 8;
  pen.path(`M${joined([8 + dx, AXIS + flat])}h12`, 'medium');
  if (turned > 0 && turned < 1) turning(pen, [30, AXIS], [9, 24], 60, 300);
}

export const motorBearingChange: Scene = { name: 'motor-bearing-change', seconds: 8, draw };
