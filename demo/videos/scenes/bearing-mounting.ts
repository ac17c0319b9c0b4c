// Scene: mounting of a ball bearing: oil on the seat, bearing straight on, force on the inner ring only, up to the shoulder.
import { Pen, type Point, STEEL } from '../../src/drawings/pen.ts';
import { bearingSection, sleeve } from '../section.ts';
import {
  drop,
  during,
  force,
  gone,
  mix,
  right,
  type Scene,
  stepAt,
  stepSigns,
  turning,
  wrong,
} from '../stage.ts';

const AXIS = 140;
/** A 6208 on its seat of 40 mm. */
const SIZE = { r: 34, R: 68, B: 31 };
const SHOULDER = 292;
const SEAT = 250;
const END = 150;
const STARTS = [0, 0.16, 0.36, 0.8];

const draw = (t: number): string => {
  const pen = new Pen();
  const step = stepAt(t, STARTS);
  const ready = SEAT - SIZE.B + 6;
  const pressed = gone(t, 0.5, 0.72);
  const x = mix(mix(74, ready, gone(t, 0.17, 0.34)), SHOULDER - SIZE.B, pressed);
  bearingSection(pen, { x, axis: AXIS }, SIZE);
  const sleeveX = mix(mix(-40, x, gone(t, 0.37, 0.48)), -60, gone(t, 0.78, 0.86));
  const tube = { inner: SIZE.r + 2, outer: SIZE.r + 10, length: 122 };
  if (during(t, 0.36, 0.87)) sleeve(pen, { x: sleeveX, axis: AXIS }, tube);
  shaft(pen);
  pen.line(Math.max(sleeveX - 150, 14), AXIS, 388, AXIS, 'centre');
  if (step === 1) oil(pen, t);
  if (step === 2) for (const side of [-1, 1]) force(pen, [x - 5, AXIS + side * 51], [1, 0], 30);
  if (during(t, 0.5, 0.74)) {
    force(pen, [sleeveX - tube.length - 2, AXIS], [1, 0], 44, 6);
  }
  if (during(t, 0.72, 0.8))
    for (const side of [-1, 1]) force(pen, [SHOULDER, AXIS + side * 74], [0, -side], 16, 2);
  if (step === 4) {
    const turn = (t - 0.8) * 250;
    turning(pen, [x + SIZE.B / 2, AXIS], [32, 88], 60 + turn, 215 + turn);
    right(pen, 350, 262, 14);
  }
  if (during(t, 0.38, 0.8)) choices(pen);
  stepSigns(pen, 4, step);
  return pen.toSvg();
};

function shaft(pen: Pen): void {
  const [thin, seat, thick] = [SIZE.r - 3, SIZE.r, SIZE.r + 11];
  const outline: Point[] = [
    [END + 4, AXIS - thin],
    [SEAT - 5, AXIS - thin],
    [SEAT, AXIS - seat],
    [SHOULDER, AXIS - seat],
    [SHOULDER, AXIS - thick],
    [372, AXIS - thick],
  ];
  const lower = outline.map(([x, y]): Point => [x, 2 * AXIS - y]).reverse();
  pen.polygon(
    [...outline, ...lower, [END, AXIS + thin - 4], [END, AXIS - thin + 4]],
    'heavy',
    STEEL,
  );
  for (const x of [END + 4, SEAT - 5, SEAT, SHOULDER])
    pen.line(x, AXIS - (x < SEAT ? thin : seat), x, AXIS + (x < SEAT ? thin : seat), 'medium');
}

/** Drops on the seat, and the thin video they leave. */
function oil(pen: Pen, t: number): void {
  for (const i of [0, 1, 2]) {
    const fall = (t / 0.16) * 2.2 - i * 0.5;
    const x = SEAT + 9 + i * 12;
    if (fall > 0 && fall < 1) drop(pen, x, mix(48, AXIS - SIZE.r - 6, fall * fall), 5);
    if (fall >= 1) pen.path(`M${x - 9} ${AXIS - SIZE.r - 1}q9 -5 18 0z`, 'medium', '#d7dee4');
  }
}

/** Small, below: force through the inner ring is right, force through the outer ring would dent the races. */
function choices(pen: Pen): void {
  for (const [x, bad] of [
    [150, false],
    [258, true],
  ] as const) {
    const at = { x, axis: 254 };
    bearingSection(pen, at, { r: 13, R: 30, B: 15 });
    pen.line(x - 8, 254, x + 24, 254, 'centre');
    for (const side of [-1, 1]) force(pen, [x - 2, 254 + side * (bad ? 27 : 15.5)], [1, 0], 22, 2);
    if (bad) wrong(pen, x + 42, 254, 10);
    else right(pen, x + 42, 254, 10);
  }
}

export const bearingMounting: Scene = { name: 'bearing-mounting', seconds: 8, draw };
