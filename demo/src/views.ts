// Further drawings of a product beside its main one: other views that say something more, each shared by all products of the same dimensions.

import { BEARING_TYPES } from './drawings/bearing-seats.ts';
import { HEADS } from './drawings/screw-details.ts';
import { fill, text } from './text.ts';
import type { DemoProduct, Shape, Text3 } from './types.ts';

const titles = {
  screw: text(
    '{name}: head and thread enlarged',
    '{name}: головка и резьба, увеличено',
    '{name}: الرأس وسن اللولب مكبَّران',
  ),
  bearing: text('{name}: section, mounted', '{name}: разрез в сборе', '{name}: مقطع بعد التركيب'),
  'o-ring': text(
    '{name}: section in its groove',
    '{name}: разрез в канавке',
    '{name}: مقطع داخل المجرى',
  ),
  'v-belt': text(
    '{name}: section in the pulley groove',
    '{name}: разрез в канавке шкива',
    '{name}: مقطع داخل مجرى البكرة',
  ),
};

/** Only what a view shows is in its dims, so that screws of all lengths share one drawing. */
function secondView({
  kind,
  dims,
  label,
}: Shape): { of: keyof typeof titles; shape: Shape } | null {
  const head = (HEADS as readonly string[]).indexOf(kind);
  if (head >= 0) {
    const { l = 0, b = l, ...rest } = dims;
    const full = b >= l - (dims.k ?? 0) - 2 * (dims.p ?? 0) ? 1 : 0;
    return {
      of: 'screw',
      shape: {
        kind: 'screw-detail',
        dims: { ...rest, head, full },
        ...(label === undefined ? {} : { label }),
      },
    };
  }
  const type = (BEARING_TYPES as readonly string[]).indexOf(kind);
  if (type >= 0) return { of: 'bearing', shape: { kind: 'bearing-seat', dims: { ...dims, type } } };
  if (kind === 'o-ring')
    return { of: kind, shape: { kind: 'o-ring-groove', dims: { w: dims.w ?? 0 } } };
  if (kind === 'v-belt')
    return {
      of: kind,
      shape: { kind: 'v-belt-groove', dims: { wt: dims.wt ?? 0, h: dims.h ?? 0 } },
    };
  return null;
}

export function furtherViews(shape: Shape, name: Text3): DemoProduct['views'] {
  const view = secondView(shape);
  return view === null ? [] : [{ shape: view.shape, title: fill(titles[view.of], { name }) }];
}
