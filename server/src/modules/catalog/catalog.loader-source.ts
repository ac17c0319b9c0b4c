// Source of the catalogue loader: a whole catalogue as plain records that refer to each other by slug, path and SKU; ids are assigned here.

export type SourceText = { en: string; ru: string; ar: string };
export type SourceShape = { kind: string; dims: Record<string, number>; label?: string };

export type SourceAttribute =
  | { slug: string; name: SourceText; kind: 'number'; unit: string | null }
  | { slug: string; name: SourceText; kind: 'text'; values: Record<string, SourceText> };

export type SourceProduct = {
  sku: string;
  mpn: string;
  name: SourceText;
  description: SourceText;
  /** Lineage. */
  category: string;
  /** Slug. */
  manufacturer: string;
  hsn: string;
  unspsc: string;
  uom: string;
  origin: string;
  /** In the base currency, minor units. */
  priceMinor: number;
  discountPriceMinor: number | null;
  /** Cents and halalas. */
  usdMinor: number | null;
  sarMinor: number | null;
  minQuantity: number;
  maxQuantity: number | null;
  step: number;
  stock: number;
  weightGrams: number;
  /** attribute slug -> number, or the slug of one of its values */
  attributes: Record<string, number | string>;
  industries: string[];
  shape: SourceShape;
  /** Pictures of the gallery beside that of `shape`, which is the one in lists. */
  views: { shape: SourceShape; title: SourceText }[];
  documents: { name: string; title: SourceText }[];
  /** `poster` names a picture of the media module. */
  videos: { url: string; title: SourceText; poster: string | null }[];
  createdAt: string;
};

export type SourceLot = {
  slug: string;
  category: string;
  name: SourceText;
  details: SourceText;
  condition: string;
  location: SourceText;
  ageMonths: number;
  discountBp: number;
  items: { sku: string; quantity: number }[];
  shape: SourceShape;
};

export type CatalogueSource = {
  manufacturers: { slug: string; name: string; country: string; description?: SourceText }[];
  /** Parents before children. */
  categories: { lineage: string; name: SourceText; description: SourceText; shape: SourceShape }[];
  attributes: SourceAttribute[];
  industries: { slug: string; name: SourceText; description: SourceText; shape: SourceShape }[];
  lotCategories: { slug: string; name: SourceText; shape: SourceShape }[];
  lots: SourceLot[];
  /** In the order of sort rank, the same at every call: the loader reads it twice. */
  products(count?: number): Iterable<SourceProduct>;
  size: number;
  /** A picture by the part's own dimensions; equal shapes have equal names. */
  drawing(shape: SourceShape): { name: string; svg: string };
};
