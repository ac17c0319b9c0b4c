// Ids of loaded records: counted from 1 in the source's order; attribute values in natural order.
import { slugOf } from '../../platform/text.ts';
import type { CatalogueSource, SourceAttribute, SourceProduct } from './catalog.loader-source.ts';

export type ValueRow = {
  slug: string;
  label: { en: string; ru: string; ar: string } | null;
  number: number | null;
};

export type LoaderIds = {
  manufacturers: Map<string, number>;
  categories: Map<string, number>;
  industries: Map<string, number>;
  attributes: Map<string, { id: number; values: ValueRow[]; ordinals: Map<string, number> }>;
};

/** Reads all products once to see which numbers occur. @throws Error for a value that its attribute does not have */
export function numberSource(
  source: CatalogueSource,
  products: Iterable<SourceProduct>,
): LoaderIds {
  const numbers = new Map<string, Set<number>>();
  for (const product of products) {
    for (const slug in product.attributes) {
      const value = product.attributes[slug];
      if (typeof value !== 'number') continue;
      let seen = numbers.get(slug);
      if (seen === undefined) {
        seen = new Set();
        numbers.set(slug, seen);
      }
      seen.add(value);
    }
  }
  return {
    manufacturers: countedFromOne(source.manufacturers.map((row) => row.slug)),
    categories: countedFromOne(source.categories.map((row) => row.lineage)),
    industries: countedFromOne(source.industries.map((row) => row.slug)),
    attributes: new Map(
      source.attributes.map((attribute, i) => {
        const values = valuesOf(attribute, numbers.get(attribute.slug) ?? new Set());
        if (values.length > 65_535)
          throw new Error(
            `attribute ${attribute.slug} has ${values.length} values; 65,535 are possible`,
          );
        return [
          attribute.slug,
          { id: i + 1, values, ordinals: countedFromOne(values.map((value) => value.slug)) },
        ];
      }),
    ),
  };
}

const byLabel = new Intl.Collator('en', { numeric: true });

function valuesOf(attribute: SourceAttribute, numbers: Set<number>): ValueRow[] {
  if (attribute.kind === 'number') {
    return [...numbers]
      .sort((a, b) => a - b)
      .map((number) => ({ slug: String(number), label: null, number }));
  }
  return Object.entries(attribute.values)
    .map(([slug, label]) => ({ slug, label, number: null }))
    .sort((a, b) => byLabel.compare(a.label.en, b.label.en) || (a.slug < b.slug ? -1 : 1));
}

function countedFromOne(keys: readonly string[]): Map<string, number> {
  return new Map(keys.map((key, i) => [key, i + 1]));
}

/** @throws Error naming the record that refers to something that is not there */
export function idOf(ids: ReadonlyMap<string, number>, key: string, what: string): number {
  const id = ids.get(key);
  if (id === undefined)
    throw new Error(`the catalogue names ${what} "${key}", which it does not have`);
  return id;
}

/** attribute id and ordinal of each attribute of a product. */
export function attributePairs(product: SourceProduct, ids: LoaderIds): [number, number][] {
  return Object.entries(product.attributes).map(([slug, value]) => {
    const attribute = ids.attributes.get(slug);
    if (attribute === undefined)
      throw new Error(`${product.sku} has attribute "${slug}", which the catalogue does not have`);
    return [attribute.id, idOf(attribute.ordinals, String(value), `${product.sku}'s ${slug}`)];
  });
}

/** The url segment of a name: `Hex bolt M8×40, zinc plated` -> `hex-bolt-m8x40-zinc-plated`. */
export function slugOfName(name: string): string {
  return slugOf(name) || 'product';
}
