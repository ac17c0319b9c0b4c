// Finder by dimensions: families that are known by their sizes, the fields of their forms, and what the list did with a measured size. [house §6]
import type { FilterChoice } from './search.ts';

/** Threads per inch are a field of their own beside the attribute `pitch`. */
export const TPI_FIELD = 'tpi';

export type MeasuredField = {
  /** Slug of the attribute, or `tpi`. */
  name: string;
  /** Empty for `tpi`, which is no attribute. */
  label: string;
  /** Of the attribute; null for plain numbers and choices. */
  unit: string | null;
  /** size: a number that is measured; choice: read off the part or compared. */
  type: 'size' | 'choice';
  /** Of a choice; empty for sizes. */
  choices: { value: string; label: string }[];
};

export type MeasuredFamily = {
  lineage: string;
  name: string;
  image: string;
  /** Sub-categories to choose from; empty where there is only one. */
  kinds: { lineage: string; name: string }[];
  fields: MeasuredField[];
};

export type MeasuredInput = {
  lineage: string;
  /** Lineage of a sub-category; null for any. */
  kind: string | null;
  /** Of lengths that were typed without one. A fraction is always in inches. */
  unit: 'mm' | 'in';
  /** Name of the field -> text as typed; empty ones are left out. */
  values: Readonly<Record<string, string>>;
};

/** The list that answers: filters of the category `lineage`; `measured` is what was measured, for describeMeasured(). */
export type MeasuredAnswer = { lineage: string; filters: FilterChoice; measured: string };

/**
 * equal: the catalogue has the size. taken: within the tolerance of a caliper. nearest: the sizes on either side.
 * apart: the size is sold, but not together with the other sizes; those beside it are shown.
 * covers: the part is made for a range with the size. left-out: nothing has it together with the other sizes.
 */
export type MeasuredOutcome = 'equal' | 'taken' | 'nearest' | 'apart' | 'covers' | 'left-out';

export type DescribedMeasure = {
  /** Of the attribute; a thread stands for diameter and pitch. */
  name: string;
  /** As measured, a part for each field; a thread has up to two. */
  asked: { value: string; unit: string | null }[];
  /** Names of the values that the list is narrowed to; empty when left out. */
  taken: string[];
  unit: string | null;
  outcome: MeasuredOutcome;
};
