// Amounts: Indian grouping for rupees, the reader's separators, Latin digits. [§9, decisions §8]
import { CURRENCIES, type CurrencyCode, type Locale, type Prices } from '@millwright/contracts';

const formats = new Map<string, (minor: number) => string>();

/** An amount in minor units as text: `₹1,23,456.00`, in Russian `1 23 456,00 ₹`. */
export function formatMoney(minor: number, currency: CurrencyCode, locale: Locale): string {
  const key = currency + locale;
  let format = formats.get(key);
  if (format === undefined) {
    format = moneyFormat(currency, locale);
    formats.set(key, format);
  }
  return format(minor);
}

export function formatPrices(prices: Prices, currency: CurrencyCode, locale: Locale): string {
  return formatMoney(prices[currency], currency, locale);
}

function moneyFormat(currency: CurrencyCode, locale: Locale): (minor: number) => string {
  // The grouping belongs to the currency, the separators to the reader.
  const number = new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const symbol = CURRENCIES[currency].symbol;
  if (locale === 'ru') {
    const own: Record<string, string> = { ',': '\u00a0', '.': ',' };
    return (minor) => `${number.format(minor / 100).replace(/[.,]/g, (sign) => own[sign] as string)}\u00a0${symbol.trim()}`;
  }
  const before = symbol.replace(' ', '\u00a0');
  return (minor) => (minor < 0 ? `-${before}${number.format(-minor / 100)}` : before + number.format(minor / 100));
}
