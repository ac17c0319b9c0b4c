// Drawings of belts, pulleys and motors: the V-belt with its 40 degree flanks, the pulley with its true grooves, the motor on its shaft height.

import { level, mark, mm, upright } from './dimensions.ts';
import { joined, PAPER, type Point, polar, SHADE, STEEL, trace } from './pen.ts';
import { choice, clamp, type Drawer, known, size } from './sizes.ts';
import { run } from './turned.ts';

const AXIS = 154;

/** The cross-section of a V-belt: its flanks stand 40 degrees apart. */
export function beltSection(wide: number, high: number): { top: number; bottom: number } {
  return {
    top: wide,
    bottom: Math.max(wide - 2 * high * Math.tan((20 * Math.PI) / 180), wide * 0.2),
  };
}

const vBelt: Drawer = (pen, shape) => {
  const wt = size(shape, 'wt', size(shape, 'w', 9.7));
  const h = size(shape, 'h', wt * 0.8);
  const Ld = size(shape, 'Ld', size(shape, 'L', 1000));
  const scale = Math.min(130 / wt, 130 / h);
  const { top, bottom } = beltSection(wt * scale, h * scale);
  const x = 288;
  const y = 112;
  const high = h * scale;
  const outline: Point[] = [
    [x - top / 2, y],
    [x + top / 2, y],
    [x + bottom / 2, y + high],
    [x - bottom / 2, y + high],
  ];
  pen.cast(outline, 5, 'heavy', STEEL);
  pen.hatch([outline], 8);
  const cords = clamp(Math.round(wt / 1.6), 4, 10);
  const line = y + high * 0.28;
  const wide = top - 2 * high * 0.28 * Math.tan((20 * Math.PI) / 180);
  pen.rect(x - wide / 2 + 2, line - 6, wide - 4, 12, 'none', STEEL);
  for (let cord = 0; cord < cords; cord++)
    pen.circle(
      x - wide / 2 + (wide * (cord + 0.5)) / cords,
      line,
      Math.min(5, (wide / cords) * 0.36),
      'medium',
      SHADE,
    );
  pen.line(x - top / 2 + 5, y + high * 0.12, x + top / 2 - 5, y + high * 0.12, 'medium');
  level(pen, x - top / 2, x + top / 2, y - 24, mark('wt', wt), y);
  upright(pen, y, y + high, x + top / 2 + 26, mark('h', h), [x + top / 2, x + bottom / 2]);
  const angleY = y + high + 24;
  for (const side of [-1, 1])
    pen.note(
      trace([
        [x + side * (bottom / 2), y + high + 3],
        [x + side * (bottom / 2 - 14), y + high + 3 + 14 / Math.tan((20 * Math.PI) / 180)],
      ]),
    );
  pen.text(x, angleY + 8, '40°');
  // The whole belt, small: a loop about two shafts.
  const r = 40;
  const band = clamp((h / Ld) * 600, 4, 9);
  const upper = 100;
  const lower = 218;
  const left = 94;
  for (const [radius, weight, fill] of [
    [r, 'heavy', SHADE],
    [r - band, 'heavy', PAPER],
  ] as const) {
    pen.path(
      `M${joined([left - radius, upper])}A${joined([radius, radius])} 0 0 1 ${joined([left + radius, upper])}V${joined([lower])}A${joined([radius, radius])} 0 0 1 ${joined([left - radius, lower])}z`,
      weight,
      fill,
    );
  }
  pen.cross(left, upper, 14);
  pen.cross(left, lower, 14);
  pen.text(left, (upper + lower) / 2 + 5, mark('Ld', Ld));
};

const pulley: Drawer = (pen, shape) => {
  const D = size(shape, 'D', 104);
  const grooves = clamp(choice(shape, 'grooves', 2), 1, 12);
  const b = size(shape, 'b', 8 + grooves * 12);
  const bore = Math.min(size(shape, 'bore', D * 0.24), D * 0.6);
  const scale = Math.min(184 / D, 96 / b);
  const R = (D / 2) * scale;
  const wide = b * scale;
  const x = 28 + R;
  const rb = (bore / 2) * scale;
  const pitch = (b / (grooves + 0.35)) * scale;
  const deep = Math.min(pitch * 0.85, R * 0.3);
  const hub = Math.min(rb * 1.75, R - deep - 4);
  pen.circle(x, AXIS, R, 'heavy', STEEL);
  pen.circle(x, AXIS, R - deep, 'hair');
  pen.circle(x, AXIS, (R - deep) * 0.9, 'medium');
  if (R - deep - hub > 34)
    for (const turn of [45, 135, 225, 315])
      pen.circle(
        ...polar(x, AXIS, ((R - deep) * 0.9 + hub) / 2, turn),
        ((R - deep) * 0.9 - hub) * 0.32,
        'medium',
        PAPER,
      );
  pen.circle(x, AXIS, Math.max(hub, rb + 3), 'medium', STEEL);
  pen.circle(x, AXIS, rb, 'heavy', PAPER);
  const key = rb * 0.28;
  pen.path(
    `M${joined([x - key, AXIS - rb * 0.95])}V${joined([AXIS - rb * 1.25])}H${joined([x + key])}V${joined([AXIS - rb * 0.95])}`,
    'medium',
    PAPER,
  );
  pen.cross(x, AXIS, R + 9);
  const left = Math.max(x + R + 58, 262 - wide / 2);
  const right = left + wide;
  const half = (at: number) => AXIS + at;
  pen.rect(left, AXIS - rb, wide, 2 * rb, 'medium', PAPER);
  for (const side of [-1, 1]) {
    const points: Point[] = [
      [left, half(side * rb)],
      [left, half(side * R)],
    ];
    const mouth = Math.min(pitch * 0.72, deep * 0.95);
    const floor = Math.max(mouth - 2 * deep * Math.tan((19 * Math.PI) / 180), mouth * 0.3);
    for (let groove = 0; groove < grooves; groove++) {
      const middle = left + wide / 2 + (groove - (grooves - 1) / 2) * pitch;
      points.push(
        [middle - mouth / 2, half(side * R)],
        [middle - floor / 2, half(side * (R - deep))],
        [middle + floor / 2, half(side * (R - deep))],
        [middle + mouth / 2, half(side * R)],
      );
    }
    points.push([right, half(side * R)], [right, half(side * rb)]);
    pen.polygon(points);
    pen.hatch([points], 8);
  }
  pen.line(left - 12, AXIS, right + 12, AXIS, 'centre');
  level(pen, left, right, AXIS + R + 26, mark('b', b), AXIS + R);
  upright(pen, AXIS - rb, AXIS + rb, left - 28, mark('d', bore), left);
  upright(pen, AXIS - R, AXIS + R, right + 32, mark('D', D), right);
};

const motor: Drawer = (pen, shape) => {
  const H = size(shape, 'H', 90);
  const shaft = size(shape, 'D', H * 0.27);
  const E = size(shape, 'E', H * 0.55);
  const AC = size(shape, 'AC', H * 1.95);
  const L = Math.max(size(shape, 'L', H * 3.7), E * 2);
  const feet = choice(shape, 'feet', 1) === 1;
  const P = known(shape, 'P') ? size(shape, 'P', H * 2) : 0;
  const scale = Math.min(300 / L, 150 / Math.max(AC, P, H + AC / 2));
  const all = run(0, L, scale, 400);
  const x = (400 - all.end) / 2 - (feet ? 0 : 14);
  const R = (AC / 2) * scale;
  const ground = 214;
  const y = feet ? ground - H * scale : 140;
  const e = E * scale;
  const r = (shaft / 2) * scale;
  const front = x + e;
  const end = x + all.end;
  const cowl = end - all.end * 0.16;
  pen.cast(
    [
      [x, y - r],
      [front + 4, y - r],
      [front + 4, y + r],
      [x, y + r],
    ],
    [2, 0, 0, 2],
  );
  pen.rect(x + e * 0.15, y - r * 0.28, e * 0.6, r * 0.56, 'medium', SHADE, r * 0.28);
  const box = Math.min(R * 0.62, y - R - 44);
  const boxLeft = front + (cowl - front) * 0.24;
  const boxWide = Math.min((cowl - front) * 0.4, R * 1.15);
  pen.cast(
    [
      [boxLeft, y - R - Math.max(box, 14) * 0.75],
      [boxLeft + boxWide, y - R - Math.max(box, 14) * 0.75],
      [boxLeft + boxWide, y - R * 0.9],
      [boxLeft, y - R * 0.9],
    ],
    4,
    'heavy',
    STEEL,
  );
  pen.line(
    boxLeft,
    y - R - Math.max(box, 14) * 0.55,
    boxLeft + boxWide,
    y - R - Math.max(box, 14) * 0.55,
    'medium',
  );
  pen.circle(
    boxLeft + boxWide / 2,
    y - R - Math.max(box, 14) * 0.22,
    Math.min(6, Math.max(box, 14) * 0.2),
    'medium',
    PAPER,
  );
  pen.cast(
    [
      [front, y - R * 0.6],
      [front + R * 0.22, y - R],
      [cowl, y - R],
      [cowl, y + R],
      [front + R * 0.22, y + R],
      [front, y + R * 0.6],
    ],
    [4, 5, 0, 0, 5, 4],
  );
  const fins = 9;
  for (let fin = 1; fin < fins; fin++)
    pen.line(
      front + R * 0.3,
      y - R + (2 * R * fin) / fins,
      cowl - 6,
      y - R + (2 * R * fin) / fins,
      'hair',
    );
  pen.line(front + R * 0.24, y - R, front + R * 0.24, y + R, 'medium');
  pen.cast(
    [
      [cowl, y - R * 1.02],
      [end, y - R * 0.96],
      [end, y + R * 0.96],
      [cowl, y + R * 1.02],
    ],
    [2, 10, 10, 2],
    'heavy',
    SHADE,
  );
  for (let slot = -3; slot <= 3; slot++)
    pen.line(end - (end - cowl) * 0.45, y + slot * R * 0.24, end - 3, y + slot * R * 0.24, 'hair');
  if (P > 0)
    pen.rect(
      front,
      y - (P / 2) * scale,
      Math.max(P * 0.06 * scale, 6),
      P * scale,
      'heavy',
      STEEL,
      2,
    );
  pen.line(x - 12, y, end + 12, y, 'centre');
  const base = feet ? ground : y + Math.max(R, (P / 2) * scale);
  if (feet) {
    const high = Math.min(H * 0.3 * scale, 30);
    const wide = (cowl - front) * 0.24;
    for (const at of [front + (cowl - front) * 0.06, front + (cowl - front) * 0.64]) {
      pen.cast(
        [
          [at + wide * 0.2, ground - high],
          [at + wide * 0.8, ground - high],
          [at + wide, ground - 7],
          [at + wide, ground],
          [at, ground],
          [at, ground - 7],
        ],
        [3, 3, 3, 1, 1, 3],
        'heavy',
        STEEL,
      );
      pen.line(at + wide / 2, ground - 11, at + wide / 2, ground + 5, 'centre');
    }
    pen.line(x - 8, ground, end + 6, ground, 'hair');
    upright(pen, y, ground, Math.min(end + 28, 372), mark('H', H), end);
  } else upright(pen, y - R, y + R, Math.min(end + 38, 372), mark('AC', AC), end);
  level(pen, x, front, base + 24, mark('E', E), [y + r, base]);
  level(pen, x, end, base + 50, mark('L', L), [y + r, y + R]);
  pen.text(Math.max(x - 4, 10), y - r - 8, `Ø${mm(shaft)}`, 'start');
};

export const drives = { 'v-belt': vBelt, pulley, motor } satisfies Record<string, Drawer>;
