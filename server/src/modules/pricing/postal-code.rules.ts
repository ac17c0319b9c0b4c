// Postal codes of the countries of the shop; an Indian one must lead to a state, since the state decides how GST is split. [§5 Address, decisions §8]
import { stateOf } from './place-of-supply.rules.ts';

export type PostalCodeFault =
  | 'postal-code-not-numeric'
  | 'pin-code-not-valid'
  | 'postal-code-not-valid'
  | 'zip-code-not-valid';

/** Error of a postal code in Latin digits, or null; of an unknown country only that it is a number. */
export function postalCodeFault(
  code: string,
  country: 'IN' | 'SA' | 'US' | null,
): PostalCodeFault | null {
  if (!/^[0-9]{1,12}$/.test(code)) return 'postal-code-not-numeric';
  // 9 is the army's, which has no state of its own.
  if (country === 'IN')
    return /^9[0-9]{5}$/.test(code) || (/^[1-8][0-9]{5}$/.test(code) && stateOf('', code) !== null)
      ? null
      : 'pin-code-not-valid';
  // Five digits, or nine with the number of the building.
  if (country === 'SA')
    return /^[1-9][0-9]{4}(?:[0-9]{4})?$/.test(code) ? null : 'postal-code-not-valid';
  if (country === 'US') return /^[0-9]{5}(?:[0-9]{4})?$/.test(code) ? null : 'zip-code-not-valid';
  return null;
}
