// Facet counts of PostgreSQL's answer: encoded facets of all hits are counted here, or pairs that the database counted are read. [house §6]
import { decodeFacets } from '../index/encoded-facets.rules.ts';
import type { FacetCounts } from '../plan/found-products.ts';

/** The first four bytes of a counting column say what follows. */
export const ENCODED = 0;
export const COUNTED = 1;

/** A counting column of the statement. @param facetValues how many facet values there are, about */
export function readCounts(column: Buffer | null, facetValues: number): FacetCounts {
  if (column === null || column.length < 8) return [];
  if (column.readInt32BE(0) === COUNTED) {
    const counts: number[] = [];
    for (let at = 4; at + 8 <= column.length; at += 8)
      counts.push(column.readInt32BE(at), column.readInt32BE(at + 4));
    return counts;
  }
  return countFacets(decodeFacets(column), 1, slotsFor(facetValues));
}

type Slots = { keys: Int32Array; counts: Int32Array; mask: number };
let slots: Slots = { keys: new Int32Array(0), counts: new Int32Array(0), mask: -1 };

/** An open-addressed table with a slot for every facet value there is; empty between uses, and made anew when it has become too small. */
function slotsFor(facetValues: number): Slots {
  let size = 1024;
  // Products may have facets that are younger than the dictionary, so there is room to spare.
  while (size < 4 * facetValues) size *= 2;
  if (slots.keys.length < size)
    slots = { keys: new Int32Array(size), counts: new Int32Array(size), mask: size - 1 };
  return slots;
}

function countFacets(facets: Int32Array, from: number, { keys, counts, mask }: Slots): FacetCounts {
  const used: number[] = [];
  for (let i = from; i < facets.length; i++) {
    const facet = facets[i] as number;
    let slot = (Math.imul(facet, 0x9e3779b1) >>> 12) & mask;
    while (counts[slot] !== 0 && keys[slot] !== facet) slot = (slot + 1) & mask;
    if (counts[slot] === 0) {
      if (used.length * 2 > mask) break;
      keys[slot] = facet;
      used.push(slot);
    }
    counts[slot] = (counts[slot] as number) + 1;
  }
  const result: number[] = [];
  for (const slot of used) {
    result.push(keys[slot] as number, counts[slot] as number);
    counts[slot] = 0;
  }
  return result;
}
