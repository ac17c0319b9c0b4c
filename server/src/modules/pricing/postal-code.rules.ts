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

/** Forms of postal codes: the first that a country takes is its example. */
const FORMS: readonly string[] = [
  '12345|1234|123456|10-115|123-4567|1234567|123|01310-100|110001|1234 AB|SW1A 1AA|K1A 0B1|D02 AF30',
  'C1420|AD500|VLT 1117|BB3713|9490|81000|98000|47890|00120|97100|97200|97300|97400|97500|97600|98600',
  '98700|98800|22100|2640|96799|96910|96941|96950|96960|96940|96898|00901|00802|2899|3900|6798|6799',
  'BB11000|HM 12|H100|VC0100|VG1110|KY1-1000|GY1 1AA|IM1 1AA|JE2 3AB|GX11 1AA|CP 1101|11369-14611',
  'FIQQ 1ZZ|SIQQ 1ZZ|BBND 1ZZ|PCRN 1ZZ|STHL 1ZZ|TDCU 1ZZ|TKCA 1ZZ|110-000',
].flatMap((line) => line.split('|'));

/** How a postal code of a country looks; a dash where there is none. */
export function postalCodeExample(country: string): string {
  if (WITHOUT.includes(country)) return '-';
  return FORMS.find((code) => postalCodeFault(code, country) === null) ?? '';
}

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
