// What does a process keep of the search index? Documents as typed arrays, in the order in which they are shown; filled once, then only read.
import type { DocumentPrices, DocumentRanks, MemoryDocument, PartNumber } from './memory-document.ts';

/** Numbers of one document after another; those of document i stand from starts[i] to starts[i + 1]. */
export type Lists = { starts: Int32Array; values: Int32Array };

export type MemoryIndex = {
  /** search_version.documents when it was read. */
  version: number;
  /** Position -> product. Positions count from the most popular product, so ascending positions are the default order. */
  ids: Int32Array;
  positions: Map<number, number>;
  /** Facet values of each document, as numbers of `facetIds`. */
  facets: Lists;
  facetIds: Int32Array;
  facetNumbers: Map<number, number>;
  /** Terms of each name. */
  names: Lists;
  /** Facet value or term -> ascending positions. */
  postings: Map<number, Int32Array>;
  /** Part numbers in ascending order, and whose they are. */
  parts: { keys: string[]; positions: Int32Array };
  prices: { charged: Float64Array; inr: Float64Array; usd: Float64Array; sar: Float64Array };
  ranks: DocumentRanks;
};

/** Collects documents in their order; `finish` makes the index of them. */
export class MemoryIndexBuilder {
  readonly #ids: number[] = [];
  readonly #facetIds: number[] = [];
  readonly #facetNumbers = new Map<number, number>();
  readonly #facets = new ListsBuilder();
  readonly #names = new ListsBuilder();
  readonly #postings = new Map<number, number[]>();
  readonly #prices: DocumentPrices[] = [];

  add(document: MemoryDocument): void {
    const position = this.#ids.push(document.id) - 1;
    this.#facets.add(document.fv.map((facet) => this.#numberOf(facet)));
    this.#names.add(document.nameTerms);
    this.#prices.push(document.prices);
    for (const facet of document.fv) this.#post(facet, position);
    for (const term of document.terms) this.#post(term, position);
  }

  finish(rest: { version: number; ranks: DocumentRanks; parts: readonly PartNumber[] }): MemoryIndex {
    const positions = new Map(this.#ids.map((id, position) => [id, position]));
    const parts = rest.parts.filter(({ id }) => positions.has(id));
    const column = (of: (prices: DocumentPrices) => number | null): Float64Array =>
      // NaN stands for none.
      Float64Array.from(this.#prices, (prices) => of(prices) ?? Number.NaN);
    return {
      version: rest.version,
      ids: Int32Array.from(this.#ids),
      positions,
      facets: this.#facets.finish(),
      facetIds: Int32Array.from(this.#facetIds),
      facetNumbers: this.#facetNumbers,
      names: this.#names.finish(),
      postings: new Map([...this.#postings].map(([key, list]) => [key, Int32Array.from(list)])),
      parts: { keys: parts.map(({ key }) => key), positions: Int32Array.from(parts, ({ id }) => positions.get(id) as number) },
      prices: { charged: column((p) => p.charged), inr: column((p) => p.inr), usd: column((p) => p.usd), sar: column((p) => p.sar) },
      ranks: rest.ranks,
    };
  }

  #numberOf(facet: number): number {
    let number = this.#facetNumbers.get(facet);
    if (number === undefined) {
      number = this.#facetIds.push(facet) - 1;
      this.#facetNumbers.set(facet, number);
    }
    return number;
  }

  #post(key: number, position: number): void {
    const list = this.#postings.get(key);
    if (list === undefined) this.#postings.set(key, [position]);
    // A document may name a term twice.
    else if (list.at(-1) !== position) list.push(position);
  }
}

class ListsBuilder {
  readonly #starts: number[] = [0];
  readonly #values: number[] = [];

  add(values: readonly number[]): void {
    for (const value of values) this.#values.push(value);
    this.#starts.push(this.#values.length);
  }

  finish(): Lists {
    return { starts: Int32Array.from(this.#starts), values: Int32Array.from(this.#values) };
  }
}
