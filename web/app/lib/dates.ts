// Dates, numbers and countries, with cached formatters.
import { formatMoment, INTL_LOCALE, type Locale } from '@millwright/contracts';

function once<T>(make: (locale: Locale, zone: string) => T): (locale: Locale, zone?: string) => T {
  const made = new Map<string, T>();
  return (locale, zone = '') => {
    const key = `${locale} ${zone}`;
    let value = made.get(key);
    if (value === undefined) {
      value = make(locale, zone);
      made.set(key, value);
    }
    return value;
  };
}

// The calendar is named because Arabic of Saudi Arabia would otherwise count by the Umm al-Qura one.
const dateFormat = once(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(INTL_LOCALE[locale], {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      calendar: 'gregory',
      timeZone,
    }),
);
const numberFormat = once(
  (locale) => new Intl.NumberFormat(INTL_LOCALE[locale], { maximumFractionDigits: 3 }),
);
const countryNames = once(
  (locale) => new Intl.DisplayNames(INTL_LOCALE[locale], { type: 'region' }),
);

/** A moment by the zone's clock; a day (`2026-11-26`) is that day in every zone. */
export function formatDate(date: Date | string, locale: Locale, timeZone: string): string {
  const isDay = typeof date === 'string' && date.length === 10;
  return dateFormat(locale, isDay ? 'UTC' : timeZone).format(new Date(date));
}

export function formatDateTime(date: Date | string, locale: Locale, timeZone: string): string {
  return formatMoment(new Date(date), locale, timeZone);
}

export function formatNumber(value: number, locale: Locale): string {
  // Small counts look the same everywhere and are many on a page.
  if (value >= 0 && value < 1000 && Number.isInteger(value)) return String(value);
  return numberFormat(locale).format(value);
}

/** ISO 3166-1 alpha-2 as a name; the code itself when it is unknown. */
export function countryName(code: string, locale: Locale): string {
  try {
    return countryNames(locale).of(code) ?? code;
  } catch {
    return code;
  }
}
