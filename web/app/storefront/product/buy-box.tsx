// Buy box: price with its tax note, stock, delivery date, quantity within its limits, and the one orange button. [§2.7, §5]
import type { ProductDetail } from '@millwright/contracts';
import { unitMessage } from '../../lib/lot-facts.ts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormToken } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CompareButton, WishlistButton } from '../../ui/product-card.tsx';
import { quantityWarnings } from '../../ui/quantity-rules.ts';
import { ShareLink } from '../../ui/share.tsx';
import { StockBadge } from '../../ui/stock.tsx';
import { Price } from '../../ui/text.tsx';
import { PostRequirementsLink } from '../errors/error-pages.tsx';
import { Stepper } from './stepper.tsx';

/** Sends to the product's own page; `quick` stands in a dialog over another one. */
export function BuyBox({ product, quick = false }: { product: ProductDetail; quick?: boolean }) {
  const view = useView();
  const { t, date, locale } = view;
  const page = href.product(locale, product.id, product.slug);
  return (
    <form
      method="post"
      action={page}
      className="buy-box"
      noValidate
      data-island="add-to-cart"
      data-on={quick ? 'visible' : 'touch'}
      {...quantityWarnings(locale)}
    >
      <FormToken />
      <p className="buy-price">
        <Price amount={product.discountPrice ?? product.price} />
        <small>{t(unitMessage(product))}</small>
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
        {product.stock > 0 ? (
          <span>{t('product.expected', { date: date(product.expectedDelivery) })}</span>
        ) : null}
      </p>
      <IncomingNote product={product} />
      {product.stock > 0 ? (
        <Stepper
          product={product}
          id={quick ? 'quick-quantity' : 'quantity'}
          on={quick ? 'visible' : 'touch'}
        />
      ) : null}
      <Button look="main" name="productId" value={product.id} disabled={product.stock <= 0}>
        {t('common.addToCart')}
      </Button>
      {quick || product.stock <= 0 ? null : (
        <ButtonLink href={href.negotiate(locale, { product: product.id })} data-form-dialog="">
          {t('offer.title')}
        </ButtonLink>
      )}
      {product.stock > 0 ? null : (
        <Notice kind="warning">
          <p>{t('product.outOfStockText')}</p>
          <PostRequirementsLink />
        </Notice>
      )}
      <p className="card-tools">
        <CompareButton product={product} view={view} />
        <WishlistButton product={product} view={view} words />
        <ShareLink path={page} title={product.name} text={t('share.share')} />
        {quick ? null : (
          <button type="button" className="button quiet print" data-island="print" data-on="touch">
            <Icon name="print" />
            {t('product.print')}
          </button>
        )}
      </p>
    </form>
  );
}

/** When more comes: before an order of many, and instead of a dead end where nothing is left. */
function IncomingNote({ product: { incoming, stock } }: { product: ProductDetail }) {
  const { t, date, number } = useView();
  if (incoming === null) return null;
  return (
    <p className="incoming">
      {t(stock > 0 ? 'product.moreComing' : 'product.coming', {
        quantity: number(incoming.quantity),
        date: date(incoming.expectedOn),
      })}
    </p>
  );
}
