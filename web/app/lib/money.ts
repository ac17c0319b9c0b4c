// Amounts on pages: as everywhere, but no line ends between a currency code and its amount. [§9, decisions §8]
import {
  type CurrencyCode,
  formatMoney as format,
  type Locale,
  type Prices,
} from '@millwright/contracts';

/** An amount in minor units as text: `₹1,23,456.00`, in Russian `1 23 456,00 ₹`. */
export function formatMoney(minor: number, currency: CurrencyCode, locale: Locale): string {
  return format(minor, currency, locale).replace(' ', '\u00a0');
}

export function formatPrices(prices: Prices, currency: CurrencyCode, locale: Locale): string {
  return formatMoney(prices[currency], currency, locale);
}
