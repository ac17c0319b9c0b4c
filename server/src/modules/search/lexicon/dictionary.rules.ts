// Search dictionary: names of facets in three languages, synonyms and known words, indexed in memory for parsing and for naming.
import { LOCALES, type Locale, type LocalizedText } from '@millwright/contracts';
import { attributeGroup, facetId, GROUP } from '../analysis/facet-id.rules.ts';
import { normalise } from '../analysis/normalise.rules.ts';
import { isStopWord, termOf } from '../analysis/terms.rules.ts';
import { tokensOf } from '../analysis/tokens.rules.ts';
import { bindLexicon } from './bound-lexicon.rules.ts';
import type { AttributeValueRow, CategoryRow, DictionaryRows, WordRow } from './dictionary-rows.ts';
import type { AttributeEntry, CategoryEntry, FacetEntry } from './entries.ts';
import type { Frequent } from './frequent-queries.rules.ts';
import type { Learned } from './learned.rules.ts';
import type { LexiconEntry } from './lexicon-entries.ts';
import {
  type LexiconBase,
  type LexiconLayer,
  layerOf,
  synonymsOfEntries,
} from './lexicon-layer.rules.ts';
import { type LexiconWords, wordsOfLexicon } from './lexicon-words.rules.ts';
import type { PhraseIndex } from './phrases.rules.ts';
import {
  type SynonymGroup,
  type SynonymRow,
  synonymGroups,
  synonymWords,
} from './synonyms.rules.ts';
import type { TypeCodes } from './type-codes.rules.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.rules.ts';

export type { AttributeEntry, CategoryEntry, FacetEntry } from './entries.ts';

export type Dictionary = Synonyms &
  LexiconLayer &
  Pick<LexiconWords, 'lexiconSpellings' | 'skeletons'> & {
    /** Versions of search_version that this was read at. */
    version: { names: number; words: number; lexicon: number };
    /** Number of products at that time. */
    products: number;
    entries: Map<number, FacetEntry>;
    categories: Map<number, CategoryEntry>;
    categoryByLineage: Map<string, CategoryEntry>;
    manufacturerBySlug: Map<string, FacetEntry>;
    industryBySlug: Map<string, FacetEntry>;
    attributes: Map<number, AttributeEntry>;
    attributeBySlug: Map<string, AttributeEntry>;
    /** Normalised names in every language -> the entries called so; for filters by name. */
    byName: Record<'manufacturers' | 'industries', Map<string, FacetEntry[]>> & {
      categories: Map<string, CategoryEntry[]>;
      attributes: Map<string, AttributeEntry[]>;
      /** Words that attributes have as values. */
      values: Map<string, FacetEntry[]>;
    };
    /** Words of names -> for the scopes category and manufacturer. */
    nameTerms: { facet: number; terms: Set<number> }[];
    /** Words of the names of categories, a language each, for the category intent of a query. */
    categoryNames: { facet: number; terms: number[] }[];
    /** What the layer of staff's entries is made of. */
    lexicon: {
      base: LexiconBase;
      entries: readonly LexiconEntry[];
      synonyms: readonly SynonymRow[];
    };
    /** Of manufacturers that are not sold here. */
    typeCodes: TypeCodes;
    /** Category -> attribute values that its products have. */
    facetsOfCategory: ReadonlyMap<number, readonly number[]>;
    words: Vocabulary;
    /** Words and queries whose order and counts are precomputed; see search_frequent_query. */
    frequent: Frequent;
    /** Learned orders of queries, and past queries; nothing while the setting search-learning is off. */
    learned: Learned;
  };

type Synonyms = {
  synonyms: SynonymGroup[];
  /** Words of synonyms are never corrected, but others may be corrected to them. */
  synonymTerms: Set<number>;
  synonymSpellings: Vocabulary;
  /** Their words with digits: whether a product has those is not known here. */
  synonymNumbers: Set<number>;
};

export function dictionaryOf(
  rows: DictionaryRows,
  words: {
    version: number;
    frequent: Frequent;
    learned: Learned /** without entries of staff, of the same names */;
    phrases?: PhraseIndex;
  } & ({ rows: WordRow[] } | { kept: Vocabulary }),
): Dictionary {
  const base: LexiconBase = {
    phrases: NO_PHRASES,
    terms: rows.terms,
    words: wordsOfLexicon(rows.terms),
  };
  const dictionary: Dictionary = {
    version: { names: rows.names, words: words.version, lexicon: rows.lexicon },
    products: rows.products,
    entries: new Map(),
    categories: new Map(),
    categoryByLineage: new Map(),
    manufacturerBySlug: new Map(),
    industryBySlug: new Map(),
    attributes: new Map(),
    attributeBySlug: new Map(),
    byName: {
      categories: new Map(),
      manufacturers: new Map(),
      industries: new Map(),
      attributes: new Map(),
      values: new Map(),
    },
    nameTerms: [],
    ...synonymsOf(rows.synonyms),
    ...layerOf([], base, NO_NAMES),
    lexiconSpellings: base.words.lexiconSpellings,
    skeletons: base.words.skeletons,
    lexicon: { base, entries: [], synonyms: rows.synonyms },
    categoryNames: [],
    typeCodes: rows.typeCodes,
    facetsOfCategory: new Map(
      rows.categoryFacets.map(({ category, facets }) => [category, facets]),
    ),
    words: 'kept' in words ? words.kept : vocabularyOf(words.rows),
    frequent: words.frequent,
    learned: words.learned,
  };
  for (const row of [...rows.categories].sort((a, b) => a.depth - b.depth))
    addCategory(dictionary, row);
  for (const row of rows.manufacturers) {
    const entry = enter(
      dictionary,
      facetId(GROUP.manufacturer, row.id),
      row.slug,
      row.slug,
      sameEverywhere(row.name),
    );
    dictionary.manufacturerBySlug.set(row.slug, entry);
    nameIn(dictionary.byName.manufacturers, entry, entry.name);
    dictionary.nameTerms.push({ facet: entry.id, terms: termsOfName(entry.name) });
  }
  for (const row of rows.industries) {
    const entry = enter(dictionary, facetId(GROUP.industry, row.id), row.slug, row.slug, row.name);
    dictionary.industryBySlug.set(row.slug, entry);
    nameIn(dictionary.byName.industries, entry, entry.name);
  }
  for (const row of [...rows.attributes].sort((a, b) => a.position - b.position || a.id - b.id)) {
    const attribute: AttributeEntry = { ...row, bySlug: new Map(), values: [] };
    dictionary.attributes.set(row.id, attribute);
    dictionary.attributeBySlug.set(row.slug, attribute);
    nameIn(dictionary.byName.attributes, attribute, row.name);
  }
  for (const row of rows.values) addValue(dictionary, row);
  const phrases = words.phrases ?? bindLexicon(rows.terms, rows.synonyms, dictionary);
  return withEntries(
    { ...dictionary, lexicon: { ...dictionary.lexicon, base: { ...base, phrases } } },
    rows.entries,
  );
}

/** For what reads no query: binding the lexicon takes longer than everything else. */
export const NO_PHRASES: PhraseIndex = {
  meanings: new Map(),
  lengths: new Map(),
  reversed: new Set(),
};
const NO_NAMES = {
  categories: new Map(),
  categoryByLineage: new Map(),
  manufacturerBySlug: new Map(),
  attributes: new Map(),
  attributeBySlug: new Map(),
};

/** The dictionary as it would be with just these entries of staff; the given one stays as it is. */
export function withEntries(dictionary: Dictionary, entries: readonly LexiconEntry[]): Dictionary {
  const { base, synonyms } = dictionary.lexicon;
  return {
    ...dictionary,
    ...synonymsOf([...synonyms, ...synonymsOfEntries(entries)]),
    ...layerOf(entries, base, dictionary),
    lexicon: { base, entries, synonyms },
  };
}

function synonymsOf(rows: readonly SynonymRow[]): Synonyms {
  const synonyms = synonymGroups(rows);
  return {
    synonyms,
    synonymTerms: new Set(synonyms.flatMap(({ phrases }) => phrases.flat())),
    synonymSpellings: vocabularyOf(
      [...synonymWords(rows, false)].map((term) => ({ term, hash: termOf(term), frequency: 1 })),
    ),
    synonymNumbers: new Set([...synonymWords(rows, true)].map(termOf)),
  };
}

function addCategory(dictionary: Dictionary, row: CategoryRow): void {
  const id = facetId(GROUP.category, row.id);
  const parent =
    row.parent === null
      ? undefined
      : dictionary.categories.get(facetId(GROUP.category, row.parent));
  const entry: CategoryEntry = {
    id,
    token: row.lineage,
    slug: row.lineage,
    name: complete(row.name),
    number: null,
    categoryId: row.id,
    parent: parent?.id ?? null,
    depth: row.depth,
    position: row.position,
    image: row.image,
    path: [...(parent?.path ?? []), id],
  };
  dictionary.entries.set(id, entry);
  dictionary.categories.set(id, entry);
  dictionary.categoryByLineage.set(row.lineage, entry);
  nameIn(dictionary.byName.categories, entry, entry.name);
  dictionary.nameTerms.push({ facet: id, terms: termsOfName(entry.name) });
  for (const locale of LOCALES) {
    const words = tokensOf(entry.name[locale]).words.filter((word) => !isStopWord(word.text));
    if (words.length > 0)
      dictionary.categoryNames.push({
        facet: id,
        terms: [...new Set(words.map((word) => termOf(word.text)))],
      });
  }
}

function addValue(dictionary: Dictionary, row: AttributeValueRow): void {
  const attribute = dictionary.attributes.get(row.attribute);
  if (attribute === undefined) return;
  const name = row.label ?? numberText(row.number ?? 0);
  const entry = enter(
    dictionary,
    facetId(attributeGroup(row.attribute), row.ordinal),
    `${attribute.slug}=${row.slug}`,
    row.slug,
    name,
  );
  entry.number = row.number;
  attribute.bySlug.set(row.slug, entry);
  attribute.values.push(entry);
  if (attribute.kind === 'text') nameIn(dictionary.byName.values, entry, entry.name);
}

function enter(
  dictionary: Dictionary,
  id: number,
  token: string,
  slug: string,
  name: LocalizedText,
): FacetEntry {
  const entry: FacetEntry = { id, token, slug, name: complete(name), number: null };
  dictionary.entries.set(id, entry);
  return entry;
}

function nameIn<Entry>(names: Map<string, Entry[]>, entry: Entry, name: LocalizedText): void {
  for (const key of new Set(LOCALES.map((locale) => normalise(name[locale] ?? '').trim()))) {
    const same = names.get(key);
    if (same === undefined) names.set(key, [entry]);
    else same.push(entry);
  }
}

function termsOfName(name: LocalizedText): Set<number> {
  const terms = new Set<number>();
  for (const locale of LOCALES) {
    const { words, joined } = tokensOf(name[locale]);
    for (const word of words) terms.add(termOf(word.text));
    for (const word of joined) terms.add(termOf(word));
  }
  return terms;
}

/** Latin digits everywhere; Russian has a decimal comma. */
export function numberText(value: number): LocalizedText {
  const plain = String(value);
  return { en: plain, ru: plain.replace('.', ','), ar: plain };
}

function sameEverywhere(name: string): LocalizedText {
  return { en: name, ru: name, ar: name };
}

function complete(name: Partial<LocalizedText> & { en: string }): LocalizedText {
  return { en: name.en, ru: name.ru ?? name.en, ar: name.ar ?? name.en } satisfies Record<
    Locale,
    string
  >;
}
