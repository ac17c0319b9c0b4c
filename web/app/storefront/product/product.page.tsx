// Product page: drawing, number, price, stock, delivery, quantity; then data, words, documents, neighbours. [§2.7]
import type { Lot, ProductCard, ProductDetail, ProductFamily } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { movedTo, type PageResult } from '../../lib/page.ts';
import { href, path } from '../../lib/paths.ts';
import { attributeText } from '../../lib/units.ts';
import { createView } from '../../lib/view.tsx';
import { lotJsonLd } from '../lots/lot-json-ld.ts';
import { loadReviews } from '../reviews/load-reviews.ts';
import { productJsonLd } from './product-json-ld.ts';
import { productMarkdown } from './product-markdown.ts';
import { productNotFound } from './product-not-found.ts';
import { ProductView } from './product-view.tsx';

export { postAddToCart as post } from '../add-to-cart.ts';

/** A row of cards. */
const NEIGHBOURS = 6;

export async function get(
  request: PageRequest,
  params: Record<string, string>,
): Promise<PageResult> {
  const { services, ctx, locale, query } = request;
  const id = Number(params.id);
  if (!/^\d{1,9}$/.test(params.id ?? '') || id === 0) return productNotFound(locale);
  const [product, family, substitutes, near] = (await Promise.all([
    services.catalog.getProduct(ctx, id),
    services.catalog.getFamily(ctx, id),
    services.catalog.listSubstitutes(ctx, id, NEIGHBOURS),
    services.catalog.listRelated(ctx, id, 2 * NEIGHBOURS),
  ])) as [ProductDetail, ProductFamily | null, ProductCard[], ProductCard[]];
  const related = near
    .filter(
      (card) =>
        !substitutes.some((other) => other.id === card.id) &&
        family?.products.some((other) => other.id === card.id) !== true,
    )
    .slice(0, NEIGHBOURS);
  if (params.slug !== product.slug) {
    const rest = query.toString();
    return movedTo(href.product(locale, id, product.slug) + (rest === '' ? '' : `?${rest}`));
  }
  const reviews = await loadReviews(request, product);
  const lot =
    product.kind === 'lot' ? ((await services.lots.findLotOfProduct(ctx, id)) as Lot | null) : null;
  // A customer need not type again what the account knows.
  const account =
    product.stock <= 0 && ctx.actor.kind === 'customer'
      ? await services.customers.getAccount(ctx)
      : null;
  const t = translator(locale);
  const told = {
    name: product.name,
    partNumber: product.mpn,
    price: createView(request).price(product.discountPrice ?? product.price),
    stock: product.stock > 0 ? t('stock.in', { n: product.stock }) : t('stock.out'),
  };
  const above =
    lot === null
      ? product.categories.map(({ name, lineage }) => ({
          name,
          href: href.category(locale, lineage),
        }))
      : [
          { name: t('lots.sale'), href: href.lotSales(locale) },
          { name: lot.category.name, href: href.lots(locale, lot.category) },
        ];
  return {
    title: `${product.name} - ${lot === null ? product.manufacturer.name : t('lots.sale')}`,
    description:
      lot === null
        ? t('product.meta', {
            ...told,
            manufacturer: product.manufacturer.name,
            highlights: product.highlights
              .map((attribute) => `${attribute.name} ${attributeText(attribute, locale)}`)
              .join(', '),
          })
        : t('product.metaLot', {
            ...told,
            location: lot.location,
            condition: lot.condition.name,
            n: lot.items.length,
          }),
    keywords: [
      product.mpn,
      product.sku,
      ...(lot === null ? [product.manufacturer.name] : []),
      ...above.map(({ name }) => name),
    ].join(', '),
    breadcrumbs: [...above, { name: product.mpn }],
    canonical: path.product(id, product.slug),
    preloadImage: product.images[0]?.name ?? product.image,
    jsonLd:
      lot === null
        ? productJsonLd(product, { family, substitutes }, request)
        : lotJsonLd(lot, request),
    ...(lot === null
      ? { markdown: () => productMarkdown(product, { family, substitutes }, request) }
      : {}),
    mainClass: 'product-page',
    body: (
      <ProductView
        product={product}
        lot={lot}
        family={family}
        substitutes={substitutes}
        related={related}
        reviews={reviews}
        account={account}
      />
    ),
  };
}
