// Common facts of a demo product: SKU, origin, price, stock, quantities, date, documents and videos, each by a law and a seed.
import { type Manufacturer, manufacturer } from './manufacturers.ts';
import { pricesOf, type Quantities, quantitiesOf, stockOf } from './pricing-law.ts';
import { chance } from './rng.ts';
import { fill, skuOf, text, withRussianMeasures } from './text.ts';
import type { DemoProduct, Rng, Text3 } from './types.ts';
import { posterOf } from './video-files.ts';
import { furtherViews } from './views.ts';

export type ProductFacts = Pick<
  DemoProduct,
  | 'mpn'
  | 'name'
  | 'description'
  | 'category'
  | 'hsn'
  | 'unspsc'
  | 'uom'
  | 'attributes'
  | 'industries'
  | 'shape'
> & {
  manufacturer: Manufacturer | string;
  /** What follows the manufacturer's code in our SKU; the part number where not given. */
  skuTail?: string;
  /** Rupees for one unit of sale, the level of the manufacturer's country already in it (see rupeesByMass). */
  rupees: number;
  /** Of one unit of sale; rounded to whole grams, at least 1. */
  grams: number;
  /** Where the law by price does not fit, e.g. for packs. */
  quantities?: Quantities;
  /** Share of such products that have a data sheet; 0.2 where not given. */
  dataSheets?: number;
  videos?: { url: string; title: Text3 }[];
};

const firstDay = Date.UTC(2024, 0, 8);
const lastDay = Date.UTC(2026, 9, 30);
const dataSheetTitle = text('Data sheet {mpn}', 'Технический лист {mpn}', 'ورقة بيانات {mpn}');

/** A moment of the years 2024 to 2026, in working hours. */
function createdAt(rng: Rng): string {
  const day = firstDay + Math.floor((rng() * (lastDay - firstDay)) / 86_400_000) * 86_400_000;
  return new Date(day + (4 + rng() * 9) * 3_600_000).toISOString();
}

/** Names end where a list cuts them: 120 characters. */
function checkedName(name: Text3): Text3 {
  for (const value of [name.en, name.ru, name.ar])
    if (value.length > 120) throw new Error(`name longer than 120 characters: ${value}`);
  return name;
}

export function completeProduct(rng: Rng, facts: ProductFacts): DemoProduct {
  const by =
    typeof facts.manufacturer === 'string' ? manufacturer(facts.manufacturer) : facts.manufacturer;
  const sku = `${by.code}-${skuOf(facts.skuTail ?? facts.mpn)}`;
  const quantities = facts.quantities ?? quantitiesOf(rng, facts.rupees);
  const documents = chance(rng, facts.dataSheets ?? 0.2)
    ? [
        {
          name: `${sku.toLowerCase()}-data-sheet.pdf`,
          title: fill(dataSheetTitle, { mpn: facts.mpn }),
        },
      ]
    : [];
  return {
    sku,
    mpn: facts.mpn,
    name: checkedName(withRussianMeasures(facts.name)),
    description: facts.description,
    category: facts.category,
    manufacturer: by.slug,
    hsn: facts.hsn,
    unspsc: facts.unspsc,
    uom: facts.uom,
    origin: by.country,
    ...pricesOf(rng, facts.rupees),
    ...quantities,
    stock: stockOf(rng, facts.rupees, quantities),
    weightGrams: Math.max(1, Math.round(facts.grams)),
    attributes: facts.attributes,
    industries: facts.industries,
    shape: facts.shape,
    views: furtherViews(facts.shape, facts.name),
    documents,
    videos: (facts.videos ?? []).map((video) => ({ ...video, poster: posterOf(video.url) })),
    createdAt: createdAt(rng),
  };
}
