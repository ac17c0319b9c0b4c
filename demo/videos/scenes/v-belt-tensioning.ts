// Scene: tensioning of a V-belt: the motor moves out on its rails, the span is pressed in its middle, the bolts are tightened, the belt runs.
// The slack is the true one: belt length stays the same while the shafts move apart.
import { upright } from '../../src/drawings/dimensions.ts';
import { joined, PAPER, Pen, type Point, polar, SHADE, STEEL } from '../../src/drawings/pen.ts';
import { box } from '../section.ts';
import {
  during,
  force,
  gone,
  mix,
  right,
  type Scene,
  stepAt,
  stepSigns,
  turning,
} from '../stage.ts';

const BIG = { x: 96, y: 128, R: 56 };
const SMALL = { y: 128, R: 32 };
/** Places of the motor shaft: slack and tight. */
const SLACK = 272;
const TIGHT = 284;
const BELT = 8;
const RAIL = 222;
const STARTS = [0, 0.32, 0.58, 0.78];

type Span = { from: Point; to: Point; length: number };

const draw = (t: number): string => {
  const pen = new Pen();
  const step = stepAt(t, STARTS);
  const out = gone(t, 0.07, 0.28);
  const x = mix(SLACK, TIGHT, out);
  const speed = step === 4 ? ((t - 0.78) / 0.22) ** 2 * 150 : 0;
  const press = gone(t, 0.36, 0.44) * (1 - gone(t, 0.53, 0.57));
  motor(pen, x, out, gone(t, 0.6, 0.66), gone(t, 0.68, 0.74));
  const upper = span(x, -1);
  const lower = span(x, 1);
  // A strand that is a little too long hangs through by sqrt(3/8 · length · excess).
  const tight = span(TIGHT, -1).length;
  const sag = Math.sqrt(Math.max(0, (3 / 8) * tight * (tight - upper.length)));
  band(
    pen,
    upper,
    (part) => sag * 4 * part * (1 - part) + press * 15 * (1 - Math.abs(2 * part - 1)),
    speed,
    1,
  );
  band(pen, lower, (part) => sag * 4 * part * (1 - part), -speed, -1);
  wheel(pen, BIG.x, BIG.y, BIG.R + 3, (speed / BIG.R) * (180 / Math.PI), 5);
  wheel(pen, x, SMALL.y, SMALL.R + 3, (speed / SMALL.R) * (180 / Math.PI), 3);
  if (during(t, 0.05, 0.31)) force(pen, [x + 114, SMALL.y], [1, 0], 32, 5);
  if (out > 0 && out < 1) turning(pen, [x - 62 - 60, RAIL - 11], [7, 15], 60, 290);
  if (step === 2) gauge(pen, upper, press);
  if (step === 4) {
    turning(pen, [BIG.x, BIG.y], [BIG.R + 14, BIG.R + 14], 250, 318);
    right(pen, 362, 262, 13);
  }
  stepSigns(pen, 4, step);
  return pen.toSvg();
};

/** The outer common tangent above (-1) or below (1) both pulleys, with the belt's middle on the pitch circle. */
function span(x: number, side: 1 | -1): Span {
  const far = x - BIG.x;
  const lean = Math.asin((BIG.R - SMALL.R) / far) * (180 / Math.PI);
  const angle = side === -1 ? -90 + lean : 90 - lean;
  const from = polar(BIG.x, BIG.y, BIG.R - BELT / 2, angle);
  const to = polar(x, SMALL.y, SMALL.R - BELT / 2, angle);
  return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) };
}

/** One strand with its cogs on the inner side; `down` is how far it hangs at a part of its length. */
function band(
  pen: Pen,
  { from, to, length }: Span,
  down: (part: number) => number,
  travel: number,
  inside: 1 | -1,
): void {
  const at = (part: number, aside: number): Point => [
    mix(from[0], to[0], part),
    mix(from[1], to[1], part) + down(part) + aside,
  ];
  const parts = Array.from({ length: 33 }, (_, i) => i / 32);
  const edge = (aside: number) => parts.map((part) => at(part, aside));
  pen.polygon([...edge(-BELT / 2), ...edge(BELT / 2).reverse()], 'heavy', SHADE);
  const pitch = 9;
  for (let way = ((travel % pitch) + pitch) % pitch; way < length; way += pitch) {
    const [x1, y1] = at(way / length, 0);
    const [x2, y2] = at(way / length, (inside * BELT) / 2);
    pen.line(x1, y1, x2, y2, 'medium');
  }
}

function wheel(pen: Pen, x: number, y: number, R: number, turn: number, holes: number): void {
  pen.circle(x, y, R, 'heavy', STEEL);
  pen.circle(x, y, R - BELT - 3, 'hidden');
  pen.circle(x, y, R - BELT - 7, 'medium');
  const hub = R * 0.28;
  for (let hole = 0; hole < holes; hole++)
    pen.circle(
      ...polar(x, y, (R - BELT - 7 + hub) / 2 + 1, turn + (360 / holes) * hole),
      (R - BELT - 9 - hub) * 0.33,
      'medium',
      PAPER,
    );
  pen.circle(x, y, hub, 'heavy', STEEL);
  pen.circle(x, y, hub * 0.5, 'medium', PAPER);
  const [kx, ky] = polar(x, y, hub * 0.55, turn - 90);
  pen.circle(kx, ky, hub * 0.16, 'medium', SHADE);
  pen.cross(x, y, R + 6);
}

/** The motor from its shaft end on two slide rails, with the screw that pushes it out. */
function motor(pen: Pen, x: number, out: number, first: number, second: number): void {
  pen.polygon(box(140, 384, RAIL, RAIL + 14), 'heavy', STEEL);
  pen.line(200, RAIL + 7, 372, RAIL + 7, 'hidden');
  pen.line(20, RAIL + 14, 392, RAIL + 14, 'medium');
  pen.hatch([box(20, 392, RAIL + 14, RAIL + 20)], 7);
  // Bearing block of the driven shaft.
  pen.cast(
    [
      [70, RAIL + 14],
      [78, BIG.y],
      [114, BIG.y],
      [122, RAIL + 14],
    ],
    [0, 8, 8, 0],
    'heavy',
    STEEL,
  );
  const r = 78;
  pen.cast(
    [
      [x - 62, RAIL],
      [x - 62, RAIL - 9],
      [x - 40, RAIL - 30],
      [x + 40, RAIL - 30],
      [x + 62, RAIL - 9],
      [x + 62, RAIL],
    ],
    [1, 3, 3, 3, 3, 1],
    'heavy',
    STEEL,
  );
  pen.cast(
    [
      [x + 26, 60],
      [x + 26, 44],
      [x + 74, 44],
      [x + 74, 110],
    ],
    [2, 4, 4, 2],
    'heavy',
    STEEL,
  );
  pen.circle(x, SMALL.y, r, 'heavy', STEEL);
  for (let fin = 0; fin < 36; fin++)
    pen.polyline([polar(x, SMALL.y, r - 7, fin * 10), polar(x, SMALL.y, r - 1, fin * 10)], 'hair');
  pen.circle(x, SMALL.y, r - 8, 'medium');
  // Push screw in its block at the inner end of the rail.
  const head = x - 62 - 52;
  pen.rect(head + 10, RAIL - 14, 42, 6, 'medium', PAPER);
  for (let place = head + 12; place < x - 65; place += 3.5)
    pen.line(place, RAIL - 14, place + 2, RAIL - 8, 'hair');
  pen.rect(180, RAIL - 22, 12, 22, 'heavy', SHADE, 1);
  pen.rect(head, RAIL - 18, 10, 14, 'heavy', STEEL, 1);
  const flat = ((out * 900) % 60) / 60;
  pen.line(head, RAIL - 17 + flat * 11, head + 10, RAIL - 17 + flat * 11, 'medium');
  for (const [side, tight] of [
    [-1, first],
    [1, second],
  ] as const) {
    const bolt = x + side * 52;
    const lift = mix(3, 0, tight);
    pen.rect(bolt - 6, RAIL - 17 - lift, 12, 8, 'heavy', PAPER, 1);
    const line = bolt - 6 + ((tight * 540) % 60) / 5;
    pen.line(
      Math.min(line, bolt + 6),
      RAIL - 17 - lift,
      Math.min(line, bolt + 6),
      RAIL - 9 - lift,
      'medium',
    );
    pen.rect(bolt - 2.5, RAIL - 23, 5, 6 - lift, 'medium', STEEL);
    pen.line(bolt, RAIL - 28, bolt, RAIL + 18, 'centre');
    if (tight > 0 && tight < 1) turning(pen, [bolt, RAIL - 20], [20, 8], 10, 190);
  }
}

/** The ruler along the span, the force in its middle and the way it gives: 16 mm for each metre between the wheels. */
function gauge(pen: Pen, { from, to }: Span, press: number): void {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const above = BELT / 2 + 1;
  pen.path(`M${joined([from[0], from[1] - above])}L${joined([to[0], to[1] - above])}`, 'hidden');
  const give = press * 15;
  force(pen, [middle[0], middle[1] - BELT / 2 + give], [0, 1], 38, 4);
  pen.text(middle[0] + 17, middle[1] - 26 + give, 'F');
  // Span a between the touching points, along the belt.
  const lift = 40;
  for (const [x, y] of [from, to]) pen.note(`M${joined([x, y - 6])}V${joined([y - lift - 5])}`);
  pen.note(`M${joined([from[0], from[1] - lift])}L${joined([to[0], to[1] - lift])}`);
  const slope = (to[1] - from[1]) / (to[0] - from[0]);
  for (const [x, y, way] of [
    [from[0], from[1] - lift, 1],
    [to[0], to[1] - lift, -1],
  ] as const)
    pen.arrow(
      `M${joined([x, y])}L${joined([x + way * 9, y + way * 9 * slope - 1.8])}L${joined([x + way * 9, y + way * 9 * slope + 1.8])}z`,
    );
  pen.text(mix(from[0], to[0], 0.3), mix(from[1], to[1], 0.3) - lift + 5, 'a');
  if (press > 0.97) upright(pen, middle[1] - above, middle[1] - above + give, middle[0] - 20, 'f');
  pen.text(200, 268, 'f = 0.016 · a', 'middle', 17);
}

export const vBeltTensioning: Scene = { name: 'v-belt-tensioning', seconds: 8, draw };
