// Product layout: gallery beside the buying facts, then tabs, substitutes, related parts, and recently viewed products.
import type {
  Account,
  Lot,
  ProductCard,
  ProductDetail,
  ProductFamily,
} from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { AddToCartForm, CardGrid } from '../../ui/cards.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProductName } from '../../ui/product-name.tsx';
import { RatingStars } from '../../ui/rating.tsx';
import { LotFacts } from '../lots/lot-facts.tsx';
import type { LoadedReviews } from '../reviews/load-reviews.ts';
import { NotifyForm } from '../stock-alerts/notify-form.tsx';
import { BuyBox } from './buy-box.tsx';
import { FamilyTable } from './family-table.tsx';
import { Gallery } from './gallery.tsx';
import { Highlights } from './highlights.tsx';
import { ProductTabs } from './product-tabs.tsx';

type Around = {
  /** That it sells as a whole. */
  lot: Lot | null;
  family: ProductFamily | null;
  reviews: LoadedReviews;
  account: Account | null;
  substitutes: readonly ProductCard[];
  related: readonly ProductCard[];
};

export function ProductView({
  product,
  lot,
  family,
  substitutes,
  related,
  reviews,
  account,
}: { product: ProductDetail } & Around) {
  const { t, locale } = useView();
  return (
    <>
      <div className="product" id={`p${product.id}`}>
        <Gallery product={product} />
        <div className="product-facts">
          <h1 tabIndex={-1}>
            <ProductName name={product.name} />
          </h1>
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
            {lot !== null ? null : (
              <a href={href.manufacturer(locale, product.manufacturer.slug)}>
                {product.manufacturer.name}
              </a>
            )}
          </p>
          {product.rating.count === 0 ? null : (
            <a href="#reviews" className="to-reviews">
              <RatingStars rating={product.rating} />
            </a>
          )}
          {lot === null ? <Highlights product={product} /> : <LotFacts lot={lot} />}
        </div>
        <div className="buy-side">
          <BuyBox product={product} />
          {product.stock > 0 || product.kind === 'lot' ? null : (
            <NotifyForm product={product} account={account} />
          )}
        </div>
      </div>
      {family === null ? null : <FamilyTable family={family} productId={product.id} />}
      <ProductTabs product={product} reviews={reviews} />
      <Row
        title={t('product.substitutes')}
        text={t('product.substitutesText')}
        products={substitutes}
      />
      <Row title={t('product.related')} products={related} />
      <section
        className="related"
        data-island="recently-viewed"
        data-on="idle"
        data-id={product.id}
        data-url={href.recentlyViewed(locale)}
      />
    </>
  );
}

function Row({
  title,
  text,
  products,
}: {
  title: string;
  text?: string;
  products: readonly ProductCard[];
}) {
  if (products.length === 0) return null;
  return (
    <section className="related">
      <h2>{title}</h2>
      {text === undefined ? null : <p>{text}</p>}
      <AddToCartForm>
        <CardGrid products={products} />
      </AddToCartForm>
    </section>
  );
}
