// Structured data of a product (schema.org): the product with its offer and rating; breadcrumbs are added to every page.
import { type ProductDetail, toDecimal } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { currenciesOf } from '../../lib/money.ts';
import { href, previewPath } from '../../lib/paths.ts';
import { nameOfShop } from '../../lib/view.tsx';

export function productJsonLd(product: ProductDetail, request: PageRequest): object[] {
  const { origin, locale } = request;
  const url = origin + href.product(locale, product.id, product.slug);
  const price = product.discountPrice ?? product.price;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: product.description,
      image: product.images.map((image) => origin + previewPath(image.name)),
      sku: product.sku,
      mpn: product.mpn,
      ...(product.gtin === null ? {} : { gtin: product.gtin }),
      brand: {
        '@type': 'Brand',
        name: product.manufacturer.name,
        ...(product.kind === 'lot'
          ? {}
          : { url: origin + href.manufacturer(locale, product.manufacturer.slug) }),
      },
      category: product.categories.map((category) => category.name).join(' > '),
      ...(product.rating.count === 0
        ? {}
        : {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: product.rating.average,
              reviewCount: product.rating.count,
            },
          }),
      additionalProperty: product.attributes.map((attribute) => ({
        '@type': 'PropertyValue',
        name: attribute.name,
        value: attribute.number ?? attribute.value,
        ...(attribute.unit === null ? {} : { unitText: attribute.unit }),
      })),
      offers: {
        '@type': 'Offer',
        url,
        price: toDecimal(price.base),
        priceCurrency: currenciesOf(request)[0],
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@type': 'Organization', name: nameOfShop(request) },
        availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      },
    },
  ];
}
