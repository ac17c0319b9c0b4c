// What nobody has said of a product: stored as codes of the unknown, shown as nothing.

/** CLDR's code of the unknown region. */
export const UNKNOWN_COUNTRY = 'ZZ';
/** No class of UNSPSC. */
export const UNKNOWN_UNSPSC = '00000000';

/** '' where the code stands for the unknown. */
export function knownCode(code: string): string {
  return code === UNKNOWN_COUNTRY || code === UNKNOWN_UNSPSC ? '' : code;
}
