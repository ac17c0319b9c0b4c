// Browse scope: the part of the shop that a search is narrowed to - a category, manufacturer, industry or lot - as a facet id.
import type { SearchInput } from '@millwright/contracts';
import { Problem } from '../../../platform/problem.ts';
import { EVERYTHING, facetId, GROUP } from '../analysis/facet-id.rules.ts';
import type { CategoryEntry, Dictionary } from '../lexicon/dictionary.rules.ts';
import { industryOf, manufacturerOf, oneNamed } from './filters.rules.ts';

export type BrowseScope = { facet: number; category: CategoryEntry | undefined };

export function browseScopeOf(
  place: SearchInput['place'],
  dictionary: Dictionary,
): BrowseScope | Problem {
  switch (place.by) {
    case 'all':
      return { facet: EVERYTHING, category: undefined };
    case 'category': {
      const category =
        dictionary.categoryByLineage.get(place.lineage.toLowerCase()) ??
        oneNamed(dictionary.byName.categories, place.lineage);
      return category === undefined
        ? new Problem('category-not-found')
        : { facet: category.id, category };
    }
    case 'manufacturer':
      return known(manufacturerOf(place.slug, dictionary)?.id);
    case 'industry':
      return known(industryOf(place.slug, dictionary)?.id);
    case 'featured':
      return place.industry === null
        ? known(EVERYTHING)
        : known(industryOf(place.industry, dictionary)?.id);
    case 'lot':
      return known(
        Number.isInteger(place.id) && place.id > 0 && place.id < 65_536
          ? facetId(GROUP.lot, place.id)
          : undefined,
      );
  }
}

/** The same browse scope by its address, where it was asked for by its name. */
export function addressOf(
  place: SearchInput['place'],
  dictionary: Dictionary,
): SearchInput['place'] {
  switch (place.by) {
    case 'category':
      return {
        by: 'category',
        lineage: (browseScopeOf(place, dictionary) as BrowseScope).category?.token ?? place.lineage,
      };
    case 'manufacturer':
      return {
        by: 'manufacturer',
        slug: manufacturerOf(place.slug, dictionary)?.slug ?? place.slug,
      };
    case 'industry':
      return { by: 'industry', slug: industryOf(place.slug, dictionary)?.slug ?? place.slug };
    default:
      return place;
  }
}

function known(facet: number | undefined): BrowseScope | Problem {
  return facet === undefined
    ? new Problem(
        'products-not-found',
        {},
        { fields: [{ code: 'products-not-found', pointer: '/query' }] },
      )
    : { facet, category: undefined };
}
