// GTIN: the number under the barcode of a trade item (EAN-8, UPC-A, EAN-13, GTIN-14): check digit, and one spelling for all of its lengths.

const LENGTHS = [8, 12, 13, 14] as const;

/** Whether the text is 8, 12, 13 or 14 digits of which the last is the right check digit. Zeros alone are none. */
export function isGtin(text: string): boolean {
  if (!/^\d{8}$|^\d{12,14}$/.test(text) || /^0+$/.test(text)) return false;
  return checkDigitOf(text.slice(0, -1)) === Number(text.at(-1));
}

/**
 * The spelling that a GTIN is stored and searched in: without leading zeros, as far as one of its lengths allows.
 * A scanner reads a UPC of 12 digits as an EAN of 13, and GS1 writes both with 14.
 * @param gtin as `isGtin` accepts it
 */
export function plainGtin(gtin: string): string {
  const digits = gtin.replace(/^0+/, '');
  const length = LENGTHS.find((one) => one >= digits.length) ?? 14;
  return digits.padStart(length, '0');
}

/** Every length in which the GTIN may be written or scanned, the plain one first. @param gtin as `isGtin` accepts it */
export function gtinSpellings(gtin: string): string[] {
  const plain = plainGtin(gtin);
  return LENGTHS.filter((length) => length >= plain.length).map((length) =>
    plain.padStart(length, '0'),
  );
}

/** Weights 3 and 1 by turns, from the right. @param digits without the check digit */
export function checkDigitOf(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
