// Found products: what a finder answers to a query plan. The page in order, the exact total and the facet counts.
import type { CardFacts } from '../../catalog/index.ts';

/** Facet ids with their counts, one after another: id, n, id, n ... in no order. */
export type FacetCounts = readonly number[];

export type CountedHits = {
  total: number;
  /** Over all hits. */
  main: FacetCounts;
  /** For each chosen group in order: its own values, counted without its own choice. */
  own: FacetCounts[];
};

/** A product of the page. Rank bucket: 0 the whole part number, 1 one that begins so, 2 to 6 words, from all in the name to anywhere. */
export type Hit = { bucket: number; manufacturer: number; facets: Int32Array; facts: CardFacts };

export type FoundProducts = CountedHits & {
  hits: Hit[];
  /** How many products have the whole part number; null when none was asked for. */
  exact: number | null;
  /** Versions of names and words that the answer belongs to. */
  names: number;
  words: number;
};
