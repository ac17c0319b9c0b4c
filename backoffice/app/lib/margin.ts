// Margin: what is left of what is asked, in basis points; of a price below its cost it is below zero.
import { formatPercent, type Locale } from '@millwright/contracts';

/** A field holds text until it is an amount. */
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** @param asked  minor units @param cost  minor units; null: not known @returns basis points of what is asked; null when either is no amount */
export function marginOf(asked: unknown, cost: unknown): number | null {
  if (!isAmount(asked) || !isAmount(cost) || asked <= 0) return null;
  return Math.round((10_000 * (asked - cost)) / asked);
}

/** `32.5%`: a tenth is enough. */
export function percentText(basisPoints: number, locale: string): string {
  return formatPercent(Math.round(basisPoints / 10) * 10, locale as Locale);
}
