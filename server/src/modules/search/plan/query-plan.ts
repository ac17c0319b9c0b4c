// Query plan: input of a finder, the interface between parsing a query and finding its products. Facet ids, terms and limits; no text and no SQL.
import type { CurrencyCode, Locale, Sort } from '@millwright/contracts';
import type { Rates } from '../../pricing/index.ts';
import type { Wish } from '../read/reading.rules.ts';
import type { ChosenGroup } from './filters.rules.ts';

export type QueryPlan = {
  /** matching: by text or filters; browse: all of a browse scope; featured: its most popular products, mixed by category. */
  kind: 'matching' | 'browse' | 'featured';
  /** Sets of terms, any set will do; [[]] when no words are asked. */
  alternatives: number[][];
  prefix: number[];
  joined: number[];
  /** Categories that the text names; their products come first. */
  categoryIntent: number[];
  /** Part number, '' for none. */
  key: string;
  /** The plan answers only where a product has the whole part number. */
  needsExact: boolean;
  /** Words must stand in the name of a product. */
  inNames: boolean;
  /** Part numbers count only in one of these categories; empty for no such demand. */
  keyWithin: readonly number[];
  /** Only part numbers are searched. */
  onlyKey: boolean;
  /** Numbers that only begin with the key are not hits. */
  wholeKey: boolean;
  /** Products must have one of these facets (categories or manufacturers named in the text); null = no such demand. */
  namedFacets: number[] | null;
  /** Facet of the browse scope, 0 = the whole shop. */
  browseScope: number;
  groups: readonly ChosenGroup[];
  /** What the text demands besides words: one of each group of facets. */
  demands: readonly (readonly number[])[];
  /** Products with one of the facets or terms come first; each wish that is not met costs its weight. */
  wishes: readonly Wish[];
  /** Products that come first within their rank bucket, in this order: what people chose from this query. Of the order `default` only. */
  learned: readonly number[];
  /** The scope of the frequent word or query that the whole text is; its order and counts are precomputed. */
  frequent: number | undefined;
  sort: Sort;
  start: number;
  count: number;
  locale: Locale;
  currency: CurrencyCode | 'base';
  rates: Rates;
  /** Upper bounds of the catalogue when it was last read: products, and facet values. */
  products: number;
  facetValues: number;
  /** Of more hits the database counts the facets: slower, but it sends less. */
  maxSentHits: number;
};
