// Missing category page, with a link to the nearest one that exists. [§8 Category not found]
import { type CategoryDetail, type CategoryNode, problemText } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import type { Page } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { SearchForm } from '../../shell/header.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { PostRequirementsLink } from '../errors/error-pages.tsx';
import { SubCategories } from './sub-categories.tsx';

/** A 404 that leads on: the deepest category of the address that exists, its children, or the shop's own categories. */
export async function categoryMissingPage(
  { services, ctx, locale }: PageRequest,
  lineage: string,
): Promise<Page> {
  const t = translator(locale);
  let parent: CategoryDetail | undefined;
  const slugs = lineage.split('/').slice(0, 6);
  for (let depth = slugs.length - 1; depth > 0 && parent === undefined; depth--) {
    parent = (await services.catalog
      .getCategory(ctx, slugs.slice(0, depth).join('/'))
      .catch(() => undefined)) as CategoryDetail | undefined;
  }
  const categories =
    parent?.children ?? ((await services.catalog.getCategoryTree(ctx)) as CategoryNode[]);
  return {
    status: 404,
    title: t('error.categoryNotFound'),
    body: <CategoryMissing parent={parent} categories={categories} />,
    mainClass: 'list-page',
  };
}

function CategoryMissing({
  parent,
  categories,
}: {
  parent: CategoryDetail | undefined;
  categories: readonly CategoryNode[];
}) {
  const { t, locale } = useView();
  return (
    <>
      <EmptyState
        heading
        title={t('error.categoryNotFound')}
        text={problemText('category-not-found', locale)}
      >
        {parent === undefined ? (
          <ButtonLink href={href.products(locale)}>{t('list.allProducts')}</ButtonLink>
        ) : (
          <ButtonLink href={href.category(locale, parent.lineage)}>{parent.name}</ButtonLink>
        )}
        <label htmlFor="search-again">{t('error.searchHere')}</label>
        <SearchForm id="search-again" label={t('error.searchHere')} />
        <PostRequirementsLink />
      </EmptyState>
      <section>
        <h2>{parent === undefined ? t('list.popularCategories') : parent.name}</h2>
        <SubCategories categories={categories} />
      </section>
    </>
  );
}
