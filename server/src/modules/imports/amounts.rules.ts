// Import amounts: prices of a file in the base currency, at the rate of the shop or of the file.
import type { ImportMapping } from '@millwright/contracts';
import type { Field } from './fields.rules.ts';
import type { Read } from './values.rules.ts';

export const BASE_CURRENCY = 'INR';

type Surroundings = {
  field: Extract<Field, { type: 'amount' }>;
  /** Of the column. */
  heading: string;
  mapping: Pick<ImportMapping, 'currency' | 'rates'>;
  /** What one unit of another currency is in the base currency, by the shop. */
  rates: Readonly<Record<string, number>>;
};

/** @param read in hundredths, with the currency that the cell says @returns hundredths of the field's currency, and the currency that was written */
export function baseAmount(
  { minor, currency: said }: { minor: number; currency: string | undefined },
  { field, heading, mapping, rates }: Surroundings,
): (Exclude<Read, { fault: unknown }> & { currency: string }) | Extract<Read, { fault: unknown }> {
  if (minor === 0 && field.zero !== true) return { fault: { code: 'price-zero' } };
  const isBase = field.currency === BASE_CURRENCY;
  const expected = isBase ? currencyOfHeading(heading) : field.currency;
  if (said !== undefined && expected !== undefined && said !== expected)
    return { fault: { code: 'currency-wrong', params: { currency: expected } } };
  const currency = said ?? expected ?? mapping.currency;
  if (!isBase || currency === BASE_CURRENCY) return { value: minor, currency };
  const rate = mapping.rates[currency] ?? rates[currency];
  if (rate === undefined) return { fault: { code: 'currency-rate-missing', params: { currency } } };
  return { value: minor === 0 ? 0 : Math.max(1, Math.round(minor * rate)), currency };
}

const CURRENCY_WORDS: readonly [RegExp, string][] = [
  [/(?:^|[^a-z])(?:inr|rupees?)(?:[^a-z]|$)|₹/i, 'INR'],
  [/(?:^|[^a-z])usd(?:[^a-z]|$)|\$/i, 'USD'],
  [/(?:^|[^a-z])sar(?:[^a-z]|$)|ر\.س/i, 'SAR'],
  [/(?:^|[^a-z])eur(?:os?)?(?:[^a-z]|$)|€/i, 'EUR'],
  [/(?:^|[^a-z])gbp(?:[^a-z]|$)|£/i, 'GBP'],
  [/(?:^|[^a-z])aed(?:[^a-z]|$)/i, 'AED'],
  [/руб|₽|(?:^|[^a-z])rub(?:[^a-z]|$)/i, 'RUB'],
];

/** The currency that a heading says: `Price (EUR)`, `Цена, руб.`; undefined: none. */
export function currencyOfHeading(heading: string): string | undefined {
  return CURRENCY_WORDS.find(([pattern]) => pattern.test(heading))?.[1];
}
