// Size of a valve on its sheet: its face to face length, height and diameter, laid out about the axis of the pipe.

import type { Shape } from '../types.ts';
import { choice, size } from './sizes.ts';

export type Body = {
  x: number;
  y: number;
  half: number;
  R: number;
  top: number;
  scale: number;
  bore: number;
  flanged: boolean;
  L: number;
  H: number;
  D: number;
  dn: number;
};

export function layout(shape: Shape, usual: { L: number; H: number }): Body {
  const dn = size(shape, 'dn', 50);
  const flanged = choice(shape, 'flanged', 1) === 1;
  const L = size(shape, 'L', dn * usual.L);
  const H = size(shape, 'H', dn * usual.H);
  const D = size(shape, 'D', dn * (flanged ? 2.6 : 1.6));
  const scale = Math.min(206 / (H + D / 2), 240 / L, 250 / D);
  const R = (D / 2) * scale;
  const y = 258 - R - 10;
  return {
    x: 178,
    y,
    half: (L / 2) * scale,
    R,
    top: y - H * scale,
    scale,
    bore: (dn / 2) * scale,
    flanged,
    L,
    H,
    D,
    dn,
  };
}
