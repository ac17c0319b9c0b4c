// What does /products show? Everything, the hits of a text, or the products of one maker, lot or industry given in the query. [§2.1]
import type { CategoryNode } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { translator } from '../../i18n/index.ts';
import type { ListState } from '../../lib/list-state.ts';
import type { PageResult } from '../../lib/page.ts';
import { type Heading, showList } from './show-list.tsx';
import { SubCategories } from './sub-categories.tsx';

export { postAddToCart as post } from '../add-to-cart.ts';

export function get(request: PageRequest): Promise<PageResult> {
  const t = translator(request.locale);
  return showList(request, undefined, async (state, result) => {
    const title = await titleOf(request, state, result.products[0]?.manufacturer.name);
    const heading: Heading = { title, crumbs: [{ name: title }] };
    if (state.place.by === 'all' && state.text === '') {
      heading.description = t('site.description');
      const tree = (await request.services.catalog.getCategoryTree(request.ctx)) as CategoryNode[];
      heading.intro = <SubCategories categories={tree} />;
    }
    return heading;
  });
}

async function titleOf({ locale, services, ctx }: PageRequest, { place, text }: ListState, maker: string | undefined): Promise<string> {
  const t = translator(locale);
  if (text !== '') return t('list.resultsFor', { text });
  switch (place.by) {
    case 'manufacturer':
      return t('list.manufacturerTitle', { manufacturer: maker ?? place.slug });
    case 'industry':
      return t('list.industryTitle', { industry: (await services.catalog.getIndustry(ctx, place.slug)).name });
    case 'category':
      return (await services.catalog.getCategory(ctx, place.lineage)).name;
    case 'lot':
      return (await services.lots.getLot(ctx, place.id)).name;
    default:
      return t('list.allProducts');
  }
}
