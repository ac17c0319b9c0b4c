// Drawing registry: one drawer for every kind of shape; the type of the table below makes the compiler ask for a new kind's drawer.

import { createHash } from 'node:crypto';
import type { Shape, ShapeKind } from '../types.ts';
import { bearingSeats } from './bearing-seats.ts';
import { bearings } from './bearings.ts';
import { cables } from './cables.ts';
import { cutting } from './cutting.ts';
import { title } from './dimensions.ts';
import { discValves } from './disc-valves.ts';
import { drives } from './drives.ts';
import { electrical } from './electrical.ts';
import { fitted } from './fitted.ts';
import { grips } from './grips.ts';
import { lots } from './lots.ts';
import { nuts } from './nuts.ts';
import { PAPER, Pen, regular, SHADE, STEEL } from './pen.ts';
import { piping } from './piping.ts';
import { powerTools } from './power-tools.ts';
import { ppe } from './ppe.ts';
import { ppeHead } from './ppe-head.ts';
import { rings } from './rings.ts';
import { rollerBearings } from './roller-bearings.ts';
import { scenes } from './scenes.ts';
import { screwDetails } from './screw-details.ts';
import { screws } from './screws.ts';
import { sealing } from './sealing.ts';
import type { Drawer } from './sizes.ts';
import { slottedScrews } from './slotted-screws.ts';
import { spanners } from './spanners.ts';
import { supplies } from './supplies.ts';
import { tools } from './tools.ts';
import { valves } from './valves.ts';

/** Part of every file name: raise it when drawings change, and no cache will show an old one. */
export const DRAWING_VERSION = 2;

const DRAWERS: Record<ShapeKind, Drawer> = {
  ...screws,
  ...nuts,
  ...rings,
  ...bearings,
  ...sealing,
  ...cutting,
  ...piping,
  ...valves,
  ...drives,
  ...tools,
  ...grips,
  ...powerTools,
  ...ppe,
  ...supplies,
  ...electrical,
  ...spanners,
  ...discValves,
  ...lots,
  ...cables,
  ...ppeHead,
  ...slottedScrews,
  ...rollerBearings,
  ...scenes,
  ...screwDetails,
  ...bearingSeats,
  ...fitted,
};

/** Every kind that can be drawn. */
export const SHAPE_KINDS = Object.keys(DRAWERS) as ShapeKind[];

/** The drawing of a part as a standalone SVG, 400 x 300, on its own paper. */
export function drawShape(shape: Shape): string {
  const pen = new Pen();
  DRAWERS[shape.kind](pen, shape);
  if (!(shape.kind in scenes || shape.kind in lots)) title(pen, shape.label);
  return pen.toSvg();
}

/** A stable file name: equal shapes share it, whatever the order of their dims. */
export function shapeName(shape: Shape, version: number = DRAWING_VERSION): string {
  const dims = Object.entries(shape.dims).sort(([a], [b]) => (a < b ? -1 : 1));
  const canonical = JSON.stringify([version, shape.kind, dims, shape.label ?? '']);
  return `${shape.kind}-${createHash('sha256').update(canonical).digest('hex').slice(0, 10)}.svg`;
}

/** What stands where a product has no picture yet: an empty sheet corner with a nut and a washer, lightly drawn. */
export function defaultDrawing(): string {
  const pen = new Pen();
  const [x, y] = [200, 150];
  for (const [cx, cy, dx, dy] of [
    [60, 45, 1, 1],
    [340, 45, -1, 1],
    [60, 255, 1, -1],
    [340, 255, -1, -1],
  ] as const)
    pen.path(`M${cx} ${cy + dy * 18}V${cy}H${cx + dx * 18}`, 'medium');
  pen.circle(x, y, 84, 'medium', SHADE);
  pen.polygon(regular(x, y, 74, 6, 30), 'heavy', STEEL);
  pen.circle(x, y, 61, 'medium');
  pen.circle(x, y, 33, 'heavy', PAPER);
  pen.arc(x, y, 39, 0, 270, 'hair');
  pen.cross(x, y, 96);
  return pen.toSvg();
}
