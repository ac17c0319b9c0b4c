// Wire form of a product. [§3 Product, decisions §7]
import {
  type CategoryNode,
  type Locale,
  type ProductCard,
  type ProductDetail,
  toDecimal,
  type WireCategory,
} from '@millwright/contracts';
import { countryName, decimalIn, unitOfSaleName } from '../../platform/wire.ts';

const pictureOf = (name: string): string => `/productimages/${name}`;

export function toWireProduct(card: ProductCard, locale: Locale) {
  const { price, discountPrice } = card;
  return {
    id: card.id,
    productId: card.id,
    kind: card.kind,
    name: card.name,
    sefurl: card.slug,
    store: 'DEFAULT' as const,
    splSku: card.mpn,
    sku: card.sku,
    price: toDecimal(price.base),
    usdprice: decimalIn(price, 'USD'),
    sarprice: decimalIn(price, 'SAR'),
    ...(discountPrice === null
      ? {}
      : {
          discountprice: toDecimal(discountPrice.base),
          discountusdprice: decimalIn(discountPrice, 'USD'),
          discountsarprice: decimalIn(discountPrice, 'SAR'),
        }),
    compareAtPrice: discountPrice === null ? null : toDecimal(price.base),
    discount: discountPrice !== null,
    discountpercentage: card.discountPercent,
    avgrating: card.rating.average,
    avgratingcount: card.rating.count,
    productquantity: Math.max(0, card.stock),
    available: card.stock > 0,
    quantity: card.limits.minimum,
    quantityOrderMinimum: card.limits.minimum,
    quantityOrderMaximum: card.limits.maximum,
    quantityOrderStep: card.limits.step,
    productuom: unitOfSaleName(card.unit, locale),
    manufacturer: card.manufacturer.name,
    source: card.originCountry,
    origincountry: card.originCountry === '' ? '' : countryName(card.originCountry, locale),
    image: card.image,
    productdefaultimage: pictureOf(card.image),
    productimagetitle: card.name,
    highlight: card.highlights.map((entry) => withUnit(entry.value, entry.unit)).join(', '),
    features: card.highlights.map((entry) => ({
      name: entry.name,
      value: withUnit(entry.value, entry.unit),
    })),
  };
}

/** A product asked for singly carries everything its page shows. */
export function toWireDetail(product: ProductDetail, locale: Locale) {
  const category = product.categories.at(-1);
  const lineage = category?.lineage ?? '';
  return {
    ...toWireProduct(product, locale),
    expectedDelivery: product.expectedDelivery,
    incoming: product.incoming,
    description: product.description,
    hsncode: product.hsn,
    unspsc: product.unspsc,
    gtin: product.gtin,
    lineage,
    lineage2: lineage.split('/').slice(0, -1).join('/'),
    categorisefurl: lineage.split('/').at(-1) ?? '',
    prodmetatitle: product.name,
    prodshortdesc: product.description.slice(0, 160),
    productAge: null,
    tags: [
      product.manufacturer.name,
      ...product.categories.map(({ name }) => name),
      ...product.industries.map(({ name }) => name),
    ],
    defaultImage: pictureOf(product.image),
    images: product.images.map((image) => image.name),
    productimages: product.images.map((image) => pictureOf(image.name)),
    productvideos: product.videos.map((video) => video.url),
    videos: product.videos.map((video) => video.url.split('/').at(-1) ?? ''),
    prodattributes: product.attributes.map((entry) => ({
      option: entry.name,
      optionValue: withUnit(entry.value, entry.unit),
    })),
    productdigitalimage: product.documents.map((document) => ({
      name: document.name,
      title: document.title,
    })),
  };
}

export function toWireCategory(node: CategoryNode): WireCategory {
  return {
    id: node.id,
    value: node.name,
    value2: node.slug,
    lineage2: node.lineage.split('/').slice(0, -1).join('/'),
    lineage: node.lineage,
    imageUrl: pictureOf(node.image),
    productCount: node.productCount,
    description: { title: node.name, desc: node.description },
    children: node.children.map(toWireCategory),
  };
}

function withUnit(value: string, unit: string | null): string {
  return unit === null ? value : `${value} ${unit}`;
}
