// Small demo catalogue: 300 products of the natural one, with examples of every family, manufacturer, branch, attribute and kind of product.
import { families } from './families.ts';
import { industries } from './industries.ts';
import { type LotRow, lotRows } from './lots/table.ts';
import { buildLots, lotCategories } from './lots.ts';
import { demoManufacturers as manufacturers } from './manufacturers.ts';
import { failpoint, mergeAttributes, mergeCategories, type Placed } from './merge.ts';
import type { DemoCatalogue, DemoProduct } from './types.ts';

const SIZE = 300;
/** The most popular articles of each family: generating all 13,000 to choose from would cost most of the start. */
const POOL_PER_FAMILY = 200;
const LOT_LINES = 3;
/** Invented orders, quotes and negotiations take plain parts of these branches. */
const ORDERED_BRANCHES = ['bearings', 'fasteners', 'cutting-tools'];
const PLAIN_PER_BRANCH = 6;

export function smallDemoCatalogue(): DemoCatalogue {
  const pool = failpoint(families, POOL_PER_FAMILY);
  const lots = buildLots(
    pool.map(({ product }) => product),
    lotExamples(),
  );
  const products = choose(pool, new Set(lots.flatMap(({ items }) => items.map(({ sku }) => sku))));
  const used = {
    manufacturers: new Set(products.map(({ manufacturer }) => manufacturer)),
    attributes: new Set(products.flatMap(({ attributes }) => Object.keys(attributes))),
    lineages: new Set(products.flatMap(({ category }) => ancestorsOf(category))),
  };
  return {
    manufacturers: manufacturers.filter(({ slug }) => used.manufacturers.has(slug)),
    industries,
    categories: mergeCategories(families).filter(({ lineage }) => used.lineages.has(lineage)),
    attributes: mergeAttributes(families).filter(({ slug }) => used.attributes.has(slug)),
    lotCategories,
    lots,
    products: (count = products.length) => products.slice(0, count),
    size: products.length,
  };
}

/** The first lot of each category, and of each condition. */
function lotExamples(): LotRow[] {
  const seen = new Set<string>();
  return lotRows
    .filter(({ category, condition }) => {
      const isNew = !seen.has(category) || !seen.has(condition);
      seen.add(category).add(condition);
      return isNew;
    })
    .map((row) => ({ ...row, lines: Math.min(row.lines, LOT_LINES) }));
}

/** Greedy set cover, then the most popular ones; in the order of the pool. */
function choose(pool: readonly Placed[], inLots: ReadonlySet<string>): DemoProduct[] {
  const chosen = new Set<DemoProduct>();
  const missing = new Set(pool.flatMap(featuresOf));
  const take = (placed: Placed): void => {
    chosen.add(placed.product);
    for (const feature of featuresOf(placed)) missing.delete(feature);
  };
  for (const placed of pool) if (inLots.has(placed.product.sku)) take(placed);
  for (const branch of ORDERED_BRANCHES) {
    const plain = pool.filter(
      ({ product }) =>
        product.category.startsWith(`${branch}/`) && isPlain(product) && !inLots.has(product.sku),
    );
    plain.slice(0, PLAIN_PER_BRANCH).forEach(take);
  }
  while (missing.size > 0 && chosen.size < SIZE) {
    let best: Placed | undefined;
    let most = 0;
    for (const placed of pool) {
      const gain = chosen.has(placed.product)
        ? 0
        : featuresOf(placed).filter((feature) => missing.has(feature)).length;
      if (gain > most) [best, most] = [placed, gain];
    }
    if (best === undefined) break;
    take(best);
  }
  for (const placed of pool) if (chosen.size < SIZE) take(placed);
  return pool.flatMap(({ product }) => (chosen.has(product) ? [product] : []));
}

const known = new WeakMap<DemoProduct, string[]>();

/** What a product is an example of. */
export function featuresOf({ product, family }: Placed): string[] {
  const computed = known.get(product);
  if (computed !== undefined) return computed;
  const traits: Record<string, boolean> = {
    discount: product.discountPriceMinor !== null,
    'own dollar price': product.usdMinor !== null,
    'own riyal price': product.sarMinor !== null,
    'maximum quantity': product.maxQuantity !== null,
    'minimum quantity': product.minQuantity > 1,
    step: product.step > 1,
    'no stock': product.stock === 0,
    'low stock': product.stock > 0 && product.stock < 5,
    'data sheet': product.documents.length > 0,
    'second drawing': product.views.length > 0,
    video: product.videos.length > 0,
  };
  const features = [
    `family ${family}`,
    `manufacturer ${product.manufacturer}`,
    `branch ${product.category.split('/').slice(0, 2).join('/')}`,
    `unit ${product.uom}`,
    `shape ${product.shape.kind}`,
    ...product.industries.map((slug) => `industry ${slug}`),
    ...Object.keys(product.attributes).map((slug) => `attribute ${slug}`),
    ...Object.keys(traits).filter((name) => traits[name]),
  ];
  known.set(product, features);
  return features;
}

/** Any quantity may be bought, and what is taken of it is not missed. */
const isPlain = ({ minQuantity, step, maxQuantity, stock }: DemoProduct): boolean =>
  minQuantity === 1 && step === 1 && maxQuantity === null && stock > 400;

function ancestorsOf(lineage: string): string[] {
  const segments = lineage.split('/');
  return segments.map((_, i) => segments.slice(0, i + 1).join('/'));
}
