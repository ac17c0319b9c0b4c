// Common facts of bolts, nuts and washers: thread designations, which sizes sell most, mass, packs of a hundred, industries.
import type { IndustrySlug } from '../../industries.ts';
import { between, chance, pick } from '../../rng.ts';
import { plain, same, slugOf, text } from '../../text.ts';
import type { Rng, Text3 } from '../../types.ts';

/** Pitches of the coarse ISO threads; any other pitch is written beside the diameter. */
// biome-ignore format: a table reads better
const coarsePitch: Record<number, number> = {
  1.6: 0.35, 2: 0.4, 2.5: 0.45, 3: 0.5, 3.5: 0.6, 4: 0.7, 5: 0.8, 6: 1, 7: 1, 8: 1.25, 10: 1.5, 12: 1.75, 14: 2, 16: 2, 18: 2.5, 20: 2.5, 22: 2.5,
  24: 3, 27: 3, 30: 3.5, 33: 3.5, 36: 4, 39: 4, 42: 4.5, 45: 4.5, 48: 5, 52: 5, 56: 5.5, 60: 5.5, 64: 6,
};

export function isCoarse(d: number, p: number): boolean {
  return coarsePitch[d] === p;
}

/** `M8`, or `M8×1` where the pitch is not the coarse one. */
export function metricThread(d: number, p: number): string {
  return isCoarse(d, p) ? `M${plain(d)}` : `M${plain(d)}×${plain(p)}`;
}

/** The same for part numbers: `M8`, `M8x1`. */
export function metricCode(d: number, p: number): string {
  return metricThread(d, p).replace('×', 'x');
}

/** Inches as the trade writes them: 1-1/4, 5/8, 2. */
export function inches(value: number): string {
  const whole = Math.floor(value);
  let over = Math.round((value - whole) * 64);
  let under = 64;
  if (over === 0) return String(whole);
  while (over % 2 === 0) {
    over /= 2;
    under /= 2;
  }
  return whole === 0 ? `${over}/${under}` : `${whole}-${over}/${under}`;
}

/** How often a diameter is asked for, M8 the most. */
export function demand(d: number): number {
  const steps: [number, number][] = [
    [2, 0.15],
    [2.9, 0.3],
    [3.2, 0.9],
    [4.4, 1.2],
    [5.5, 1.4],
    [6.6, 1.9],
    [8.9, 2.2],
    [10.9, 2],
    [13, 1.7],
    [15, 0.4],
    [17, 1.3],
    [19, 0.3],
    [21, 0.9],
    [23, 0.25],
    [25, 0.6],
    [28, 0.2],
    [31, 0.4],
    [37, 0.2],
  ];
  return steps.find(([up]) => d <= up)?.[1] ?? 0.08;
}

/** Grams of a hexagon prism. */
export function hexGrams(s: number, height: number, density: number): number {
  return (Math.sqrt(3) / 2) * s * s * height * (density / 1000);
}

/** Grams of a cylinder. */
export function roundGrams(d: number, height: number, density: number): number {
  return (Math.PI / 4) * d * d * height * (density / 1000);
}

export type Sale = { uom: 'piece' | 'pack'; pieces: number };

/** What weighs less than 3 g a piece is sold by the hundred. */
export function saleOf(grams: number): Sale {
  return grams < 3 ? { uom: 'pack', pieces: 100 } : { uom: 'piece', pieces: 1 };
}

/** The end of a name: nothing for a piece. */
export function packText({ pieces }: Sale): Text3 {
  return pieces === 1 ? same('') : text(`(${pieces} pcs)`, `(${pieces} шт.)`, `(${pieces} قطعة)`);
}

const industriesOf: Record<string, IndustrySlug[]> = {
  steel: ['automobile', 'power-generation', 'mining', 'railways', 'textile'],
  'alloy-steel': ['automobile', 'mining', 'railways', 'oil-and-gas', 'power-generation'],
  'spring-steel': ['automobile', 'railways', 'textile', 'mining'],
  'stainless-a2': ['food-and-beverage', 'textile', 'power-generation'],
  'stainless-a4': ['marine', 'oil-and-gas', 'food-and-beverage'],
};

/** Two or three industries that use this material. */
export function industriesFor(rng: Rng, material: string): IndustrySlug[] {
  const all = industriesOf[material] ?? ['automobile', 'power-generation'];
  const first = pick(rng, all);
  const others = all.filter((industry) => industry !== first);
  return [
    first,
    pick(rng, others),
    ...(chance(rng, 0.3) && others.length > 1
      ? [others[between(rng, 0, others.length - 1)] as IndustrySlug]
      : []),
  ].filter((industry, i, list) => list.indexOf(industry) === i);
}

/** Attribute values for a set of designations that read the same everywhere. */
export function designationValues(list: Iterable<string>): Record<string, Text3> {
  return Object.fromEntries(
    [...new Set(list)].map((designation) => [slugOf(designation), same(designation)]),
  );
}
