// Formats of dates, amounts and numbers: in the reader's language, with Latin digits.
import { directionOf, type Locale } from '@millwright/contracts';
import { useLocaleState } from 'ra-core';
import { shopTimeZone } from './api.ts';

const TAGS: Record<Locale, string> = {
  en: 'en-IN',
  ru: 'ru-RU-u-nu-latn',
  ar: 'ar-u-nu-latn-ca-gregory',
};
type Currency = 'INR' | 'USD' | 'SAR';

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
  /** 186 MB, 186 МБ. */
  measure(value: number, unit: 'megabyte' | 'gigabyte' | 'millisecond'): string;
  /** Minor units. */
  money(minor: number, currency?: Currency): string;
};

export function useFormats(): Formats {
  const [locale] = useLocaleState() as [Locale, unknown];
  const timeZone = shopTimeZone();
  const tag = TAGS[locale] ?? TAGS.en;
  return {
    locale,
    arrow: directionOf(locale) === 'rtl' ? '←' : '→',
    moment: (iso) =>
      new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
        new Date(iso),
      ),
    day: (iso) =>
      new Intl.DateTimeFormat(tag, {
        dateStyle: 'medium',
        timeZone: iso.length === 10 ? 'UTC' : timeZone,
      }).format(new Date(iso)),
    dayMonth: (day) =>
      new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      ),
    number: (value) => new Intl.NumberFormat(tag).format(value),
    measure: (value, unit) => new Intl.NumberFormat(tag, { style: 'unit', unit }).format(value),
    money: (minor, currency = 'INR') =>
      new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-US', {
        style: 'currency',
        currency,
        currencyDisplay: currency === 'SAR' ? 'code' : 'symbol',
      }).format(minor / 100),
  };
}
