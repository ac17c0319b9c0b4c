// Cart rules: line decisions, blocked lines, changes since the price snapshot. Pure decisions. [§4 Cart, §5]
import {
  type CartLine,
  capQuantity,
  countableOf,
  maximumOf,
  multiplyPrices,
  type NegotiatedPrice,
  type OrderedRejection,
  type Prices,
  rejectOrdered,
  rejectQuantity,
} from '@millwright/contracts';
import type { Purchasable } from '../catalog/index.ts';
import type { StoredNegotiated } from './negotiated-price.rules.ts';
import { sharedPieces } from './shared-pieces.rules.ts';

/** More lines than any order needs; it bounds the cost of a change. */
export const MAX_LINES = 500;

export type StoredLine = {
  id: number;
  productId: number;
  quantity: number;
  agreed: StoredNegotiated | null;
};

export type LineRejection =
  | OrderedRejection
  | { code: 'product-out-of-stock' }
  | { code: 'agreed-quantity-fixed'; limit: number }
  | { code: 'cart-full'; limit: number };

/** Whether the line of this product may hold `quantity` in all. @returns the rejection, or null */
export function decideLine(purchasable: Purchasable, quantity: number): LineRejection | null {
  if (purchasable.stock <= 0) return { code: 'product-out-of-stock' };
  return rejectOrdered(quantity, purchasable.limits, purchasable.stock);
}

/** Why a line that is already in the cart keeps the order from being placed. */
export function blockOf(purchasable: Purchasable, quantity: number): CartLine['blocked'] {
  if (!purchasable.published || purchasable.stock <= 0) return 'out-of-stock';
  if (rejectQuantity(quantity, purchasable.limits) !== null) return 'outside-limits';
  return quantity > purchasable.stock ? 'stock-not-enough' : null;
}

/** A stored line with what its product is and costs now. */
export function priceLine(
  line: Pick<StoredLine, 'id' | 'productId' | 'quantity'>,
  purchasable: Purchasable,
  agreed: NegotiatedPrice | null = null,
): CartLine {
  return {
    id: line.id,
    productId: line.productId,
    sku: purchasable.sku,
    name: purchasable.name,
    slug: purchasable.slug,
    image: purchasable.image,
    manufacturer: purchasable.manufacturer,
    originCountry: purchasable.originCountry,
    ...(purchasable.lot === null ? {} : { lot: purchasable.lot }),
    unit: purchasable.unit,
    hsn: purchasable.hsn,
    quantity: line.quantity,
    withdrawn: !purchasable.published,
    stock: purchasable.published ? Math.max(0, purchasable.stock) : 0,
    limits: purchasable.limits,
    unitPrice: purchasable.unitPrice,
    // A price that rose beyond all counting blocks the line; it must not break the cart.
    subtotal: multiplyPrices(
      purchasable.unitPrice,
      Math.min(line.quantity, countableOf(purchasable.unitPrice)),
    ),
    agreed,
    blocked: blockOf(purchasable, line.quantity),
  };
}

/** The price snapshot: what the customer was last shown, per product the quantity and the unit prices; at checkout also the taxes. */
export type PriceSnapshot = {
  lines: Record<string, [quantity: number, base: number, unitPrice: Prices]>;
  taxes?: Record<string, Prices>;
  /** Per product what else was shown; only messages depend on it, an order need not match it. */
  state?: Record<
    string,
    [available: number, minimum: number, maximum: number, step: number, withdrawn: 0 | 1]
  >;
};

export function priceSnapshotOf(
  lines: readonly CartLine[],
  taxes?: Record<string, Prices>,
): PriceSnapshot {
  const seen: PriceSnapshot = { lines: {} };
  seen.state = {};
  for (const line of lines) {
    const { productId, quantity, unitPrice } = line;
    seen.lines[productId] = [quantity, unitPrice.base, unitPrice];
    seen.state[productId] = stateOf(line);
  }
  if (taxes !== undefined) seen.taxes = taxes;
  return seen;
}

/** A change of stock matters only as far as the line needs it. */
function stateOf({
  stock,
  quantity,
  limits,
  withdrawn,
}: CartLine): NonNullable<PriceSnapshot['state']>[string] {
  return [
    Math.min(stock, quantity),
    limits.minimum,
    limits.maximum ?? 0,
    limits.step,
    withdrawn ? 1 : 0,
  ];
}

/** Something that happened to a line while its owner was away. */
export type News =
  | { what: 'price-changed' | 'agreed-price-ended'; line: CartLine; before: Prices }
  | {
      what: 'stock-short' | 'sold-out' | 'stock-back' | 'limits-changed' | 'product-withdrawn';
      line: CartLine;
    };

/** Differences from the snapshot, in the order of the lines; lines that are not in it are skipped. */
export function changedSince(seen: PriceSnapshot | null, lines: readonly CartLine[]): News[] {
  if (seen === null) return [];
  return lines.flatMap((line): News[] => {
    const before = seen.lines[line.productId];
    if (before === undefined) return [];
    const news = stateNews(seen.state?.[line.productId], line, before[0] === line.quantity);
    const [, , unitPrice] = before;
    // The price of an unavailable product is not reported.
    if (line.withdrawn || isUnchanged(unitPrice, line.unitPrice)) return news;
    const what = line.agreed?.live === false ? 'agreed-price-ended' : 'price-changed';
    return [{ what, line, before: unitPrice }, ...news];
  });
}

/** A currency that the shop has taken on or given up meanwhile is no other price. */
function isUnchanged(before: Prices, after: Prices): boolean {
  return (Object.keys(before) as (keyof Prices)[]).every(
    (currency) => after[currency] === undefined || after[currency] === before[currency],
  );
}

/** With another quantity than in the snapshot, stock is not compared. */
function stateNews(
  before: NonNullable<PriceSnapshot['state']>[string] | undefined,
  line: CartLine,
  sameQuantity: boolean,
): News[] {
  if (before === undefined) return [];
  const now = stateOf(line);
  if (now[4] === 1) return before[4] === 1 ? [] : [{ what: 'product-withdrawn', line }];
  const news: News[] = [];
  if (sameQuantity && before[0] !== now[0])
    news.push({
      what: now[0] <= 0 ? 'sold-out' : now[0] < line.quantity ? 'stock-short' : 'stock-back',
      line,
    });
  // A quantity that was agreed is no limit of the product's, and neither is its end.
  if (line.agreed !== null) return news;
  if (before[1] !== now[1] || before[2] !== now[2] || before[3] !== now[3])
    news.push({ what: 'limits-changed', line });
  return news;
}

/** Whether nothing needs to be written after a look: the record holds what is shown now. */
export function isNoted(seen: PriceSnapshot | null, now: PriceSnapshot): boolean {
  if (seen === null) return false;
  return (
    canonicalLines(seen) === canonicalLines(now) &&
    JSON.stringify(seen.state ?? null) === JSON.stringify(now.state)
  );
}

/** Whether the order would be the one that was seen: same products, quantities, prices and, where they were shown, taxes. */
export function matchesSnapshot(
  seen: PriceSnapshot | null,
  lines: readonly CartLine[],
  taxes: Record<string, Prices>,
): boolean {
  if (seen === null) return true;
  const now = priceSnapshotOf(lines, seen.taxes === undefined ? undefined : taxes);
  return canonical(now) === canonical(seen);
}

function canonical(seen: PriceSnapshot): string {
  const taxes = sorted(seen.taxes ?? {}).map(([code, value]) => [code, sorted(value)]);
  return `${canonicalLines(seen)} ${JSON.stringify(taxes)}`;
}

function canonicalLines({ lines }: PriceSnapshot): string {
  const plain = sorted(lines).map(([id, [quantity, , unitPrice]]) => [
    id,
    quantity,
    sorted(unitPrice),
  ]);
  return JSON.stringify(plain);
}

/** The database gives keys back in an order of its own. */
function sorted<Value>(record: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Outcome of the merge for a product of both carts, or for one that had to change. */
export type MergeNews = {
  code: 'merged' | 'merge-capped' | 'merge-raised' | 'merge-left-out';
  productId: number;
  /** In the surviving cart now. */
  quantity: number;
  /** Quantity in each cart before. */
  own?: number;
  guest?: number;
  /** Why it is not the sum. */
  why?: 'maximum' | 'stock' | 'step' | 'minimum' | 'full' | 'gone' | 'agreed';
};

export type MergePlan = {
  /** Lines of the surviving cart to write, with their new quantity. */
  save: { productId: number; quantity: number }[];
  told: MergeNews[];
};

/**
 * The union of both carts: the same product adds up, capped at its maximum and its stock. [decisions §4 Cart merge]
 * A product that the customer's own cart holds never ends with less than it had there.
 */
export function planMerge(
  own: readonly StoredLine[],
  guest: readonly StoredLine[],
  purchasables: ReadonlyMap<number, Purchasable>,
): MergePlan {
  const plan: MergePlan = { save: [], told: [] };
  const held = new Map(own.map((line) => [line.productId, line.quantity]));
  const agreed = new Set(
    own.filter((line) => line.agreed?.held === true).map((line) => line.productId),
  );
  const pieces = sharedPieces(purchasables, own);
  let room = MAX_LINES - own.length;
  for (const line of [...guest].sort((a, b) => a.productId - b.productId)) {
    const { productId } = line;
    const known = purchasables.get(productId);
    const purchasable = known === undefined ? undefined : pieces.left(known);
    const mine = held.get(productId) ?? 0;
    const both = { productId, own: mine, guest: line.quantity };
    if (purchasable === undefined || (mine === 0 && room <= 0)) {
      plan.told.push({
        ...both,
        code: 'merge-left-out',
        quantity: mine,
        why: purchasable === undefined ? 'gone' : 'full',
      });
      continue;
    }
    // What was agreed stays as it was agreed, to the unit.
    if (agreed.has(productId)) {
      plan.told.push({ ...both, code: 'merge-capped', quantity: mine, why: 'agreed' });
      continue;
    }
    const wanted = mine + line.quantity;
    // Out of stock keeps its place in the cart, marked as such; it is not the merge that takes it away.
    const cap = purchasable.stock > 0 ? Math.min(wanted, purchasable.stock) : wanted;
    const quantity = Math.max(
      mine,
      capQuantity(cap, purchasable.limits),
      mine === 0 ? purchasable.limits.minimum : 0,
    );
    pieces.take(known, quantity);
    if (mine === 0) room -= 1;
    if (quantity !== mine) plan.save.push({ productId, quantity });
    if (quantity < wanted)
      plan.told.push({
        ...both,
        code: 'merge-capped',
        quantity,
        why: whyLess(wanted, purchasable),
      });
    else if (quantity > wanted)
      plan.told.push({ ...both, code: 'merge-raised', quantity, why: 'minimum' });
    else if (mine > 0) plan.told.push({ ...both, code: 'merged', quantity });
  }
  return plan;
}

/** The first reason that a customer would accept: the manufacturer's or our limit, then what is there, then the packs. */
function whyLess(wanted: number, { limits, stock }: Purchasable): 'maximum' | 'stock' | 'step' {
  if (wanted > maximumOf(limits)) return 'maximum';
  return stock > 0 && wanted > stock ? 'stock' : 'step';
}

/** Lines to write when many products are put in at once: as many of each as may be, none where not even the minimum may. */
export function planAdding(
  own: readonly StoredLine[],
  items: readonly { productId: number; quantity: number }[],
  purchasables: ReadonlyMap<number, Purchasable>,
): { productId: number; quantity: number }[] {
  const save = new Map<number, number>();
  const pieces = sharedPieces(purchasables, own);
  let room = MAX_LINES - own.length;
  for (const { productId, quantity: more } of items) {
    const product = purchasables.get(productId);
    const purchasable = product === undefined ? undefined : pieces.left(product);
    const known = own.find((line) => line.productId === productId);
    if (known?.agreed?.held === true) continue;
    const mine = save.get(productId) ?? known?.quantity ?? 0;
    if (purchasable === undefined || !purchasable.published || (mine === 0 && room <= 0)) continue;
    const quantity = capQuantity(Math.min(mine + more, purchasable.stock), purchasable.limits);
    if (quantity <= mine || decideLine(purchasable, quantity) !== null) continue;
    pieces.take(product, quantity);
    if (mine === 0) room -= 1;
    save.set(productId, quantity);
  }
  return [...save].map(([productId, quantity]) => ({ productId, quantity }));
}
