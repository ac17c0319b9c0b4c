// What may happen to a cart line, what blocks an order, and what changed since the customer last looked? Pure decisions. [§4 Cart, §5]
import { type CartLine, capQuantity, multiplyPrices, type Prices, type QuantityRefusal, refuseQuantity } from '@millwright/contracts';
import type { Sellable } from '../catalog/index.ts';

/** More lines than this nobody orders at once; it bounds the cost of a change. */
export const LINES_AT_MOST = 500;

export type StoredLine = { id: number; productId: number; quantity: number };

export type LineRefusal =
  | QuantityRefusal
  | { code: 'product-out-of-stock' }
  | { code: 'stock-not-enough'; limit: number }
  | { code: 'cart-full'; limit: number };

/** May the line of this product hold `quantity` in all? @returns the refusal, or null */
export function decideLine(sellable: Sellable, quantity: number): LineRefusal | null {
  if (sellable.stock <= 0) return { code: 'product-out-of-stock' };
  const refusal = refuseQuantity(quantity, sellable.limits);
  if (refusal !== null) return refusal;
  return quantity > sellable.stock ? { code: 'stock-not-enough', limit: sellable.stock } : null;
}

/** Why a line that is already in the cart keeps the order from being placed. */
export function blockOf(sellable: Sellable, quantity: number): CartLine['blocked'] {
  if (!sellable.published || sellable.stock <= 0) return 'out-of-stock';
  if (refuseQuantity(quantity, sellable.limits) !== null) return 'outside-limits';
  return quantity > sellable.stock ? 'stock-not-enough' : null;
}

/** A stored line with what its product is and costs now. */
export function priceLine(line: StoredLine, sellable: Sellable): CartLine {
  return {
    id: line.id,
    productId: line.productId,
    sku: sellable.sku,
    name: sellable.name,
    slug: sellable.slug,
    image: sellable.image,
    manufacturer: sellable.manufacturer,
    originCountry: sellable.originCountry,
    unit: sellable.unit,
    quantity: line.quantity,
    stock: sellable.published ? Math.max(0, sellable.stock) : 0,
    limits: sellable.limits,
    unitPrice: sellable.unitPrice,
    subtotal: multiplyPrices(sellable.unitPrice, line.quantity),
    blocked: blockOf(sellable, line.quantity),
  };
}

/** What the customer was last told: per product the quantity and the unit prices; at checkout also the taxes. */
export type Seen = { lines: Record<string, [quantity: number, inr: number, usd: number, sar: number]>; taxes?: Record<string, Prices> };

export function seenOf(lines: readonly CartLine[], taxes?: Record<string, Prices>): Seen {
  const seen: Seen = { lines: {} };
  for (const { productId, quantity, unitPrice } of lines) seen.lines[productId] = [quantity, unitPrice.INR, unitPrice.USD, unitPrice.SAR];
  if (taxes !== undefined) seen.taxes = taxes;
  return seen;
}

/** Ids of products whose price or quantity differs from what was seen; products never seen are not among them. */
export function changedSince(seen: Seen | null, lines: readonly CartLine[]): CartLine[] {
  if (seen === null) return [];
  return lines.filter((line) => {
    const before = seen.lines[line.productId];
    if (before === undefined) return false;
    const [, inr, usd, sar] = before;
    return inr !== line.unitPrice.INR || usd !== line.unitPrice.USD || sar !== line.unitPrice.SAR;
  });
}

/** Whether the order would be the one that was seen: same products, quantities, prices and, where they were shown, taxes. */
export function isAsSeen(seen: Seen | null, lines: readonly CartLine[], taxes: Record<string, Prices>): boolean {
  if (seen === null) return true;
  const now = seenOf(lines, seen.taxes === undefined ? undefined : taxes);
  return canonical(now) === canonical(seen);
}

function canonical(seen: Seen): string {
  const sorted = <Value>(record: Record<string, Value>) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  const taxes = sorted(seen.taxes ?? {}).map(([code, value]) => [code, value.INR, value.USD, value.SAR]);
  return JSON.stringify([sorted(seen.lines), taxes]);
}

export type MergePlan = {
  /** Lines of the surviving cart to write, with their new quantity. */
  save: { productId: number; quantity: number }[];
  told: { code: 'merged' | 'merge-capped' | 'merge-left-out'; productId: number; quantity: number }[];
};

/**
 * The union of both carts: the same product adds up, capped at its maximum and its stock. [decisions §4 Cart merge]
 * A product that the customer's own cart holds never ends with less than it had there.
 */
export function planMerge(own: readonly StoredLine[], guest: readonly StoredLine[], sellables: ReadonlyMap<number, Sellable>): MergePlan {
  const plan: MergePlan = { save: [], told: [] };
  let room = LINES_AT_MOST - own.length;
  for (const line of [...guest].sort((a, b) => a.productId - b.productId)) {
    const sellable = sellables.get(line.productId);
    const mine = own.find((candidate) => candidate.productId === line.productId)?.quantity ?? 0;
    if (sellable === undefined || (mine === 0 && room <= 0)) {
      plan.told.push({ code: 'merge-left-out', productId: line.productId, quantity: 0 });
      continue;
    }
    const wanted = mine + line.quantity;
    // Out of stock keeps its place in the cart, marked as such; it is not the merge that takes it away.
    const cap = sellable.stock > 0 ? Math.min(wanted, sellable.stock) : wanted;
    const quantity = Math.max(mine, capQuantity(cap, sellable.limits), mine === 0 ? sellable.limits.minimum : 0);
    if (mine === 0) room -= 1;
    if (quantity !== mine) plan.save.push({ productId: line.productId, quantity });
    if (quantity < wanted) plan.told.push({ code: 'merge-capped', productId: line.productId, quantity });
    else if (mine > 0) plan.told.push({ code: 'merged', productId: line.productId, quantity });
  }
  return plan;
}
