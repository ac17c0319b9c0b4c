// Margin: what is left of what is asked, in basis points; of a price below its cost it is below zero.
import { formatPercent, type Locale } from '@millwright/contracts';

/** @param asked  minor units @param cost  minor units; null: not known @returns basis points of what is asked; null when the cost is not known */
export function marginOf(asked: number | null | undefined, cost: number | null | undefined) {
  if (asked == null || cost == null || asked <= 0) return null;
  return Math.round((10_000 * (asked - cost)) / asked);
}

/** `32.5%`: a tenth is enough. */
export function percentText(basisPoints: number, locale: string): string {
  return formatPercent(Math.round(basisPoints / 10) * 10, locale as Locale);
}
