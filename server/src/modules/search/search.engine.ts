// What must an engine do to stand behind the shop's search? PostgreSQL does it here; the contract tests hold any other to the same.
import type { Locale, Scope, SearchInput, SearchResult, Suggestions } from '@millwright/contracts';
import type { Db, Tx } from '../../platform/db/index.ts';

/** From where a question comes: everything an answer depends on besides the catalogue. */
export type Asker = { db: Db; locale: Locale /** prices are converted at the rates of this moment */; now: Date };

export type SearchEngine = {
  /**
   * A page of products, the exact total, facets with exact disjunctive counts.
   * `input` has passed search.rules; @throws Problem filter-not-understood, category-not-found or products-not-found for a place that does not exist
   */
  search(asker: Asker, input: SearchInput): Promise<SearchResult>;
  /** What a half-typed text may become; empty below three characters. */
  suggest(asker: Asker, input: { text: string; scope: Scope; count: number }): Promise<Suggestions>;
  /** Follows changed, added and deleted products; called last in the transaction of the change. */
  reindexProducts(tx: Tx, ids: readonly number[]): Promise<void>;
};
