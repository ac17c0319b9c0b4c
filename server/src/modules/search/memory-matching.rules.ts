// Which documents have the words, the part number or the place that a question asks for, and how well does each fit?
import type { Lists } from './lists.rules.ts';
import { type MemoryIndex, postingsOf } from './memory-index.rules.ts';
import type { Hits } from './memory-search.rules.ts';
import type { HitsPlan } from './postgres-engine-plan.ts';

/** How many part numbers that begin as typed come before the rest. */
export const MOST_PARTS = 500;

export type Parts = { tierOf: ReadonlyMap<number, 0 | 1>; exact: number | null };

/** Tier 0: the whole part number; 1: it begins so. */
export function matchingParts(index: MemoryIndex, plan: HitsPlan): Parts {
  if (plan.key === '') return { tierOf: new Map(), exact: null };
  const tierOf = new Map<number, 0 | 1>();
  const { keys, positions } = index.parts;
  for (let at = firstFrom(keys, plan.key); at < keys.length && keys[at]?.startsWith(plan.key); at++) {
    const isWhole = keys[at] === plan.key;
    if (plan.wholeKey && !isWhole) break;
    const position = positions[at] as number;
    if (isWhole) tierOf.set(position, 0);
    else if (!tierOf.has(position)) tierOf.set(position, 1);
  }
  const kept = tierOf.size <= MOST_PARTS ? tierOf : firstParts(index, tierOf);
  let exact = 0;
  for (const tier of kept.values()) if (tier === 0) exact++;
  return { tierOf: kept, exact };
}

function firstParts(index: MemoryIndex, tierOf: ReadonlyMap<number, 0 | 1>): Map<number, 0 | 1> {
  const id = (position: number): number => index.ids[position] as number;
  return new Map([...tierOf].sort(([a, tierA], [b, tierB]) => tierA - tierB || id(a) - id(b)).slice(0, MOST_PARTS));
}

/** Place of the first key that is not before `key`. */
function firstFrom(keys: readonly string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] as string) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Documents by part number and by words, those of the place only; words in ascending positions. */
export function matchingWords(index: MemoryIndex, plan: HitsPlan, parts: Parts): Hits {
  const hits: Hits = { positions: [], tiers: [] };
  const inPlace = plan.place === 0 ? undefined : postingsOf(index, plan.place);
  for (const [position, tier] of parts.tierOf) {
    if (inPlace !== undefined && !has(inPlace, position)) continue;
    hits.positions.push(position);
    hits.tiers.push(tier);
  }
  if (plan.onlyKey) return hits;
  const tier = tierOf(index, plan);
  for (const position of candidates(index, plan)) {
    if (parts.tierOf.has(position)) continue;
    hits.positions.push(position);
    hits.tiers.push(tier(position));
  }
  return hits;
}

const NONE = new Int32Array(0);

function candidates(index: MemoryIndex, plan: HitsPlan): Iterable<number> {
  const place = plan.place === 0 ? [] : [plan.place];
  const sets = plan.alternatives.map((set) => [...set, ...place]);
  const conditions: Int32Array[] = [];
  if (!sets.some((set) => set.length === 0)) conditions.push(anyOf(sets.map((set) => allOf(set.map((key) => postingsOf(index, key))))));
  if (plan.prefix.length > 0) conditions.push(anyOf(plan.prefix.map((term) => postingsOf(index, term))));
  if (plan.named !== null) conditions.push(anyOf(plan.named.map((facet) => postingsOf(index, facet))));
  return conditions.length === 0 ? index.ids.keys() : allOf(conditions);
}

/** What all lists have, beginning with the shortest. */
function allOf(lists: Int32Array[]): Int32Array {
  const [shortest, ...others] = lists.length < 2 ? lists : [...lists].sort((a, b) => a.length - b.length);
  let kept = shortest ?? NONE;
  for (const list of others) kept = kept.filter(memberOf(list));
  return kept;
}

/** For ascending questions: each search begins where the last one ended. */
function memberOf(list: Int32Array): (value: number) => boolean {
  let low = 0;
  return (value) => {
    let step = 1;
    while (low + step < list.length && (list[low + step] as number) < value) step *= 2;
    let high = Math.min(low + step, list.length - 1);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((list[middle] as number) < value) low = middle + 1;
      else high = middle;
    }
    return list[low] === value;
  };
}

function has(list: Int32Array, value: number): boolean {
  return memberOf(list)(value);
}

/** What any list has, ascending. */
function anyOf(lists: Int32Array[]): Int32Array {
  if (lists.length < 2) return lists[0] ?? NONE;
  const all = new Set<number>();
  for (const list of lists) for (const position of list) all.add(position);
  return Int32Array.from(all).sort();
}

/**
 * 2: all words and the sizes as written in the name; 3: of a category that the text names; then all words in the name; then anywhere.
 * As in the statement of the other engine.
 */
function tierOf(index: MemoryIndex, plan: HitsPlan): (position: number) => number {
  const sets = plan.alternatives.filter((set) => set.length > 0);
  if (sets.length === 0 && plan.prefix.length === 0) return () => 4;
  const asWritten = plan.joined.length === 0 || sets[0] === undefined ? undefined : [...sets[0], ...plan.joined];
  const prefix = plan.prefix.map((term) => [term]);
  const inName = (position: number): boolean =>
    (sets.length === 0 || sets.some((set) => hasAll(index.names, position, set))) &&
    (prefix.length === 0 || prefix.some((term) => hasAll(index.names, position, term)));
  const kinds = plan.kinds.map((facet) => [index.facetNumbers.get(facet) ?? -1]);
  const isOfKind = (position: number): boolean => kinds.some((kind) => hasAll(index.facets, position, kind));
  return (position) => {
    if (asWritten !== undefined && hasAll(index.names, position, asWritten)) return 2;
    const tier = inName(position) ? 3 : 4;
    return plan.kinds.length === 0 || isOfKind(position) ? tier : tier + 2;
  };
}

function hasAll({ starts, values }: Lists, position: number, terms: readonly number[]): boolean {
  const start = starts[position] as number;
  const end = starts[position + 1] as number;
  next: for (const term of terms) {
    for (let at = start; at < end; at++) if (values[at] === term) continue next;
    return false;
  }
  return true;
}
