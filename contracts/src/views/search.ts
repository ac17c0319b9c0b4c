// Search view: one shape for category, industry, manufacturer, lot and text lists. [§2.6, §7.3, decisions §7]
import type { CurrencyCode } from '../currencies.ts';
import type { ProductCard } from './catalog.ts';

export const SORTS = [
  'default',
  'name-asc',
  'name-desc',
  'price-asc',
  'price-desc',
  'newest',
  'rating',
] as const;
export type Sort = (typeof SORTS)[number];
export const SCOPES = ['all', 'category', 'manufacturer', 'sku'] as const;
export type Scope = (typeof SCOPES)[number];
export const PAGE_SIZE = 20;
/** At most this many pages are linked; beyond: "narrow your search". */
export const LAST_PAGE = 500;

/** Chosen filters. Values inside one group are alternatives; groups narrow. */
export type FilterChoice = {
  /** Category lineages. */
  categories: string[];
  /** Manufacturer slugs. */
  manufacturers: string[];
  /** `attribute-slug=value-slug`, or a range `attribute-slug=min..max` with an optional unit (`length=10..40mm`). */
  attributes: string[];
};
export const NO_FILTERS: FilterChoice = { categories: [], manufacturers: [], attributes: [] };

/** Browse scope of the list; a text may be combined with one. */
export type SearchPlace =
  | { by: 'all' }
  | { by: 'category'; lineage: string }
  | { by: 'industry'; slug: string }
  | { by: 'manufacturer'; slug: string }
  | { by: 'lot'; id: number }
  | { by: 'featured'; industry: string | null };

export type SearchInput = {
  text: string;
  /** What was typed, where place and filters say it already: it orders the products and narrows nothing. Beside a text it counts for nothing. */
  asked?: string | undefined;
  scope: Scope;
  place: SearchPlace;
  filters: FilterChoice;
  sort: Sort;
  start: number;
  count: number;
  /** Prices are compared in this currency when sorting by price; in the base currency where the shop does not have it. */
  currency: CurrencyCode | 'base';
};

export type FacetValue = { name: string; value: string; count: number; chosen: boolean };
export type AttributeFacet = {
  name: string;
  /** attribute slug */
  value: string;
  unit: string | null;
  /** Smallest and largest number on offer, for numeric attributes. */
  min: number | null;
  max: number | null;
  count: number;
  values: FacetValue[];
};
export type Facets = {
  categories: FacetValue[];
  manufacturers: FacetValue[];
  attributes: AttributeFacet[];
};

export type SearchResult = {
  products: ProductCard[];
  /** The browse scope that was searched; one given by name is returned by its address. */
  place: SearchPlace;
  total: number;
  facets: Facets;
  start: number;
  count: number;
  /** True when counts come from a sample (large catalogues only). */
  approximate: boolean;
  /** The corrected query, when a word was misspelt; else null. */
  corrected: string | null;
  /** What the text was understood as; null when it says no more than its words. */
  reading: DescribedReading | null;
  /** The product whose part number is exactly the text, else null. */
  exact: { id: number; slug: string } | null;
  /** The category and filters that say all that the text says, else null. */
  landing: Landing | null;
};

/** A category's page with filters, where these are all that a text asks for. */
export type Landing = { lineage: string; filters: FilterChoice };

/** A part of a query as a chip: category, attribute or manufacturer, and the query without it. */
export type DescribedConstraint = {
  kind: 'category' | 'attribute' | 'manufacturer' | 'word';
  /** Name of the attribute, null for others. */
  name: string | null;
  label: string;
  /** Of the numbers in `label`, null for none. */
  unit: string | null;
  /** What a filter sends: lineages, `attribute=value`, slugs. Any of them fits. */
  values: string[];
  /** As typed; '' for what follows from a manufacturer. */
  words: string;
  /** No product has such a value and all the rest: these are the nearest. */
  isNearest: boolean;
  /** Of those: the catalogue has the value, without all the rest. */
  isApart: boolean;
  /** The query without these words, null where they cannot be taken out. */
  rest: string | null;
};

/** Reading of a query: what is demanded, what was given up so that something is found, and what was not understood. */
export type DescribedReading = {
  constraints: DescribedConstraint[];
  relaxed: DescribedConstraint[];
  /** Words that products must have in their texts. */
  words: string[];
  notUnderstood: string[];
  /** A manufacturer that is not sold here: equal products of others are shown. */
  foreignManufacturer: string | null;
  /** A product that is not sold here. */
  notSold: string | null;
  quantity: number | null;
};

/** Relaxed results of a zero-result search: the same text in the whole shop, or with fewer words. */
export type Nearest = { text: string; total: number; products: ProductCard[] };

export type Suggestion = {
  /** unsold: a search for what is not sold here, with its neighbours where there are any */
  type: 'query' | 'unsold' | 'product' | 'category' | 'manufacturer';
  label: string;
  /** What the catalogue calls a trade word: "circlip" is in "Retaining rings". */
  meaning: string | null;
  url: string;
  sku: string | null;
  image: string | null;
};
export type Suggestions = { values: string[]; items: Suggestion[] };
