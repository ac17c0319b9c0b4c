// List toolbar: number of products, sort, layouts, and the button that opens the filters on small screens. [§2.6]
import { type SearchResult, SORTS } from '@millwright/contracts';
import { countFilters } from '../../lib/filter-text.ts';
import { LAYOUTS, type ListState, listHref } from '../../lib/list-state.ts';
import { useView } from '../../lib/view.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FILTER_FORM } from './facets.tsx';

export function Toolbar({ state, result }: { state: ListState; result: SearchResult }) {
  const { t, locale } = useView();
  const chosen = countFilters(state.filters);
  return (
    <div className="toolbar">
      <h2 className="visually-hidden">{t('list.heading')}</h2>
      <button type="button" className="button plain filters-button" popoverTarget="filters">
        <Icon name="filter" />
        {chosen === 0 ? t('list.filters') : t('list.filtersCount', { n: chosen })}
      </button>
      <p aria-live="polite">
        {t(result.approximate ? 'list.showingAbout' : 'list.showing', {
          shown: result.products.length,
          total: result.total,
        })}
      </p>
      <label>
        <span>{t('list.sort')}</span>
        <select
          name="sort"
          form={FILTER_FORM}
          className="input"
          defaultValue={state.sort}
          aria-label={t('list.sort')}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" form={FILTER_FORM} className="button plain without-scripts">
        {t('common.apply')}
      </button>
      <nav className="layouts" aria-label={t('list.layout')}>
        {LAYOUTS.map((layout) => (
          <a
            key={layout}
            href={listHref(locale, state, { layout })}
            aria-current={layout === state.layout ? 'true' : undefined}
            aria-label={t(`layout.${layout}`)}
            title={t(`layout.${layout}`)}
            rel="nofollow"
          >
            <Icon name={layout} />
          </a>
        ))}
      </nav>
    </div>
  );
}
