// How is the product page laid out? Gallery beside the facts to buy by, then tabs, then related parts.
import type { ProductCard, ProductDetail } from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { attributeText } from '../../lib/units.ts';
import { useView } from '../../lib/view.tsx';
import { AddToCartForm, CardGrid } from '../../ui/cards.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RatingStars } from '../../ui/rating.tsx';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { ProductTabs } from './product-tabs.tsx';

export function ProductView({ product, related }: { product: ProductDetail; related: readonly ProductCard[] }) {
  const { t, locale, label } = useView();
  return (
    <>
      <div className="product" id={`p${product.id}`}>
        <Gallery product={product} />
        <div className="product-facts">
          <h1 tabIndex={-1}>{label(product.name)}</h1>
          <p className="product-number">
            <bdi dir="ltr" className="part-number">
              {product.mpn}
            </bdi>
            <button
              type="button"
              className="copy"
              data-island="copy"
              data-copy={product.mpn}
              data-done={t('product.copied')}
              aria-label={t('product.copy')}
            >
              <Icon name="copy" />
            </button>
            <a href={href.manufacturer(locale, product.manufacturer.slug)}>{product.manufacturer.name}</a>
          </p>
          <RatingStars rating={product.rating} />
          <Highlights product={product} />
        </div>
        <BuyBox product={product} />
      </div>
      <ProductTabs product={product} />
      {related.length === 0 ? null : (
        <section className="related">
          <h2>{t('product.related')}</h2>
          <AddToCartForm>
            <CardGrid products={related} />
          </AddToCartForm>
        </section>
      )}
    </>
  );
}

function Highlights({ product }: { product: ProductDetail }) {
  const { locale } = useView();
  return (
    <dl className="product-highlights">
      {(product.highlights.length > 0 ? product.highlights : product.attributes.slice(0, 5)).map((attribute) => (
        <div key={attribute.slug}>
          <dt>{attribute.name}</dt>
          <dd>
            <bdi>{attributeText(attribute, locale)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
