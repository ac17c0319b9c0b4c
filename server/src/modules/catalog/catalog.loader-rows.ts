// Rows of a loaded record, for COPY. Pure.
import type { CopyValue } from '../../platform/db/raw.ts';
import { attributePairs, idOf, type LoaderIds, slugOfName } from './catalog.loader-ids.ts';
import type {
  CatalogueSource,
  SourceLot,
  SourceProduct,
  SourceShape,
  SourceText,
} from './catalog.loader-source.ts';

const NO_TEXT: SourceText = { en: '', ru: '', ar: '' };

export type Rows = { target: string; rows: CopyValue[][] };

/** The small tables, in the order in which they refer to each other. `image` names the drawing of a shape. */
export function smallTables(
  source: CatalogueSource,
  ids: LoaderIds,
  image: (shape: SourceShape) => string,
): Rows[] {
  const siblings = new Map<string, number>();
  return [
    {
      target: 'manufacturer (id, slug, name, country, description)',
      rows: source.manufacturers.map((row, i) => [
        i + 1,
        row.slug,
        row.name,
        row.country,
        row.description ?? NO_TEXT,
      ]),
    },
    {
      target: 'category (id, parent_id, slug, lineage, depth, position, name, description, image)',
      rows: source.categories.map((row, i) => {
        const path = row.lineage.split('/');
        const parent = path.slice(0, -1).join('/');
        const position = (siblings.get(parent) ?? 0) + 1;
        siblings.set(parent, position);
        return [
          i + 1,
          parent === '' ? null : idOf(ids.categories, parent, 'category'),
          path.at(-1) ?? '',
          row.lineage,
          path.length,
          position,
          row.name,
          row.description,
          image(row.shape),
        ];
      }),
    },
    {
      target: 'attribute (id, slug, name, kind, unit, position)',
      rows: source.attributes.map((row, i) => [
        i + 1,
        row.slug,
        row.name,
        row.kind,
        row.kind === 'number' ? row.unit : null,
        i + 1,
      ]),
    },
    {
      target: 'attribute_value (attribute_id, ordinal, slug, label, number)',
      rows: [...ids.attributes.values()].flatMap((attribute) =>
        attribute.values.map((value, i) => [
          attribute.id,
          i + 1,
          value.slug,
          value.label,
          value.number,
        ]),
      ),
    },
    {
      target: 'industry (id, slug, name, description, image, position)',
      rows: source.industries.map((row, i) => [
        i + 1,
        row.slug,
        row.name,
        row.description,
        image(row.shape),
        i + 1,
      ]),
    },
  ];
}

/** Targets of productRows, in the order in which they refer to each other. */
export const PRODUCT_TABLES = [
  'product (id, kind, sku, mpn, slug, category_id, manufacturer_id, hsn, unspsc, unit, origin_country, price_base, discount_base, own_prices, minimum, maximum, step, weight_grams, image, sort_rank, created_at)',
  'product_text (product_id, locale, name, description)',
  'product_attribute (product_id, attribute_id, ordinal)',
  'product_industry (product_id, industry_id)',
  'product_media (product_id, position, kind, target, title, poster)',
  'stock (product_id, on_hand)',
  'stock_movement (product_id, delta, reason, at)',
] as const;

/** Rows for each of PRODUCT_TABLES. `id` is the place in the curated order too; `imageOf` names the drawing of a shape. */
export function productRows(
  product: SourceProduct,
  id: number,
  imageOf: (shape: SourceShape) => string,
  ids: LoaderIds,
  kind: 'item' | 'lot' = 'item',
): CopyValue[][][] {
  const image = imageOf(product.shape);
  const media: CopyValue[][] = [[id, 1, 'image', image, product.name, null]];
  product.views.forEach((view, i) => {
    media.push([id, i + 2, 'image', imageOf(view.shape), view.title, null]);
  });
  product.videos.forEach((video, i) => {
    media.push([id, i + 1, 'video', video.url, video.title, video.poster]);
  });
  product.documents.forEach((document, i) => {
    // Made from the product's own data on request.
    media.push([
      id,
      i + 1,
      'document',
      `datasheet-${product.sku.toLowerCase()}${i === 0 ? '' : `-${i + 1}`}.pdf`,
      document.title,
      null,
    ]);
  });
  return [
    [
      [
        id,
        kind,
        product.sku,
        product.mpn,
        slugOfName(product.name.en),
        idOf(ids.categories, product.category, `${product.sku}'s category`),
        idOf(ids.manufacturers, product.manufacturer, `${product.sku}'s manufacturer`),
        product.hsn,
        product.unspsc,
        product.uom,
        product.origin,
        product.priceMinor,
        product.discountPriceMinor,
        ownPrices(product),
        product.minQuantity,
        product.maxQuantity,
        product.step,
        product.weightGrams,
        image,
        id,
        product.createdAt,
      ],
    ],
    (['en', 'ru', 'ar'] as const).map((locale) => [
      id,
      locale,
      product.name[locale],
      product.description[locale],
    ]),
    attributePairs(product, ids).map(([attribute, ordinal]) => [id, attribute, ordinal]),
    [...new Set(product.industries)].map((slug) => [
      id,
      idOf(ids.industries, slug, `${product.sku}'s industry`),
    ]),
    media,
    // A whole lot has no units of its own: its parts' stock is its stock.
    kind === 'lot' ? [] : [[id, product.stock]],
    kind === 'item' && product.stock > 0 ? [[id, product.stock, 'opening', product.createdAt]] : [],
  ];
}

function ownPrices({ usdMinor, sarMinor }: SourceProduct): Record<string, number> {
  return {
    ...(usdMinor === null ? {} : { USD: usdMinor }),
    ...(sarMinor === null ? {} : { SAR: sarMinor }),
  };
}

/** A part of a lot as far as the lot needs it. */
export type LotPart = { id: number; product: SourceProduct; quantity: number };

/** The product that sells a lot as a whole: the sum of its parts, discounted. */
export function wholeLot(lot: SourceLot, parts: readonly LotPart[]): SourceProduct {
  const first = parts[0]?.product;
  if (first === undefined) throw new Error(`lot ${lot.slug} has no parts`);
  const sum = parts.reduce((total, part) => total + part.product.priceMinor * part.quantity, 0);
  const asked = Math.max(
    1,
    Number((BigInt(sum) * BigInt(10_000 - lot.discountBp) * 2n + 10_000n) / 20_000n),
  );
  return {
    ...first,
    sku: `LOT-${lot.slug.toUpperCase()}`,
    mpn: `LOT-${lot.slug.toUpperCase()}`,
    name: lot.name,
    description: lot.details satisfies SourceText,
    uom: 'set',
    priceMinor: sum,
    discountPriceMinor: asked < sum ? asked : null,
    usdMinor: null,
    sarMinor: null,
    minQuantity: 1,
    maxQuantity: null,
    step: 1,
    stock: 0,
    weightGrams: parts.reduce((total, part) => total + part.product.weightGrams * part.quantity, 0),
    attributes: {},
    shape: lot.shape,
    views: [],
    documents: [],
    videos: [],
  };
}
