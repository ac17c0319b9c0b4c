// Product cards of a page: hits decoded from encoded rows, named and given their attributes by the dictionary.
import type { AttributeValue, Locale, ProductCard } from '@millwright/contracts';
import { cardOf, decodeCards, HIGHLIGHTS } from '../../catalog/index.ts';
import type { Rates } from '../../pricing/index.ts';
import { facetId, GROUP } from '../analysis/facet-id.rules.ts';
import type { AttributeEntry, Dictionary, FacetEntry } from '../lexicon/dictionary.rules.ts';
import type { Hit } from '../plan/found-products.ts';

/** @param encoded cards behind the columns rank bucket, manufacturer and what else `facetsOf` reads @param columns how many columns those are */
export function decodeHits(
  encoded: string | null,
  columns: number,
  facetsOf: (before: readonly string[], facts: Hit['facts']) => Int32Array,
): Hit[] {
  return decodeCards(encoded, columns).map(({ before, facts }) => ({
    bucket: Number(before[0]),
    manufacturer: Number(before[1]),
    facets: facetsOf(before, facts),
    facts,
  }));
}

export function toCards(
  hits: readonly Hit[],
  dictionary: Dictionary,
  locale: Locale,
  rates: Rates,
): ProductCard[] {
  return hits.map(({ facts, manufacturer, facets }) => {
    const entry = dictionary.entries.get(facetId(GROUP.manufacturer, manufacturer));
    const named = { slug: entry?.slug ?? '', name: entry?.name[locale] ?? '' };
    return cardOf(facts, named, highlightsOf(facets, dictionary, locale), rates);
  });
}

function highlightsOf(
  facets: Int32Array,
  dictionary: Dictionary,
  locale: Locale,
): AttributeValue[] {
  const found: { attribute: AttributeEntry; entry: FacetEntry }[] = [];
  for (const facet of facets) {
    const attribute = dictionary.attributes.get((facet >> 16) - GROUP.attribute);
    const entry = attribute === undefined ? undefined : dictionary.entries.get(facet);
    if (attribute !== undefined && entry !== undefined) found.push({ attribute, entry });
  }
  found.sort(
    (a, b) => a.attribute.position - b.attribute.position || a.attribute.id - b.attribute.id,
  );
  return found.slice(0, HIGHLIGHTS).map(({ attribute, entry }) => ({
    slug: attribute.slug,
    name: attribute.name[locale] ?? attribute.name.en,
    value: entry.name[locale],
    unit: attribute.unit,
    number: entry.number,
  }));
}
