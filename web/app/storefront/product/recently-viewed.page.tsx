// Recently viewed products: the browser remembers the ids and requests the cards; the server stores nothing. [§2.7]
import type { ProductCard } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { type Fragment, fragment } from '../../lib/page.ts';
import { useView } from '../../lib/view.tsx';
import { AddToCartForm, CardGrid } from '../../ui/cards.tsx';

/** A row of cards. */
const SHOWN = 6;

export async function get({ services, ctx, query }: PageRequest): Promise<Fragment> {
  const ids = (query.get('ids') ?? '').split(',').flatMap((id) => (/^[1-9]\d{0,8}$/.test(id) ? [Number(id)] : []));
  const products = ids.length === 0 ? [] : ((await services.catalog.listProducts(ctx, [...new Set(ids)].slice(0, SHOWN))) as ProductCard[]);
  return fragment(products.length === 0 ? '' : <RecentlyViewed products={products} />);
}

function RecentlyViewed({ products }: { products: ProductCard[] }) {
  const { t } = useView();
  return (
    <>
      <h2>{t('product.recent')}</h2>
      <AddToCartForm>
        <CardGrid products={products} />
      </AddToCartForm>
    </>
  );
}
