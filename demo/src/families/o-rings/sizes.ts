// Sizes of O-rings: ISO 3601-1 and the metric trade sizes.
import { plain } from '../../text.ts';
import type { Shape } from '../../types.ts';
import type { Compound } from './compounds.ts';

/** `dash` is 0 for the metric trade sizes, which follow no standard. */
export type Row = { dash: number; d: number; w: number };

/** Metric trade sizes: section, smallest and largest inner diameter, step. */
export const metricRange: [w: number, from: number, to: number, step: number][] = [
  [1.5, 3, 20, 1],
  [2, 4, 50, 2],
  [2.5, 10, 60, 5],
  [3, 10, 120, 5],
  [4, 20, 160, 10],
  [5, 30, 200, 10],
];
export const metricRows: Row[] = metricRange.flatMap(([w, from, to, step]) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => ({
    dash: 0,
    d: from + i * step,
    w,
  })),
);
export const sections = [1.78, 2.62, 3.53, 5.33, 6.99];

export const dashOf = (row: Row): string => String(row.dash).padStart(3, '0');
export const shapeOf = ({ d, w }: { d: number; w: number }): Shape => ({
  kind: 'o-ring',
  dims: { d, w },
  label: `${plain(d)}×${plain(w)}`,
});

/** The five standard sections have their own category; the odd small ones go with the thinnest. */
export function sectionOf(w: number): number {
  return sections.includes(w) ? w : 1.78;
}

export const sectionSlug = (w: number): string => `section-${plain(w).replace('.', '-')}`;
export const lineageOf = (compound: Compound, w: number): string =>
  `seals/o-rings-${compound.key}/${sectionSlug(sectionOf(w))}`;
export const metricLineage = (w: number): string => `seals/o-rings-metric/${sectionSlug(w)}`;
