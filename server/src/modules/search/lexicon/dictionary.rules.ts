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
import type { LexiconTerm } from './lexicon-files.ts';
import { type PhraseIndex, phraseWords } from './phrases.rules.ts';
import { type SynonymGroup, synonymGroups, synonymWords } from './synonyms.rules.ts';
import type { TypeCodes } from './type-codes.rules.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.rules.ts';

export type { AttributeEntry, CategoryEntry, FacetEntry } from './entries.ts';

export type Dictionary = {
  /** Versions of search_version that this was read at. */
  version: { names: number; words: number };
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
  synonyms: SynonymGroup[];
  /** Words of synonyms are never corrected, but others may be corrected to them. */
  synonymTerms: Set<number>;
  synonymSpellings: Vocabulary;
  /** Their words with digits: whether a product has those is not known here. */
  synonymNumbers: Set<number>;
  /** Words of the names of categories, a language each, for the category intent of a query. */
  categoryNames: { facet: number; terms: number[] }[];
  /** Terms of the lexicon and names of the catalogue, with what they mean here. */
  phrases: PhraseIndex;
  typeCodes: TypeCodes;
  /** Words of all phrases: never corrected. */
  phraseWords: ReadonlySet<number>;
  /** Words that a misspelt word may be corrected to besides those of the catalogue. */
  lexiconSpellings: Vocabulary;
  /** Names of foreign manufacturers that are one word, as written: "KEI" is no key. */
  brandWords: ReadonlySet<string>;
  /** Nouns without their vowels, as they are shortened on lists: blt, spnr, whl. */
  skeletons: ReadonlyMap<string, string>;
  /** Category -> attribute values that its products have. */
  facetsOfCategory: ReadonlyMap<number, readonly number[]>;
  words: Vocabulary;
  /** Words and queries whose order and counts are precomputed; see search_frequent_query. */
  frequent: Frequent;
};

export function dictionaryOf(
  rows: DictionaryRows,
  words: { version: number; frequent: Frequent /** of the same names */; phrases?: PhraseIndex } & (
    | { rows: WordRow[] }
    | { kept: Vocabulary }
  ),
): Dictionary {
  const synonyms = synonymGroups(rows.synonyms);
  const dictionary: Dictionary = {
    version: { names: rows.names, words: words.version },
    products: rows.products,
    entries: new Map(),
    categories: new Map(),
    categoryByLineage: new Map(),
    manufacturerBySlug: new Map(),
    industryBySlug: new Map(),
    attributes: new Map(),
    attributeBySlug: new Map(),
    byName: { categories: new Map(), manufacturers: new Map(), industries: new Map(), attributes: new Map(), values: new Map() },
    nameTerms: [],
    synonyms,
    synonymTerms: new Set(synonyms.flatMap(({ phrases }) => phrases.flat())),
    synonymSpellings: vocabularyOf([...synonymWords(rows.synonyms, false)].map((term) => ({ term, hash: termOf(term), frequency: 1 }))),
    ...wordsOfLexicon(rows.terms),
    synonymNumbers: new Set([...synonymWords(rows.synonyms, true)].map(termOf)),
    categoryNames: [],
    phrases: NO_PHRASES,
    typeCodes: rows.typeCodes,
    facetsOfCategory: new Map(rows.categoryFacets.map(({ category, facets }) => [category, facets])),
    words: 'kept' in words ? words.kept : vocabularyOf(words.rows),
    frequent: words.frequent,
  };
  for (const row of [...rows.categories].sort((a, b) => a.depth - b.depth)) addCategory(dictionary, row);
  for (const row of rows.manufacturers) {
    const entry = enter(dictionary, facetId(GROUP.manufacturer, row.id), row.slug, row.slug, sameEverywhere(row.name));
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
  return { ...dictionary, phrases: words.phrases ?? bindLexicon(rows.terms, rows.synonyms, dictionary) };
}

/** For what reads no query: binding the lexicon takes longer than everything else. */
export const NO_PHRASES: PhraseIndex = { meanings: new Map(), lengths: new Map(), reversed: new Set() };

type WordsOfLexicon = Pick<Dictionary, 'phraseWords' | 'lexiconSpellings' | 'brandWords' | 'skeletons'>;

const lexiconCache = new WeakMap<readonly LexiconTerm[], WordsOfLexicon>();
const MIN_SKELETON_LENGTH = 3;

/** Worked out once for the terms of the program. */
function wordsOfLexicon(terms: readonly LexiconTerm[]): WordsOfLexicon {
  let known = lexiconCache.get(terms);
  if (known === undefined) {
    const words = new Set(terms.flatMap(({ term }) => phraseWords(term)).filter((word) => !/\d/.test(word) && word.length > 1));
    const spellings = [...words].map((term) => ({ term, hash: termOf(term), frequency: 1 }));
    known = {
      phraseWords: new Set(spellings.map(({ hash }) => hash)),
      lexiconSpellings: vocabularyOf(spellings),
      brandWords: brandWordsOf(terms),
      skeletons: skeletonsOf(terms),
    };
    lexiconCache.set(terms, known);
  }
  return known;
}

function brandWordsOf(terms: readonly LexiconTerm[]): Set<string> {
  const brands = terms.filter(({ meaning }) => meaning.foreignManufacturer !== null);
  return new Set(
    brands
      .map(({ term }) => phraseWords(term))
      .filter((words) => words.length === 1)
      .map(([word]) => word as string),
  );
}

/** Of English nouns of one word; the first that is shortened so. */
function skeletonsOf(terms: readonly LexiconTerm[]): Map<string, string> {
  const skeletons = new Map<string, string>();
  for (const { term, meaning } of terms) {
    if (meaning.categories.length === 0 || meaning.foreignManufacturer !== null || !/^[a-z]{4,}$/.test(term)) continue;
    const skeleton =
      term[0] +
      term
        .slice(1)
        .replace(/[aeiou]/g, '')
        .replace(/(.)\1+/g, '$1');
    if (skeleton.length >= MIN_SKELETON_LENGTH && skeleton !== term && !skeletons.has(skeleton)) skeletons.set(skeleton, term);
  }
  return skeletons;
}

function addCategory(dictionary: Dictionary, row: CategoryRow): void {
  const id = facetId(GROUP.category, row.id);
  const parent = row.parent === null ? undefined : dictionary.categories.get(facetId(GROUP.category, row.parent));
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
    if (words.length > 0) dictionary.categoryNames.push({ facet: id, terms: [...new Set(words.map((word) => termOf(word.text)))] });
  }
}

function addValue(dictionary: Dictionary, row: AttributeValueRow): void {
  const attribute = dictionary.attributes.get(row.attribute);
  if (attribute === undefined) return;
  const name = row.label ?? numberText(row.number ?? 0);
  const entry = enter(dictionary, facetId(attributeGroup(row.attribute), row.ordinal), `${attribute.slug}=${row.slug}`, row.slug, name);
  entry.number = row.number;
  attribute.bySlug.set(row.slug, entry);
  attribute.values.push(entry);
  if (attribute.kind === 'text') nameIn(dictionary.byName.values, entry, entry.name);
}

function enter(dictionary: Dictionary, id: number, token: string, slug: string, name: LocalizedText): FacetEntry {
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
  return { en: name.en, ru: name.ru ?? name.en, ar: name.ar ?? name.en } satisfies Record<Locale, string>;
}
