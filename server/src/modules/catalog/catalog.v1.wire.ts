// Wire form of the catalogue in /api/v1. [decisions 0114]
import type {
  AttributeValue,
  CategoryDetail,
  CategoryNode,
  CurrencyCode,
  Industry,
  ManufacturerDetail,
  ManufacturerSummary,
  ProductCard,
  ProductDetail,
  ProductFamily,
  V1Category,
} from '@millwright/contracts';
import {
  categoryUrl,
  moneyIn,
  pictureOrNull,
  pictureUrl,
  productUrl,
  textOrNull,
} from '../../platform/v1-wire.ts';

const toAttribute = ({ slug, name, value, unit, number }: AttributeValue) => ({
  slug,
  name,
  value,
  unit,
  number,
});

export function toV1Card(card: ProductCard, currency: CurrencyCode) {
  const { price, discountPrice } = card;
  return {
    id: card.id,
    kind: card.kind,
    sku: card.sku,
    mpn: card.mpn,
    name: card.name,
    url: productUrl(card.id, card.slug),
    image: pictureUrl(card.image),
    manufacturer: { slug: card.manufacturer.slug, name: card.manufacturer.name },
    originCountry: textOrNull(card.originCountry),
    unit: card.unit,
    price: moneyIn(discountPrice ?? price, currency),
    listPrice: discountPrice === null ? null : moneyIn(price, currency),
    discountPercent: card.discountPercent,
    stock: Math.max(0, card.stock),
    orderQuantity: {
      minimum: card.limits.minimum,
      maximum: card.limits.maximum,
      step: card.limits.step,
    },
    rating: { average: card.rating.average, count: card.rating.count },
    highlights: card.highlights.map(toAttribute),
  };
}

export function toV1Product(product: ProductDetail, currency: CurrencyCode) {
  return {
    ...toV1Card(product, currency),
    description: product.description,
    gtin: product.gtin,
    hsn: textOrNull(product.hsn),
    unspsc: textOrNull(product.unspsc),
    weightGrams: product.weightGrams,
    attributes: product.attributes.map(toAttribute),
    images: product.images.map(({ name, title }) => ({ url: pictureUrl(name), title })),
    videos: product.videos.map(({ url, title }) => ({ url, title })),
    documents: product.documents.map(({ name, title }) => ({
      url: `/api/productdocuments/${name}`,
      title,
    })),
    categories: product.categories.map(({ name, lineage }) => ({ name, path: lineage })),
    industries: product.industries.map(({ slug, name }) => ({ slug, name })),
    createdAt: product.createdAt,
    expectedDelivery: product.expectedDelivery,
    incoming:
      product.incoming === null
        ? null
        : { quantity: product.incoming.quantity, expectedOn: product.incoming.expectedOn },
  };
}

export function toV1Family(family: ProductFamily, currency: CurrencyCode) {
  return {
    name: family.name,
    options: family.options.map(({ slug, name }) => ({ slug, name })),
    products: family.products.map((card) => toV1Card(card, currency)),
  };
}

export function toV1Category(node: CategoryNode): V1Category {
  return { ...ownOf(node), children: node.children.map(toV1Category) };
}

export function toV1CategoryDetail(node: CategoryDetail) {
  return {
    ...ownOf(node),
    description: node.description,
    crumbs: node.crumbs.map(({ name, lineage }) => ({ name, path: lineage })),
    children: node.children.map(toV1Category),
  };
}

function ownOf({ id, name, lineage, image, productCount }: CategoryNode) {
  return {
    id,
    name,
    path: lineage,
    url: categoryUrl(lineage),
    image: pictureUrl(image),
    productCount,
  };
}

export function toV1Manufacturer({ slug, name, logo, productCount }: ManufacturerSummary) {
  return { slug, name, url: `/manufacturers/${slug}`, logo: pictureOrNull(logo), productCount };
}

export function toV1ManufacturerDetail(manufacturer: ManufacturerDetail) {
  return {
    ...toV1Manufacturer(manufacturer),
    country: textOrNull(manufacturer.country),
    description: manufacturer.description,
    website: textOrNull(manufacturer.website),
    categories: manufacturer.categories.map(({ name, lineage, productCount }) => ({
      name,
      path: lineage,
      productCount,
    })),
  };
}

export function toV1Industry({ slug, name, description, image, productCount }: Industry) {
  return {
    slug,
    name,
    description,
    image: pictureUrl(image),
    url: `/industry/${slug}`,
    productCount,
  };
}
