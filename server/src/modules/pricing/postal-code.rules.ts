// Postal codes by country; an Indian one must lead to a state, since the state decides how GST is split. [§5 Address, decisions §8]
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { stateOf } from './place-of-supply.rules.ts';

export type PostalCodeFault =
  | 'postal-code-not-numeric'
  | 'pin-code-not-valid'
  | 'postal-code-not-valid'
  | 'postal-code-not-of-country'
  | 'zip-code-not-valid';

/** Countries without postal codes: what stands there is a district, or a dash. */
const WITHOUT: readonly string[] = ['AE', 'AO', 'BH', 'BO', 'GH', 'HK', 'MO', 'OM', 'QA', 'YE'];

/** Error of a postal code in Latin digits and capitals, or null; of an unknown country only that it is a number. */
export function postalCodeFault(code: string, country: string | null): PostalCodeFault | null {
  switch (country) {
    // 9 is the army's, which has no state of its own.
    case 'IN':
      if (!/^[0-9]{1,12}$/.test(code)) return 'postal-code-not-numeric';
      return /^9[0-9]{5}$/.test(code) ||
        (/^[1-8][0-9]{5}$/.test(code) && stateOf('', code) !== null)
        ? null
        : 'pin-code-not-valid';
    // Five digits, or nine with the number of the building.
    case 'SA':
      if (!/^[0-9]{1,12}$/.test(code)) return 'postal-code-not-numeric';
      return /^[1-9][0-9]{4}(?:[0-9]{4})?$/.test(code) ? null : 'postal-code-not-valid';
    case 'US':
      return /^[0-9]{5}(?:-?[0-9]{4})?$/.test(code) ? null : 'zip-code-not-valid';
    case null:
      return /^[0-9]{1,12}$/.test(code) ? null : 'postal-code-not-numeric';
    default:
      if (!WITHOUT.includes(country) && postcodeValidatorExistsForCountry(country))
        return postcodeValidator(code, country) ? null : 'postal-code-not-of-country';
      return /^[0-9A-Z][0-9A-Z -]{0,11}$/.test(code) || code === '-'
        ? null
        : 'postal-code-not-of-country';
  }
}
