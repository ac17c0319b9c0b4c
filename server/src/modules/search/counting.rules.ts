// How often does each facet occur in the hits? Facets travel as packed integers and are counted here. [house §6]
import type { Dictionary } from './dictionary.rules.ts';

/** Facet ids with their counts, one after another: id, n, id, n ... in no order. */
export type Counts = readonly number[];

/** The first four bytes of a counting column say what follows. */
export const PACKED = 0;
export const COUNTED = 1;

export function packFacets(fv: readonly number[]): Buffer {
  const buffer = Buffer.alloc(fv.length * 4);
  for (let i = 0; i < fv.length; i++) buffer.writeInt32LE(fv[i] as number, i * 4);
  return buffer;
}

export function unpackFacets(packed: Buffer): Int32Array {
  // A view needs whole words; small buffers come out of a shared pool at any place.
  const aligned = packed.byteOffset % 4 === 0 ? packed : new Uint8Array(packed);
  return new Int32Array(aligned.buffer, aligned.byteOffset, packed.length >> 2);
}

/** A counting column of the statement: facets of all hits, or pairs that the database counted. */
export function readCounts(column: Buffer | null, dictionary: Dictionary): Counts {
  if (column === null || column.length < 8) return [];
  if (column.readInt32BE(0) === COUNTED) {
    const counts: number[] = [];
    for (let at = 4; at + 8 <= column.length; at += 8) counts.push(column.readInt32BE(at), column.readInt32BE(at + 4));
    return counts;
  }
  return countFacets(unpackFacets(column), 1, slotsOf(dictionary));
}

type Slots = { keys: Int32Array; counts: Int32Array; mask: number };
const slotsByDictionary = new WeakMap<Dictionary, Slots>();

/** An open-addressed table with a place for every facet there is; made once for a dictionary and emptied after each use. */
function slotsOf(dictionary: Dictionary): Slots {
  let slots = slotsByDictionary.get(dictionary);
  if (slots === undefined) {
    let size = 1024;
    // Products may have facets that are younger than the dictionary, so there is room to spare.
    while (size < 4 * dictionary.entries.size) size *= 2;
    slots = { keys: new Int32Array(size), counts: new Int32Array(size), mask: size - 1 };
    slotsByDictionary.set(dictionary, slots);
  }
  return slots;
}

function countFacets(facets: Int32Array, from: number, { keys, counts, mask }: Slots): Counts {
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
