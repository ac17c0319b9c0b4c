// Bidi isolates around part numbers, amounts and names.
import type { Locale } from './locale.ts';

const LRI = '\u2066';
const FSI = '\u2068';
const PDI = '\u2069';
/**
 * From the first Latin letter or digit to the last one (or a sign that ends a measure), with nothing Arabic between; the sign of a number belongs to it.
 * A name has at most 300 characters.
 */
const RUN =
  /(?:(?<![^\s(:])[-−+](?=\d))?(?:[A-Za-z0-9Ø⌀±≤≥<>~µΩ][^\u0590-\u08FF،؛\n]*[A-Za-z0-9"”%°²³+ΩµÅ]|[A-Za-z0-9])/g;

/** Names of products and categories as text: digits after an Arabic word would otherwise change places with what follows them. */
export function isolateLatin(text: string, locale: Locale): string {
  return locale === 'ar' ? text.replace(RUN, `${LRI}$&${PDI}`) : text;
}

/** An amount, an order id, an address: left to right in any sentence. In elements of their own <bdi> does it. */
export function isolated(text: string): string {
  return `${LRI}${text}${PDI}`;
}

/** A name or a date, which reads in the direction of its own first letter. */
export function isolatedName(text: string): string {
  return `${FSI}${text}${PDI}`;
}
