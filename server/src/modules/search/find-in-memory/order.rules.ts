// Order of hits in memory, and the page of them: the same orders as in find-in-postgres. [decisions §1]

import { perBaseIn } from '../../pricing/index.ts';
import type { QueryPlan } from '../plan/query-plan.ts';
import type { Hits } from './matching.rules.ts';
import type { MemoryIndex } from './memory-index.rules.ts';

export function pageOf(index: MemoryIndex, hits: Hits, plan: QueryPlan): Hits {
  return plan.sort === 'default' ? pageByBucket(index, hits, plan) : pageByKey(index, hits, plan);
}

/** Rank buckets one after another, each in the order of sort ranks behind the learned order. */
function pageByBucket(
  index: MemoryIndex,
  { positions, buckets }: Hits,
  { start, count, learned }: QueryPlan,
): Hits {
  const page: Hits = { positions: [], buckets: [] };
  let skipped = 0;
  for (const bucket of [...new Set(buckets)].sort((a, b) => a - b)) {
    const own: number[] = [];
    for (let i = 0; i < positions.length; i++)
      if (buckets[i] === bucket) own.push(positions[i] as number);
    // Words come in this order already, part numbers in theirs.
    if (bucket < 2) own.sort((a, b) => a - b);
    for (const position of learned.length === 0 ? own : learnedFirst(index, own, learned)) {
      if (skipped++ < start) continue;
      if (page.positions.length === count) return page;
      page.positions.push(position);
      page.buckets.push(bucket);
    }
  }
  return page;
}

function learnedFirst(
  { positions }: MemoryIndex,
  own: readonly number[],
  learned: readonly number[],
): number[] {
  const present = new Set(own);
  const first = learned
    .map((id) => positions.get(id) ?? -1)
    .filter((position) => present.has(position));
  const moved = new Set(first);
  return [...first, ...own.filter((position) => !moved.has(position))];
}

function pageByKey(index: MemoryIndex, { positions, buckets }: Hits, plan: QueryPlan): Hits {
  const { key, order } = keyOf(index, plan);
  const keys = Float64Array.from(positions, (position) => key(position) * order);
  const sorted = Int32Array.from(positions.keys()).sort(
    (a, b) =>
      (keys[a] as number) - (keys[b] as number) ||
      (positions[a] as number) - (positions[b] as number),
  );
  const window = [...sorted.subarray(plan.start, plan.start + plan.count)];
  return {
    positions: window.map((i) => positions[i] as number),
    buckets: window.map((i) => buckets[i] as number),
  };
}

function keyOf(
  index: MemoryIndex,
  plan: QueryPlan,
): { key: (position: number) => number; order: 1 | -1 } {
  const ranked = (ranks: Int32Array) => (position: number) => ranks[position] as number;
  switch (plan.sort) {
    case 'name-asc':
      return { key: ranked(index.ranks[plan.locale]), order: 1 };
    case 'name-desc':
      return { key: ranked(index.ranks[plan.locale]), order: -1 };
    case 'price-asc':
      return { key: priceOf(index, plan), order: 1 };
    case 'price-desc':
      return { key: priceOf(index, plan), order: -1 };
    case 'rating':
      return { key: ranked(index.ranks.rating), order: 1 };
    default:
      return { key: ranked(index.ranks.newest), order: 1 };
  }
}

/** Charged price in the chosen currency; unrounded, which sorts the same. */
function priceOf(
  { prices }: MemoryIndex,
  { currency, rates }: QueryPlan,
): (position: number) => number {
  const { charged, list } = prices;
  const perBaseE9 = perBaseIn(rates, currency);
  if (currency === 'base' || perBaseE9 === undefined)
    return (position) => charged[position] as number;
  const own = prices.own.get(currency);
  return (position) => {
    const price = own?.get(position);
    return price === undefined
      ? (charged[position] as number) * (perBaseE9 / 1e9)
      : (price * (charged[position] as number)) / (list[position] as number);
  };
}
