// Parts as agents read them: cards and details of the catalogue in the shapes of the tools. Pure.
import type {
  AgentMoney,
  AgentPart,
  AgentPartDetail,
  AttributeValue,
  Currencies,
  CurrencyCode,
  Locale,
  Prices,
  ProductCard,
  ProductDetail,
  ProductFamily,
  QuickOrderProduct,
  Review,
} from '@millwright/contracts';
import { translator } from '@millwright/messages/server';

/** For whom a part is written. */
export type Reader = {
  locale: Locale;
  /** Of prices; one of the shop's. */
  currency: CurrencyCode;
  /** In which the shop charges. */
  base: CurrencyCode;
  /** https://shop.example */
  origin: string;
};

/** The currency asked for where the shop sells in it, else its base currency. */
export function readerOf(
  { locale, origin }: { locale: Locale; origin: string },
  currencies: Currencies,
  asked?: CurrencyCode,
): Reader {
  const [base] = currencies;
  const currency = asked !== undefined && currencies.includes(asked) ? asked : base;
  return { locale, origin, currency, base };
}

/** Minor units as a decimal text; in the base currency where this amount lacks the reader's. */
export function moneyFor(
  prices: Prices,
  { currency, base }: Pick<Reader, 'currency' | 'base'>,
): AgentMoney {
  const minor = prices[currency];
  return minor === undefined
    ? { amount: decimalText(prices.base), currency: base }
    : { amount: decimalText(minor), currency };
}

export function decimalText(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function partUrl(
  part: { id: number; slug: string },
  { origin, locale }: Pick<Reader, 'origin' | 'locale'>,
): string {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  return `${origin}${prefix}/product/${part.id}/${encodeURIComponent(part.slug)}`;
}

export function toAgentPart(card: ProductCard, reader: Reader): AgentPart {
  return {
    id: card.id,
    kind: card.kind,
    sku: card.sku,
    partNumber: card.mpn,
    name: card.name,
    manufacturer: card.manufacturer.name,
    url: partUrl(card, reader),
    price: moneyFor(card.discountPrice ?? card.price, reader),
    listPrice: card.discountPrice === null ? null : moneyFor(card.price, reader),
    unit: unitOf(card.unit, reader.locale),
    minimum: card.limits.minimum,
    increment: card.limits.step,
    maximum: card.limits.maximum,
    stock: Math.max(0, card.stock),
    rating:
      card.rating.count === 0 ? null : { average: card.rating.average, count: card.rating.count },
    facts: card.highlights.map(toAttribute),
  };
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
  const file = (folder: string, name: string) =>
    `${reader.origin}/${folder}/${encodeURIComponent(name)}`;
  const { facts: _, ...part } = toAgentPart(product, reader);
  return {
    ...part,
    gtin: product.gtin,
    hsn: orNull(product.hsn),
    unspsc: orNull(product.unspsc),
    originCountry: orNull(product.originCountry),
    weightGrams: product.weightGrams,
    categories: product.categories.map(({ name, lineage }) => ({ name, category: lineage })),
    industries: product.industries.map(({ name }) => name),
    attributes: product.attributes.map(toAttribute),
    images: product.images.map(({ name }) => file('productimages', name)),
    documents: product.documents.map(({ name, title }) => ({
      title,
      url: file('api/productdocuments', name),
    })),
    expectedDelivery: product.expectedDelivery,
    incoming: product.incoming,
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
      description: product.description,
      reviews: reviews.map(({ rating, comment, postedAt, isVerified }) => ({
        rating,
        text: comment,
        postedAt,
        isVerifiedPurchase: isVerified,
      })),
    },
  };
}

export function toMatchedPart(product: QuickOrderProduct, reader: Reader) {
  return {
    id: product.id,
    sku: product.sku,
    name: product.name,
    manufacturer: product.manufacturer.name,
    url: partUrl(product, reader),
    price: moneyFor(product.unitPrice, reader),
    unit: unitOf(product.unit, reader.locale),
    minimum: product.limits.minimum,
    increment: product.limits.step,
    maximum: product.limits.maximum,
    stock: product.stock,
  };
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

function toAttribute({ slug, name, value, unit }: AttributeValue) {
  return { attribute: slug, name, value, unit };
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}

function unitOf(unit: ProductCard['unit'], locale: Locale): string {
  return translator(locale)(`unit.${unit}`);
}
