// Amounts on pages: as everywhere, but no line ends between a currency code and its amount. [§9, decisions §8]
import {
  type Currencies,
  type CurrencyCode,
  FIRST_CURRENCIES,
  formatMoney as format,
  type Locale,
  type Prices,
} from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';

/** Of the shop, the base currency first. */
export function currenciesOf({ company }: Pick<PageRequest, 'company'>): Currencies {
  return company?.currencies ?? FIRST_CURRENCIES;
}

/** An amount in minor units as text: `₹1,23,456.00`, in Russian `1 23 456,00 ₹`. */
export function formatMoney(minor: number, currency: CurrencyCode, locale: Locale): string {
  return format(minor, currency, locale).replace(' ', '\u00a0');
}

/** In a currency of the shop; in the base currency where this amount was never given in the other one. */
export function formatPrices(
  prices: Prices,
  currency: CurrencyCode,
  base: CurrencyCode,
  locale: Locale,
): string {
  const minor = prices[currency];
  return minor === undefined
    ? formatMoney(prices.base, base, locale)
    : formatMoney(minor, currency, locale);
}
