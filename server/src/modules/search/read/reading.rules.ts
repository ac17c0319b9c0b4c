// Reading of a query: category intent, constraints, manufacturer, quantity and what was not understood. Plain data, without the dictionary it was read by.

/** What a constraint is about; several attributes where the text does not say which ("25 mm" without a family). */
export type ConstraintKind = 'category' | 'attribute' | 'manufacturer';

export type Constraint = {
  kind: ConstraintKind;
  /** Any of these facets. Never empty. */
  facets: readonly number[];
  /** The nearest that the family has, where the facets fit nothing; empty for what has no order. */
  near: readonly number[];
  /** Those of `near` that serve nearly as well. */
  close?: readonly number[];
  /** As typed. */
  words: string;
  /** Order of relaxation: low ones are given up first. */
  firmness: number;
  /** The catalogue has no such value: `facets` are the nearest, the very nearest first. */
  isNearest: boolean;
  /** The catalogue has the value, but on no product that is all the rest as well. */
  isApart?: boolean;
  /** One end of a range that covers the value, see COVERED_RANGES; of the upper ends the lowest comes first. */
  covers?: boolean;
};

/** Products that have one of the facets come before others. */
export type Wish = { facets: readonly number[]; weight: number };

export type Reading = {
  constraints: readonly Constraint[];
  wishes: readonly Wish[];
  /** Words that only texts of products have: terms, and as typed. */
  words: readonly { term: number; text: string }[];
  /** What neither the lexicon nor any product knows. */
  notUnderstood: readonly string[];
  /** What is not sold and was asked for beside what is: "left hand thread". It is given up from the start. */
  leftOut: readonly string[];
  /** A manufacturer that is not sold here: equal products of others are shown. */
  foreignManufacturer: string | null;
  /** A product that is not sold here; the constraints are the neighbouring family, if there is one. */
  notSold: string | null;
  quantity: number | null;
  /** Key of the part number in the text, '' for none. */
  key: string;
  /** The text with its misspelt words corrected, null where none was. */
  corrected: string | null;
  /** Words were left out that say nothing of a product. */
  hasNoise: boolean;
};

/** Firmness of constraints: what an expert would give up first stands low. */
export const FIRMNESS = {
  word: 1,
  looks: 2,
  detail: 3,
  kind: 4,
  standard: 4,
  grade: 5,
  manufacturer: 5,
  form: 5.5,
  minorSize: 6,
  size: 7,
  /** What a tool or disc is called by. */
  mainSize: 8,
  category: 9,
} as const;
