// Import amounts: prices of a file in the base currency, at the rate of the shop or of the file.
import { type Currencies, type ImportMapping, isCurrencyCode } from '@millwright/contracts';
import type { Field } from './fields.rules.ts';
import type { Read } from './values.rules.ts';

export type ShopMoney = {
  currencies: Currencies;
  /** What one unit of a further currency is in the base currency. */
  rates: Readonly<Record<string, number>>;
};

type Surroundings = {
  field: Extract<Field, { type: 'amount' }>;
  /** Of the column. */
  heading: string;
  mapping: Pick<ImportMapping, 'currency' | 'rates'>;
  shop: ShopMoney;
};

/** @param read in hundredths, with the currency that the cell says @returns hundredths of the field's currency, and the currency that was written */
export function baseAmount(
  { minor, currency: said }: { minor: number; currency: string | undefined },
  { field, heading, mapping, shop }: Surroundings,
): (Exclude<Read, { fault: unknown }> & { currency: string }) | Extract<Read, { fault: unknown }> {
  if (minor === 0 && field.zero !== true) return { fault: { code: 'price-zero' } };
  const [base] = shop.currencies;
  const expected = field.currency ?? currencyOfHeading(heading);
  if (said !== undefined && expected !== undefined && said !== expected)
    return { fault: { code: 'currency-wrong', params: { currency: expected } } };
  const currency = said ?? expected ?? (mapping.currency || base);
  if (field.currency !== undefined || currency === base) return { value: minor, currency };
  const rate = mapping.rates[currency] ?? shop.rates[currency];
  if (rate === undefined) return { fault: { code: 'currency-rate-missing', params: { currency } } };
  return { value: minor === 0 ? 0 : Math.max(1, Math.round(minor * rate)), currency };
}

const CURRENCY_WORDS: readonly [RegExp, string][] = [
  [/(?:^|[^a-z])(?:inr|rupees?)(?:[^a-z]|$)|₹|روبية/i, 'INR'],
  [/(?:^|[^a-z])usd(?:[^a-z]|$)|\$|دولار/i, 'USD'],
  [/(?:^|[^a-z])sar(?:[^a-z]|$)|ر\.س|ريال/i, 'SAR'],
  [/(?:^|[^a-z])eur(?:os?)?(?:[^a-z]|$)|€/i, 'EUR'],
  [/(?:^|[^a-z])gbp(?:[^a-z]|$)|£/i, 'GBP'],
  [/(?:^|[^a-z])aed(?:[^a-z]|$)/i, 'AED'],
  [/руб|₽|(?:^|[^a-z])rub(?:[^a-z]|$)/i, 'RUB'],
];

/** The currency that a heading says: `Price (EUR)`, `Цена, руб.`; undefined: none. Rarer codes in capitals alone, since some are words. */
export function currencyOfHeading(heading: string): string | undefined {
  const known = CURRENCY_WORDS.find(([pattern]) => pattern.test(heading))?.[1];
  return known ?? heading.match(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu)?.find(isCurrencyCode);
}

/** A plain heading without its currency: `net price in eur` -> `net price`. */
export function withoutCurrency(name: string): string {
  return name
    .replace(/(?:^| )(?:[a-z]{3}|euros?|rupees?|руб|بالروبية|بالدولار|بالريال)(?= |$)|[₹$€£₽]/g, '')
    .replace(/ (?:in|в)$/, '')
    .trim();
}
