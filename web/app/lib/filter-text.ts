// Filters in the URL: `name:a|b::name:c`, names manufacturer, categories, attrsValues. [§2.6, decisions §7]
import type { FilterChoice } from '@millwright/contracts';

const GROUPS = {
  manufacturer: 'manufacturers',
  categories: 'categories',
  attrsValues: 'attributes',
} as const;

/** A value may hold any sign; the three with a meaning are percent-encoded. */
function encodeValue(value: string): string {
  return value.replace(/[%:|]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function decodeValue(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone % is taken as it stands.
    return text;
  }
}

export function formatFilters(filters: FilterChoice): string {
  return Object.entries(GROUPS)
    .map(([name, group]) => ({ name, values: filters[group] }))
    .filter(({ values }) => values.length > 0)
    .map(({ name, values }) => `${name}:${values.map(encodeValue).join('|')}`)
    .join('::');
}

/** What cannot be understood is left out: an old link still shows a list. */
export function parseFilters(text: string): FilterChoice {
  const filters: FilterChoice = { categories: [], manufacturers: [], attributes: [] };
  for (const segment of text.split('::')) {
    const colon = segment.indexOf(':');
    if (colon < 0) continue;
    const name = segment.slice(0, colon);
    if (!Object.hasOwn(GROUPS, name)) continue;
    const group = GROUPS[name as keyof typeof GROUPS];
    for (const value of segment.slice(colon + 1).split('|')) {
      const decoded = decodeValue(value).trim();
      if (decoded !== '' && !filters[group].includes(decoded)) filters[group].push(decoded);
    }
  }
  return filters;
}

/** How many values are chosen. */
export function countFilters(filters: FilterChoice): number {
  return filters.categories.length + filters.manufacturers.length + filters.attributes.length;
}

/** The same choice without one value. */
export function withoutFilter(
  filters: FilterChoice,
  group: keyof FilterChoice,
  value: string,
): FilterChoice {
  return { ...filters, [group]: filters[group].filter((other) => other !== value) };
}
