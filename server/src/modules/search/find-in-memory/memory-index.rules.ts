// Memory index: documents, posting lists, prices and orders as typed arrays, in the order of sort ranks. Filled once, then only read.

import type {
  DocumentPrices,
  DocumentRanks,
  MemoryDocument,
  PartNumber,
} from './memory-document.ts';
import {
  listAt,
  type PostingLists,
  PostingListsBuilder,
  transpose,
} from './posting-lists.rules.ts';

export type MemoryIndex = {
  /** search_version.documents when it was read. */
  version: number;
  /** Position -> product. Positions count from the first sort rank, so ascending positions are the default order. */
  ids: Int32Array;
  positions: Map<number, number>;
  /** Facet values of each document, as numbers of `facetIds`. */
  facets: PostingLists;
  facetIds: Int32Array;
  facetNumbers: Map<number, number>;
  /** Terms of each name. */
  names: PostingLists;
  /** Facet value or term -> number of its list in `postings`: ascending positions. */
  keys: Map<number, number>;
  postings: PostingLists;
  /** Part numbers in ascending order, and whose they are. */
  parts: { keys: string[]; positions: Int32Array };
  prices: { charged: Float64Array; inr: Float64Array; usd: Float64Array; sar: Float64Array };
  ranks: DocumentRanks;
};

const NONE = new Int32Array(0);

/** Ascending positions of the documents that have a facet value or term. */
export function postingsOf({ keys, postings }: MemoryIndex, key: number): Int32Array {
  const number = keys.get(key);
  return number === undefined ? NONE : listAt(postings, number);
}

/** Collects documents in their order; `finish` makes the index of them. */
export class MemoryIndexBuilder {
  readonly #ids: number[] = [];
  readonly #facetNumbers = new Map<number, number>();
  readonly #facets = new PostingListsBuilder();
  readonly #names = new PostingListsBuilder();
  readonly #keyNumbers = new Map<number, number>();
  readonly #keys = new PostingListsBuilder();
  // NaN stands for none.
  readonly #prices: Record<keyof DocumentPrices, number[]> = {
    charged: [],
    inr: [],
    usd: [],
    sar: [],
  };

  add({ id, fv, terms, nameTerms, prices }: MemoryDocument): void {
    this.#ids.push(id);
    this.#facets.add(fv.map((facet) => numberOf(this.#facetNumbers, facet)));
    this.#names.add(nameTerms);
    this.#keys.add([...fv, ...terms].map((key) => numberOf(this.#keyNumbers, key)));
    for (const [currency, price] of Object.entries(prices))
      this.#prices[currency as keyof DocumentPrices].push(price ?? Number.NaN);
  }

  /** Yields between short pieces of the work. */
  *finish(rest: {
    version: number;
    ranks: DocumentRanks;
    parts: readonly PartNumber[];
  }): Generator<void, MemoryIndex, void> {
    const postings = yield* transpose(this.#keys.finish(), this.#keyNumbers.size);
    const positions = new Map(this.#ids.map((id, position) => [id, position]));
    const parts = rest.parts.filter(({ id }) => positions.has(id));
    const { charged, inr, usd, sar } = this.#prices;
    return {
      version: rest.version,
      ids: Int32Array.from(this.#ids),
      positions,
      facets: this.#facets.finish(),
      facetIds: Int32Array.from(this.#facetNumbers.keys()),
      facetNumbers: this.#facetNumbers,
      names: this.#names.finish(),
      keys: this.#keyNumbers,
      postings,
      parts: {
        keys: parts.map(({ key }) => key),
        positions: Int32Array.from(parts, ({ id }) => positions.get(id) as number),
      },
      prices: {
        charged: Float64Array.from(charged),
        inr: Float64Array.from(inr),
        usd: Float64Array.from(usd),
        sar: Float64Array.from(sar),
      },
      ranks: rest.ranks,
    };
  }
}

/** In the order of their first coming, from 0. */
function numberOf(numbers: Map<number, number>, key: number): number {
  let number = numbers.get(key);
  if (number === undefined) {
    number = numbers.size;
    numbers.set(key, number);
  }
  return number;
}
