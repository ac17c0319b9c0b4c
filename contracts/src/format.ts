// Formats of amounts, shares and ages: with Intl, Latin digits everywhere, Indian grouping for rupees. [decisions §8 Formats]

import type { CurrencyCode } from './currencies.ts';
import { INTL_LOCALE, type Locale } from './locale.ts';
import { toDecimal } from './money.ts';

const formats = new Map<string, Intl.NumberFormat>();

function decimalFormat(locale: string): Intl.NumberFormat {
  let format = formats.get(locale);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    formats.set(locale, format);
  }
  return format;
}

const symbols = new Map<CurrencyCode, string>();

/** `₹`, `$`, `€`, and `SAR ` where there is no sign: then with the blank that stands between it and an amount. [§9] */
export function currencySymbol(currency: CurrencyCode): string {
  let symbol = symbols.get(currency);
  if (symbol === undefined) {
    const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0);
    const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
    symbol = sign === currency ? `${sign} ` : sign;
    symbols.set(currency, symbol);
  }
  return symbol;
}

/** `Euro`, in the reader's language. */
export function currencyName(currency: CurrencyCode, locale: Locale): string {
  const name = new Intl.DisplayNames([locale], { type: 'currency' }).of(currency) ?? currency;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Separators of a Russian reader: blanks that no line ends at, and a comma. */
const RUSSIAN: Readonly<Record<string, string>> = { ',': '\u00a0', '.': ',' };

/**
 * `₹1,23,456.00`, `$12.50`, `€9.90`, `SAR 45.00`: the symbol of section 9 before the amount, two decimals; in Russian `1 23 456,00 ₹`.
 * The grouping belongs to the currency, the separators and the place of the symbol to the reader.
 */
export function formatMoney(minor: number, currency: CurrencyCode, locale: Locale): string {
  const symbol = currencySymbol(currency);
  const amount = formatAmount(Math.abs(minor), currency, locale);
  const sign = minor < 0 ? '-' : '';
  return locale === 'ru' ? `${sign}${amount}\u00a0${symbol.trim()}` : `${sign}${symbol}${amount}`;
}

/** The same without the symbol, for tables that name the currency once. */
export function formatAmount(minor: number, currency: CurrencyCode, locale: Locale): string {
  const amount = decimalFormat(currency === 'INR' ? 'en-IN' : 'en-US').format(toDecimal(minor));
  return locale === 'ru' ? amount.replace(/[.,]/g, (mark) => RUSSIAN[mark] as string) : amount;
}

const shares = new Map<Locale, Intl.NumberFormat>();

/** A share of ten thousand: `12.5%`, in Russian `12,5 %` with a blank that no line ends at. */
export function formatPercent(basisPoints: number, locale: Locale): string {
  let format = shares.get(locale);
  if (format === undefined) {
    format = new Intl.NumberFormat(INTL_LOCALE[locale], { maximumFractionDigits: 2 });
    shares.set(locale, format);
  }
  return `${format.format(basisPoints / 100)}${locale === 'ru' ? '\u00a0' : ''}%`;
}

const durations = new Map<Locale, Intl.DurationFormat>();

/** A number of months as people say it: `9 months`, `2 years, 6 months`. */
export function formatMonths(months: number, locale: Locale): string {
  let format = durations.get(locale);
  if (format === undefined) {
    format = new Intl.DurationFormat(INTL_LOCALE[locale], { style: 'long' });
    durations.set(locale, format);
  }
  if (months === 0)
    return new Intl.NumberFormat(INTL_LOCALE[locale], {
      style: 'unit',
      unit: 'month',
      unitDisplay: 'long',
    }).format(0);
  return format.format({ years: Math.floor(months / 12), months: months % 12 });
}

const REVERSE_CHARGE: Readonly<Record<Locale, string>> = {
  en: 'VAT: reverse charge',
  ru: 'НДС: обратное начисление',
  ar: 'ضريبة القيمة المضافة: احتساب عكسي',
};

/** The value-added tax has a name in every language; parts of GST are called as India's law calls them. */
const VAT: Readonly<Record<Locale, string>> = {
  en: 'VAT',
  ru: 'НДС',
  ar: 'ضريبة القيمة المضافة',
};

/** A tax of an order as its reader calls it, with its rate. */
export function taxName({ code, name }: { code: string; name: string }, locale: Locale): string {
  if (code === 'vat-reverse-charge') return REVERSE_CHARGE[locale];
  const shown = /^vat(-|$)/.test(code) ? name.replace(/^VAT\b/, VAT[locale]) : name;
  return shown.replace(/([\d.]+)%/, (_, share) =>
    formatPercent(Math.round(Number(share) * 100), locale),
  );
}
