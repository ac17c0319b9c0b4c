// Quick view page: picture, number, price, quantity and the main facts: a fragment that a script puts in a dialog. [§2.7, §4]
import type { ProductDetail } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { manufacturerName } from '../../lib/lot-facts.ts';
import { fragment, type PageResult } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProductName } from '../../ui/product-name.tsx';
import { RatingStars } from '../../ui/rating.tsx';
import { PartNumber } from '../../ui/text.tsx';
import { BuyBox } from './buy-box.tsx';
import { Highlights } from './highlights.tsx';
import { productNotFound } from './product-not-found.ts';

export async function get(
  { services, ctx, locale }: PageRequest,
  params: Record<string, string>,
): Promise<PageResult> {
  if (!/^[1-9]\d{0,8}$/.test(params.id ?? '')) return productNotFound(locale);
  const product = (await services.catalog.getProduct(ctx, Number(params.id))) as ProductDetail;
  return fragment(<QuickView product={product} />);
}

function QuickView({ product }: { product: ProductDetail }) {
  const { t, locale } = useView();
  const page = href.product(locale, product.id, product.slug);
  return (
    <div className="quick-view">
      {/* biome-ignore lint/a11y/noAutofocus: the dialog's own heading hears first */}
      <h2 id="quick-title" tabIndex={-1} autoFocus>
        <ProductName name={product.name} />
      </h2>
      <button type="button" className="tool" data-close aria-label={t('common.close')}>
        <Icon name="close" />
      </button>
      <div className="quick-picture">
        <Drawing name={product.image} size="full" />
      </div>
      <div className="quick-facts">
        <p>
          <PartNumber>{product.mpn}</PartNumber> {manufacturerName(product)}
        </p>
        <RatingStars rating={product.rating} />
        <Highlights product={product} />
        <ButtonLink href={page}>{t('product.details')}</ButtonLink>
      </div>
      <BuyBox product={product} quick />
    </div>
  );
}
