// Search documents: a product with its texts becomes facets, terms, part keys and sort names. Pure.
import { LOCALES, type LocalizedText } from '@millwright/contracts';
import { attributeGroup, EVERYTHING, facetId, GROUP, isScope } from '../analysis/facet-id.rules.ts';
import { normalise } from '../analysis/normalise.rules.ts';
import { partKeysOf } from '../analysis/part-key.rules.ts';
import { hashTerm, isStopWord, stem } from '../analysis/terms.rules.ts';
import { tokensOfNormalised } from '../analysis/tokens.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { type Frequent, fitsAny } from '../lexicon/frequent-queries.rules.ts';

export type IndexableProduct = {
  id: number;
  sku: string;
  mpn: string;
  gtin?: string;
  sortRank: number;
  category: number;
  manufacturer: number;
  industries: number[];
  lots: number[];
  /** attribute id, ordinal, attribute id, ordinal ... */
  attributes: number[];
  name: Partial<LocalizedText> & { en: string };
  description: Partial<LocalizedText>;
};

/** Rank buckets of words; 0 to 2 are part numbers and sizes as written. Where a query names categories, 3 and 4 are theirs. */
const BUCKET = { inName: 3, anywhere: 4, outsideIntent: 5 } as const;

export type SearchDocument = {
  id: number;
  sortRank: number;
  /** Facets in ascending order. */
  fv: number[];
  nameTerms: number[];
  terms: number[];
  sortNames: LocalizedText;
  partKeys: string[];
  /** Words without digits as they are written. */
  surfaces: Set<string>;
};

/** The browse scopes, frequent words and frequent queries whose order and counts the product takes part in. */
export function scopesOf(
  { fv, terms }: Pick<SearchDocument, 'fv' | 'terms'>,
  frequent: Frequent,
): number[] {
  const scopes = [EVERYTHING, ...fv.filter(isScope)];
  if (frequent.words.size > 0)
    for (const term of terms) if (frequent.words.has(term)) scopes.push(term);
  if (frequent.queries.size > 0) {
    const own = new Set(terms);
    for (const [scope, query] of frequent.queries)
      if (fitsAny(query, (term) => own.has(term))) scopes.push(scope);
  }
  return scopes;
}

/** The rank bucket of the product in a scope, as a search would say: words in the name come before others; all of a browse scope fit alike. */
export function bucketIn(
  scope: number,
  { fv, nameTerms }: Pick<SearchDocument, 'fv' | 'nameTerms'>,
  { queries }: Frequent,
): number {
  if (scope >= 0) return BUCKET.anywhere;
  const query = queries.get(scope);
  const isInName = fitsAny(query ?? { sets: [[scope]] }, (term) => nameTerms.includes(term));
  if (query === undefined || query.categoryIntent.length === 0)
    return isInName ? BUCKET.inName : BUCKET.anywhere;
  const isOfCategory = query.categoryIntent.some((category) => fv.includes(category));
  return (isOfCategory ? BUCKET.inName : BUCKET.outsideIntent) + (isInName ? 0 : 1);
}

/** Makes documents against one dictionary; words and facet texts that come again are worked out once. */
export function documentMaker(
  dictionary: Dictionary,
): (product: IndexableProduct) => SearchDocument {
  const termCache = new Map<string, number>();
  const facetTexts = new Map<number, Collected>();
  const term = (word: string): number => {
    let hash = termCache.get(word);
    if (hash === undefined) {
      hash = hashTerm(stem(word));
      // Words with digits are as many as products; only language repeats.
      if (termCache.size < 200_000) termCache.set(word, hash);
    }
    return hash;
  };

  const textOfFacet = (facet: number): Collected => {
    let collected = facetTexts.get(facet);
    if (collected === undefined) {
      collected = emptyCollection();
      const entry = dictionary.entries.get(facet);
      if (entry !== undefined) {
        const unit = dictionary.attributes.get((facet >> 16) - GROUP.attribute)?.unit ?? '';
        for (const locale of LOCALES)
          collect(
            collected,
            entry.number === null ? entry.name[locale] : `${entry.name[locale]} ${unit}`,
            term,
          );
      }
      facetTexts.set(facet, collected);
    }
    return collected;
  };

  return (product) => {
    const fv = facetsOf(product, dictionary);
    const name = emptyCollection();
    for (const locale of LOCALES) collect(name, product.name[locale] ?? '', term);
    const rest = emptyCollection();
    collect(rest, product.mpn, term);
    // Its manufacturer's letters are a known word, not a misspelling.
    collect(rest, product.sku, term);
    for (const locale of LOCALES) collect(rest, product.description[locale] ?? '', term);
    const terms = new Set(name.terms);
    const surfaces = new Set(name.surfaces);
    for (const part of [rest, ...fv.map(textOfFacet)]) {
      for (const hash of part.terms) terms.add(hash);
      for (const surface of part.surfaces) surfaces.add(surface);
    }
    const partKeys = partKeysOf({
      sku: product.sku,
      mpn: product.mpn,
      ...(product.gtin === undefined ? {} : { gtin: product.gtin }),
      manufacturer:
        dictionary.entries.get(facetId(GROUP.manufacturer, product.manufacturer))?.name.en ?? '',
    });
    for (const key of partKeys) terms.add(hashTerm(key.toLowerCase()));
    return {
      id: product.id,
      sortRank: product.sortRank,
      fv,
      nameTerms: [...name.terms],
      terms: [...terms],
      sortNames: {
        en: sortName(product.name.en),
        ru: sortName(product.name.ru ?? product.name.en),
        ar: sortName(product.name.ar ?? product.name.en),
      },
      partKeys,
      surfaces,
    };
  };
}

type Collected = { terms: Set<number>; surfaces: Set<string> };

function emptyCollection(): Collected {
  return { terms: new Set(), surfaces: new Set() };
}

function collect(into: Collected, text: string, term: (word: string) => number): void {
  if (text === '') return;
  const tokens = tokensOfNormalised(normalise(text));
  for (const word of tokens.words) {
    if (isStopWord(word.text)) continue;
    into.terms.add(term(word.text));
    if (!word.hasDigit && word.text.length > 1) into.surfaces.add(word.text);
  }
  for (const word of tokens.joined) {
    into.terms.add(term(word));
    if (!/\d/.test(word)) into.surfaces.add(word);
  }
  for (const number of tokens.bare) into.terms.add(term(number));
}

function facetsOf(product: IndexableProduct, dictionary: Dictionary): number[] {
  const facets = new Set(
    dictionary.categories.get(facetId(GROUP.category, product.category))?.path ?? [],
  );
  facets.add(facetId(GROUP.manufacturer, product.manufacturer));
  for (const id of product.industries) facets.add(facetId(GROUP.industry, id));
  for (const id of product.lots) facets.add(facetId(GROUP.lot, id));
  for (let i = 0; i + 1 < product.attributes.length; i += 2) {
    facets.add(
      facetId(attributeGroup(product.attributes[i] as number), product.attributes[i + 1] as number),
    );
  }
  return [...facets].sort((a, b) => a - b);
}

const MAX_SORT_NAME_LENGTH = 120;

/** Normalised, and numbers padded so that texts sort as people count: M8 before M10. */
export function sortName(name: string): string {
  return normalise(name)
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()
    .replace(
      /\d+(\.\d+)?/g,
      (number) =>
        `${number.split('.')[0]?.padStart(7, '0')}${number.includes('.') ? `.${number.split('.')[1]}` : ''}`,
    )
    .slice(0, MAX_SORT_NAME_LENGTH);
}
