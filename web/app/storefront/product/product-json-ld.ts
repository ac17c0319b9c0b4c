// What do search engines read about a part? Product and way to it, as schema.org writes them.
import { type ProductDetail, toDecimal } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { href, imagePath } from '../../lib/paths.ts';

export function productJsonLd(product: ProductDetail, { origin, locale, currency }: PageRequest): object[] {
  const url = origin + href.product(locale, product.id, product.slug);
  const price = product.discountPrice ?? product.price;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: product.description,
      image: product.images.map((image) => origin + imagePath(image.name)),
      sku: product.sku,
      mpn: product.mpn,
      brand: { '@type': 'Brand', name: product.manufacturer.name },
      category: product.categories.map((category) => category.name).join(' > '),
      ...(product.rating.count === 0
        ? {}
        : { aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating.average, reviewCount: product.rating.count } }),
      additionalProperty: product.attributes.map((attribute) => ({
        '@type': 'PropertyValue',
        name: attribute.name,
        value: attribute.number ?? attribute.value,
        ...(attribute.unit === null ? {} : { unitText: attribute.unit }),
      })),
      offers: {
        '@type': 'Offer',
        url,
        price: toDecimal(price[currency]),
        priceCurrency: currency,
        availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        ...product.categories.map((category) => ({ name: category.name, item: origin + href.category(locale, category.lineage) })),
        { name: product.name, item: url },
      ].map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
    },
  ];
}
