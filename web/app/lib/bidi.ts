// How do `6205-2RS 25×52×15` and other Latin designations keep their order inside Arabic words? Each run is isolated.
import type { Locale } from '@millwright/contracts';

const LRI = '\u2066';
const PDI = '\u2069';
/** From the first Latin letter or digit to the last one (or a sign that ends a measure), with nothing Arabic between. A name has at most 300 characters. */
const RUN = /[A-Za-z0-9Ø⌀±][^\u0590-\u08FF،؛\n]*[A-Za-z0-9"”%°²³+]|[A-Za-z0-9]/g;

/** Names of products and categories as text: digits after an Arabic word would otherwise change places with what follows them. */
export function isolateLatin(text: string, locale: Locale): string {
  return locale === 'ar' ? text.replace(RUN, `${LRI}$&${PDI}`) : text;
}
