// Card key: all inputs of a card's HTML as one text; two cards with the same text look the same.
import type { CurrencyCode, Locale, ProductCard } from '@millwright/contracts';

export type CardLook = { features: boolean; line: boolean; eager: boolean };
/** All that a card may know of its reader. */
export type CardReader = {
  locale: Locale;
  currency: CurrencyCode;
  request: { compared: readonly number[]; saved: ReadonlySet<number>; viewer: unknown };
};

export function cardKey(
  { locale, currency, request }: CardReader,
  product: ProductCard,
  { features, line, eager }: CardLook,
): string {
  const { compared, saved, viewer } = request;
  const flags = [
    features,
    line,
    eager,
    compared.includes(product.id),
    saved.has(product.id),
    viewer === null,
  ]
    .map(Number)
    .join('');
  return `${locale}${currency}${flags}${JSON.stringify(product)}`;
}
