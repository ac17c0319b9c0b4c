// Matching in the memory index: documents with the words, part number or browse scope of a query plan, each with its rank bucket.

import { MAX_NAME_BUCKET, WISH_STEP } from '../plan/planned.rules.ts';
import type { QueryPlan } from '../plan/query-plan.ts';
import { type MemoryIndex, postingsOf } from './memory-index.rules.ts';
import type { PostingLists } from './posting-lists.rules.ts';

/** Limit of prefix matches of part numbers that come before the rest. */
const MAX_PARTS = 500;

/** Positions of hits with their rank buckets (see bucketOf), in the order in which they were found. */
export type Hits = { positions: number[]; buckets: number[] };

export type Parts = { bucketOf: ReadonlyMap<number, 0 | 1>; exact: number | null };

/** Rank bucket 0: the whole part number; 1: it begins so. */
export function matchingParts(index: MemoryIndex, plan: QueryPlan): Parts {
  if (plan.key === '') return { bucketOf: new Map(), exact: null };
  const bucketOf = new Map<number, 0 | 1>();
  const { keys, positions } = index.parts;
  for (
    let at = firstFrom(keys, plan.key);
    at < keys.length && keys[at]?.startsWith(plan.key);
    at++
  ) {
    const isWhole = keys[at] === plan.key;
    if (plan.wholeKey && !isWhole) break;
    const position = positions[at] as number;
    if (isWhole) bucketOf.set(position, 0);
    else if (!bucketOf.has(position)) bucketOf.set(position, 1);
  }
  const kept = bucketOf.size <= MAX_PARTS ? bucketOf : firstParts(index, bucketOf);
  let exact = 0;
  for (const bucket of kept.values()) if (bucket === 0) exact++;
  return { bucketOf: kept, exact };
}

function firstParts(index: MemoryIndex, bucketOf: ReadonlyMap<number, 0 | 1>): Map<number, 0 | 1> {
  const id = (position: number): number => index.ids[position] as number;
  return new Map(
    [...bucketOf]
      .sort(([a, bucketA], [b, bucketB]) => bucketA - bucketB || id(a) - id(b))
      .slice(0, MAX_PARTS),
  );
}

/** Index of the first key that is not before `key`. */
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

/** Documents by part number and by words, those of the browse scope only; words in ascending positions. */
export function matchingWords(index: MemoryIndex, plan: QueryPlan, parts: Parts): Hits {
  const hits: Hits = { positions: [], buckets: [] };
  const inScope = plan.browseScope === 0 ? undefined : postingsOf(index, plan.browseScope);
  const within =
    plan.keyWithin.length === 0
      ? undefined
      : anyOf(plan.keyWithin.map((facet) => postingsOf(index, facet)));
  for (const [position, bucket] of parts.bucketOf) {
    if (inScope !== undefined && !has(inScope, position)) continue;
    if (within !== undefined && !has(within, position)) continue;
    hits.positions.push(position);
    hits.buckets.push(bucket);
  }
  if (plan.onlyKey) return hits;
  const bucket = bucketOf(index, plan);
  for (const position of candidates(index, plan)) {
    if (parts.bucketOf.has(position)) continue;
    const own = bucket(position);
    if (plan.inNames && own > MAX_NAME_BUCKET) continue;
    hits.positions.push(position);
    hits.buckets.push(own);
  }
  return hits;
}

const NONE = new Int32Array(0);

function candidates(index: MemoryIndex, plan: QueryPlan): Iterable<number> {
  const scope = plan.browseScope === 0 ? [] : [plan.browseScope];
  const sets = plan.alternatives.map((set) => [...set, ...scope]);
  const conditions: Int32Array[] = [];
  if (!sets.some((set) => set.length === 0))
    conditions.push(anyOf(sets.map((set) => allOf(set.map((key) => postingsOf(index, key))))));
  if (plan.prefix.length > 0)
    conditions.push(anyOf(plan.prefix.map((term) => postingsOf(index, term))));
  if (plan.namedFacets !== null)
    conditions.push(anyOf(plan.namedFacets.map((facet) => postingsOf(index, facet))));
  for (const facets of plan.demands)
    conditions.push(anyOf(facets.map((facet) => postingsOf(index, facet))));
  return conditions.length === 0 ? index.ids.keys() : allOf(conditions);
}

/** Intersection of the lists, beginning with the shortest. */
function allOf(lists: Int32Array[]): Int32Array {
  const [shortest, ...others] =
    lists.length < 2 ? lists : [...lists].sort((a, b) => a.length - b.length);
  let kept = shortest ?? NONE;
  for (const list of others) kept = kept.filter(memberOf(list));
  return kept;
}

/** For ascending values: each search begins where the last one ended. */
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

/** Union of the lists, ascending. */
function anyOf(lists: Int32Array[]): Int32Array {
  if (lists.length < 2) return lists[0] ?? NONE;
  const all = new Set<number>();
  for (const list of lists) for (const position of list) all.add(position);
  return Int32Array.from(all).sort();
}

/**
 * 2: all words and the sizes as written in the name; 3: of a category that the text names; then all words in the name; then anywhere.
 * As in the statement of find-in-postgres.
 */
function bucketOf(index: MemoryIndex, plan: QueryPlan): (position: number) => number {
  const words = wordBucketOf(index, plan);
  if (plan.wishes.length === 0) return words;
  const wishes = plan.wishes.map(({ facets, weight }) => ({
    isMet: memberOf(anyOf(facets.map((facet) => postingsOf(index, facet)))),
    cost: WISH_STEP * weight,
  }));
  // Positions come in ascending order, for which a membership test is made.
  return (position) =>
    wishes.reduce(
      (bucket, { isMet, cost }) => (isMet(position) ? bucket : bucket + cost),
      words(position),
    );
}

function wordBucketOf(index: MemoryIndex, plan: QueryPlan): (position: number) => number {
  const sets = plan.alternatives.filter((set) => set.length > 0);
  if (sets.length === 0 && plan.prefix.length === 0) return () => 4;
  const asWritten =
    plan.joined.length === 0 || sets[0] === undefined ? undefined : [...sets[0], ...plan.joined];
  const prefix = plan.prefix.map((term) => [term]);
  const inName = (position: number): boolean =>
    (sets.length === 0 || sets.some((set) => hasAll(index.names, position, set))) &&
    (prefix.length === 0 || prefix.some((term) => hasAll(index.names, position, term)));
  const categories = plan.categoryIntent.map((facet) => [index.facetNumbers.get(facet) ?? -1]);
  const isOfCategory = (position: number): boolean =>
    categories.some((category) => hasAll(index.facets, position, category));
  return (position) => {
    if (asWritten !== undefined && hasAll(index.names, position, asWritten)) return 2;
    const bucket = inName(position) ? 3 : 4;
    return plan.categoryIntent.length === 0 || isOfCategory(position) ? bucket : bucket + 2;
  };
}

function hasAll(
  { starts, values }: PostingLists,
  position: number,
  terms: readonly number[],
): boolean {
  const start = starts[position] as number;
  const end = starts[position + 1] as number;
  next: for (const term of terms) {
    for (let at = start; at < end; at++) if (values[at] === term) continue next;
    return false;
  }
  return true;
}
