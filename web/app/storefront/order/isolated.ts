// How does an amount or an order id stand inside a sentence of any language? Between isolates, so that its signs keep their places.

/** For texts of the i18n files; in elements of their own <bdi> does it. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}

/** A name or a date, which reads in the direction of its own first letter. */
export function isolatedName(text: string): string {
  return `\u2068${text}\u2069`;
}
