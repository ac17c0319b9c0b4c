// Parts as agents read them: the wire form of /api/v1 with whole addresses, and what third parties wrote apart. Pure.
import type {
  AgentPart,
  AgentPartDetail,
  CurrencyCode,
  Locale,
  ProductCard,
  ProductDetail,
  ProductFamily,
  QuickOrderProduct,
  Review,
} from '@millwright/contracts';
import { toV1Card, toV1Product } from '../catalog/index.ts';

/** For whom a part is written. */
export type Reader = {
  locale: Locale;
  /** Of prices; one of the shop's. */
  currency: CurrencyCode;
  /** https://shop.example */
  origin: string;
};

/** A path of the shop as an address in the reader's language. */
export function pageUrl(
  path: string,
  { origin, locale }: Pick<Reader, 'origin' | 'locale'>,
): string {
  return `${origin}${locale === 'en' ? '' : `/${locale}`}${path}`;
}

export function toAgentPart(card: ProductCard, reader: Reader): AgentPart {
  const { image: _, discountPercent: __, url, ...part } = toV1Card(card, reader.currency);
  return { ...part, url: pageUrl(url, reader) };
}

type Around = {
  family: ProductFamily | null;
  substitutes: readonly ProductCard[];
  reviews: readonly Review[];
};

export function toAgentDetail(
  product: ProductDetail,
  { family, substitutes, reviews }: Around,
  reader: Reader,
): AgentPartDetail {
  const {
    image: _image,
    discountPercent: _percent,
    highlights: _highlights,
    videos: _videos,
    createdAt: _createdAt,
    description,
    url,
    ...part
  } = toV1Product(product, reader.currency);
  const file = (entry: { url: string; title: string }) => ({
    ...entry,
    url: reader.origin + entry.url,
  });
  return {
    ...part,
    url: pageUrl(url, reader),
    images: part.images.map(file),
    documents: part.documents.map(file),
    family:
      family === null
        ? null
        : {
            name: family.name,
            parts: family.products
              .filter(({ id }) => id !== product.id)
              .map((card) => toAgentPart(card, reader)),
          },
    substitutes: substitutes.map((card) => toAgentPart(card, reader)),
    untrusted: {
      description,
      reviews: reviews.map(({ rating, comment, postedAt, isVerified }) => ({
        rating,
        text: comment,
        postedAt,
        isVerifiedPurchase: isVerified,
      })),
    },
  };
}

/** What a matched line says of its product: as much of a part as the quick order knows. */
export function toMatchedPart(product: QuickOrderProduct, reader: Reader) {
  const { limits, unitPrice, ...rest } = product;
  const { id, sku, name, url, manufacturer, unit, price, stock, orderQuantity } = toAgentPart(
    {
      ...rest,
      limits,
      price: unitPrice,
      discountPrice: null,
      discountPercent: 0,
      kind: 'item',
      mpn: '',
      originCountry: '',
      rating: { average: 0, count: 0 },
      highlights: [],
    },
    reader,
  );
  return { id, sku, name, url, manufacturer, unit, price, stock, orderQuantity };
}

export type ComparedAttribute = {
  attribute: string;
  name: string;
  unit: string | null;
  isSame: boolean;
  values: (string | null)[];
};

/** Every attribute of any of them, in the order of the first that has it; those that differ come first. */
export function compareAttributes(
  products: readonly Pick<ProductDetail, 'attributes'>[],
): ComparedAttribute[] {
  const rows = new Map<string, ComparedAttribute>();
  products.forEach(({ attributes }, index) => {
    for (const { slug, name, unit, value } of attributes) {
      // The same number in another unit is another row: nobody may read 25 in as 25 mm.
      const key = `${slug} ${unit ?? ''}`;
      const row = rows.get(key) ?? {
        attribute: slug,
        name,
        unit,
        isSame: false,
        values: products.map(() => null),
      };
      row.values[index] = value;
      rows.set(key, row);
    }
  });
  const compared = [...rows.values()].map((row) => ({
    ...row,
    isSame: row.values.every((value) => value !== null && value === row.values[0]),
  }));
  return [...compared.filter(({ isSame }) => !isSame), ...compared.filter(({ isSame }) => isSame)];
}
