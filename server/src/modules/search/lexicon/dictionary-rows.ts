// Rows of the dictionary: the small tables of names, synonyms and words as they are read.
import type { LocalizedText } from '@millwright/contracts';
import type { LexiconEntry } from './lexicon-entries.ts';
import type { LexiconTerm } from './lexicon-files.ts';
import type { SynonymRow } from './synonyms.rules.ts';
import type { TypeCodes } from './type-codes.rules.ts';

export type CategoryRow = {
  id: number;
  parent: number | null;
  lineage: string;
  depth: number;
  position: number;
  name: LocalizedText;
  image: string;
};
export type AttributeRow = {
  id: number;
  slug: string;
  name: LocalizedText;
  kind: 'number' | 'text';
  unit: string | null;
  position: number;
};
export type AttributeValueRow = {
  attribute: number;
  ordinal: number;
  slug: string;
  label: LocalizedText | null;
  number: number | null;
};
export type PlainRow = { id: number; slug: string; name: LocalizedText };
export type ManufacturerRow = { id: number; slug: string; name: string };

export type DictionaryRows = {
  names: number;
  /** How many of the changes that `names` counts were of lexicon entries. */
  lexicon: number;
  products: number;
  categories: CategoryRow[];
  manufacturers: ManufacturerRow[];
  industries: PlainRow[];
  attributes: AttributeRow[];
  values: AttributeValueRow[];
  synonyms: SynonymRow[];
  /** Attribute values that products of each category have, from the precomputed counts. */
  categoryFacets: { category: number; facets: number[] }[];
  /** Entries of staff. */
  entries: LexiconEntry[];
  /** Terms of the program in the order of precedence. */
  terms: readonly LexiconTerm[];
  /** Of manufacturers that are not sold here. */
  typeCodes: TypeCodes;
};

export type WordRow = { term: string; hash: number; frequency: number };
