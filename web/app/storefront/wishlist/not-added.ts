// Products not added to the cart, encoded in an address: product, reason and number.
import type { ProblemCode } from '@millwright/contracts';

export type NotAdded = { productId: number; code: ProblemCode; limit: number };

const LETTERS: Readonly<Record<string, ProblemCode>> = {
  o: 'product-out-of-stock',
  s: 'stock-not-enough',
  x: 'quantity-above-maximum',
  m: 'quantity-below-minimum',
  t: 'quantity-not-in-steps',
  f: 'cart-full',
  g: 'product-not-found',
};
const BY_CODE = new Map(Object.entries(LETTERS).map(([letter, code]) => [code, letter]));
const ENTRY = /^([1-9]\d{0,8})([a-z])(\d{0,7})$/;

/** `12o.15s5`: 12 is out of stock, of 15 there are 5. */
export function writeNotAdded(list: readonly NotAdded[]): string {
  return list
    .map(
      ({ productId, code, limit }) =>
        `${productId}${BY_CODE.get(code) ?? 'g'}${limit > 0 ? limit : ''}`,
    )
    .join('.');
}

export function readNotAdded(text: string | null): NotAdded[] {
  if (text === null || text.length > 4_000) return [];
  return text.split('.').flatMap((part) => {
    const [, product = '', letter = '', limit = ''] = ENTRY.exec(part) ?? [];
    const code = Object.hasOwn(LETTERS, letter) ? LETTERS[letter] : undefined;
    return code === undefined ? [] : [{ productId: Number(product), code, limit: Number(limit) }];
  });
}
