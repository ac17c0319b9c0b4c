// What do the rows of a search say? Pure: counts out of texts, cards out of columns and the dictionary.
import type { AttributeValue, Locale, ProductCard } from '@millwright/contracts';
import { type CardFacts, cardOf, decodeCards, HIGHLIGHTS } from '../catalog/index.ts';
import type { Rates } from '../pricing/index.ts';
import { type Counts, readCounts, unpackFacets } from './counting.rules.ts';
import type { AttributeEntry, Dictionary, FacetEntry } from './dictionary.rules.ts';
import { facetId, GROUP } from './facet-id.rules.ts';
import type { CountedHits } from './facets.rules.ts';

/** The one row of a statement's answer. */
export type AnswerRow = {
  total: number;
  exact: number | null;
  names: number;
  words: number;
  /** See encodedCards; before the facts of each stand tier, manufacturer and facets. */
  cards: string | null;
  /** 0: over all hits; then one for each chosen group. */
  [counts: `counts${number}`]: Buffer | null;
};

export type Hit = { tier: number; manufacturer: number; facets: Int32Array; facts: CardFacts };

export function readHits(row: AnswerRow): Hit[] {
  return decodeCards(row.cards, 3).map(({ before: [tier, manufacturer, facets], facts }) => ({
    tier: Number(tier),
    manufacturer: Number(manufacturer),
    facets: unpackFacets(Buffer.from(facets ?? '', 'base64')),
    facts,
  }));
}

export function readCounted(row: AnswerRow, groups: number, dictionary: Dictionary): CountedHits {
  const own: Counts[] = [];
  for (let i = 1; i <= groups; i++) own.push(readCounts(row[`counts${i}`] ?? null, dictionary));
  return { total: row.total, main: readCounts(row.counts0 ?? null, dictionary), own };
}

export function toCards(hits: readonly Hit[], dictionary: Dictionary, locale: Locale, rates: Rates): ProductCard[] {
  return hits.map(({ facts, manufacturer, facets }) => {
    const maker = dictionary.entries.get(facetId(GROUP.manufacturer, manufacturer));
    const named = { slug: maker?.slug ?? '', name: maker?.name[locale] ?? '' };
    return cardOf(facts, named, highlightsOf(facets, dictionary, locale), rates);
  });
}

function highlightsOf(facets: Int32Array, dictionary: Dictionary, locale: Locale): AttributeValue[] {
  const found: { attribute: AttributeEntry; entry: FacetEntry }[] = [];
  for (const facet of facets) {
    const attribute = dictionary.attributes.get((facet >> 16) - GROUP.attribute);
    const entry = attribute === undefined ? undefined : dictionary.entries.get(facet);
    if (attribute !== undefined && entry !== undefined) found.push({ attribute, entry });
  }
  found.sort((a, b) => a.attribute.position - b.attribute.position || a.attribute.id - b.attribute.id);
  return found.slice(0, HIGHLIGHTS).map(({ attribute, entry }) => ({
    slug: attribute.slug,
    name: attribute.name[locale] ?? attribute.name.en,
    value: entry.name[locale],
    unit: attribute.unit,
    number: entry.number,
  }));
}
