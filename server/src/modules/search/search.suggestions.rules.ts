// Suggestions as they are answered: queries, products, categories and manufacturers with their addresses.
import type { Locale, Suggestion, Suggestions } from '@millwright/contracts';
import { EVERYTHING, groupOf } from './analysis/facet-id.rules.ts';
import type { Dictionary } from './lexicon/dictionary.rules.ts';
import { namedFacets } from './parse/named-facets.rules.ts';
import type { ParsedQuery } from './parse/parsed-query.ts';

export function suggestions(items: Suggestion[]): Suggestions {
  return { values: [...new Set(items.map(({ label }) => label))], items };
}

export function querySuggestion(text: string, meaning: string | null = null): Suggestion {
  return {
    type: 'query',
    label: text,
    meaning,
    url: `/products?query=${encodeURIComponent(text)}`,
    sku: null,
    image: null,
  };
}

export function distinct(suggestions: readonly (Suggestion | undefined)[]): Suggestion[] {
  const byUrl = new Map<string, Suggestion>();
  for (const suggestion of suggestions)
    if (suggestion !== undefined && !byUrl.has(suggestion.url))
      byUrl.set(suggestion.url, suggestion);
  return [...byUrl.values()];
}

export function facetSuggestion(
  facet: number,
  { categories }: Dictionary,
  locale: Locale,
): Suggestion | undefined {
  const category = categories.get(facet);
  if (category === undefined) return undefined;
  return {
    type: 'category',
    label: category.name[locale],
    meaning: null,
    url: `/products/${category.slug}`,
    sku: null,
    image: category.image,
  };
}

type Suggested = {
  id: number | null;
  name: string;
  slug: string;
  sku: string;
  image: string | null;
};

export function productSuggestion(row: Suggested): Suggestion {
  return {
    type: 'product',
    label: row.name,
    meaning: null,
    url: `/product/${row.id}/${row.slug}`,
    sku: row.sku,
    image: row.image,
  };
}

export function facetSuggestions(
  query: ParsedQuery,
  dictionary: Dictionary,
  group: number,
  locale: Locale,
): Suggestion[] {
  if (query.meaningless) return [];
  return namedFacets(query, dictionary, group)
    .map((facet) => {
      const entry = dictionary.entries.get(facet);
      const category = dictionary.categories.get(facet);
      return { entry, category, depth: category?.depth ?? 0 };
    })
    .sort(
      (a, b) =>
        a.depth - b.depth ||
        (a.category?.position ?? 0) - (b.category?.position ?? 0) ||
        (a.entry?.id ?? 0) - (b.entry?.id ?? 0),
    )
    .flatMap(({ entry, category }): Suggestion[] => {
      if (entry === undefined || groupOf(entry.id) === EVERYTHING) return [];
      return category === undefined
        ? [
            {
              type: 'manufacturer',
              label: entry.name[locale],
              meaning: null,
              url: `/products?manufacturer=${encodeURIComponent(entry.slug)}`,
              sku: null,
              image: null,
            },
          ]
        : [
            {
              type: 'category',
              label: entry.name[locale],
              meaning: null,
              url: `/products/${entry.slug}`,
              sku: null,
              image: category.image,
            },
          ];
    });
}
