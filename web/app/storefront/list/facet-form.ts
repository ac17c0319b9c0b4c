// How does the filter form, sent without scripts, become the filter text of the URL? Pure; the page redirects to the result. [§2.6]
import type { FilterChoice } from '@millwright/contracts';

/** Field names of the form; short, because they are in the page once a value. */
export const FIELD = { sent: 'f', category: 'c', manufacturer: 'm', attribute: 'a', min: 'min.', max: 'max.' } as const;

export function isFacetForm(query: URLSearchParams): boolean {
  return query.has(FIELD.sent);
}

export function readFacetForm(query: URLSearchParams): FilterChoice {
  const attributes = query.getAll(FIELD.attribute);
  for (const name of new Set([...query.keys()].map(rangeName).filter((name) => name !== null))) {
    const min = readNumber(query.get(FIELD.min + name));
    const max = readNumber(query.get(FIELD.max + name));
    if (min !== '' || max !== '') attributes.push(`${name}=${min}..${max}`);
  }
  const kept = (values: string[]): string[] => [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))];
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

/** A number as typed, with a point; '' for anything else. */
function readNumber(text: string | null): string {
  const point = (text ?? '').trim().replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(point) ? point : '';
}

export type Range = { min: string; max: string };

/** The range that is chosen for an attribute, for its two fields. */
export function rangeOf(filters: FilterChoice, attribute: string): (Range & { value: string }) | null {
  for (const value of filters.attributes) {
    if (!value.startsWith(`${attribute}=`)) continue;
    const match = /^([^.]*(?:\.\d+)?)\.\.(.*)$/.exec(value.slice(attribute.length + 1));
    if (match !== null) return { value, min: match[1] as string, max: match[2] as string };
  }
  return null;
}
