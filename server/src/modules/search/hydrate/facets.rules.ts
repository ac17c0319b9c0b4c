// Named facets: counts of facet ids become the lists beside the products, sorted and cut to what helps to narrow. [§2.6]
import type { AttributeFacet, Facets, FacetValue, Locale } from '@millwright/contracts';
import { GROUP } from '../analysis/facet-id.rules.ts';
import type {
  AttributeEntry,
  CategoryEntry,
  Dictionary,
  FacetEntry,
} from '../lexicon/dictionary.rules.ts';
import type { ChosenGroup } from '../plan/filters.rules.ts';
import type { CountedHits, FacetCounts } from '../plan/found-products.ts';

export const MAX_VALUES = 50;
export const MAX_ATTRIBUTES = 12;
/** An attribute that fewer of the hits have does not help to narrow them. */
const MIN_COVERAGE = 0.1;

type Tally = { values: { entry: FacetEntry; count: number }[]; coverage: number };

export function nameFacets(
  counted: CountedHits,
  chosen: readonly ChosenGroup[],
  category: CategoryEntry | undefined,
  dictionary: Dictionary,
  locale: Locale,
): Facets {
  const groups = new Map<number, Tally>();
  const isChosenGroup = new Set(chosen.map(({ group }) => group));
  tally(counted.main, dictionary, groups, (group) => !isChosenGroup.has(group));
  counted.own.forEach((counts, i) => {
    tally(counts, dictionary, groups, (group) => group === chosen[i]?.group);
  });
  const chosenFacets = new Set(chosen.flatMap(({ facets }) => facets));
  return {
    categories: categoryValues(
      groups.get(GROUP.category),
      category,
      counted.total,
      chosenFacets,
      dictionary,
      locale,
    ),
    manufacturers: cut(
      (groups.get(GROUP.manufacturer)?.values ?? []).sort(byCount),
      chosenFacets,
    ).map((value) => toValue(value, chosenFacets, locale)),
    attributes: attributeFacets(
      groups,
      counted.total,
      chosenFacets,
      isChosenGroup,
      dictionary,
      locale,
    ),
  };
}

function tally(
  counts: FacetCounts,
  dictionary: Dictionary,
  groups: Map<number, Tally>,
  wanted: (group: number) => boolean,
): void {
  let group = -1;
  let current: Tally | undefined;
  for (let i = 0; i < counts.length; i += 2) {
    const facet = counts[i] as number;
    const count = counts[i + 1] as number;
    if (facet >> 16 !== group) {
      group = facet >> 16;
      current = undefined;
      if (wanted(group)) {
        current = groups.get(group);
        if (current === undefined) {
          current = { values: [], coverage: 0 };
          groups.set(group, current);
        }
      }
    }
    if (current === undefined) continue;
    const entry = dictionary.entries.get(facet);
    if (entry === undefined) continue;
    current.values.push({ entry, count });
    current.coverage += count;
  }
}

type Counted = { entry: FacetEntry; count: number };

function byCount(a: Counted, b: Counted): number {
  return b.count - a.count || a.entry.id - b.entry.id;
}

function toValue(
  { entry, count }: Counted,
  chosen: ReadonlySet<number>,
  locale: Locale,
): FacetValue {
  return { name: entry.name[locale], value: entry.token, count, chosen: chosen.has(entry.id) };
}

/** The first values, and beyond them those that are chosen: a tick never disappears. */
function cut(values: Counted[], chosen: ReadonlySet<number>): Counted[] {
  if (values.length <= MAX_VALUES) return values;
  const kept = values.slice(0, MAX_VALUES);
  const beyond = values.slice(MAX_VALUES).filter(({ entry }) => chosen.has(entry.id));
  return beyond.length === 0
    ? kept
    : [...kept.slice(0, Math.max(0, MAX_VALUES - beyond.length)), ...beyond.slice(0, MAX_VALUES)];
}

/** Children of the category that is browsed; without one, of the deepest category that holds all hits; and what is chosen. */
function categoryValues(
  tallied: Tally | undefined,
  browsed: CategoryEntry | undefined,
  total: number,
  chosen: ReadonlySet<number>,
  dictionary: Dictionary,
  locale: Locale,
): FacetValue[] {
  const values = tallied?.values ?? [];
  const children = new Map<number | null, { entry: CategoryEntry; count: number }[]>();
  for (const { entry, count } of values) {
    const category = dictionary.categories.get(entry.id);
    if (category === undefined) continue;
    const siblings = children.get(category.parent);
    if (siblings === undefined) children.set(category.parent, [{ entry: category, count }]);
    else siblings.push({ entry: category, count });
  }
  let parent = browsed?.id ?? null;
  for (
    let only = children.get(parent);
    only?.length === 1 && only[0]?.count === total && children.has(only[0].entry.id);
    only = children.get(parent)
  ) {
    parent = only[0].entry.id;
  }
  const shown = (children.get(parent) ?? []).sort(
    (a, b) => a.entry.position - b.entry.position || a.entry.id - b.entry.id,
  );
  const others = values.filter(
    ({ entry }) => chosen.has(entry.id) && !shown.some((value) => value.entry.id === entry.id),
  );
  return cut([...others, ...shown], chosen).map((value) => toValue(value, chosen, locale));
}

function attributeFacets(
  groups: Map<number, Tally>,
  total: number,
  chosen: ReadonlySet<number>,
  isChosenGroup: ReadonlySet<number>,
  dictionary: Dictionary,
  locale: Locale,
): AttributeFacet[] {
  const relevant: { attribute: AttributeEntry; tallied: Tally; isChosen: boolean }[] = [];
  for (const [group, tallied] of groups) {
    const attribute =
      group < GROUP.attribute ? undefined : dictionary.attributes.get(group - GROUP.attribute);
    if (attribute === undefined) continue;
    const isChosen = isChosenGroup.has(group);
    const saysNothing = tallied.values.length === 1 && tallied.coverage === total;
    if (isChosen || (tallied.coverage >= MIN_COVERAGE * total && !saysNothing))
      relevant.push({ attribute, tallied, isChosen });
  }
  // Chosen ones are always there, otherwise a choice could not be taken back.
  relevant.sort(
    (a, b) =>
      Number(b.isChosen) - Number(a.isChosen) ||
      b.tallied.coverage - a.tallied.coverage ||
      a.attribute.position - b.attribute.position,
  );
  return relevant
    .slice(0, Math.max(MAX_ATTRIBUTES, isChosenGroup.size))
    .sort(
      (a, b) =>
        b.tallied.coverage - a.tallied.coverage || a.attribute.position - b.attribute.position,
    )
    .map(({ attribute, tallied }) => attributeFacet(attribute, tallied, chosen, locale));
}

function attributeFacet(
  attribute: AttributeEntry,
  { values, coverage }: Tally,
  chosen: ReadonlySet<number>,
  locale: Locale,
): AttributeFacet {
  let min: number | null = null;
  let max: number | null = null;
  const isNumber = attribute.kind === 'number';
  if (isNumber) {
    for (const { entry } of values) {
      if (entry.number === null) continue;
      if (min === null || entry.number < min) min = entry.number;
      if (max === null || entry.number > max) max = entry.number;
    }
  }
  let shown = values;
  if (!isNumber || values.length > MAX_VALUES) shown = cut(values.sort(byCount), chosen);
  if (isNumber) shown.sort((a, b) => (a.entry.number ?? 0) - (b.entry.number ?? 0));
  return {
    name: attribute.name[locale] ?? attribute.name.en,
    value: attribute.slug,
    unit: attribute.unit,
    min,
    max,
    count: coverage,
    values: shown.map((value) => toValue(value, chosen, locale)),
  };
}
