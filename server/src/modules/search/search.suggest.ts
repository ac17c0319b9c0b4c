// Suggestions: what a half-typed text may become - part numbers and product names from the index, categories and manufacturers from memory.
import type { Locale, Scope, Suggestion, Suggestions } from '@millwright/contracts';
import { EVERYTHING, GROUP, groupOf } from './analysis/facet-id.rules.ts';
import { byPartRank } from './analysis/part-rank.rules.ts';
import { type SuggestedRow, suggestProducts } from './find-in-postgres/suggested-products.ts';
import type { Dictionary } from './lexicon/dictionary.rules.ts';
import { currentDictionary, dictionaryAt } from './lexicon/dictionary.ts';
import { namedFacets } from './parse/named-facets.rules.ts';
import { parseQuery } from './parse/parse-query.rules.ts';
import type { ParsedQuery } from './parse/parsed-query.ts';
import type { SearchContext } from './search.context.ts';
import { MIN_SUGGESTED_LENGTH, suggestionCount } from './search.rules.ts';

const MAX_CATEGORIES = 3;
const MAX_MANUFACTURERS = 2;

export async function suggest(context: SearchContext, input: { text: string; scope: Scope; count: number }): Promise<Suggestions> {
  const typed = input.text.trim();
  if ([...typed.slice(0, 2 * MIN_SUGGESTED_LENGTH)].length < MIN_SUGGESTED_LENGTH) return { values: [], items: [] };
  const count = suggestionCount(input.count);
  const dictionary = await currentDictionary(context.db);
  const query = parseQuery(input.text, dictionary, { eager: true });
  const rows =
    input.scope === 'all' || input.scope === 'sku' ? await suggestProducts(context, query, dictionary, { count, scope: input.scope }) : [];
  const fresh = rows[0] === undefined ? dictionary : await dictionaryAt(context.db, dictionary, rows[0]);
  const found = rows.filter((row) => row.id !== null);
  const products = byPartRank(typed, found, (row) => row).items.map(productSuggestion);
  const room = (wanted: Scope, most: number): number => (input.scope === wanted ? count : input.scope === 'all' ? most : 0);
  const categories = facetSuggestions(query, fresh, GROUP.category, context.locale).slice(0, room('category', MAX_CATEGORIES));
  const manufacturers = facetSuggestions(query, fresh, GROUP.manufacturer, context.locale).slice(
    0,
    room('manufacturer', MAX_MANUFACTURERS),
  );
  const items = [
    ...products.slice(0, Math.max(1, count - categories.length - manufacturers.length)),
    ...categories,
    ...manufacturers,
  ].slice(0, count);
  return { values: [...new Set(items.map((item) => item.label))], items };
}

function productSuggestion(row: SuggestedRow): Suggestion {
  return { type: 'product', label: row.name, url: `/product/${row.id}/${row.slug}`, sku: row.sku, image: row.image };
}

function facetSuggestions(query: ParsedQuery, dictionary: Dictionary, group: number, locale: Locale): Suggestion[] {
  if (query.meaningless) return [];
  return namedFacets(query, dictionary, group)
    .map((facet) => {
      const entry = dictionary.entries.get(facet);
      const category = dictionary.categories.get(facet);
      return { entry, category, depth: category?.depth ?? 0 };
    })
    .sort(
      (a, b) => a.depth - b.depth || (a.category?.position ?? 0) - (b.category?.position ?? 0) || (a.entry?.id ?? 0) - (b.entry?.id ?? 0),
    )
    .flatMap(({ entry, category }): Suggestion[] => {
      if (entry === undefined || groupOf(entry.id) === EVERYTHING) return [];
      return category === undefined
        ? [
            {
              type: 'manufacturer',
              label: entry.name[locale],
              url: `/products?manufacturer=${encodeURIComponent(entry.slug)}`,
              sku: null,
              image: null,
            },
          ]
        : [{ type: 'category', label: entry.name[locale], url: `/products/${entry.slug}`, sku: null, image: category.image }];
    });
}
