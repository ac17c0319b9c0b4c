// Part keys: one key for all spellings of a part number, 6205-2RS = 6205 2rs = 62052RS, also on Cyrillic and Arabic keyboards.
// [features complaint 3]
import { gtinSpellings } from '@millwright/contracts';
import { plainBearingKey } from './bearing-numbers.rules.ts';
import { latinTwin, normalise } from './normalise.rules.ts';

/** Beyond this nothing is a part number. */
const MAX_KEY_LENGTH = 64;
/** A prefix shorter than this would name half of the shop. */
export const MIN_PREFIX_LENGTH = 4;

/** Upper case letters and digits only; empty when the text cannot be a part number. */
export function partKey(text: string): string {
  const normalised = normalise(
    text.length > 4 * MAX_KEY_LENGTH ? text.slice(0, 4 * MAX_KEY_LENGTH) : text,
  );
  const key = latinTwin(normalised.replace(/[^\p{L}\p{N}]+/gu, '')).toUpperCase();
  return key.length > MAX_KEY_LENGTH ? '' : key;
}

/** Every key under which a product is found: our number, the manufacturer's, each with and without the manufacturer's name before it, and the number of its barcode in every length. */
export function partKeysOf(product: {
  sku: string;
  mpn: string;
  gtin?: string;
  manufacturer: string;
}): string[] {
  const sku = partKey(product.sku);
  const mpn = partKey(product.mpn);
  const keys = new Set([sku, mpn]);
  // SKUs are written manufacturer-number; buyers leave the manufacturer out. Without a digit the rest may be any word ("MUG-RED").
  const dash = product.sku.indexOf('-');
  const rest = dash > 0 ? partKey(product.sku.slice(dash + 1)) : '';
  if (hasDigit(rest)) keys.add(rest);
  keys.add(partKey(product.manufacturer + product.mpn));
  // 6205ZZ is found as 6205-2Z.
  const plain = plainBearingKey(mpn);
  if (plain !== mpn) keys.add(partKey(product.manufacturer) + plain);
  for (const key of [...keys]) keys.add(plainBearingKey(key));
  if (product.gtin !== undefined) for (const key of gtinSpellings(product.gtin)) keys.add(key);
  keys.delete('');
  return [...keys];
}

/** A key without a digit may be a word as well; it names a product only as a whole. */
export function hasDigit(key: string): boolean {
  return /\d/.test(key);
}

/** The smallest text above every text that begins with `key`. */
export function endOfPrefix(key: string): string {
  return `${key}\u{10ffff}`;
}
