// Plan of a reading: constraints become demands, words terms with their synonyms; a family and nothing else is browsed in its precomputed order.
import type { SearchInput } from '@millwright/contracts';
import { EVERYTHING } from '../analysis/facet-id.rules.ts';
import { hasDigit } from '../analysis/part-key.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { learnedOrderOf } from '../lexicon/learned.rules.ts';
import { alternativesOf } from '../parse/alternatives.rules.ts';
import type { Reading } from '../read/reading.rules.ts';
import type { BrowseScope } from './browse-scope.rules.ts';
import type { ChosenGroup } from './filters.rules.ts';
import { MAX_SENT_HITS, type Planned, type PlanOptions } from './planned.rules.ts';
import type { QueryPlan } from './query-plan.ts';
import type { RelaxedReading } from './relax-reading.rules.ts';

type Asked = { read: RelaxedReading; scope: BrowseScope; groups: ChosenGroup[] };

export function planOfReading(
  input: SearchInput,
  { read, scope, groups }: Asked,
  dictionary: Dictionary,
  { locale, rates }: PlanOptions,
): Planned {
  const { reading } = read;
  const family = soleFamily(reading);
  const category =
    scope.category ?? (family === undefined ? undefined : dictionary.categories.get(family));
  const isBrowse =
    isFamilyOnly(reading) &&
    family !== undefined &&
    scope.facet === EVERYTHING &&
    groups.length === 0 &&
    (reading.notSold === null || reading.wishes.length === 0);
  const plan: QueryPlan = {
    kind: isBrowse ? 'browse' : 'matching',
    alternatives:
      reading.words.length === 0
        ? [[]]
        : alternativesOf(
            reading.words.map(({ term }) => term),
            dictionary,
          ),
    prefix: [],
    joined: [],
    categoryIntent: [],
    key: isBrowse ? '' : reading.key,
    needsExact: false,
    keyWithin: reading.constraints.find(({ kind }) => kind === 'category')?.facets ?? [],
    inNames: false,
    onlyKey: false,
    wholeKey: reading.constraints.length > 0 || !hasDigit(reading.key),
    namedFacets: reading.constraints.length + reading.words.length === 0 ? [] : null,
    browseScope: isBrowse ? family : scope.facet,
    groups,
    demands: isBrowse ? [] : reading.constraints.map(({ facets }) => facets),
    wishes: isBrowse ? [] : reading.wishes,
    learned: learnedOrderOf(input, dictionary.learned),
    frequent: undefined,
    sort: input.sort,
    start: input.start,
    count: input.count,
    locale,
    currency: input.currency,
    rates,
    products: dictionary.products,
    facetValues: dictionary.entries.size,
    maxSentHits: MAX_SENT_HITS,
  };
  return { plan, category, read };
}

/** The one category that is meant. */
function soleFamily({ constraints }: Reading): number | undefined {
  const families = constraints.filter(({ kind }) => kind === 'category');
  return families.length === 1 && families[0]?.facets.length === 1
    ? families[0].facets[0]
    : undefined;
}

function isFamilyOnly({ constraints, words }: Reading): boolean {
  return words.length === 0 && constraints.every(({ kind }) => kind === 'category');
}
