// Lot items page: the lot, to be bought as a whole, and its items, to be bought singly. [§2.1 /lotitems, §2.5 breadcrumbs]
import type { Lot } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { here } from '../../lib/here.ts';
import { movedTo, type PageResult } from '../../lib/page.ts';
import { href, localPath, path } from '../../lib/paths.ts';
import { showList } from '../list/show-list.tsx';
import { LotHead } from './lot-head.tsx';
import { lotJsonLd } from './lot-json-ld.ts';

export { postAddToCart as post } from '../add-to-cart.ts';

export async function get(
  request: PageRequest,
  params: Record<string, string>,
): Promise<PageResult> {
  const { services, ctx, locale } = request;
  const id = /^[0-9]{1,9}$/.test(params.id ?? '') ? Number(params.id) : 0;
  const lot = (await services.lots.getLot(ctx, id)) as Lot;
  const base = path.lotItems(lot);
  const { category, categoryName, name } = params;
  // The lot's number is what counts; older or mistyped names lead to the right address, with all that was chosen.
  if (
    category !== String(lot.category.id) ||
    categoryName !== lot.category.slug ||
    name !== lot.slug
  ) {
    const [, query = ''] = here(request).split('?', 2);
    return movedTo(localPath(locale, base) + (query === '' ? '' : `?${query}`));
  }
  return showList(
    request,
    { by: 'lot', id },
    () => ({
      title: lot.name,
      description: `${lot.name}. ${lot.details}`,
      keywords: [lot.name, lot.category.name].join(', '),
      crumbs: [
        { name: translator(locale)('lots.sale'), href: href.lotSales(locale) },
        { name: lot.name },
      ],
      intro: <LotHead lot={lot} />,
      jsonLd: lotJsonLd(lot, request),
    }),
    base,
  );
}
