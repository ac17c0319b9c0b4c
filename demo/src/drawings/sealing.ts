// Drawings of O-rings: the ring at its true cord, a cut through it, and where the cord is fine an enlarged detail.

import { mark, pointer, upright } from './dimensions.ts';
import { PAPER, type Point, polar, regular, SHADE } from './pen.ts';
import { type Drawer, known, size } from './sizes.ts';

const AXIS = 154;

const oRing: Drawer = (pen, shape) => {
  const cord = size(shape, 'd2', size(shape, 'w', size(shape, 'cs', 3.53)));
  const d1 = size(shape, 'd1', size(shape, 'id', size(shape, 'd', cord * 7)));
  const letter = known(shape, 'w') ? 'w' : 'd2';
  const outer = d1 + 2 * cord;
  const scale = 186 / outer;
  const x = 110;
  const R = 93;
  const r = (d1 / 2) * scale;
  const thick = cord * scale;
  pen.circle(x, AXIS, R, 'heavy', SHADE);
  pen.circle(x, AXIS, r, 'heavy', PAPER);
  if (thick > 7) {
    pen.circle(x, AXIS, (R + r) / 2, 'centre');
    for (const turn of [200, 20]) pen.arc(x, AXIS, R - thick * 0.3, turn, turn + 55, 'hair');
  }
  pen.cross(x, AXIS, R + 10);
  const cut = 276;
  pen.line(cut - 12, AXIS, cut + 12, AXIS, 'centre');
  pen.line(cut, AXIS - R - 10, cut, AXIS + R + 10, 'centre');
  const sections = [AXIS - (R + r) / 2, AXIS + (R + r) / 2];
  for (const y of sections) {
    pen.circle(cut, y, thick / 2, 'heavy', SHADE);
    if (thick > 9) pen.hatch([regular(cut, y, thick / 2, 24)], 4);
  }
  upright(pen, AXIS - r, AXIS + r, cut - 31, mark(known(shape, 'd') ? 'd' : 'd1', d1), cut);
  if (thick > 22) {
    upright(pen, AXIS - R, AXIS - r, cut + thick / 2 + 30, mark(letter, cord), cut);
    return;
  }
  const detail: Point = [346, 176];
  const big = 26;
  pen.circle(...detail, 40, 'hair');
  pen.circle(...detail, big, 'heavy', SHADE);
  pen.hatch([regular(...detail, big, 36)], 5);
  pen.cross(...detail, big + 8);
  pen.circle(cut, sections[1] as number, thick / 2 + 6, 'hair');
  const [fromX, fromY] = polar(cut, sections[1] as number, thick / 2 + 6, -40);
  pen.line(fromX, fromY, detail[0] - 30, detail[1] + 27, 'hair');
  pointer(pen, polar(...detail, big, -120), [318, 112], mark(letter, cord));
};

export const sealing = { 'o-ring': oRing } satisfies Record<string, Drawer>;
