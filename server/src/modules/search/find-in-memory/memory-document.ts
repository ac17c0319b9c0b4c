// Memory documents: what is read of each product into the memory index.

import type { CurrencyCode } from '@millwright/contracts';

/** One product as it is read from search_document; terms are hashes, see terms.rules. */
export type MemoryDocument = {
  id: number;
  fv: readonly number[];
  terms: readonly number[];
  nameTerms: readonly number[];
  prices: DocumentPrices;
};
export type DocumentPrices = {
  charged: number;
  list: number;
  /** Of its own in other currencies. */
  own: Readonly<Partial<Record<CurrencyCode, number>>>;
};
/** By position; equal rank, equal sort key. */
export type DocumentRanks = {
  en: Int32Array;
  ru: Int32Array;
  ar: Int32Array;
  newest: Int32Array;
  rating: Int32Array;
};

export type PartNumber = { key: string; id: number };
