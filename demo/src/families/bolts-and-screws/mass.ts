// Mass of a screw: volume of head and threaded shank by its true dimensions, times density.
import type { ShapeKind } from '../../types.ts';
import { hexGrams, roundGrams } from '../fasteners/trade.ts';
import type { ScrewSize } from './kind.ts';

/** Share of the full cylinder that a thread leaves. */
const threadShare = 0.87;

export function screwGrams(kind: ShapeKind, size: ScrewSize, mm: number, density: number): number {
  const { k = 0, s = 0, dk = 0, dc = 0, c = 0 } = size.head;
  const shank = roundGrams(size.d, mm, density) * threadShare;
  switch (kind) {
    case 'hex-bolt':
      return shank + hexGrams(s, k, density);
    case 'flange-bolt':
      return shank + hexGrams(s, k * 0.7, density) + roundGrams(dc, c * 1.8, density);
    case 'set-screw':
      return shank - hexGrams(s, Math.min(mm * 0.45, size.d * 0.8), density);
    case 'countersunk-screw': {
      const cone =
        (Math.PI / 12) * k * (dk * dk + dk * size.d + size.d * size.d) * (density / 1000);
      return cone + roundGrams(size.d, Math.max(mm - k, 0.5), density) * threadShare;
    }
    case 'button-head-screw':
      return shank + roundGrams(dk, k, density) * 0.6;
    case 'pan-head-screw':
      return shank + roundGrams(dk, k, density) * 0.8;
    case 'socket-cap-screw':
      return shank + roundGrams(dk, k, density) - hexGrams(s, k * 0.5, density);
    default:
      return shank + roundGrams(dk, k, density) * 0.92;
  }
}
