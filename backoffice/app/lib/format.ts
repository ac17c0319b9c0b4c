// Formats of dates, amounts and numbers: in the reader's language, with Latin digits.
import {
  type CurrencyCode,
  currencySymbol,
  directionOf,
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatPercent,
  type Locale,
  type Prices,
} from '@millwright/contracts';
import { useLocaleState } from 'ra-core';
import { baseCurrency, shopCurrencies, shopTimeZone } from './api.ts';

const TAGS: Record<Locale, string> = {
  en: 'en-IN',
  ru: 'ru-RU-u-nu-latn',
  ar: 'ar-u-nu-latn-ca-gregory',
};

export type Formats = {
  locale: Locale;
  /** From what was to what is, as one reads: no browser turns it round. */
  arrow: '→' | '←';
  /** ISO 8601 -> day and time by the shop's clock, as pages and documents show it. */
  moment(iso: string): string;
  day(iso: string): string;
  /** A day of this year: 12 Mar. */
  dayMonth(day: string): string;
  number(value: number): string;
  /** 12.5K, 12,5 тыс., for an axis. */
  compact(value: number): string;
  /** Basis points: 12.5%. */
  percent(basisPoints: number): string;
  /** DE: Germany; a code that is none stays as it is. */
  country(code: string): string;
  /** 186 MB, 186 МБ. */
  measure(value: number, unit: 'megabyte' | 'gigabyte' | 'millisecond' | 'second'): string;
  /** Minor units; of the base currency, unless another one is given. */
  money(minor: number, currency?: CurrencyCode): string;
  /** In this currency; in the base currency where the amount lacks it. */
  price(prices: Prices, currency: CurrencyCode): string;
};

/** Of a record with amounts in several: the base currency first, then those of the shop, then those that it has given up. */
export function currenciesOf(amounts: Partial<Record<string, number>>): CurrencyCode[] {
  const codes = Object.keys(amounts).filter((code) => code !== 'base') as CurrencyCode[];
  const [base, ...others] = shopCurrencies();
  const kept = others.filter((code) => codes.includes(code));
  return [...new Set([base, ...kept, ...codes])];
}

export function useFormats(): Formats {
  const [locale] = useLocaleState() as [Locale, unknown];
  const timeZone = shopTimeZone();
  const tag = TAGS[locale] ?? TAGS.en;
  const money: Formats['money'] = (minor, currency = baseCurrency()) =>
    new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-US', {
      style: 'currency',
      currency,
      currencyDisplay: currencySymbol(currency).startsWith(currency) ? 'code' : 'symbol',
    }).format(minor / 100);
  return {
    locale,
    arrow: directionOf(locale) === 'rtl' ? '←' : '→',
    moment: (iso) => formatDateTime(iso, locale, timeZone),
    day: (iso) => formatDate(iso, locale, timeZone),
    dayMonth: (day) => formatDayMonth(day, locale),
    number: (value) => new Intl.NumberFormat(tag).format(value),
    compact: (value) => {
      const text = new Intl.NumberFormat(locale === 'en' ? 'en' : tag, {
        notation: 'compact',
        maximumFractionDigits: 1,
      }).format(value);
      // The number comes before its thousand, in a drawing from left to right, too.
      return locale === 'ar' ? `\u2067${text}\u2069` : text;
    },
    percent: (basisPoints) => formatPercent(basisPoints, locale),
    country: (code) =>
      /^[A-Z]{2}$/.test(code)
        ? (new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code)
        : code,
    measure: (value, unit) => new Intl.NumberFormat(tag, { style: 'unit', unit }).format(value),
    money,
    price: (prices, currency) => {
      const minor = prices[currency];
      return minor === undefined ? money(prices.base) : money(minor, currency);
    },
  };
}
