// Surplus lots of the demo shop: rows of lots/table.ts filled with real products of the catalogue, in quantities that their stock allows.
import { type LotRow, lotCategories, lotRows } from './lots/table.ts';
import { sample, seededRng } from './rng.ts';
import { fill, text } from './text.ts';
import type { DemoLot, DemoProduct } from './types.ts';

export { lotCategories };

/** Whole steps of the product, at least one least order, never more than its stock; 0 where the stock is too small. */
function quantityFrom(product: DemoProduct, share: number): number {
  const wanted = Math.max(
    product.minQuantity,
    Math.floor((product.stock * share) / product.step) * product.step,
  );
  return wanted <= product.stock ? wanted : 0;
}

const within = (product: DemoProduct, branches: string[]): boolean =>
  branches.some(
    (branch) => product.category === branch || product.category.startsWith(`${branch}/`),
  );

const summary = text(
  '{count} products, {pieces} units in all. {reason}',
  'Позиций: {count}, всего единиц: {pieces}. {reason}',
  'عدد الأصناف {count} ومجموع الوحدات {pieces}. {reason}',
);

function lotOf(row: LotRow, products: DemoProduct[], taken: Set<string>): DemoLot {
  const suitable = products.filter(
    (product) =>
      within(product, row.from) && !taken.has(product.sku) && quantityFrom(product, row.share) > 0,
  );
  const chosen = sample(seededRng(`lot ${row.slug}`), suitable, row.lines, () => 1);
  if (chosen.length < 2)
    throw new Error(
      `lot ${row.slug} finds only ${chosen.length} products in ${row.from.join(', ')}`,
    );
  for (const { sku } of chosen) taken.add(sku);
  const items = chosen.map((product) => ({
    sku: product.sku,
    quantity: quantityFrom(product, row.share),
  }));
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    slug: row.slug,
    category: row.category,
    name: row.name,
    details: fill(summary, { count: items.length, pieces, reason: row.reason }),
    condition: row.condition,
    location: row.location,
    ageMonths: row.ageMonths,
    discountBp: row.discountBp,
    items,
    shape: row.shape,
  };
}

/** The same lots at every call; no product lies in two lots. */
export function buildLots(products: DemoProduct[], rows: readonly LotRow[] = lotRows): DemoLot[] {
  const taken = new Set<string>();
  return rows.map((row) => lotOf(row, products, taken));
}
