// Memory index: documents, posting lists, prices and orders as typed arrays, in the order of sort ranks. Filled once, then only read.

import type { CurrencyCode } from '@millwright/contracts';
import type { DocumentRanks, MemoryDocument, PartNumber } from './memory-document.ts';
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
  prices: {
    charged: Float64Array;
    list: Float64Array;
    /** Few products have prices of their own in other currencies: by position. */
    own: ReadonlyMap<CurrencyCode, ReadonlyMap<number, number>>;
  };
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
  readonly #charged: number[] = [];
  readonly #list: number[] = [];
  readonly #own = new Map<CurrencyCode, Map<number, number>>();

  add({ id, fv, terms, nameTerms, prices }: MemoryDocument): void {
    const position = this.#ids.push(id) - 1;
    this.#facets.add(fv.map((facet) => numberOf(this.#facetNumbers, facet)));
    this.#names.add(nameTerms);
    this.#keys.add([...fv, ...terms].map((key) => numberOf(this.#keyNumbers, key)));
    this.#charged.push(prices.charged);
    this.#list.push(prices.list);
    for (const [currency, price] of Object.entries(prices.own) as [CurrencyCode, number][]) {
      const known = this.#own.get(currency) ?? new Map<number, number>();
      this.#own.set(currency, known.set(position, price));
    }
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
        charged: Float64Array.from(this.#charged),
        list: Float64Array.from(this.#list),
        own: this.#own,
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
