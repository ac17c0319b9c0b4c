// Which facets, words and keys does a product have in the index? Pure: a product with its texts in, the rows of the index out.
import { LOCALES, type LocalizedText } from '@millwright/contracts';
import type { Dictionary } from './dictionary.rules.ts';
import { attributeGroup, EVERYTHING, facetId, GROUP, isScope } from './facet-id.rules.ts';
import { fold } from './fold.rules.ts';
import { type Frequent, fitsAny } from './frequent.rules.ts';
import { partKeysOf } from './part-key.rules.ts';
import { hashTerm, isStopWord, stem } from './terms.rules.ts';
import { tokensOfFolded } from './tokens.rules.ts';

export type IndexableProduct = {
  id: number;
  sku: string;
  mpn: string;
  popularity: number;
  category: number;
  manufacturer: number;
  industries: number[];
  lots: number[];
  /** attribute id, ordinal, attribute id, ordinal ... */
  attributes: number[];
  name: Partial<LocalizedText> & { en: string };
  description: Partial<LocalizedText>;
};

/** Where the words of a text are; 0 to 2 are part numbers and sizes as written. Where a text names categories, 3 and 4 are theirs. */
const TIER = { inName: 3, anywhere: 4, ofNoKind: 5 } as const;

export type SearchDocument = {
  id: number;
  popularity: number;
  /** Facets in ascending order. */
  fv: number[];
  nameTerms: number[];
  terms: number[];
  sortNames: LocalizedText;
  partKeys: string[];
  /** Words without digits as they are written. */
  surfaces: Set<string>;
};

/** The places, frequent words and wordings whose order and counts the product takes part in. */
export function scopesOf({ fv, terms }: Pick<SearchDocument, 'fv' | 'terms'>, frequent: Frequent): number[] {
  const scopes = [EVERYTHING, ...fv.filter(isScope)];
  if (frequent.words.size > 0) for (const term of terms) if (frequent.words.has(term)) scopes.push(term);
  if (frequent.wordings.size > 0) {
    const own = new Set(terms);
    for (const [scope, wording] of frequent.wordings) if (fitsAny(wording, (term) => own.has(term))) scopes.push(scope);
  }
  return scopes;
}

/** How well the product fits a scope, as a search would say: words in the name come before others; all of a place fit alike. */
export function tierIn(scope: number, { fv, nameTerms }: Pick<SearchDocument, 'fv' | 'nameTerms'>, { wordings }: Frequent): number {
  if (scope >= 0) return TIER.anywhere;
  const wording = wordings.get(scope);
  const isInName = fitsAny(wording ?? { sets: [[scope]] }, (term) => nameTerms.includes(term));
  if (wording === undefined || wording.kinds.length === 0) return isInName ? TIER.inName : TIER.anywhere;
  const isOfKind = wording.kinds.some((kind) => fv.includes(kind));
  return (isOfKind ? TIER.inName : TIER.ofNoKind) + (isInName ? 0 : 1);
}

/** Makes documents against one dictionary; words and facet texts that come again are worked out once. */
export function documentMaker(dictionary: Dictionary): (product: IndexableProduct) => SearchDocument {
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
          collect(collected, entry.number === null ? entry.name[locale] : `${entry.name[locale]} ${unit}`, term);
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
    // Its maker's letters are a word that nobody misspelt.
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
      manufacturer: dictionary.entries.get(facetId(GROUP.manufacturer, product.manufacturer))?.name.en ?? '',
    });
    for (const key of partKeys) terms.add(hashTerm(key.toLowerCase()));
    return {
      id: product.id,
      popularity: product.popularity,
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
  const tokens = tokensOfFolded(fold(text));
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
  const facets = new Set(dictionary.categories.get(facetId(GROUP.category, product.category))?.path ?? []);
  facets.add(facetId(GROUP.manufacturer, product.manufacturer));
  for (const id of product.industries) facets.add(facetId(GROUP.industry, id));
  for (const id of product.lots) facets.add(facetId(GROUP.lot, id));
  for (let i = 0; i + 1 < product.attributes.length; i += 2) {
    facets.add(facetId(attributeGroup(product.attributes[i] as number), product.attributes[i + 1] as number));
  }
  return [...facets].sort((a, b) => a - b);
}

const LONGEST_SORT_NAME = 120;

/** Folded, and numbers padded so that texts sort as people count: M8 before M10. */
export function sortName(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()
    .replace(
      /\d+(\.\d+)?/g,
      (number) => `${number.split('.')[0]?.padStart(7, '0')}${number.includes('.') ? `.${number.split('.')[1]}` : ''}`,
    )
    .slice(0, LONGEST_SORT_NAME);
}
