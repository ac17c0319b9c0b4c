// Product list at /products: everything, the hits of a text, or the products of one manufacturer, lot or industry given in the query. [§2.1]
import type {
  CategoryDetail,
  CategoryNode,
  Industry,
  Lot,
  SearchResult,
} from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import type { ListState } from '../../lib/list-state.ts';
import type { PageResult } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { attempt } from '../../lib/problems.ts';
import { noProductsPage } from '../errors/error-pages.tsx';
import type { Heading } from './list-view.tsx';
import { showList } from './show-list.tsx';
import { SubCategories } from './sub-categories.tsx';

export { postAddToCart as post } from '../add-to-cart.ts';

export async function get(request: PageRequest): Promise<PageResult> {
  const shown = await attempt(() =>
    showList(request, undefined, (state, result) => headingOf(request, state, result)),
  );
  if (shown.ok) return shown.value;
  // The number of a lot that never was.
  if (shown.problem.code === 'not-found') return noProductsPage(request.locale);
  throw shown.problem;
}

async function headingOf(
  request: PageRequest,
  state: ListState,
  result: SearchResult,
): Promise<Heading> {
  const { locale, services, ctx } = request;
  const t = translator(locale);
  const { place, text } = state;
  const kinds = result.facets.categories.slice(0, 3).map(({ name }) => name);
  const told = (title: string, description: string, words: string[] = []): Heading => ({
    title,
    crumbs: [{ name: title }],
    description,
    keywords: [...words, ...kinds].join(', '),
  });
  if (text !== '')
    return told(t('list.resultsFor', { text }), t('list.metaSearch', { text, n: result.total }), [
      text,
    ]);
  switch (place.by) {
    case 'manufacturer': {
      const name = result.products[0]?.manufacturer.name ?? place.slug;
      return {
        ...told(
          t('list.manufacturerTitle', { manufacturer: name }),
          t('list.metaManufacturer', { name, n: result.total }),
          [name],
        ),
        intro: (
          <p>
            <a href={href.manufacturer(locale, place.slug)}>{t('manufacturers.about', { name })}</a>
          </p>
        ),
      };
    }
    case 'industry': {
      const { name, description } = (await services.catalog.getIndustry(
        ctx,
        place.slug,
      )) as Industry;
      return told(t('list.industryTitle', { industry: name }), description, [name]);
    }
    case 'category': {
      const { name, description, productCount } = (await services.catalog.getCategory(
        ctx,
        place.lineage,
      )) as CategoryDetail;
      return told(name, t('list.metaCategory', { name, n: productCount, description }).trim(), [
        name,
      ]);
    }
    case 'lot': {
      const lot = (await services.lots.getLot(ctx, place.id)) as Lot;
      return told(lot.name, `${lot.name}. ${lot.details}`, [lot.name, lot.category.name]);
    }
    default: {
      const tree = (await services.catalog.getCategoryTree(ctx)) as CategoryNode[];
      return {
        ...told(t('list.allProducts'), t('site.description')),
        intro: <SubCategories categories={tree} />,
      };
    }
  }
}
