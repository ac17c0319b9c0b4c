// Product list rendering: one way for texts, categories, industries and manufacturers: read the URL, search, render. [§2.6]
import {
  type CategoryNode,
  LAST_PAGE,
  type Landing,
  type Nearest,
  PAGE_SIZE,
  type SearchPlace,
  type SearchResult,
} from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { countFilters } from '../../lib/filter-text.ts';
import { type ListState, listHref, listPath, readListState } from '../../lib/list-state.ts';
import type { Page, PageResult } from '../../lib/page.ts';
import { movedTo, redirect } from '../../lib/page.ts';
import { isFacetForm, readFacetForm } from './facet-form.ts';
import { listMarkdown } from './list-markdown.ts';
import { type Heading, ListView } from './list-view.tsx';
import type { Measured } from './measured.tsx';
import type { Instead } from './nothing-found.tsx';
import { OutOfRange } from './out-of-range.tsx';

const POPULAR = 6;

export async function showList(
  request: PageRequest,
  place: SearchPlace | undefined,
  headingOf: (state: ListState, result: SearchResult) => Heading | Promise<Heading>,
  base?: string,
): Promise<PageResult> {
  const { services, ctx, locale, currency, query } = request;
  const state = readListState(query, place, base);
  if (isFacetForm(query))
    return redirect(listHref(locale, state, { filters: readFacetForm(query), page: 1 }));
  // A page that cannot be linked is not looked for; how long the list is, is.
  const isLinked = state.page >= 1 && state.page <= LAST_PAGE;
  const start = isLinked ? (state.page - 1) * PAGE_SIZE : 0;
  const { text, asked, scope, filters, sort } = state;
  const result = (await services.search.search(ctx, {
    text,
    asked,
    scope,
    place: state.place,
    filters,
    sort,
    start,
    count: isLinked ? PAGE_SIZE : 1,
    currency,
  })) as SearchResult;
  const landing = isPlainSearch(state) ? result.landing : null;
  if (landing !== null) return redirect(listHref(locale, landedOn(state, landing)));
  if (listPath({ ...state, place: result.place }) !== listPath(state))
    return movedTo(listHref(locale, { ...state, place: result.place }));
  if (!isLinked || (result.products.length === 0 && state.page > 1))
    return noSuchPage(request, state, result.total);

  const [heading, instead, measured] = await Promise.all([
    headingOf(state, result),
    result.total === 0 ? insteadOf(request, state) : undefined,
    measuredOf(request, state),
  ]);
  const first = result.products[0];
  const t = translator(locale);
  const page: Page = {
    title:
      state.page === 1 ? heading.title : `${heading.title} - ${t('pages.page', { n: state.page })}`,
    breadcrumbs: heading.crumbs,
    body: (
      <ListView
        heading={heading}
        state={state}
        result={result}
        instead={instead}
        measured={measured}
      />
    ),
    mainClass: 'list-page',
    markdown: () => listMarkdown(heading, state, result, request),
  };
  if (result.total === 0) page.effects = { uncacheable: true };
  Object.assign(page, metaOf(heading, result));
  if (heading.jsonLd !== undefined) page.jsonLd = heading.jsonLd;
  // Filtered, sorted and searched lists are endless: search engines get the places themselves, once something is on sale there.
  if (
    result.total > 0 &&
    text === '' &&
    asked === undefined &&
    countFilters(filters) === 0 &&
    sort === 'default'
  )
    page.canonical = listPath({ ...state, sort: 'default', layout: 'grid' });
  if (first !== undefined && state.layout !== 'table') page.preloadImage = first.image;
  return page;
}

/** A text and nothing else, as the search box sends it. */
function isPlainSearch({ text, scope, place, filters, sort, page, base }: ListState): boolean {
  const isWhole = scope === 'all' && place.by === 'all' && base === undefined;
  return text !== '' && isWhole && countFilters(filters) === 0 && sort === 'default' && page === 1;
}

/** The category's page that a text is, with the filters it names; the words stay in the address and in the search box. */
function landedOn(
  { text, layout, page, sort, scope }: ListState,
  { lineage, filters }: Landing,
): ListState {
  return {
    place: { by: 'category', lineage },
    text: '',
    filters,
    sort,
    scope,
    page,
    layout,
    asked: text,
  };
}

/** What an empty list offers: nothing while filters can be taken away, else the nearest hits and where most parts are. */
async function insteadOf(
  { services, ctx, currency }: PageRequest,
  state: ListState,
): Promise<Instead | undefined> {
  if (countFilters(state.filters) > 0) return undefined;
  const { text, place, scope } = state;
  const [nearest, tree] = await Promise.all([
    services.search.findRelaxed(ctx, { text, place, scope, currency }) as Promise<Nearest | null>,
    services.catalog.getCategoryTree(ctx) as Promise<CategoryNode[]>,
  ]);
  const categories = [...tree].sort((a, b) => b.productCount - a.productCount).slice(0, POPULAR);
  return { nearest, categories };
}

async function measuredOf(
  { services, ctx }: PageRequest,
  { measured, filters, place }: ListState,
): Promise<Measured | undefined> {
  if (measured === undefined || place.by !== 'category') return undefined;
  return await services.search.describeMeasured(ctx, { measured, filters, lineage: place.lineage });
}

/** Beyond what is linked, beyond the end, or no number at all. */
function noSuchPage({ locale }: PageRequest, state: ListState, total: number): Page {
  const t = translator(locale);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const isTooDeep = state.page > LAST_PAGE && pages >= state.page;
  return {
    status: 404,
    title: t('error.notFound'),
    body: (
      <OutOfRange
        text={
          isTooDeep
            ? t('list.tooDeep', { n: LAST_PAGE })
            : t('list.pageMissing', { n: Math.min(pages, LAST_PAGE) })
        }
        firstPage={listHref(locale, state, { page: 1 })}
      />
    ),
  };
}

/** The chosen filters come before the description of the browse scope. [§2.6] */
function metaOf(
  { description, keywords }: Heading,
  { facets }: SearchResult,
): { description?: string; keywords?: string } {
  const chosen = [
    ...facets.categories,
    ...facets.manufacturers,
    ...facets.attributes.flatMap(({ values }) => values),
  ]
    .filter((value) => value.chosen)
    .map((value) => value.name);
  const withChosen = (text: string | undefined, between: string): string | undefined =>
    chosen.length === 0
      ? text
      : [chosen.join(', '), text].filter((part) => part !== undefined && part !== '').join(between);
  const told = {
    description: withChosen(description, ' - '),
    keywords: withChosen(keywords, ', '),
  };
  return {
    ...(told.description === undefined ? {} : { description: told.description }),
    ...(told.keywords === undefined ? {} : { keywords: told.keywords }),
  };
}
