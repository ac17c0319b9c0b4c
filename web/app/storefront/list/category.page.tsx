// Category page: its sub-categories by picture, its description, and its products with filters. [§2.1]
import type { CategoryDetail, MeasuredFamily } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import type { Crumb, PageResult } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { isProblem } from '../../lib/problems.ts';
import { categoryMissingPage } from './category-missing.tsx';
import { showList } from './show-list.tsx';
import { SubCategories } from './sub-categories.tsx';

export { postAddToCart as post } from '../add-to-cart.ts';

export async function get(
  request: PageRequest,
  params: Record<string, string>,
): Promise<PageResult> {
  const { services, ctx, locale } = request;
  const lineage = params['*'] ?? '';
  // Begun beside the search; a missing category is told by whichever is first.
  const detail = services.catalog.getCategory(ctx, lineage) as Promise<CategoryDetail>;
  detail.catch(() => {});
  const shown = showList(request, { by: 'category', lineage }, async (state) => {
    const [category, family] = await Promise.all([
      detail,
      services.search.findMeasuredFamily(ctx, lineage) as Promise<MeasuredFamily | null>,
    ]);
    const t = translator(locale);
    const crumbs: Crumb[] = category.crumbs.map((crumb, index) =>
      index === category.crumbs.length - 1 && state.text === ''
        ? { name: crumb.name }
        : { name: crumb.name, href: href.category(locale, crumb.lineage) },
    );
    if (state.text !== '') crumbs.push({ name: t('list.resultsFor', { text: state.text }) });
    return {
      title:
        state.text === ''
          ? category.name
          : `${category.name}: ${t('list.resultsFor', { text: state.text })}`,
      description: t('list.metaCategory', {
        name: category.name,
        n: category.productCount,
        description: category.description,
      }).trim(),
      keywords: [category.name, ...category.children.map((child) => child.name)].join(', '),
      crumbs,
      intro: (
        <>
          {category.description === '' ? null : <p className="lead">{category.description}</p>}
          {family === null ? null : (
            <p className="in-hand-link">
              <a href={href.inHand(locale, family.lineage)}>{t('inHand.link')}</a>
            </p>
          )}
          <SubCategories categories={category.children} under={category.name} />
        </>
      ),
    };
  });
  return shown.catch((error: unknown) => {
    if (!isProblem(error) || error.code !== 'category-not-found') throw error;
    return categoryMissingPage(request, lineage);
  });
}
