// Lot list page. [§2.2 /lot]
import type { Lot, LotCategory } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { here } from '../../lib/here.ts';
import { movedTo, type Page, type PageResult } from '../../lib/page.ts';
import { href, path } from '../../lib/paths.ts';
import { lotListJsonLd } from './lot-json-ld.ts';
import { LotList } from './lot-list.tsx';

export { postAddToCart as post } from '../add-to-cart.ts';

export async function get(
  request: PageRequest,
  params: Record<string, string>,
): Promise<PageResult> {
  const { services, ctx, locale } = request;
  const id = /^[0-9]{1,9}$/.test(params.id ?? '') ? Number(params.id) : 0;
  const [category, lots] = (await Promise.all([
    services.lots.getLotCategory(ctx, id),
    services.lots.listLots(ctx, id),
  ])) as [LotCategory, Lot[]];
  // The number is what counts; older or mistyped names lead to the right address.
  if (params.name !== category.slug || params.id !== String(category.id)) {
    const [, query = ''] = here(request).split('?', 2);
    return movedTo(href.lots(locale, category) + (query === '' ? '' : `?${query}`));
  }
  const t = translator(locale);
  const page: Page = {
    title: t('lots.of', { category: category.name }),
    description: t('lots.ofText', {
      category: category.name,
      n: lots.length,
      // Names have commas of their own.
      names: lots.map((lot) => lot.name).join('; '),
    }),
    keywords: [t('lots.sale'), category.name, ...lots.map((lot) => lot.name)].join(', '),
    breadcrumbs: [{ name: t('lots.sale'), href: href.lotSales(locale) }, { name: category.name }],
    jsonLd: lotListJsonLd(lots, request),
    mainClass: 'list-page',
    body: <LotList category={category} lots={lots} />,
  };
  // An empty shelf is nothing to be found by.
  if (lots.length > 0) page.canonical = path.lots(category);
  return page;
}
