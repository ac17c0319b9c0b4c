// Demo catalogue: everything that the loader needs to fill an empty shop, the same at every call:
//   const catalogue = demoCatalogue();  for (const product of catalogue.products()) …   for (… of catalogue.products(100_000)) …
import { families } from './families.ts';
import { industries } from './industries.ts';
import { buildLots, lotCategories } from './lots.ts';
import { demoManufacturers as manufacturers } from './manufacturers.ts';
import { failpoint, mergeAttributes, mergeCategories } from './merge.ts';
import type { DemoCatalogue } from './types.ts';
import { upTo } from './variants.ts';
import { brandLines, widened } from './wide.ts';

export type * from './types.ts';

/** Generates the catalogue anew; takes about half a second of CPU. */
export function demoCatalogue(): DemoCatalogue {
  const natural = failpoint(families);
  return {
    manufacturers,
    industries,
    categories: mergeCategories(families),
    attributes: mergeAttributes(families),
    lotCategories,
    lots: buildLots(natural.map(({ product }) => product)),
    products: (count = natural.length) => upTo(count, natural),
    size: natural.length,
  };
}

/** So many products, for measurements: beyond the natural size the same articles in packs, from the brand lines of their manufacturers. */
export function wideDemoCatalogue(size: number): DemoCatalogue {
  const catalogue = demoCatalogue();
  if (size <= catalogue.size)
    return { ...catalogue, products: (count = size) => catalogue.products(count), size };
  const natural = failpoint(families);
  return {
    ...catalogue,
    manufacturers: [...manufacturers, ...brandLines(manufacturers)],
    products: (count = size) => widened(count, natural),
    size,
  };
}

export { demoClients } from './clients.ts';
export { defaultDrawing, drawShape, shapeName } from './drawings/index.ts';
export { type DemoReview, type DemoReviewer, demoReviewers, demoReviews } from './reviews.ts';
export { pick, seededRng } from './rng.ts';
export { smallDemoCatalogue } from './small.ts';
export type { Rng } from './types.ts';
export { type VideoFile, videoFiles } from './video-files.ts';
