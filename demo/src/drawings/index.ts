import type { Shape, ShapeKind } from '../types.ts';
import { title } from './dimensions.ts';
import { Pen } from './pen.ts';
import type { Drawer } from './sizes.ts';
import { screws } from './screws.ts';
import { nuts } from './nuts.ts';
import { rings } from './rings.ts';
import { bearings } from './bearings.ts';
import { sealing } from './sealing.ts';
import { cutting } from './cutting.ts';
import { piping } from './piping.ts';
import { valves } from './valves.ts';
import { drives } from './drives.ts';
const DRAWERS = { ...screws, ...nuts, ...rings, ...bearings, ...sealing, ...cutting, ...piping, ...valves, ...drives } as Record<ShapeKind, Drawer>;
export function drawShape(shape: Shape): string {
  const pen = new Pen();
  DRAWERS[shape.kind](pen, shape);
  title(pen, shape.label);
  return pen.toSvg();
}
