// Drawings of slotted and recessed screws: round and sunk heads, with the recess that the driver finds.

import type { Shape } from '../types.ts';
import { PAPER, type Pen, STEEL } from './pen.ts';
import { recess } from './recesses.ts';
import { AXIS, screw } from './screws.ts';
import { choice, type Drawer, size } from './sizes.ts';
import { edge, turned } from './turned.ts';

/** Low round heads: an arch (button, pan) or a cylinder with a soft edge (cheese), all with a recess. */
function roundHead(
  usual: { width: number; height: number; drive: number },
  arch: 'dome' | 'pan' | 'flat',
): Drawer {
  return (pen, shape) => {
    const d = size(shape, 'd', 6);
    const width = size(shape, 'dk', d * usual.width);
    const height = size(shape, 'k', d * usual.height);
    const drive = choice(shape, 'drive', usual.drive);
    screw(pen, shape, {
      width,
      height,
      across: ['dk', width],
      side(on, x, scale) {
        const r = (width / 2) * scale;
        const h = height * scale;
        const [flat, rim] =
          arch === 'dome' ? [0.42, 0.88] : arch === 'pan' ? [0.55, 0.55] : [0.9, 0.15];
        const n = (value: number) => value.toFixed(1);
        const top = AXIS - r;
        const bottom = AXIS + r;
        const curve =
          arch === 'flat'
            ? `L${n(x)} ${n(AXIS - r * flat)}`
            : `Q${n(x)} ${n(AXIS - r * 0.95)} ${n(x)} ${n(AXIS - r * flat)}`;
        const back =
          arch === 'flat'
            ? `L${n(x + h * rim)} ${n(bottom)}`
            : `Q${n(x)} ${n(AXIS + r * 0.95)} ${n(x + h * rim)} ${n(bottom)}`;
        on.path(
          `M${n(x + h)} ${n(top)}H${n(x + h * rim)}${curve}V${n(AXIS + r * flat)}${back}H${n(x + h)}z`,
          'heavy',
          STEEL,
        );
        if (drive === 0) slotSide(on, x, h, r, size(shape, 'n', d * 0.25) * scale);
      },
      front(on, x, scale) {
        const r = (width / 2) * scale;
        on.circle(x, AXIS, r, 'heavy', STEEL);
        if (arch !== 'pan') on.circle(x, AXIS, r * (arch === 'dome' ? 0.55 : 0.9), 'medium');
        recess(on, x, AXIS, drive, driverSize(shape, drive, d) * scale, r);
      },
    });
  };
}

function driverSize(shape: Shape, drive: number, d: number): number {
  if (drive === 0) return size(shape, 'n', d * 0.25);
  return size(shape, 's', d * (drive === 4 ? 0.6 : 0.95));
}

function slotSide(pen: Pen, x: number, h: number, r: number, width: number): void {
  const half = Math.min(width, r) / 2;
  pen.rect(x - 1.6, AXIS - half, h * 0.45 + 1.6, half * 2, 'none', PAPER);
  pen.polyline(
    [
      [x, AXIS - half],
      [x + h * 0.45, AXIS - half],
      [x + h * 0.45, AXIS + half],
      [x, AXIS + half],
    ],
    'medium',
  );
}

const countersunk: Drawer = (pen, shape) => {
  const d = size(shape, 'd', 6);
  const width = size(shape, 'dk', d * 1.9);
  const height = size(shape, 'k', (width - d) / 2);
  const drive = choice(shape, 'drive', 4);
  screw(pen, shape, {
    width,
    height,
    sunk: true,
    across: ['dk', width],
    side(on, x, scale) {
      const r = (width / 2) * scale;
      const rim = Math.min(height * 0.1 * scale, 3);
      turned(on, AXIS, [
        [x, r],
        [x + rim, r],
        [x + height * scale, (d / 2) * scale],
      ]);
      edge(on, x + rim, AXIS, r);
      if (drive === 0) slotSide(on, x, height * scale, r, size(shape, 'n', d * 0.25) * scale);
    },
    front(on, x, scale) {
      const r = (width / 2) * scale;
      on.circle(x, AXIS, r, 'heavy', STEEL);
      recess(on, x, AXIS, drive, driverSize(shape, drive, d) * scale, r);
    },
  });
};

export const slottedScrews = {
  'button-head-screw': roundHead({ width: 1.75, height: 0.55, drive: 4 }, 'dome'),
  'pan-head-screw': roundHead({ width: 2, height: 0.62, drive: 1 }, 'pan'),
  'cheese-head-screw': roundHead({ width: 1.7, height: 0.66, drive: 0 }, 'flat'),
  'countersunk-screw': countersunk,
} satisfies Record<string, Drawer>;
