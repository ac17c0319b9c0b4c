// In which order do the hits in memory come, and which of them are on the page? The orders are those of postgres-engine-order. [decisions §1]
import type { MemoryIndex } from './memory-index.rules.ts';
import type { Hits } from './memory-search.rules.ts';
import type { HitsPlan } from './postgres-engine-plan.ts';

const TIERS = [0, 1, 2, 3, 4, 5, 6];

export function pageOf(index: MemoryIndex, hits: Hits, plan: HitsPlan): Hits {
  return plan.sort === 'default' ? pageByTier(hits, plan) : pageByKey(index, hits, plan);
}

/** Tiers one after another, each in the order of popularity. */
function pageByTier({ positions, tiers }: Hits, { start, count }: HitsPlan): Hits {
  const page: Hits = { positions: [], tiers: [] };
  let skipped = 0;
  for (const tier of TIERS) {
    const own: number[] = [];
    for (let i = 0; i < positions.length; i++) if (tiers[i] === tier) own.push(positions[i] as number);
    // Words come in this order already, part numbers in theirs.
    if (tier < 2) own.sort((a, b) => a - b);
    for (const position of own) {
      if (skipped++ < start) continue;
      if (page.positions.length === count) return page;
      page.positions.push(position);
      page.tiers.push(tier);
    }
  }
  return page;
}

function pageByKey(index: MemoryIndex, { positions, tiers }: Hits, plan: HitsPlan): Hits {
  const { key, order } = keyOf(index, plan);
  const keys = Float64Array.from(positions, (position) => key(position) * order);
  const sorted = Int32Array.from(positions.keys()).sort(
    (a, b) => (keys[a] as number) - (keys[b] as number) || (positions[a] as number) - (positions[b] as number),
  );
  const window = [...sorted.subarray(plan.start, plan.start + plan.count)];
  return { positions: window.map((i) => positions[i] as number), tiers: window.map((i) => tiers[i] as number) };
}

function keyOf(index: MemoryIndex, plan: HitsPlan): { key: (position: number) => number; order: 1 | -1 } {
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

/** What is charged, in the chosen currency; unrounded, which orders the same. */
function priceOf({ prices }: MemoryIndex, { currency, rates }: HitsPlan): (position: number) => number {
  const { charged, inr } = prices;
  if (currency === 'INR') return (position) => charged[position] as number;
  const own = currency === 'USD' ? prices.usd : prices.sar;
  const rate = rates[currency] / 1e9;
  return (position) => {
    const price = own[position] as number;
    return Number.isNaN(price) ? (charged[position] as number) * rate : (price * (charged[position] as number)) / (inr[position] as number);
  };
}
