// List layout: heading, filters beside, toolbar and chips above, products in one of four layouts, pages below. [§2.6]
import { isolateLatin, LAST_PAGE, PAGE_SIZE, type SearchResult } from '@millwright/contracts';
import type { ReactElement } from 'react';
import { countFilters } from '../../lib/filter-text.ts';
import { type ListState, listHref } from '../../lib/list-state.ts';
import type { Crumb } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { AddToCartForm } from '../../ui/cards.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { CachedCards } from './cached-cards.tsx';
import { Chips } from './chips.tsx';
import { Facets } from './facets.tsx';
import { type Measured, MeasuredNotice } from './measured.tsx';
import { type Instead, NothingFound } from './nothing-found.tsx';
import { ProductTable } from './product-table.tsx';
import { ReadingChips, ReadingNotices } from './reading.tsx';
import { Toolbar } from './toolbar.tsx';

/** What the island says with a click: only the shop's own order of a text can be learned. */
function searchedFor({ text, asked, scope, place, sort, page }: ListState): {
  'data-query'?: string;
  'data-start'?: number;
} {
  const query = text === '' ? asked : place.by === 'all' ? text : undefined;
  if (query === undefined || scope !== 'all' || sort !== 'default') return {};
  return { 'data-query': query.slice(0, MAX_QUERY), 'data-start': (page - 1) * PAGE_SIZE };
}

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

/** Pictures in the first screen of a desktop. */
const EAGER = 5;
/** Characters of a text that are read of it. */
const MAX_QUERY = 200;

type ListViewProps = {
  heading: Heading;
  state: ListState;
  result: SearchResult;
  /** Of an empty list. */
  instead?: Instead | undefined;
  measured?: Measured | undefined;
};

export function ListView({ heading, state, result, instead, measured }: ListViewProps) {
  const { t, locale } = useView();
  // With filters chosen they must stay, to be taken back.
  const nothing = result.total === 0 && countFilters(state.filters) === 0;
  const last = Math.min(Math.ceil(result.total / PAGE_SIZE), LAST_PAGE);
  return (
    <>
      <h1 tabIndex={-1}>{heading.title}</h1>
      {state.asked === undefined ? null : (
        <p className="asked">{t('list.askedFor', { text: isolateLatin(state.asked, locale) })}</p>
      )}
      {/* Who has narrowed the list wants its products first. */}
      {state.page === 1 && countFilters(state.filters) === 0 ? heading.intro : null}
      {result.corrected === null ? null : (
        <Notice>{t('list.corrected', { text: state.text, corrected: result.corrected })}</Notice>
      )}
      {result.reading === null ? null : <ReadingNotices reading={result.reading} />}
      {measured === undefined || state.place.by !== 'category' ? null : (
        <MeasuredNotice measured={measured} kind={state.place.lineage} />
      )}
      {result.exact === null || state.page > 1 ? null : (
        <Notice>
          <a href={href.product(locale, result.exact.id, result.exact.slug)}>{t('list.exact')}</a>
        </Notice>
      )}
      <div
        className={nothing ? 'list nothing' : 'list'}
        id="list"
        data-island="list"
        data-on="idle"
        {...searchedFor(state)}
      >
        {nothing ? null : (
          <a className="skip-filters" href="#results">
            {t('list.toResults')}
          </a>
        )}
        {nothing ? null : <Facets facets={result.facets} state={state} />}
        <div className="list-main">
          {nothing ? null : <Toolbar state={state} result={result} />}
          {result.reading === null ? null : <ReadingChips reading={result.reading} state={state} />}
          <Chips facets={result.facets} state={state} />
          <span id="results" tabIndex={-1} />
          {result.total === 0 ? (
            <NothingFound state={state} instead={instead} />
          ) : (
            <AddToCartForm quantities={state.layout === 'table'}>
              {state.layout === 'table' ? (
                <ProductTable products={result.products} state={state} />
              ) : (
                <CachedCards
                  products={result.products}
                  features={state.layout === 'features'}
                  line={state.layout === 'list'}
                  eager={EAGER}
                />
              )}
            </AddToCartForm>
          )}
          <Pagination
            page={state.page}
            last={last}
            siblings={2}
            hrefOf={(page) => listHref(locale, state, { page })}
          />
          {state.page === last && result.total > last * PAGE_SIZE ? (
            <p>{t('list.tooDeep', { n: LAST_PAGE })}</p>
          ) : null}
        </div>
      </div>
    </>
  );
}
