// List state in the URL: text, browse scope, filters, sort, scope, page and layout; defaults are left out. [§2.1, §2.6]
import {
  type FilterChoice,
  type Locale,
  SCOPES,
  type Scope,
  type SearchPlace,
  SORTS,
  type Sort,
} from '@millwright/contracts';
import { formatFilters, parseFilters } from './filter-text.ts';
import { localPath, path } from './paths.ts';

export const LAYOUTS = ['grid', 'features', 'list', 'table'] as const;
export type Layout = (typeof LAYOUTS)[number];

export type ListState = {
  place: SearchPlace;
  /** Where the list lives when its place alone does not say it: the items of a lot. */
  base?: string;
  text: string;
  filters: FilterChoice;
  sort: Sort;
  scope: Scope;
  page: number;
  layout: Layout;
  /** What was measured, where the finder by dimensions opened the list; told until the filters are changed. */
  measured?: string;
  /** What was typed, where a search opened the list; it orders the products, until the filters are changed. */
  asked?: string;
};

/** Longer texts are not queries. */
const MAX_TEXT_LENGTH = 200;
/** More sizes no form has. */
const MAX_MEASURED_LENGTH = 300;

/** `place` where the path gives it (category, industry, lot); otherwise the query's own place, narrowed by what else it names. [§2.1] */
export function readListState(
  query: URLSearchParams,
  place?: SearchPlace,
  base?: string,
): ListState {
  const text = typedIn(query, 'query');
  const where = place ?? placeOf(query);
  const asked = text === '' && where.by === 'category' ? typedIn(query, 'asked') : '';
  return {
    place: where,
    ...(base === undefined ? {} : { base }),
    text,
    filters: narrowed(parseFilters(query.get('filter') ?? ''), query, where),
    sort: oneOf(SORTS, query.get('sort')),
    scope: oneOf(SCOPES, query.get('scope')),
    page: readPage(query.get('page')),
    layout: oneOf(LAYOUTS, query.get('layout')),
    ...(asked === '' ? {} : { asked }),
    ...(query.get('measured')
      ? { measured: (query.get('measured') ?? '').slice(0, MAX_MEASURED_LENGTH) }
      : {}),
  };
}

/** Without marks that nobody types and nobody sees. */
function typedIn(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').replace(/\p{C}/gu, '').trim().slice(0, MAX_TEXT_LENGTH);
}

function placeOf(query: URLSearchParams): SearchPlace {
  const lot = query.get('lot');
  if (lot) return { by: 'lot', id: /^[0-9]{1,9}$/.test(lot) ? Number(lot) : 0 };
  const industry = query.get('industry');
  if (industry) return { by: 'industry', slug: industry };
  const category = query.get('category');
  if (category) return { by: 'category', lineage: category };
  const manufacturer = query.get('manufacturer') || query.get('brand');
  if (manufacturer) return { by: 'manufacturer', slug: manufacturer };
  return { by: 'all' };
}

/** A category or manufacturer named beside the place is a filter of it. */
function narrowed(
  filters: FilterChoice,
  query: URLSearchParams,
  { by }: SearchPlace,
): FilterChoice {
  const category = by === 'category' ? null : query.get('category');
  const manufacturer =
    by === 'manufacturer' ? null : query.get('manufacturer') || query.get('brand');
  return {
    ...filters,
    categories:
      category && !filters.categories.includes(category)
        ? [...filters.categories, category]
        : filters.categories,
    manufacturers:
      manufacturer && !filters.manufacturers.includes(manufacturer)
        ? [...filters.manufacturers, manufacturer]
        : filters.manufacturers,
  };
}

function oneOf<T extends string>(
  values: readonly [T, ...T[]] | readonly T[],
  text: string | null,
): T {
  return values.find((value) => value === text) ?? (values[0] as T);
}

/** 0 for what is no page. */
function readPage(text: string | null): number {
  if (text === null || text === '') return 1;
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

/** Path and fixed parameters of a place, without language. */
export function placePath({ place, base }: Pick<ListState, 'place' | 'base'>): {
  path: string;
  query: [string, string][];
} {
  if (base !== undefined) return { path: base, query: [] };
  switch (place.by) {
    case 'category':
      return { path: path.category(place.lineage), query: [] };
    case 'industry':
      return { path: path.industry(place.slug), query: [] };
    case 'manufacturer':
      return { path: path.products(), query: [['manufacturer', place.slug]] };
    case 'lot':
      return { path: path.products(), query: [['lot', String(place.id)]] };
    default:
      return { path: path.products(), query: [] };
  }
}

/** The parameters that differ from the defaults, in one order, so that a list has one URL. */
export function listQuery(state: ListState): [string, string][] {
  const query = [...placePath(state).query];
  if (state.text !== '') query.push(['query', state.text]);
  if (state.scope !== 'all') query.push(['scope', state.scope]);
  const filter = formatFilters(state.filters);
  if (filter !== '') query.push(['filter', filter]);
  if (state.asked !== undefined) query.push(['asked', state.asked]);
  if (state.measured !== undefined) query.push(['measured', state.measured]);
  if (state.sort !== 'default') query.push(['sort', state.sort]);
  if (state.layout !== 'grid') query.push(['layout', state.layout]);
  if (state.page > 1) query.push(['page', String(state.page)]);
  return query;
}

/** Without language; a change of anything but page and layout starts from the first page. [§4] */
export function listPath(state: ListState, change: Partial<ListState> = {}): string {
  const restarts = Object.keys(change).some((key) => key !== 'page' && key !== 'layout');
  const { measured, asked, ...others } = state;
  // Other filters than those that answer the measured sizes or the words.
  const isOther =
    change.filters !== undefined || change.text !== undefined || change.place !== undefined;
  const origin = {
    ...(measured === undefined ? {} : { measured }),
    ...(asked === undefined ? {} : { asked }),
  };
  const next: ListState = {
    ...others,
    ...(isOther ? {} : origin),
    ...(restarts ? { page: 1 } : {}),
    ...change,
  };
  const query = listQuery(next);
  const base = placePath(next).path;
  return query.length === 0
    ? base
    : `${base}?${query.map(([name, value]) => `${name}=${encodeQuery(value)}`).join('&')}`;
}

export function listHref(
  locale: Locale,
  state: ListState,
  change: Partial<ListState> = {},
): string {
  return localPath(locale, listPath(state, change));
}

/** The signs of the filter text stay readable where a URL may have them: of all but the bar. */
function encodeQuery(value: string): string {
  return encodeURIComponent(value)
    .replace(/%3A/g, ':')
    .replace(/%2F/g, '/')
    .replace(/%20/g, '+')
    .replace(/%2C/g, ',')
    .replace(/%3D/g, '=');
}
