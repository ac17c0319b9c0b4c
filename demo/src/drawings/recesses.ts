// Drawings of drive recesses: slot, cross (Phillips, Pozidriv), star or hexagon, as numbered in the `drive` of a shape.

import { PAPER, type Pen, type Point, polar, regular } from './pen.ts';

/** drive: 0 slot, 1 Phillips, 2 Pozidriv, 3 star, 4 hexagon. `wide` is the slot width, the width of the cross or the width across flats; r the head. */
export function recess(
  pen: Pen,
  x: number,
  y: number,
  drive: number,
  wide: number,
  r: number,
): void {
  if (drive === 0) {
    const half = Math.min(wide, r * 0.6) / 2;
    const reach = Math.sqrt(Math.max(r * r - half * half, 1));
    pen.rect(x - reach, y - half, 2 * reach, 2 * half, 'medium', PAPER);
  } else if (drive === 1 || drive === 2)
    cross(pen, x, y, Math.min(wide / 2, r * 0.62), drive === 2);
  else if (drive === 3) star(pen, x, y, Math.min(wide / 2, r * 0.7));
  else
    pen.polygon(
      regular(x, y, Math.min(wide / 2 / Math.cos(Math.PI / 6), r * 0.8), 6, 30),
      'heavy',
      PAPER,
    );
}

function cross(pen: Pen, x: number, y: number, r: number, marked: boolean): void {
  const half = r * 0.24;
  const inner = r * 0.42;
  const points: Point[] = [];
  for (let turn = 0; turn < 360; turn += 90) {
    const [ux, uy] = polar(0, 0, 1, turn);
    points.push(
      [x + ux * r + uy * half, y + uy * r - ux * half],
      [x + ux * r - uy * half, y + uy * r + ux * half],
    );
    points.push(polar(x, y, inner, turn + 45));
  }
  pen.polygon(points, 'heavy', PAPER);
  if (!marked) return;
  for (const turn of [45, 135, 225, 315])
    pen.polyline([polar(x, y, r * 0.55, turn), polar(x, y, r * 0.95, turn)], 'medium');
}

/** A hexalobular outline: six round lobes with hollows between them. */
export function star(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  fill: typeof PAPER | null = PAPER,
): void {
  const n = (value: number) => value.toFixed(1);
  const hollow = r * 0.72;
  const [sx, sy] = polar(x, y, r * 0.93, -12);
  let data = `M${n(sx)} ${n(sy)}`;
  for (let lobe = 0; lobe < 6; lobe++) {
    const turn = lobe * 60;
    const [ax, ay] = polar(x, y, r * 0.93, turn + 12);
    const [bx, by] = polar(x, y, r * 0.93, turn + 48);
    data += `A${n(r * 0.21)} ${n(r * 0.21)} 0 0 1 ${n(ax)} ${n(ay)}A${n(hollow * 0.42)} ${n(hollow * 0.42)} 0 0 0 ${n(bx)} ${n(by)}`;
  }
  pen.path(`${data}z`, 'heavy', fill);
}
