// Catalogue views, in our own names; the specification's spellings are in the server's *.wire.ts.
import type { Prices } from '../money.ts';
import type { QuantityLimits } from '../quantity.rules.ts';

export type Named = { slug: string; name: string };
export type Rating = { average: number; count: number };
export type UnitOfSale = 'piece' | 'pair' | 'set' | 'pack' | 'metre' | 'kilogram' | 'litre';

/** A product as a list, a carousel or a cart shows it. */
export type ProductCard = {
  id: number;
  kind: 'item' | 'lot';
  sku: string;
  /** The manufacturer's part number. */
  mpn: string;
  name: string;
  slug: string;
  /** File name for /productimages/. */
  image: string;
  manufacturer: Named;
  /** ISO 3166-1 alpha-2; '' where nobody has said it. */
  originCountry: string;
  unit: UnitOfSale;
  /** List price before tax. */
  price: Prices;
  /** The discount price, or null. */
  discountPrice: Prices | null;
  /** Whole percents; 0 when not discounted. */
  discountPercent: number;
  /** Available quantity. */
  stock: number;
  limits: QuantityLimits;
  rating: Rating;
  /** The attributes that distinguish this product from similar ones, in the category's order. */
  highlights: AttributeValue[];
};

export type AttributeValue = {
  slug: string;
  name: string;
  /** For people, in the request's language, without the unit. */
  value: string;
  unit: string | null;
  /** Present for numeric attributes. */
  number: number | null;
};

export type Media = { name: string; title: string };
export type CategoryCrumb = { name: string; lineage: string };

/** Everything the product page shows. */
export type ProductDetail = ProductCard & {
  /** Lines; those that begin with `- ` are items of a list. */
  description: string;
  /** '' where nobody has entered it, as is `unspsc`. */
  hsn: string;
  unspsc: string;
  /** Number of its barcode: EAN, UPC, GTIN. */
  gtin: string | null;
  weightGrams: number;
  attributes: AttributeValue[];
  images: Media[];
  /** `poster` is a file name for /productimages/. */
  videos: { url: string; title: string; poster: string | null }[];
  documents: Media[];
  /** From the root to the product's own category. */
  categories: CategoryCrumb[];
  industries: Named[];
  createdAt: string;
  /** ISO date, if ordered now. */
  expectedDelivery: string;
  /** The next units that the shop expects from its supplier; null: none, or their day is over. */
  incoming: Incoming | null;
};

export type Incoming = { quantity: number /** ISO date */; expectedOn: string };

/** Products that differ in a few options only. */
export type ProductFamily = {
  name: string;
  /** Attributes that tell them apart, in the order of columns. */
  options: Named[];
  /** In the order of their options; the highlights are the options. */
  products: ProductCard[];
};

export type CategoryNode = {
  id: number;
  name: string;
  /** Own url segment. */
  slug: string;
  /** Path of url segments from the root: `fasteners/screws/hex-bolts`. */
  lineage: string;
  image: string;
  productCount: number;
  description: string;
  children: CategoryNode[];
};

export type CategoryDetail = CategoryNode & { crumbs: CategoryCrumb[] };

export type Industry = {
  slug: string;
  name: string;
  description: string;
  image: string;
  productCount: number;
};
