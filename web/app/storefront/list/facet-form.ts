// Filter form without scripts; the page redirects to the resulting address. Pure. [§2.6]
import { type FilterChoice, plainNumber, type RangeText, splitRange } from '@millwright/contracts';

/** Field names of the form; short, because they are in the page once a value. */
export const FIELD = {
  sent: 'f',
  category: 'c',
  manufacturer: 'm',
  attribute: 'a',
  min: 'min.',
  max: 'max.',
  unit: 'unit.',
} as const;

export function isFacetForm(query: URLSearchParams): boolean {
  return query.has(FIELD.sent);
}

export function readFacetForm(query: URLSearchParams): FilterChoice {
  const attributes = query.getAll(FIELD.attribute);
  for (const name of new Set([...query.keys()].map(rangeName).filter((name) => name !== null))) {
    const min = plainNumber(query.get(FIELD.min + name) ?? '');
    const max = plainNumber(query.get(FIELD.max + name) ?? '');
    const range = `${min}..${max}${(query.get(FIELD.unit + name) ?? '').trim()}`;
    if (splitRange(range) !== undefined) attributes.push(`${name}=${range}`);
  }
  const kept = (values: string[]): string[] => [
    ...new Set(values.map((value) => value.trim()).filter((value) => value !== '')),
  ];
  return {
    categories: kept(query.getAll(FIELD.category)),
    manufacturers: kept(query.getAll(FIELD.manufacturer)),
    attributes: kept(attributes),
  };
}

function rangeName(field: string): string | null {
  if (field.startsWith(FIELD.min)) return field.slice(FIELD.min.length);
  return field.startsWith(FIELD.max) ? field.slice(FIELD.max.length) : null;
}

export type Range = RangeText;

/** The range that is chosen for an attribute, for its two fields and its unit. */
export function rangeOf(
  filters: FilterChoice,
  attribute: string,
): (Range & { value: string }) | null {
  for (const value of filters.attributes) {
    if (!value.startsWith(`${attribute}=`)) continue;
    const range = splitRange(value.slice(attribute.length + 1));
    if (range !== undefined) return { value, ...range };
  }
  return null;
}
