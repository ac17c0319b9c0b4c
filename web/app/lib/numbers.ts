// Numbers and countries, with cached formatters.
import { INTL_LOCALE, type Locale } from '@millwright/contracts';

function once<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    let value = made.get(locale);
    if (value === undefined) {
      value = make(locale);
      made.set(locale, value);
    }
    return value;
  };
}

const numberFormat = once(
  (locale) => new Intl.NumberFormat(INTL_LOCALE[locale], { maximumFractionDigits: 3 }),
);
const countryNames = once(
  (locale) => new Intl.DisplayNames(INTL_LOCALE[locale], { type: 'region' }),
);

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
