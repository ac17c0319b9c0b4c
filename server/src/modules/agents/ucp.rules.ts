// UCP shapes: a product of the catalogue as its product with one variant, the profile, cursors and languages. Pure.
import {
  type AttributeValue,
  amountIn,
  type Currencies,
  type CurrencyCode,
  isLocale,
  type Locale,
  type Prices,
  type ProductCard,
  type ProductDetail,
  UCP_CAPABILITIES,
  UCP_VERSION,
  type UcpEnvelope,
  type UcpProduct,
  unitOfSaleCode,
} from '@millwright/contracts';
import { type Reader, toAgentPart } from './parts.rules.ts';

const SPEC = `https://ucp.dev/${UCP_VERSION}`;

export function ucpProfileOf(origin: string) {
  const capability = (name: 'search' | 'lookup') => [
    {
      version: UCP_VERSION,
      spec: `${SPEC}/specification/catalog/${name}`,
      schema: `${SPEC}/schemas/shopping/catalog_${name}.json`,
    },
  ];
  return {
    ucp: {
      version: UCP_VERSION,
      services: {
        'dev.ucp.shopping': [
          {
            version: UCP_VERSION,
            spec: `${SPEC}/specification/overview`,
            transport: 'rest' as const,
            schema: `${SPEC}/services/shopping/rest.openapi.json`,
            endpoint: `${origin}/ucp`,
          },
        ],
      },
      capabilities: {
        [UCP_CAPABILITIES.search]: capability('search'),
        [UCP_CAPABILITIES.lookup]: capability('lookup'),
      },
      payment_handlers: {},
    },
  } as const;
}

export function envelopeOf(
  capability: keyof typeof UCP_CAPABILITIES,
  status: UcpEnvelope['status'] = 'success',
): UcpEnvelope {
  return {
    version: UCP_VERSION,
    status,
    capabilities: { [UCP_CAPABILITIES[capability]]: [{ version: UCP_VERSION }] },
  };
}

/** @param inputs identifiers of a lookup that mean it */
export function toUcpProduct(
  card: ProductCard & Partial<ProductDetail>,
  reader: Reader,
  inputs?: readonly string[],
): UcpProduct {
  const part = toAgentPart(card, reader);
  const attributes = card.attributes ?? card.highlights;
  const { url } = part;
  const price = minorFor(card.discountPrice ?? card.price, reader);
  const list = card.discountPrice === null ? undefined : minorFor(card.price, reader);
  const description = { plain: card.description || factsText(card.name, attributes) };
  const images = card.images ?? [{ name: card.image, title: card.name }];
  const { rating } = card;
  return {
    id: String(card.id),
    handle: card.slug,
    title: card.name,
    description,
    url,
    ...(card.categories === undefined
      ? {}
      : {
          categories: card.categories.map(({ lineage }) => ({
            value: lineage,
            taxonomy: 'merchant' as const,
          })),
        }),
    price_range: { min: price, max: price },
    ...(list === undefined ? {} : { list_price_range: { min: list, max: list } }),
    media: images.map(({ name, title }) => ({
      type: 'image',
      url: `${reader.origin}/productimages/${encodeURIComponent(name)}`,
      alt_text: title,
    })),
    variants: [
      {
        id: String(card.id),
        sku: card.sku,
        ...(card.gtin == null ? {} : { barcodes: [{ type: 'GTIN', value: card.gtin }] }),
        title: card.name,
        description,
        url,
        price,
        ...(list === undefined ? {} : { list_price: list }),
        availability: {
          available: card.stock > 0,
          status: card.stock > 0 ? 'in_stock' : 'out_of_stock',
        },
        ...(inputs === undefined
          ? {}
          : { inputs: inputs.map((id) => ({ id, match: 'exact' as const })) }),
      },
    ],
    ...(rating.count === 0
      ? {}
      : { rating: { value: rating.average, scale_min: 1, scale_max: 5, count: rating.count } }),
    metadata: {
      part_number: part.mpn,
      manufacturer: part.manufacturer.name,
      unit: part.unit,
      unit_code: unitOfSaleCode(card.unit),
      minimum: part.orderQuantity.minimum,
      increment: part.orderQuantity.step,
      maximum: part.orderQuantity.maximum,
      stock: part.stock,
      attributes: attributes.map(({ slug, name, value, unit }) => ({
        attribute: slug,
        name,
        value,
        unit,
      })),
    },
  };
}

function minorFor(prices: Prices, { currency }: Reader) {
  return { amount: amountIn(prices, currency), currency };
}

function factsText(name: string, attributes: readonly AttributeValue[]): string {
  const facts = attributes.map(
    ({ name: attribute, value, unit }) => `${attribute} ${value}${unit === null ? '' : ` ${unit}`}`,
  );
  return [name, ...facts].join(', ');
}

/** The currency asked for where the shop sells in it, else its base currency: the protocol takes it as a hint. */
export function currencyFor(asked: string | undefined, currencies: Currencies): CurrencyCode {
  return currencies.find((currency) => currency === asked) ?? currencies[0];
}

/** `ru-RU` is ru; what the shop does not speak is English. */
export function localeOfTag(tag: string | undefined, otherwise: Locale): Locale {
  const language = (tag ?? '').toLowerCase().split('-', 1)[0];
  return isLocale(language) ? language : otherwise;
}

export function cursorAt(start: number): string {
  return Buffer.from(`from ${start}`).toString('base64url');
}

/** Where a cursor of ours leads; undefined for anything else. */
export function startOf(cursor: string): number | undefined {
  const start = /^from (\d{1,5})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  return start === undefined ? undefined : Number(start);
}
