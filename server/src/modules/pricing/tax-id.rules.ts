// Tax numbers of buyers and of the seller: GSTIN with its state code and check character, Saudi VAT number, those of other countries. [decisions §8 Place of supply]
import { latinDigits } from '@millwright/contracts';
import { entityValidators, euVat } from 'stdnum';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
// State code, PAN, number of the registration, Z unless the registration is of a special kind, check character.
const GSTIN = /^(?:0[1-9]|[12][0-9]|3[0-8]|97|99)[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][0-9A-Z]{2}$/;

/** 15 capital letters and digits with the state's code in front and the right check character at the end. */
export function isGstin(text: string): boolean {
  return GSTIN.test(text) && text.at(-1) === gstinCheckCharacter(text.slice(0, 14));
}

/** The 15th character of a GSTIN, from its first 14: weights 1 and 2 by turns in base 36. */
export function gstinCheckCharacter(body: string): string {
  let sum = 0;
  for (const [index, character] of [...body].entries()) {
    const product = ALPHABET.indexOf(character) * ((index % 2) + 1);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return ALPHABET.charAt((36 - (sum % 36)) % 36);
}

/** 15 digits that begin and end with 3. There is no public check digit. */
export function isSaudiVatNumber(text: string): boolean {
  return /^3[0-9]{13}3$/.test(text);
}

export type TaxIdFault =
  | 'tax-id-not-valid'
  | 'gstin-not-valid'
  | 'vat-number-not-valid'
  | 'tax-number-not-valid';

/** Capitals without the blanks, dots and dashes that people put between the digits. */
export function canonicalTaxId(typed: string): string {
  return latinDigits(typed)
    .replace(/[\s.\-/]/g, '')
    .toUpperCase();
}

/**
 * What is wrong with a tax number, or null. '' is no number and always fits.
 * @param country of the billing address: India takes a GSTIN, Saudi Arabia its VAT number, others a number of their own with its check digit
 * where there is one. null: not known yet, so that any of them is taken
 */
export function taxIdFault(taxId: string, country: string | null): TaxIdFault | null {
  if (taxId === '') return null;
  if (country === 'IN') return isGstin(taxId) ? null : 'gstin-not-valid';
  if (country === 'SA') return isSaudiVatNumber(taxId) ? null : 'vat-number-not-valid';
  // Before there is an address a VAT number tells its country itself.
  const own = taxId.slice(0, 2) === 'EL' ? 'GR' : taxId.slice(0, 2);
  if (country === null && euVat[own] !== undefined && /^[A-Z]{2}[0-9A-Z]{8,}$/.test(taxId))
    return isBusinessTaxId(taxId, own) ? null : 'tax-number-not-valid';
  if (country === null || country === 'US') return formFault(taxId);
  // Numbers that Singapore gives for GST to those without a UEN of their own.
  if (country === 'SG' && /^M[0-9]{8}[A-Z]$/.test(taxId)) return null;
  const validators = [...(euVat[country] ?? []), ...(entityValidators[country] ?? [])];
  if (validators.length === 0) return formFault(taxId);
  return validators.some((own) => own.validate(taxId).isValid) ? null : 'tax-number-not-valid';
}

/** A number under which a business of that country accounts for the tax itself. In the European Union that is its VAT number alone. */
export function isBusinessTaxId(taxId: string, country: string): boolean {
  if (taxId === '') return false;
  const ofUnion = euVat[country];
  return ofUnion === undefined
    ? taxIdFault(taxId, country) === null
    : ofUnion.some((own) => own.validate(taxId).isValid);
}

/** A mistyped GSTIN or Saudi VAT number is told as such; other numbers need five letters and digits. */
function formFault(taxId: string): TaxIdFault | null {
  if (isGstin(taxId) || isSaudiVatNumber(taxId)) return null;
  if (/^[0-9]{2}[A-Z]{5}/.test(taxId)) return 'gstin-not-valid';
  if (/^3[0-9]{12,}$/.test(taxId)) return 'vat-number-not-valid';
  return /^(?=.*[0-9])[0-9A-Z]{5,20}$/.test(taxId) ? null : 'tax-id-not-valid';
}
