// How is any list of products shown? One way for texts, categories, industries and makers: read the URL, search, render. [§2.6]
import { type CategoryNode, LAST_PAGE, type Nearest, PAGE_SIZE, type SearchPlace, type SearchResult } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import type { ReactElement } from 'react';
import { translator } from '../../i18n/index.ts';
import { countFilters } from '../../lib/filter-text.ts';
import { type ListState, listHref, listPath, readListState } from '../../lib/list-state.ts';
import type { Crumb, Page, PageResult } from '../../lib/page.ts';
import { redirect } from '../../lib/page.ts';
import { missingPage } from '../errors/error-pages.tsx';
import { isFacetForm, readFacetForm } from './facet-form.ts';
import { ListView } from './list-view.tsx';
import type { Instead } from './nothing-found.tsx';
import { TooDeep } from './too-deep.tsx';

/** What a place adds to the list: its name, where it is, and what stands above the products. */
export type Heading = {
  title: string;
  description?: string;
  keywords?: string;
  crumbs: Crumb[];
  /** On the first page only. */
  intro?: ReactElement;
  jsonLd?: object[];
};

const POPULAR = 6;

export async function showList(
  request: PageRequest,
  place: SearchPlace | undefined,
  headingOf: (state: ListState, result: SearchResult) => Heading | Promise<Heading>,
  base?: string,
): Promise<PageResult> {
  const { services, ctx, locale, currency, query } = request;
  const state = readListState(query, place, base);
  if (isFacetForm(query)) return redirect(listHref(locale, state, { filters: readFacetForm(query), page: 1 }));
  if (state.page === 0) return tooDeep(request, state);

  const start = (state.page - 1) * PAGE_SIZE;
  const { text, scope, filters, sort } = state;
  const result = (await services.search.search(ctx, {
    text,
    scope,
    place: state.place,
    filters,
    sort,
    start,
    count: PAGE_SIZE,
    currency,
  })) as SearchResult;
  if (result.products.length === 0 && state.page > 1) return result.total > start ? tooDeep(request, state) : missingPage();

  const [heading, instead] = await Promise.all([headingOf(state, result), result.total === 0 ? insteadOf(request, state) : undefined]);
  const first = result.products[0];
  const t = translator(locale);
  const page: Page = {
    title: state.page === 1 ? heading.title : `${heading.title} - ${t('pages.page', { n: state.page })}`,
    breadcrumbs: heading.crumbs,
    body: <ListView heading={heading} state={state} result={result} instead={instead} />,
    mainClass: 'list-page',
  };
  if (result.total === 0) page.notKept = true;
  if (heading.description !== undefined) page.description = heading.description;
  if (heading.keywords !== undefined) page.keywords = heading.keywords;
  if (heading.jsonLd !== undefined) page.jsonLd = heading.jsonLd;
  // Filtered, sorted and searched lists are endless: search engines get the places themselves.
  if (text === '' && countFilters(filters) === 0 && sort === 'default')
    page.canonical = listPath({ ...state, sort: 'default', layout: 'grid' });
  if (first !== undefined && state.layout !== 'table') page.preloadImage = first.image;
  return page;
}

/** What an empty list offers: nothing while filters can be taken away, else the nearest hits and where most parts are. */
async function insteadOf({ services, ctx, currency }: PageRequest, state: ListState): Promise<Instead | undefined> {
  if (countFilters(state.filters) > 0) return undefined;
  const { text, place, scope } = state;
  const [nearest, tree] = await Promise.all([
    services.search.findNearest(ctx, { text, place, scope, currency }) as Promise<Nearest | null>,
    services.catalog.getCategoryTree(ctx) as Promise<CategoryNode[]>,
  ]);
  const categories = [...tree].sort((a, b) => b.productCount - a.productCount).slice(0, POPULAR);
  return { nearest, categories };
}

function tooDeep(request: PageRequest, state: ListState): Page {
  const t = translator(request.locale);
  return {
    status: 404,
    title: t('list.filters'),
    body: <TooDeep text={t('list.tooDeep', { n: LAST_PAGE })} firstPage={listHref(request.locale, { ...state, page: 1 })} />,
  };
}
