// Quantity rules: the one rule that the browser and the server share. [§5, decisions §7]
import type { Prices } from './money.ts';

export type QuantityLimits = {
  /** At least this many; 1 where the product sets none. */
  minimum: number;
  /** At most this many; null = no maximum. */
  maximum: number | null;
  /** Multiples of this; 1 where the product sets none. */
  step: number;
};

export type QuantityRejection =
  | { code: 'quantity-above-maximum'; limit: number }
  | { code: 'quantity-below-minimum'; limit: number }
  | { code: 'quantity-not-in-steps'; limit: number };

/** No line may hold more than this, whatever the product says: keeps every total an exact integer. */
export const QUANTITY_CEILING = 1_000_000;

/** No line may cost more, in minor units of any currency: 500 of them with their taxes are still counted exactly. */
export const LINE_CEILING = 5_000_000_000_000;

/** Maximum quantity of a line at this price. */
export function countableOf(unitPrice: Prices): number {
  return Math.max(1, Math.floor(LINE_CEILING / Math.max(1, ...Object.values(unitPrice))));
}

/** The largest quantity that may be ordered. */
export function maximumOf(limits: QuantityLimits): number {
  return Math.min(limits.maximum ?? QUANTITY_CEILING, QUANTITY_CEILING);
}

/** Checks a line's new total quantity. @returns the rejection, or null when it may be ordered */
export function rejectQuantity(quantity: number, limits: QuantityLimits): QuantityRejection | null {
  const maximum = maximumOf(limits);
  if (quantity > maximum) return { code: 'quantity-above-maximum', limit: maximum };
  if (!Number.isInteger(quantity) || quantity < Math.max(1, limits.minimum)) {
    return { code: 'quantity-below-minimum', limit: Math.max(1, limits.minimum) };
  }
  // Steps count from zero (packs of 50: 50, 100, ...), and the minimum itself is always allowed.
  if (quantity % limits.step !== 0 && quantity !== limits.minimum)
    return { code: 'quantity-not-in-steps', limit: limits.step };
  return null;
}

export type OrderedRejection = QuantityRejection | { code: 'stock-not-enough'; limit: number };

/**
 * The same with what is in stock. Beyond the stock it says how many can be had, not a multiple or a ceiling that nobody could order either;
 * a maximum of the product's own is named first. [§5]
 */
export function rejectOrdered(
  quantity: number,
  limits: QuantityLimits,
  stock: number,
): OrderedRejection | null {
  const rejection = rejectQuantity(quantity, limits);
  const isOwnLimit =
    rejection?.code === 'quantity-below-minimum' ||
    (rejection?.code === 'quantity-above-maximum' && limits.maximum !== null);
  if (isOwnLimit || quantity <= stock) return rejection;
  return { code: 'stock-not-enough', limit: capQuantity(stock, limits) || stock };
}

/** The quantity nearest to `wanted` that may be ordered; the minimum where nothing may. */
export function nearestQuantity(wanted: number, limits: QuantityLimits, stock: number): number {
  const below = capQuantity(Math.min(wanted, stock), limits);
  if (below === 0) return Math.max(1, limits.minimum);
  const above = stepUp(below, limits);
  return wanted - below > above - wanted && rejectOrdered(above, limits, stock) === null
    ? above
    : below;
}

/** The stepper's clamp: what a typed text becomes. Non-numeric input becomes the minimum. [§5] */
export function clampQuantity(typed: string, limits: QuantityLimits): number {
  const number = Number.parseInt(typed, 10);
  if (Number.isNaN(number)) return Math.max(1, limits.minimum);
  return Math.min(Math.max(number, Math.max(1, limits.minimum)), maximumOf(limits));
}

/** The largest allowed quantity that is at most `wanted`; 0 when even the minimum is more. Used when carts merge. */
export function capQuantity(wanted: number, limits: QuantityLimits): number {
  const capped = Math.min(wanted, maximumOf(limits));
  if (capped < limits.minimum) return 0;
  const stepped = capped - (capped % limits.step);
  return stepped >= limits.minimum ? stepped : limits.minimum;
}

/** The next quantity that may be ordered above this one; whether it is too much is said when it is asked for. */
export function stepUp(quantity: number, { minimum, step }: QuantityLimits): number {
  return quantity < minimum ? minimum : (Math.floor(quantity / step) + 1) * step;
}

/** The next one below; at the minimum one that will be rejected with a sentence about the remove button. */
export function stepDown(quantity: number, { minimum, step }: QuantityLimits): number {
  if (quantity <= minimum) return Math.max(0, quantity - step);
  return Math.max(minimum, (Math.ceil(quantity / step) - 1) * step);
}
