// Compare page: the visitor's own selection, or the one that an address names: /compare?ids=1,2,3. [§2.8 compare]
import { type ProductDetail, readCompared } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import type { Page, PageResult } from '../../lib/page.ts';
import { redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { postAddToCart } from '../add-to-cart.ts';
import { CompareEmpty, CompareView } from './compare-view.tsx';

export async function get({ services, ctx, locale, query, compared }: PageRequest): Promise<Page> {
  const t = translator(locale);
  const asked = query.has('ids') ? readCompared(query.get('ids')) : compared;
  const products =
    asked.length === 0
      ? []
      : ((await services.catalog.listProducts(ctx, asked)) as ProductDetail[]);
  const own = asked.join() === compared.join();
  const onlyDifferences = query.get('differences') === '1' && products.length > 1;
  return {
    title: t('compare.title'),
    breadcrumbs: [{ name: t('compare.title') }],
    mainClass: 'compare-page',
    body:
      products.length === 0 ? (
        <CompareEmpty />
      ) : (
        <CompareView products={products} own={own} onlyDifferences={onlyDifferences} />
      ),
  };
}

/** `remove` takes one out, `clear` all, `keep` makes a shared selection the visitor's own; anything else is Add to Cart. */
export async function post(request: PageRequest): Promise<PageResult> {
  const { form, locale, compared } = request;
  const back = href.compare(locale);
  if (form.has('clear')) return redirect(back, { compared: [] });
  if (form.has('keep')) return redirect(back, { compared: readCompared(form.get('keep')) });
  if (form.has('remove'))
    return redirect(back, { compared: compared.filter((id) => id !== Number(form.get('remove'))) });
  return postAddToCart(request);
}
