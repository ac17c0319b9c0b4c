// Dimensions of a drawn shape: reads a dimension of a shape, and stands in with a usual proportion where the shape does not say.

import type { Shape } from '../types.ts';
import type { Pen } from './pen.ts';

/** Draws one kind of part; the sheet adds the title. */
export type Drawer = (pen: Pen, shape: Shape) => void;

/** A length: the shape's own where it is a positive number, else the usual one. */
export function size(shape: Shape, name: string, usual: number): number {
  const own = shape.dims[name];
  return own !== undefined && Number.isFinite(own) && own > 0 ? own : usual;
}

/** A count, a style or a flag: zero is an answer too. */
export function choice(shape: Shape, name: string, usual: number): number {
  const own = shape.dims[name];
  return own !== undefined && Number.isFinite(own) && own >= 0 ? Math.round(own) : usual;
}

/** Whether the shape itself says this size; only then is it written beside the drawing. */
export function known(shape: Shape, name: string): boolean {
  return size(shape, name, 0) > 0;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
