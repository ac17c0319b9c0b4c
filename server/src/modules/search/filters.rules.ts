// Which facets does a filter choose? Tokens first, names where they are unambiguous, ranges with units. [decisions §7]
import { convert, type FilterChoice, type NumberRange, readMeasure, readRange } from '@millwright/contracts';
import type { AttributeEntry, Dictionary, FacetEntry } from './dictionary.rules.ts';
import { attributeGroup, GROUP } from './facet-id.rules.ts';
import { cutText, fold } from './fold.rules.ts';

/** Alternatives of one group; groups narrow. A range that nothing is in has no facets. */
export type ChosenGroup = { group: number; facets: number[] };

/** More values or groups than these are no choice of a person. */
const MOST_VALUES = 200;
const MOST_GROUPS = 20;

/** @returns the groups in ascending order, or the first value that was not understood */
export function chooseFacets(choice: FilterChoice, dictionary: Dictionary): ChosenGroup[] | { unknown: string } {
  const { categories, manufacturers, attributes } = choice;
  if (categories.length === 0 && manufacturers.length === 0 && attributes.length === 0) return [];
  if (categories.length + manufacturers.length + attributes.length > MOST_VALUES) return { unknown: 'more than 200 values' };
  const chosen = new Map<number, Set<number>>();
  const add = (group: number, facets: Iterable<number>): void => {
    let set = chosen.get(group);
    if (set === undefined) {
      set = new Set();
      chosen.set(group, set);
    }
    for (const facet of facets) set.add(facet);
  };
  for (const value of categories) {
    const entry = dictionary.categoryByLineage.get(value) ?? oneNamed(dictionary.byName.categories, value);
    if (entry === undefined) return { unknown: cutText(value) };
    add(GROUP.category, [entry.id]);
  }
  for (const value of manufacturers) {
    const entry = dictionary.manufacturerBySlug.get(value) ?? oneNamed(dictionary.byName.manufacturers, value);
    if (entry === undefined) return { unknown: cutText(value) };
    add(GROUP.manufacturer, [entry.id]);
  }
  for (const value of attributes) {
    const understood = value.length > 300 ? undefined : chooseAttribute(value, dictionary);
    if (understood === undefined) return { unknown: cutText(value) };
    add(understood.group, understood.facets);
  }
  if (chosen.size > MOST_GROUPS) return { unknown: 'more than 20 attributes' };
  return [...chosen].sort(([a], [b]) => a - b).map(([group, facets]) => ({ group, facets: [...facets] }));
}

function chooseAttribute(value: string, dictionary: Dictionary): { group: number; facets: number[] } | undefined {
  const equals = value.indexOf('=');
  if (equals < 1) return undefined;
  const name = value.slice(0, equals);
  const wanted = value.slice(equals + 1);
  const attribute = dictionary.attributeBySlug.get(name) ?? oneNamed(dictionary.byName.attributes, name);
  if (attribute === undefined) return undefined;
  const facets = valuesOf(attribute, wanted);
  return facets === undefined ? undefined : { group: attributeGroup(attribute.id), facets };
}

function valuesOf(attribute: AttributeEntry, wanted: string): number[] | undefined {
  const exact = attribute.bySlug.get(wanted);
  if (exact !== undefined) return [exact.id];
  if (attribute.kind === 'text') {
    const folded = fold(wanted).trim();
    const named = attribute.values.filter((entry) => Object.values(entry.name).some((name) => fold(name).trim() === folded));
    return named.length === 1 ? [(named[0] as FacetEntry).id] : undefined;
  }
  const range = readRange(wanted) ?? readMeasure(wanted);
  return range === undefined ? undefined : inRange(attribute, range);
}

function inRange(attribute: AttributeEntry, range: NumberRange): number[] | undefined {
  const min = convert(range.min, range.unit, attribute.unit);
  const max = convert(range.max, range.unit, attribute.unit);
  if (min === undefined || max === undefined) return undefined;
  // 1/2 inch is 12.7 mm also when the last binary digit says otherwise.
  const slack = 1e-9 * Math.max(1, Number.isFinite(min) ? Math.abs(min) : 0, Number.isFinite(max) ? Math.abs(max) : 0);
  return attribute.values
    .filter(({ number }) => number !== null && number >= min - slack && number <= max + slack)
    .map((entry) => entry.id);
}

function oneNamed<Entry>(names: Map<string, Entry[]>, name: string): Entry | undefined {
  if (name.length > 300) return undefined;
  const found = names.get(fold(name).trim());
  return found?.length === 1 ? found[0] : undefined;
}
