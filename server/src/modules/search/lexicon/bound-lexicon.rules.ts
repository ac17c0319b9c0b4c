// Bound lexicon: the terms of the lexicon and the names of the catalogue, with facet ids of this catalogue as their meaning.
import { LOCALES } from '@millwright/contracts';
import { attributeGroup } from '../analysis/facet-id.rules.ts';
import type { AttributeEntry, CategoryEntry, FacetEntry } from './entries.ts';
import { kindredValues } from './kindred-values.rules.ts';
import type { LexiconTerm } from './lexicon-files.ts';
import type { Meaning, Property } from './meaning.rules.ts';
import {
  type BoundMeaning,
  type BoundProperty,
  NO_MEANING,
  type PhraseIndex,
  PhraseIndexBuilder,
  type PhraseKey,
  type PhraseKeys,
  phraseKeys,
  type Trades,
} from './phrases.rules.ts';
import type { SynonymRow } from './synonyms.rules.ts';

export type LexiconNames = {
  categories: ReadonlyMap<number, CategoryEntry>;
  categoryByLineage: ReadonlyMap<string, CategoryEntry>;
  manufacturerBySlug: ReadonlyMap<string, FacetEntry>;
  attributes: ReadonlyMap<number, AttributeEntry>;
  attributeBySlug: ReadonlyMap<string, AttributeEntry>;
};

/** Phrases whose keys are `concerned`, without the terms that are `gone`, by their keys. */
type Part = { concerned: ReadonlySet<number>; gone: ReadonlySet<number> };

/**
 * @param terms in the order of precedence
 * @param synonyms of staff: a phrase that means nothing here means what another of its group does
 */
export function bindLexicon(
  terms: readonly LexiconTerm[],
  synonyms: readonly SynonymRow[],
  names: LexiconNames,
): PhraseIndex {
  const builder = builderOf(terms, names);
  addSynonyms(builder, synonyms);
  return builder.finish();
}

/** The same for a few phrases. */
export function bindOnly(
  terms: readonly LexiconTerm[],
  names: LexiconNames,
  { concerned, gone }: Part,
): PhraseIndex {
  const isConcerned = ({ key }: PhraseKey): boolean => concerned.has(key);
  const some = terms.filter((term) => {
    const { own, variants, reversed } = keysOf(term);
    return (
      !gone.has(own[0]?.key ?? Number.NaN) && [...own, ...variants, ...reversed].some(isConcerned)
    );
  });
  return builderOf(some, names).finish();
}

function tradesOf(names: LexiconNames): Trades {
  const pathOf = (category: number): readonly number[] =>
    names.categories.get(category)?.path ?? [];
  return {
    isOneTrade: (a, b) =>
      a.some((category) => b.some((other) => pathOf(category)[0] === pathOf(other)[0])),
    isWithin: (a, b) =>
      a.every((category) =>
        b.some((other) => other !== category && pathOf(category).includes(other)),
      ),
  };
}

function builderOf(terms: readonly LexiconTerm[], names: LexiconNames): PhraseIndexBuilder {
  const builder = new PhraseIndexBuilder(tradesOf(names));
  const categories = categoryNames(names);
  const bound = new Map<Meaning, BoundMeaning | undefined>();
  const meaningOf = (meaning: Meaning): BoundMeaning | undefined => {
    if (!bound.has(meaning)) bound.set(meaning, bindMeaning(meaning, names));
    return bound.get(meaning);
  };
  const add = (term: LexiconTerm): void => {
    const meaning = meaningOf(term.meaning);
    if (meaning !== undefined) builder.add(keysOf(term).own, meaning);
  };
  for (const term of terms) if (term.source === CORRECTIONS) add(term);
  builder.seal();
  // The whole name of a category of several words is that category.
  for (const { keys, meaning, isPhrase } of categories)
    if (isPhrase) builder.add(keys.own, meaning);
  for (const term of terms) if (term.source !== CORRECTIONS) add(term);
  for (const { keys, meaning } of categories) builder.add(keys.own, meaning);
  addNames(builder, names);
  for (const { keys, meaning } of categories) {
    builder.addVariants(keys.variants, meaning);
    builder.addReversed(keys.reversed, meaning);
  }
  for (const term of terms) {
    const meaning = meaningOf(term.meaning);
    if (meaning === undefined) continue;
    const { variants, reversed } = keysOf(term);
    builder.addVariants(variants, meaning);
    if (
      meaning.categories.length > 0 &&
      meaning.unsold === null &&
      meaning.foreignManufacturer === null
    )
      builder.addReversed(reversed, meaning);
  }
  return builder;
}

/** "dn 15", "1/2 in", "0.37 kw": sizes are read as numbers in their roles, not as words. */
const SIZE = /^(?:dn|nb|nps|pn)\s?\d[\d./ ]*$|^\d[\d./ ]*\s?(?:in|mm|kw|hp|v|a|bar)$/;

function addSynonyms(builder: PhraseIndexBuilder, synonyms: readonly SynonymRow[]): void {
  for (const { phrases, oneWay } of synonyms) {
    if (phrases.every((phrase) => SIZE.test(phrase))) continue;
    const meanings = phrases.map((phrase) => builder.meaningOf(phraseKeys(phrase).own));
    const meant = meanings.find((meaning) => meaning !== undefined);
    if (meant === undefined) continue;
    for (const phrase of oneWay ? phrases.slice(0, 1) : phrases)
      builder.addVariants(phraseKeys(phrase).own, meant);
  }
}

/** Terms of this file come even before names of categories, and mean nothing else. */
const CORRECTIONS = 'corrections';

const keyCache = new WeakMap<LexiconTerm, PhraseKeys>();

/** The terms of the program are hashed once a process. */
export function keysOf(term: LexiconTerm): PhraseKeys {
  let keys = keyCache.get(term);
  if (keys === undefined) {
    keys = phraseKeys(term.term);
    keyCache.set(term, keys);
  }
  return keys;
}

type CategoryName = { keys: PhraseKeys; meaning: BoundMeaning; isPhrase: boolean };

/** Names of all categories in every language; of several that are called alike any is meant. */
function categoryNames({ categories }: LexiconNames): CategoryName[] {
  const byName = new Map<string, number[]>();
  for (const category of categories.values())
    for (const name of new Set(LOCALES.map((locale) => category.name[locale]))) {
      const same = byName.get(name);
      if (same === undefined) byName.set(name, [category.id]);
      else same.push(category.id);
    }
  return [...byName].map(([name, own]) => ({
    keys: phraseKeys(name),
    meaning: { ...NO_MEANING, categories: own },
    isPhrase: /\S\s+\S/.test(name),
  }));
}

/** @returns undefined when the catalogue has nothing of what is meant */
export function bindMeaning(meaning: Meaning, names: LexiconNames): BoundMeaning | undefined {
  const categories = meaning.categories.flatMap(
    (lineage) => names.categoryByLineage.get(lineage)?.id ?? [],
  );
  const properties = distinct(
    meaning.properties.flatMap((property) => bindProperty(property, names)),
  );
  const roles = meaning.roles.flatMap((slug) => {
    const attribute = names.attributeBySlug.get(slug);
    return attribute === undefined ? [] : [attributeGroup(attribute.id)];
  });
  const { unit, isNoise, isQuantity, foreignManufacturer, unsold } = meaning;
  const says =
    isNoise || isQuantity || unit !== null || foreignManufacturer !== null || unsold !== null;
  if (!says && categories.length + properties.length + roles.length === 0) return undefined;
  return {
    ...NO_MEANING,
    categories,
    properties,
    roles,
    unit,
    isNoise,
    isQuantity,
    foreignManufacturer,
    unsold,
  };
}

function bindProperty(
  { attribute: slug, values, isWish }: Property,
  names: LexiconNames,
): BoundProperty[] {
  const facets = new Set<number>();
  for (const value of values) {
    for (const [kin, kinValue] of [[slug, value] as const, ...kindredValues(slug, value)]) {
      const attribute = names.attributeBySlug.get(kin);
      if (attribute !== undefined)
        for (const facet of valuesOf(attribute, kinValue)) facets.add(facet);
    }
  }
  return facets.size === 0 ? [] : [{ facets: [...facets], isWish }];
}

/** "ss316" is stainless, and this one: of two properties where one is within the other the narrower says all. */
function distinct(properties: readonly BoundProperty[]): BoundProperty[] {
  const isWithin = (inner: BoundProperty, outer: BoundProperty): boolean =>
    inner.isWish === outer.isWish && inner.facets.every((facet) => outer.facets.includes(facet));
  return properties.filter(
    (property, i) =>
      !properties.some(
        (other, j) => i !== j && isWithin(other, property) && (!isWithin(property, other) || j < i),
      ),
  );
}

/** A text value by its slug; a number by itself or by a range `min..max`. */
function valuesOf(attribute: AttributeEntry, value: string): number[] {
  if (attribute.kind === 'text') {
    const entry = attribute.bySlug.get(value);
    return entry === undefined ? [] : [entry.id];
  }
  const [min = Number.NaN, max = min] = value.split('..').map(Number);
  return attribute.values
    .filter(({ number }) => number !== null && number >= min - 1e-9 && number <= max + 1e-9)
    .map(({ id }) => id);
}

/** Names that a buyer sees are words that a buyer types. */
function addNames(builder: PhraseIndexBuilder, names: LexiconNames): void {
  for (const manufacturer of names.manufacturerBySlug.values())
    builder.add(phraseKeys(manufacturer.name.en).own, {
      ...NO_MEANING,
      manufacturer: manufacturer.id,
    });
  const labels = new Map<string, Set<number>>();
  for (const attribute of names.attributes.values()) {
    if (attribute.kind === 'text')
      for (const entry of attribute.values)
        for (const locale of LOCALES)
          for (const label of labelsOf(entry.name[locale])) note(labels, label, entry.id);
    const meaning = { ...NO_MEANING, roles: [attributeGroup(attribute.id)] };
    for (const name of new Set(
      LOCALES.map((locale) => attribute.name[locale] ?? attribute.name.en),
    ))
      builder.add(phraseKeys(name).own, meaning);
  }
  for (const [label, facets] of labels) {
    const meaning = { ...NO_MEANING, properties: [{ facets: [...facets], isWish: false }] };
    const { own, variants } = phraseKeys(label);
    builder.add(own, meaning);
    builder.addVariants(variants, meaning);
  }
}

/**
 * `Stainless steel A2 (304)`: as a whole, without and within the brackets; `RF, raised face`: each part; `1/4-20 UNC`: without the series too.
 * A single letter or a bare number means nothing alone. Names have at most 1,000 characters.
 */
function labelsOf(label: string): string[] {
  const inner = /^(.*?)\s*\(([^)]+)\)$/.exec(label);
  const parts = inner === null ? label.split(', ') : [inner[1] as string, inner[2] as string];
  const thread = /^(.+)\s(?:UNC|UNF|UNEF)$/.exec(label);
  const said = [label, ...parts, ...(thread === null ? [] : [thread[1] as string])].filter(
    (text) => text.length > 1 && !/^[\d.,]+$/.test(text) && !MEANINGLESS.has(text.toLowerCase()),
  );
  // "EFN-1662-M16x100": a standard is known by its number alone, where that is long enough.
  const standard = /^(?:ISO|EN|DIN)\s(\d{4,5})$/.exec(label)?.[1];
  return standard === undefined ? said : [...said, standard];
}

const MEANINGLESS = new Set(['yes', 'no', 'да', 'нет', 'نعم', 'لا', 'none', 'plain']);

function note(labels: Map<string, Set<number>>, label: string, facet: number): void {
  const facets = labels.get(label);
  if (facets === undefined) labels.set(label, new Set([facet]));
  else facets.add(facet);
}
