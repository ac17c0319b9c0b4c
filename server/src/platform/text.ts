// Cleaning of text: what is stored has one spelling, and nothing in it that cannot be seen or that turns its direction. [promises P49]
import { LOCALES, type LocalizedText } from '@millwright/contracts';

/** One line. */
export function cleanLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\u200b\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/gu, ' ')
    .trim();
}

/** Lines, with at most one empty one at a time. */
export function cleanText(text: string): string {
  return text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** One space between words, none at the ends. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Each without blanks at its ends. */
export function trimmed<T extends Record<string, string>>(texts: T): T {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.trim()])) as T;
}

/** In every language; what is not translated yet is shown in English. */
export function filled(
  texts: LocalizedText,
  tidy = (text: string): string => text.trim(),
): LocalizedText {
  const english = tidy(texts.en);
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, tidy(texts[locale]) || english]),
  ) as LocalizedText;
}

/** A text as a part of an address: small Latin letters, digits and dashes, at most 100; '' where it has none. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/×/g, 'x')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-+|(?<!-)-+$/g, '');
}
