// Fitting drawings of parts that work in a groove: an O-ring before and after its groove is closed, a V-belt in the groove of its pulley.

import { level, mark, upright } from './dimensions.ts';
import { beltSection } from './drives.ts';
import { PAPER, type Pen, type Point, regular, SHADE, STEEL, trace } from './pen.ts';
import { clamp, type Drawer, size } from './sizes.ts';
import { tornEdge } from './turned.ts';

/** How far a cord of 1 stands free above its groove, how deep the groove is, and how wide: a static seal, squeezed by a fifth. */
const SQUEEZED = 0.8;
const GROOVE = 1.4;

/** Half the length of the straight part of a flattened cord: its area stays that of the round one. */
export function flattened(cord: number): { high: number; wide: number } {
  const high = cord * SQUEEZED;
  return { high, wide: high + (Math.PI / 4) * (cord ** 2 / high - high) };
}

/** A plate with a groove in its upper face at y, from x to right. */
function grooved(pen: Pen, x: number, right: number, y: number, wide: number, deep: number): void {
  const middle = (x + right) / 2;
  const low = y + deep + 54;
  const face: Point[] = [
    [x, y],
    [middle - wide / 2, y],
    [middle - wide / 2, y + deep],
    [middle + wide / 2, y + deep],
    [middle + wide / 2, y],
    [right, y],
  ];
  const body: Point[] = [...face, [right, low], [x, low]];
  pen.polygon(body, 'none', STEEL);
  pen.hatch([body], 9);
  pen.polyline(face);
  pen.path(
    trace([
      [x, y],
      [x, low],
      [right, low],
      [right, y],
    ]),
    'hair',
  );
}

const oRingGroove: Drawer = (pen, shape) => {
  const w = size(shape, 'w', 3.53);
  const cord = 76;
  const r = cord / 2;
  const [wide, deep] = [cord * GROOVE, cord * SQUEEZED];
  const y = 132;
  const [free, closed] = [64, 232];
  const plate = 146;
  const middle = free + plate / 2;
  grooved(pen, free, free + plate, y, wide, deep);
  const centre: Point = [middle, y + deep - r];
  pen.circle(...centre, r, 'heavy', SHADE);
  pen.hatch([regular(...centre, r, 36)], 6, -1);
  pen.cross(...centre, r + 8);
  upright(pen, y + deep - cord, y + deep, free - 26, mark('w', w), [middle, middle - wide / 2]);
  grooved(pen, closed, closed + plate, y, wide, deep);
  const cover: Point[] = [
    [closed, y],
    [closed, y - 46],
    [closed + plate, y - 46],
    [closed + plate, y],
  ];
  pen.polygon(cover, 'none', STEEL);
  pen.hatch([cover], 9, -1);
  pen.polyline(cover, 'hair');
  pen.line(closed, y, closed + plate, y, 'heavy');
  const { high, wide: flat } = flattened(cord);
  const left = closed + (plate - flat) / 2;
  pen.rect(left, y, flat, high, 'heavy', SHADE, high / 2);
  const round = [
    ...regular(left + flat - high / 2, y + high / 2, high / 2, 36, -90).slice(0, 19),
    ...regular(left + high / 2, y + high / 2, high / 2, 36, 90).slice(0, 19),
  ];
  pen.hatch([round], 6, -1);
};

/** Half the angle of a groove of a large pulley, in degrees. */
const FLANK = 19;

const vBeltGroove: Drawer = (pen, shape) => {
  const wt = size(shape, 'wt', 9.7);
  const h = size(shape, 'h', wt * 0.8);
  const scale = Math.min(150 / wt, 100 / h);
  const { top, bottom } = beltSection(wt * scale, h * scale);
  const [x, y, high] = [200, 92, h * scale];
  const tan = Math.tan((FLANK * Math.PI) / 180);
  const deep = high * 1.32;
  const floor = Math.max(top / 2 - deep * tan, 5);
  const [left, right, low] = [64, 336, y + deep + 42];
  const rim: Point[] = [
    [left, y],
    [x - top / 2, y],
    [x - floor, y + deep],
    [x + floor, y + deep],
    [x + top / 2, y],
    [right, y],
  ];
  const torn = tornEdge([right, low], [left, low]);
  const body: Point[] = [...rim, [right, low], ...torn, [left, low]];
  pen.polygon(body, 'none', STEEL);
  pen.hatch([body], 10);
  pen.polyline([[left, low], ...rim, [right, low]]);
  pen.polyline([[right, low], ...torn, [left, low]], 'medium');
  const belt: Point[] = [
    [x - top / 2, y],
    [x + top / 2, y],
    [x + bottom / 2, y + high],
    [x - bottom / 2, y + high],
  ];
  pen.cast(belt, [5, 5, 3, 3], 'heavy', SHADE);
  const line = y + high * 0.28;
  const cords = clamp(Math.round(wt / 1.6), 4, 10);
  const below = line + 9;
  const half = (at: number) => top / 2 - (at - y) * Math.tan(Math.PI / 9);
  pen.hatch(
    [
      [
        [x - half(below), below],
        [x + half(below), below],
        [x + bottom / 2, y + high],
        [x - bottom / 2, y + high],
      ],
    ],
    8,
    -1,
  );
  const room = top - 2 * high * 0.28 * Math.tan(Math.PI / 9);
  for (let cord = 0; cord < cords; cord++)
    pen.circle(
      x - room / 2 + (room * (cord + 0.5)) / cords,
      line,
      Math.min(5, (room / cords) * 0.36),
      'medium',
      PAPER,
    );
  pen.line(x, y - 8, x, low + 8, 'centre');
  level(pen, x - top / 2, x + top / 2, y - 30, mark('wt', wt), y);
  upright(pen, y, y + high, right + 26, mark('h', h), [right, x + bottom / 2]);
};

export const fitted = {
  'o-ring-groove': oRingGroove,
  'v-belt-groove': vBeltGroove,
} satisfies Record<string, Drawer>;
