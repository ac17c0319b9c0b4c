// Locales and their direction. [§9]

export const LOCALES = ['en', 'ru', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** The writing direction of a language. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value);
}

/** BCP 47 tag with Latin digits, for Intl formatters (decisions §8: Latin digits in Arabic). */
export const INTL_LOCALE: Record<Locale, string> = {
  en: 'en-IN',
  ru: 'ru-RU',
  ar: 'ar-SA-u-nu-latn',
};

/** A text in all languages, as stored and as the demo catalogue gives it. */
export type LocalizedText = Record<Locale, string>;
