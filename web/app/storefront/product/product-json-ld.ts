// Structured data of a product (schema.org): attributes and quantities with unit codes, offer, rating, family and equal products; breadcrumbs are added to every page.
import {
  type AttributeValue,
  type ProductCard,
  type ProductDetail,
  type ProductFamily,
  toDecimal,
  unitCode,
  unitOfSaleCode,
} from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { currenciesOf } from '../../lib/money.ts';
import { href, previewPath } from '../../lib/paths.ts';
import { nameOfShop } from '../../lib/view.tsx';
import { groupAttributes } from './attribute-groups.ts';

type Around = { family: ProductFamily | null; substitutes: readonly ProductCard[] };

export function productJsonLd(
  product: ProductDetail,
  { family, substitutes }: Around,
  request: PageRequest,
): object[] {
  const { origin, locale } = request;
  const dimensions = groupAttributes(product.attributes)
    .filter(({ group }) => group === 'dimensions')
    .flatMap(({ attributes }) => attributes)
    .flatMap(measurement);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: product.description,
      url: origin + href.product(locale, product.id, product.slug),
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
      ...(product.originCountry === ''
        ? {}
        : { countryOfOrigin: { '@type': 'Country', name: product.originCountry } }),
      ...(product.weightGrams > 0
        ? { weight: { '@type': 'QuantitativeValue', value: product.weightGrams, unitCode: 'GRM' } }
        : {}),
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
        propertyID: attribute.slug,
        name: attribute.name,
        value: attribute.number ?? attribute.value,
        ...unitOf(attribute.unit),
      })),
      ...(dimensions.length === 0 ? {} : { hasMeasurement: dimensions }),
      ...(family === null ? {} : { isVariantOf: familyData(family, product, request) }),
      ...(substitutes.length === 0
        ? {}
        : { isSimilarTo: substitutes.map((card) => reference(card, request)) }),
      offers: offer(product, request),
    },
  ];
}

/** A price has no end that is known, and freight depends on the whole order: neither is promised here. */
function offer(product: ProductDetail, request: PageRequest): object {
  const { origin, locale } = request;
  const price = product.discountPrice ?? product.price;
  const { minimum, maximum, step } = product.limits;
  const sale = unitOfSaleCode(product.unit);
  return {
    '@type': 'Offer',
    url: origin + href.product(locale, product.id, product.slug),
    price: toDecimal(price.base),
    priceCurrency: currenciesOf(request)[0],
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: toDecimal(price.base),
      priceCurrency: currenciesOf(request)[0],
      valueAddedTaxIncluded: false,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: sale },
    },
    eligibleQuantity: {
      '@type': 'QuantitativeValue',
      minValue: minimum,
      ...(maximum === null ? {} : { maxValue: maximum }),
      unitCode: sale,
      ...(step > 1
        ? {
            additionalProperty: { '@type': 'PropertyValue', propertyID: 'increment', value: step },
          }
        : {}),
    },
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: nameOfShop(request) },
    availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    ...(product.stock > 0
      ? { inventoryLevel: { '@type': 'QuantitativeValue', value: product.stock, unitCode: sale } }
      : {}),
  };
}

function familyData(
  { name, options, products }: ProductFamily,
  { id }: ProductDetail,
  request: PageRequest,
): object {
  return {
    '@type': 'ProductGroup',
    name,
    // A family has no number; its first product stands for it, the same on each page.
    productGroupID: `family-${Math.min(...products.map((product) => product.id))}`,
    variesBy: options.map((option) => option.name),
    hasVariant: products
      .filter((product) => product.id !== id)
      .map((product) => reference(product, request)),
  };
}

function reference(card: ProductCard, { origin, locale }: PageRequest): object {
  return {
    '@type': 'Product',
    name: card.name,
    sku: card.sku,
    mpn: card.mpn,
    url: origin + href.product(locale, card.id, card.slug),
    brand: { '@type': 'Brand', name: card.manufacturer.name },
  };
}

function measurement({ name, number, unit }: AttributeValue): object[] {
  const code = unitCode(unit);
  return number === null || code === null
    ? []
    : [{ '@type': 'QuantitativeValue', name, value: number, unitCode: code }];
}

function unitOf(unit: string | null): object {
  const code = unitCode(unit);
  return unit === null ? {} : { unitText: unit, ...(code === null ? {} : { unitCode: code }) };
}
