// Demo catalogue types: the records that the generators yield and that the server's catalogue loader takes.
// Pure data: no ids, no SQL. Everything refers to everything else by slug, lineage or SKU.

/** A text in the three languages of the shop. */
export type Text3 = { en: string; ru: string; ar: string };

export type DemoManufacturer = {
  slug: string;
  name: string /** ISO 3166-1 alpha-2 */;
  country: string;
  /** What its page in the shop says. */
  description?: Text3;
};

/** One node of the tree; `lineage` is its path of url segments, e.g. `fasteners/screws/hex-bolts`; parents come before children. */
export type DemoCategory = { lineage: string; name: Text3; description: Text3; shape: Shape };

/** An attribute that products carry. Numbers are numbers, in `unit` (mm, kg, kW, bar, V, A, W, rpm, l, °C, pcs …). */
export type DemoAttribute =
  | { slug: string; name: Text3; kind: 'number'; unit: string | null }
  | { slug: string; name: Text3; kind: 'text'; values: Record<string, Text3> };

export type DemoProduct = {
  /** Our part number, unique in the catalogue, e.g. `NRD-6205-2RS`. */
  sku: string;
  /** The manufacturer's part number, in the trade's own style, e.g. `6205-2RS`; several manufacturers may share it. */
  mpn: string;
  /** As the trade writes it, at most 120 characters. */
  name: Text3;
  /** One to three true sentences made from the product's own data. */
  description: Text3;
  category: string;
  manufacturer: string;
  hsn: string;
  unspsc: string;
  /** Unit of sale: piece, pair, set, pack, metre, kilogram or litre. */
  uom: UnitOfSale;
  /** ISO 3166-1 alpha-2. */
  origin: string;
  /** Paise. */
  priceMinor: number;
  /** Paise; below `priceMinor`; null where not discounted. */
  discountPriceMinor: number | null;
  /** Own prices in cents and halalas, where the manufacturer sets them; null: converted by the dated rate. */
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
  shape: Shape;
  /** Drawings beside the main one, in the gallery only. */
  views: { shape: Shape; title: Text3 }[];
  /** Own files under documents/: data sheets made from the attributes. */
  documents: { name: string; title: Text3 }[];
  /** Own video files or plain links; `poster` names the drawing that stands for one of ours. */
  videos: { url: string; title: Text3; poster: string | null }[];
  /** ISO 8601 */
  createdAt: string;
};

export type UnitOfSale = 'piece' | 'pair' | 'set' | 'pack' | 'metre' | 'kilogram' | 'litre';

export type DemoIndustry = { slug: string; name: Text3; description: Text3; shape: Shape };
export type DemoLotCategory = { slug: string; name: Text3; shape: Shape };
export type DemoLot = {
  slug: string;
  category: string;
  name: Text3;
  details: Text3;
  condition: 'new' | 'used' | 'refurbished' | 'for-parts';
  location: Text3;
  /** Months. */
  ageMonths: number;
  /** Basis points off the sum of its parts' prices. */
  discountBp: number;
  items: { sku: string; quantity: number }[];
  shape: Shape;
};

/** What a drawing is made from: the kind of part and its own dimensions in millimetres (or counts). Equal shapes share one drawing. */
export type Shape = {
  kind: ShapeKind;
  dims: Record<string, number> /** marks beside the dimensions, e.g. `M8`, `DN50` */;
  label?: string;
};

/** Every kind the drawing code knows. Add a kind here and its drawer in drawings/. */
export type ShapeKind =
  // fasteners
  | 'hex-bolt'
  | 'socket-cap-screw'
  | 'button-head-screw'
  | 'countersunk-screw'
  | 'pan-head-screw'
  | 'cheese-head-screw'
  | 'set-screw'
  | 'flange-bolt'
  | 'hex-nut'
  | 'lock-nut'
  | 'flange-nut'
  | 'cap-nut'
  | 'square-nut'
  | 'plain-washer'
  | 'lock-washer'
  | 'circlip-external'
  | 'circlip-internal'
  | 'parallel-key'
  // bearings and sealing
  | 'ball-bearing'
  | 'angular-contact-bearing'
  | 'roller-bearing'
  | 'tapered-bearing'
  | 'o-ring'
  // cutting
  | 'drill'
  | 'tap'
  | 'end-mill'
  // piping
  | 'pipe'
  | 'flange'
  | 'elbow'
  | 'tee'
  | 'ball-valve'
  | 'gate-valve'
  | 'check-valve'
  | 'butterfly-valve'
  // drives
  | 'v-belt'
  | 'pulley'
  | 'motor'
  // tools and supplies
  | 'combination-spanner'
  | 'hex-key'
  | 'screwdriver'
  | 'hammer'
  | 'pliers'
  | 'socket'
  | 'torque-wrench'
  | 'caliper'
  | 'drill-machine'
  | 'angle-grinder'
  | 'grinding-disc'
  | 'helmet'
  | 'glove'
  | 'goggles'
  | 'boot'
  | 'ear-muff'
  | 'respirator'
  | 'can'
  | 'cartridge'
  | 'drum'
  | 'cable'
  | 'contactor'
  | 'circuit-breaker'
  | 'lug'
  | 'gland'
  | 'lamp'
  // second views
  | 'screw-detail'
  | 'bearing-seat'
  | 'o-ring-groove'
  | 'v-belt-groove'
  // lots and industries
  | 'pallet'
  | 'machine'
  | 'car'
  | 'derrick'
  | 'factory'
  | 'ship'
  | 'windmill'
  | 'train'
  | 'mine'
  | 'tractor'
  | 'plant';

/** What one family file (families/*.ts) gives: its branch of the tree, the attributes it needs beyond the shared ones, and its products. */
export type Family = {
  categories: DemoCategory[];
  attributes: DemoAttribute[];
  /** Deterministic: the same products in the same order at every call. `rng` is seeded from the family's name. */
  products(rng: Rng): Iterable<DemoProduct>;
};

/** A seeded source of numbers in [0, 1). */
export type Rng = () => number;

export type DemoCatalogue = {
  manufacturers: DemoManufacturer[];
  categories: DemoCategory[];
  attributes: DemoAttribute[];
  industries: DemoIndustry[];
  lotCategories: DemoLotCategory[];
  lots: DemoLot[];
  /** In the order of sort rank, families interleaved; `count` beyond its size: the same articles from other manufacturers, in numbered versions. */
  products(count?: number): Iterable<DemoProduct>;
  /** How many `products()` yields. */
  size: number;
};
