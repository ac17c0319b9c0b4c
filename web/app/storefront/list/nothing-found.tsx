// Empty list, with relaxed results: fewer words, the whole shop, popular categories. [§2.6, §8]
import type { CategoryNode, Nearest } from '@millwright/contracts';
import { countFilters } from '../../lib/filter-text.ts';
import { type ListState, listHref } from '../../lib/list-state.ts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { AddToCartForm, CardGrid } from '../../ui/cards.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { PostRequirementsLink } from '../errors/error-pages.tsx';
import { SubCategories } from './sub-categories.tsx';

/** Data for an empty list. */
export type Instead = { nearest: Nearest | null; categories: readonly CategoryNode[] };

export function NothingFound({
  state,
  instead,
}: {
  state: ListState;
  instead: Instead | undefined;
}) {
  const { t, locale } = useView();
  const filtered = countFilters(state.filters) > 0;
  return (
    <>
      <EmptyState title={t('list.empty')} text={t('list.emptyText')}>
        {filtered ? <p>{t('list.emptyFilters')}</p> : null}
        {filtered ? (
          <ButtonLink
            href={listHref(locale, state, {
              filters: { categories: [], manufacturers: [], attributes: [] },
            })}
          >
            {t('list.clearAll')}
          </ButtonLink>
        ) : (
          <ButtonLink href={listHref(locale, wholeShop(state), { text: '' })}>
            {t('list.allProducts')}
          </ButtonLink>
        )}
        <p>
          <a href={href.inHand(locale)}>{t('inHand.emptyLink')}</a>
        </p>
        <PostRequirementsLink />
      </EmptyState>
      {instead?.nearest ? <NearestProducts nearest={instead.nearest} state={state} /> : null}
      {instead === undefined || instead.categories.length === 0 ? null : (
        <section>
          <h2>{t('list.popularCategories')}</h2>
          <SubCategories categories={instead.categories} />
        </section>
      )}
    </>
  );
}

function NearestProducts({ nearest, state }: { nearest: Nearest; state: ListState }) {
  const { t, locale } = useView();
  return (
    <section className="nearest">
      <h2>{t('list.nearest', { text: nearest.text })}</h2>
      <AddToCartForm>
        <CardGrid products={nearest.products} />
      </AddToCartForm>
      {nearest.total > nearest.products.length ? (
        <p>
          <a href={listHref(locale, wholeShop(state), { text: nearest.text })}>
            {t('common.showAll', { n: nearest.total })}
          </a>
        </p>
      ) : null}
    </section>
  );
}

/** The same list settings without place and scope. */
function wholeShop({ base: _base, ...state }: ListState): ListState {
  return { ...state, place: { by: 'all' }, scope: 'all' };
}
