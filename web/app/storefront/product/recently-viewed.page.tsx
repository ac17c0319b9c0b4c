// Recently viewed products: the browser remembers the ids and requests the cards; the server stores nothing. [§2.7]
import type { ProductCard } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { type Fragment, fragment } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { AddToCartForm, CardGrid } from '../../ui/cards.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { PartNumber } from '../../ui/text.tsx';

/** A row of cards; a row of lines on the home page. */
const SHOWN = { cards: 6, lines: 4 } as const;

export async function get({ services, ctx, query }: PageRequest): Promise<Fragment> {
  const ids = (query.get('ids') ?? '')
    .split(',')
    .flatMap((id) => (/^[1-9]\d{0,8}$/.test(id) ? [Number(id)] : []));
  const look = query.get('look') === 'lines' ? 'lines' : 'cards';
  const products =
    ids.length === 0
      ? []
      : ((await services.catalog.listProducts(
          ctx,
          [...new Set(ids)].slice(0, SHOWN[look]),
        )) as ProductCard[]);
  return fragment(
    products.length === 0 ? (
      ''
    ) : look === 'lines' ? (
      <RecentLines products={products} />
    ) : (
      <RecentlyViewed products={products} />
    ),
  );
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

function RecentLines({ products }: { products: ProductCard[] }) {
  const { t, locale, label } = useView();
  return (
    <>
      <h2>{t('product.recent')}</h2>
      <ul className="recent">
        {products.map(({ id, slug, name, mpn, image }) => (
          <li key={id}>
            <a href={href.product(locale, id, slug)}>
              <Drawing name={image} size="thumb" />
              <span>
                {label(name)} <PartNumber>{mpn}</PartNumber>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
