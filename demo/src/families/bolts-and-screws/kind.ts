// Kind of screw: standard, names, sizes, grades and head.

import type { ShapeKind, Text3 } from '../../types.ts';
import type { GradeName } from '../fasteners/grades.ts';
import { inches, metricCode, metricThread } from '../fasteners/trade.ts';

export type ScrewSize = {
  /** `M8`, `1/4-20 UNC`. */
  thread: string;
  /** As part numbers write it: `M8`, `1/4-20`. */
  code: string;
  d: number;
  p: number;
  /** Head dimensions in mm as the shape takes them: k, s, dk, dc, c, n. */
  head: Record<string, number>;
  lengths: { mm: number; label: string }[];
  /** `6 mm`, `PH2`, `TX25`, `3/16"`: what turns it. */
  tool: string;
};

export type ScrewGroup =
  | 'hex-bolts'
  | 'flange-bolts'
  | 'socket-cap-screws'
  | 'button-head-screws'
  | 'countersunk-screws'
  | 'pan-head-screws'
  | 'cheese-head-screws'
  | 'set-screws';
export type Drive = 'hexagon' | 'hexagon-socket' | 'slot' | 'cross-recess' | 'hexalobular';

export type ScrewKind = {
  /** End of the category's path, e.g. `iso-4017`. */
  key: string;
  standard: string;
  group: ScrewGroup;
  shape: ShapeKind;
  drive: Drive;
  noun: Text3;
  /** The category's name. */
  plural: Text3;
  /** One true sentence on its use. */
  says: Text3;
  sizes: ScrewSize[];
  grades: GradeName[];
  /** How many articles the demo shop has. */
  count: number;
  /** Length without thread is left over: thread length by the standard. */
  threadLength(d: number, l: number): number;
  unspsc: string;
};

export const fullThread = (_d: number, l: number): number => l;

/** ISO 888 for hexagon bolts. */
export function boltThread(d: number, l: number): number {
  return Math.min(l, l <= 125 ? 2 * d + 6 : l <= 200 ? 2 * d + 12 : 2 * d + 25);
}

/** ISO 4762: 2 d + 12. */
export function capThread(d: number, l: number): number {
  return Math.min(l, 2 * d + 12);
}

type Row = Record<string, number>;

/** Diameters of hexalobular recesses in mm. */
const hexalobular: Record<number, number> = {
  6: 1.75,
  8: 2.4,
  10: 2.8,
  15: 3.35,
  20: 3.95,
  25: 4.5,
  30: 5.6,
  45: 7.93,
  50: 8.95,
};

export function metricSizes(rows: Row[], lengths: readonly number[], least = 0): ScrewSize[] {
  return rows
    .filter((row) => (row.d ?? 0) >= least)
    .map((row) => {
      const { d = 0, p = 0, shortest = 0, longest = 0, ph, tx, n, ...rest } = row;
      const head: Record<string, number> = {
        ...rest,
        ...(n === undefined ? {} : { n }),
        ...(tx === undefined ? {} : { s: hexalobular[tx] ?? d * 0.6 }),
      };
      const tool =
        ph !== undefined
          ? `PH${ph}`
          : tx !== undefined
            ? `TX${tx}`
            : n !== undefined
              ? `${n} mm`
              : `${rest.s} mm`;
      const fitting = lengths.filter((mm) => mm >= shortest && mm <= longest);
      return {
        thread: metricThread(d, p),
        code: metricCode(d, p),
        d,
        p,
        head,
        tool,
        lengths: fitting.map((mm) => ({ mm, label: String(mm) })),
      };
    });
}

type InchRow = readonly [
  size: string,
  tpi: number,
  series: 'UNC' | 'UNF',
  d: number,
  dk: number,
  key: string,
  shortest: number,
  longest: number,
];

const round = (mm: number): number => Math.round(mm * 100) / 100;

export function inchSizes(
  rows: readonly InchRow[],
  series: 'UNC' | 'UNF',
  lengths: readonly number[],
): ScrewSize[] {
  return rows
    .filter((row) => row[2] === series)
    .map(([size, tpi, , d, dk, key, shortest, longest]) => {
      const [over = 0, under = 1] = key.split('/').map(Number);
      const mm = round(d * 25.4);
      return {
        thread: `${size}-${tpi} ${series}`,
        code: `${size}-${tpi}`,
        d: mm,
        p: round(25.4 / tpi),
        head: { dk: round(dk * 25.4), k: mm, s: round((over / under) * 25.4) },
        tool: `${key}"`,
        lengths: lengths
          .filter((inch) => inch >= shortest && inch <= longest)
          .map((inch) => ({ mm: round(inch * 25.4), label: `${inches(inch)}"` })),
      };
    });
}
