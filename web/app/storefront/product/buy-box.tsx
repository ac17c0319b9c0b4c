// How is one part bought? Price with its tax note, stock, delivery date, quantity within its limits, and the one orange button. [§2.7, §5]
import { maximumOf, type ProductDetail, QUANTITY_CEILING } from '@millwright/contracts';
import { here } from '../../lib/here.ts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Button } from '../../ui/button.tsx';
import { FormToken } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CompareButton } from '../../ui/product-card.tsx';
import { ShareLink } from '../../ui/share.tsx';
import { StockBadge } from '../../ui/stock.tsx';
import { Price } from '../../ui/text.tsx';
import { PostRequirementsLink } from '../errors/error-pages.tsx';

export function BuyBox({ product }: { product: ProductDetail }) {
  const view = useView();
  const { t, request, date, locale } = view;
  return (
    <form method="post" action={here(request)} className="buy-box" data-island="add-to-cart" data-on="touch">
      <FormToken />
      <p className="buy-price">
        <Price amount={product.discountPrice ?? product.price} />
        <small>{t(`unit.${product.unit}`)}</small>
      </p>
      {product.discountPrice === null ? null : (
        <p>
          <small>{t('price.list')}</small>{' '}
          <s>
            <Price amount={product.price} className="" />
          </s>{' '}
          <b className="saving">{t('product.discount', { percent: product.discountPercent })}</b>
        </p>
      )}
      <p className="tax-note">{t('product.taxNote')}</p>
      <p className="availability">
        <StockBadge stock={product.stock} />
        {product.stock > 0 ? <span>{t('product.expected', { date: date(new Date(product.expectedDelivery)) })}</span> : null}
      </p>
      {product.stock > 0 ? (
        <>
          <Stepper product={product} />
          <Button look="main" name="productId" value={product.id}>
            {t('common.addToCart')}
          </Button>
        </>
      ) : (
        <Notice kind="warning">
          <p>{t('product.outOfStockText')}</p>
          <PostRequirementsLink />
        </Notice>
      )}
      <p className="card-tools">
        <CompareButton product={product} view={view} />
        <ShareLink path={href.product(locale, product.id, product.slug)} title={product.name} text={t('share.share')} />
      </p>
    </form>
  );
}

/** Without scripts a number field with limits; with them the buttons repeat while held. */
function Stepper({ product }: { product: ProductDetail }) {
  const { t } = useView();
  const { limits } = product;
  const minimum = Math.max(1, limits.minimum);
  const maximum = maximumOf(limits);
  const words = [
    t('limits.minimum', { n: minimum }),
    ...(maximum < QUANTITY_CEILING ? [t('limits.maximum', { n: maximum })] : []),
    ...(limits.step > 1 ? [t('limits.step', { n: limits.step })] : []),
  ];
  return (
    <div className="quantity">
      <label htmlFor="quantity">{t('common.quantity')}</label>
      <div className="stepper" data-island="stepper" data-on="touch">
        <button type="button" data-by="-1" aria-label={t('common.decrease')} tabIndex={-1}>
          −
        </button>
        <input
          id="quantity"
          name="quantity"
          type="number"
          inputMode="numeric"
          dir="ltr"
          defaultValue={minimum}
          min={minimum}
          max={maximum < QUANTITY_CEILING ? maximum : undefined}
          step={limits.step}
          required
          aria-describedby="quantity-limits"
        />
        <button type="button" data-by="1" aria-label={t('common.increase')} tabIndex={-1}>
          +
        </button>
      </div>
      <small id="quantity-limits">{words.join(' · ')}</small>
    </div>
  );
}
