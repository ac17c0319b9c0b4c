// What do the rows of a search say? Pure: counts out of texts, cards out of columns and the dictionary.
import type { AttributeValue, Locale, ProductCard } from '@millwright/contracts';
import { type CardFacts, cardOf, HIGHLIGHTS } from '../catalog/index.ts';
import type { Rates } from '../pricing/index.ts';
import { type Counts, readCounts, unpackFacets } from './counting.rules.ts';
import type { AttributeEntry, Dictionary, FacetEntry } from './dictionary.rules.ts';
import { facetId, GROUP } from './facet-id.rules.ts';
import type { CountedHits } from './facets.rules.ts';

export type PageRow = CardFacts & {
  tier: number;
  facets: Buffer | null;
  manufacturer_id: number;
  /** These only in the first row. */
  total: number;
  main: Buffer | null;
  exact: number | null;
  names: number;
  words: number;
  [own: `own${number}`]: Buffer | null;
};

export type Meta = CountedHits & { exact: number | null; names: number; words: number };

export function readMeta(rows: readonly PageRow[], groups: number, dictionary: Dictionary): Meta {
  const first = rows[0] as PageRow;
  const own: Counts[] = [];
  for (let i = 0; i < groups; i++) own.push(readCounts(first[`own${i}`] ?? null, dictionary));
  return { total: first.total, main: readCounts(first.main, dictionary), own, exact: first.exact, names: first.names, words: first.words };
}

export function toCards(rows: readonly PageRow[], dictionary: Dictionary, locale: Locale, rates: Rates): ProductCard[] {
  const cards: ProductCard[] = [];
  for (const row of rows) {
    // An empty page, or a product that vanished between index and table.
    if (row.sku === null) continue;
    const maker = dictionary.entries.get(facetId(GROUP.manufacturer, row.manufacturer_id));
    cards.push(
      cardOf(
        row,
        { slug: maker?.slug ?? '', name: maker?.name[locale] ?? '' },
        row.facets === null ? [] : highlightsOf(unpackFacets(row.facets), dictionary, locale),
        rates,
      ),
    );
  }
  return cards;
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
