// Seeded random numbers of the demo catalogue.
// From seeds: the same name gives the same numbers on every machine and at every run, so that the catalogue is reproducible.
import type { Rng } from './types.ts';

/** A 32-bit seed from a name (FNV-1a). */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) {
    hash ^= name.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32: small, fast, good enough for prices and stock. */
export function seededRng(seed: number | string): Rng {
  let state = typeof seed === 'string' ? seedOf(seed) : seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the list, each as likely as the next. */
export function pick<T>(rng: Rng, list: readonly T[]): T {
  const item = list[Math.floor(rng() * list.length)];
  if (item === undefined) throw new Error('pick from an empty list');
  return item;
}

/** A whole number from `low` to `high`, both included. */
export function between(rng: Rng, low: number, high: number): number {
  return low + Math.floor(rng() * (high - low + 1));
}

/** True with the given probability (0 to 1). */
export function chance(rng: Rng, probability: number): boolean {
  return rng() < probability;
}

/**
 * `count` of the list without repetition, the heavier the earlier and the likelier (Efraimidis and Spirakis).
 * This is how a family chooses which of its possible articles exist, and their sort rank.
 */
export function sample<T>(
  rng: Rng,
  list: readonly T[],
  count: number,
  weight: (item: T) => number,
): T[] {
  return list
    .map((item) => ({ item, key: Math.log(1 - rng()) / Math.max(weight(item), 1e-6) }))
    .sort((a, b) => b.key - a.key)
    .slice(0, count)
    .map(({ item }) => item);
}
