// Entries of the search dictionary: facet values, categories and attributes as lists and filters need them.
import type { LocalizedText } from '@millwright/contracts';

/** One value of a facet as lists show it. */
export type FacetEntry = {
  id: number /** what a filter sends back */;
  token: string;
  slug: string;
  name: LocalizedText;
  number: number | null;
};
export type CategoryEntry = FacetEntry & {
  categoryId: number;
  parent: number | null;
  depth: number;
  position: number;
  image: string /** facets from the root to itself */;
  path: number[];
};
export type AttributeEntry = {
  id: number;
  slug: string;
  name: LocalizedText;
  kind: 'number' | 'text';
  unit: string | null;
  position: number;
  bySlug: Map<string, FacetEntry>;
  values: FacetEntry[];
};
