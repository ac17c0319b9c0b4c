// Filters: the facets that a filter chooses, by token, by an unambiguous name or by a range with a unit. [decisions §7]
import {
  convert,
  type FilterChoice,
  type NumberRange,
  readMeasure,
  readRange,
} from '@millwright/contracts';
import { attributeGroup, GROUP } from '../analysis/facet-id.rules.ts';
import { cutText, normalise } from '../analysis/normalise.rules.ts';
import type { AttributeEntry, Dictionary, FacetEntry } from '../lexicon/dictionary.rules.ts';

/** Alternatives of one group; groups narrow. A range that nothing is in has no facets. */
export type ChosenGroup = { group: number; facets: number[] };

/** More values or groups than these are no choice of a person. */
const MAX_VALUES = 200;
const MAX_GROUPS = 20;

type Unknown = { unknown: string /** Of the call's body. */; pointer: string };

/** @returns the groups in ascending order, or the first value that was not understood */
export function chooseFacets(
  choice: FilterChoice,
  dictionary: Dictionary,
): ChosenGroup[] | Unknown {
  const { categories, manufacturers, attributes } = choice;
  if (categories.length === 0 && manufacturers.length === 0 && attributes.length === 0) return [];
  if (categories.length + manufacturers.length + attributes.length > MAX_VALUES)
    return { unknown: 'more than 200 values', pointer: '' };
  const chosen = new Map<number, Set<number>>();
  const add = (group: number, facets: Iterable<number>): void => {
    let set = chosen.get(group);
    if (set === undefined) {
      set = new Set();
      chosen.set(group, set);
    }
    for (const facet of facets) set.add(facet);
  };
  for (const [i, value] of categories.entries()) {
    const entry =
      dictionary.categoryByLineage.get(value) ?? oneNamed(dictionary.byName.categories, value);
    if (entry === undefined) return { unknown: cutText(value), pointer: `/categories/${i}` };
    add(GROUP.category, [entry.id]);
  }
  for (const [i, value] of manufacturers.entries()) {
    const entry = manufacturerOf(value, dictionary);
    if (entry === undefined) return { unknown: cutText(value), pointer: `/manufacturer/${i}` };
    add(GROUP.manufacturer, [entry.id]);
  }
  for (const [i, value] of attributes.entries()) {
    const understood = value.length > 300 ? undefined : chooseAttribute(value, dictionary);
    if (understood === undefined) return { unknown: cutText(value), pointer: `/attrsValues/${i}` };
    add(understood.group, understood.facets);
  }
  if (chosen.size > MAX_GROUPS)
    return { unknown: 'more than 20 attributes', pointer: '/attrsValues' };
  return [...chosen]
    .sort(([a], [b]) => a - b)
    .map(([group, facets]) => ({ group, facets: [...facets] }));
}

/** `material=a2`, `Material: Stainless steel A2`, or `Stainless steel A2` where only one attribute has such a value. */
function chooseAttribute(
  value: string,
  dictionary: Dictionary,
): { group: number; facets: number[] } | undefined {
  const separator = value.search(/[=:]/);
  if (separator < 1) return valueNamed(value, dictionary);
  const name = value.slice(0, separator);
  const wanted = value.slice(separator + 1).trim();
  const attribute =
    dictionary.attributeBySlug.get(name) ?? oneNamed(dictionary.byName.attributes, name);
  if (attribute === undefined) return valueNamed(value, dictionary);
  const facets = valuesOf(attribute, wanted);
  return facets === undefined ? undefined : { group: attributeGroup(attribute.id), facets };
}

/** A value that says itself of which attribute it is. */
function valueNamed(
  value: string,
  { byName, attributes }: Dictionary,
): { group: number; facets: number[] } | undefined {
  const entry = oneNamed(byName.values, value);
  const group = entry === undefined ? undefined : entry.id >> 16;
  return entry === undefined || group === undefined || !attributes.has(group - GROUP.attribute)
    ? undefined
    : { group, facets: [entry.id] };
}

function valuesOf(attribute: AttributeEntry, wanted: string): number[] | undefined {
  const exact = attribute.bySlug.get(wanted);
  if (exact !== undefined) return [exact.id];
  if (attribute.kind === 'text') {
    const normalised = normalise(wanted).trim();
    const named = attribute.values.filter((entry) =>
      Object.values(entry.name).some((name) => normalise(name).trim() === normalised),
    );
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
  const slack =
    1e-9 *
    Math.max(1, Number.isFinite(min) ? Math.abs(min) : 0, Number.isFinite(max) ? Math.abs(max) : 0);
  return attribute.values
    .filter(({ number }) => number !== null && number >= min - slack && number <= max + slack)
    .map((entry) => entry.id);
}

/** By its slug, or by its name in any language when no other is called so. */
export function manufacturerOf(
  value: string,
  { manufacturerBySlug, byName }: Dictionary,
): FacetEntry | undefined {
  return manufacturerBySlug.get(value.toLowerCase()) ?? oneNamed(byName.manufacturers, value);
}

export function industryOf(
  value: string,
  { industryBySlug, byName }: Dictionary,
): FacetEntry | undefined {
  return industryBySlug.get(value.toLowerCase()) ?? oneNamed(byName.industries, value);
}

export function oneNamed<Entry>(names: Map<string, Entry[]>, name: string): Entry | undefined {
  if (name.length > 300) return undefined;
  const found = names.get(normalise(name).trim());
  return found?.length === 1 ? found[0] : undefined;
}
