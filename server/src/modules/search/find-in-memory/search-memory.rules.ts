// Search of the memory index: hits of a query plan, their facet counts and the page. Arithmetic over typed arrays.
import type { FacetCounts } from '../plan/found-products.ts';
import type { QueryPlan } from '../plan/query-plan.ts';
import { type Hits, matchingParts, matchingWords } from './matching.rules.ts';
import type { MemoryIndex } from './memory-index.rules.ts';
import { pageOf } from './order.rules.ts';

export type MemoryAnswer = {
  total: number;
  /** Before the filters. */
  unfiltered: number;
  /** Over all hits, and for each chosen group over the hits without its own choice. */
  main: FacetCounts;
  own: FacetCounts[];
  /** How many products have the whole part number; null when none was asked for. */
  exact: number | null;
  page: Hits;
};

/** Each chosen group is a bit; JavaScript shifts no further. */
const MAX_GROUPS = 30;

/** The answer to a plan that passed search.rules; undefined for one that this cannot answer. */
export function searchMemory(index: MemoryIndex, plan: QueryPlan): MemoryAnswer | undefined {
  if (plan.groups.length > MAX_GROUPS) return undefined;
  const parts = matchingParts(index, plan);
  const found = matchingWords(index, plan, parts);
  if (plan.groups.length === 0) {
    return {
      total: found.positions.length,
      unfiltered: found.positions.length,
      main: isWholeScope(plan)
        ? countsOfScope(index, plan.browseScope, found)
        : countFacets(index, found.positions),
      own: [],
      exact: parts.exact,
      page: pageOf(index, found, plan),
    };
  }
  const { hits, withoutOwn } = narrow(index, found, plan);
  return {
    total: hits.positions.length,
    unfiltered: found.positions.length,
    main: countFacets(index, hits.positions),
    own: withoutOwn.map((positions) => countFacets(index, positions)),
    exact: parts.exact,
    page: pageOf(index, hits, plan),
  };
}

/** Those of the found that fit every chosen group, and for each group those that fit all others. */
function narrow(
  index: MemoryIndex,
  found: Hits,
  plan: QueryPlan,
): { hits: Hits; withoutOwn: number[][] } {
  const bits = new Map<number, number>();
  plan.groups.forEach(({ facets }, i) => {
    for (const facet of facets) {
      const number = index.facetNumbers.get(facet);
      if (number !== undefined) bits.set(number, (bits.get(number) ?? 0) | (1 << i));
    }
  });
  const all = (1 << plan.groups.length) - 1;
  const hits: Hits = { positions: [], buckets: [] };
  const withoutOwn: number[][] = plan.groups.map(() => []);
  const { starts, values } = index.facets;
  for (let i = 0; i < found.positions.length; i++) {
    const position = found.positions[i] as number;
    let fits = 0;
    for (let at = starts[position] as number; at < (starts[position + 1] as number); at++)
      fits |= bits.get(values[at] as number) ?? 0;
    if (fits === all) {
      hits.positions.push(position);
      hits.buckets.push(found.buckets[i] as number);
    }
    for (let group = 0; group < withoutOwn.length; group++)
      if ((fits | (1 << group)) === all) withoutOwn[group]?.push(position);
  }
  return { hits, withoutOwn };
}

const counters = new WeakMap<MemoryIndex, Int32Array>();

/** Facet ids with their counts, one after another. */
function countFacets(index: MemoryIndex, positions: readonly number[]): FacetCounts {
  let counts = counters.get(index);
  if (counts === undefined) {
    counts = new Int32Array(index.facetIds.length);
    counters.set(index, counts);
  }
  const { starts, values } = index.facets;
  const used: number[] = [];
  for (const position of positions) {
    const end = starts[position + 1] as number;
    for (let at = starts[position] as number; at < end; at++) {
      const facet = values[at] as number;
      if (counts[facet] === 0) used.push(facet);
      counts[facet] = (counts[facet] as number) + 1;
    }
  }
  const result: number[] = [];
  for (const facet of used) {
    result.push(index.facetIds[facet] as number, counts[facet] as number);
    counts[facet] = 0;
  }
  return result;
}

const scopeCounts = new WeakMap<MemoryIndex, Map<number, FacetCounts>>();

/** Browse scopes are few and asked for again and again; the index never changes. */
function countsOfScope(index: MemoryIndex, scope: number, found: Hits): FacetCounts {
  let counted = scopeCounts.get(index);
  if (counted === undefined) {
    counted = new Map();
    scopeCounts.set(index, counted);
  }
  let counts = counted.get(scope);
  if (counts === undefined) {
    counts = countFacets(index, found.positions);
    counted.set(scope, counts);
  }
  return counts;
}

function isWholeScope({ alternatives, prefix, key, namedFacets, demands }: QueryPlan): boolean {
  return (
    namedFacets === null &&
    demands.length === 0 &&
    key === '' &&
    prefix.length === 0 &&
    !alternatives.some((set) => set.length > 0)
  );
}
